"""A move in the making: a choice with some of its slots filled, and what is still open of it."""

from __future__ import annotations

from collections import Counter
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Said, Slot, Words
from companion.inputs.lines import head, ways


class Partial(Struct, frozen=True):
    """A choice with some slots filled. Slots before `closed` take no more, whatever their maximum."""

    choice: Choice
    picks: tuple[Words, ...]
    closed: int = 0

    def open(self, index: int) -> Slot:
        """What a slot still takes."""
        slot, picked = self.choice.slots[index], self.picks[index]
        if slot.free or index < self.closed:
            return Slot(slot.name, min=0, max=0)
        stock = Counter(slot.options) - Counter(picked)
        labels = dict(zip(slot.options, slot.labels, strict=True)) if slot.labels else {}
        options = tuple(stock.elements())
        return Slot(
            slot.name,
            options if len(picked) < slot.max else (),
            max(0, slot.min - len(picked)),
            min(slot.max - len(picked), len(options)),
            tuple(labels.get(option, option) for option in options),
        )

    def count(self) -> int:
        """How many lines are left."""
        return prod(ways(self.open(index)) for index in range(len(self.picks)))

    def pick(self, words: Words) -> Partial | None:
        """With the first of `words` that some slot takes; None when no slot does."""
        for index in range(len(self.picks)):
            word = next((word for word in words if self._takes(index, word)), None)
            if word is not None:
                return self.filling(index, word)
        return None

    def filling(self, index: int, *words: str) -> Partial:
        """With words more in one slot, whether it takes them or not."""
        picks = (*self.picks[:index], (*self.picks[index], *words), *self.picks[index + 1 :])
        return replace(self, picks=picks)

    def _takes(self, index: int, word: str) -> bool:
        """Whether a slot takes a word; a free one takes the first word that begins with its name and `=`."""
        slot = self.choice.slots[index]
        if slot.free:
            return not self.picks[index] and index >= self.closed and word.startswith(f"{slot.name}=")
        return word in self.open(index).options

    def current(self) -> int | None:
        """The slot that a menu asks for next: the first that still takes something."""
        return next((index for index in range(len(self.picks)) if self.open(index).options), None)

    def forced(self, before: int | None = None) -> Partial:
        """With everything filled in, or all slots `before` one, that has only one way to be filled."""
        filled = self
        for index in range(len(self.picks[:before])):
            slot = filled.open(index)
            if slot.options and ways(slot) == 1:
                filled = filled.filling(index, *slot.options[: slot.max])
        return filled

    def line(self) -> Words | None:
        """The one line left, None while there are several."""
        if self.count() != 1:
            return None
        return head(self.choice) + tuple(word for pick in self.forced().picks for word in pick)

    def unsaid(self) -> Said:
        """The one word, as people call it, that would be played without having been named; "" for none or several."""
        if self.count() != 1:
            return ""
        words: list[Said] = []
        for index, (picked, forced) in enumerate(zip(self.picks, self.forced().picks, strict=True)):
            slot = self.open(index)
            words += [slot.labels[slot.options.index(word)] for word in forced[len(picked) :] if word not in SEATS]
        return words[0] if len(words) == 1 else ""

    def bare(self) -> Words | None:
        """The line without anything optional, None where something must still be chosen."""
        return replace(self.forced(), closed=len(self.picks)).line() if self._enough() else None

    def _enough(self) -> bool:
        filled = self.forced()
        return all(filled.open(index).min == 0 for index in range(len(self.picks)))

    def narrowed(self) -> Choice:
        """The choice with the filled slots holding just their picks."""
        slots = []
        for slot, picked, index in zip(self.choice.slots, self.picks, range(len(self.picks)), strict=True):
            rest = self.open(index)
            options = picked + rest.options
            size = len(picked)
            slots.append(
                slot
                if not picked
                else replace(slot, options=options, labels=(), min=size + rest.min, max=size + rest.max, free=False)
            )
        return replace(self.choice, slots=tuple(slots))
