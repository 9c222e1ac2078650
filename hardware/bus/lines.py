"""The pins on which a Raspberry Pi's buses come out, by bus and line; BCM numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Meta, Struct

Pin = Annotated[int, Meta(ge=0, le=27)]
I2C_PINS = {0: ((0, "SDA"), (1, "SCL")), 1: ((2, "SDA"), (3, "SCL"))}
SPI_PINS = {
    0: ((7, "CE1"), (8, "CE0"), (9, "MISO"), (10, "MOSI"), (11, "SCLK")),
    1: ((17, "CE1"), (18, "CE0"), (19, "MISO"), (20, "MOSI"), (21, "SCLK")),
}
UART_PINS = ((14, "TXD"), (15, "RXD"))
UART_PORTS = ("/dev/serial0", "/dev/ttyAMA0", "/dev/ttyS0")


class Lead(Struct, frozen=True):
    """One wire that a part needs: to which pin, from which of its legs ("" where it has but one), and the setting that
    names the pin, if it is called otherwise than the leg. A `shared` one is a line of a bus that several parts may sit on."""

    pin: int
    line: str = ""
    setting: str = ""
    shared: bool = False


def bus_leads(bus: str, pins: Iterable[tuple[int, str]]) -> Iterator[Lead]:
    """The lines of a bus."""
    return (Lead(pin, f"{bus} {line}", shared=True) for pin, line in pins)
