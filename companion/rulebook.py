"""The rules of a game as numbered texts, read from its RULES.md."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

GAMES = Path(__file__).parent / "games"
_RULE = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\* +(.+?)(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


@cache
def rules_of(game: str) -> dict[str, str]:
    """Every rule of a game by its number, as one line of plain text."""
    text = (GAMES / game.replace("-", "_") / "RULES.md").read_text(encoding="utf-8")
    return {number: " ".join(rule.replace("*", "").replace("`", "").split()) for number, rule in _RULE.findall(text)}
