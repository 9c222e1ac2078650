"""The moon's numbers, and the end of the race to them (RULES.md, section 6)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import OVER, Happening, Step, Text, happened, seats_of
from companion.games.race_through_space.model import OnMoon, State


def free_numbers(state: State) -> list[int | float]:
    """The moon's numbers that hold no ship yet (6.1)."""
    free = list(state.facts.moon)
    for ship in (ship for fleet in state.fleets for ship in fleet if isinstance(ship, OnMoon)):
        if ship.points in free:
            free.remove(ship.points)
    return free


def ended(state: State, told: tuple[Happening, ...]) -> Step[State]:
    """No ship is left in space (6.3)."""
    over = replace(state, phase=OVER, turn=None, roll=None, star=None)
    winners = over.winners
    best = Text("points", points=over.scores[winners[0]])
    text = Text("won" if len(winners) == 1 else "won-together", winners=seats_of(*winners), points=best)
    return Step(over, (*told, happened("over", text, winners=list(winners))))
