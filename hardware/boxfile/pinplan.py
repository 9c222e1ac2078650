"""Which part uses which pin, and whether they can live together in one box."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from hardware.boxfile.config import SCREENS_AT_MOST, BoxConfig, ScreenConfig
from hardware.bus.lines import I2C_PINS, SPI_PINS
from hardware.errors import BoxFileError
from hardware.readers.record import ReaderSettings

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


def _reader_uses(name: str, reader: ReaderSettings) -> Iterator[PinUse]:
    key = f"readers.{name}"
    for pin, setting, line in reader.uses():
        if setting:
            yield PinUse(pin, f"{key}.{setting}", f"reader {name} {line}")
        else:
            yield PinUse(pin, key, line, shared=True)


def check_wiring(config: BoxConfig) -> None:
    """Raises `BoxFileError` for the first thing that cannot be soldered so."""
    for name in list(config.screens)[SCREENS_AT_MOST:]:
        reason = f"a box has at most {SCREENS_AT_MOST} screens, here are {len(config.screens)}"
        raise BoxFileError(f"screens.{name}", reason)
    for name, screen in config.screens.items():
        _check_screen(name, screen)
    for name, reader in config.readers.items():
        if wrong := reader.fault():
            raise BoxFileError(".".join(filter(None, ("readers", name, wrong[0]))), wrong[1])
    _check_addresses(config)
    _check_pins(config)
    if config.rest.blank_after < config.rest.dim_after:
        raise BoxFileError("rest.blank_after", "the screens cannot go dark before they are dimmed (dim_after)")


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
        if where := reader.place():
            _claim(taken, where, f"readers.{name}")


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
