"""What a part is to the rest of the house: a record in the file of its driver, and the settings that a box file gives it.

`config`, the pin plan, the drawing, the doctor and the simulator read the records; none of them knows a driver by name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from companion.contract.text import Said
from hardware.bus.lines import Lead
from hardware.errors import RecordFault


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of one part in the box file."""

    group: ClassVar[str] = ""
    """The group of users that owns its device; "" for none."""

    def leads(self) -> Iterator[Lead]:
        """The wires that it needs."""
        yield from ()

    def place(self) -> tuple[object, ...] | None:
        """The bus and address, which no other part may have."""
        return None

    def fault(self) -> tuple[str, Said] | None:
        """The setting that is wrong ("" for one that is missing), and why."""
        return None


class DriverSettings(Settings, frozen=True):
    """The table of a part that may have one of several chips."""

    driver: str


class Signal(Struct, frozen=True, kw_only=True):
    """Parts that sit on pins of their own: a table of the box file. `settings` is what the table holds, or (`each`) what
    it holds by name; `notes` is what has to be known when one is soldered on, `colour` that of its wires in the drawing."""

    table: str
    settings: Any
    each: Any = None
    leads: Callable[[Any], Iterable[Lead]]
    ground: Said
    notes: tuple[Said, ...]
    colour: str


def simulator(word: str) -> Any:
    """The class of `hardware.sim` that a record names, as `file.Class`."""
    file, _, kind = word.partition(".")
    return getattr(import_module(f"hardware.sim.{file}"), kind)


R = TypeVar("R")


def files(package: str, called: str) -> list[str]:
    """The files of a package that declare a record."""
    (folder,) = import_module(package).__path__
    declared = f"\n{called} = "
    return sorted(path.stem for path in Path(folder).glob("*.py") if declared in path.read_text(encoding="utf-8"))


def gather(package: str, names: Iterable[str], called: str, kind: type[R]) -> dict[str, R]:
    """The record of each file by name; `RecordFault` says in one line what is missing, and where."""
    found: dict[str, R] = {}
    for name in names:
        file = f"{package.replace('.', '/')}/{name}.py"
        try:
            record = getattr(import_module(f"{package}.{name}"), called, None)
        except TypeError as error:
            missing = re.fullmatch(r"Missing required argument '(\w+)'", str(error))
            if not missing:
                raise
            raise RecordFault(f"{file}: its record has no {missing[1]}") from error
        if not isinstance(record, kind):
            raise RecordFault(f"{file}: there is no record called {called}")
        found[name] = record
    return found
