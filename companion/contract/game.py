"""The contract of a game: pure rules over frozen values.

A game is one `Rules` object. It never reads a clock, a file or a random number: chance reaches it
as words that stand in the move already (see `Draw`). What may be done is a tuple of `Choice`; what
is done is a `Move`; the answer is a `Step` or a `Refusal`, and a refusal is a value, no exception.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal

from msgspec import Struct

from companion.contract.moves import Choice, Draw, Happening, Move, Refusal, Slot, Words, happened
from companion.contract.position import (
    SEATS,
    PlainHead,
    Position,
    S,
    Step,
    as_plain,
    plain_head,
    read_plain,
    read_set,
)
from companion.contract.view import (
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
from companion.contract.wording import counted


class Option(Struct, frozen=True):
    """One option of a game. A value is one of `domain`; with `many` a list of words of `domain`, each at
    most once; a word of `presets` may stand in place of that list. `domain` (False, True) is a flag.
    `rule` is the number of the rule that the domain comes from, told to those who give another value."""

    name: str
    label: str
    default: Any
    domain: tuple[Any, ...]
    many: bool = False
    presets: Words = ()
    rule: str = ""


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

    def chain(self, state: S, words: Words) -> tuple[Words, ...]:
        """The small moves, one after the other, that `words` are shorthand for; the words alone when they are none."""
        return (words,)

    @abstractmethod
    def play(self, state: S, move: Move) -> Step[S] | Refusal:
        """Does a whole move. Accepts exactly what `choices` offers, and shorthand exactly when its `chain` is
        offered move by move; any other words are refused."""

    @abstractmethod
    def plain(self, state: S) -> dict[str, Any]:
        """The whole state as new plain JSON values, in the words of the contract's section 4."""

    @abstractmethod
    def rebuild(self, plain: Mapping[str, Any]) -> S | Refusal:
        """The state that `plain` describes; `rebuild(plain(s)) == s`. What is derived is computed anew, not
        read. A wrong type or an unknown key is `bad-request`, what the pieces cannot cover `illegal`."""

    derived: ClassVar[tuple[str, ...]] = ("game", "options", "set", "over", "winners", "scores")
    """Paths (and all below them) that follow from the rest and cannot be corrected by themselves."""

    used_up: ClassVar[tuple[str, ...]] = ()
    """Paths (and all below them) whose corrected value what follows may take away again at once, as stones that are due."""

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
    "PlainHead",
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
    "counted",
    "happened",
    "plain_head",
    "read_plain",
    "read_set",
]
