"""The push buttons: which there are, and how one is soldered on."""

from __future__ import annotations

from typing import Literal

from companion.contract.text import Text
from hardware.bus.lines import Lead, Pin
from hardware.record import Signal

Button = Literal["ok", "back", "undo", "roll", "p1", "p2", "p3", "p4", "p5", "p6"]

BUTTONS = Signal(
    table="buttons",
    settings=Pin,
    each=Button,
    leads=lambda pin: [Lead(pin)],
    ground=Text("doctor-ground-buttons"),
    notes=(Text("doctor-note-buttons"),),
    colour="#2e7d32",
)
