"""The pins on which a Raspberry Pi's buses come out, by bus and line; BCM numbers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Pin = Annotated[int, Meta(ge=0, le=27)]
I2C_PINS = {0: ((0, "SDA"), (1, "SCL")), 1: ((2, "SDA"), (3, "SCL"))}
SPI_PINS = {
    0: ((7, "CE1"), (8, "CE0"), (9, "MISO"), (10, "MOSI"), (11, "SCLK")),
    1: ((17, "CE1"), (18, "CE0"), (19, "MISO"), (20, "MOSI"), (21, "SCLK")),
}
UART_PINS = ((14, "TXD"), (15, "RXD"))
UART_PORTS = ("/dev/serial0", "/dev/ttyAMA0", "/dev/ttyS0")
