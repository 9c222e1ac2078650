"""From a reader's table in the box file to its driver."""

from __future__ import annotations

from collections.abc import Callable

from hardware.boxfile.config import ReaderConfig
from hardware.ports import TagReader
from hardware.readers.keyboard import Keyboard
from hardware.readers.mfrc522 import Mfrc522
from hardware.readers.pn532 import Pn532
from hardware.readers.rdm6300 import Rdm6300
from hardware.readers.wiegand import Wiegand
from hardware.rig import Rig

DRIVERS: dict[str, Callable[[str, ReaderConfig, Rig], TagReader]] = {
    "rdm6300": lambda name, config, rig: Rdm6300(rig.port(name, config)),
    "pn532": lambda name, config, rig: Pn532(rig.port(name, config)),
    "wiegand": lambda name, config, rig: Wiegand(rig.pins, config.d0 or 0, config.d1 or 0),
    "mfrc522": lambda name, config, rig: Mfrc522(lambda: rig.spi(name, config)),
    "keyboard": lambda name, config, rig: Keyboard(rig.port(name, config), rig.keyboard),
}


def open_reader(name: str, config: ReaderConfig, rig: Rig) -> TagReader:
    """The driver of a reader; nothing is opened yet."""
    return DRIVERS[config.driver](name, config, rig)
