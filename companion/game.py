"""The contract of a game: pure rules over frozen values.

A game is one `Rules` object. It never reads a clock, a file or a random number: chance reaches it
as words that stand in the move already (see `Draw`). What may be done is a tuple of `Choice`; what
is done is a `Move`; the answer is a `Step` or a `Refusal`, and a refusal is a value, no exception.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from companion.view import (
    COLOURS,
    Block,
    Board,
    Cards,
    CardView,
    Cell,
    Countdown,
    DiceView,
    Fact,
    Grid,
    Mark,
    Page,
    Phase,
    Piece,
    Prompt,
    Row,
    SeatView,
    Track,
    View,
)

Words = tuple[str, ...]
Happening = dict[str, Any]


class Slot(Struct, frozen=True):
    """One place in a move to be filled with `min` to `max` of the `options`, in the options' spelling.

    An option is listed as often as it may be taken. `labels` stand beside the options, one each, for
    people (empty: the words themselves). A `free` slot takes one word of any text after its prefix
    (`name=…`; `name` is the prefix) and may be left out. Options that hold `=` and those of a slot
    with `any_order` may stand anywhere after the seat.
    """

    name: str
    options: Words = ()
    min: int = 1
    max: int = 1
    labels: tuple[str, ...] = ()
    free: bool = False
    any_order: bool = False


class Choice(Struct, frozen=True):
    """A family of legal moves: the full product of its slots; every line in it is accepted.

    `seat` is None for moves of the whole table (`confirm`). `tap` and `hold` are the words after the
    seat that a short or a long press of the seat's own button means (`("4",)` to bid 4; `()` for the
    bare verb; None for nothing). `aside` marks a choice that is never meant by itself when another is
    open too, such as `done` or `pass`.
    """

    verb: str
    seat: str | None
    label: str
    slots: tuple[Slot, ...] = ()
    tap: Words | None = None
    hold: Words | None = None
    aside: bool = False


class Move(Struct, frozen=True):
    """A line of words. `drawn` says that the box filled in the chance words at its end (or vouches for
    them, as for a record), so that an option such as `dice` = `box` need not refuse them."""

    words: Words
    drawn: bool = False

    @property
    def line(self) -> str:
        return " ".join(self.words)


class Refusal(Struct, frozen=True):
    """Why not. `message` is a plain sentence: what was given, what would be allowed instead.

    `rule` is the number in the game's RULES.md ("" for faults of form). `short` fits a 21-character
    OLED line. `code` is one of the contract's error codes.
    """

    message: str
    rule: str = ""
    short: str = "Not now"
    code: str = "illegal"


class Draw(Struct, frozen=True):
    """Chance that a line needs: `count` different places out of `options`, in the order drawn."""

    options: Words
    count: int = 1


class Option(Struct, frozen=True):
    """One option of a game. A value is one of `domain`; with `many` a list of words of `domain`, each at
    most once; a word of `presets` may stand in place of that list. `domain` (False, True) is a flag."""

    name: str
    label: str
    default: Any
    domain: tuple[Any, ...]
    many: bool = False
    presets: Words = ()


class Variant(Struct, frozen=True):
    """A way to play a game, with the options that choose it and its own number of seats."""

    id: str
    title: str
    seats: tuple[int, int]
    options: dict[str, Any] = {}


class Setup(Struct, frozen=True):
    """What a new game is made from. `options` are complete and of the right type; `facts` are the set's,
    unchecked; `luck` holds one tuple of words for each `Draw` that `setup_draws` asked for."""

    players: tuple[str, ...]
    options: Mapping[str, Any]
    facts: Mapping[str, Any]
    luck: tuple[Words, ...] = ()


class Position(Struct, frozen=True, kw_only=True):
    """The head that every game's state begins with. Subclass it, `frozen=True, kw_only=True`."""

    players: tuple[str, ...]
    phase: str
    round: int = 1
    turn: str | None = None
    over: bool = False
    winners: Words = ()

    @property
    def seats(self) -> Words:
        return SEATS[: len(self.players)]


SEATS: Words = ("p1", "p2", "p3", "p4", "p5", "p6")

S = TypeVar("S", bound=Position)


