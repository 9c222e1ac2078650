"""What a move would mean before it is made, above all what its mission still lacks."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Said, Seat, Text, Words, both
from companion.contract.text import Part
from companion.games.race_to_adventure.actions.deeds import DEEDS
from companion.games.race_to_adventure.actions.hand import Hand, hand_of
from companion.games.race_to_adventure.actions.missions import curses, gains, mission_refused, need_met
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.pieces import LOCATIONS, THE_ITEM, Location


def preview(race: Race, words: Words) -> Said:
    """What a line, whole or in the making, would mean for its seat; "" where there is nothing to say."""
    if race.phase != "actions" or len(words) < 2 or words[0] not in DEEDS or words[1] not in race.seats:
        return ""
    hand, deed = hand_of(race, words[1]), DEEDS[words[0]]
    tile = words[2] if len(words) > 2 and words[2] in LOCATIONS else None
    if deed.verb == "mission" or (deed.asks == "to" and tile):
        there = tile or hand.passport.at
        return outlook(hand, there) if there else ""
    if deed.asks == "to":
        return ""
    refused = deed.refused(hand, tile or hand.passport.at)
    return refused.message if refused else ""


def outlook(hand: Hand, there: Location) -> Said:
    """What the mission of a tile would give this seat if it stood there, or the reason why it gives nothing."""
    arrived = replace(hand, passport=replace(hand.passport, at=there))
    if refused := mission_refused(arrived, there):
        return refused.message
    mission = hand.world.mission(there)
    if mission is None:
        return ""
    need, world = need_met(mission, hand.passport.item), hand.world
    gained = gains(world, there, mission) + (Text("is-cursed"),) * curses(world, mission)
    parts: dict[str, Part] = {"seat": Seat(hand.seat), "gains": both(*gained)}
    if need is None:
        return Text("outlook", **parts)
    parts["item"] = THE_ITEM[need.item]
    return Text("outlook-for-clues", count=need.clues, **parts) if need.clues else Text("outlook-with", **parts)


def mission_here(hand: Hand) -> Said:
    """How the mission of the tile that a seat stands on stands, and what it lacks; "" where there is none for it."""
    at = hand.passport.at
    mission = hand.world.mission(at) if at else None
    refused = mission_refused(hand, at) if mission else None
    if mission is None or (refused and refused.rule == "7.5"):
        return ""
    if refused is None:
        return Text("mission-ready")
    return Text(f"fact-{refused.message.id}", **refused.message.parts) if isinstance(refused.message, Text) else ""
