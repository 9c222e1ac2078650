"""The simulated rig: every bus, pin and port of a box file, with chips and hands at the other end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

from companion.contract.text import Text
from hardware.boxfile.config import BoxConfig
from hardware.errors import PartRefused
from hardware.oled.record import ScreenSettings
from hardware.readers.record import Bench, ReaderSettings
from hardware.readers.registry import READERS
from hardware.record import simulator
from hardware.sim.chips import OledChip, chip_of
from hardware.sim.hand import Plate
from hardware.sim.i2c import SimulatedBus, SimulatedSpi, Socket
from hardware.sim.pin_readers import SimulatedKeyboard
from hardware.sim.pins import Backend, PinBench, pin_bench


class SimulatedRig:
    """`chips`, `sockets` and `readers` are by name, `buses` by port; `bench` are the pins, once asked for.
    A screen that its box file itself calls simulated has a bus of its own."""

    def __init__(self, config: BoxConfig, backend: Backend = "mock") -> None:
        self.pin_library: str | None = None
        self.pin_note = ""
        self.bench: PinBench | None = None
        self.chips: dict[str, OledChip] = {}
        self.sockets: dict[str, Socket] = {}
        self.buses: dict[int, SimulatedBus] = {}
        self._lone: dict[str, SimulatedBus] = {}
        self.readers: dict[str, Plate] = {}
        self._config = config
        self._backend = backend
        self._lock = Lock()
        self._links = TemporaryDirectory(prefix="simulated-box-")
        for name, screen in config.screens.items():
            self._plug_in(name, screen)
        for name, reader in config.readers.items():
            self.readers[name] = self._make_reader(name, reader)

    def _plug_in(self, name: str, screen: ScreenSettings) -> None:
        chip = self.chips[name] = chip_of(screen.driver)
        if screen.bus != "spi":
            socket = self.sockets[name] = Socket(chip, screen.address, screen.mux, screen.channel)
            if screen.bus == "simulated":
                self._lone[name] = SimulatedBus([socket])
            else:
                self.buses.setdefault(screen.bus_port, SimulatedBus()).sockets.append(socket)

    def pins(self) -> Any:
        with self._lock:
            if self.bench is None:
                self.bench = pin_bench(self._backend)
                self.pin_library = self.bench.library
            return self.bench.factory

    def screen(self, name: str, config: ScreenSettings) -> Callable[[], Any]:
        return lambda: self._spi(name, config) if config.bus == "spi" else self._i2c(name, config)

    def _i2c(self, name: str, config: ScreenSettings) -> Any:
        from luma.core.interface.serial import i2c

        from hardware.bus.mux import BehindMux

        bus = self._lone.get(name) or self.buses[config.bus_port]
        line = i2c(bus=bus, address=config.address)
        if config.mux is None:
            return line
        others = {socket.mux for socket in bus.sockets if socket.mux not in (None, config.mux)}
        return BehindMux(line, bus, config.mux, config.channel, [mux for mux in others if mux is not None])

    def _spi(self, name: str, config: ScreenSettings) -> Any:
        from hardware.bus.spi_lines import SpiScreenLine

        wire = SimulatedSpi(self.chips[name], lambda: self.bench is not None and self.bench.level(config.dc or 0))
        return SpiScreenLine(self.pins(), (config.bus_port, config.device), config.dc, config.reset, wire)

    def _make_reader(self, name: str, settings: ReaderSettings) -> Plate:
        record = READERS[settings.driver]
        bench = Bench(name, Path(self._links.name, name), settings, self._pulse)
        reader: Plate = simulator(record.simulator)(*record.put_up(bench))
        return reader

    def _pulse(self, pin: int) -> None:
        if self.bench:
            self.bench.drive(pin, False)
            self.bench.drive(pin, True)
            self.bench.settle()

    def port(self, name: str, port: str) -> str:
        return str(Path(self._links.name, name))

    def spi(self, name: str, port: int, device: int) -> Any:
        """The chip itself, which takes the words of an SPI access."""
        return self.readers[name]

    def keyboard(self, name: str, path: str) -> Any:
        reader = self.readers[name]
        if not isinstance(reader, SimulatedKeyboard):
            raise PartRefused(Text("doctor-no-keyboard", part=name))
        return reader.connect(path)

    def close(self) -> None:
        for reader in self.readers.values():
            reader.close()
        if self.bench:
            self.bench.close()
        self._links.cleanup()
