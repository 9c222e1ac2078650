"""Inputs to moves: each input names the next word, the last line left is the move.

One `Narrowing` belongs to one source (the box's panel, a reader, a phone). It works on any list of
choices, of a game or of the box itself, and knows neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from companion.game import SEATS, Choice, Slot, Words
from companion.lines import head, ways
from companion.view import Menu

Meanings = Callable[[str, str], Words]
"""The words that a token of a kind may stand for now."""
NameOf = Callable[[str], str]
"""What people call a seat."""

THAT_IS_ALL = "That's all"
BOX_ROLLS = "Box rolls"


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
                picks = (*self.picks[:index], (*self.picks[index], word), *self.picks[index + 1 :])
                return replace(self, picks=picks)
        return None

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
                picks = (
                    *filled.picks[:index],
                    filled.picks[index] + slot.options[: slot.max],
                    *filled.picks[index + 1 :],
                )
                filled = replace(filled, picks=picks)
        return filled

    def line(self) -> Words | None:
        """The one line left, None while there are several."""
        if self.count() != 1:
            return None
        return head(self.choice) + tuple(word for pick in self.forced().picks for word in pick)

    def unsaid(self) -> str:
        """The one word, as people call it, that would be played without having been named; "" for none or several."""
        if self.count() != 1:
            return ""
        words = []
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


class Item(Struct, frozen=True):
    """One line of a menu: what it says, and what is left when it is chosen."""

    label: str
    rest: tuple[Partial, ...]


class Narrowing(Struct, frozen=True):
    """What one source has said so far: the choices left, and where its menu points.

    `trail` holds the earlier moments for `back`; `seat` is who is speaking, None for anybody.
    """

    left: tuple[Partial, ...]
    seat: str | None = None
    cursor: int = 0
    trail: tuple[Narrowing, ...] = ()

    @property
    def begun(self) -> bool:
        """Whether anything was said or pointed at yet."""
        return bool(self.trail) or self.cursor > 0

    def choices(self) -> tuple[Choice, ...]:
        """The choices still open."""
        return tuple(partial.narrowed() for partial in self.left)

    def line(self) -> Words | None:
        """The move, when one line is left; a choice `aside` does not count beside others."""
        meant = [partial for partial in self.left if not partial.choice.aside] or list(self.left)
        return meant[0].line() if len(meant) == 1 else None

    def narrow(self, left: tuple[Partial, ...], seat: str | None = None) -> Narrowing:
        return Narrowing(left, seat or self.seat, 0, (*self.trail, self))

    def turn(self, steps: int, items: int) -> Narrowing:
        """Points `steps` further along a menu of so many items, round and round."""
        return replace(self, cursor=(self.cursor + steps) % max(items, 1))


def begin(choices: tuple[Choice, ...]) -> Narrowing:
    """A source that has said nothing yet."""
    return Narrowing(tuple(Partial(choice, ((),) * len(choice.slots)) for choice in choices))


def for_seat(choices: tuple[Choice, ...], seat: str) -> Narrowing:
    """A source that speaks for one seat now."""
    anew = begin(choices)
    return anew.narrow(tuple(partial for partial in anew.left if partial.choice.seat == seat), seat)


def name(narrowing: Narrowing, kind: str, word: str, meanings: Meanings) -> Narrowing | None:
    """Narrowed by a token `kind:word`; None when it fits nothing.

    It names a verb, fills a slot or, once a seat has spoken, is a thing that something is done with.
    """
    verbs = tuple(partial for partial in narrowing.left if partial.choice.verb == word)
    if verbs and kind == "action":
        return narrowing.narrow(verbs)
    words = meanings(kind, word)
    picked = tuple(after for partial in narrowing.left if (after := partial.pick(words)))
    used = tuple(partial for partial in narrowing.left if narrowing.seat and word in partial.choice.things)
    left = picked or verbs or used
    return narrowing.narrow(left) if left else None


def shortcut(choices: tuple[Choice, ...], seat: str, *, scanned: bool, long: bool) -> Words | None:
    """The line that a seat's own button or tag means at once, where a game says so."""
    for choice in choices:
        words = choice.tag if scanned else choice.hold if long else choice.tap
        if choice.seat == seat and words is not None:
            return head(choice) + words
    return None


