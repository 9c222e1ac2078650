"""A TCA9548A between the bus and a screen: its channel is opened before each thing that is sent.

Where the kernel can do it (`dtoverlay=i2c-mux,pca9548`), every channel is a bus of its own and this is not needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class BehindMux:
    """A luma serial interface that opens its channel first, and shuts those of other multiplexers."""

    def __init__(self, line: Any, bus: Any, mux: int, channel: int, others: Iterable[int] = ()) -> None:
        self._line, self._bus = line, bus
        self._mux, self._channel, self._others = mux, channel, tuple(others)

    def select(self) -> None:
        """Opens the way to this screen, and to no other of the same address."""
        for other in self._others:
            self._bus.write_byte(other, 0)
        self._bus.write_byte(self._mux, 1 << self._channel)

    def command(self, *codes: int) -> None:
        self._line.command(*codes)

    def data(self, values: Any) -> None:
        self._line.data(values)

    def cleanup(self) -> None:
        self._line.cleanup()
        self._bus.close()
