"""`companion wiring`: from a box file, what is soldered to which pin, as a table and as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from hardware.boxfile.config import BoxConfig, ScreenConfig
from hardware.boxfile.header import V5, Wire, supply, wires
from hardware.boxfile.reading import load_box
from hardware.boxfile.sketch import draw_header
from hardware.bus.lines import I2C_PINS, SPI_PINS
from hardware.errors import BoxFileError
from hardware.readers.record import OnSpi, ReaderSettings
from hardware.readers.registry import READERS


def wiring(config_path: Path, *, svg: Path | None = None, out: TextIO, pages: Iterable[str] = ()) -> int:
    """Writes the table to `out` and, with `svg`, the drawing to that file; 2 when the box cannot be built."""
    try:
        config = load_box(config_path, pages)
        print(table(config), file=out)
        if svg:
            svg.write_text(draw_header(wires(config), notes(config)), encoding="utf-8")
    except BrokenPipeError:
        raise  # nobody reads on: no fault of the box
    except (BoxFileError, OSError) as error:
        print(error, file=out)
        return 2
    return 0


def table(config: BoxConfig) -> str:
    """One line a wire, by header pin, then what else has to be known."""
    lines = [f"{'pin':>3}  {'line':<7} goes to"]
    lines += [f"{wire.header:>3}  {wire.line:<7} {goes_to(wire)}" for wire in wires(config)]
    extra = notes(config)
    if extra:
        lines += ["", *extra]
    return "\n".join(lines)


def goes_to(wire: Wire) -> str:
    """`SDA of screen left, screen right`, or just the part."""
    parts = ", ".join(wire.parts)
    return f"{wire.terminal.removeprefix('I2C ')} of {parts}" if wire.terminal else parts


def notes(config: BoxConfig) -> list[str]:
    """What a wire alone does not say: resistors, addresses, levels, plugs."""
    found = []
    if config.buttons:
        found.append("Each button: between its pin and ground, no resistor.")
    if config.knob:
        found.append(
            "Knob: its two outer legs on a and b, the middle one on ground; swap a and b if it counts backwards."
        )
        found.append("Knob on a board: CLK is a, DT is b, + goes to 3V3; SW is a push button, which can be ok.")
    if config.lamps:
        found.append("Each lamp: pin, resistor of 330 ohm, long leg of the LED; short leg to ground.")
    if config.sounder:
        found.append("Sounder: a passive piezo buzzer between its pin and ground.")
    for name, screen in config.screens.items():
        found += _screen_notes(name, screen)
    for name, reader in config.readers.items():
        found += _reader_notes(name, reader)
    return found


def _screen_notes(name: str, screen: ScreenConfig) -> Iterator[str]:
    if screen.bus == "i2c":
        channel = f"channel {screen.channel} (SD{screen.channel}, SC{screen.channel})"
        behind = f" behind the multiplexer 0x{screen.mux:02X}, {channel}," if screen.mux is not None else ""
        yield f"Screen {name}: {screen.driver},{behind} I2C bus {screen.bus_port}, address 0x{screen.address:02X}."
        if screen.bus_port not in I2C_PINS:
            yield f"Screen {name}: SDA and SCL of bus {screen.bus_port} are the pins of its overlay in config.txt."
    elif screen.bus == "spi":
        yield (
            f"Screen {name}: {screen.driver}, SPI {screen.bus_port}; its CS on CE{screen.device}, its clock (D0, CLK)"
            " on SCLK, its data (D1, DIN) on MOSI."
        )
        if screen.reset is None:
            yield f"Screen {name}: its RES to 3V3 by 10 k ohm, and by 100 nF to ground; or name a pin for it, reset."
        if screen.bus_port not in SPI_PINS:
            yield f"Screen {name}: the lines of SPI {screen.bus_port} are the pins of its overlay in config.txt."


def _reader_notes(name: str, reader: ReaderSettings) -> Iterator[str]:
    note = READERS[reader.driver].note
    if not reader.on_header:
        yield f"Reader {name}: plug it into USB ({getattr(reader, 'port', '')})."
    elif isinstance(reader, OnSpi):
        chosen = f"SPI {reader.spi}; its SDA is the chip select, on CE{reader.device}"
        yield f"Reader {name}: {'; '.join(filter(None, (chosen, note)))}"
    else:
        if supply(reader) == V5:
            yield f"Reader {name}: runs on 5 V; its outputs need a level shifter or a divider (1 k and 2 k ohm) to 3.3 V."
        if note:
            yield f"Reader {name}: {note}"