def items(narrowing: Narrowing, name_of: NameOf) -> tuple[Item, ...]:
    """The menu: first who does what, then word by word; a step with one way through is not asked, but said."""
    heads = list(dict.fromkeys(_entry(partial.choice) for partial in narrowing.left))
    asked = any(partial.current() is not None for partial in narrowing.left)
    if len(heads) > 1 or not asked:
        speakers = {partial.choice.seat for partial in narrowing.left if partial.choice.seat}
        return tuple(_head_item(narrowing, entry, name_of, named=len(speakers) > 1) for entry in heads)
    slot = _parting(narrowing.left)
    if slot is None:
        return tuple(Item(partial.unsaid() or partial.choice.label, (partial,)) for partial in narrowing.left)
    filled = tuple(partial.forced(slot) for partial in narrowing.left)
    whole = [Item(partial.choice.label, (partial,)) for partial in filled if slot >= len(partial.picks)]
    asking = tuple(partial for partial in filled if slot < len(partial.picks))
    done = tuple(replace(partial, closed=slot + 1) for partial in asking if partial.open(slot).min == 0)
    words: dict[str, str] = {}
    for partial in asking:
        words |= dict(zip(partial.open(slot).options, partial.open(slot).labels, strict=True))
    listed = [
        Item(label, tuple(after for partial in asking if (after := _pick_in(partial, slot, word))))
        for word, label in words.items()
    ]
    return (*whole, *([Item(_closing(asking, slot), done)] if done else []), *listed)


def _parting(partials: tuple[Partial, ...]) -> int | None:
    """The first slot at which more than one way leads on; None when every partial is a whole line."""
    for index in range(max(len(partial.picks) for partial in partials)):
        reached = [partial.forced(index + 1) for partial in partials if index < len(partial.picks)]
        ways_on = {partial.picks[index] for partial in reached}
        if len(ways_on) > 1 or any(ways(partial.open(index)) > 1 for partial in reached):
            return index
    return None


def _entry(choice: Choice) -> tuple[str, str | None]:
    return choice.verb, choice.seat


def _head_item(narrowing: Narrowing, entry: tuple[str, str | None], name_of: NameOf, *, named: bool) -> Item:
    rest = tuple(partial for partial in narrowing.left if _entry(partial.choice) == entry)
    label = rest[0].choice.label
    if len(rest) == 1 and (word := rest[0].unsaid()):
        label = f"{label}: {word}"
    return Item(f"{name_of(entry[1])}: {label}" if named and entry[1] else label, rest)


def _closing(filled: tuple[Partial, ...], slot: int) -> str:
    nothing_yet = not any(partial.picks[slot] for partial in filled)
    return BOX_ROLLS if nothing_yet and filled[0].choice.verb == "roll" else THAT_IS_ALL


def _pick_in(partial: Partial, slot: int, word: str) -> Partial | None:
    if word not in partial.open(slot).options:
        return None
    return replace(partial, picks=(*partial.picks[:slot], (*partial.picks[slot], word), *partial.picks[slot + 1 :]))


def menu(narrowing: Narrowing, name_of: NameOf) -> Menu:
    """What the source's screen shows of its choosing."""
    listed = items(narrowing, name_of)
    seats = {partial.choice.seat for partial in narrowing.left}
    seat = narrowing.seat or (next(iter(seats)) if len(seats) == 1 else None)
    labels = {partial.choice.label for partial in narrowing.left}
    title = labels.pop() if len(labels) == 1 else name_of(seat) if seat else ""
    return Menu(title, tuple(item.label for item in listed), narrowing.cursor, narrowing.begun)


def choose(narrowing: Narrowing, name_of: NameOf) -> Narrowing | None:
    """Narrowed by the item that the menu points at; None when there is nothing to choose."""
    listed = items(narrowing, name_of)
    return narrowing.narrow(listed[narrowing.cursor % len(listed)].rest) if listed else None
