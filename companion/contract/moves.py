"""What may be done and what is done: choices, moves, refusals, the chance that a move needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from companion.contract.text import Said

Words = tuple[str, ...]
Happening = dict[str, Any]


class Slot(Struct, frozen=True, gc=False):
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
    labels: tuple[Said, ...] = ()
    free: bool = False
    any_order: bool = False


class Choice(Struct, frozen=True, gc=False):
    """A family of legal moves: the full product of its slots; every line in it is accepted.

    `seat` is None for moves of the whole table (`confirm`). `tap` and `hold` are the words after the seat that a
    short or a long press of the seat's own button means (`("4",)` to bid 4; `()` for the bare verb; None for
    nothing), `tag` those that the seat's own tag alone means. `things` are the pieces that it is done with, whose
    tags name it after the seat's own. `aside` marks a choice that is never meant by itself when another is open
    too, such as `pass`.
    """

    verb: str
    seat: str | None
    label: Said
    slots: tuple[Slot, ...] = ()
    tap: Words | None = None
    tag: Words | None = None
    hold: Words | None = None
    things: Words = ()
    aside: bool = False


class Move(Struct, frozen=True, gc=False):
    """A line of words. `drawn` says that the box filled in the chance words at its end (or vouches for
    them, as for a record), so that an option such as `dice` = `box` need not refuse them."""

    words: Words
    drawn: bool = False

    @property
    def line(self) -> str:
        return " ".join(self.words)


class Refusal(Struct, frozen=True, gc=False):
    """Why not. `message` is a plain sentence: what was given, what would be allowed instead.

    `rule` is the number in the game's RULES.md ("" for faults of form). `short` fits a 21-character
    OLED line. `code` is one of the contract's error codes.
    """

    message: Said
    rule: str = ""
    short: Said = ""
    code: str = "illegal"


class Draw(Struct, frozen=True, gc=False):
    """Chance that a line needs: `count` different places out of `options`, in the order drawn.

    An option may be of several words with blanks between them.
    """

    options: Words
    count: int = 1


def chance_words(drawn: Iterable[Words]) -> Words:
    """The words at the end of a line for what was drawn, one tuple of options a `Draw`."""
    return tuple(word for options in drawn for option in options for word in option.split())


def happened(what: str, text: Said, seat: str | None = None, **more: Any) -> Happening:
    """One entry of `Step.happened`."""
    return {"what": what, "text": text, "seat": seat, **more} if seat else {"what": what, "text": text, **more}
