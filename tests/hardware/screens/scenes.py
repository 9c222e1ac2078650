"""Scenes out of real games: every page that a game's own view brings, at moments that show it well."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.registry import GAMES
from companion.view import Bulletin, DiceView
from tests.kit import played, set_up

GENERIC = ("auto", "phase", "seats")


class Scene:
    """A game, how many play, the lines that lead there, and the last roll."""

    def __init__(self, game: str, seats: int, lines: str, dice: tuple[str, ...] = (), **options: Any) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.lines = [line.strip() for line in lines.split(",")] if lines else []
        self.dice = dice

    def bulletin(self) -> Bulletin:
        """What the screens are told at that moment."""
        rules = GAMES[self.game]
        state = played(rules, set_up(self.game, self.seats, **self.options), *self.lines)
        view = rules.view(state)
        dice = DiceView(view.turn, self.dice, "box") if self.dice else None
        return Bulletin(1, replace(view, dice=dice))


SCENES = {
    "race-start": Scene("race-through-space", 4, ""),
    "race-advance": Scene("race-through-space", 2, "roll p1 4", ("4",)),
    "race-arrows": Scene("race-through-space", 2, "roll p1 1, advance p1 s1, roll p2 arrows", ("arrows",)),
    "race-hole": Scene("race-through-space", 2, "roll p1 1, advance p1 s1, roll p2 1, advance p2 s1", ("1",)),
}


def pages_of(bulletin: Bulletin) -> list[str]:
    """The pages worth a picture: the generic ones, the dice if any, and all of the game's own."""
    view = bulletin.view
    if view is None:
        return []
    own = [page.id for page in view.pages if page.id not in GENERIC]
    return [*GENERIC, *(["dice"] if view.dice else []), *own]
