"""What the pieces in the box, and the options of this table, can cover (RULES.md 0.6)."""

from __future__ import annotations

from collections import Counter

from companion.contract.game import Refusal
from companion.games.race_to_adventure.model import ALL_STAMPS, Easier, Passport, Race, World
from companion.games.race_to_adventure.pieces import CLUB, ITEM_TITLES


def impossible(message: str, short: str) -> Refusal:
    return Refusal(message, "0.6", short)


def uncovered(race: Race) -> Refusal | None:
    """What the pieces, or this table's options, cannot cover."""
    held = Counter(passport.item for passport in race.passports if passport.item)
    for item, hands in held.items():
        if hands > 1:
            return impossible(f"There is one {ITEM_TITLES[item]}, {hands} players would hold it.", "Item held twice")
    if race.first is not None and race.first not in race.seats:
        return impossible(
            f"Seat “{race.first}” is not in this race; there are: {' '.join(race.seats)}.", "No such seat"
        )
    if race.round < 1:
        return impossible(f"The rounds count from 1, not {race.round}.", "Rounds from 1")
    for seat, passport in zip(race.seats, race.passports, strict=True):
        if fault := passport_fault(race.world, passport):
            return impossible(f"{race.name(seat)}: {fault[0]}", fault[1])
    return None


def passport_fault(world: World, passport: Passport) -> tuple[str, str] | None:
    """What cannot stand in one passport: the sentence and its short form."""
    if len(set(passport.stamps)) < len(passport.stamps):
        return (
            f"each place takes one stamp, {len(passport.stamps)} would lie on {len(set(passport.stamps))}.",
            "One stamp each",
        )
    if passport.prisoner is not None and "atlantis" in passport.stamps:
        return "one prisoner token a player; 1 carried and 1 as the Atlantis stamp make 2.", "One prisoner each"
    if passport.prisoner is not None and not 1 <= passport.prisoner <= world.danger:
        return f"a prisoner is 1 to {world.danger} spaces from caught, not {passport.prisoner}.", "Not on the track"
    if passport.clues < 0:
        return f"nobody has {passport.clues} clues; 0 or more.", "Clues: 0 or more"
    if passport.returned and (len(passport.stamps) < ALL_STAMPS or passport.cursed or passport.at not in (*CLUB, None)):
        return "who has returned has nine stamps, no curse, and stands on the Century Club.", "Not returned"
    barred: dict[Easier, bool] = {
        "no-curse": passport.cursed,
        "no-danger": passport.prisoner is not None,
        "no-jet-pack": passport.fuel == "empty" or passport.moved == "jet-pack",
    }
    for option, present in barred.items():
        if present and world.eased(option):
            return f"with {option} there is nothing of that kind.", "Not in easier game"
    return None


def busy(passport: Passport) -> bool:
    """Whether a passport shows anything of an Actions step."""
    used = passport.acted or passport.item_mission or passport.returned or passport.done
    return used or bool(passport.moved or passport.actions)
