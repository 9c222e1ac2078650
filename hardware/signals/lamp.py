"""The lamps of the seats: one LED a seat, between its pin and ground with a resistor of 330 ohm."""

from __future__ import annotations

from typing import Any, Literal

from companion.contract.text import Text
from hardware.bus.lines import Lead, Pin
from hardware.errors import PartRefused
from hardware.record import Signal

Seat = Literal["p1", "p2", "p3", "p4", "p5", "p6"]


class GpioLamp:
    """An LED on a pin."""

    def __init__(self, factory: Any, pin: int) -> None:
        from gpiozero import LED, GPIOZeroError

        try:
            self._led = LED(pin, pin_factory=factory)
        except (GPIOZeroError, OSError, RuntimeError) as error:
            raise PartRefused(Text("doctor-pin-not-driven", pin=pin, error=str(error))) from error

    def set(self, lit: bool) -> None:
        if lit:
            self._led.on()
        else:
            self._led.off()

    def close(self) -> None:
        """Dark, and lets go of the pin."""
        if not self._led.closed:
            self._led.off()
        self._led.close()


LAMPS = Signal(
    table="lamps",
    settings=Pin,
    each=Seat,
    leads=lambda pin: [Lead(pin)],
    ground=Text("doctor-ground-lamps"),
    notes=(Text("doctor-note-lamps"),),
    colour="#a66f00",
)
