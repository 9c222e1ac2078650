"""What is done on the spot: clues, research, refuelling, the cure, the return, being done (RULES.md 4, 8, 2.7).

A place of None means, with positions declared, that nobody said which tile it was.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Refusal, happened
from companion.games.race_to_adventure.actions.hand import Done, Hand, clues, stays, where
from companion.games.race_to_adventure.model import ALL_STAMPS, Passport
from companion.games.race_to_adventure.pieces import CLUB, RESEARCH_CLUES, Location

LIBRARY: Location = "united-states"
GLASS_USED = Refusal("The Magnifying Glass has had its action this round.", "2.5", "Item used already")
NOT_CURSED = Refusal("Only a cursed player is cured.", "4.4", "Not cursed")
NOT_AT_CLUB = Refusal("Refuelling is done at the Century Club.", "4.3", "Only at the Club")
FUEL_FULL = Refusal("Only empty fuel is refuelled; this is full.", "4.3", "Fuel is full")


def clue_refused(hand: Hand, at: Location | None = None) -> Refusal | None:
    return GLASS_USED if hand.passport.acted else None


def do_clue(hand: Hand, at: Location | None) -> Done:
    passport = replace(hand.passport, clues=hand.passport.clues + 1, acted=True)
    return passport, (happened("clues", f"{hand.name} takes a clue.", hand.seat, taken=1),)


def action_refused(hand: Hand, at: Location | None) -> Refusal | None:
    """What stands against any location action on a tile."""
    if refused := stays(hand, at):
        return refused
    if at in hand.passport.actions:
        return Refusal(f"{hand.name} has used the action of {where(at)} this round.", "4.5", "Action used already")
    return None


def research_refused(hand: Hand, at: Location | None) -> Refusal | None:
    if at not in (LIBRARY, None):
        return Refusal("Library research is done in the United States.", "4.2", "Not the library")
    if refused := action_refused(hand, LIBRARY) or clue_refused(hand):
        return refused
    if hand.world.is_shadow(LIBRARY) and LIBRARY not in hand.passport.stamps:
        return Refusal("Deep research comes after the stamp of the United States.", "4.2", "Stamp first")
    return None


def do_research(hand: Hand, at: Location | None) -> Done:
    passport = at_work(hand.passport, LIBRARY)
    passport = replace(passport, clues=passport.clues + RESEARCH_CLUES, acted=True)
    text = f"{hand.name} takes {clues(RESEARCH_CLUES)} in the library."
    return passport, (happened("clues", text, hand.seat, taken=RESEARCH_CLUES),)


def at_work(passport: Passport, at: Location | None) -> Passport:
    """The marker stands there, and that tile's action is used."""
    return replace(passport, at=at, actions=(*passport.actions, at) if at else passport.actions)


def refuel_refused(hand: Hand, at: Location | None) -> Refusal | None:
    if at and at not in CLUB:
        return NOT_AT_CLUB
    if refused := action_refused(hand, at):
        return refused
    return FUEL_FULL if hand.passport.fuel == "full" else None


def do_refuel(hand: Hand, at: Location | None) -> Done:
    passport = replace(at_work(hand.passport, at), fuel="full")
    return passport, (happened("refuelled", f"{hand.name} refuels.", hand.seat),)


def cure_refused(hand: Hand, at: Location | None) -> Refusal | None:
    if not hand.passport.cursed:
        return NOT_CURSED
    if at not in (hand.world.cure_at, None):
        return Refusal(f"The cure is at {where(hand.world.cure_at)}.", "4.4", "No cure here")
    return action_refused(hand, hand.world.cure_at)


def do_cure(hand: Hand, at: Location | None) -> Done:
    passport = replace(at_work(hand.passport, hand.world.cure_at), cursed=False)
    return passport, (happened("cured", f"{hand.name} is cured: turn the marker back.", hand.seat),)


def return_refused(hand: Hand, at: Location | None) -> Refusal | None:
    """Nine stamps, on the Century Club, not cursed."""
    passport = hand.passport
    if passport.returned:
        return Refusal(f"{hand.name} has returned already.", "8.1", "Returned already")
    missing = ALL_STAMPS - len(passport.stamps)
    if missing:
        return Refusal(
            f"{hand.name} still needs {missing} of the nine stamps.", "8.1", f"Stamps: {len(passport.stamps)} of 9"
        )
    if at and at not in CLUB:
        return Refusal("The return is said on a Century Club tile.", "8.1", "Not at the Club")
    return Refusal(f"{hand.name} is cursed and cannot win.", "6.3", "Cursed: cure first") if passport.cursed else None


def do_return(hand: Hand, at: Location | None) -> Done:
    said = happened("returned", f"{hand.name}: “I have returned!”", hand.seat)
    return replace(hand.passport, at=at, returned=True), (said,)


def done_refused(hand: Hand, at: Location | None) -> Refusal | None:
    return None


def do_done(hand: Hand, at: Location | None) -> Done:
    return replace(hand.passport, done=True), (happened("done", f"{hand.name} is done.", hand.seat),)
