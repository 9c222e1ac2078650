"""The parts of a box and where they are connected, as `box.toml` names them; `hardware/boxfile/reading.py` reads it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from hardware.bus.lines import Pin
from hardware.readers.record import ReaderSettings

Name = Annotated[str, Meta(pattern=r"^[^\x00-\x1f/\\.]{1,40}$")]
Button = Literal["ok", "back", "undo", "roll", "p1", "p2", "p3", "p4", "p5", "p6"]
Seat = Literal["p1", "p2", "p3", "p4", "p5", "p6"]
SCREENS_AT_MOST = 8


class ScreenConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """One screen. On I2C: `port`, `address` and, behind a TCA9548A, `mux` and `channel`. On SPI: `port`,
    `device`, the data/command pin `dc` and the reset pin. `rotate` is in degrees, `shows` a word of `SHOWS` or any page of any game."""

    driver: Literal["ssd1306", "sh1106", "ssd1309"]
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
    def bus_port(self) -> int:
        """The number of its bus: `/dev/i2c-1`, or SPI 0."""
        if self.port is not None:
            return self.port
        return 0 if self.bus == "spi" else 1


class KnobConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """A rotary encoder. `steps` is how many changes of its two pins make one detent."""

    a: Pin
    b: Pin
    steps: Literal[2, 4] = 4


class SounderConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """A passive buzzer. `volume` is 0 to 10."""

    pin: Pin
    volume: Annotated[int, Meta(ge=0, le=10)] = 6


class RestConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Care for the screens: seconds without a touch until they are dimmed, and until they are dark."""

    dim_after: Annotated[float, Meta(ge=1)] = 180.0
    blank_after: Annotated[float, Meta(ge=1)] = 1200.0


class AboutConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """The box as a whole. `language` is what its screens and its page speak where nobody asks for another."""

    language: Annotated[str, Meta(min_length=2, max_length=20)] = "en"


class BoxConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole box. `overlays` names pins that something else owns: a fan, a second I2C bus."""

    box: AboutConfig = field(default_factory=AboutConfig)
    screens: dict[Name, ScreenConfig] = {}
    buttons: dict[Button, Pin] = {}
    knob: KnobConfig | None = None
    readers: dict[Name, ReaderSettings] = {}
    sounder: SounderConfig | None = None
    lamps: dict[Seat, Pin] = {}
    rest: RestConfig = field(default_factory=RestConfig)
    overlays: dict[str, tuple[Pin, ...]] = {}

    @property
    def uses_pins(self) -> bool:
        """Whether any part needs the pin library."""
        return bool(
            self.buttons
            or self.lamps
            or self.knob
            or self.sounder
            or any(reader.group in ("gpio", "spi") for reader in self.readers.values())
            or any(screen.bus == "spi" for screen in self.screens.values())
        )
