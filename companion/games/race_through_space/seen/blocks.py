"""The typed blocks: the column of cards, the moon, the black hole's countdown."""

from __future__ import annotations

from companion.contract.game import COLOURS, SEATS, Board, Cell, Countdown, Grid, Piece
from companion.games.race_through_space.facts import BELT, CARDS, STAR
from companion.games.race_through_space.model import SHIPS, InSpace, OnMoon, State, card_of
from companion.games.race_through_space.moon import free_numbers


def black_hole(state: State) -> Countdown | None:
    """Turns left until the bottom card is taken, and whose ships stand on it (rule 5.1)."""
    flying = state.flying
    if not flying:
        return None
    left = 0 if state.turn is None else sum(seat >= state.turn for seat in flying)
    there = doomed(state)
    note = " ".join(f"{name[:6]} {ships}" for name, ships in there) or "nobody on it"
    return Countdown(
        "black-hole",
        f"Black hole takes {state.column[0].replace('-', ' ')}",
        left,
        len(flying),
        left <= 1 and bool(there),
        note[:21],
    )


def doomed(state: State) -> list[tuple[str, int]]:
    """Who has how many ships on the bottom card."""
    counts = [sum(card_of(ship) == 1 for ship in fleet) for fleet in state.fleets]
    return [(name, ships) for name, ships in zip(state.players, counts, strict=True) if ships]


def column(state: State) -> Board:
    """The ten cards below the moon, the top one first."""
    moon_pieces = _pieces(state, None)
    cells = [Cell("moon", 0, 0, "Moon", "moon", pieces=moon_pieces)]
    for card in range(CARDS, 0, -1):
        name = state.column[card - 1]
        kind = {BELT: "belt", STAR: "star"}.get(name, "space")
        badges = (str(card), *(("next to go",) if card == 1 else ()))
        cells.append(
            Cell(name, 0, CARDS + 1 - card, name.replace("-", " ").capitalize(), kind, badges, _pieces(state, card))
        )
    return Board("column", "The way to the moon", 1, CARDS + 1, tuple(cells))


def _pieces(state: State, card: int | None) -> tuple[Piece, ...]:
    """The ships on a card; with None those on the moon."""
    return tuple(
        Piece(ship[1:], seat, "ship", COLOURS[index], f"{state.players[index]}'s ship {ship[1:]}")
        for index, (seat, fleet) in enumerate(zip(SEATS, state.fleets, strict=False))
        for ship, place in zip(SHIPS, fleet, strict=True)
        if (card_of(place) == card if isinstance(place, InSpace) else card is None and isinstance(place, OnMoon))
    )


def moon(state: State) -> Grid:
    """The numbers of the moon that are held and by whom, then those that are free."""
    holders: dict[int | float, list[str]] = {}
    for name, fleet in zip(state.players, state.fleets, strict=True):
        for ship in fleet:
            if isinstance(ship, OnMoon):
                holders.setdefault(ship.points, []).append(name)
    taken = tuple((str(points), name) for points in sorted(holders, reverse=True) for name in holders[points])
    free = " ".join(str(points) for points in sorted(free_numbers(state), reverse=True))
    return Grid("moon", "Places on the moon", ("Points", "Ship of"), (*taken, (free or "none", "free")))
