"""What plain values leave unclear, what the pieces of the box cannot cover, and what does not go with the phase (RULES.md, 0.6)."""

from __future__ import annotations

import re
from collections import Counter

from companion.contract.game import SEATS, Said, Text, Words, both, spaced
from companion.games.rocket_race.facts import COGS, KINDS, ROW, totals
from companion.games.rocket_race.launch.rockets import misbuilt
from companion.games.rocket_race.model import MOST_BONUS, Rocket, State
from companion.games.rocket_race.plain.write import GAME, Plain
from companion.games.rocket_race.setup import SEATS_OF

STANDARD: Words = ("draw", "bidding", "development", "launch", "rolls", "verdict", "failure", "over")
ADVANCED: Words = ("league", "reveal", "turn", "rolls", "verdict", "failure", "over")
CARD_ID, ROCKET_ID = re.compile(r"c[1-9]\d{0,5}"), re.compile(r"r[1-9]\d{0,5}")
OWNED: Words = ("development", "complete", "hand", "rocket")


def misshapen(read: Plain) -> Said:
    """What is no seat, no card or no rocket; "" when all is well formed."""
    low, high = SEATS_OF[read.options.rules]
    seats = SEATS[: len(read.players)]
    advanced = read.options.rules == "advanced"
    per_seat = (read.leagues, read.research) if advanced else (read.pools,)
    spoken_of = [read.active, *read.passed, *(rocket.owner for rocket in read.rockets.values())]
    spoken_of += [card.owner for card in read.cards.values() if card.owner is not None]
    spoken_of += [seat for seat in (read.turn, read.bid and read.bid.seat) if seat]
    if read.game != GAME or not low <= len(seats) <= high:
        return Text("this-is-no-table-of", GAME=GAME, low=low, high=high)
    if any(set(seat_values) != set(seats) for seat_values in per_seat):
        return Text("each-of-has-a-value", seats=spaced(*seats))
    if advanced and (read.pools or read.bid):
        return Text("nobody-bids-in-the-advanced")
    strangers = [seat for seat in spoken_of if seat not in seats]
    if strangers:
        return Text("is-no-seat-here-seats", strangers=strangers[0], seats=spaced(*seats))
    for pattern, ids, given in ((CARD_ID, read.cards, read.drawn), (ROCKET_ID, read.rockets, read.launched)):
        strange = [word for word in ids if not pattern.fullmatch(word) or int(word[1:]) > given]
        if strange:
            return Text("has-not-come-up-the", strange=strange[0], given=given)
    return ""


def unclear(read: Plain) -> Said:
    """A correction of one path from which it does not follow where a card is to lie."""
    up = [card_id for card_id, card in read.cards.items() if card.where == "focus"]
    if len(up) > 1:
        return Text("only-one-card-is-under", up=both(*up))
    for card_id, card in read.cards.items():
        owned = card.where in OWNED
        if owned and not card.owner:
            return Text("nobody-owns-correct-cards-as", card_id=card_id)
        if card.where == "development" and not card.cogs and cogs_agree(read, card.owner):
            return Text("say-how-many-cogs-lie", card_id=card_id)
        if card.cogs and (card.where in ("rocket", "hand") or not (owned or card.owner)):
            return Text("no-cogs-lie-on-its", card_id=card_id, where=card.where)
    for rocket_id, rocket in read.rockets.items():
        missing = [card_id for card_id in rocket.cards if card_id not in read.cards]
        if missing:
            return Text("cannot-hold-no-such-card", rocket_id=rocket_id, missing=missing[0])
        if not any(read.cards[card_id].owner == rocket.owner for card_id in rocket.cards):
            return Text("owns-no-card-of-correct", owner=rocket.owner, rocket_id=rocket_id)
    aboard = Counter(card_id for rocket in read.rockets.values() for card_id in rocket.cards)
    twice = [card_id for card_id, times in aboard.items() if times > 1]
    return Text("would-be-in-a-rocket", twice=twice[0]) if twice else ""


