"""The German rules of a game say rule by rule what the English ones say, as far as a test can see."""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

from companion import rulebook
from companion.registry import GAMES

MARKS = {"RULES.md": "*(our reading)*", "RULES.de.md": "*(unsere Lesart)*"}


def file_of(game: str, name: str) -> Path:
    return Path(GAMES[game].home).with_name(name)


class Seen(NamedTuple):
    """What a rule and its translation have in common: marks of our reading, words in backticks in any order."""

    marks: int
    words: list[str]


def rules_in(text: str, mark: str) -> dict[str, Seen]:
    """Every rule by its number, each chapter by its own, and what stands before them as `head`."""
    found = {"head": seen_in(rulebook._CHAPTER.split(text)[0], mark)}
    for chapter in rulebook._CHAPTER.split(text)[1:]:
        found[chapter.split()[0]] = seen_in("", mark)
        found |= {number: seen_in(rule, mark) for number, rule in rulebook._RULE.findall(chapter)}
    return found


def seen_in(text: str, mark: str) -> Seen:
    return Seen(text.count(mark), sorted(re.findall(r"`([^`]+)`", text)))


def differing(english: str, german: str) -> list[str]:
    """The numbers of rules that are missing, or not alike, in the order of both languages."""
    ours, theirs = rules_in(english, MARKS["RULES.md"]), rules_in(german, MARKS["RULES.de.md"])
    if list(ours) != list(theirs):
        return [f"{one} / {other}" for one, other in zip_longest(ours, theirs, fillvalue="end") if one != other]
    return [number for number in ours if ours[number] != theirs[number]]


TRANSLATED = [game for game in GAMES if file_of(game, "RULES.de.md").exists()]


def test_some_game_has_german_rules() -> None:
    assert TRANSLATED


@pytest.mark.parametrize("game", TRANSLATED)
def test_the_german_rules_have_the_numbers_marks_and_words_of_the_english_ones(game: str) -> None:
    english, german = (file_of(game, name).read_text(encoding="utf-8") for name in MARKS)
    assert differing(english, german) == []


ENGLISH = "# Game\n\n## 1 Start\n**1.1** *(our reading)* With `dice` = `box`.\n\n**1.2** All.\n"


@pytest.mark.parametrize(
    ("german", "numbers"),
    [
        ("# Spiel\n\n## 1 Start\n**1.1** *(unsere Lesart)* `box` bei `dice`.\n\n**1.2** Alle.\n", []),
        ("*(unsere Lesart)*\n\n## 1 Start\n**1.1** *(unsere Lesart)* `dice` `box`.\n\n**1.2** Alle.\n", ["head"]),
        ("# Spiel\n\n## 1 Start\n**1.1** Mit `dice` = `box`.\n\n**1.2** Alle.\n", ["1.1"]),
        ("# Spiel\n\n## 1 Start\n**1.1** *(unsere Lesart)* Mit `würfel` = `box`.\n\n**1.2** Alle.\n", ["1.1"]),
        ("# Spiel\n\n## 1 Start\n**1.1** *(unsere Lesart)* Mit `dice` = `box`.\n", ["1.2 / end"]),
        ("# Spiel\n\n## 2 Start\n**1.1** *(unsere Lesart)* Mit `dice` = `box`.\n\n**1.2** Alle.\n", ["1 / 2"]),
    ],
)
def test_a_rule_that_lacks_its_mark_its_word_or_its_number_is_found(german: str, numbers: list[str]) -> None:
    assert differing(ENGLISH, german) == numbers
