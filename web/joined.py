"""What one page is made of: the table, the box, and what stands between them and the phones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from flask import current_app

from companion.referee import Referee
from web.assets import Assets
from web.ports import Glass, Simulated
from web.stream import Streams

Health = Callable[[], dict[str, Any]]
"""Every part's state; `ok` is False when one is down."""


@dataclass(frozen=True)
class Joined:
    """Everything that an address of the page may need."""

    referee: Referee
    glass: Glass | None
    simulated: Simulated | None
    health: Health
    streams: Streams
    assets: Assets
    paired: bool
    """Whether phones need a code to control."""


def joined() -> Joined:
    """What the app that answers now was made of."""
    return cast(Joined, current_app.extensions["joined"])
