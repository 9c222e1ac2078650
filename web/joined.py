"""What one page is made of: the table, the box, and what stands between them and the phones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from flask import current_app

from web.assets import Assets
from web.ports import Glass, Panel
from web.stream import Streams
from web.table import Health, Table


@dataclass(frozen=True)
class Joined:
    """Everything that an address of the page may need."""

    table: Table
    glass: Glass | None
    panel: Panel | None
    health: Health
    streams: Streams
    assets: Assets


def joined() -> Joined:
    """What the app that answers now was made of."""
    return cast(Joined, current_app.extensions["joined"])
