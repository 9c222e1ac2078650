"""What the commands work on: the games that are known, and the folder of a box with all that it keeps."""

from __future__ import annotations

import sys
from contextvars import ContextVar
from functools import cached_property
from pathlib import Path

from companion.contract.text import Part, Text
from companion.kept.journal import Journal
from companion.kept.sets import Sets
from companion.kept.tags import Tags
from companion.rulebook import rules_of
from companion.settings import default_state
from companion.table.opening import Games
from companion.words import LANGUAGES, speaker
from companion.words.fault import Fault


class Archive:
    """The games, and the state folder that was `given`, or else the user's own."""

    def __init__(self, games: Games, given: Path | None = None) -> None:
        self.games = games
        self.given = given
        self.state = given or default_state()

    @cached_property
    def sets(self) -> Sets:
        return Sets(self.state / "sets", self.games)

    @cached_property
    def tags(self) -> Tags:
        return Tags(self.state / "tags.json")

    def journal(self) -> Journal:
        """The journal to look into, with a word on what is wrong with it."""
        journal = Journal(self.state / "journal.sqlite", reading=True)
        for warning in journal.warnings:
            print(say(warning), file=sys.stderr)
        return journal

    def open_rulebooks(self) -> None:
        """Looks whether every game has its rules; a `RulebookFault` names what is missing."""
        for rules in self.games.values():
            for language in LANGUAGES:
                rules_of(rules, language)


LANGUAGE: ContextVar[str] = ContextVar("language", default="en")
"""The language that this command answers in."""


def say(said: object) -> str:
    """A text in the command's language; what a library said as it is."""
    text = said.text if isinstance(said, Fault) else getattr(said, "said", said)
    return speaker(LANGUAGE.get()).say(text) if isinstance(text, Text) else str(text)


def told(id: str, /, **parts: Part) -> str:
    """A message of the command line."""
    return say(Text(id, **parts))


def fail(message: object, code: int = 1) -> int:
    """Says what is wrong; the exit code for it."""
    print(say(message), file=sys.stderr)
    return code
