"""What people see of Race Through Space."""

from __future__ import annotations

from companion.contract.game import (
    COLOURS,
    SEATS,
    Board,
    Cell,
    Countdown,
    Fact,
    Grid,
    Page,
    Phase,
    Piece,
    Row,
    SeatView,
    View,
    seat_index,
)
from companion.games.race_through_space.choices import choices
from companion.games.race_through_space.model import BELT, CARDS, SHIPS, STAR, InSpace, OnMoon, State, card_of, cards_of
from companion.games.race_through_space.plain import scores
from companion.games.race_through_space.play import alive, free_numbers

TITLE = "Race Through Space"
LABELS = {
    "roll": ("Roll the die", "{name} rolls the die."),
    "advance": ("Move a ship", "{name} moves a ship by {roll}."),
    "star": ("Shooting star", "{name} may fly three cards more."),
    "arrows": ("Arrows", "Catch up, or send a ship back."),
    "black-hole": ("Black hole", "Bottom card goes under the moon."),
    "over": ("Game over", "{winners} won."),
}


def view(state: State) -> View:
    """The table as everybody may see it."""
    label, hint = LABELS[state.phase]
    winners = " and ".join(state.name(seat) for seat in state.winners)
    name = state.name(state.turn) if state.turn else ""
    countdown = black_hole(state)
    return View(
        game="race-through-space",
        title=TITLE,
        phase=Phase(state.phase, label, hint.format(name=name, roll=state.roll, winners=winners)),
        round=state.round,
        turn=state.turn,
        seats=tuple(seat_view(state, seat) for seat in state.seats),
        countdowns=(countdown,) if countdown else (),
        blocks=(column(state), moon(state)),
        pages=pages(state, countdown),
        over=state.over,
        winners=state.winners,
        scores=scores(state),
    )


def seat_view(state: State, seat: str) -> SeatView:
    index = seat_index(seat)
    fleet = state.fleets[index]
    flying, landed = len(cards_of(fleet)), sum(isinstance(ship, OnMoon) for ship in fleet)
    points = scores(state)[seat]
    return SeatView(
        seat=seat,
        name=state.players[index],
        colour=COLOURS[index],
        acts=seat == state.turn,
        short=f"{flying} in space",
        facts=(
            Fact("Points", str(points)),
            Fact("In space", str(flying)),
            Fact("On the moon", str(landed)),
            Fact("Lost", str(len(SHIPS) - flying - landed)),
        ),
    )


def black_hole(state: State) -> Countdown | None:
    """Turns left until the bottom card is taken, and whose ships stand on it (rule 5.1)."""
    flying = alive(state)
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


def pages(state: State, countdown: Countdown | None) -> tuple[Page, ...]:
    """The black hole's page; in its own phase it cannot wait."""
    if countdown is None:
        return (Page("black-hole", "NO BLACK HOLE", "-", "game over"),)
    rows = tuple(Row(name, str(ships), urgent=True) for name, ships in doomed(state)[:3]) or (Row("nobody", "there"),)
    strikes = state.phase == "black-hole"
    bar = "BLACK HOLE" if not strikes else "MOVE THE CARD"
    note = state.column[0].replace("-", " ") if strikes else ("turn left" if countdown.left == 1 else "turns left")
    urgency = 3 if strikes else 2 if countdown.urgent and bool(choices(state)) and state.phase == "roll" else 0
    return (Page("black-hole", bar, str(countdown.left), note, rows, urgency),)
