"""One who says texts: in one language, at one table, whose people have names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from fluent.runtime.types import FluentInt

from companion.contract.game import Rules
from companion.contract.position import SEATS
from companion.contract.text import Part, Said, Seat, Several, Short, Text
from companion.words.shelf import FALLBACK, Shelf, shelf

MARKS = {seat: chr(0xE000 + at) for at, seat in enumerate(SEATS)}
"""How a seat stands in a sentence that is not drawn yet: signs that no text of people holds, see `_told`."""
SEAT_OF = {mark: seat for seat, mark in MARKS.items()}
_FOREIGN = dict.fromkeys(map(ord, SEAT_OF))
LONGEST = 160
"""Characters of one told word: what people gave is told again, but not at any length."""
REMEMBERED = 4096
"""Texts whose sentence is kept: a table's few hundred come again with every view."""

Run = str | Seat


@lru_cache(maxsize=1024)
def _whole(number: int) -> Any:
    """A number told by its digits alone, without marks between thousands; kept because making one is slow."""
    return FluentInt(number, useGrouping=False)


class MissingWords(KeyError):
    """A language lacks a message or a part of it (raised where the shelf is strict, as in tests)."""


class Speaker:
    """Says texts. `names` are the people by seat. What its own language lacks is said in English, and where the shelf is
    strict (as in tests) it is refused."""

    def __init__(
        self, language: str = FALLBACK, game: str = "", names: Mapping[str, str] = {}, words: Shelf | None = None
    ) -> None:
        words = words or shelf()
        self.language = language if language in words.languages else FALLBACK
        self.game = game
        self.names = dict(names)
        self._strict = words.strict
        self._words = words
        self._tongues = tuple(dict.fromkeys((self.language, self.language if words.strict else FALLBACK)))
        self._called = {ord(mark): self.names.get(seat, seat) for mark, seat in SEAT_OF.items()}
        self._marked = lru_cache(maxsize=REMEMBERED)(self._say)

    def say(self, said: Said | Short) -> str:
        """The whole sentence, with everybody's name."""
        if isinstance(said, Short):
            return self.short(said.text if self.has(said.text, "short") else said.otherwise)
        return self._marked(said, "").translate(self._called) if isinstance(said, Text) else said

    def short(self, said: Said) -> str:
        """The form for a narrow glass, where the message has one; else the sentence."""
        return self._marked(said, "short").translate(self._called) if isinstance(said, Text) else said

    def spoken(self, said: Said) -> str:
        """The form for a voice, where the message has one; else the sentence."""
        return self._marked(said, "spoken").translate(self._called) if isinstance(said, Text) else said

    def runs(self, said: Said, form: str = "") -> tuple[Run, ...]:
        """The sentence in pieces: text, and seats that are still to be drawn."""
        return tuple(_runs(self._marked(said, form))) if isinstance(said, Text) else (said,)

    def pattern(self, id: str) -> str:
        """A message with the names of its parts, in braces, where they go."""
        return self._format(id, {name: f"{{{name}}}" for name in self._words.parts_of(id)}, "")

    def ids(self, start: str) -> tuple[str, ...]:
        """The house's messages that begin so."""
        return self._words.ids(start)

    def plain(self, value: Any) -> Any:
        """A value of structs, dicts and lists as plain ones, every text in it said."""
        return msgspec.to_builtins(value, enc_hook=self._hook)

    def json(self, value: Any) -> bytes:
        """The same as JSON."""
        return msgspec.json.encode(value, enc_hook=self._hook)

    def _hook(self, value: Any) -> str:
        if isinstance(value, Text | Short):
            return self.say(value)
        raise NotImplementedError(f"{type(value)} is no value that can be said")

    def _say(self, text: Text, form: str) -> str:
        parts = {name: self._told(part, form) for name, part in text.parts.items()}
        return self._format(text.id, parts, form, text.game)

    def has(self, text: Text, form: str = "") -> bool:
        """Whether there is such a message; with a form, whether the first language that has it has that form."""
        found = (self._words.bundle(tongue, text.game or self.game) for tongue in self._tongues)
        bundle = next((bundle for bundle in found if bundle.has_message(text.id)), None)
        return bundle is not None and (not form or form in bundle.get_message(text.id).attributes)

    def _format(self, id: str, parts: dict[str, Any], form: str, game: str = "") -> str:
        """A message in the first language that has it; its id where none has."""
        for tongue in self._tongues:
            bundle = self._words.bundle(tongue, game or self.game)
            if bundle.has_message(id):
                message = bundle.get_message(id)
                pattern = message.attributes.get(form, message.value)
                if pattern is not None:
                    said, faults = bundle.format_pattern(pattern, parts)
                    if not faults or tongue == self._tongues[-1] != self.language:
                        return str(said)
                    if self._strict:
                        raise MissingWords(f"{id}: {faults[0]}")
                    self._words.tell(f"{tongue}, message {id}", str(faults[0]))
        if self._strict:
            raise MissingWords(id)
        return id

    def _told(self, part: Part, form: str) -> Any:
        match part:
            case bool() | str():
                told = str(part).translate(_FOREIGN) if not str(part).isascii() else str(part)
                return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"
            case int():
                return _whole(part)
            case Seat(seat):
                return MARKS.get(seat, seat)
            case Text():
                return self._marked(part, form)
            case Several(parts, how):
                return self._joined(parts, how, form)
            case _:
                return part

    def _joined(self, parts: tuple[Part, ...], how: str, form: str) -> str:
        told = [str(self._told(part, form)) for part in parts]
        while len(told) > 1:
            joint = how if len(told) == 2 or how == "joined-blank" else "joined"
            told[:2] = [self._format(joint, {"first": told[0], "then": told[1]}, "")]
        return told[0] if told else ""


def _runs(marked: str) -> Iterator[Run]:
    start = 0
    for at, sign in enumerate(marked):
        if sign in SEAT_OF:
            if at > start:
                yield marked[start:at]
            yield Seat(SEAT_OF[sign])
            start = at + 1
    if start < len(marked) or not marked:
        yield marked[start:]


@lru_cache(maxsize=64)
def _speaker(language: str, game: str, people: tuple[tuple[str, str], ...]) -> Speaker:
    return Speaker(language, game, dict(people))


def speaker(language: str = FALLBACK, game: str = "", names: Mapping[str, str] | None = None) -> Speaker:
    """The speaker for a language, a game and its people; one and the same while they are (at most 64 are kept)."""
    return _speaker(language, game, tuple((names or {}).items()))


def title_of(rules: Rules[Any], language: str = FALLBACK) -> str:
    """What a game is called."""
    return speaker(language, rules.id).say(rules.title)
