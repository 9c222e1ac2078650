"""What follows by itself: the next to select, being done, the Danger step, items back, the end (RULES.md 2, 7, 8)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import OVER, Happening, Seat, Step, Text, happened, seats_of
from companion.games.race_to_adventure.actions.hand import Hand, acting
from companion.games.race_to_adventure.actions.offers import idle
from companion.games.race_to_adventure.model import Passport, Race
from companion.games.race_to_adventure.rounds.danger import prisoners_moved

Told = tuple[Happening, ...]
Outcome = tuple[Race, Told]


def followed(outcome: Outcome, told: Told) -> Step[Race]:
    """The step whose own happenings come before those that followed."""
    return Step(outcome[0], told + outcome[1])


def next_to_select(race: Race) -> Outcome:
    """The first without an item, clockwise from the first player; with none left the actions begin."""
    waiting = next((seat for seat in race.order if race.passport(seat).item is None), None)
    if waiting:
        return replace(race, phase="select", turn=waiting), ()
    return actions_begin(replace(race, phase="actions", turn=None))


def actions_begin(race: Race) -> Outcome:
    race, told = idle_done(race)
    race, more = next_to_act(race)
    return race, told + more


def idle_done(race: Race) -> Outcome:
    told: Told = ()
    for hand in acting(race):
        race, more = done_if_idle(race, hand)
        told += more
    return race, told


def done_if_idle(race: Race, hand: Hand) -> Outcome:
    """A seat with nothing left is done by itself."""
    if hand.passport.done or not idle(hand):
        return race, ()
    told = happened("done", Text("nothing-left", seat=Seat(hand.seat)), hand.seat, implied=True)
    return race.holding(hand.seat, replace(hand.passport, done=True, implied=True)), (told,)


def next_to_act(race: Race) -> Outcome:
    """Who acts now: everyone not done, one at a time with `actions` = `clockwise`; with nobody left the step ends."""
    if all(passport.done for passport in race.passports):
        return actions_over(replace(race, turn=None))
    if race.world.options.actions == "clockwise":
        return replace(race, turn=next(seat for seat in race.order if not race.passport(seat).done)), ()
    return race, ()


def actions_over(race: Race) -> Outcome:
    """After the Actions step: the end if somebody has returned, else danger where there is any."""
    if any(passport.returned for passport in race.passports):
        return race_over(race)
    if all(passport.prisoner is None for passport in race.passports):
        return to_tidy(race)
    race = replace(race, phase="danger", turn=None)
    return danger_step(race) if race.world.options.upkeep == "auto" else (race, ())


def race_over(race: Race) -> Outcome:
    """Somebody has returned: the race is won (8.4)."""
    over = replace(race, phase=OVER, turn=None)
    return over, (happened("over", verdict(over), winners=list(over.winners)),)


def verdict(race: Race) -> Text:
    """Who has won a finished race, and by what (8.4)."""
    won = race.winners
    beaten = [seat for seat in race.seats if race.passport(seat).returned and seat not in won]
    winners, count = seats_of(*won), race.passport(won[0]).clues
    if beaten:
        return Text("won-by-clues", winners=winners, shared=len(won), count=count, beaten=seats_of(*beaten))
    return Text("won", winners=winners, shared=len(won), count=count)


def danger_step(race: Race) -> Outcome:
    race, told = prisoners_moved(race)
    race, more = to_tidy(race)
    return race, told + more


def to_tidy(race: Race) -> Outcome:
    race = replace(race, phase="tidy", turn=None)
    return tidied(race) if race.world.options.upkeep == "auto" else (race, ())


def tidied(race: Race) -> Outcome:
    """Items back, the token to the left, a new round."""
    first = (race.order[1:] + race.order[:1])[0]
    passports = tuple(fresh(passport) for passport in race.passports)
    race, told = next_to_select(replace(race, passports=passports, first=first, round=race.round + 1))
    return race, (happened("round", Text("round", round=race.round, seat=Seat(first)), first), *told)


def fresh(passport: Passport) -> Passport:
    """A passport at the start of a round."""
    return replace(
        passport,
        item=None,
        charged=passport.fuel == "full",
        moved=None,
        acted=False,
        item_mission=False,
        actions=(),
        done=False,
        implied=False,
    )
