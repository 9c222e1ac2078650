"""The head of every state, and its way to plain values and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from companion.contract.moves import Happening, Refusal, Words
from companion.contract.text import Text
from companion.contract.wording import out_of_range, plainly


class Position(Struct, frozen=True, kw_only=True, gc=False):
    """The head that every game's state begins with. Subclass it, `frozen=True, kw_only=True`."""

    players: tuple[str, ...]
    phase: str
    round: int = 1
    turn: str | None = None

    @property
    def seats(self) -> Words:
        """All seats of this table, clockwise from the first."""
        return SEATS[: len(self.players)]

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return self.phase == OVER

    @property
    def winners(self) -> Words:
        """Who has won; nobody before the end. Each game says how."""
        return ()

    def name(self, seat: str) -> str:
        """What people call a seat."""
        return self.players[_PLACES[seat]]

    def clockwise(self, first: str) -> Words:
        """All seats, `first` first."""
        at = _PLACES[first]
        return self.seats[at:] + self.seats[:at]


OVER = "over"
"""The phase of a game that has been played to its end."""
SEATS: Words = ("p1", "p2", "p3", "p4", "p5", "p6")
_PLACES = {seat: at for at, seat in enumerate(SEATS)}


def seat_index(seat: str) -> int:
    """The place of a seat in every tuple that runs by seat, from 0."""
    return _PLACES[seat]


T = TypeVar("T")


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """`row` with another value at one place."""
    return (*row[:at], value, *row[at + 1 :])


S = TypeVar("S", bound=Position)


class Step(Struct, Generic[S], frozen=True, gc=False):
    """What a move led to: the new state, all that follows by itself included, and what happened in order.

    Each happening is a dict with `what` (a word) and `text` (a sentence for the log), `seat` where
    one seat did it, and plain values. A roll is `what="rolled"` with `faces`, a list of words.
    """

    state: S
    happened: tuple[Happening, ...] = ()


class PlainHead(Struct, forbid_unknown_fields=True, kw_only=True):
    """The keys that the plain state of every game has, beside its own `options` and `set`. Subclass it."""

    game: str
    players: tuple[str, ...]
    phase: str
    round: Annotated[int, Meta(ge=1)]
    turn: str | None
    over: bool
    winners: tuple[str, ...]
    scores: dict[str, int | float]


def plain_head(
    game: str, state: Position, options: Any, facts: Any, scores: Mapping[str, int | float]
) -> dict[str, Any]:
    """The same keys of a state, in the contract's order."""
    return {
        "game": game,
        "options": options,
        "set": facts,
        "players": state.players,
        "phase": state.phase,
        "round": state.round,
        "turn": state.turn,
        "over": state.over,
        "winners": state.winners,
        "scores": scores,
    }


def as_plain(value: Any) -> Any:
    """A value as new plain JSON values: dicts, lists, texts, numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


def read_plain(values: Mapping[str, Any], kind: type[T]) -> T | Refusal:
    """Plain values as a struct (every game's rule 0.6); a wrong type or an unknown key is a `bad-request`, a number
    out of its range or a list of the wrong length is `illegal`."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        code = "illegal" if out_of_range(error) else "bad-request"
        return Refusal(Text("table-fault-state", fault=plainly(error)), "0.6", code=code)


def read_set(values: Mapping[str, Any], kind: type[T]) -> T | Refusal:
    """The facts of a set as a struct; what does not fit is a `bad-set` (every game's rule 0.8)."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        return Refusal(Text("table-fault-set", fault=plainly(error)), "0.8", code="bad-set")
