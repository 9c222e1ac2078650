"""A thin edge over gpiozero: input pins.

The callback of a pin does one thing, it puts the edge on a queue: a slow one would delay every pin, and one
that raises kills all inputs on some pin libraries. Debounce is ours (`hardware/signals/filters.py`), because
`bounce_time` means something else on every back end. gpiozero is imported only when a pin is opened.

Wiring: a button sits between its pin and ground, a knob's common pin on ground (the inner pull-ups are on).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Any

from companion.contract.text import Text
from hardware.errors import PartRefused
from hardware.ports import Edge


class _Feeler:
    """Holds the callback of one pin; gpiozero keeps only a weak reference to it."""

    def __init__(self, pin: int, put: Callable[[Edge], None]) -> None:
        self.pin = pin
        self.put = put

    def changed(self, ticks: float, level: Any) -> None:
        """Called by the pin library, in a thread of its own."""
        self.put(Edge(self.pin, bool(level), float(ticks)))


class GpioPins:
    """Input pins with pull-ups whose edges, bounces and all, go into `queue`.

    `edges` is `both`, or `falling` for pulses that are over before anybody can read the level.
    """

    def __init__(self, factory: Any, pins: Iterable[int], queue: SimpleQueue[Edge], edges: str = "both") -> None:
        from gpiozero import GPIOZeroError, InputDevice

        self._feelers = {pin: _Feeler(pin, queue.put) for pin in pins}
        self._inputs: dict[int, Any] = {}
        try:
            for pin, feeler in self._feelers.items():
                device = self._inputs[pin] = InputDevice(pin, pull_up=True, pin_factory=factory)
                device.pin.edges = edges
                device.pin.when_changed = feeler.changed
        except (GPIOZeroError, OSError, RuntimeError) as error:
            self.close()
            raise PartRefused(Text("doctor-pin-not-read", pin=pin, error=str(error))) from error

    def level(self, pin: int) -> bool:
        """The level now, True when high."""
        return bool(self._inputs[pin].pin.state)

    def close(self) -> None:
        for device in self._inputs.values():
            device.close()
        self._inputs.clear()
