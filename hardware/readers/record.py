"""What a tag reader is to the rest of the house: one record, `READER`, in the file of its driver.

Its settings are one of the four below, or a struct of its own built on one: they say where it is plugged in,
and so which pins it takes, how it is found, and what the doctor looks at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from companion.contract.text import Said, Text
from hardware.bus.lines import SPI_PINS, UART_PINS, UART_PORTS, Lead, Pin, bus_leads
from hardware.ports import TagReader
from hardware.record import DriverSettings

if TYPE_CHECKING:
    from hardware.rig import Rig

USB_PORT = re.compile(r"usb:[0-9a-fA-F]{4}:[0-9a-fA-F]{4}(:.+)?")


class ReaderSettings(DriverSettings, frozen=True):
    """The table of one reader in the box file."""

    @property
    def on_header(self) -> bool:
        """Whether it is soldered to the header, and not plugged in elsewhere."""
        return True


class OnPort(ReaderSettings, frozen=True):
    """A device file that it must name."""

    port: str | None = None

    def place(self) -> tuple[object, ...] | None:
        port = "the header's serial pins" if self.port in UART_PORTS else self.port
        return ("port", port) if port else None

    def fault(self) -> tuple[str, Said] | None:
        if not self.port:
            return "", Text("doctor-port-missing", driver=self.driver)
        return ("port", Text("doctor-usb-port")) if self.port.startswith("usb:") and not self._usb_fits() else None

    def _usb_fits(self) -> bool:
        return False


class OnSerial(OnPort, frozen=True):
    """`port` is a serial device, or `usb:VENDOR:PRODUCT[:SERIAL]`."""

    group = "dialout"

    @property
    def on_header(self) -> bool:
        return self.port in UART_PORTS

    def leads(self) -> Iterator[Lead]:
        return bus_leads("UART", UART_PINS if self.on_header else ())

    def _usb_fits(self) -> bool:
        return USB_PORT.fullmatch(self.port or "") is not None


class OnInput(OnPort, frozen=True):
    """`port` is an input device of the kernel."""

    group = "input"

    @property
    def on_header(self) -> bool:
        return False


class OnPins(ReaderSettings, frozen=True):
    """Two data lines on pins of their own."""

    d0: Pin | None = None
    d1: Pin | None = None
    group = "gpio"

    def leads(self) -> Iterator[Lead]:
        return (Lead(pin, line) for line, pin in (("d0", self.d0), ("d1", self.d1)) if pin is not None)

    def fault(self) -> tuple[str, Said] | None:
        missing = self.d0 is None or self.d1 is None
        return ("", Text("doctor-data-pins-missing", driver=self.driver.capitalize())) if missing else None


class OnSpi(ReaderSettings, frozen=True):
    """`spi` is the bus, `device` the chip select on it."""

    spi: Annotated[int, Meta(ge=0, le=1)] = 0
    device: Annotated[int, Meta(ge=0, le=1)] = 0
    group = "spi"

    def leads(self) -> Iterator[Lead]:
        return bus_leads("SPI", SPI_PINS[self.spi])

    def place(self) -> tuple[object, ...] | None:
        return "spi", self.spi, self.device


class Bench(Struct, frozen=True):
    """Where a simulated reader is put up. `pulse` lets a pin fall and rise again."""

    name: str
    link: Path
    settings: Any
    pulse: Callable[[int], None]


class Reader(Struct, frozen=True, kw_only=True):
    """A kind of reader. `simulator` is a class of `hardware.sim`, as `file.Class`, and `put_up` gives what it is made
    from; `supply` is what it wants where it is on the header: `3V3` or `5V`."""

    name: str
    settings: type[ReaderSettings]
    open: Callable[[str, Any, Rig], TagReader]
    simulator: str
    put_up: Callable[[Bench], tuple[Any, ...]]
    supply: str
    listens: bool = True
    """Whether anything is said to it; a reader that only speaks needs no line for that."""
    note: Said = ""
    """What has to be known when it is soldered on, beyond its supply."""
