"""Inputs to moves: each input names the next word, the last line left is the move.

One `Narrowing` belongs to one source (the box's panel, a reader, a phone). It works on any list of
choices, of a game or of the box itself, and knows neither.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from companion.contract.game import Choice, Said, Seat, Text, Words
from companion.contract.view import Menu
from companion.inputs.lines import head, ways
from companion.inputs.partial import Partial

Meanings = Callable[[str, str], Words]
"""The words that a token of a kind may stand for now."""

THAT_IS_ALL = Text("table-that-is-all")
BOX_ROLLS = Text("table-box-rolls")


class Item(Struct, frozen=True):
    """One line of a menu: what it says, and what is left when it is chosen."""

    label: Said
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


def items(narrowing: Narrowing) -> tuple[Item, ...]:
    """The menu: first who does what, then word by word; a step with one way through is not asked, but said."""
    heads = list(dict.fromkeys(_entry(partial.choice) for partial in narrowing.left))
    asked = any(partial.current() is not None for partial in narrowing.left)
    if len(heads) > 1 or not asked:
        speakers = {partial.choice.seat for partial in narrowing.left if partial.choice.seat}
        return tuple(_head_item(narrowing, entry, named=len(speakers) > 1) for entry in heads)
    slot = _parting(narrowing.left)
    if slot is None:
        return tuple(Item(partial.unsaid() or partial.choice.label, (partial,)) for partial in narrowing.left)
    filled = tuple(partial.forced(slot) for partial in narrowing.left)
    whole = [Item(partial.choice.label, (partial,)) for partial in filled if slot >= len(partial.picks)]
    asking = tuple(partial for partial in filled if slot < len(partial.picks))
    done = tuple(replace(partial, closed=slot + 1) for partial in asking if partial.open(slot).min == 0)
    words: dict[str, Said] = {}
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


def _head_item(narrowing: Narrowing, entry: tuple[str, str | None], *, named: bool) -> Item:
    rest = tuple(partial for partial in narrowing.left if _entry(partial.choice) == entry)
    label = rest[0].choice.label
    if len(rest) == 1 and (word := rest[0].unsaid()):
        label = Text("table-with", does=label, word=word)
    return Item(Text("table-of-seat", seat=Seat(entry[1]), does=label) if named and entry[1] else label, rest)


def _closing(filled: tuple[Partial, ...], slot: int) -> Said:
    nothing_yet = not any(partial.picks[slot] for partial in filled)
    return BOX_ROLLS if nothing_yet and filled[0].choice.verb == "roll" else THAT_IS_ALL


def _pick_in(partial: Partial, slot: int, word: str) -> Partial | None:
    return partial.filling(slot, word) if word in partial.open(slot).options else None


def menu(narrowing: Narrowing) -> Menu:
    """What the source's screen shows of its choosing."""
    listed = items(narrowing)
    seats = {partial.choice.seat for partial in narrowing.left}
    seat = narrowing.seat or (next(iter(seats)) if len(seats) == 1 else None)
    labels = {partial.choice.label for partial in narrowing.left}
    title = labels.pop() if len(labels) == 1 else Text("table-seat", seat=Seat(seat)) if seat else ""
    return Menu(title, tuple(item.label for item in listed), narrowing.cursor, narrowing.begun)


def choose(narrowing: Narrowing) -> Narrowing | None:
    """Narrowed by the item that the menu points at; None when there is nothing to choose."""
    listed = items(narrowing)
    return narrowing.narrow(listed[narrowing.cursor % len(listed)].rest) if listed else None
