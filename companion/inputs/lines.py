"""The lines that a `Choice` stands for: how they begin, and how many ways there are to go on.

A line is a tuple of words: verb, seat where there is one, then the words of the slots in order. Two
orders of the same picks within one slot are the same line.
"""

from __future__ import annotations

from collections import Counter

from companion.contract.game import Choice, Slot, Words


def head(choice: Choice) -> Words:
    """The words before the slots."""
    return (choice.verb,) if choice.seat is None else (choice.verb, choice.seat)


def ways(slot: Slot) -> int:
    """How many ways there are to fill a slot (a free slot counts as one: left out)."""
    if slot.free:
        return 1
    by_size = [1] + [0] * slot.max
    for often in Counter(slot.options).values():
        by_size = [sum(by_size[max(0, size - often) : size + 1]) for size in range(slot.max + 1)]
    return sum(by_size[slot.min :])
