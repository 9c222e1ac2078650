"""The OLED page of the black hole."""

from __future__ import annotations

from companion.contract.game import Countdown, Page, Row, Seat, Text
from companion.games.race_through_space.model import State, kind_of
from companion.games.race_through_space.seen.blocks import doomed, plain_number


def pages(state: State, countdown: Countdown | None) -> tuple[Page, ...]:
    """The black hole's page; in its own phase it cannot wait."""
    if countdown is None:
        return (Page("black-hole", Text("glass-no-hole"), "-", Text("glass-game-over")),)
    there = doomed(state)[:3]
    rows = tuple(Row(Text("table-seat", seat=Seat(seat)), str(ships), urgent=True) for seat, ships in there)
    strikes = state.phase == "black-hole"
    bar = Text("glass-hole" if not strikes else "glass-move-card")
    bottom = state.column[0]
    turns = Text("glass-turns-left", turns=countdown.left)
    note = Text(f"glass-{kind_of(bottom)}", number=plain_number(bottom)) if strikes else turns
    urgency = 3 if strikes else 2 if countdown.urgent and state.phase == "roll" else 0
    return (
        Page(
            "black-hole",
            bar,
            str(countdown.left),
            note,
            rows or (Row(Text("glass-nobody"), Text("glass-there")),),
            urgency,
        ),
    )
