"""What people see of Race Through Space."""

from __future__ import annotations

from companion.contract.game import COLOURS, Fact, Phase, Seat, SeatView, Text, View, seat_index, seats_of
from companion.games.race_through_space.model import GAME, SHIPS, OnMoon, State, cards_of
from companion.games.race_through_space.seen.blocks import black_hole, column, moon
from companion.games.race_through_space.seen.pages import pages

TITLE = Text("title")


def view(state: State) -> View:
    """The table as everybody may see it."""
    countdown = black_hole(state)
    return View(
        game=GAME,
        title=TITLE,
        phase=phase(state),
        round=state.round,
        turn=state.turn,
        seats=tuple(seat_view(state, seat) for seat in state.seats),
        countdowns=(countdown,) if countdown else (),
        blocks=(column(state), moon(state)),
        pages=pages(state, countdown),
        over=state.over,
        winners=state.winners,
        scores=state.scores,
    )


def phase(state: State) -> Phase:
    hint = Text(
        f"hint-{state.phase}", seat=Seat(state.turn or ""), roll=state.roll or "", winners=seats_of(*state.winners)
    )
    return Phase(state.phase, Text(f"phase-{state.phase}"), hint)


def seat_view(state: State, seat: str) -> SeatView:
    index = seat_index(seat)
    fleet = state.fleets[index]
    flying, landed = len(cards_of(fleet)), sum(isinstance(ship, OnMoon) for ship in fleet)
    points = state.scores[seat]
    return SeatView(
        seat=seat,
        name=state.players[index],
        colour=COLOURS[index],
        acts=seat == state.turn,
        short=Text("in-space", ships=flying),
        facts=(
            Fact(Text("fact-points"), str(points)),
            Fact(Text("fact-in-space"), str(flying)),
            Fact(Text("fact-on-moon"), str(landed)),
            Fact(Text("fact-lost"), str(len(SHIPS) - flying - landed)),
        ),
    )
