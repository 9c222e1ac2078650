"""Race Through Space as one `Rules` object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.contract.game import DICE, UPKEEP, Choice, Draw, Move, Refusal, Rules, Setup, Step, Variant, View, Words
from companion.games.race_through_space import choices, plain, play, setup, view
from companion.games.race_through_space.model import SHIPS, State


class RaceThroughSpace(Rules[State]):
    """Two to four fleets race a black hole to the moon."""

    id = "race-through-space"
    title = view.TITLE
    seats = (2, 4)
    variants = (Variant("standard", "The rulebook's game", (2, 4)),)
    options = (DICE, UPKEEP)
    token_kinds = {
        "ship": SHIPS,
        "face": ("1", "2", "3", "4", "5", "arrows"),
        "action": ("go", "stay", "catch-up", "send-back", "confirm"),
    }

    def setup(self, setup_: Setup) -> State | Refusal:
        return setup.set_up(setup_)

    def choices(self, state: State) -> tuple[Choice, ...]:
        return choices.choices(state)

    def draws(self, state: State, words: Words) -> tuple[Draw, ...]:
        if words == ("roll", state.turn) and state.phase == "roll" and state.options.dice != "table":
            return (Draw(state.facts.die),)
        return ()

    def play(self, state: State, move: Move) -> Step[State] | Refusal:
        return play.play(state, move)

    def plain(self, state: State) -> dict[str, Any]:
        return plain.plain(state)

    def rebuild(self, values: Mapping[str, Any]) -> State | Refusal:
        return plain.rebuild(values)

    def view(self, state: State) -> View:
        return view.view(state)


RULES = RaceThroughSpace()
