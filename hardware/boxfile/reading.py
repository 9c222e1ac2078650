"""`box.toml`, read: `read_box(text)` gives a `BoxConfig` or raises `BoxFileError` with line, key and reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from hardware.aliases import SHOWS
from hardware.boxfile.config import BoxConfig, Button, Name, ScreenConfig, Seat
from hardware.boxfile.pinplan import check_wiring
from hardware.boxfile.toml_lines import line_of
from hardware.bus.lines import Pin
from hardware.errors import BoxFileError
from hardware.readers.record import ReaderSettings
from hardware.readers.registry import READERS

ENTRIES: dict[str, tuple[Any, Any]] = {
    "screens": (Name, ScreenConfig),
    "buttons": (Button, Pin),
    "readers": (Name, ReaderSettings),
    "lamps": (Seat, Pin),
    "overlays": (str, tuple[Pin, ...]),
}
"""Tables whose keys are names: what a name and what a value must be."""

PLAIN_WORDS = (
    ("object missing required field", "missing here is"), ("`object`", "a table"), ("`array`", "a list"),
    ("`int`", "a whole number"), ("`float`", "a number"), ("`str`", "a text"), ("`bool`", "true or false"),
)  # fmt: skip
"""msgspec's words, and those of a person."""


def read_box(text: str, file: str = "box.toml", pages: Iterable[str] = ()) -> BoxConfig:
    """The box that a file's text describes; `BoxFileError` names the first thing that is wrong with it.

    `pages` are those of the games, which a screen may show beside `SHOWS`."""
    try:
        config = _checked(tomllib.loads(text))
        check_wiring(config)
        _check_pages(config, tuple(dict.fromkeys((*SHOWS, *pages))))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.rstrip("\n").count("\n") + 1
        raise BoxFileError("", f"this is not TOML: {error}", line, file) from error
    except BoxFileError as error:
        raise BoxFileError(error.key, error.reason, line_of(text, error.key), file) from error
    return config


def _check_pages(config: BoxConfig, known: tuple[str, ...]) -> None:
    for name, screen in config.screens.items():
        if screen.shows not in known:
            raise BoxFileError(f"screens.{name}.shows", f"{screen.shows!r} is none of {', '.join(known)}")


def _checked(tables: dict[str, Any]) -> BoxConfig:
    """Entry by entry first, because only so an error knows the name of its entry."""
    read: dict[str, ReaderSettings] = {}
    for table, (name_type, value_type) in ENTRIES.items():
        entries = tables.get(table, {})
        for name, value in entries.items() if isinstance(entries, dict) else ():
            _convert(name, name_type, f"{table}.{name}")
            if value_type is ReaderSettings:
                read[name] = _reader(value, f"{table}.{name}")
            else:
                _convert(value, value_type, f"{table}.{name}")
    rest = {**tables, "readers": {}} if read else tables
    config: BoxConfig = _convert(rest, BoxConfig, "")
    return msgspec.structs.replace(config, readers=read)


def _reader(table: Any, key: str) -> ReaderSettings:
    """The settings of a reader are those of its driver, which therefore is asked first."""
    asked = {"driver": table["driver"]} if isinstance(table, dict) and "driver" in table else table
    driver = _convert(asked, ReaderSettings, key).driver
    if driver not in READERS:
        raise BoxFileError(f"{key}.driver", f"{driver!r} is none of {', '.join(READERS)}")
    settings: ReaderSettings = _convert(table, READERS[driver].settings, key)
    return settings


def _convert(value: Any, type_: Any, key: str) -> Any:
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        below, reason = _place_of(str(error))
        raise BoxFileError(".".join(filter(None, (key, below))), _in_words(reason, type_, below)) from error


def load_box(path: Path, pages: Iterable[str] = ()) -> BoxConfig:
    """Reads a box file from disk."""
    try:
        return read_box(path.read_text(encoding="utf-8-sig"), path.name, pages)
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
