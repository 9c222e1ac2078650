"""Readers that pose as a USB keyboard and type the tag's number, then Enter.

The device is grabbed, so that nothing is typed into a console, and its key codes are decoded rather than
characters, so that no keyboard layout matters. The number is taken as it is typed.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from select import select
from time import monotonic
from typing import Any

from msgspec import Struct

from companion.contract.text import Text
from hardware.errors import PartLost, PartRefused
from hardware.readers.record import OnInput, Reader

KEYS = {
    **{code: str((code - 1) % 10) for code in range(2, 12)},
    30: "A", 48: "B", 46: "C", 32: "D", 18: "E", 33: "F",
    82: "0", 79: "1", 80: "2", 81: "3", 75: "4", 76: "5", 77: "6", 71: "7", 72: "8", 73: "9",
}  # fmt: skip
"""Linux key codes of the digits, in the top row and the number block, and of the letters A to F."""
ENTER = (28, 96)
KEY_EVENT, PRESSED = 1, 1
SHORTEST, LONGEST = 4, 20
PAUSE_S = 0.5
"""Keys further apart than this do not belong to one tag."""


class Typing(Struct, frozen=True):
    """What has been typed so far, and when the last key came."""

    text: str = ""
    at: float = 0.0

    def key(self, code: int, at: float) -> tuple[Typing, str | None]:
        """One key pressed; the tag, when it was the Enter after one."""
        text = self.text if at - self.at <= PAUSE_S else ""
        if code in ENTER:
            return Typing(), text if SHORTEST <= len(text) <= LONGEST else None
        return Typing(text + KEYS.get(code, ""), at), None


class Keyboard:
    """The reader's input device. `connect` opens it as python-evdev does."""

    def __init__(self, path: str, connect: Callable[[str], Any]) -> None:
        self._path = path
        self._connect = connect
        self._device: Any = None
        self._typing = Typing()
        self._tags: list[str] = []

    def open(self) -> None:
        self.close()
        with self._plain_faults():
            self._device = self._connect(self._path)
            self._device.grab()
        self._typing, self._tags = Typing(), []

    def read(self, timeout: float) -> str | None:
        with self._plain_faults():
            if not self._tags and select([self._device.fd], [], [], timeout)[0]:
                self._take(self._device.read())
        return self._tags.pop(0) if self._tags else None

    def close(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _take(self, events: Any) -> None:
        for event in events:
            if event.type == KEY_EVENT and event.value == PRESSED:
                self._typing, tag = self._typing.key(event.code, monotonic())
                self._tags += [tag] if tag else []

    @contextmanager
    def _plain_faults(self) -> Iterator[None]:
        try:
            yield
        except PartRefused:
            raise
        except OSError as error:
            if error.errno == errno.EBUSY:
                raise PartRefused(Text("doctor-port-used", port=self._path)) from error
            if error.errno in (errno.EACCES, errno.EPERM):
                raise PartRefused(Text("doctor-not-opened", port=self._path, error=str(error))) from error
            raise PartLost(Text("doctor-not-plugged-in", port=self._path)) from error
        except (AttributeError, ValueError) as error:
            raise PartLost(Text("doctor-closed", port=self._path)) from error


READER = Reader(
    name="keyboard",
    settings=OnInput,
    open=lambda name, settings, rig: Keyboard(settings.port, lambda path: rig.keyboard(name, path)),
    simulator="pin_readers.SimulatedKeyboard",
    put_up=lambda bench: (bench.name,),
    supply="5V",
)
