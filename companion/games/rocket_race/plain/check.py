"""What the pieces of the box cannot cover, and what does not go with the phase (RULES.md, 0.6)."""

from __future__ import annotations

from companion.contract.game import SEATS, Words
from companion.games.rocket_race.facts import COGS, KINDS, ROW, totals
from companion.games.rocket_race.launch.rockets import misbuilt
from companion.games.rocket_race.model import MOST_BONUS, Rocket, State, table

STANDARD: Words = ("draw", "bidding", "development", "launch", "rolls", "verdict", "failure", "over")
ADVANCED: Words = ("league", "reveal", "turn", "rolls", "verdict", "failure", "over")


def uncovered(state: State) -> str:
    """What the pieces in the box cannot cover, with the sum that fails; "" when they do."""
    for kind, left, total in zip(KINDS, state.left, totals(state.facts, state.advanced), strict=True):
        if left < 0:
            return f"{total - left} {kind} cards would be on the table; the deck has {total}."
    for seat, pool in zip(state.seats, state.pools, strict=True):
        if pool < 0:
            has = 0 if state.advanced else COGS
            return f"{has - pool} cogs would lie on {seat}'s cards; {seat} has {has} to lay."
    if len(state.row) > (ROW if state.advanced else 0):
        return f"{len(state.row)} cards would lie in the row; it holds {ROW if state.advanced else 0}."
    named = {league.name for league in state.facts.leagues}
    for league in state.leagues:
        if league and league.name and league.name not in named:
            return f"The set has no League “{league.name}”; it has {' '.join(sorted(named)) or 'none'}."
    skills = [league.skills for league in state.leagues if league]
    if len(set(skills)) < len(skills):
        return "Two seats would lead the same League."
    blank = [card.id for card in table(state) if card.kind == "upgrade" and not card.skill]
    if blank:
        return f"{blank[0]} would be an upgrade without a skill; allowed is electrics+1 to chemistry+3."
    return next(filter(None, (_misflown(state, rocket) for rocket in state.rockets)), "")


def _misflown(state: State, rocket: Rocket) -> str:
    """What is wrong with a rocket: its bonus, its cards, its dice, its stage."""
    if abs(rocket.bonus) > MOST_BONUS:
        return f"{rocket.id} would have a bonus of {rocket.bonus}; effects give -{MOST_BONUS} to {MOST_BONUS}."
    wrong = misbuilt(rocket.cards)
    if wrong or len(rocket.dice) not in (0, 2):
        return wrong.message if wrong else f"{rocket.id} has been rolled for with two dice, or not at all."
    decided = state.tie or state.phase == "over" or rocket.status in ("landed", "beaten", "failed")
    last = state.stages if decided else state.stages - 1
    if not 0 <= rocket.stage <= last:
        allowed = f"0 to {last}" if last else "only 0"
        return f"{rocket.id} cannot have passed {rocket.stage} stages here; allowed is {allowed}."
    return ""


def out_of_step(state: State) -> str:
    """What does not go with the phase."""
    phases: Words = ADVANCED if state.advanced else STANDARD
    landed = [rocket for rocket in state.rockets if rocket.status == "landed"]
    if state.phase not in phases:
        return f"Phase {state.phase} is not of the {state.options.rules} game; phases are {' '.join(phases)}."
    if state.phase == "over" and not landed:
        return "The game is over only when a rocket has landed: correct that rocket's status."
    if state.focus and state.phase not in ("draw", "bidding"):
        return f"{state.focus.id} can be under the hammer only while a card is drawn or bid for."
    if state.phase in ("rolls", "verdict", "failure") and not state.then:
        return "The rolls need a phase that follows them: correct then first."
    if state.phase not in ("league", "over") and None in state.leagues:
        return "Every seat has a League by now."
    if state.bidder >= 0:
        low, pool = state.options.min_bid, state.pools[state.bidder]
        if state.passed[state.bidder] or not low <= state.bid <= pool:
            return (
                f"{SEATS[state.bidder]} cannot hold a bid of {state.bid}: allowed is {low} to {pool}, before passing."
            )
    if state.event and state.event not in {card.id for card in state.out}:
        return f"{state.event} is no event that has been played."
    return ""
