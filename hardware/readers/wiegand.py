"""Wiegand 26 and 34: a reader with two lines; a short low pulse on D0 is a 0, on D1 a 1.

A frame is the bits that come without a longer pause: an even parity bit over the first half, the number, an
odd parity bit over the second half. The lines rest high, so a reader that is unplugged cannot be told from
one without a tag.

Wiring: D0 and D1 through dividers from 5 V to 3.3 V to the pins `d0` and `d1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import Any

from companion.contract.text import Text
from hardware.ports import Edge
from hardware.readers.record import OnPins, Reader
from hardware.signals.gpio import GpioPins

FRAME_BITS = (26, 34)
FRAME_GAP_S = 0.025


def encode(tag: str) -> list[int]:
    """The bits of a tag of six or eight hex digits, as a reader sends them."""
    if len(tag) not in (6, 8):
        raise ValueError(f"a Wiegand tag has 6 or 8 hex digits, not {len(tag)}")
    number = [int(tag, 16) >> place & 1 for place in reversed(range(len(tag) * 4))]
    half = len(number) // 2
    return [sum(number[:half]) % 2, *number, 1 - sum(number[half:]) % 2]


def decode(bits: Sequence[int]) -> str | None:
    """The tag in the bits of one frame; None for another length or a wrong parity."""
    half = len(bits) // 2
    if len(bits) not in FRAME_BITS or sum(bits[:half]) % 2 or not sum(bits[half:]) % 2:
        return None
    number = int("".join(map(str, bits[1:-1])), 2)
    return f"{number:0{(len(bits) - 2) // 4}X}"


class Wiegand:
    """The reader on its two pins. `factory` gives the pin factory when it is needed."""

    def __init__(self, factory: Any, d0: int, d1: int) -> None:
        self._factory = factory
        self._bits = {d0: 0, d1: 1}
        self._pulses: SimpleQueue[Edge] = SimpleQueue()
        self._pins: GpioPins | None = None

    def open(self) -> None:
        self.close()
        self._pins = GpioPins(self._factory(), self._bits, self._pulses, edges="falling")

    def read(self, timeout: float) -> str | None:
        """The next frame, if one comes."""
        bits: list[int] = []
        try:
            while len(bits) <= max(FRAME_BITS):
                pulse = self._pulses.get(timeout=FRAME_GAP_S if bits else timeout)
                bits.append(self._bits[pulse.pin])
        except Empty:
            return decode(bits)
        return None

    def close(self) -> None:
        pins, self._pins = self._pins, None
        if pins:
            pins.close()


READER = Reader(
    name="wiegand",
    settings=OnPins,
    open=lambda name, settings, rig: Wiegand(rig.pins, settings.d0, settings.d1),
    simulator="pin_readers.SimulatedWiegand",
    put_up=lambda bench: (bench.name, bench.settings.d0, bench.settings.d1, bench.pulse),
    supply="5V",
    note=Text("doctor-note-wiegand"),
)
