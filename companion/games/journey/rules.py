"""Journey to the Center of the Earth, as one `Rules` object."""

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
)
from companion.games.journey import choices, discovery, plain, play, preview, rebuild, sea, setup, shorthand, view
from companion.games.journey.model import State
from companion.games.journey.pieces import EQUIPMENT, FIGURES, KINDS


class Journey(Rules[State]):
    """Three legs through the earth: down the mountain, over the sea, up the lava."""

    id = plain.GAME
    title = view.TITLE
    seats = setup.SEATS
    variants = (Variant("standard", "The rulebook's game", setup.SEATS),)
    options = (Option("lamp", "With the lamp keep", "keep-due", ("keep-due", "keep-all")), DICE, UPKEEP)
    token_kinds = {"fossil": KINDS, "equipment": EQUIPMENT, "explorer": FIGURES}
    derived = ("game", "options", "set", "phase", "active", "over", "winners", "scores", "opening", "decks")
    used_up = ("water",)

    def setup(self, setup_: Setup) -> State | Refusal:
        return setup.set_up(setup_)

    def choices(self, state: State) -> tuple[Choice, ...]:
        return choices.choices(state)

    def draws(self, state: State, words: Words) -> tuple[Draw, ...]:
        return discovery.draws(state, words) or sea.draws(state, words)

    def chain(self, state: State, words: Words) -> tuple[Words, ...]:
        small = shorthand.small_moves(state, words)
        return (words,) if isinstance(small, Refusal) else small

    def play(self, state: State, move: Move) -> Step[State] | Refusal:
        return play.play(state, move)

    def plain(self, state: State) -> dict[str, Any]:
        return plain.plain(state)

    def rebuild(self, values: Mapping[str, Any]) -> State | Refusal:
        return rebuild.rebuild(values)

    def view(self, state: State) -> View:
        return view.view(state)

    def preview(self, state: State, words: Words) -> str:
        return preview.preview(state, words)

    def meanings(self, state: State, kind: str, word: str) -> Words:
        return (word,)


RULES = Journey()
