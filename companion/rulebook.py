"""The rules of a game as numbered texts, read from the RULES.md that lies beside what declares it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.contract.game import Rules, Text, spaced
from companion.words import Fault, known_language

COMMON = ("0.1", "0.2", "0.3", "0.6", "0.7", "0.8")
"""The rules of form that every game has: the table cites them."""
_CHAPTER = re.compile(r"^## +", re.MULTILINE)
_RULE = re.compile(r"^\*\*(\d+\.\d+)\*\* +(.+?)(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


class RulebookFault(Fault, ValueError):
    """A game without its rules, or with gaps in their numbers; its text says what is missing and where."""


class Chapter(Struct, frozen=True):
    """A section of the rules: its title with its number, and its rules by their numbers."""

    title: str
    rules: dict[str, str]


def chapters_of(game: Rules[Any], language: str = "en") -> tuple[Chapter, ...]:
    """All rules of a game in the order in which they are told, in a language if they are there in it, else in English;
    or a `RulebookFault`."""
    english = Path(game.home).with_name("RULES.md")
    translated = english.with_suffix(f".{known_language(language)}.md")
    return _read(translated if translated.is_file() else english)


def rules_of(game: Rules[Any], language: str = "en") -> dict[str, str]:
    """Every rule of a game by its number, as one line of plain text."""
    return {number: rule for chapter in chapters_of(game, language) for number, rule in chapter.rules.items()}


@cache  # one entry a game: each rulebook is read once
def _read(path: Path) -> tuple[Chapter, ...]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RulebookFault(Text("table-rules-missing", file=str(path))) from error
    chapters = tuple(Chapter(part.partition("\n")[0].strip(), _rules_in(part)) for part in _CHAPTER.split(text)[1:])
    if missing := _missing([number for chapter in chapters for number in chapter.rules]):
        raise RulebookFault(Text("table-rules-gaps", file=str(path), rules=spaced(*missing)))
    return chapters


def _rules_in(text: str) -> dict[str, str]:
    return {number: " ".join(rule.replace("*", "").replace("`", "").split()) for number, rule in _RULE.findall(text)}


def _missing(numbers: list[str]) -> list[str]:
    """The rules that every game has, and those that are passed over within a section."""
    last: dict[str, int] = {}
    for section, place in (number.split(".") for number in numbers):
        last[section] = max(last.get(section, 0), int(place))
    counted = (f"{section}.{place}" for section, most in last.items() if section != "0" for place in range(1, most))
    return [number for number in (*COMMON, *counted) if number not in numbers]
