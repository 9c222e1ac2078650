"""The readers that a box may have: one word a reader, the name of its driver's file."""

from __future__ import annotations

from hardware.ports import TagReader
from hardware.readers.record import Reader, ReaderSettings
from hardware.record import gather
from hardware.rig import Rig

FILES = ("rdm6300", "wiegand", "pn532", "mfrc522", "keyboard")
READERS = gather("hardware.readers", FILES, "READER", Reader)


def open_reader(name: str, settings: ReaderSettings, rig: Rig) -> TagReader:
    """The driver of a reader; nothing is opened yet."""
    return READERS[settings.driver].open(name, settings, rig)
