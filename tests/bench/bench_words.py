"""What a second language costs: the views of a random game said in it, text by text as they come."""

from __future__ import annotations

import time
from random import Random

from companion.registry import GAMES
from companion.words import Speaker, title_of
from tests import kit
from tests.bench.figure import Figure

MOVES = 150


def measure() -> list[Figure]:
    return [figure(game) for game in GAMES]


def figure(game: str) -> Figure:
    rules = GAMES[game]
    state = kit.set_up(game, rules.variants[0].seats[1])
    views = [rules.view(step.state) for _, _, step in kit.random_game(rules, state, Random(1), MOVES)]
    german = Speaker("de", game, dict(zip(state.seats, state.players, strict=True)))
    german.json(views[0])  # the words files are read
    start = time.perf_counter()
    for view in views:
        german.json(view)
    spent_ms = (time.perf_counter() - start) / len(views) * 1000
    return Figure(f"{title_of(rules)}: a view in one more language", spent_ms, "ms", "under 2")
