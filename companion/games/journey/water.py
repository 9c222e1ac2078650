"""How far the water reaches, for everybody to see in time (RULES.md 5.2)."""

from __future__ import annotations

from companion.contract.game import counted
from companion.games.journey.model import State
from companion.games.journey.pieces import KEPT_PER_STONE
from companion.games.journey.steps import chart

NEAR = 6
"""So many spaces before the finish a move can end the leg."""


def kept(state: State, place: int) -> int:
    """How many of a seat's fossils its stones keep."""
    return min(KEPT_PER_STONE * state.water[place], sum(state.fossils[place]))


def keeping(state: State, place: int) -> str:
    """Stones against fossils: “3 stones keep 9 of 11”, the stones alone while there is nothing to keep."""
    if not any(state.fossils[place]):
        return stones(state.water[place])
    verb = "keeps" if state.water[place] == 1 else "keep"
    return f"{stones(state.water[place])} {verb} {kept(state, place)} of {sum(state.fossils[place])}"


def stones(count: int) -> str:
    """“1 stone”, “3 stones”."""
    return counted(count, "stone")


def finish_near(state: State) -> bool:
    """Whether an explorer could reach the finish soon; False where no map tells."""
    known = chart(state) if state.leg == 1 else None
    return known is not None and any(known.left.get(at, NEAR + 1) <= NEAR for at in state.positions if at)
