"""Cleans what hands and contacts do: debounce, hold, a modifier held, knob detents, repeated scans.

Pure functions over times and levels. Each filter is a frozen value with a step that gives the next value
and what it noticed, so that the panel can feed it one edge at a time. All times are seconds of one clock; `down`
means pressed.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

STEADY_S = 0.004
"""A contact counts as changed once it has kept its new level this long: longer than a spike of 3 ms."""
DEAF_S = 0.025
"""After a change the next one is not believed before this: longer than a contact bounces."""
HOLD_S = 0.6
"""A seat button held this long is a long press."""
GAP_S = 0.5
"""A tag not read for this long has been lifted."""


class Change(Struct, frozen=True):
    """A believed change of a contact. `at` is its first edge, before any filter time."""

    at: float
    down: bool


class Contact(Struct, frozen=True):
    """One bouncing contact: the level believed, the level last seen, since when, and since when they differ."""

    down: bool = False
    seen: bool = False
    seen_at: float = 0.0
    differs_at: float = 0.0
    believed_at: float = float("-inf")

    @property
    def due(self) -> float | None:
        """When to look again; None while there is nothing to find out."""
        if self.seen == self.down:
            return None
        return max(self.seen_at + STEADY_S, self.believed_at + DEAF_S)

    def edge(self, at: float, down: bool) -> tuple[Contact, Change | None]:
        """An edge, or a look at the pin, at a time not before the last one."""
        settled, change = self.look(at)
        if down == settled.seen:
            return settled, change
        # A bounce goes to and fro: the change began where the contact first left its believed level, unless
        # it has rested there again for so long that what came before was a spike of its own.
        bounces = at - settled.seen_at < STEADY_S and settled.differs_at > settled.believed_at
        began = settled.differs_at if bounces or settled.seen != settled.down else at
        return replace(settled, seen=down, seen_at=at, differs_at=began), change

    def look(self, now: float) -> tuple[Contact, Change | None]:
        """Time has passed without an edge."""
        due = self.due
        if due is None or now < due:
            return self, None
        believed = replace(self, down=self.seen, believed_at=due)
        return believed, Change(self.differs_at, self.seen)


class Press(Struct, frozen=True):
    """A finished decision about one press. `long` ones are told while the finger is still down."""

    at: float
    long: bool


class Finger(Struct, frozen=True):
    """Tells a short press from a long one: short on release, long at the threshold, never both."""

    down_at: float | None = None

    @property
    def due(self) -> float | None:
        """When a press that goes on becomes a long one."""
        return None if self.down_at is None else self.down_at + HOLD_S

    def change(self, change: Change) -> tuple[Finger, Press | None]:
        """The contact went down or up."""
        if change.down:
            return Finger(change.at), None
        if self.down_at is None:
            return self, None
        return Finger(), Press(self.down_at, change.at - self.down_at >= HOLD_S)

    def look(self, now: float) -> tuple[Finger, Press | None]:
        """Time has passed."""
        if self.down_at is None or now < self.down_at + HOLD_S:
            return self, None
        return Finger(), Press(self.down_at, True)


class Chord(Struct, frozen=True):
    """One button held while another is pressed, as a shift key is."""

    shift: str
    held: bool = False

    def change(self, name: str, change: Change) -> tuple[Chord, bool]:
        """A button went down or up; True when it was pressed together with the held one."""
        if name == self.shift:
            return Chord(self.shift, change.down), False
        return self, change.down and self.held


QUADRATURE = {
    (0b11, 0b01): 1, (0b01, 0b00): 1, (0b00, 0b10): 1, (0b10, 0b11): 1,
    (0b11, 0b10): -1, (0b10, 0b00): -1, (0b00, 0b01): -1, (0b01, 0b11): -1,
}  # fmt: skip
"""Steps of an encoder, (from, to) of its two levels a and b; everything else is a bounce or a lost edge."""


class Wheel(Struct, frozen=True):
    """A rotary encoder between two detents: its levels, and how far it has left the last detent.

    It rests with both levels high (with two steps a detent also with both low). A contact that bounces
    steps to and fro, so the sum is right without any debounce.
    """

    levels: int = 0b11
    steps: int = 0
    per_detent: int = 4

    def edge(self, a: bool, b: bool) -> tuple[Wheel, int]:
        """The levels now; gives +1 or -1 when a detent is complete, else 0."""
        levels = a << 1 | b
        steps = self.steps + QUADRATURE.get((self.levels, levels), 0)
        rests = levels == 0b11 or (self.per_detent == 2 and levels == 0b00)
        if not rests:
            return replace(self, levels=levels, steps=steps), 0
        turned = (steps > 0) - (steps < 0) if abs(steps) * 2 >= self.per_detent else 0
        return replace(self, levels=levels, steps=0), turned


class Laid(Struct, frozen=True):
    """A tag was laid on a reader, or (`there` False) lifted; `at` is when it was first or last read."""

    at: float
    tag: str
    there: bool


class Plate(Struct, frozen=True):
    """What lies on a reader: each tag with the time it was last read.

    Another tag read in between lifts nothing, and a repeated read only says that the tag still lies there.
    """

    lying: tuple[tuple[str, float], ...] = ()

    @property
    def due(self) -> float | None:
        """When the first tag will have been silent for too long."""
        return min((at + GAP_S for _, at in self.lying), default=None)

    def scan(self, at: float, tag: str) -> tuple[Plate, list[Laid]]:
        """A tag was read."""
        plate, events = self.look(at)
        if tag not in dict(plate.lying):
            events.append(Laid(at, tag, True))
        rest = tuple(entry for entry in plate.lying if entry[0] != tag)
        return Plate((*rest, (tag, at))), events

    def look(self, now: float) -> tuple[Plate, list[Laid]]:
        """Time has passed."""
        gone = [Laid(at, tag, False) for tag, at in self.lying if now - at >= GAP_S]
        return Plate(tuple(entry for entry in self.lying if now - entry[1] < GAP_S)), gone

    def excused(self, now: float) -> Plate:
        """Nobody listened until now: what lies there has not been silent meanwhile."""
        return Plate(tuple((tag, max(at, now)) for tag, at in self.lying))


def laid(scans: Iterable[tuple[float, str]], until: float = float("inf")) -> list[Laid]:
    """When tags were laid down and lifted, in a list of reads (time, tag)."""
    plate, found = Plate(), list[Laid]()
    for at, tag in scans:
        plate, events = plate.scan(at, tag)
        found += events
    return found + plate.look(until)[1]
