"""From a reader's table in the box file to its driver."""

from __future__ import annotations

from hardware.config import ReaderConfig
from hardware.ports import TagReader
from hardware.readers.rdm6300 import Rdm6300
from hardware.rig import Rig


def open_reader(name: str, config: ReaderConfig, rig: Rig) -> TagReader:
    """The driver of a reader; nothing is opened yet."""
    return Rdm6300(rig.port(name, config))
