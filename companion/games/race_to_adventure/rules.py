"""Race to Adventure as one `Rules` object."""

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
from companion.games.race_to_adventure import choices, plain, play, preview, setup, view
from companion.games.race_to_adventure.deeds import DEEDS
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.places import ADVENTURES, CENTURY_CLUB, ITEMS, LOCATIONS


class RaceToAdventure(Rules[Race]):
    """Two to five Centurions race for nine stamps."""

    id = plain.GAME
    title = view.TITLE
    seats = (2, 5)
    variants = (Variant("standard", "The rulebook's game", (2, 5)),)
    options = (
        Option("layout", "The grid, row by row", "random", ADVENTURES, many=True, presets=("random",), rule="1.2"),
        Option(
            "shadow",
            "Shadow sides",
            "none",
            (*ADVENTURES, CENTURY_CLUB),
            many=True,
            presets=("none", "first-play", "bold", "treacherous", "impossible"),
            rule="1.3",
        ),
        Option("easier", "An easier game", [], ("no-curse", "no-danger", "no-jet-pack"), many=True),
        Option("positions", "Marker positions", "tracked", ("tracked", "declared")),
        Option("actions", "Order of actions", "free", ("free", "clockwise")),
        DICE,
        UPKEEP,
    )
    token_kinds = {"location": LOCATIONS, "item": ITEMS, "action": (*DEEDS, "confirm")}
    derived = plain.DERIVED

    def setup_draws(self, setup_: Setup) -> tuple[Draw, ...] | Refusal:
        return setup.draws(setup_)

    def setup(self, setup_: Setup) -> Race | Refusal:
        return setup.set_up(setup_)

    def choices(self, state: Race) -> tuple[Choice, ...]:
        return choices.choices(state)

    def play(self, state: Race, move: Move) -> Step[Race] | Refusal:
        return play.play(state, move)

    def plain(self, state: Race) -> dict[str, Any]:
        return plain.plain(state)

    def rebuild(self, values: Mapping[str, Any]) -> Race | Refusal:
        return plain.rebuild(values)

    def view(self, state: Race) -> View:
        return view.view(state)

    def preview(self, state: Race, words: Words) -> str:
        return preview.preview(state, words)


RULES = RaceToAdventure()
