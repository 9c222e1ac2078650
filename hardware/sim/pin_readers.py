"""Simulated readers that are neither serial nor SPI: Wiegand on two pins, and one that types like a keyboard."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from queue import Empty, SimpleQueue

from msgspec import Struct

from hardware.readers import keyboard, wiegand
from hardware.sim.hand import Repeater

CODE_OF = {text: code for code, text in reversed(keyboard.KEYS.items())}


class SimulatedWiegand(Repeater):
    """Pulses its two lines once when a tag is laid down. `pulse` lets a pin fall and rise again."""

    def __init__(self, name: str, d0: int, d1: int, pulse: Callable[[int], None]) -> None:
        self._lines = (d0, d1)
        self._pulse = pulse
        super().__init__(name, self._send, None)

    def lay(self, tag: str) -> None:
        wiegand.encode(tag)
        super().lay(tag)

    def _send(self, tag: str) -> None:
        bits = wiegand.encode(tag)
        if self.garbled:
            bits[3] = 1 - bits[3]
        for bit in bits:
            self._pulse(self._lines[bit])


class KeyEvent(Struct, frozen=True):
    """An event as python-evdev gives it."""

    type: int
    code: int
    value: int


class TypedDevice:
    """The input device, with the calls of python-evdev that the driver makes."""

    def __init__(self) -> None:
        self.fd, self._far_end = os.pipe()
        self.grabbed = False
        self._events: SimpleQueue[KeyEvent] = SimpleQueue()
        self._error = 0

    def grab(self) -> None:
        self.grabbed = True

    def read(self) -> list[KeyEvent]:
        if self._error:
            raise OSError(self._error, os.strerror(self._error))
        os.read(self.fd, 4096)
        events = []
        try:
            while True:
                events.append(self._events.get_nowait())
        except Empty:
            return events

    def close(self) -> None:
        os.close(self.fd)
        os.close(self._far_end)
        self.fd = -1

    def give(self, events: list[KeyEvent], error: int = 0) -> None:
        """Events from the hardware, or (`error`) the end of it."""
        for event in events:
            self._events.put(event)
        self._error = error
        if self.fd >= 0:
            os.write(self._far_end, b"\x00")


class SimulatedKeyboard(Repeater):
    """Types a tag once when it is laid down. What it types while nobody has opened it is lost."""

    def __init__(self, name: str) -> None:
        self.device: TypedDevice | None = None
        super().__init__(name, self._type, None)

    def connect(self, path: str) -> TypedDevice:
        """Opens the device."""
        if not self.plugged:
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT), path)
        self.device = TypedDevice()
        return self.device

    def pull(self) -> None:
        super().pull()
        if self.device:
            self.device.give([], errno.ENODEV)

    def _type(self, tag: str) -> None:
        codes = [CODE_OF[digit] for digit in tag.upper()] + ([] if self.garbled else [keyboard.ENTER[0]])
        if self.device:
            self.device.give([KeyEvent(keyboard.KEY_EVENT, code, value) for code in codes for value in (1, 0)])
