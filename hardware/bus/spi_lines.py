"""SPI on gpiozero's pins: the bus of a reader, and the data/command and reset lines of a screen.

For a screen luma asks for a module like RPi.GPIO; `SpiLines` is the little of it that luma calls, so that one
pin library drives everything and a Pi 5 works too.
"""

from __future__ import annotations

from typing import Any

from companion.contract.text import Text
from hardware.errors import PartRefused

SPI_HERTZ = 500_000


class SpiLines:
    """Output pins by number."""

    LOW, HIGH, OUT = 0, 1, 0

    def __init__(self, factory: Any) -> None:
        self._factory = factory
        self._pins: dict[int, Any] = {}

    def setup(self, pin: int, mode: int) -> None:
        from gpiozero import GPIOZeroError, OutputDevice

        try:
            self._pins[pin] = OutputDevice(pin, pin_factory=self._factory)
        except (GPIOZeroError, OSError, RuntimeError) as error:
            raise PartRefused(Text("doctor-pin-not-driven", pin=pin, error=str(error))) from error

    def output(self, pin: int, level: int) -> None:
        self._pins[pin].value = level

    def close(self) -> None:
        for device in self._pins.values():
            device.close()
        self._pins.clear()


class SpiScreenLine:
    """luma's SPI interface together with its two pins, which luma does not give back itself.

    `wire` stands in for spidev, where there is no bus; `place` is port and device.
    """

    answers = False
    """Nobody acknowledges anything on this bus, so a screen that was unplugged cannot be told from one that is there."""

    def __init__(
        self, factory: Any, place: tuple[int, int], dc: int | None, reset: int | None, wire: Any = None
    ) -> None:
        from luma.core.interface.serial import spi

        self._lines = SpiLines(factory)
        try:
            self._spi = spi(spi=wire, gpio=self._lines, port=place[0], device=place[1], gpio_DC=dc, gpio_RST=reset)
        except BaseException:
            self._lines.close()
            raise

    def command(self, *codes: int) -> None:
        self._spi.command(*codes)

    def data(self, values: bytes) -> None:
        self._spi.data(list(values))

    def cleanup(self) -> None:
        self._spi.cleanup()
        self._lines.close()


class SecondBus:
    """SPI 1, which gpiozero does not know as hardware."""

    def __init__(self, port: int, device: int) -> None:
        from spidev import SpiDev

        self._spi = SpiDev()
        self._spi.open(port, device)
        self._spi.max_speed_hz = SPI_HERTZ
        self._spi.mode = 0

    def transfer(self, words: list[int]) -> list[int]:
        """Sends words and gives back those that came meanwhile."""
        return list(self._spi.xfer2(words))

    def close(self) -> None:
        self._spi.close()


def open_spi(factory: Any, port: int, device: int) -> Any:
    """An SPI bus with `transfer` and `close`."""
    from gpiozero import GPIOZeroError

    try:
        return _gpiozeros_bus(factory, device) if port == 0 else SecondBus(port, device)
    except PartRefused:
        raise
    except ImportError as error:
        raise PartRefused(Text("doctor-needs-spidev")) from error
    except (GPIOZeroError, OSError) as error:
        raise PartRefused(Text("doctor-spi-not-opened", bus=f"{port}.{device}", error=str(error))) from error


def _gpiozeros_bus(factory: Any, device: int) -> Any:
    from gpiozero import SPIDevice
    from gpiozero.pins.local import LocalPiFactory, LocalPiSoftwareSPI

    class Bus(SPIDevice):  # type: ignore[misc]
        """gpiozero's SPI devices reach the bus in this way themselves."""

        def transfer(self, words: list[int]) -> list[int]:
            """Sends words and gives back those that came meanwhile."""
            return list(self._spi.transfer(words))

    bus = Bus(port=0, device=device, pin_factory=factory)
    if isinstance(factory, LocalPiFactory) and isinstance(bus._spi, LocalPiSoftwareSPI):
        bus.close()
        raise PartRefused(Text("doctor-spi-off"))
    return bus
