"""The requests that reach a table and the shape of the answers, whatever door they come through.

Every request is a JSON object with `do`; every answer has `ok`.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from companion.contract.game import Refusal
from companion.contract.text import Said, Short, Text, spaced
from companion.contract.wording import THE_REQUEST, plainly

LINE_BYTES = 64 * 1024
_ENDLESS = re.compile(r"(“[^”]{160})[^”]+|(\S{160})\S+")
"""Quoted words, or one word, longer than a sentence for people can hold."""

Count = Annotated[int, Meta(ge=1, le=10**9)]
Why = Annotated[str, Meta(max_length=500)]
Answer = dict[str, Any]


class Request(Struct, tag_field="do", frozen=True, kw_only=True):
    """What all requests may carry: the view they were made against, where they come from, the language of the answer."""

    seq: int | None = None
    source: str | None = None
    language: str | None = None


class GamesRequest(Request, tag="games", frozen=True, kw_only=True):
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


class RecordRequest(Request, tag="record", frozen=True, kw_only=True):
    """The game as text."""


class Load(Request, tag="load", frozen=True, kw_only=True):
    """A game from its text."""

    record: str


class RuleRequest(Request, tag="rule", frozen=True, kw_only=True):
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


class Verb(Struct, frozen=True):
    """One row of the table of verbs. `reads`: it changes nothing, and needs no pairing. `at_table`: it needs a game."""

    request: type[Request]
    reads: bool
    at_table: bool

    @property
    def name(self) -> str:
        return str(self.request.__struct_config__.tag)


READS = True
CHANGES = False
AT_TABLE = True
ANYWHERE = False
_ROWS = (
    Verb(GamesRequest, READS, ANYWHERE),
    Verb(New, CHANGES, ANYWHERE),
    Verb(Choices, READS, AT_TABLE),
    Verb(MoveRequest, CHANGES, AT_TABLE),
    Verb(Press, CHANGES, ANYWHERE),
    Verb(Scan, CHANGES, ANYWHERE),
    Verb(Undo, CHANGES, AT_TABLE),
    Verb(Redo, CHANGES, AT_TABLE),
    Verb(Correct, CHANGES, AT_TABLE),
    Verb(ViewRequest, READS, AT_TABLE),
    Verb(StateRequest, READS, AT_TABLE),
    Verb(RecordRequest, READS, AT_TABLE),
    Verb(Load, CHANGES, ANYWHERE),
    Verb(RuleRequest, READS, ANYWHERE),
    Verb(Preview, READS, AT_TABLE),
    Verb(Teach, CHANGES, ANYWHERE),
    Verb(Check, CHANGES, AT_TABLE),
    Verb(Keep, CHANGES, AT_TABLE),
    Verb(History, READS, ANYWHERE),
    Verb(End, CHANGES, AT_TABLE),
)
VERBS = {verb.name: verb for verb in _ROWS}
"""Every verb. A `Table` answers each with its method of that name."""
READING = frozenset(verb.name for verb in _ROWS if verb.reads)


def read(request: object) -> Request | Answer:
    """The request that a plain JSON value is, or the answer that says why it is not one."""
    if not isinstance(request, dict):
        return error("bad-request", Text("table-request-is"))
    verb = request.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        return error("bad-request", Text("table-do-is", verbs=spaced(*VERBS)))
    try:
        return msgspec.convert(request, VERBS[verb].request)
    except msgspec.ValidationError as problem:
        return error("bad-request", Text("table-request-fault", verb=verb, fault=plainly(problem, THE_REQUEST)))


def read_line(line: bytes) -> Request | Answer:
    """The request in one line of the pipe."""
    if len(line) > LINE_BYTES:
        return error("bad-request", Text("table-line-too-long"))
    try:
        return read(msgspec.json.decode(line))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return error("bad-request", Text("table-line-no-json"))


NOT_NOW = Text("table-not-now-short")


def error(code: str, message: Said, rule: str = "", short: Said = "") -> Answer:
    """A refused command. What was given is told again, but not at any length."""
    if isinstance(message, str):
        message = _ENDLESS.sub(lambda found: f"{found[1] or found[2]}…", message)
    briefly = short or (Short(message, NOT_NOW) if isinstance(message, Text) else NOT_NOW)
    return {"ok": False, "error": {"code": code, "message": message, "rule": rule, "short": briefly}}


def refused(refusal: Refusal) -> Answer:
    """A refusal as an answer; only an illegal move cites its rule."""
    return error(refusal.code, refusal.message, refusal.rule if refusal.code == "illegal" else "", refusal.short)


def done(**more: Any) -> Answer:
    """An accepted command."""
    return {"ok": True, **more}
