"""`companion wiring`: from a box file, what is soldered to which pin, as a table and as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from companion.contract.text import Said, Text, listed
from companion.words import speaker
from hardware.boxfile.config import BoxConfig
from hardware.boxfile.header import V5, Wire, supply, wires
from hardware.boxfile.reading import load_box
from hardware.boxfile.sketch import draw_header
from hardware.bus.lines import I2C_PINS, SPI_PINS
from hardware.errors import BoxFileError
from hardware.oled.record import ScreenSettings
from hardware.readers.record import OnSpi, ReaderSettings
from hardware.readers.registry import READERS
from hardware.signals.registry import SIGNALS


def wiring(
    config_path: Path, *, svg: Path | None = None, out: TextIO, pages: Iterable[str] = (), language: str = "en"
) -> int:
    """Writes the table to `out` and, with `svg`, the drawing to that file; 2 when the box cannot be built."""
    say = speaker(language).say
    try:
        config = load_box(config_path, pages)
        print(table(config, language), file=out)
        if svg:
            svg.write_text(draw_header(wires(config), notes(config), say), encoding="utf-8")
    except BrokenPipeError:
        raise  # nobody reads on: no fault of the box
    except BoxFileError as error:
        print(say(error.said), file=out)
        return 2
    except OSError as error:
        print(error, file=out)
        return 2
    return 0


def table(config: BoxConfig, language: str = "en") -> str:
    """One line a wire, by header pin, then what else has to be known."""
    say = speaker(language).say
    lines = [f"{say(Text('doctor-pin')):>3}  {say(Text('doctor-line')):<7} {say(Text('doctor-goes-to'))}"]
    lines += [f"{wire.header:>3}  {wire.line:<7} {say(goes_to(wire))}" for wire in wires(config)]
    extra = [say(note) for note in notes(config)]
    return "\n".join([*lines, "", *extra] if extra else lines)


def goes_to(wire: Wire) -> Text:
    """`SDA of screen left, screen right`, or just the part."""
    if not wire.terminal:
        return Text("doctor-wire", parts=listed(*wire.parts))
    return Text("doctor-wire-of", terminal=wire.terminal.removeprefix("I2C "), parts=listed(*wire.parts))


def notes(config: BoxConfig) -> list[Said]:
    """What a wire alone does not say: resistors, addresses, levels, plugs."""
    found = [note for signal in SIGNALS if getattr(config, signal.table) for note in signal.notes]
    for name, screen in config.screens.items():
        found += _screen_notes(name, screen)
    for name, reader in config.readers.items():
        found += _reader_notes(name, reader)
    return found


def _screen_notes(name: str, screen: ScreenSettings) -> Iterator[Said]:
    bus, driver = screen.bus_port, screen.driver
    if screen.bus == "i2c":
        address = f"0x{screen.address:02X}"
        if screen.mux is None:
            yield Text("doctor-screen-on-i2c", name=name, driver=driver, bus=bus, address=address)
        else:
            mux, channel = f"0x{screen.mux:02X}", screen.channel
            yield Text(
                "doctor-screen-behind-mux",
                name=name, driver=driver, bus=bus, address=address, mux=mux, channel=channel,
            )  # fmt: skip
        if bus not in I2C_PINS:
            yield Text("doctor-i2c-of-overlay", name=name, bus=bus)
    elif screen.bus == "spi":
        yield Text("doctor-screen-on-spi", name=name, driver=driver, bus=bus, device=screen.device)
        if screen.reset is None:
            yield Text("doctor-screen-reset", name=name)
        if bus not in SPI_PINS:
            yield Text("doctor-spi-of-overlay", name=name, bus=bus)


def _reader_notes(name: str, reader: ReaderSettings) -> Iterator[Said]:
    note = READERS[reader.driver].note
    if not reader.on_header:
        yield Text("doctor-reader-on-usb", name=name, port=getattr(reader, "port", ""))
        return
    if isinstance(reader, OnSpi):
        select = Text("doctor-spi-select", bus=reader.spi, device=reader.device)
        note = Text("doctor-both", first=select, then=note) if note else select
    if supply(reader) == V5:
        yield Text("doctor-reader-on-5-volts", name=name)
    if note:
        yield Text("doctor-reader-note", name=name, note=note)
