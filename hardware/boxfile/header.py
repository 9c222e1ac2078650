"""The 40 pins of a Raspberry Pi's header, and every wire that a box file asks for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from companion.contract.text import Said, Text
from hardware.boxfile.config import BoxConfig
from hardware.boxfile.pinplan import PinUse, pin_uses
from hardware.bus.lines import I2C_PINS
from hardware.oled.record import ScreenSettings
from hardware.readers.record import ReaderSettings
from hardware.readers.registry import READERS
from hardware.signals.registry import SIGNALS

V3, V5, GROUND = "3V3", "5V", "GND"
LINES: tuple[str | int, ...] = (
    V3, V5, 2, V5, 3, GROUND, 4, 14, GROUND, 15, 17, 18, 27, GROUND, 22, 23, V3, 24, 10, GROUND,
    9, 25, 11, 8, GROUND, 7, 0, 1, 5, GROUND, 6, 12, 13, GROUND, 19, 16, 26, 20, GROUND, 21,
)  # fmt: skip
"""What pin 1 to 40 is: a supply, ground, or the BCM number of a GPIO."""

HEADER_OF = {line: at for at, line in enumerate(LINES, 1) if isinstance(line, int)}
"""BCM number -> header pin."""

CROSSED = {"UART TXD": "RXD", "UART RXD": "TXD"}
"""Where the Pi speaks the reader listens: each line goes to the other's terminal."""


class Wire(Struct, frozen=True):
    """One pin of the header and what is soldered to it. `kind` is the table of the part, or `supply`, `ground`."""

    header: int
    line: str
    terminal: str
    parts: tuple[Said, ...]
    kind: str


def line_name(header: int) -> str:
    """What people call the pin: `GPIO17`, `GND`, `3V3`."""
    line = LINES[header - 1]
    return f"GPIO{line}" if isinstance(line, int) else line


def wires(config: BoxConfig) -> tuple[Wire, ...]:
    """Every wire from the header, by header pin; parts on one bus share its wires."""
    return tuple(sorted((*_signals(config), *_supplies(config), *_grounds(config)), key=lambda wire: wire.header))


def _signals(config: BoxConfig) -> Iterator[Wire]:
    uses = sorted((use for use in pin_uses(config) if _is_wired(use, config)), key=lambda use: HEADER_OF[use.pin])
    for pin, same in groupby(uses, key=lambda use: use.pin):
        shared = list(same)
        header, first = HEADER_OF[pin], shared[0]
        parts = _on_overlay(first, config) or tuple(dict.fromkeys(_part(use, config) for use in shared))
        yield Wire(header, line_name(header), _terminal(first, config), parts, first.key.partition(".")[0])


def _is_wired(use: PinUse, config: BoxConfig) -> bool:
    """A part on a bus claims all of it, and has wires only to what it needs: its own chip select, and no line on
    which it would never say or hear anything."""
    table, _, name = use.key.partition(".")
    if use.line == "UART TXD":
        return READERS[config.readers[name].driver].listens
    if not use.line.startswith("SPI "):
        return True
    part = config.screens[name] if table == "screens" else config.readers[name]
    useless = f"SPI CE{1 - getattr(part, 'device', 0)}", "SPI MISO" if table == "screens" else ""
    return use.line not in useless


def _on_overlay(use: PinUse, config: BoxConfig) -> tuple[Said, ...]:
    """The screens on the bus that an overlay makes, where there is no doubt which bus that is."""
    overlays = [name for name in config.overlays if name.startswith("i2c")]
    if overlays != [use.key.removeprefix("overlays.")]:
        return ()
    screens = [(n, s) for n, s in config.screens.items() if s.bus == "i2c" and s.bus_port not in I2C_PINS]
    return tuple(dict.fromkeys(_on_i2c(name, screen) for name, screen in screens))


def _on_i2c(name: str, screen: ScreenSettings) -> Text:
    """What a screen's bus is soldered to: the screen, or the multiplexer that it is behind."""
    if screen.mux is None:
        return Text("doctor-part-screens", name=name)
    return Text("doctor-multiplexer", address=f"0x{screen.mux:02X}")


def _part(use: PinUse, config: BoxConfig) -> Text:
    on_i2c = use.line.startswith("I2C ")
    name = use.key.partition(".")[2]
    return _on_i2c(name, config.screens[name]) if on_i2c else use.part


def _terminal(use: PinUse, config: BoxConfig) -> str:
    """Which leg of the part the wire goes to; for a bus made by an overlay, its lines in the overlay's order."""
    table, _, name = use.key.partition(".")
    if table != "overlays":
        return CROSSED.get(use.line, use.line)
    pins = config.overlays[name]
    return ("SDA", "SCL")[pins.index(use.pin)] if name.startswith("i2c") and len(pins) == 2 else ""


def _supplies(config: BoxConfig) -> Iterator[Wire]:
    """3.3 V for screens and SPI readers, 5 V for readers that need it; USB readers bring their own."""
    fed = {
        volts: tuple(
            Text("doctor-part-readers", name=name) for name, one in config.readers.items() if supply(one) == volts
        )
        for volts in (V3, V5)
    }
    for header, line, parts in ((1, V3, _screens(config)), (17, V3, fed[V3]), (2, V5, fed[V5])):
        if parts:
            yield Wire(header, line, "VCC", parts, "supply")


def _screens(config: BoxConfig) -> tuple[Said, ...]:
    """How the screens are called together; nothing when there is nothing to solder."""
    real = [screen for screen in config.screens.values() if screen.bus != "simulated"]
    if any(screen.mux is not None for screen in real):
        return (Text("doctor-all-screens-and-muxes"),)
    return (Text("doctor-all-screens"),) if real else ()


def supply(reader: ReaderSettings) -> str:
    """What a reader on the header runs on, "" elsewhere; one on 5 V must not drive a pin directly."""
    return READERS[reader.driver].supply if reader.on_header else ""


def _grounds(config: BoxConfig) -> Iterator[Wire]:
    """One ground wire for each kind of part, to the free ground pin nearest to its other wires."""
    free = [at for at, line in enumerate(LINES, 1) if line == GROUND]
    for kind, parts in _grounded(config):
        near = [wire.header for wire in _signals(config) if wire.kind == kind] or [1]
        ground = min(free, key=lambda pin: min(abs(pin - other) for other in near))
        free.remove(ground)
        yield Wire(ground, GROUND, "GND", parts, "ground")


def _grounded(config: BoxConfig) -> Iterator[tuple[str, tuple[Said, ...]]]:
    if screens := _screens(config):
        yield "screens", screens
    for signal in SIGNALS:
        if getattr(config, signal.table):
            yield signal.table, (signal.ground,)
    if any(reader.on_header for reader in config.readers.values()):
        yield "readers", (Text("doctor-ground-readers"),)
