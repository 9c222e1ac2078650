"""What plain values leave unclear, what the pieces of the box cannot cover, and what does not go with the phase (RULES.md, 0.6)."""

from __future__ import annotations

import re
from collections import Counter

from companion.contract.game import SEATS, Words
from companion.games.rocket_race.facts import COGS, KINDS, ROW, totals
from companion.games.rocket_race.launch.rockets import misbuilt
from companion.games.rocket_race.model import MOST_BONUS, Rocket, State
from companion.games.rocket_race.plain.write import GAME, Plain
from companion.games.rocket_race.setup import SEATS_OF

STANDARD: Words = ("draw", "bidding", "development", "launch", "rolls", "verdict", "failure", "over")
ADVANCED: Words = ("league", "reveal", "turn", "rolls", "verdict", "failure", "over")
CARD_ID, ROCKET_ID = re.compile(r"c[1-9]\d{0,5}"), re.compile(r"r[1-9]\d{0,5}")
OWNED: Words = ("development", "complete", "hand", "rocket")


def misshapen(read: Plain) -> str:
    """What is no seat, no card or no rocket; "" when all is well formed."""
    low, high = SEATS_OF[read.options.rules]
    seats = SEATS[: len(read.players)]
    advanced = read.options.rules == "advanced"
    per_seat = (read.leagues, read.research) if advanced else (read.pools,)
    spoken_of = [read.active, *read.passed, *(rocket.owner for rocket in read.rockets.values())]
    spoken_of += [card.owner for card in read.cards.values() if card.owner is not None]
    spoken_of += [seat for seat in (read.turn, read.bid and read.bid.seat) if seat]
    if read.game != GAME or not low <= len(seats) <= high:
        return f"This is no table of {GAME} for {low} to {high} players."
    if any(set(seat_values) != set(seats) for seat_values in per_seat):
        return f"Each of {' '.join(seats)} has a value, and nobody else."
    if advanced and (read.pools or read.bid):
        return "Nobody bids in the advanced game."
    strangers = [seat for seat in spoken_of if seat not in seats]
    if strangers:
        return f"“{strangers[0]}” is no seat here; seats are {' '.join(seats)}."
    for pattern, ids, given in ((CARD_ID, read.cards, read.drawn), (ROCKET_ID, read.rockets, read.launched)):
        strange = [word for word in ids if not pattern.fullmatch(word) or int(word[1:]) > given]
        if strange:
            return f"“{strange[0]}” has not come up; the last number given out is {given}."
    return ""


def unclear(read: Plain) -> str:
    """A correction of one path from which it does not follow where a card is to lie."""
    up = [card_id for card_id, card in read.cards.items() if card.where == "focus"]
    if len(up) > 1:
        return f"Only one card is under the hammer, not {' and '.join(up)}."
    for card_id, card in read.cards.items():
        owned = card.where in OWNED
        if owned and not card.owner:
            return f"Nobody owns {card_id}: correct cards.{card_id} as a whole, with owner and where."
        if card.where == "development" and not card.cogs and cogs_agree(read, card.owner):
            return f"Say how many cogs lie on {card_id}: correct cards.{card_id}.cogs."
        if card.cogs and (card.where in ("rocket", "hand") or not (owned or card.owner)):
            return f"No cogs lie on {card_id}: its place is {card.where}."
    for rocket_id, rocket in read.rockets.items():
        missing = [card_id for card_id in rocket.cards if card_id not in read.cards]
        if missing:
            return f"{rocket_id} cannot hold {missing[0]}: no such card has come up."
        if not any(read.cards[card_id].owner == rocket.owner for card_id in rocket.cards):
            return f"{rocket.owner} owns no card of {rocket_id}: correct the owners of its cards instead."
    aboard = Counter(card_id for rocket in read.rockets.values() for card_id in rocket.cards)
    twice = [card_id for card_id, times in aboard.items() if times > 1]
    return f"{twice[0]} would be in a rocket twice." if twice else ""


def cogs_agree(read: Plain, owner: str | None) -> bool:
    """Whether a pool and the cogs on cards, as given, still sum up: then it was a card's place that was corrected."""
    on_cards = sum(card.cogs for card in read.cards.values() if card.owner == owner)
    return read.pools.get(owner or "", COGS) + on_cards == COGS


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
    blank = [card.id for card in state.table if card.kind == "upgrade" and not card.skill]
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
        low, pool = state.options.min_bid, state.pool(state.bidder)
        if state.passed[state.bidder] or not low <= state.bid <= pool:
            return (
                f"{SEATS[state.bidder]} cannot hold a bid of {state.bid}: allowed is {low} to {pool}, before passing."
            )
    if state.event and state.event not in {card.id for card in state.out}:
        return f"{state.event} is no event that has been played."
    return ""
