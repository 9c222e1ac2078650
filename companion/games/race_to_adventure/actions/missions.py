"""Missions: what is asked, what is missing, what is given (RULES.md 5, 6.1, 7.1 and 7.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from companion.contract.game import Happening, Refusal, happened
from companion.games.race_to_adventure.actions.hand import Done, Hand, clues, stays, where
from companion.games.race_to_adventure.model import Passport, World
from companion.games.race_to_adventure.pieces import (
    ITEM_TITLES,
    JET_PACK,
    SHORT_ITEMS,
    Adventure,
    Item,
    Location,
    Mission,
    Need,
)

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five")


def more_clues(count: int) -> str:
    return f"{NUMBER_WORDS[count]} more {'clue' if count == 1 else 'clues'}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def way(need: Need, held: int) -> str:
    """One way to a mission as a sentence asks for it: the item, and the clues still missing."""
    item = f"the {ITEM_TITLES[need.item]}"
    return f"{item} and {more_clues(need.clues - held)}" if held < need.clues else item


def ways(mission: Mission, held: int) -> str:
    """All ways to a mission for a seat that holds so many clues."""
    return ", or ".join(way(need, held) for need in mission.needs)


def short_ways(mission: Mission) -> str:
    """The items that a mission asks, on a line of the box's screen."""
    if len(mission.needs) == 1:
        return f"Needs {ITEM_TITLES[mission.needs[0].item]}"
    return f"Needs {' or '.join(SHORT_ITEMS[need.item] for need in mission.needs)}"


def need_met(mission: Mission, item: Item | None) -> Need | None:
    """The way to accomplish a mission that the item in hand opens."""
    for need in mission.needs:
        if need.item == item:
            return need
    return None


def asks_for(world: World, at: Location | None, item: Item | None) -> bool:
    """Whether an item opens the mission of a tile."""
    mission = world.mission(at) if at else None
    return mission is not None and need_met(mission, item) is not None


def mission_refused(hand: Hand, at: Location | None) -> Refusal | None:
    """What stands between a seat and the mission of a tile, the most lasting reason first."""
    if refused := stays(hand, at):
        return refused
    mission = hand.world.mission(at) if at else None
    if mission is None:
        return Refusal(f"There is no mission at {where(at)}.", "5.1", "No mission here")
    return reward_refused(hand, at, mission) or requirement_missing(hand, at, mission)


def reward_refused(hand: Hand, at: Location | None, mission: Mission) -> Refusal | None:
    passport = hand.passport
    if mission.reward == "freedom":
        if passport.prisoner is None:
            return Refusal(f"{hand.name} has no prisoner to escort.", "7.5", "No prisoner with you")
    elif at in passport.stamps:
        rule = "7.2" if at == "atlantis" else "5.2"
        return Refusal(f"{hand.name} has the stamp of {where(at)} already.", rule, "Stamped already")
    if mission.reward == "prisoner" and passport.prisoner is not None:
        return Refusal(f"{hand.name} has a prisoner already; one at a time.", "7.2", "Prisoner with you")
    if passport.cursed:
        return Refusal(
            f"{hand.name} is cursed: no mission before the cure at {where(hand.world.cure_at)}.",
            "6.2",
            "Cursed: cure first",
        )
    return None


def requirement_missing(hand: Hand, at: Location | None, mission: Mission) -> Refusal | None:
    """The item, the clues or the fuel that a mission asks and the seat has not."""
    if not mission.needs:
        return None
    passport, need = hand.passport, need_met(mission, hand.passport.item)
    if need is None:
        return Refusal(f"{capital(where(at))} needs {ways(mission, passport.clues)}.", "5.3", short_ways(mission))
    if passport.item_mission:
        return Refusal(f"The {ITEM_TITLES[need.item]} has done its mission this round.", "2.5", "Item used already")
    if passport.clues < need.clues:
        short = more_clues(need.clues - passport.clues)
        return Refusal(
            f"{capital(where(at))} needs {short} ({passport.clues} of {need.clues}).", "5.4", short.capitalize()
        )
    if need.item == "jet-pack" and not passport.charged and not hand.world.eased("no-jet-pack"):
        return Refusal(
            f"{capital(where(at))} needs fuel that was full when the round began.", "5.5", "Fuel was not full"
        )
    return None


def do_mission(hand: Hand, at: Location | None) -> Done:
    """Pays what the mission asks, then takes what it gives."""
    mission = hand.world.mission(at) if at else None
    if at is None or mission is None:
        raise LookupError(f"there is no mission at {at}")
    need = need_met(mission, hand.passport.item)
    passport = replace(hand.passport, at=at)
    if need:
        passport = replace(passport, clues=passport.clues - need.clues, item_mission=True)
    if need == JET_PACK and not hand.world.eased("no-jet-pack"):
        passport = replace(passport, fuel="full" if mission.refuels else "empty")
    passport, text = REWARDS[mission.reward](hand, passport, at)
    if mission.clues:
        passport = replace(passport, clues=passport.clues + mission.clues)
        text += f" and takes {clues(mission.clues)}"
    if need and need.clues:
        text += f" for {clues(need.clues)}"
    spent = need.clues if need else 0
    told = (happened("mission", f"{hand.name} {text}.", hand.seat, at=at, spent=spent, taken=mission.clues),)
    return cursed(hand, passport, told) if mission.curses and not hand.world.eased("no-curse") else (passport, told)


def stamped(passport: Passport, tile: Adventure) -> Passport:
    return replace(passport, stamps=(*passport.stamps, tile))


def stamp(hand: Hand, passport: Passport, at: Location) -> tuple[Passport, str]:
    return stamped(passport, cast(Adventure, at)), f"takes the stamp of {where(at)}"


def rescue(hand: Hand, passport: Passport, at: Location) -> tuple[Passport, str]:
    if hand.world.eased("no-danger"):
        return stamp(hand, passport, at)
    return replace(passport, prisoner=hand.world.danger), "takes a prisoner from Atlantis"


def free(hand: Hand, passport: Passport, at: Location) -> tuple[Passport, str]:
    return replace(stamped(passport, "atlantis"), prisoner=None), "frees the prisoner and takes the stamp of Atlantis"


REWARDS: dict[str, Callable[[Hand, Passport, Location], tuple[Passport, str]]] = {
    "stamp": stamp,
    "prisoner": rescue,
    "freedom": free,
}


def cursed(hand: Hand, passport: Passport, told: tuple[Happening, ...]) -> Done:
    text = f"{hand.name} is cursed: turn the marker over."
    return replace(passport, cursed=True), (*told, happened("cursed", text, hand.seat))
