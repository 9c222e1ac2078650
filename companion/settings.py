"""How a box is run, and where it keeps what it keeps."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path
from typing import Literal

from msgspec import Struct

PORT = 8080


class Settings(Struct, frozen=True):
    """How a box is run. `box` is its file, None for none; `state` the folder for all that is kept.
    `language` goes before the box file's."""

    state: Path
    box: Path | None = None
    simulate: bool = False
    host: str = "0.0.0.0"
    port: int = PORT
    control: Literal["paired", "open"] = "paired"
    pairing_code: str | None = None
    language: str | None = None


def default_state() -> Path:
    """Where things are kept: the service's state directory, else the user's."""
    given = os.environ.get("STATE_DIRECTORY")
    home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return Path(given.split(":")[0]) if given else home / "companion-box"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach `host`."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
