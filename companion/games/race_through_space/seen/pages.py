"""The OLED page of the black hole."""

from __future__ import annotations

from companion.contract.game import Countdown, Page, Row
from companion.games.race_through_space.model import State
from companion.games.race_through_space.seen.blocks import doomed


def pages(state: State, countdown: Countdown | None) -> tuple[Page, ...]:
    """The black hole's page; in its own phase it cannot wait."""
    if countdown is None:
        return (Page("black-hole", "NO BLACK HOLE", "-", "game over"),)
    rows = tuple(Row(name, str(ships), urgent=True) for name, ships in doomed(state)[:3]) or (Row("nobody", "there"),)
    strikes = state.phase == "black-hole"
    bar = "BLACK HOLE" if not strikes else "MOVE THE CARD"
    note = state.column[0].replace("-", " ") if strikes else ("turn left" if countdown.left == 1 else "turns left")
    urgency = 3 if strikes else 2 if countdown.urgent and state.phase == "roll" else 0
    return (Page("black-hole", bar, str(countdown.left), note, rows, urgency),)
