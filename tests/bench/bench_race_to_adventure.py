"""Race to Adventure: how soon a prisoner can be home, worked out from nothing, and a whole view."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from companion.games.race_to_adventure.actions import ways
from companion.games.race_to_adventure.pieces import LOCATIONS
from companion.games.race_to_adventure.rules import RULES
from companion.games.race_to_adventure.seen import forecast
from companion.games.race_to_adventure.seen.forecast import Spot, rounds_needed
from tests import kit
from tests.bench.figure import Figure

LAYOUTS = 20
SEARCHES = (rounds_needed, forecast.all_ends, ways.flights, ways.steps, ways.board, ways.tiles_by_spot, ways.barriers)
"""What remembers its answers."""


def measure() -> list[Figure]:
    worlds = [kit.set_up(RULES.id, 5, luck=Random(seed), shadow="bold").world for seed in range(LAYOUTS)]
    slowest = max(search_seconds(world, tile) for world in worlds for tile in LOCATIONS)
    race = kit.set_up(RULES.id, 5, luck=Random(1))
    states = [before for before, _, _ in kit.random_game(RULES, race, Random(1), 400)]
    return [
        Figure("Race to Adventure!: slowest forecast, nothing remembered", slowest * 1000, "ms", "under 1"),
        Figure("Race to Adventure!: a view of five seats", view_seconds(states) * 1000, "ms"),
    ]


def search_seconds(world: Any, tile: Any) -> float:
    """The better of three searches for a cursed Centurion with a prisoner."""
    best = 1.0
    for _ in range(3):
        for search in SEARCHES:
            search.cache_clear()
        began = perf_counter()
        rounds_needed(world, Spot(tile, True, True), "escort")
        best = min(best, perf_counter() - began)
    return best


def view_seconds(states: list[Any]) -> float:
    began = perf_counter()
    for state in states:
        RULES.view(state)
    return (perf_counter() - began) / len(states)
