"""How fast the rules of the Journey are, and its scoring."""

from __future__ import annotations

from random import Random
from time import perf_counter

from companion import lines
from companion.game import Move, Step
from companion.games.journey.facts import Facts
from companion.games.journey.pieces import KINDS
from companion.games.journey.rules import RULES
from companion.games.journey.scoring import fossil_points
from tests import kit
from tests.bench.figure import Figure

GAMES, COLLECTIONS = 12, 20_000


def measure() -> list[Figure]:
    return [Figure("journey: choices and play", moves(), "moves/s", "30,000 or more"), scoring()]


def moves() -> float:
    """Moves a second in random games, the picking of the random lines not counted."""
    luck, made, spent = Random(1), 0, 0.0
    for _ in range(GAMES):
        state = kit.set_up("journey", 3)
        choices = RULES.choices(state)
        while choices:
            move = Move(lines.sample(luck.choice(choices), luck))
            start = perf_counter()
            step = RULES.play(state, move)
            if not isinstance(step, Step):
                raise AssertionError(step.message)
            state = step.state
            choices = RULES.choices(state)
            spent += perf_counter() - start
            made += 1
    return made / spent


def scoring() -> Figure:
    luck, facts = Random(2), Facts()
    collections = [tuple(luck.randint(0, 4) for _ in KINDS) for _ in range(COLLECTIONS)]
    start = perf_counter()
    for held in collections:
        fossil_points(held, facts)
    return Figure("journey: scoring", COLLECTIONS / (perf_counter() - start), "collections/s", "100,000 or more")
