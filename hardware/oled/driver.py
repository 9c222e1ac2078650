"""The OLED screen: luma's driver for the chip, with our own sending of changes.

The stock drivers send the whole frame each time, through a call that Pillow has deprecated. Here luma knows
the chip and the bus; this file knows which bytes of the glass differ. The driver is made once, against a
wire that only takes notes: after a loss those notes are sent again, and no second driver is ever made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from typing import Any

from PIL.Image import Image, Transpose

from companion.contract.text import Text
from hardware.errors import PartLost, PartRefused
from hardware.oled.diff import BLANK, PAGES, WHOLE, WIDTH, Area, changed_areas, cut, glass_bytes
from hardware.oled.record import TRANSFER_BYTES
from hardware.oled.registry import SCREENS

PAGES_A_BEAT = 2
"""A chip that was gone between two beats, and so was not missed, is whole again after four of them."""
CONTRAST = {"bright": 0xCF, "dim": 0x08}


class Wire:
    """Stands between luma's driver and the bus: takes notes until connected, counts bytes after."""

    def __init__(self, connect: Callable[[], Any]) -> None:
        self._connect = connect
        self._line: Any = None
        self.notes: list[tuple[int, ...]] = []
        self.bytes_sent = 0

    def open(self) -> None:
        self.close()
        with plain_faults():
            self._line = self._connect()

    @property
    def answers(self) -> bool:
        """Whether somebody at the other end would say so if the screen were gone."""
        return getattr(self._line, "answers", True)

    def begin(self) -> None:
        """Opens the way through a multiplexer, where there is one."""
        select = getattr(self._line, "select", None)
        if select:
            with plain_faults():
                select()

    def command(self, *codes: int) -> None:
        if self._line is None:
            self.notes.append(codes)
            return
        with plain_faults():
            self._line.command(*codes)
        self.bytes_sent += TRANSFER_BYTES + len(codes)

    def data(self, values: bytes) -> None:
        with plain_faults():
            self._line.data(values)
        self.bytes_sent += TRANSFER_BYTES + len(values)

    def cleanup(self) -> None:
        """Called by luma when the program ends; the farewell picture stays."""

    def close(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with plain_faults():
                line.cleanup()


@contextmanager
def plain_faults() -> Iterator[None]:
    """Turns what luma and the kernel raise into the two faults a screen can have."""
    from luma.core import error as luma

    try:
        yield
    except (PartLost, PartRefused):
        raise
    except (luma.DevicePermissionError, PermissionError) as error:
        raise PartRefused(Text("doctor-not-allowed", error=str(error))) from error
    except (luma.UnsupportedPlatform, ImportError) as error:
        raise PartRefused(Text("doctor-library-missing", error=str(error))) from error
    except (luma.Error, OSError) as error:
        raise PartLost(Text("doctor-no-answer", error=str(error))) from error


class OledScreen:
    """One glass of 128x64. `connect` gives a luma serial interface; `shown` is the picture last sent."""

    def __init__(self, name: str, driver: str, connect: Callable[[], Any], rotate: int = 0) -> None:
        self.name = name
        self.shown: Image | None = None
        self.wire = Wire(connect)
        self._driver = _driver(driver, self.wire)
        self._settings = self.wire.notes[0]
        self._chip = SCREENS[driver]
        self._rotate = rotate
        self._glass = BLANK
        self._light = "bright"
        self._next_page = cycle(range(0, PAGES, PAGES_A_BEAT))

    def open(self) -> None:
        """Initialises the chip and shows again what it last showed."""
        self.wire.open()
        self.wire.begin()
        self.wire.command(*self._settings)
        self._send(WHOLE, self._glass)
        self._set_light()

    def display(self, image: Image) -> int:
        """Shows a picture, sending only what differs; the number of bytes sent."""
        glass = glass_bytes(image.transpose(Transpose.ROTATE_180) if self._rotate == 180 else image)
        before = self.wire.bytes_sent
        areas = changed_areas(self._glass, glass, self._chip.address_bytes + 2 * TRANSFER_BYTES, self._chip.joins)
        if areas:
            self.wire.begin()
        for area in areas:
            self._send(area, glass)
        self._glass, self.shown = glass, image
        return self.wire.bytes_sent - before

    def beat(self) -> None:
        """Tells the chip its settings again, all but the switching off, and repairs a part of the glass; all of it
        where nobody would notice that the chip had been gone."""
        self.wire.begin()
        self.wire.command(*self._settings[1:])
        page = next(self._next_page)
        part = Area(page, page + PAGES_A_BEAT - 1, 0, WIDTH - 1)
        self._send(part if self.wire.answers else WHOLE, self._glass)
        self._set_light()

    def light(self, level: str) -> None:
        """`bright`, `dim` or `blank`."""
        self._light = level
        self.wire.begin()
        self._set_light()

    def close(self) -> None:
        """Lets go of the bus; the picture stays."""
        self.wire.close()

    def _set_light(self) -> None:
        if self._light == "blank":
            self._driver.hide()
        else:
            self._driver.contrast(CONTRAST[self._light])
            self._driver.show()

    def _send(self, area: Area, glass: bytes) -> None:
        for part, codes in self._chip.aim(area):
            self.wire.command(*codes)
            self.wire.data(cut(glass, part))


def _driver(name: str, wire: Wire) -> Any:
    """luma's driver for a chip, except that it leaves the sending of pictures to us."""
    from luma.oled import device

    stock = getattr(device, name)
    quiet = type(f"quiet_{name}", (stock,), {"display": lambda self, image: None})
    driver = quiet(wire)
    driver.persist = True
    return driver
