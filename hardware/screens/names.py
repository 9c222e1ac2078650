"""Names that the font cannot show, said otherwise everywhere at once.

A game writes a player's name into pages, menus and notices. Where nothing of a name can be drawn, the
whole bulletin is told with `Player 2` instead, so that no two screens call the same player differently.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.contract.view import Bulletin, SeatView
from hardware.screens.letters import clean
from hardware.screens.script import is_empty

CUT = 12  # characters of a name that a page's row holds


def sayable(bulletin: Bulletin) -> Bulletin:
    """The bulletin with every name that cannot be drawn replaced."""
    seats = bulletin.view.seats if bulletin.view else ()
    names = {seat.name: called(seat) for seat in seats if not seat.name.isascii() and is_empty(clean(seat.name))}
    names |= {name[:CUT]: spare for name, spare in names.items()}
    told: Bulletin = _told(bulletin, names) if names else bulletin
    return told


def called(seat: SeatView) -> str:
    """The player's name as the font can show it, or `Player 2` when nothing of it can be shown."""
    name = clean(seat.name)
    return f"Player {seat.seat.removeprefix('p')}" if is_empty(name) else name


def _told(thing: Any, names: dict[str, str]) -> Any:
    if isinstance(thing, str):
        return _replaced(thing, names)
    if isinstance(thing, tuple):
        return tuple(_told(part, names) for part in thing)
    if isinstance(thing, Struct):
        return replace(thing, **{field: _told(getattr(thing, field), names) for field in thing.__struct_fields__})
    return thing


def _replaced(text: str, names: dict[str, str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, names[name])
    return text
