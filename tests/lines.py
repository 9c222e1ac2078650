"""The lines that a choice stands for, as the tests of all games ask for them: counted, listed, drawn, recognised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random

from companion.contract.game import Choice, Slot, Words
from companion.inputs.lines import head, ways

FREE_SAMPLE = "any-words"


def lines(choice: Choice) -> Iterator[Words]:
    """Every line of `choice`, free text left out. There may be very many: see `count`."""
    for picks in product(*(list(fillings(slot)) for slot in choice.slots)):
        yield head(choice) + tuple(word for pick in picks for word in pick)


def fillings(slot: Slot) -> Iterator[Words]:
    """Every way to fill a slot, each multiset of options once, in the options' order."""
    if slot.free:
        yield ()
        return
    stock = tuple(Counter(slot.options).items())

    def pick(place: int, left: int) -> Iterator[Words]:
        if place == len(stock):
            yield ()
            return
        word, often = stock[place]
        for times in range(min(often, left) + 1):
            for rest in pick(place + 1, left - times):
                yield (word,) * times + rest

    yield from (words for words in pick(0, slot.max) if len(words) >= slot.min)


def count(choice: Choice) -> int:
    """How many lines `choice` stands for."""
    return prod(ways(slot) for slot in choice.slots)


def sample(choice: Choice, luck: Random) -> Words:
    """One line of `choice`, each filling size equally likely in each slot."""
    words: list[str] = list(head(choice))
    for slot in choice.slots:
        if slot.free:
            words += [f"{slot.name}={FREE_SAMPLE}"] if luck.random() < 0.5 else []
            continue
        places = range(len(slot.options))
        picked = luck.sample(places, luck.randint(slot.min, min(slot.max, len(places))))
        words += [slot.options[place] for place in sorted(picked)]
    return tuple(words)


def fits(choice: Choice, words: Words) -> bool:
    """Whether `words` is one of the lines of `choice`, written in any order that the contract allows."""
    start = head(choice)
    if words[: len(start)] != start:
        return False
    return _shared_out(choice.slots, tuple(() for _ in choice.slots), words[len(start) :], ())


def _floats(slot: Slot) -> bool:
    return slot.any_order or slot.free or any("=" in option for option in slot.options)


def _shared_out(slots: tuple[Slot, ...], taken: tuple[Words, ...], words: Words, placed: Words) -> bool:
    """Whether some way to share out the words that may stand anywhere fills every slot."""
    if not words:
        return _in_order(slots, taken, placed)
    word, rest = words[0], words[1:]
    homes = [index for index, slot in enumerate(slots) if _takes(slot, taken[index], word)]
    if not homes:
        return _shared_out(slots, taken, rest, (*placed, word))
    return any(
        _shared_out(slots, (*taken[:index], (*taken[index], word), *taken[index + 1 :]), rest, placed)
        for index in homes
    )


def _takes(slot: Slot, taken: Words, word: str) -> bool:
    """Whether a slot has room for a word that may stand anywhere."""
    if slot.free:
        return not taken and word.startswith(f"{slot.name}=") and len(word) > len(slot.name) + 1
    return _floats(slot) and len(taken) < slot.max and slot.options.count(word) > taken.count(word)


def _in_order(slots: tuple[Slot, ...], taken: tuple[Words, ...], words: Words) -> bool:
    if not slots:
        return not words
    slot, picked = slots[0], taken[0]
    if _floats(slot):
        enough = slot.free or slot.min <= len(picked) <= slot.max
        return enough and _in_order(slots[1:], taken[1:], words)
    stock = Counter(slot.options)
    return any(
        not Counter(words[:size]) - stock and _in_order(slots[1:], taken[1:], words[size:])
        for size in range(slot.min, min(slot.max, len(words)) + 1)
    )
