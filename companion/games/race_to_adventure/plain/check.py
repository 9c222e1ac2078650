"""What the pieces in the box, and the options of this table, can cover (RULES.md 0.6)."""

from __future__ import annotations

from collections import Counter

from companion.contract.game import Refusal, Seat, Text
from companion.games.race_to_adventure.model import ALL_STAMPS, Easier, Passport, Race, World
from companion.games.race_to_adventure.pieces import CLUB, ITEM_TITLES


def impossible(message: Text) -> Refusal:
    return Refusal(message, "0.6")


def uncovered(race: Race) -> Refusal | None:
    """What the pieces, or this table's options, cannot cover."""
    held = Counter(passport.item for passport in race.passports if passport.item)
    for item, hands in held.items():
        if hands > 1:
            return impossible(Text("item-held-twice", item=ITEM_TITLES[item], hands=hands))
    if race.first is not None and race.first not in race.seats:
        return impossible(Text("no-such-seat", given=race.first, seats=" ".join(race.seats)))
    if race.round < 1:
        return impossible(Text("rounds-from-1", given=race.round))
    for seat, passport in zip(race.seats, race.passports, strict=True):
        if fault := passport_fault(race.world, passport):
            return impossible(Text("fault-of", seat=Seat(seat), fault=fault))
    return None


def passport_fault(world: World, passport: Passport) -> Text | None:
    """What cannot stand in one passport."""
    if len(set(passport.stamps)) < len(passport.stamps):
        return Text("stamps-twice", stamps=len(passport.stamps), places=len(set(passport.stamps)))
    if passport.prisoner is not None and "atlantis" in passport.stamps:
        return Text("prisoner-twice")
    if passport.prisoner is not None and not 1 <= passport.prisoner <= world.danger:
        return Text("prisoner-off-track", most=world.danger, given=passport.prisoner)
    if passport.clues < 0:
        return Text("clues-below-zero", given=passport.clues)
    if passport.returned and (len(passport.stamps) < ALL_STAMPS or passport.cursed or passport.at not in (*CLUB, None)):
        return Text("cannot-have-returned")
    barred: dict[Easier, bool] = {
        "no-curse": passport.cursed,
        "no-danger": passport.prisoner is not None,
        "no-jet-pack": passport.fuel == "empty" or passport.moved == "jet-pack",
    }
    for option, present in barred.items():
        if present and world.eased(option):
            return Text("not-in-easier-game", option=option)
    return None


def busy(passport: Passport) -> bool:
    """Whether a passport shows anything of an Actions step."""
    used = passport.acted or passport.item_mission or passport.returned or passport.done
    return used or bool(passport.moved or passport.actions)
