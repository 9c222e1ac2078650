"""No room but a game's own knows the words of a game: its pages, and all that a tag may be taught."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from companion.registry import GAMES
from hardware import aliases

ROOT = Path(__file__).parents[1]
KNOWN = {"hardware/aliases.py"}
"""The one file that keeps words of today."""
SHARED = {"turn", "danger", "arrows", "confirm", "first"}
"""Words that mean something else elsewhere too: the knob's turn, a sound, a face that is drawn, an option, a list's first."""


def words_of_games() -> set[str]:
    words = {word for _, kinds in aliases.KINDS.values() for word in kinds}
    for rules in GAMES.values():
        words |= {*rules.pages, *(word for of_kind in rules.token_kinds.values() for word in of_kind)}
    return {word for word in words if len(word) > 3} - SHARED


@pytest.mark.parametrize("room", ["hardware", "web", "companion"])
def test_no_string_outside_a_games_folder_is_a_word_of_a_game(room: str) -> None:
    words = words_of_games()
    assert {"prisoner", "black-hole"} <= words
    found = {
        f"{file}:{node.lineno}: {node.value}"
        for path in (ROOT / room).rglob("*.py")
        if not (file := path.relative_to(ROOT).as_posix()).startswith("companion/games/") and file not in KNOWN
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in words
    }
    assert not found
