"""Simulated pins on two back ends of gpiozero: its own mock, and RPi.GPIO over our stand-in for that library."""

from __future__ import annotations

from typing import Literal

ZERO_2_W = 0x902120
Backend = Literal["mock", "rpigpio"]


class MockBench:
    """gpiozero's mock; an edge calls back at once, in the thread that drives the pin."""

    library = "mock"

    def __init__(self) -> None:
        from gpiozero.pins.mock import MockFactory, MockPWMPin

        self.factory = MockFactory(revision=f"{ZERO_2_W:x}", pin_class=MockPWMPin)

    def drive(self, pin: int, level: bool) -> None:
        """Puts an input to a level from outside, as a button or a cable does."""
        mock = self.factory.pin(pin)
        if level:
            mock.drive_high()
        else:
            mock.drive_low()

    def level(self, pin: int) -> bool:
        """What a meter would show; True when high, or while a wave is on it."""
        return bool(self.factory.pin(pin).state)

    def close(self) -> None:
        """Frees every pin."""
        self.factory.reset()

    def settle(self) -> None:
        """Waits until every edge so far has been called back."""


class RPiGpioBench:
    """gpiozero's RPi.GPIO back end; an edge calls back a moment later, in the library's event thread."""

    library = "rpigpio, simulated"

    def __init__(self) -> None:
        from hardware.sim import rpi_gpio

        rpi_gpio.install()
        from gpiozero.pins.rpigpio import RPiGPIOFactory

        class ZeroTwoFactory(RPiGPIOFactory):  # type: ignore[misc]
            """Says which board it is on, since there is none to ask."""

            def _get_revision(self) -> int:
                return ZERO_2_W

        self._gpio = rpi_gpio
        self.factory = ZeroTwoFactory()

    def drive(self, pin: int, level: bool) -> None:
        self._gpio.drive(pin, level)

    def level(self, pin: int) -> bool:
        return self._gpio.level(pin)

    def close(self) -> None:
        self.factory.close()

    def settle(self) -> None:
        self._gpio.settle()


PinBench = MockBench | RPiGpioBench
"""A pin factory, and a hand and an eye on its pins."""


def pin_bench(backend: Backend) -> PinBench:
    """Simulated pins on the back end asked for."""
    return MockBench() if backend == "mock" else RPiGpioBench()
