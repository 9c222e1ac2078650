"""Rocket Race as one `Rules` object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.contract.game import (
    DICE,
    UPKEEP,
    Choice,
    Draw,
    Move,
    Option,
    Refusal,
    Rules,
    Setup,
    Step,
    Variant,
    View,
    Words,
    as_plain,
)
from companion.games.rocket_race import catalogue, choices, hints, plain, play, rebuild, setup, view
from companion.games.rocket_race.model import State
from companion.games.rocket_race.pieces import DISCIPLINES


class RocketRace(Rules[State]):
    """Leagues of gentlefolk bid for rocket parts, or research them, and race each other to the Moon."""

    id = plain.GAME
    title = view.TITLE
    seats = (2, 6)
    variants = (
        Variant("standard", "Standard rules", (3, 6), {"rules": "standard"}),
        Variant("advanced", "Advanced rules", (2, 4), {"rules": "advanced"}),
    )
    options = (
        Option("rules", "Rules", "standard", ("standard", "advanced")),
        Option("three_stage", "Three Stage Moon Trip", False, (False, True)),
        Option("workshop_boost", "Workshop Boost (advanced)", False, (False, True)),
        Option("ties", "Equal landings (standard)", "share", ("share", "reroll")),
        Option("min_bid", "Lowest bid (standard)", 1, (1, 0)),
        DICE,
        UPKEEP,
    )
    token_kinds = {
        "discipline": DISCIPLINES,
        "action": ("pass", "ready", "confirm", "end", "launch"),
    }
    derived = (*Rules.derived, "pools", "deck", "drawn", "launched")

    def tokens(self, state: State) -> Mapping[str, Words]:
        return {**self.token_kinds, **hints.tokens(state)}

    def setup(self, setup_: Setup) -> State | Refusal:
        return setup.set_up(setup_)

    def choices(self, state: State) -> tuple[Choice, ...]:
        return choices.choices(state)

    def draws(self, state: State, words: Words) -> tuple[Draw, ...]:
        return play.draws(state, words)

    def play(self, state: State, move: Move) -> Step[State] | Refusal:
        return play.play(state, move)

    def plain(self, state: State) -> dict[str, Any]:
        return plain.plain(state)

    def rebuild(self, values: Mapping[str, Any]) -> State | Refusal:
        return rebuild.rebuild(values)

    def view(self, state: State) -> View:
        return view.view(state)

    def preview(self, state: State, words: Words) -> str:
        return hints.preview(state, words)

    def learnt(self, state: State) -> dict[str, Any]:
        cards = catalogue.learnt(state)
        return {} if set(cards) <= set(state.facts.cards) else {"cards": as_plain(cards)}

    def meanings(self, state: State, kind: str, word: str) -> Words:
        return hints.meanings(state, kind, word)


RULES = RocketRace()
