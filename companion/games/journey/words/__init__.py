"""Words of the box as texts, to stand in menus and sentences; the files beside say them in every language."""

from __future__ import annotations

from functools import cache

from companion.contract.game import Seat, Several, Text, Words, both, spaced
from companion.contract.text import Part


@cache
def label(word: str) -> Text:
    """A word of the box as a menu says it."""
    return Text(f"label-{word}")


@cache
def called(word: str) -> Text:
    """The same inside a sentence."""
    return Text(f"word-{word}")


def named(seat: str) -> Text:
    """A player's name alone."""
    return Text("table-seat", seat=Seat(seat))


def given(words: Words) -> Part:
    """What was given, to be told back."""
    return " ".join(words) or Text("nothing")


def there(words: Words) -> Part:
    """What there is, in the words of moves."""
    return spaced(*words) if words else Text("nothing")


def each(words: Words) -> Several:
    """Some of them in a sentence: `gold and snail`."""
    return both(*map(called, words))
