"""What the parts of a box are plugged into: pins, buses, ports. The real one; the simulated is in `sim/rig.py`."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Callable
from importlib import import_module
from threading import Lock
from typing import Any, Protocol

from companion.contract.text import Text, either
from hardware.errors import PartRefused
from hardware.oled.record import ScreenSettings

LIBRARIES = {"lgpio": ("gpiozero.pins.lgpio", "LGPIOFactory"), "rpigpio": ("gpiozero.pins.rpigpio", "RPiGPIOFactory")}
"""Pin libraries in the order in which they are tried; RPi.GPIO cannot work on a Pi 5."""

log = logging.getLogger("hardware")


class Rig(Protocol):
    """Where a box finds its pins, buses and ports. Nothing is opened before it is asked for."""

    pin_library: str | None
    """The pin library in use, as the health report shows it; None while no pin was asked for."""
    pin_note: str
    """Why an earlier choice of library could not be used; "" for the first choice."""

    def pins(self) -> Any:
        """A gpiozero pin factory, always the same. MUST raise `PartRefused` when there is none that works."""

    def screen(self, name: str, config: ScreenSettings) -> Callable[[], Any]:
        """A call that opens a luma serial interface to that screen."""

    def port(self, name: str, port: str) -> str:
        """The device file, or lasting name, of a reader's port."""

    def spi(self, name: str, port: int, device: int) -> Any:
        """The SPI bus of a reader, with `transfer` and `close`."""

    def keyboard(self, name: str, path: str) -> Any:
        """An input device as python-evdev has it."""

    def close(self) -> None:
        """Frees the pins."""


class RealRig:
    """A Raspberry Pi, or any board with gpiozero's pins and Linux's I2C, SPI and serial devices."""

    def __init__(self) -> None:
        self.pin_library: str | None = None
        self.pin_note = ""
        self._factory: Any = None
        self._lock = Lock()
        self._muxes: dict[int, set[int]] = {}

    def pins(self) -> Any:
        """The pin factory named by `GPIOZERO_PIN_FACTORY`, else the first library that works."""
        with self._lock:
            if self._factory is None:
                self._factory = self._open_library()
            return self._factory

    def _open_library(self) -> Any:
        os.environ.setdefault("LG_WD", os.environ.get("RUNTIME_DIRECTORY") or tempfile.gettempdir())
        wanted = os.environ.get("GPIOZERO_PIN_FACTORY")
        if wanted and wanted not in LIBRARIES:
            raise PartRefused(Text("doctor-wrong-library", given=wanted, known=either(*LIBRARIES)))
        reasons = []
        for name in [wanted] if wanted else LIBRARIES:
            module, factory = LIBRARIES[name]
            try:
                opened = getattr(import_module(module), factory)()
            except Exception as error:  # noqa: BLE001 - each library has exceptions of its own, and the next one is tried
                reasons.append(f"{name}: {error or type(error).__name__}")
                continue
            self.pin_library, self.pin_note = name, "; ".join(reasons)
            if reasons:
                log.warning("pins: %s is used because of %s", name, self.pin_note)
            return opened
        raise PartRefused(Text("doctor-no-library", reasons="; ".join(reasons)))

    def screen(self, name: str, config: ScreenSettings) -> Callable[[], Any]:
        """Opens I2C through smbus2, behind a multiplexer where there is one, or SPI through spidev."""
        if config.bus == "spi":
            return lambda: self._spi(config)
        if config.bus == "simulated":
            from hardware.sim.i2c import lone_screen

            return lone_screen(config)
        if config.mux is not None:
            self._muxes.setdefault(config.bus_port, set()).add(config.mux)
        return lambda: self._i2c(config)

    def _i2c(self, config: ScreenSettings) -> Any:
        from luma.core.interface.serial import i2c

        line = i2c(port=config.bus_port, address=config.address)
        if config.mux is None:
            return line
        from smbus2 import SMBus

        from hardware.bus.mux import BehindMux

        others = self._muxes[config.bus_port] - {config.mux}
        return BehindMux(line, SMBus(config.bus_port), config.mux, config.channel, others)

    def _spi(self, config: ScreenSettings) -> Any:
        from hardware.bus.spi_lines import SpiScreenLine

        return SpiScreenLine(self.pins(), (config.bus_port, config.device), config.dc, config.reset)

    def port(self, name: str, port: str) -> str:
        return port

    def spi(self, name: str, port: int, device: int) -> Any:
        """Through gpiozero, which takes spidev."""
        from hardware.bus.spi_lines import open_spi

        return open_spi(self.pins(), port, device)

    def keyboard(self, name: str, path: str) -> Any:
        """Opens it with python-evdev, which is an extra."""
        try:
            from evdev import InputDevice
        except ImportError as error:
            raise PartRefused(Text("doctor-needs-evdev")) from error
        return InputDevice(path)

    def close(self) -> None:
        if self._factory is not None:
            self._factory.close()
            self._factory = None
