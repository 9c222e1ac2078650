"""SPI on gpiozero's pins: the bus of a reader, and the data/command and reset lines of a screen.

For a screen luma asks for a module like RPi.GPIO; `SpiLines` is the little of it that luma calls, so that one
pin library drives everything and a Pi 5 works too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hardware.errors import PartRefused


class SpiLines:
    """Output pins by number."""

    LOW, HIGH, OUT = 0, 1, 0

    def __init__(self, factory: Any) -> None:
        self._factory = factory
        self._pins: dict[int, Any] = {}

    def setup(self, pin: int, mode: int) -> None:
        """Makes a pin an output."""
        from gpiozero import GPIOZeroError, OutputDevice

        try:
            self._pins[pin] = OutputDevice(pin, pin_factory=self._factory)
        except (GPIOZeroError, OSError, RuntimeError) as error:
            self.cleanup(self._pins)
            raise PartRefused(f"pin {pin} cannot be driven: {error}") from error

    def output(self, pin: int, level: int) -> None:
        """Sets a pin."""
        self._pins[pin].value = level

    def cleanup(self, pins: Iterable[int]) -> None:
        """Lets go of pins."""
        for pin in list(pins):
            device = self._pins.pop(pin, None)
            if device:
                device.close()


def open_spi(factory: Any, port: int, device: int) -> Any:
    """An SPI bus with `transfer` and `close`."""
    from gpiozero import GPIOZeroError, SPIDevice
    from gpiozero.pins.local import LocalPiFactory, LocalPiSoftwareSPI

    class Bus(SPIDevice):  # type: ignore[misc]
        """gpiozero's SPI devices reach the bus in this way themselves."""

        def transfer(self, words: list[int]) -> list[int]:
            """Sends words and gives back those that came meanwhile."""
            return list(self._spi.transfer(words))

    try:
        bus = Bus(port=port, device=device, pin_factory=factory)
    except (GPIOZeroError, ImportError, OSError) as error:
        raise PartRefused(f"SPI {port}.{device} cannot be opened: {error}") from error
    if isinstance(factory, LocalPiFactory) and isinstance(bus._spi, LocalPiSoftwareSPI):
        bus.close()
        raise PartRefused("SPI is switched off (dtparam=spi=on), or the package spidev is missing")
    return bus
