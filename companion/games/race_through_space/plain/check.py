"""What the pieces cannot cover (RULES.md 0.6)."""

from __future__ import annotations

from collections import Counter

from companion.contract.game import Refusal, Text
from companion.games.race_through_space.model import OnMoon, State


def uncovered(state: State) -> Refusal | None:
    """Cards and places on the moon that are not there, or more than once."""
    if sorted(state.column) != sorted(state.facts.column):
        return Refusal(Text("column-of-ten"), "0.6")
    held = Counter(ship.points for fleet in state.fleets for ship in fleet if isinstance(ship, OnMoon) and ship.points)
    for points, ships in held.items():
        has = state.facts.moon.count(points)
        if ships > has:
            return Refusal(Text("moon-place-taken", places=has, points=points, ships=ships), "0.6")
    return None
