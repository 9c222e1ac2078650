"""How far an advanced turn has come (RULES.md, 11.1 to 11.3)."""

from __future__ import annotations

from typing import Literal

from companion.games.rocket_race.launch.rockets import whole
from companion.games.rocket_race.model import State

Stage = Literal["first", "die", "launching", "later", "spent"]
"""Nothing done yet; the breakthrough die awaited; rockets declared that have not rolled; purchases; a card discarded."""


def stage(state: State) -> Stage:
    match state.acted:
        case "":
            return "first"
        case "breakthrough":
            return "die"
        case "discard":
            return "spent"
        case "launch" if any(rocket.status == "due" for rocket in state.rockets):
            return "launching"
        case _:
            return "later"


def all_declared(state: State) -> bool:
    """Whether no further rocket can be declared: then a roll says “ready” too."""
    return stage(state) == "launching" and not whole(state.yards[state.active])
