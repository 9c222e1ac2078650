"""What lies in the box: the words of the pieces, their numbers, and collections of fossils."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.contract.game import Words

EXPLORERS: Words = ("lidenbrock", "axel", "hans")
RAFT = "raft"
FIGURES: Words = (*EXPLORERS, RAFT)
COLOURS: Words = ("blue", "yellow", "red")
EQUIPMENT: Words = ("rope", "pickaxe", "compass", "hardtack", "lamp")
WALKING_GEAR: Words = ("rope", "pickaxe", "compass", "hardtack")
SINGLES: Words = ("snail", "bone", "shell")
VEINS: Words = ("gold", "quartz")
SKELETON: Words = ("skeleton-1", "skeleton-2", "skeleton-3")
MOST_SKULLS = 6
KINDS: Words = (
    *SINGLES,
    *VEINS,
    *SKELETON,
    *(f"skull-{skull}-{side}" for skull in range(1, MOST_SKULLS + 1) for side in ("left", "right")),
)
"""The kinds of fossil; a `Collection` counts them in this order."""
MUSHROOM_FOREST, RUINED_CITY = "mushroom-forest", "ruined-city"
BONUS = {1: MUSHROOM_FOREST, 2: RUINED_CITY}
"""leg: the card for who reaches its finish."""

DECKS = {"explorer": 63, "equipment": 45, "fossil": 64, "event": 16, "adventure": 10}
"""deck: all cards of its kind, wherever they are."""
EXPLORER_CARDS, EQUIPMENT_CARDS, FOSSIL_CARDS, EVENT_CARDS, ADVENTURE_CARDS = DECKS.values()
EXPLORER_LIMIT, EQUIPMENT_LIMIT, DISPLAY, DRAWS, STONES = 10, 5, 3, 3, 20
KEPT_PER_STONE = 3
MOST_OF_A_COLOUR = 5
STAR = "star"

Collection = tuple[int, ...]
Count = Annotated[int, Meta(ge=0)]
Points = Annotated[int, Meta(ge=0, le=99)]
CardColour = Literal["blue", "yellow", "red"]
Equipment = Literal["rope", "pickaxe", "compass", "hardtack", "lamp"]

NOTHING: Collection = (0,) * len(KINDS)


def cards_in(collection: Collection) -> Words:
    """Every card of a collection, by its kind."""
    return tuple(kind for kind, count in zip(KINDS, collection, strict=True) for _ in range(count))


def collected(kinds: Words) -> Collection:
    """The collection that these cards make."""
    return tuple(map(kinds.count, KINDS))
