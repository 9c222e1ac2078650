"""The passive buzzer, between its pin and ground."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

from companion.contract.text import Text
from hardware.bus.lines import Lead, Pin
from hardware.errors import PartRefused
from hardware.record import Settings, Signal

LOUDEST = 10


class SounderSettings(Settings, frozen=True):
    """`volume` is 0 to 10."""

    pin: Pin
    volume: Annotated[int, Meta(ge=0, le=LOUDEST)] = 6

    def leads(self) -> Iterator[Lead]:
        yield Lead(self.pin, setting="pin")


class GpioSounder:
    """A passive buzzer; its loudness is the duty of the square wave, which the ear hears by its square."""

    def __init__(self, factory: Any, pin: int) -> None:
        from gpiozero import GPIOZeroError, PWMOutputDevice

        try:
            self._wave = PWMOutputDevice(pin, frequency=440, pin_factory=factory)
        except (GPIOZeroError, OSError, RuntimeError) as error:
            raise PartRefused(Text("doctor-pin-no-tone", pin=pin, error=str(error))) from error

    def tone(self, hertz: int, volume: int) -> None:
        """Sounds until told otherwise; 0 hertz is silence."""
        if hertz and volume:
            self._wave.frequency = hertz
            self._wave.value = 0.5 * (volume / LOUDEST) ** 2
        else:
            self._wave.value = 0

    def close(self) -> None:
        """Silence, and lets go of the pin."""
        if not self._wave.closed:
            self._wave.value = 0
        self._wave.close()


SOUNDER = Signal(
    table="sounder",
    settings=SounderSettings,
    leads=SounderSettings.leads,
    ground=Text("doctor-part-sounder"),
    notes=(Text("doctor-note-sounder"),),
    colour="#6a1b9a",
)
