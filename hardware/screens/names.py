"""Names that the font cannot show: where nothing of one can be drawn, it is `Player 2` on every screen."""

from __future__ import annotations

from companion.contract.view import SeatView, View
from companion.words import Speaker, speaker
from hardware.screens.letters import clean
from hardware.screens.script import is_empty


def called(seat: SeatView) -> str:
    """The player's name as the font can show it, or `Player 2` when nothing of it can be shown."""
    name = clean(seat.name)
    return f"Player {seat.seat.removeprefix('p')}" if is_empty(name) else name


def glass_speaker(view: View | None, language: str) -> Speaker:
    """Who says the texts of a view on the glass."""
    return speaker(
        language, view.game if view else "", {seat.seat: called(seat) for seat in view.seats} if view else {}
    )
