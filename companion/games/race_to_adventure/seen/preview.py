"""What a move would mean before it is made, above all what its mission still lacks."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Words
from companion.games.race_to_adventure.actions.deeds import DEEDS
from companion.games.race_to_adventure.actions.hand import Hand, clues, hand_of, where
from companion.games.race_to_adventure.actions.missions import capital, mission_refused, need_met, ways
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.pieces import ITEM_TITLES, LOCATIONS, Location

REWARD_TEXTS = {
    "stamp": "takes the stamp of {tile}",
    "prisoner": "takes a prisoner from {tile}",
    "freedom": "frees the prisoner at {tile}",
}


def preview(race: Race, words: Words) -> str:
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


def outlook(hand: Hand, there: Location) -> str:
    """What the mission of a tile would give this seat if it stood there, or the reason why it gives nothing."""
    arrived = replace(hand, passport=replace(hand.passport, at=there))
    if refused := mission_refused(arrived, there):
        return refused.message
    mission = hand.world.mission(there)
    if mission is None:
        return ""
    need = need_met(mission, hand.passport.item)
    cost = f"with the {ITEM_TITLES[need.item]} " if need else ""
    cost += f"for {clues(need.clues)} " if need and need.clues else ""
    extras = [f"takes {clues(mission.clues)}"] * bool(mission.clues)
    extras += ["is cursed"] * (mission.curses and not hand.world.eased("no-curse"))
    rewarded = f"{cost}{hand.name} {REWARD_TEXTS[mission.reward].format(tile=where(there))}"
    return capital(" and ".join([rewarded, *extras])) + "."


def mission_here(hand: Hand) -> str:
    """How the mission of the tile that a seat stands on stands, and what it lacks; "" where there is none for it."""
    at = hand.passport.at
    mission = hand.world.mission(at) if at else None
    refused = mission_refused(hand, at)
    if mission is None or (refused and refused.rule == "7.5"):
        return ""
    if refused is None:
        return "ready"
    return f"needs {ways(mission, hand.passport.clues)}" if refused.rule == "5.3" else refused.short.lower()
