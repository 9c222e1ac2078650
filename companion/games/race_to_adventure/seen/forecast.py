"""How many rounds a Centurion needs at best to free a prisoner or to be cured (the countdowns' notes).

A search over this layout, barriers counted, as if every item could be had in every later round; in the
round that is being played only what is still open counts. This is advice and refuses nothing. Each view asks
anew, so that answers are remembered: a table has at most 48 spots and two goals.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.games.race_to_adventure.actions.deeds import DEEDS
from companion.games.race_to_adventure.actions.hand import Hand
from companion.games.race_to_adventure.actions.ways import flights, steps
from companion.games.race_to_adventure.model import Passport, Race, World
from companion.games.race_to_adventure.pieces import CLUB, ITEMS, Item, Location

Goal = Literal["escort", "cure"]
End = tuple[Location, bool]
"""Where a round's movement ends, and whether the fuel was flown for it."""

MIDDLE: Location = "century-middle"


class Spot(Struct, frozen=True):
    """A Centurion between two rounds, as far as the way to the goal goes."""

    at: Location
    fuelled: bool
    cursed: bool


@lru_cache(maxsize=4096)
def rounds_needed(world: World, spot: Spot, goal: Goal) -> int | None:
    """The fewest whole rounds from `spot` until the goal is reached; None if there is no way."""
    seen, edge, rounds = {spot}, [spot], 0
    while edge:
        rounds += 1
        found: list[Spot] = []
        for here in edge:
            for reached, there in round_from(world, here, all_ends(world, here.at, here.fuelled), goal):
                if reached:
                    return rounds
                if there not in seen:
                    seen.add(there)
                    found.append(there)
        edge = found
    return None


def round_from(
    world: World, here: Spot, ends: frozenset[End], goal: Goal, used: tuple[Location, ...] = ()
) -> Iterator[tuple[bool, Spot]]:
    """One round along each of `ends`: whether the goal is reached in it, and where it leaves the marker.

    Every tile has one action a round, so one that heals does not refuel as well; those of `used` have had theirs.
    """
    cured_here = here.cursed and here.at == world.cure_at and here.at not in used
    cursed = here.cursed and not cured_here
    used = (*used, here.at) if cured_here else used
    fuelled = here.fuelled or (here.at in CLUB and here.at not in used)
    for end, flown in ends:
        cured_there = cursed and end == world.cure_at and end not in used
        refuelled_there = end in CLUB and end not in used and not cured_there
        freed = not cursed and MIDDLE in (here.at, end)
        reached = (cured_here or cured_there) if goal == "cure" else freed
        yield reached, Spot(end, (fuelled and not flown) or refuelled_there, cursed and not cured_there)


@lru_cache(maxsize=4096)
def all_ends(world: World, at: Location, fuelled: bool) -> frozenset[End]:
    """Where one round can end when any item may be taken."""
    ends = {(at, False)}
    ends |= {(tile, False) for item in ("biplane", "zeppelin") for tile in flights(world, at, item)}
    if world.is_shadow("schweiz") and at != "schweiz":
        ends |= {(tile, False) for tile in steps(world, "schweiz", True)}
    if fuelled and not world.eased("no-jet-pack"):
        ends |= {(tile, True) for tile in flights(world, at, "jet-pack")}
    return frozenset(ends)


def rounds_left(race: Race, seat: str, goal: Goal) -> int | None:
    """The fewest rounds from now, the one being played counted while it has actions; None if there is no way.

    0 means that it can be done on the spot in this round, without moving.
    """
    passport, world = race.passport(seat), race.world
    if passport.at is None:
        return None
    here = Spot(passport.at, passport.fuel == "full", passport.cursed)
    if race.phase not in ("select", "actions") or passport.done:
        later = rounds_needed(world, here, goal)
        spent = int(race.phase in ("select", "actions"))
        return None if later is None else later + spent
    ways = list(round_from(world, here, ends_now(race, seat), goal, passport.actions))
    if any(reached for reached, _ in ways):
        return 0 if on_the_spot(world, here, goal) else 1
    rest = [rounds for _, there in ways if (rounds := rounds_needed(world, there, goal)) is not None]
    return 1 + min(rest) if rest else None


def on_the_spot(world: World, here: Spot, goal: Goal) -> bool:
    return here.at == world.cure_at if goal == "cure" else here.at == MIDDLE and not here.cursed


def ends_now(race: Race, seat: str) -> frozenset[End]:
    """Where this round can still take a seat: by the item in hand or, before selecting, by any that is left."""
    passport = race.passport(seat)
    taken = {other.item for other in race.passports}
    items: list[Item | None] = [passport.item]
    if race.phase == "select" and passport.item is None:
        items = [item for item in ITEMS if item not in taken]
    ends: set[End] = {(passport.at, False)} if passport.at else set()
    for item in items:
        ends |= ends_with(race, seat, replace(passport, item=item), sidekick_hoped(race, seat, item))
    return frozenset(ends)


def sidekick_hoped(race: Race, seat: str, item: Item | None) -> bool:
    """Whether somebody flies the Biplane in this round, or may still select it."""
    if race.phase == "actions" or race.sidekick_open:
        return race.sidekick_open
    others_to_select = any(race.passport(other).item is None for other in race.seats if other != seat)
    return others_to_select and item != "biplane"


def ends_with(race: Race, seat: str, passport: Passport, sidekick: bool) -> set[End]:
    hand = Hand(by_the_ways(race.world), seat, passport, sidekick)
    flown = {(tile, passport.item == "jet-pack") for tile in DEEDS["fly"].open_at(hand)}
    ends = flown | {(tile, False) for verb in ("sidekick", "swiss") for tile in DEEDS[verb].open_at(hand)}
    if ("schweiz", False) in flown and passport.item == "zeppelin":
        landed = replace(passport, at="schweiz", moved="zeppelin", acted=True)
        ends |= {(tile, False) for tile in DEEDS["swiss"].open_at(replace(hand, passport=landed))}
    return ends


@lru_cache(maxsize=64)
def by_the_ways(world: World) -> World:
    """The world with its ways kept to, also where the table does not enter them: a promise must be one on the board."""
    return replace(world, options=replace(world.options, positions="tracked"))
