"""The words files of every language, read once each.

A language is a folder here with one file a room (`table.ftl`, `screens.ftl` …); a game's words lie beside its rules,
`words/en.ftl`, or in the language's own folder under the game's id, so that a further language is one folder.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

log = logging.getLogger(__name__)

HOUSE = Path(__file__).parent
GAMES = HOUSE.parent / "games"
FALLBACK = "en"


class _Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # the visitor's own name for it
        self.names.add(node.id.name)


class Shelf:
    """Where words files are looked for. `more` are further folders that hold a folder a language."""

    def __init__(self, *more: Path) -> None:
        self.roots = (HOUSE, *more)
        self.strict = False
        """Whether a missing message is a fault instead of being said in English."""
        self.damaged: dict[str, str] = {}
        """What could not be read of a words file, by `file:line`; English is used instead."""
        self._bundles: dict[tuple[str, str], FluentBundle] = {}
        self._read: dict[Path, ast.Resource] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there are, English first."""
        found = {
            path.name for root in self.roots if root.is_dir() for path in root.iterdir() if any(path.glob("*.ftl"))
        }
        return (FALLBACK, *sorted(found - {FALLBACK}))

    def bundle(self, language: str, game: str = "") -> FluentBundle:
        """The messages of a language: the house's, and those of one game."""
        key = (language, game)
        if key not in self._bundles:
            bundle = FluentBundle([language], functions={"CLAUSE": _clause}, use_isolating=False)
            files = tuple(self.files(language, game))
            for path in files:
                bundle.add_resource(self._resource(path))
            if game and len(files) == len(tuple(self.files(language))):
                self.tell(f"{game}/{language}.ftl", "there is no such file")
            self._bundles[key] = bundle
        return self._bundles[key]

    def ids(self, start: str) -> tuple[str, ...]:
        """The messages of the house that begin so."""
        return tuple(id for id in self._messages if id.startswith(start))

    def parts_of(self, id: str) -> frozenset[str]:
        """The parts that a message of the house tells."""
        found = _Variables()
        found.visit(self._messages[id])
        return frozenset(found.names)

    @cached_property
    def _messages(self) -> dict[str, ast.Message]:
        """The house's messages; words files do not change while a shelf is used."""
        bodies = (entry for path in self.files(FALLBACK) for entry in self._resource(path).body)
        return {entry.id.name: entry for entry in bodies if isinstance(entry, ast.Message)}

    def files(self, language: str, game: str = "") -> Iterable[Path]:
        """The words files of a language, of the house or with those of one game."""
        ids = {path.name.replace("_", "-") for path in GAMES.iterdir() if path.is_dir()}
        for root in self.roots:
            yield from (path for path in sorted((root / language).glob("*.ftl")) if path.stem not in ids)
        if game:
            beside = (GAMES / game.replace("-", "_") / "words" / f"{language}.ftl",)
            yield from filter(Path.is_file, (*beside, *(root / language / f"{game}.ftl" for root in self.roots)))

    def _resource(self, path: Path) -> ast.Resource:
        if path not in self._read:
            text = path.read_text(encoding="utf-8", errors="replace")
            resource = self._read[path] = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk) and entry.annotations:
                    line = text.count("\n", 0, entry.annotations[0].span.start) + 1 if entry.annotations[0].span else 1
                    self.tell(f"{path.name}:{line}", str(entry.annotations[0].message))
            if "\N{REPLACEMENT CHARACTER}" in text:
                self.tell(path.name, "it is no UTF-8")
        return self._read[path]

    def tell(self, place: str, fault: str) -> None:
        """Notes what is wrong with a words file, and says so once."""
        if place not in self.damaged:
            self.damaged[place] = fault
            log.warning("words file %s: %s", place, fault)


def _clause(sentence: Any) -> Any:
    """`CLAUSE($told)` in a words file: a sentence that goes on, without its full stop."""
    return str(sentence).removesuffix(".")


@cache
def shelf() -> Shelf:
    """The words that come with the box; one shelf a process, since words files do not change while it runs."""
    return Shelf()


def tongue(wanted: str) -> str:
    """The language of a code with a country or more: `de` for `de-AT`."""
    return re.split(r"[-_.]", wanted.lower(), maxsplit=1)[0]


@lru_cache(maxsize=64)  # and so each is told of once
def known_language(wanted: str) -> str:
    """The language wanted, as the shelf has it: `de` for `de-AT`; English where it has none, and the log says so."""
    language = tongue(wanted)
    if language in shelf().languages:
        return language
    log.warning("there are no words in the language %r; English is used", wanted[:20])
    return FALLBACK


LANGUAGES = ("en", "de")
"""The languages that are whole: the tests hold every message of each."""
