"""`box.toml`: which parts a box has and where they are connected.

`read_box(text)` gives a `BoxConfig` or raises `BoxFileError` with line, key and reason. Whether the pins
suit each other is checked in `hardware/boxfile/pinplan.py`. Pins are BCM numbers throughout.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct, field

from hardware.boxfile.toml_lines import line_of
from hardware.errors import BoxFileError

Pin = Annotated[int, Meta(ge=0, le=27)]
Name = Annotated[str, Meta(pattern=r"^[^\x00-\x1f/\\.]{1,40}$")]
Button = Literal["ok", "back", "undo", "roll", "p1", "p2", "p3", "p4", "p5", "p6"]
Seat = Literal["p1", "p2", "p3", "p4", "p5", "p6"]
Shows = Literal["auto", "phase", "danger", "development", "black-hole", "dice", "seats", "join"]
SCREENS_AT_MOST = 8


class ScreenConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """One screen. On I2C: `port`, `address` and, behind a TCA9548A, `mux` and `channel`. On SPI: `port`,
    `device`, the data/command pin `dc` and the reset pin. `rotate` is in degrees."""

    driver: Literal["ssd1306", "sh1106", "ssd1309"]
    bus: Literal["i2c", "spi", "simulated"] = "i2c"
    port: Annotated[int, Meta(ge=0, le=64)] | None = None
    address: Annotated[int, Meta(ge=0x08, le=0x77)] = 0x3C
    mux: Annotated[int, Meta(ge=0x70, le=0x77)] | None = None
    channel: Annotated[int, Meta(ge=0, le=7)] = 0
    device: Annotated[int, Meta(ge=0, le=1)] = 0
    dc: Pin | None = None
    reset: Pin | None = None
    rotate: Literal[0, 180] = 0
    shows: Shows = "auto"

    @property
    def bus_port(self) -> int:
        """The number of its bus: `/dev/i2c-1`, or SPI 0."""
        if self.port is not None:
            return self.port
        return 0 if self.bus == "spi" else 1


class KnobConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """A rotary encoder. `steps` is how many changes of its two pins make one detent."""

    a: Pin
    b: Pin
    steps: Literal[2, 4] = 4


class ReaderConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """One tag reader. `port` is a serial device, `usb:VENDOR:PRODUCT[:SERIAL]`, or the input device of a
    keyboard type; `d0`, `d1` are the pins of a Wiegand reader; `spi`, `device` place an MFRC522."""

    driver: Literal["rdm6300", "wiegand", "pn532", "mfrc522", "keyboard"]
    port: str | None = None
    d0: Pin | None = None
    d1: Pin | None = None
    spi: Annotated[int, Meta(ge=0, le=1)] = 0
    device: Annotated[int, Meta(ge=0, le=1)] = 0


class SounderConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """A passive buzzer. `volume` is 0 to 10."""

    pin: Pin
    volume: Annotated[int, Meta(ge=0, le=10)] = 6


class RestConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Care for the screens: seconds without a touch until they are dimmed, and until they are dark."""

    dim_after: Annotated[float, Meta(ge=1)] = 180.0
    blank_after: Annotated[float, Meta(ge=1)] = 1200.0


class BoxConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole box. `overlays` names pins that something else owns: a fan, a second I2C bus."""

    screens: dict[Name, ScreenConfig] = {}
    buttons: dict[Button, Pin] = {}
    knob: KnobConfig | None = None
    readers: dict[Name, ReaderConfig] = {}
    sounder: SounderConfig | None = None
    lamps: dict[Seat, Pin] = {}
    rest: RestConfig = field(default_factory=RestConfig)
    overlays: dict[str, tuple[Pin, ...]] = {}

    @property
    def uses_pins(self) -> bool:
        """Whether any part needs the pin library."""
        return bool(
            self.buttons
            or self.lamps
            or self.knob
            or self.sounder
            or any(reader.driver in ("wiegand", "mfrc522") for reader in self.readers.values())
            or any(screen.bus == "spi" for screen in self.screens.values())
        )


ENTRIES: dict[str, tuple[Any, Any]] = {
    "screens": (Name, ScreenConfig),
    "buttons": (Button, Pin),
    "readers": (Name, ReaderConfig),
    "lamps": (Seat, Pin),
    "overlays": (str, tuple[Pin, ...]),
}
"""Tables whose keys are names: what a name and what a value must be."""

PLAIN_WORDS = (
    ("object missing required field", "missing here is"), ("`object`", "a table"), ("`array`", "a list"),
    ("`int`", "a whole number"), ("`float`", "a number"), ("`str`", "a text"), ("`bool`", "true or false"),
)  # fmt: skip
"""msgspec's words, and those of a person."""


def read_box(text: str, file: str = "box.toml") -> BoxConfig:
    """The box that a file's text describes; `BoxFileError` names the first thing that is wrong with it."""
    from hardware.boxfile.pinplan import check_wiring

    try:
        config = _checked(tomllib.loads(text))
        check_wiring(config)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.rstrip("\n").count("\n") + 1
        raise BoxFileError("", f"this is not TOML: {error}", line, file) from error
    except BoxFileError as error:
        raise BoxFileError(error.key, error.reason, line_of(text, error.key), file) from error
    return config


def _checked(tables: dict[str, Any]) -> BoxConfig:
    """Entry by entry first, because only so an error knows the name of its entry."""
    for table, (name_type, value_type) in ENTRIES.items():
        entries = tables.get(table, {})
        for name, value in entries.items() if isinstance(entries, dict) else ():
            _convert(name, name_type, f"{table}.{name}")
            _convert(value, value_type, f"{table}.{name}")
    config: BoxConfig = _convert(tables, BoxConfig, "")
    return config


def _convert(value: Any, type_: Any, key: str) -> Any:
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        below, reason = _place_of(str(error))
        raise BoxFileError(".".join(filter(None, (key, below))), _in_words(reason, type_, below)) from error


def load_box(path: Path) -> BoxConfig:
    """Reads a box file from disk."""
    try:
        return read_box(path.read_text(encoding="utf-8-sig"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise BoxFileError("", f"the file cannot be read: {error}", 0, str(path)) from error


def _place_of(message: str) -> tuple[str, str]:
    """Takes msgspec's message apart: the dotted key it is about and a sentence without the path."""
    reason, _, path = message.partition(" - at `")
    key = re.sub(r"\[[^\]]*\]", "", path.removesuffix("`").removeprefix("$")).removeprefix(".")
    unknown = re.match(r"Object contains unknown field `(.+)`", reason)
    if unknown:
        return ".".join(filter(None, (key, unknown[1]))), f"there is no setting called {unknown[1]}"
    return key, reason[:1].lower() + reason[1:]


def _in_words(reason: str, type_: Any, below: str) -> str:
    """Adds what would be allowed, where that is a list of words."""
    allowed = get_args(get_type_hints(type_).get(below, ())) if below else get_args(type_)
    if reason.startswith("invalid enum value") and allowed:
        return f"{reason.removeprefix('invalid enum value ')} is none of {', '.join(map(str, allowed))}"
    if "matching regex" in reason:
        return "a name has 1 to 40 characters, and no slash, dot or control character among them"
    for said, plain in PLAIN_WORDS:
        reason = reason.replace(said, plain)
    return reason.replace("`", "")
