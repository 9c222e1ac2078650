"""How fast a seat with twelve complete cards is told what it can launch."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from companion.contract.game import Refusal
from companion.games.rocket_race.rules import RULES
from tests import kit
from tests.bench.figure import Figure

OWNED = ("capsule", "capsule", "propulsion", "propulsion", "steering", "steering") + ("accessory",) * 6
ROUNDS = 2_000


def measure() -> list[Figure]:
    state = launching()
    start = perf_counter()
    for _ in range(ROUNDS):
        RULES.choices(state)
    milliseconds = (perf_counter() - start) / ROUNDS * 1000
    return [Figure("Rocket Race: launch choice with twelve complete cards", milliseconds, "ms", "under 2")]


def launching() -> Any:
    """The launch step, the first seat owning twelve complete cards."""
    plain = RULES.plain(kit.set_up("rocket-race", 3))
    card = {
        "name": "",
        "reliability": 2,
        "electrics": 0,
        "mechanics": 0,
        "chemistry": 0,
        "skill": "",
        "cogs": 0,
        "paid": 0,
    }
    owned = {
        f"c{number}": {**card, "kind": kind, "owner": "p1", "where": "complete"} for number, kind in enumerate(OWNED, 1)
    }
    state = RULES.rebuild(plain | {"cards": owned, "drawn": len(OWNED), "phase": "launch", "turn": "p1"})
    if isinstance(state, Refusal):
        raise AssertionError(state.message)
    return state
