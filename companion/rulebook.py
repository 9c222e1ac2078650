"""The rules of a game as numbered texts, read from its RULES.md."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

GAMES = Path(__file__).parent / "games"
_CHAPTER = re.compile(r"^## +", re.MULTILINE)
_RULE = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\* +(.+?)(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


class Chapter(Struct, frozen=True):
    """A section of the rules: its title with its number, and its rules by their numbers."""

    title: str
    rules: dict[str, str]


@cache
def chapters_of(game: str) -> tuple[Chapter, ...]:
    """All rules of a game in the order in which they are told."""
    text = (GAMES / game.replace("-", "_") / "RULES.md").read_text(encoding="utf-8")
    return tuple(Chapter(part.partition("\n")[0].strip(), _rules_in(part)) for part in _CHAPTER.split(text)[1:])


@cache
def rules_of(game: str) -> dict[str, str]:
    """Every rule of a game by its number, as one line of plain text."""
    return {number: rule for chapter in chapters_of(game) for number, rule in chapter.rules.items()}


def _rules_in(text: str) -> dict[str, str]:
    return {number: " ".join(rule.replace("*", "").replace("`", "").split()) for number, rule in _RULE.findall(text)}
