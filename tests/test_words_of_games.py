"""No room but a game's own knows the words of a game: its id, its pages, phases and countdowns, and all that a tag may be taught."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from companion.registry import GAMES
from tests import kit

ROOT = Path(__file__).parents[1]
ROOMS = ("hardware", "web", "companion")
TAKEN: dict[str, str] = {
    "companion/games": "the games themselves",
    "companion/words": "the house's messages, whose ids begin with their room",
    "companion/registry.py": "one line a game",
    "hardware/aliases.py": "the old words of `shows`",
}
"""Files and folders that may know words of games, and why."""
HOUSE: dict[str, str] = {
    "arrows": "a face of a die that the glass draws",
    "confirm": "how far the box does the upkeep, an option of every game",
    "danger": "a sound, and the colour of a warning",
    "done": "a record of the timeline that is done",
    "draw": "what a renderer and the box's dice do",
    "find": "a verb of JavaScript",
    "first": "the first of a list",
    "grid": "a table of the contract's view",
    "hands": "what the doctor listens to; a page's word",
    "items": "those of a menu",
    "lamp": "a part of the box",
    "limit": "what the validator names",
    "ready": "a part's state",
    "return": "a verb of JavaScript",
    "reveal": "a page opens what was hidden",
    "roll": "the dice button",
    "rolls": "what the box does with dice",
    "score": "of every game",
    "select": "an element of a page; the chip select of a bus",
    "star": "a shape that the contract draws pieces in",
    "start": "where something begins",
    "stay": "what a page does",
    "turn": "the knob's, and the seat whose it is",
}
"""Words of a game that mean something else in the house, and what."""
STILL: dict[str, set[str]] = {}
"""What a file outside still knows, with its words: it is to stay empty."""
SCRIPTS = (".js", ".css", ".html")
WORD = re.compile(r"(?=(?<![a-z0-9])([a-z][a-z0-9]*(?:-[a-z0-9]+)*))")
COMMENT = re.compile(r"/\*.*?\*/|\{#.*?#\}|<!--.*?-->|(?<![:\"'])//[^\n]*", re.DOTALL)


def all_words() -> set[str]:
    """Every id that some game gives."""
    words: set[str] = set()
    for rules in GAMES.values():
        words |= {rules.id, *rules.pages, *(word for of_kind in rules.token_kinds.values() for word in of_kind)}
        words |= seen(rules.id)
    return words


def words_of_games() -> set[str]:
    """Those that can be told apart from a word of the house, or of a language."""
    return {word for word in all_words() if len(word) > 3} - set(HOUSE)


@cache
def seen(game: str) -> frozenset[str]:
    """The ids of phases and kinds of countdowns in a played game of each variant."""
    rules, found = GAMES[game], set[str]()
    for variant in rules.variants:
        first = kit.set_up(rules, variant.seats[1], **variant.options)
        for state, _, _ in kit.random_game(rules, first, Random(1), 400):
            view = rules.view(state)
            found |= {view.phase.id, *(countdown.id.partition(":")[0] for countdown in view.countdowns)}
    return frozenset(found)


def strings(path: Path) -> Iterator[str]:
    """The words that a program or a page may look for: texts of Python but docstrings, and all of a page but its comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in SCRIPTS:
        yield from WORD.findall(COMMENT.sub("", text))
        return
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield from WORD.findall(node.value)


def known(room: str) -> dict[str, set[str]]:
    words = words_of_games()
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / room).rglob("*")):
        file = path.relative_to(ROOT).as_posix()
        if path.suffix in (".py", *SCRIPTS) and not any(file == one or file.startswith(f"{one}/") for one in TAKEN):
            found[file] = words & set(strings(path))
    return {file: both for file, both in found.items() if both}


@pytest.mark.parametrize("room", ROOMS)
def test_no_text_outside_a_games_folder_is_a_word_of_a_game(room: str) -> None:
    assert {"prisoner", "black-hole", "development", "lava", "rocket-race"} <= words_of_games()
    assert known(room) == {file: words for file, words in STILL.items() if file.startswith(f"{room}/")}


def test_a_word_that_no_game_has_needs_no_excuse() -> None:
    assert set(HOUSE) - all_words() == set()


def test_a_word_of_a_game_is_found_wherever_it_stands(tmp_path: Path) -> None:
    for name, text in {
        "a.py": 'x = f"{x} prisoner"', "b.js": "if (kind === 'prisoner') {}", "c.css": ".card--prisoner { top: 0 }",
        "d.html": '{% if kind == "prisoner" %}', "e.py": '"""Of no prisoner."""', "f.css": "/* prisoner */",
    }.items():  # fmt: skip
        (tmp_path / name).write_text(text)
    found = [path.name for path in sorted(tmp_path.iterdir()) if any("prisoner" in word for word in strings(path))]
    assert found == ["a.py", "b.js", "c.css", "d.html"]
