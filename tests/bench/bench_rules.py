"""Rules alone: whole random games, drawn beforehand and played again with `choices` and `play`."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from companion.contract.game import Move, Rules, Variant
from companion.registry import GAMES
from companion.words import speaker
from tests import kit
from tests.bench.figure import Figure

TARGETS = {
    ("race-through-space", "standard"): 100_000,
    ("rocket-race", "standard"): 50_000,
    ("rocket-race", "advanced"): 25_000,
    ("race-to-adventure", "standard"): 30_000,
    ("journey", "standard"): 30_000,
}
"""Moves a second that the issues ask for."""
GAMES_PLAYED = 25
MOVES_AT_MOST = 1200
ROUNDS = 4

Script = tuple[Any, list[Move]]


def measure() -> list[Figure]:
    return [figure(rules, variant) for rules in GAMES.values() for variant in rules.variants]


def figure(rules: Rules[Any], variant: Variant) -> Figure:
    """The best of some rounds, with as many seats as there may be."""
    scripts = [script(rules, variant, seed) for seed in range(GAMES_PLAYED)]
    moves = sum(len(moves) for _, moves in scripts)
    best = min(seconds(rules, scripts) for _ in range(ROUNDS))
    say = speaker(game=rules.id).say
    name = f"{say(rules.title)}, {say(variant.title)}: choices and play, {variant.seats[1]} seats"
    target = TARGETS.get((rules.id, variant.id))
    return Figure(name, moves / best, "moves/s", f"{target:,} or more" if target else "")


def script(rules: Rules[Any], variant: Variant, seed: int) -> Script:
    """A first state and the moves of a random game from it."""
    state = kit.set_up(rules.id, variant.seats[1], luck=Random(seed), **variant.options)
    return state, [move for _, move, _ in kit.random_game(rules, state, Random(seed), MOVES_AT_MOST)]


def seconds(rules: Rules[Any], scripts: list[Script]) -> float:
    """How long all games take."""
    began = perf_counter()
    for start, moves in scripts:
        state = start
        for move in moves:
            rules.choices(state)
            state = rules.play(state, move).state  # type: ignore[union-attr]
    return perf_counter() - began
