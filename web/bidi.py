"""Names that are written from right to left, kept from turning the sentences around them.

A game writes names into its sentences, where no tag of the page can enclose them; the marks of Unicode can.
"""

from __future__ import annotations

import unicodedata
from typing import TypeVar

import msgspec

from companion.contract.view import View

ISOLATE, RELEASE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
TURNING = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})

Thing = TypeVar("Thing")


def turns(name: str) -> bool:
    """Whether a name could change the direction of what stands beside it."""
    return any(unicodedata.bidirectional(letter) in TURNING for letter in name)


def isolated(thing: Thing, kind: type[Thing], view: View | None) -> Thing:
    """A value of plain parts with every such name of the view enclosed; most values come back as they are."""
    names = [seat.name for seat in view.seats if turns(seat.name)] if view else []
    if not names:
        return thing
    text = msgspec.json.encode(thing).decode()
    for name in names:
        written = msgspec.json.encode(name).decode()[1:-1]
        text = text.replace(written, f"{ISOLATE}{written}{RELEASE}")
    return msgspec.json.decode(text, type=kind)
