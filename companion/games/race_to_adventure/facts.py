"""What only the components show: the length of the danger track, the barriers of Shadow tiles (RULES.md 0.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from companion.contract.game import Refusal, Text, read_set
from companion.games.race_to_adventure.pieces import LOCATIONS, Location, Side


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """`danger` counts the spaces from the top spot to caught; `barriers` names the closed sides of tiles."""

    danger: Annotated[int, Meta(ge=1, le=9)] = 3
    barriers: dict[Location, Annotated[tuple[Side, ...], Meta(max_length=4)]] = {}


def read_facts(given: Mapping[str, Any]) -> Facts | Refusal:
    """The facts of a set; one that names a tile nobody knows is told which there are."""
    barriers = given.get("barriers")
    unknown = [name for name in barriers if name not in LOCATIONS] if isinstance(barriers, Mapping) else []
    if unknown:
        return Refusal(Text("no-such-tile", given=str(unknown[0]), tiles=" ".join(LOCATIONS)), "0.8", code="bad-set")
    return read_set(given, Facts)
