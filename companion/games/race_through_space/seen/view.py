"""What people see of Race Through Space."""

from __future__ import annotations

from companion.contract.game import COLOURS, Fact, Phase, SeatView, View, seat_index
from companion.games.race_through_space.model import GAME, SHIPS, OnMoon, State, cards_of
from companion.games.race_through_space.seen.blocks import black_hole, column, moon
from companion.games.race_through_space.seen.pages import pages

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
        game=GAME,
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
        scores=state.scores,
    )


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
        short=f"{flying} in space",
        facts=(
            Fact("Points", str(points)),
            Fact("In space", str(flying)),
            Fact("On the moon", str(landed)),
            Fact("Lost", str(len(SHIPS) - flying - landed)),
        ),
    )
