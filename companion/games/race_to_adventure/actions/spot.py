"""What is done on the spot: clues, research, refuelling, the cure, the return, being done (RULES.md 4, 8, 2.7).

A place of None means, with positions declared, that nobody said which tile it was.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Refusal, Seat, Text, happened
from companion.games.race_to_adventure.actions.hand import Done, Hand, stays
from companion.games.race_to_adventure.model import ALL_STAMPS, Passport
from companion.games.race_to_adventure.pieces import CLUB, RESEARCH_CLUES, Location

LIBRARY: Location = "united-states"
GLASS_USED = Refusal(Text("glass-used"), "2.5")
NOT_CURSED = Refusal(Text("not-cursed"), "4.4")
NOT_AT_CLUB = Refusal(Text("refuel-at-club"), "4.3")
FUEL_FULL = Refusal(Text("fuel-is-full"), "4.3")


def clue_refused(hand: Hand, at: Location | None = None) -> Refusal | None:
    return GLASS_USED if hand.passport.acted else None


def do_clue(hand: Hand, at: Location | None) -> Done:
    passport = replace(hand.passport, clues=hand.passport.clues + 1, acted=True)
    return passport, (happened("clues", Text("clue-taken", seat=Seat(hand.seat)), hand.seat, taken=1),)


def action_refused(hand: Hand, at: Location | None) -> Refusal | None:
    """What stands against any location action on a tile."""
    if refused := stays(hand, at):
        return refused
    if at in hand.passport.actions:
        return action_used(hand, at)
    return None


def action_used(hand: Hand, at: Location | None) -> Refusal:
    return Refusal(Text("action-used", seat=Seat(hand.seat), at=Text(f"at-{at}")), "4.5")


def research_refused(hand: Hand, at: Location | None) -> Refusal | None:
    if at not in (LIBRARY, None):
        return Refusal(Text("not-the-library"), "4.2")
    if refused := action_refused(hand, LIBRARY) or clue_refused(hand):
        return refused
    if hand.world.is_shadow(LIBRARY) and LIBRARY not in hand.passport.stamps:
        return Refusal(Text("library-stamp-first"), "4.2")
    return None


def do_research(hand: Hand, at: Location | None) -> Done:
    passport = at_work(hand.passport, LIBRARY)
    passport = replace(passport, clues=passport.clues + RESEARCH_CLUES, acted=True)
    text = Text("researched", seat=Seat(hand.seat), count=RESEARCH_CLUES)
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
    return passport, (happened("refuelled", Text("refuelled", seat=Seat(hand.seat)), hand.seat),)


def cure_refused(hand: Hand, at: Location | None) -> Refusal | None:
    if not hand.passport.cursed:
        return NOT_CURSED
    if at not in (hand.world.cure_at, None):
        return Refusal(Text("cure-elsewhere", at=Text(f"at-{hand.world.cure_at}")), "4.4")
    return action_refused(hand, hand.world.cure_at)


def do_cure(hand: Hand, at: Location | None) -> Done:
    passport = replace(at_work(hand.passport, hand.world.cure_at), cursed=False)
    return passport, (happened("cured", Text("cured", seat=Seat(hand.seat)), hand.seat),)


def return_refused(hand: Hand, at: Location | None) -> Refusal | None:
    """Nine stamps, on the Century Club, not cursed."""
    passport = hand.passport
    if passport.returned:
        return Refusal(Text("returned-already", seat=Seat(hand.seat)), "8.1")
    held = len(passport.stamps)
    if held < ALL_STAMPS:
        return Refusal(Text("stamps-missing", seat=Seat(hand.seat), missing=ALL_STAMPS - held, held=held), "8.1")
    if at and at not in CLUB:
        return Refusal(Text("return-at-club"), "8.1")
    return Refusal(Text("cursed-cannot-win", seat=Seat(hand.seat)), "6.3") if passport.cursed else None


def do_return(hand: Hand, at: Location | None) -> Done:
    said = happened("returned", Text("returned", seat=Seat(hand.seat)), hand.seat)
    return replace(hand.passport, at=at, returned=True), (said,)


def done_refused(hand: Hand, at: Location | None) -> Refusal | None:
    return None


def do_done(hand: Hand, at: Location | None) -> Done:
    return replace(hand.passport, done=True), (happened("done", Text("done", seat=Seat(hand.seat)), hand.seat),)
