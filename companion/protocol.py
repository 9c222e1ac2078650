"""The requests that reach a table and the shape of the answers, whatever door they come through.

Every request is a JSON object with `do`; every answer has `ok`. Reading verbs change nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from companion.contract.game import Choice, Option, Refusal, Rules, Slot, Variant, Words
from companion.contract.wording import plainly

LINE_BYTES = 64 * 1024
READING = frozenset({"games", "choices", "view", "state", "record", "rule", "preview", "history"})
"""Verbs that change nothing."""

_ENDLESS = re.compile(r"(“[^”]{160})[^”]+|(\S{160})\S+")
"""Quoted words, or one word, longer than a sentence for people can hold."""

Count = Annotated[int, Meta(ge=1, le=10**9)]
Why = Annotated[str, Meta(max_length=500)]
Answer = dict[str, Any]


class Request(Struct, tag_field="do", frozen=True, kw_only=True):
    """What all requests may carry: the view they were made against, and where they come from."""

    seq: int | None = None
    source: str | None = None


class Games(Request, tag="games", frozen=True, kw_only=True):
    """Which games there are."""


class New(Request, tag="new", frozen=True, kw_only=True):
    """A new game; the first player named starts."""

    game: str
    players: list[str]
    options: dict[str, Any] = {}
    set: str | dict[str, Any] | None = None


class Choices(Request, tag="choices", frozen=True, kw_only=True):
    """What may be done now."""


class MoveRequest(Request, tag="move", frozen=True, kw_only=True):
    """One line of words."""

    move: str


class Press(Request, tag="press", frozen=True, kw_only=True):
    """A pressed part: narrows what its source means."""

    token: str


class Scan(Request, tag="scan", frozen=True, kw_only=True):
    """A tag laid on a reader; its raw id or what it is taught to mean."""

    token: str


class Undo(Request, tag="undo", frozen=True, kw_only=True):
    """Takes back the last moves, or the last one of a seat."""

    count: Count | None = None
    seat: str | None = None


class Redo(Request, tag="redo", frozen=True, kw_only=True):
    """Does again what was taken back."""

    count: Count | None = None


class Correct(Request, tag="correct", frozen=True, kw_only=True):
    """Makes the box agree with the table."""

    path: Annotated[str, Meta(max_length=200)]
    value: Any
    why: Why = ""


class ViewRequest(Request, tag="view", frozen=True, kw_only=True):
    """What may be seen."""


class StateRequest(Request, tag="state", frozen=True, kw_only=True):
    """The whole truth."""


class Record(Request, tag="record", frozen=True, kw_only=True):
    """The game as text."""


class Load(Request, tag="load", frozen=True, kw_only=True):
    """A game from its text."""

    record: str


class Rule(Request, tag="rule", frozen=True, kw_only=True):
    """One rule in our words."""

    ref: str


class Preview(Request, tag="preview", frozen=True, kw_only=True):
    """What a move, whole or in the making, would mean."""

    move: str


class Teach(Request, tag="teach", frozen=True, kw_only=True):
    """Binds a tag to a token; None forgets it."""

    tag: str
    token: str | None


class Check(Request, tag="check", frozen=True, kw_only=True):
    """Says that an assumed fact of the set is right, or what it is on this table's components."""

    fact: str
    value: Any = None


class Keep(Request, tag="keep", frozen=True, kw_only=True):
    """Keeps what this game has learnt of its components in the owner's set."""

    name: str | None = None


class History(Request, tag="history", frozen=True, kw_only=True):
    """The finished games, the newest first: played to the end, or ended."""


class End(Request, tag="end", frozen=True, kw_only=True):
    """Ends the game unfinished."""

    why: Why = ""


REQUESTS = (
    Games, New, Choices, MoveRequest, Press, Scan, Undo, Redo, Correct, ViewRequest, StateRequest,
    Record, Load, Rule, Preview, Teach, Check, Keep, History, End,
)  # fmt: skip
_ANY = Games | New | Choices | MoveRequest | Press | Scan | Undo | Redo | Correct | ViewRequest | StateRequest
_REST = Record | Load | Rule | Preview | Teach | Check | Keep | History | End
AnyRequest = _ANY | _REST


def read(request: object) -> AnyRequest | Answer:
    """The request that a plain JSON value is, or the answer that says why it is none."""
    if not isinstance(request, dict):
        return error("bad-request", "A request is a JSON object with “do”.")
    verbs = [kind.__struct_config__.tag for kind in REQUESTS]
    if request.get("do") not in verbs:
        return error("bad-request", f"“do” is one of: {' '.join(map(str, verbs))}.")
    try:
        return msgspec.convert(request, AnyRequest)  # type: ignore[no-any-return]
    except msgspec.ValidationError as problem:
        return error("bad-request", f"“{request['do']}” does not read: {plainly(problem, 'the request')}.")


def read_line(line: bytes) -> AnyRequest | Answer:
    """The request in one line of the pipe."""
    if len(line) > LINE_BYTES:
        return error("bad-request", "A line holds at most 64 KiB.")
    try:
        return read(msgspec.json.decode(line))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return error("bad-request", "That line is no JSON object.")


def error(code: str, message: str, rule: str = "", short: str = "Not now") -> Answer:
    """A refused command. What was given is told again, but not at any length."""
    told = _ENDLESS.sub(lambda found: f"{found[1] or found[2]}…", message)
    return {"ok": False, "error": {"code": code, "message": told, "rule": rule, "short": short}}


def refused(refusal: Refusal) -> Answer:
    """A refusal as an answer; only an illegal move cites its rule."""
    return error(refusal.code, refusal.message, refusal.rule if refusal.code == "illegal" else "", refusal.short)


def done(**more: Any) -> Answer:
    """An accepted command."""
    return {"ok": True, **more}


def choice_out(choice: Choice) -> dict[str, Any]:
    """A choice as the contract writes it."""
    out = {
        "verb": choice.verb,
        "seat": choice.seat,
        "label": choice.label,
        "slots": [slot_out(slot) for slot in choice.slots],
    }
    return out | {"aside": True} if choice.aside else out


def slot_out(slot: Slot) -> dict[str, Any]:
    """A slot as the contract writes it, with the options' labels where there are any."""
    out: dict[str, Any] = {"name": slot.name, "options": list(slot.options), "min": slot.min, "max": slot.max}
    if slot.labels:
        out["labels"] = list(slot.labels)
    if slot.free:
        out["free"] = True
    return out


def rules_out(rules: Rules[Any], sets: list[str], tokens: Mapping[str, Words]) -> dict[str, Any]:
    """A game as the verb `games` describes it, with the sets that it can be played with, and what tags can be taught."""
    return {
        "id": rules.id,
        "title": rules.title,
        "variants": [variant_out(variant) for variant in rules.variants],
        "seats": list(rules.seats),
        "options": [option_out(option) for option in rules.options],
        "sets": sets,
        "tokens": {kind: list(words) for kind, words in tokens.items()},
        "follows": list(rules.derived),
    }


def variant_out(variant: Variant) -> dict[str, Any]:
    return {"id": variant.id, "title": variant.title, "seats": list(variant.seats), "options": variant.options}


def option_out(option: Option) -> dict[str, Any]:
    out: dict[str, Any] = {
        "name": option.name,
        "label": option.label,
        "domain": list(option.domain),
        "default": option.default,
    }
    if option.many:
        out |= {"many": True, "presets": list(option.presets)}
    return out
