"""The rotary encoder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from companion.contract.text import Text
from hardware.bus.lines import Lead, Pin
from hardware.record import Settings, Signal


class KnobSettings(Settings, frozen=True):
    """`a` and `b` are its two pins; `steps` is how many of their changes make one detent."""

    a: Pin
    b: Pin
    steps: Literal[2, 4] = 4

    def leads(self) -> Iterator[Lead]:
        yield from (Lead(self.a, "a"), Lead(self.b, "b"))


KNOB = Signal(
    table="knob",
    settings=KnobSettings,
    leads=KnobSettings.leads,
    ground=Text("doctor-ground-knob"),
    notes=(Text("doctor-note-knob"), Text("doctor-note-knob-board")),
    colour="#e65100",
)
