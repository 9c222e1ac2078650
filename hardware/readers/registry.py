"""The readers that a box may have: one word a reader, the name of its driver's file."""

from __future__ import annotations

import re
from importlib import import_module

from hardware.errors import RecordFault
from hardware.ports import TagReader
from hardware.readers.record import Reader, ReaderSettings
from hardware.rig import Rig

FILES = ("rdm6300", "wiegand", "pn532", "mfrc522", "keyboard")


def gather(files: tuple[str, ...], package: str = "hardware.readers") -> dict[str, Reader]:
    """The record of each file by name; `RecordFault` says in one line what is missing, and where."""
    found: dict[str, Reader] = {}
    for name in files:
        file = f"{package.replace('.', '/')}/{name}.py"
        try:
            record = getattr(import_module(f"{package}.{name}"), "READER", None)
        except TypeError as error:
            missing = re.fullmatch(r"Missing required argument '(\w+)'", str(error))
            if not missing:
                raise
            raise RecordFault(f"{file}: its record has no {missing[1]}") from error
        if not isinstance(record, Reader):
            raise RecordFault(f"{file}: there is no record called READER")
        found[record.name] = record
    return found


READERS = gather(FILES)


def open_reader(name: str, settings: ReaderSettings, rig: Rig) -> TagReader:
    """The driver of a reader; nothing is opened yet."""
    return READERS[settings.driver].open(name, settings, rig)
