"""Missions: what is asked, what is missing, what is given (RULES.md 5, 6.1, 7.1 and 7.2)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from companion.contract.game import Happening, Refusal, Seat, Text, both, happened
from companion.games.race_to_adventure.actions.hand import Done, Hand, stays
from companion.games.race_to_adventure.model import Passport, World
from companion.games.race_to_adventure.pieces import (
    ITEM_TITLES,
    JET_PACK,
    THE_ITEM,
    Adventure,
    Item,
    Location,
    Mission,
    Need,
)


def way(need: Need, held: int) -> Text:
    """One way to a mission as a sentence asks for it: the item, and the clues still missing."""
    item = THE_ITEM[need.item]
    return Text("way-with-clues", item=item, more=more_clues(need, held)) if held < need.clues else item


def more_clues(need: Need, held: int) -> Text:
    return Text("more-clues", count=need.clues - held)


def ways(mission: Mission, held: int) -> Text:
    """All ways to a mission, one or two, for a seat that holds so many clues."""
    first, *others = [way(need, held) for need in mission.needs]
    return Text("either-way", first=first, then=others[0]) if others else first


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
        return Refusal(Text("mission-none", at=Text(f"at-{at}")), "5.1")
    return reward_refused(hand, at, mission) or requirement_missing(hand, at, mission)


def reward_refused(hand: Hand, at: Location | None, mission: Mission) -> Refusal | None:
    passport, seat = hand.passport, Seat(hand.seat)
    if mission.reward == "freedom":
        if passport.prisoner is None:
            return Refusal(Text("mission-nobody", seat=seat), "7.5")
    elif at in passport.stamps:
        return Refusal(Text("mission-stamped", seat=seat, at=Text(f"at-{at}")), "7.2" if at == "atlantis" else "5.2")
    if mission.reward == "prisoner" and passport.prisoner is not None:
        return Refusal(Text("mission-escorting", seat=seat), "7.2")
    if passport.cursed:
        return Refusal(Text("mission-cursed", seat=seat, at=Text(f"at-{hand.world.cure_at}")), "6.2")
    return None


def requirement_missing(hand: Hand, at: Location | None, mission: Mission) -> Refusal | None:
    """The item, the clues or the fuel that a mission asks and the seat has not."""
    if not mission.needs:
        return None
    passport, need, here = hand.passport, need_met(mission, hand.passport.item), Text(f"here-{at}")
    if need is None:
        items = Text(f"needs-{'-or-'.join(need.item for need in mission.needs)}")
        return Refusal(Text("mission-needs", here=here, ways=ways(mission, passport.clues), items=items), "5.3")
    if passport.item_mission:
        return Refusal(Text("mission-item-used", item=ITEM_TITLES[need.item]), "2.5")
    if passport.clues < need.clues:
        more = more_clues(need, passport.clues)
        return Refusal(Text("mission-clues", here=here, more=more, held=passport.clues, asked=need.clues), "5.4")
    if need.item == "jet-pack" and not passport.charged and not hand.world.eased("no-jet-pack"):
        return Refusal(Text("mission-fuel", here=here), "5.5")
    return None


def do_mission(hand: Hand, at: Location | None) -> Done:
    """Pays what the mission asks, then takes what it gives."""
    mission = hand.world.mission(at) if at else None
    if at is None or mission is None:
        raise LookupError(at)
    need = need_met(mission, hand.passport.item)
    passport = replace(hand.passport, at=at)
    if need:
        passport = replace(passport, clues=passport.clues - need.clues, item_mission=True)
    if need == JET_PACK and not hand.world.eased("no-jet-pack"):
        passport = replace(passport, fuel="full" if mission.refuels else "empty")
    passport, spent = rewarded(hand.world, passport, at, mission), need.clues if need else 0
    seat, gained = Seat(hand.seat), both(*gains(hand.world, at, mission))
    text = Text("accomplished", seat=seat, gains=gained)
    text = Text("accomplished-for-clues", seat=seat, gains=gained, count=spent) if spent else text
    told = (happened("mission", text, hand.seat, at=at, spent=spent, taken=mission.clues),)
    return cursed(hand, passport, told) if curses(hand.world, mission) else (passport, told)


def rewarded(world: World, passport: Passport, at: Location, mission: Mission) -> Passport:
    """The passport with what a mission gives."""
    clues = passport.clues + mission.clues
    if reward_of(world, mission) == "prisoner":
        return replace(passport, prisoner=world.danger, clues=clues)
    tile = cast(Adventure, "atlantis" if mission.reward == "freedom" else at)
    prisoner = None if mission.reward == "freedom" else passport.prisoner
    return replace(passport, stamps=(*passport.stamps, tile), prisoner=prisoner, clues=clues)


def reward_of(world: World, mission: Mission) -> str:
    """What a mission gives at this table: without danger a stamp also on Atlantis (9.2)."""
    return "stamp" if mission.reward == "prisoner" and world.eased("no-danger") else mission.reward


def gains(world: World, at: Location, mission: Mission) -> tuple[Text, ...]:
    """What a mission gives, each as a sentence goes on after the seat."""
    reward = Text(f"takes-{reward_of(world, mission)}", at=Text(f"at-{at}"))
    return (reward, Text("takes-clues", count=mission.clues)) if mission.clues else (reward,)


def curses(world: World, mission: Mission) -> bool:
    return mission.curses and not world.eased("no-curse")


def cursed(hand: Hand, passport: Passport, told: tuple[Happening, ...]) -> Done:
    text = Text("cursed", seat=Seat(hand.seat))
    return replace(passport, cursed=True), (*told, happened("cursed", text, hand.seat))
