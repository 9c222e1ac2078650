"""The state as plain values (RULES.md 0.6)."""

from __future__ import annotations

from typing import Any

from companion.contract.game import SEATS, as_plain, plain_head
from companion.games.race_through_space.model import GAME, SHIPS, State


def plain(state: State) -> dict[str, Any]:
    """`state` as new plain values."""
    values: dict[str, Any] = as_plain(
        {
            **plain_head(GAME, state, state.options, state.facts, state.scores),
            "column": state.column,
            "ships": {
                seat: dict(zip(SHIPS, fleet, strict=True)) for seat, fleet in zip(SEATS, state.fleets, strict=False)
            },
            "roll": state.roll,
            "star": state.star,
        }
    )
    return values
