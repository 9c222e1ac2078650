"""Doing a move: reading its line, refusing it with the reason, or doing it and all that follows (RULES.md 0 to 2)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.contract.game import Move, Refusal, Step, Words, happened
from companion.games.race_to_adventure.choices import hand_of
from companion.games.race_to_adventure.deeds import DEEDS, place_of
from companion.games.race_to_adventure.hand import where
from companion.games.race_to_adventure.model import Race, no
from companion.games.race_to_adventure.places import CLUB, ITEM_TITLES, ITEMS
from companion.games.race_to_adventure.rounds import (
    Outcome,
    Told,
    danger_step,
    done_if_idle,
    next_to_act,
    next_to_select,
    tidied,
    with_passport,
)

VERBS: dict[str, Words] = {
    "start": ("start",),
    "select": ("select",),
    "actions": tuple(DEEDS),
    "danger": ("confirm",),
    "tidy": ("confirm",),
}


def play(race: Race, move: Move) -> Step[Race] | Refusal:
    """Does a whole move; any line that is not offered now is refused with the rule that stands against it."""
    words = move.words
    if race.over:
        return no("0.3", "The race is over; nothing can be moved.", "The race is over")
    if not words or words[0] not in VERBS[race.phase]:
        if words == ("confirm",):
            return too_early(race)
        verbs = ", ".join(VERBS[race.phase])
        return no("0.1", f"“{move.line}” is no move of this step; awaited: {verbs}.", "Not in this step")
    if words[0] == "confirm":
        return confirm(race, words)
    if len(words) < 2 or words[1] not in race.seats:
        given = words[1] if len(words) > 1 else "nothing"
        return no("0.1", f"“{words[0]}” names a seat ({' '.join(race.seats)}), not “{given}”.", "Whose move?")
    return SEAT_MOVES[race.phase](race, words)


def too_early(race: Race) -> Refusal:
    """Why the table has nothing to confirm."""
    if race.phase != "actions":
        return no("0.1", "There is nothing to confirm before the items are selected and used.", "Nothing to confirm")
    awaited = ", ".join(race.name(seat) for seat in race.seats if not race.passport(seat).done)
    return no("0.1", f"The round ends when all are done; not done yet: {awaited}.", "Not all are done")


def confirm(race: Race, words: Words) -> Step[Race] | Refusal:
    if len(words) > 1:
        return no("0.1", f"“confirm” stands alone, without “{' '.join(words[1:])}”.", "Just confirm")
    return Step(*(danger_step(race) if race.phase == "danger" else tidied(race)))


def start(race: Race, words: Words) -> Step[Race] | Refusal:
    """The first to place takes the first player token."""
    seat, rest = words[1], words[2:]
    passport = race.passport(seat)
    if passport.at:
        return no("1.7", f"{race.name(seat)} has placed the marker already.", "Placed already")
    if len(rest) != 1 or rest[0] not in CLUB:
        return no("1.7", f"Markers start on a Century Club tile: {' '.join(CLUB)}.", "Start at the Club")
    placed = with_passport(race, seat, replace(passport, at=rest[0]))
    told: Told = (happened("placed", f"{race.name(seat)} starts on {where(rest[0])}.", seat, at=rest[0]),)
    if race.first is None:
        placed = replace(placed, first=seat)
        told += (happened("first", f"{race.name(seat)} takes the first player token.", seat),)
    if any(passport.at is None for passport in placed.passports):
        return Step(placed, told)
    return followed(next_to_select(placed), told)


def followed(outcome: Outcome, told: Told) -> Step[Race]:
    """The step whose own happenings come before those that followed."""
    return Step(outcome[0], told + outcome[1])


def select(race: Race, words: Words) -> Step[Race] | Refusal:
    seat, rest = words[1], words[2:]
    if seat != race.turn:
        return no("0.2", f"{race.name(race.turn or seat)} selects now, not {race.name(seat)}.", "Not your turn")
    taken = [passport.item for passport in race.passports]
    if len(rest) != 1 or rest[0] not in ITEMS or rest[0] in taken:
        given = " ".join(rest) or "nothing"
        left = [item for item in ITEMS if item not in taken]
        return no("2.2", f"“{given}” cannot be selected; there are: {' '.join(left)}.", "Item not there")
    item = rest[0]
    told = (happened("selected", f"{race.name(seat)} selects the {ITEM_TITLES[item]}.", seat, item=item),)
    return followed(next_to_select(with_passport(race, seat, replace(race.passport(seat), item=item))), told)


def act(race: Race, words: Words) -> Step[Race] | Refusal:
    """One seat does one thing; nothing of another seat is looked at or touched."""
    verb, seat, *rest = words
    if race.passport(seat).done:
        return no("2.7", f"{race.name(seat)} is done for this round.", "Done this round")
    if race.turn and seat != race.turn:
        return no("2.4", f"In clockwise order it is {race.name(race.turn)} who acts now.", "Not your turn")
    hand, deed = hand_of(race, seat), DEEDS[verb]
    place = place_of(hand, deed, tuple(rest))
    if isinstance(place, Refusal):
        return place
    if refused := deed.refused(hand, place):
        return refused
    passport, told = deed.do(hand, place)
    race, more = done_if_idle(with_passport(race, seat, passport), replace(hand, passport=passport))
    return followed(next_to_act(race), told + more)


SEAT_MOVES: dict[str, Callable[[Race, Words], Step[Race] | Refusal]] = {
    "start": start,
    "select": select,
    "actions": act,
}
