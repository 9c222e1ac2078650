"""How fast the Journey scores; its moves are measured with all games' rules."""

from __future__ import annotations

from random import Random
from time import perf_counter

from companion.games.journey.facts import Facts
from companion.games.journey.pieces import KINDS
from companion.games.journey.scoring import fossil_points
from tests.bench.figure import Figure

COLLECTIONS = 20_000


def measure() -> list[Figure]:
    luck, facts = Random(2), Facts()
    collections = [tuple(luck.randint(0, 4) for _ in KINDS) for _ in range(COLLECTIONS)]
    start = perf_counter()
    for held in collections:
        fossil_points(held, facts)
    return [Figure("Journey: scoring", COLLECTIONS / (perf_counter() - start), "collections/s", "100,000 or more")]
