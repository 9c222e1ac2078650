"""Which part uses which pin, and whether they can live together in one box."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from hardware.boxfile.config import SCREENS_AT_MOST, BoxConfig, ReaderConfig, ScreenConfig
from hardware.errors import BoxFileError

I2C_PINS = {0: ((0, "SDA"), (1, "SCL")), 1: ((2, "SDA"), (3, "SCL"))}
SPI_PINS = {
    0: ((7, "CE1"), (8, "CE0"), (9, "MISO"), (10, "MOSI"), (11, "SCLK")),
    1: ((17, "CE1"), (18, "CE0"), (19, "MISO"), (20, "MOSI"), (21, "SCLK")),
}
UART_PINS = ((14, "TXD"), (15, "RXD"))
UART_PORTS = ("/dev/serial0", "/dev/ttyAMA0", "/dev/ttyS0")
USB_PORT = re.compile(r"usb:[0-9a-fA-F]{4}:[0-9a-fA-F]{4}(:.+)?")
USB_PORTS_ARE = "a serial reader on USB is named usb:VENDOR:PRODUCT or usb:VENDOR:PRODUCT:SERIAL, as in usb:1a86:7523; one that types by its device"
BOARD_PINS = ((0, "ID_SD"), (1, "ID_SC"))
IDLE_ON = {"i2c": ("dc", "reset", "device"), "spi": ("mux", "channel")}
"""Settings of a screen that its bus has no use for: whoever wrote one means another bus, or soldered it in vain."""


class PinUse(Struct, frozen=True):
    """One end of one wire. `key` is the setting that says so, `user` how people call it; a `shared` pin
    belongs to a bus, which several parts may sit on."""

    pin: int
    key: str
    user: str
    shared: bool = False


def pin_uses(config: BoxConfig) -> list[PinUse]:
    """Every pin that the box uses, in the order of the file; bus pins once for each part on the bus."""
    uses = [PinUse(pin, f"buttons.{name}", f"button {name}") for name, pin in config.buttons.items()]
    if config.knob:
        uses += [PinUse(config.knob.a, "knob.a", "knob a"), PinUse(config.knob.b, "knob.b", "knob b")]
    uses += [PinUse(pin, f"lamps.{name}", f"lamp {name}") for name, pin in config.lamps.items()]
    if config.sounder:
        uses.append(PinUse(config.sounder.pin, "sounder.pin", "sounder"))
    for name, screen in config.screens.items():
        uses += _screen_uses(name, screen)
    for name, reader in config.readers.items():
        uses += _reader_uses(name, reader)
    for name, pins in config.overlays.items():
        uses += [PinUse(pin, f"overlays.{name}", f"overlay {name}") for pin in pins]
    return uses


def _screen_uses(name: str, screen: ScreenConfig) -> Iterator[PinUse]:
    key = f"screens.{name}"
    if screen.bus == "i2c":
        for pin, line in I2C_PINS.get(screen.bus_port, ()):
            yield PinUse(pin, key, f"I2C {line}", shared=True)
    if screen.bus == "spi":
        for pin, line in SPI_PINS.get(screen.bus_port, ()):
            yield PinUse(pin, key, f"SPI {line}", shared=True)
        for part, own in (("dc", screen.dc), ("reset", screen.reset)):
            if own is not None:
                yield PinUse(own, f"{key}.{part}", f"screen {name} {part}")


def _reader_uses(name: str, reader: ReaderConfig) -> Iterator[PinUse]:
    key = f"readers.{name}"
    if reader.driver == "mfrc522":
        for pin, line in SPI_PINS[reader.spi]:
            yield PinUse(pin, key, f"SPI {line}", shared=True)
    elif reader.driver == "wiegand":
        for part, own in (("d0", reader.d0), ("d1", reader.d1)):
            if own is not None:
                yield PinUse(own, f"{key}.{part}", f"reader {name} {part}")
    elif reader.port in UART_PORTS:
        for pin, line in UART_PINS:
            yield PinUse(pin, key, f"UART {line}", shared=True)


def check_wiring(config: BoxConfig) -> None:
    """Raises `BoxFileError` for the first thing that cannot be soldered so."""
    for name in list(config.screens)[SCREENS_AT_MOST:]:
        reason = f"a box has at most {SCREENS_AT_MOST} screens, here are {len(config.screens)}"
        raise BoxFileError(f"screens.{name}", reason)
    for name, screen in config.screens.items():
        _check_screen(name, screen)
    for name, reader in config.readers.items():
        _check_reader(name, reader)
    _check_addresses(config)
    _check_pins(config)
    if config.rest.blank_after < config.rest.dim_after:
        raise BoxFileError("rest.blank_after", "the screens cannot go dark before they are dimmed (dim_after)")


def _check_reader(name: str, reader: ReaderConfig) -> None:
    if reader.driver == "wiegand" and (reader.d0 is None or reader.d1 is None):
        raise BoxFileError(f"readers.{name}", "a Wiegand reader needs the pins d0 and d1")
    if reader.driver in ("rdm6300", "pn532", "keyboard") and not reader.port:
        raise BoxFileError(f"readers.{name}", f"a reader of type {reader.driver} needs its port")
    if (reader.port or "").startswith("usb:") and (
        reader.driver == "keyboard" or not USB_PORT.fullmatch(reader.port or "")
    ):
        raise BoxFileError(f"readers.{name}.port", USB_PORTS_ARE)


def _check_screen(name: str, screen: ScreenConfig) -> None:
    if screen.bus == "spi" and screen.dc is None:
        raise BoxFileError(f"screens.{name}", "an SPI screen needs the pin of its data/command line, dc")
    for setting in IDLE_ON.get(screen.bus, ()):
        if getattr(screen, setting):
            raise BoxFileError(f"screens.{name}.{setting}", f'{setting} means nothing with bus = "{screen.bus}"')
    if screen.channel and screen.mux is None:
        raise BoxFileError(
            f"screens.{name}.channel", "a channel is one of a multiplexer, and mux says at which address"
        )


def _check_addresses(config: BoxConfig) -> None:
    taken: dict[tuple[object, ...], str] = {}
    for name, screen in config.screens.items():
        if screen.bus == "spi":
            _claim(taken, ("spi", screen.bus_port, screen.device), f"screens.{name}")
        elif screen.bus == "i2c":
            place = (screen.bus_port, screen.mux, screen.mux and screen.channel, screen.address)
            _claim(taken, ("i2c", *place), f"screens.{name}")
    _check_muxes(config)
    for name, reader in config.readers.items():
        if reader.driver == "mfrc522":
            _claim(taken, ("spi", reader.spi, reader.device), f"readers.{name}")
        elif reader.port:
            port = "the header's serial pins" if reader.port in UART_PORTS else reader.port
            _claim(taken, ("port", port), f"readers.{name}")


def _check_muxes(config: BoxConfig) -> None:
    """What sits on a bus itself hears all that is meant for the screens behind its multiplexers."""
    screens = [(name, screen) for name, screen in config.screens.items() if screen.bus == "i2c"]
    direct = {(screen.bus_port, screen.address): f"screens.{name}" for name, screen in screens if screen.mux is None}
    muxes = {
        (screen.bus_port, screen.mux): f"the multiplexer of screens.{name}" for name, screen in screens if screen.mux
    }
    for name, screen in screens:
        key, place = f"screens.{name}", (screen.bus_port, screen.address)
        other = muxes.get(place) or (direct.get(place) if screen.mux is not None else None)
        if other:
            raise BoxFileError(key, f"its address 0x{screen.address:02X} is that of {other}, on the same bus")


def _claim(taken: dict[tuple[object, ...], str], place: tuple[object, ...], key: str) -> None:
    if place in taken:
        raise BoxFileError(key, f"it sits at the same bus and address as {taken[place]}")
    taken[place] = key


def _check_pins(config: BoxConfig) -> None:
    taken: dict[int, PinUse] = {}
    for use in sorted(pin_uses(config), key=lambda use: not use.shared):
        other = taken.setdefault(use.pin, use)
        if other is not use and not (other.shared and use.shared):
            raise BoxFileError(use.key, f"pin {use.pin} cannot be {use.user}, it is {other.user} ({other.key}) already")
    for use in pin_uses(config):
        for pin, line in BOARD_PINS:
            if use.pin == pin and not use.shared and not use.key.startswith("overlays."):
                raise BoxFileError(use.key, f"pin {pin} cannot be {use.user}, the board reads its hats on it ({line})")