def cogs_agree(read: Plain, owner: str | None) -> bool:
    """Whether a pool and the cogs on cards, as given, still sum up: then it was a card's place that was corrected."""
    on_cards = sum(card.cogs for card in read.cards.values() if card.owner == owner)
    return read.pools.get(owner or "", COGS) + on_cards == COGS


def uncovered(state: State) -> Said:
    """What the pieces in the box cannot cover, with the sum that fails; "" when they do."""
    for kind, left, total in zip(KINDS, state.left, totals(state.facts, state.advanced), strict=True):
        if left < 0:
            return Text("cards-would-be-on-the", count=total - left, kind=Text(f"word-{kind}"), total=total)
    for seat, pool in zip(state.seats, state.pools, strict=True):
        if pool < 0:
            has = 0 if state.advanced else COGS
            return Text("cogs-would-lie-on-s", count=has - pool, seat=seat, has=has)
    if len(state.row) > (ROW if state.advanced else 0):
        return Text("cards-would-lie-in-the", count=len(state.row), how=ROW if state.advanced else 0)
    named = {league.name for league in state.facts.leagues}
    for league in state.leagues:
        if league and league.name and league.name not in named:
            return Text("the-set-has-no-league", name=league.name, sorted=" ".join(sorted(named)) or "none")
    skills = [league.skills for league in state.leagues if league]
    if len(set(skills)) < len(skills):
        return Text("two-seats-would-lead-the")
    blank = [card.id for card in state.table if card.kind == "upgrade" and not card.skill]
    if blank:
        return Text("would-be-an-upgrade-without", blank=blank[0])
    for rocket in state.rockets:
        if wrong := _misflown(state, rocket):
            return wrong
    return ""


def _misflown(state: State, rocket: Rocket) -> Said:
    """What is wrong with a rocket: its bonus, its cards, its dice, its stage."""
    if abs(rocket.bonus) > MOST_BONUS:
        return Text("would-have-a-bonus-of", rocket=rocket.id, bonus=rocket.bonus, MOST_BONUS=MOST_BONUS)
    wrong = misbuilt(rocket.cards)
    if wrong or len(rocket.dice) not in (0, 2):
        return wrong.message if wrong else Text("has-been-rolled-for-with", rocket=rocket.id)
    decided = state.tie or state.phase == "over" or rocket.status in ("landed", "beaten", "failed")
    last = state.stages if decided else state.stages - 1
    if not 0 <= rocket.stage <= last:
        allowed = f"0 to {last}" if last else Text("only-0")
        return Text("cannot-have-passed-stages-here", rocket=rocket.id, stage=rocket.stage, allowed=allowed)
    return ""


def out_of_step(state: State) -> Said:
    """What does not go with the phase."""
    phases: Words = ADVANCED if state.advanced else STANDARD
    landed = [rocket for rocket in state.rockets if rocket.status == "landed"]
    if state.phase not in phases:
        return Text("phase-is-not-of-the", phase=state.phase, rules=state.options.rules, phases=spaced(*phases))
    if state.phase == "over" and not landed:
        return Text("the-game-is-over-only")
    if state.focus and state.phase not in ("draw", "bidding"):
        return Text("can-be-under-the-hammer", which=state.focus.id)
    if state.phase in ("rolls", "verdict", "failure") and not state.then:
        return Text("the-rolls-need-a-phase")
    if state.phase not in ("league", "over") and None in state.leagues:
        return Text("every-seat-has-a-league")
    if state.bidder >= 0:
        low, pool = state.options.min_bid, state.pool(state.bidder)
        if state.passed[state.bidder] or not low <= state.bid <= pool:
            return Text("cannot-hold-a-bid-of", seat=SEATS[state.bidder], bid=state.bid, low=low, pool=pool)
    if state.event and state.event not in {card.id for card in state.out}:
        return Text("is-no-event-that-has", event=state.event)
    return ""