class Step(Struct, Generic[S], frozen=True):
    """What a move led to: the new state, all that follows by itself included, and what happened in order.

    Each happening is a dict with `what` (a word) and `text` (a plain sentence for the log), `seat` where
    one seat did it, and plain values. A roll is `what="rolled"` with `faces`, a list of words.
    """

    state: S
    happened: tuple[Happening, ...] = ()


class Rules(ABC, Generic[S]):
    """One game. Everything is a pure function of its arguments."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    variants: ClassVar[tuple[Variant, ...]]
    options: ClassVar[tuple[Option, ...]]
    token_kinds: ClassVar[Mapping[str, Words]] = {}
    """Kinds of token that a tag may be taught, with their words: `{"item": ("biplane", …)}`."""

    def tokens(self, state: S) -> Mapping[str, Words]:
        """The same for this very game, where its set adds words of its own."""
        return self.token_kinds

    def setup_draws(self, setup: Setup) -> tuple[Draw, ...] | Refusal:
        """The chance that setting up needs (a random layout); `setup.luck` is still empty."""
        return ()

    @abstractmethod
    def setup(self, setup: Setup) -> S | Refusal:
        """The first state, or why there is none (`bad-option`, `bad-set`)."""

    @abstractmethod
    def choices(self, state: S) -> tuple[Choice, ...]:
        """All that may be done now, by any seat; empty after the end."""

    def draws(self, state: S, words: Words) -> tuple[Draw, ...]:
        """The chance that the box must add at the end of `words` to make them a whole move; () if none."""
        return ()

    @abstractmethod
    def play(self, state: S, move: Move) -> Step[S] | Refusal:
        """Does a whole move. Accepts exactly what `choices` offers, any other words are refused."""

    @abstractmethod
    def plain(self, state: S) -> dict[str, Any]:
        """The whole state as new plain JSON values, in the words of the contract's section 4."""

    @abstractmethod
    def rebuild(self, plain: Mapping[str, Any]) -> S | Refusal:
        """The state that `plain` describes; `rebuild(plain(s)) == s`. What is derived is computed anew, not
        read. A wrong type or an unknown key is `bad-request`, what the pieces cannot cover `illegal`."""

    derived: ClassVar[tuple[str, ...]] = ("game", "options", "set", "over", "winners", "scores")
    """Paths (and all below them) that follow from the rest and cannot be corrected by themselves."""

    @abstractmethod
    def view(self, state: S) -> View:
        """What may be seen."""

    def preview(self, state: S, words: Words) -> str:
        """What a move, whole or in the making, would mean (a chance, a cost, what is missing); "" if nothing."""
        return ""

    def learnt(self, state: S) -> dict[str, Any]:
        """Facts of the set, by name and whole, that the table has told during this game; {} if none is new."""
        return {}

    def meanings(self, state: S, kind: str, word: str) -> Words:
        """The words of a move that a token `kind:word` may stand for now."""
        return (word, f"{kind}={word}")


def happened(what: str, text: str, seat: str | None = None, **more: Any) -> Happening:
    """One entry of `Step.happened`."""
    return {"what": what, "text": text, **({"seat": seat} if seat else {}), **more}


def as_plain(value: Any) -> Any:
    """A value as new plain JSON values: dicts, lists, texts, numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


DICE = Option("dice", "Who rolls the dice", "either", ("either", "box", "table"))
UPKEEP = Option("upkeep", "Upkeep steps", "confirm", ("confirm", "auto"))
DiceOption = Literal["either", "box", "table"]
UpkeepOption = Literal["confirm", "auto"]

__all__ = [
    "COLOURS",
    "DICE",
    "SEATS",
    "UPKEEP",
    "Block",
    "Board",
    "CardView",
    "Cards",
    "Cell",
    "Choice",
    "Countdown",
    "DiceOption",
    "DiceView",
    "Draw",
    "Fact",
    "Grid",
    "Happening",
    "Mark",
    "Move",
    "Option",
    "Page",
    "Phase",
    "Piece",
    "Position",
    "Prompt",
    "Refusal",
    "Row",
    "Rules",
    "SeatView",
    "Setup",
    "Slot",
    "Step",
    "Track",
    "UpkeepOption",
    "Variant",
    "View",
    "Words",
    "as_plain",
    "happened",
]
