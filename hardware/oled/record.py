"""What a chip of a screen is to the rest of the house: one record, `SCREEN`, in its own file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

from companion.contract.text import Said, Text
from hardware.bus.lines import I2C_PINS, SPI_PINS, Lead, Pin, bus_leads
from hardware.oled.diff import Area
from hardware.record import DriverSettings

TRANSFER_BYTES = 2
"""What every transfer costs beside its bytes: the address and the control byte."""
IDLE_ON = {"i2c": ("dc", "reset", "device"), "spi": ("mux", "channel")}
"""Settings of a screen that its bus has no use for: whoever wrote one means another bus, or soldered it in vain."""

Aimed = list[tuple[Area, tuple[int, ...]]]
"""Rectangles to send, each with the command that says where it goes."""


class ScreenSettings(DriverSettings, frozen=True):
    """One screen. On I2C: `port`, `address` and, behind a TCA9548A, `mux` and `channel`. On SPI: `port`, `device`, the
    data/command pin `dc` and the reset pin. `rotate` is in degrees; `shows` is any page, of the house or of a game."""

    bus: Literal["i2c", "spi", "simulated"] = "i2c"
    port: Annotated[int, Meta(ge=0, le=64)] | None = None
    address: Annotated[int, Meta(ge=0x08, le=0x77)] = 0x3C
    mux: Annotated[int, Meta(ge=0x70, le=0x77)] | None = None
    channel: Annotated[int, Meta(ge=0, le=7)] = 0
    device: Annotated[int, Meta(ge=0, le=1)] = 0
    dc: Pin | None = None
    reset: Pin | None = None
    rotate: Literal[0, 180] = 0
    shows: str = "auto"

    @property
    def group(self) -> str:  # type: ignore[override]
        return "" if self.bus == "simulated" else self.bus

    @property
    def bus_port(self) -> int:
        """The number of its bus: `/dev/i2c-1`, or SPI 0."""
        if self.port is not None:
            return self.port
        return 0 if self.bus == "spi" else 1

    def leads(self) -> Iterator[Lead]:
        if self.bus == "i2c":
            yield from bus_leads("I2C", I2C_PINS.get(self.bus_port, ()))
        elif self.bus == "spi":
            yield from bus_leads("SPI", SPI_PINS.get(self.bus_port, ()))
            yield from (Lead(pin, line) for line, pin in (("dc", self.dc), ("reset", self.reset)) if pin is not None)

    def place(self) -> tuple[object, ...] | None:
        if self.bus == "spi":
            return "spi", self.bus_port, self.device
        return ("i2c", self.bus_port, self.mux, self.mux and self.channel, self.address) if self.bus == "i2c" else None

    def fault(self) -> tuple[str, Said] | None:
        if self.bus == "spi" and self.dc is None:
            return "", Text("doctor-dc-missing")
        idle = next((setting for setting in IDLE_ON.get(self.bus, ()) if getattr(self, setting)), None)
        if idle:
            return idle, Text("doctor-setting-idle", setting=idle, bus=self.bus)
        return ("channel", Text("doctor-channel-alone")) if self.channel and self.mux is None else None


class ScreenDriver(Struct, frozen=True, kw_only=True):
    """A chip of a 128x64 glass. luma's driver of the same name knows how to start it; `aim` tells it where bytes go, which
    costs `address_bytes`; `simulator` is a class of `hardware.sim`, as `file.Class`."""

    name: str
    settings: type[ScreenSettings] = ScreenSettings
    aim: Callable[[Area], Aimed]
    address_bytes: int
    joins: bool
    """Whether one rectangle may span several pages."""
    simulator: str


def by_window(area: Area) -> Aimed:
    """A window of columns and pages, filled row by row."""
    return [(area, (0x21, area.first_column, area.last_column, 0x22, area.first_page, area.last_page))]
