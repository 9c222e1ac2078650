"""The readers that a box may have: one word a reader, the name of the file that declares it."""

from __future__ import annotations

from hardware.ports import TagReader
from hardware.readers.record import Reader, ReaderSettings
from hardware.record import files, gather
from hardware.rig import Rig

READERS = gather("hardware.readers", files("hardware.readers", "READER"), "READER", Reader)


def open_reader(name: str, settings: ReaderSettings, rig: Rig) -> TagReader:
    """The driver of a reader; nothing is opened yet."""
    return READERS[settings.driver].open(name, settings, rig)
