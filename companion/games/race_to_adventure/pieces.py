"""The twelve tiles on both sides: what a mission needs and gives, docks and actions (RULES.md 4 and 5).

Only tables and the look-ups they need; where a tile lies on this table is told by the layout, not here.
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from companion.contract.game import Text

Item = Literal["biplane", "jet-pack", "zeppelin", "magnifying-glass", "map", "lightning-gun"]
Adventure = Literal[
    "antarctica", "atlantis", "brasil", "egypt", "great-britain", "mexico", "nepal", "schweiz", "united-states"
]
Club = Literal["century-upper", "century-middle", "century-lower"]
Location = Adventure | Club
Side = Literal["top", "right", "bottom", "left"]

ITEMS: tuple[Item, ...] = get_args(Item)
ADVENTURES: tuple[Adventure, ...] = get_args(Adventure)
CLUB: tuple[Club, ...] = get_args(Club)
LOCATIONS: tuple[Location, ...] = CLUB + ADVENTURES

CENTURY_CLUB = "century-club"
"""The word by which the three Century Club tiles are named together, since they flip together."""

ITEM_TITLES = {item: Text(f"item-{item}") for item in ITEMS}
THE_ITEM = {item: Text(f"the-{item}") for item in ITEMS}
"""An item in a sentence, with its article."""
TITLES = {tile: Text(f"tile-{tile}") for tile in LOCATIONS}


class Need(Struct, frozen=True):
    """One way to accomplish a mission: an item in hand, and clues to spend."""

    item: Item
    clues: int = 0


class Mission(Struct, frozen=True):
    """What a tile asks and gives. Any one of `needs` will do; none at all means showing up is enough.

    `reward` is `stamp`, `prisoner` (Atlantis) or `freedom` (the escort); `clues` are taken on top.
    """

    needs: tuple[Need, ...] = ()
    reward: Literal["stamp", "prisoner", "freedom"] = "stamp"
    clues: int = 0
    curses: bool = False
    refuels: bool = False


GUN, GUN_2, GUN_3, GUN_5 = (Need("lightning-gun", clues) for clues in (0, 2, 3, 5))
MAP_1, MAP_2, MAP_3, MAP_5 = (Need("map", clues) for clues in (1, 2, 3, 5))
JET_PACK = Need("jet-pack")
ESCORT = Mission(reward="freedom")

STANDARD: dict[Location, Mission] = {
    "antarctica": Mission((GUN, MAP_3)),
    "atlantis": Mission((GUN,), reward="prisoner"),
    "brasil": Mission((MAP_2,)),
    "egypt": Mission((GUN,), curses=True),
    "great-britain": Mission((GUN, MAP_5)),
    "mexico": Mission((MAP_1,)),
    "nepal": Mission((JET_PACK,)),
    "schweiz": Mission(),
    "united-states": Mission(),
    "century-middle": ESCORT,
}
SHADOW: dict[Location, Mission] = {
    "antarctica": Mission((GUN, MAP_3)),
    "atlantis": Mission((GUN_2,), reward="prisoner"),
    "brasil": Mission((MAP_2,), clues=2),
    "egypt": Mission((GUN_3,), curses=True),
    "great-britain": Mission((GUN_5, MAP_5), clues=1),
    "mexico": Mission((MAP_1,)),
    "nepal": Mission((JET_PACK,), refuels=True),
    "schweiz": Mission((Need("zeppelin"),)),
    "united-states": Mission((GUN, MAP_1)),
    "century-middle": ESCORT,
}
"""Shadow Antarctica asks what the standard side asks: so the Location Guide has it."""

DOCKS: frozenset[Location] = frozenset({"century-upper", "schweiz"})
RESEARCH_CLUES = 4
MOST_CLUES = max(need.clues for mission in (*STANDARD.values(), *SHADOW.values()) for need in mission.needs)
"""More than these no mission asks for."""
