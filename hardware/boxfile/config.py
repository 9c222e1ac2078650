"""The parts of a box and where they are connected, as `box.toml` names them; `hardware/boxfile/reading.py` reads it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from hardware.bus.lines import Pin
from hardware.oled.record import ScreenSettings
from hardware.oled.rest import RestSettings
from hardware.readers.record import ReaderSettings
from hardware.signals.buttons import Button
from hardware.signals.knob import KnobSettings
from hardware.signals.lamp import Seat
from hardware.signals.sounder import SounderSettings

Name = Annotated[str, Meta(pattern=r"^[^\x00-\x1f/\\.]{1,40}$")]
SCREENS_AT_MOST = 8


class AboutConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """The box as a whole. `language` is what its screens and its page speak where nobody asks for another."""

    language: Annotated[str, Meta(min_length=2, max_length=20)] = "en"


class BoxConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole box. `overlays` names pins that something else owns: a fan, a second I2C bus."""

    box: AboutConfig = field(default_factory=AboutConfig)
    screens: dict[Name, ScreenSettings] = {}
    buttons: dict[Button, Pin] = {}
    knob: KnobSettings | None = None
    readers: dict[Name, ReaderSettings] = {}
    sounder: SounderSettings | None = None
    lamps: dict[Seat, Pin] = {}
    rest: RestSettings = field(default_factory=RestSettings)
    overlays: dict[str, tuple[Pin, ...]] = {}

    @property
    def uses_pins(self) -> bool:
        """Whether any part needs the pin library."""
        driven = (*self.screens.values(), *self.readers.values())
        return bool(self.buttons or self.lamps or self.knob or self.sounder) or any(
            part.group in ("gpio", "spi") for part in driven
        )
