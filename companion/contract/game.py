"""The contract of a game: pure rules over frozen values.

A game is one `Rules` object. It never reads a clock, a file or a random number: chance reaches it
as words that stand in the move already (see `Draw`). What may be done is a tuple of `Choice`; what
is done is a `Move`; the answer is a `Step` or a `Refusal`, and a refusal is a value, no exception.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal

from msgspec import Struct

from companion.contract.moves import Choice, Draw, Happening, Move, Refusal, Slot, Words, happened
from companion.contract.position import (
    OVER,
    SEATS,
    PlainHead,
    Position,
    S,
    Step,
    as_plain,
    plain_head,
    put,
    read_plain,
    read_set,
    seat_index,
)
from companion.contract.text import Said, Seat, Several, Text, both, either, listed, seats_of, spaced
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


class Option(Struct, frozen=True):
    """One option of a game. A value is one of `domain`; with `many` a list of words of `domain`, each at
    most once; a word of `presets` may stand in place of that list. `domain` (False, True) is a flag.
    `rule` is the number of the rule that the domain comes from, told to those who give another value."""

    name: str
    label: Said
    default: Any
    domain: tuple[Any, ...]
    many: bool = False
    presets: Words = ()
    rule: str = ""


class Variant(Struct, frozen=True):
    """A way to play a game, with the options that choose it and its own number of seats."""

    id: str
    title: Said
    seats: tuple[int, int]
    options: dict[str, Any] = {}


class Setup(Struct, frozen=True):
    """What a new game is made from. `options` are complete and of the right type; `facts` are the set's,
    unchecked; `luck` holds one tuple of words for each `Draw` that `setup_draws` asked for."""

    players: tuple[str, ...]
    options: Mapping[str, Any]
    facts: Mapping[str, Any]
    luck: tuple[Words, ...] = ()


FOLLOWS: Words = ("game", "options", "set", "over", "winners", "scores")
"""What follows from the rest in every game, so that it cannot be corrected by itself."""


def _no_draws(*_: object) -> tuple[Draw, ...]:
    return ()


def _no_shorthand(state: object, words: Words) -> tuple[Words, ...]:
    return (words,)


def _nothing_to_say(state: object, words: Words) -> Said:
    return ""


def _nothing_learnt(state: object) -> dict[str, Any]:
    return {}


def _no_more_words(state: object) -> Mapping[str, Words]:
    return {}


def _word_or_named_word(state: object, kind: str, word: str) -> Words:
    return (word, f"{kind}={word}")


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """One game: its name, its options, and the pure functions that play it."""

    id: str
    home: str
    """The file that declares it (`__file__`): its `RULES.md` and its `sets` lie beside it."""
    title: Said
    seats: tuple[int, int]
    variants: tuple[Variant, ...]
    options: tuple[Option, ...]
    pages: Words = ()
    """The ids of all pages that its views may have: what a screen of the box can be set to show."""

    setup: Callable[[Setup], S | Refusal]
    """The first state, or why there is none (`bad-option`, `bad-set`)."""
    choices: Callable[[S], tuple[Choice, ...]]
    """All that may be done now, by any seat; empty after the end."""
    play: Callable[[S, Move], Step[S] | Refusal]
    """Does a whole move. Accepts exactly what `choices` offers, and shorthand exactly when its `chain` is offered
    move by move; any other words are refused."""
    plain: Callable[[S], dict[str, Any]]
    """The whole state as new plain JSON values, in the words of the contract's section 4."""
    rebuild: Callable[[Mapping[str, Any]], S | Refusal]
    """The state that plain values describe; `rebuild(plain(s)) == s`. What is derived is computed anew, not read. A
    wrong type or an unknown key is `bad-request`, what the pieces cannot cover `illegal`."""
    view: Callable[[S], View]
    """What may be seen."""

    setup_draws: Callable[[Setup], tuple[Draw, ...] | Refusal] = _no_draws
    """The chance that setting up needs (a random layout); `luck` of the setup is still empty."""
    draws: Callable[[S, Words], tuple[Draw, ...]] = _no_draws
    """The chance that the box must add at the end of some words to make them a whole move; () if none."""
    chain: Callable[[S, Words], tuple[Words, ...]] = _no_shorthand
    """The small moves, one after the other, that words are shorthand for; the words alone when they are none."""
    preview: Callable[[S, Words], Said] = _nothing_to_say
    """What a move, whole or in the making, would mean (a chance, a cost, what is missing); "" if nothing."""
    learnt: Callable[[S], dict[str, Any]] = _nothing_learnt
    """Facts of the set, by name and whole, that the table has told during this game; {} if none is new."""
    meanings: Callable[[S, str, str], Words] = _word_or_named_word
    """The words of a move that a token `kind:word` may stand for now."""

    token_kinds: Mapping[str, Words] = field(default_factory=dict)
    """Kinds of token that a tag may be taught, with their words: `{"item": ("biplane", …)}`."""
    tokens_of_set: Callable[[S], Mapping[str, Words]] = _no_more_words
    """Kinds that this very game's set adds."""
    derived: Words = FOLLOWS
    """Paths (and all below them) that follow from the rest and cannot be corrected by themselves."""
    used_up: Words = ()
    """Paths (and all below them) whose corrected value what follows may take away again at once, as stones that are due."""

    def tokens(self, state: S) -> Mapping[str, Words]:
        """All that a tag may be taught in this very game."""
        return {**self.token_kinds, **self.tokens_of_set(state)}


DICE = Option("dice", Text("option-dice"), "either", ("either", "box", "table"))
UPKEEP = Option("upkeep", Text("option-upkeep"), "confirm", ("confirm", "auto"))
DiceOption = Literal["either", "box", "table"]
UpkeepOption = Literal["confirm", "auto"]

__all__ = [
    "COLOURS",
    "DICE",
    "FOLLOWS",
    "OVER",
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
    "Said",
    "Seat",
    "SeatView",
    "Setup",
    "Several",
    "Slot",
    "Step",
    "Text",
    "Track",
    "UpkeepOption",
    "Variant",
    "View",
    "Words",
    "as_plain",
    "both",
    "either",
    "happened",
    "listed",
    "plain_head",
    "put",
    "read_plain",
    "read_set",
    "seat_index",
    "seats_of",
    "spaced",
]
