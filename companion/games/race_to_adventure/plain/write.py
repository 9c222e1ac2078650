"""The state as plain values (RULES.md 0.6)."""

from __future__ import annotations

from typing import Any, Literal

from companion.contract.game import as_plain, plain_head
from companion.games.race_to_adventure.model import GAME, Race, left_on
from companion.games.race_to_adventure.pieces import ADVENTURES, CENTURY_CLUB

SideName = Literal["standard", "shadow"]


def plain(race: Race) -> dict[str, Any]:
    """`race` as new plain values."""
    world = race.world
    facts = {"danger": world.danger, "barriers": dict(world.barriers)}
    values: dict[str, Any] = as_plain(
        {
            **plain_head(GAME, race, world.options, facts, race.scores),
            "layout": world.layout,
            "sides": {tile: side(tile in world.shadow) for tile in ADVENTURES}
            | {CENTURY_CLUB: side(world.shadow_club)},
            "first": race.first,
            "tiles": {tile: left_on(race, tile) for tile in ADVENTURES},
            "passports": dict(zip(race.seats, race.passports, strict=True)),
        }
    )
    return values


def side(shadow: bool) -> SideName:
    return "shadow" if shadow else "standard"
