"""`box.toml`, read: `read_box(text)` gives a `BoxConfig` or raises `BoxFileError` with line, key and reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from companion.contract.text import Said, Several, Text, either, listed
from hardware.aliases import SHOWS
from hardware.boxfile.config import BoxConfig, Name
from hardware.boxfile.pinplan import check_wiring
from hardware.boxfile.toml_lines import line_of
from hardware.bus.lines import Pin
from hardware.errors import BoxFileError
from hardware.oled.registry import SCREENS
from hardware.readers.registry import READERS
from hardware.record import DriverSettings
from hardware.signals.registry import SIGNALS

ENTRIES: dict[str, tuple[Any, Any]] = {
    "screens": (Name, DriverSettings),
    **{signal.table: (signal.each, signal.settings) for signal in SIGNALS if signal.each},
    "readers": (Name, DriverSettings),
    "overlays": (str, tuple[Pin, ...]),
}
"""Tables whose keys are names: what a name and what a value must be."""

DRIVEN: dict[str, dict[str, Any]] = {"screens": dict(SCREENS), "readers": dict(READERS)}
"""Tables of parts that may have one of several drivers: a part's settings are those of its driver's record."""

SAYINGS = tuple(
    (re.compile(pattern), kind)
    for pattern, kind in (
        (r"Object contains unknown field `(?P<setting>.+)`", "unknown"),
        (r"Object missing required field `(?P<setting>.+)`", "missing"),
        (r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`", "type"),
        (r"Expected `(?P<wanted>[^`]+)` (?P<sign>[<>]=?) (?P<limit>\S+)", "range"),
        (r"Invalid enum value (?P<given>.+)", "word"),
        (r".* matching regex", "name"),
    )
)
"""What msgspec says, and what of it is told to a person."""


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
        raise BoxFileError("", Text("doctor-no-toml", error=str(error)), line, file) from error
    except BoxFileError as error:
        raise BoxFileError(error.key, error.reason, line_of(text, error.key), file) from error
    return config


def _check_pages(config: BoxConfig, known: tuple[str, ...]) -> None:
    for name, screen in config.screens.items():
        if screen.shows not in known:
            raise BoxFileError(f"screens.{name}.shows", _none_of(repr(screen.shows), known))


def _none_of(given: str, known: Iterable[object]) -> Text:
    return Text("doctor-none-of", given=given, known=listed(*map(str, known)))


def _checked(tables: dict[str, Any]) -> BoxConfig:
    """Entry by entry first, because only so an error knows the name of its entry."""
    driven: dict[str, dict[str, DriverSettings]] = {table: {} for table in DRIVEN}
    for table, (name_type, value_type) in ENTRIES.items():
        entries = tables.get(table, {})
        for name, value in entries.items() if isinstance(entries, dict) else ():
            _convert(name, name_type, f"{table}.{name}")
            if table in DRIVEN:
                driven[table][name] = _part(value, f"{table}.{name}", DRIVEN[table])
            else:
                _convert(value, value_type, f"{table}.{name}")
    rest = {**tables, **{table: {} for table, parts in driven.items() if parts}}
    config: BoxConfig = _convert(rest, BoxConfig, "")
    return msgspec.structs.replace(config, **driven)


def _part(table: Any, key: str, records: dict[str, Any]) -> DriverSettings:
    """The settings of a part are those of its driver, which therefore is asked first."""
    asked = {"driver": table["driver"]} if isinstance(table, dict) and "driver" in table else table
    driver = _convert(asked, DriverSettings, key).driver
    if driver not in records:
        raise BoxFileError(f"{key}.driver", _none_of(repr(driver), records))
    settings: DriverSettings = _convert(table, records[driver].settings, key)
    return settings


def _convert(value: Any, type_: Any, key: str) -> Any:
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `")
        below = re.sub(r"\[[^\]]*\]", "", path.removesuffix("`").removeprefix("$")).removeprefix(".")
        raise BoxFileError(*_in_words(reason, type_, key, below)) from error


def load_box(path: Path, pages: Iterable[str] = ()) -> BoxConfig:
    """Reads a box file from disk."""
    try:
        return read_box(path.read_text(encoding="utf-8-sig"), path.name, pages)
    except (OSError, UnicodeDecodeError) as error:
        raise BoxFileError("", Text("doctor-not-read", error=str(error)), 0, str(path)) from error


def _in_words(reason: str, type_: Any, key: str, below: str) -> tuple[str, Said]:
    """The dotted key that a complaint of msgspec is about, and the complaint as a person would say it."""
    where = ".".join(filter(None, (key, below)))
    found, kind = next(((match, kind) for pattern, kind in SAYINGS if (match := pattern.match(reason))), (None, ""))
    if found is None:
        return where, reason
    told = found.groupdict()
    if kind == "word":
        return where, _none_of(told["given"], get_args(get_type_hints(type_).get(below, ()) if below else type_))
    if kind == "unknown":
        where = ".".join(filter(None, (where, told["setting"])))
    return where, Text(
        f"doctor-wrong-{kind}", **{name: _kinds(word) if name in KINDS_IN else word for name, word in told.items()}
    )


KINDS_IN = ("wanted", "given")


def _kinds(word: str) -> Several:
    """What msgspec calls `int | null`."""
    return either(*(Text(f"doctor-kind-{kind.strip()}") for kind in word.split("|")))
