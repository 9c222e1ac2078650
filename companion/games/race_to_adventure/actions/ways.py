"""The board as ways from tile to tile: neighbours, barriers, and how far each item carries (RULES.md 1.1, 3).

What follows from the layout is remembered for the last 64 tables, the ways (at most 36 of a kind a table) for the last 28.
"""

from __future__ import annotations

from functools import lru_cache

from companion.games.race_to_adventure.model import World
from companion.games.race_to_adventure.pieces import CLUB, DOCKS, Location, Side

Reach = tuple[Location, ...]

SIDES: tuple[tuple[int, int, Side, Side], ...] = (
    (0, -1, "top", "bottom"),
    (1, 0, "right", "left"),
    (0, 1, "bottom", "top"),
    (-1, 0, "left", "right"),
)
"""Across a side: the step in x and y, the side it leaves by and the side it enters by."""


@lru_cache(maxsize=64)
def board(world: World) -> dict[Location, tuple[int, int]]:
    """Column and row of every tile: the Century Club in column 0, the layout row by row beside it."""
    spots: dict[Location, tuple[int, int]] = {tile: (0, row) for row, tile in enumerate(CLUB)}
    spots.update({tile: (1 + index % 3, index // 3) for index, tile in enumerate(world.layout)})
    return dict(sorted(spots.items(), key=lambda spot: spot[1][::-1]))


@lru_cache(maxsize=64)
def tiles_by_spot(world: World) -> dict[tuple[int, int], Location]:
    return {spot: tile for tile, spot in board(world).items()}


@lru_cache(maxsize=64)
def barriers(world: World) -> frozenset[tuple[Location, Side]]:
    """The sides closed to Biplane and Sidekick: those of tiles that lie on their Shadow side."""
    return frozenset((tile, side) for tile, sides in world.barriers if world.is_shadow(tile) for side in sides)


@lru_cache(maxsize=1024)
def steps(world: World, at: Location, through_barriers: bool = False) -> Reach:
    """The tiles one space left, right, up or down."""
    tiles, closed = tiles_by_spot(world), barriers(world)
    x, y = board(world)[at]
    found = []
    for dx, dy, leaves, enters in SIDES:
        tile = tiles.get((x + dx, y + dy))
        if tile and (through_barriers or ((at, leaves) not in closed and (tile, enters) not in closed)):
            found.append(tile)
    return tuple(found)


@lru_cache(maxsize=1024)
def flights(world: World, at: Location, item: str) -> Reach:
    """Where an item can carry a marker that stands `at`, in the order of the board."""
    reached: set[Location] = set()
    if item == "zeppelin":
        reached = set(DOCKS)
    elif item == "biplane":
        once = steps(world, at)
        reached = {*once, *(tile for first in once for tile in steps(world, first))}
    elif item == "jet-pack":
        x, y = board(world)[at]
        reached = {tile for tile, (u, v) in board(world).items() if abs(u - x) == 1 == abs(v - y)}
    return tuple([tile for tile in board(world) if tile in reached and tile != at])


def barred(world: World, at: Location, to: Location, far: bool) -> bool:
    """Whether only barriers keep `to` out of reach of one step, or of two when `far`."""
    once = steps(world, at, True)
    return to in once or (far and to != at and any(to in steps(world, tile, True) for tile in once))
