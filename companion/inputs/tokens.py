"""What presses and scans mean: tokens narrow the choices of their source until one line is left.

Tokens: `ok back undo roll turn:+1 turn:-1 seat:p1 hold:p1`, `next` and `KIND:WORD` with a word of the move.
"""

from __future__ import annotations

import re
from typing import TypeVar

from msgspec import Struct

from companion.contract.game import Choice, Refusal, Seat, Text, Words
from companion.contract.view import Menu
from companion.inputs.narrowing import Meanings, Narrowing, begin, choose, for_seat, items, menu, name, shortcut

TOKEN = re.compile(r"ok|back|undo|roll|next|turn:[+-][0-9]{1,3}|(?!turn:)[a-z]+:[^\s:]{1,80}")
TAG = re.compile(r"[0-9A-Fa-f]{4,64}")
NEXT_TAG = "next"
"""Instead of a tag's id: the one that is laid on a reader next."""
NOT_NOW = Refusal(Text("table-not-now"), "0.1")


class Offer(Struct, frozen=True):
    """What may be named at this moment: the choices, and what tokens mean."""

    choices: tuple[Choice, ...]
    meanings: Meanings


class Line(Struct, frozen=True):
    """A whole move that a source has said."""

    words: Words


SOURCES = 64
"""How many sources are listened to at once; a request may name any, and the one silent for longest is forgotten."""
B = TypeVar("B")


def _note(book: dict[str, B], source: str, said: B) -> None:
    """Keeps what a source has said last."""
    book.pop(source, None)
    book[source] = said
    if len(book) > SOURCES:
        del book[next(iter(book))]


class Inputs:
    """Where every source stands with what it has said so far."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[Narrowing, tuple[Choice, ...]]] = {}
        self._idle: dict[str, str] = {}
        """The seat without a move that a source has just named."""

    def narrowing(self, source: str, offer: Offer) -> Narrowing:
        """What a source has said; nothing any more when the choices of its seat have changed since."""
        said, base = self._said.get(source, (None, ()))
        if said is not None and _same(base, offer.choices, said.seat):
            return said
        return begin(offer.choices)

    def menu(self, source: str, offer: Offer) -> Menu:
        """What the source's screen shows."""
        return menu(self.narrowing(source, offer))

    def forget(self, source: str) -> None:
        """The source has said nothing."""
        self._said.pop(source, None)

    def press(self, source: str, token: str, offer: Offer, *, scanned: bool = False) -> Line | Narrowing | Refusal:
        """What a token does: a whole move, or what the source has said since.

        After the tag of a seat that has nothing to do, the next tag is still that seat's, and never becomes
        another's move.
        """
        kind, _, word = token.partition(":")
        idle = self._idle.pop(source, None)
        if idle and is_said(token) and not for_seat(offer.choices, idle).left:
            return _nothing_for(idle)
        result = self._heard(self.narrowing(source, offer), token, offer, scanned=scanned)
        if isinstance(result, Refusal):
            if kind == "seat" and scanned:
                _note(self._idle, source, word)
            return result
        if isinstance(result, Line):
            self.forget(source)
            return result
        _note(self._said, source, (result, offer.choices))
        return result

    def _heard(self, said: Narrowing, token: str, offer: Offer, *, scanned: bool) -> Line | Narrowing | Refusal:
        kind, _, word = token.partition(":")
        if kind == "turn":
            return said.turn(int(word), len(items(said)))
        if token == "back":
            return said.trail[-1] if said.trail else begin(offer.choices)
        if token == "ok":
            chosen = choose(said)
            return _finished(chosen) if chosen else NOT_NOW
        if kind in ("seat", "hold"):
            return _spoken_for(word, offer, scanned=scanned, long=kind == "hold")
        if token == "roll":
            return _rolled(said, offer.meanings)
        if token == "next":
            return _next(said, offer)
        narrowed = name(said, kind, word, offer.meanings)
        return _finished(narrowed) if narrowed else NOT_NOW


def is_said(token: str) -> bool:
    """Whether a token is a word of a move, and neither a hand on the panel nor who is speaking."""
    kind, colon, _ = token.partition(":")
    return bool(colon) and kind not in ("seat", "hold", "turn")


def _same(before: tuple[Choice, ...], now: tuple[Choice, ...], seat: str | None) -> bool:
    if seat is None:
        return before == now
    return [choice for choice in before if choice.seat == seat] == [choice for choice in now if choice.seat == seat]


def _finished(narrowed: Narrowing) -> Line | Narrowing:
    line = narrowed.line()
    return Line(line) if line else narrowed


def _spoken_for(seat: str, offer: Offer, *, scanned: bool, long: bool) -> Line | Narrowing | Refusal:
    line = shortcut(offer.choices, seat, scanned=scanned, long=long)
    if line is not None:
        return Line(line)
    own = for_seat(offer.choices, seat)
    if long or not own.left:
        return _nothing_for(seat)
    # A button says who speaks; something aside, such as playing a card out of turn, takes an OK as well.
    return own if all(partial.choice.aside for partial in own.left) else _finished(own)


def _nothing_for(seat: str) -> Refusal:
    return Refusal(Text("table-nothing-to-do", seat=Seat(seat)), "0.2")


def _rolled(said: Narrowing, meanings: Meanings) -> Line | Narrowing | Refusal:
    narrowed = name(said, "action", "roll", meanings)
    if narrowed is None:
        return Refusal(Text("table-no-roll-now"), "0.1")
    bare = {line for partial in narrowed.left if (line := partial.bare())}
    return Line(bare.pop()) if len(bare) == 1 else narrowed


def _next(said: Narrowing, offer: Offer) -> Line | Narrowing | Refusal:
    """The roll button of a box without a knob: where no roll is asked for, it points at the next item."""
    rolled, listed = _rolled(said, offer.meanings), items(said)
    rolls = isinstance(rolled, Line) or (isinstance(rolled, Narrowing) and rolled.left != said.left)
    return rolled if rolls or len(listed) < 2 else said.turn(1, len(listed))
