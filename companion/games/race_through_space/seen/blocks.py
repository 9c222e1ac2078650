"""The typed blocks: the column of cards, the moon, the black hole's countdown."""

from __future__ import annotations

from companion.contract.game import COLOURS, SEATS, Board, Cell, Countdown, Grid, Piece, Said, Seat, Text, spaced
from companion.games.race_through_space.facts import BELT, CARDS, STAR
from companion.games.race_through_space.model import SHIPS, InSpace, OnMoon, State, card_of, kind_of, number_of
from companion.games.race_through_space.moon import free_numbers


def black_hole(state: State) -> Countdown | None:
    """Turns left until the bottom card is taken, and whose ships stand on it (rule 5.1)."""
    flying = state.flying
    if not flying:
        return None
    left = 0 if state.turn is None else sum(seat >= state.turn for seat in flying)
    there = doomed(state)
    return Countdown(
        "black-hole",
        Text(f"takes-{kind_of(state.column[0])}", number=plain_number(state.column[0])),
        left,
        len(flying),
        left <= 1 and bool(there),
        _standing(there),
    )


def doomed(state: State) -> list[tuple[str, int]]:
    """Which seat has how many ships on the bottom card."""
    counts = [sum(card_of(ship) == 1 for ship in fleet) for fleet in state.fleets]
    return [(seat, ships) for seat, ships in zip(SEATS, counts, strict=False) if ships]


def plain_number(card: str) -> str:
    """The number of a card that is none of the special ones."""
    return card.removeprefix("space-")


def _standing(there: list[tuple[str, int]]) -> Text:
    if not there:
        return Text("nobody-on-it")
    fleets = (Text("stands", seat=Seat(seat), ships=ships) for seat, ships in there)
    return Text("standing", fleets=spaced(*fleets), ships=sum(ships for _, ships in there))


def column(state: State) -> Board:
    """The ten cards below the moon, the top one first."""
    moon_pieces = _pieces(state, None)
    cells = [Cell("moon", 0, 0, Text("moon"), "moon", pieces=moon_pieces)]
    for card in range(CARDS, 0, -1):
        name = state.column[card - 1]
        kind = {BELT: "belt", STAR: "star"}.get(name, "space")
        badges: tuple[Said, ...] = (str(card), *((Text("next-to-go"),) if card == 1 else ()))
        label = Text(f"card-{kind_of(name)}", number=plain_number(name))
        cells.append(Cell(name, 0, CARDS + 1 - card, label, kind, badges, _pieces(state, card)))
    return Board("column", Text("way-to-moon"), 1, CARDS + 1, tuple(cells))


def _pieces(state: State, card: int | None) -> tuple[Piece, ...]:
    """The ships on a card; with None those on the moon."""
    return tuple(
        Piece(ship[1:], seat, "ship", COLOURS[index], Text("ship-of", seat=Seat(seat), ship=number_of(ship)))
        for index, (seat, fleet) in enumerate(zip(SEATS, state.fleets, strict=False))
        for ship, place in zip(SHIPS, fleet, strict=True)
        if (card_of(place) == card if isinstance(place, InSpace) else card is None and isinstance(place, OnMoon))
    )


def moon(state: State) -> Grid:
    """The numbers of the moon that are held and by whom, then those that are free."""
    holders: dict[int | float, list[str]] = {}
    for seat, fleet in zip(SEATS, state.fleets, strict=False):
        for ship in fleet:
            if isinstance(ship, OnMoon):
                holders.setdefault(ship.points, []).append(seat)
    held = ((points, seat) for points in sorted(holders, reverse=True) for seat in holders[points])
    taken: tuple[tuple[Said, ...], ...] = tuple(
        (str(points), Text("table-seat", seat=Seat(seat))) for points, seat in held
    )
    free = " ".join(str(points) for points in sorted(free_numbers(state), reverse=True))
    return Grid(
        "moon",
        Text("moon-places"),
        (Text("fact-points"), Text("ship-owner")),
        (*taken, (free or Text("none"), Text("free"))),
    )
