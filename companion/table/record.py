"""A game as a text that a person can read and edit, and back.

    game: race-through-space
    p1: Anna
    p2: Jürgen
    option.dice: either
    set: race-through-space
    set.asteroid: 1

    # the first round
    roll p1 3
    advance p1 s2
    correct round 2 # we had miscounted
    = ships.p1.s2.card 7

The header holds `key: value` lines up to the first blank line behind them; values are JSON, or plain text where
they are not JSON. Box rolls stand with their result. A line `= path value` claims something of the state there.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from msgspec import Struct

from companion.contract.game import SEATS, Setup, Text, spaced
from companion.contract.wording import plainly
from companion.table.timeline import Corrected, Ended, Entry, Played
from companion.words import Fault

_COMMENT = re.compile(r"\s#")


class Header(Struct, frozen=True):
    """What a game is made from. `luck` is what setting up drew, `given` the facts that the table told for this game."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    facts: dict[str, Any]
    set_name: str = ""
    luck: tuple[tuple[str, ...], ...] = ()
    given: tuple[str, ...] = ()

    def setup(self) -> Setup:
        return Setup(self.players, self.options, self.facts, self.luck)


class Claim(Struct, frozen=True):
    """A line `= path value`: what the state holds at that point of the record."""

    path: str
    value: Any


class RecordFault(Fault, ValueError):
    """A record that cannot be read; the message names the line."""


class Script(Struct, frozen=True):
    """A record read: the header, then entries and claims with their line numbers, from 1."""

    header: Header
    lines: tuple[tuple[int, Entry | Claim], ...]


def write(header: Header, entries: list[Entry]) -> str:
    """The text of a game."""
    head = [f"game: {header.game}"]
    head += [f"{seat}: {name}" for seat, name in zip(SEATS, header.players, strict=False)]
    head += [f"option.{name}: {_text(value)}" for name, value in header.options.items()]
    head += [f"set: {header.set_name}"] if header.set_name else []
    head += [f"set.{name}: {msgspec.json.encode(value).decode()}" for name, value in header.facts.items()]
    head += [f"luck: {msgspec.json.encode(header.luck).decode()}"] if header.luck else []
    return "\n".join([*head, "", *(entry.line for entry in entries), ""])


def _text(value: Any) -> str:
    """A value as JSON, or bare where that reads back as the same text."""
    return value if isinstance(value, str) and _value(value) == value else msgspec.json.encode(value).decode()


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def read(text: str) -> Script:
    """The game that a text holds; `RecordFault` with the line otherwise."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1)]
    first = next((place for place, (_, line) in enumerate(numbered) if _says_something(line)), len(numbered))
    blank = next((place for place, (_, line) in enumerate(numbered) if not line and place > first), len(numbered))
    header = _header(numbered[first:blank])
    body = [(number, line) for number, line in numbered[blank:] if _says_something(line)]
    return Script(header, tuple((number, _entry(number, line)) for number, line in body))


def _says_something(line: str) -> bool:
    return bool(line) and not line.startswith("#")


def _header(numbered: list[tuple[int, str]]) -> Header:
    pairs: dict[str, str] = {}
    for number, line in numbered:
        if not _says_something(line):
            continue
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon:
            raise RecordFault(Text("table-record-no-pair", line=number, text=line[:40]))
        if key in pairs:
            raise RecordFault(Text("table-record-twice", line=number, key=key[:40]))
        pairs[key] = value.strip()
    unknown = [
        key
        for key in pairs
        if key not in ("game", "set", "luck", *SEATS) and key.split(".")[0] not in ("option", "set")
    ]
    if "game" not in pairs or unknown:
        raise RecordFault(Text("table-record-no-key", key=unknown[0]) if unknown else Text("table-record-no-game"))
    seated = [seat for seat in SEATS if seat in pairs]
    if seated != list(SEATS[: len(seated)]):
        raise RecordFault(Text("table-record-seats", seats=spaced(*seated)))
    try:
        return Header(
            game=pairs["game"],
            players=tuple(pairs[seat] for seat in seated),
            options={key[7:]: _value(value) for key, value in pairs.items() if key.startswith("option.")},
            facts={key[4:]: _value(value) for key, value in pairs.items() if key.startswith("set.")},
            set_name=pairs.get("set", ""),
            luck=msgspec.convert(_value(pairs.get("luck", "[]")), tuple[tuple[str, ...], ...]),
        )
    except msgspec.ValidationError as error:
        raise RecordFault(Text("table-record-luck", fault=plainly(error))) from error


def _entry(number: int, line: str) -> Entry | Claim:
    said, why = _comment_off(line)
    words = said.split()
    if words[0] in ("=", "correct"):
        parts = line.split(maxsplit=2)
        if len(parts) < 3:
            raise RecordFault(Text("table-record-lacks", line=number, text=line[:40]))
        value, why = _value_and_comment(parts[2])
        path = parts[1].removeprefix("state.")
        return Claim(path, value) if words[0] == "=" else Corrected(path, value, why)
    if words == ["end"]:
        return Ended(why)
    return Played(tuple(words))


def _comment_off(text: str) -> tuple[str, str]:
    """A text up to its comment, and the comment."""
    found = _COMMENT.search(text)
    return (text[: found.start()], text[found.end() :].strip()) if found else (text, "")


def _value_and_comment(text: str) -> tuple[Any, str]:
    """A JSON value or bare text, and the comment behind it; a JSON text may hold the comment's sign itself."""
    try:
        value, end = json.JSONDecoder().raw_decode(text)
    except ValueError:
        end = 0
    bare, why = _comment_off(text[end:])
    return (value, why) if end and not bare.strip() else (text[:end] + bare, why)
