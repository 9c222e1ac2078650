"""The state that plain values describe: checked against the pieces, with what follows made to follow (RULES.md 0.6)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.game import SEATS, Refusal, Words, read_plain
from companion.games.rocket_race.deck import stock_of
from companion.games.rocket_race.launch import misbuilt
from companion.games.rocket_race.model import (
    COGS,
    COMPONENTS,
    CORE,
    KINDS,
    MOST_BONUS,
    ROW,
    SEAT,
    Card,
    League,
    Pile,
    Rocket,
    State,
    Trio,
    table,
    totals,
)
from companion.games.rocket_race.plain import GAME, Plain, PlainCard
from companion.games.rocket_race.play import settle
from companion.games.rocket_race.setup import SEATS_OF, entered

STANDARD: Words = ("draw", "bidding", "development", "launch", "rolls", "verdict", "failure", "over")
ADVANCED: Words = ("league", "reveal", "turn", "rolls", "verdict", "failure", "over")
OWNED: Words = ("development", "complete", "hand", "rocket")
LOOSE: Words = ("focus", "row", "discard", "out")
CARD_ID, ROCKET_ID = re.compile(r"c[1-9]\d{0,5}"), re.compile(r"r[1-9]\d{0,5}")


def rebuild(values: Mapping[str, Any]) -> State | Refusal:
    """The state that `values` describes, or what does not hold."""
    read = read_plain(values, Plain)
    if isinstance(read, Refusal):
        return read
    wrong = _misshapen(read)
    if wrong:
        return _unfit(wrong, "bad-request")
    wrong = _unclear(read)
    if wrong:
        return _unfit(wrong)
    state = _laid_out(_with_owners(_led_by_turn(read)))
    wrong = _uncovered(state) or _out_of_step(state)
    return _unfit(wrong) if wrong else settle(_in_step(state), [])


def _unfit(message: str, code: str = "illegal") -> Refusal:
    return Refusal(message, "0.6", "Does not fit", code)


def _misshapen(read: Plain) -> str:
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
    strangers = [seat for seat in spoken_of if seat not in seats]
    if strangers:
        return f"“{strangers[0]}” is no seat here; seats are {' '.join(seats)}."
    for pattern, ids, given in ((CARD_ID, read.cards, read.drawn), (ROCKET_ID, read.rockets, read.launched)):
        strange = [word for word in ids if not pattern.fullmatch(word) or int(word[1:]) > given]
        if strange:
            return f"“{strange[0]}” has not come up; the last number given out is {given}."
    return ""


def _unclear(read: Plain) -> str:
    """A correction of one path from which it does not follow where a card is to lie."""
    up = [card_id for card_id, card in read.cards.items() if card.where == "focus"]
    if len(up) > 1:
        return f"Only one card is under the hammer, not {' and '.join(up)}."
    for card_id, card in read.cards.items():
        owned = card.where in OWNED
        if owned and not card.owner:
            return f"Nobody owns {card_id}: correct cards.{card_id} as a whole, with owner and where."
        if card.where == "development" and not card.cogs and _cogs_agree(read, card.owner):
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


def _led_by_turn(read: Plain) -> Plain:
    """Who draws, or whose advanced turn it is, is the active player: a corrected `turn` leads, in a fresh turn.

    What the rolls or the launches left behind tells that it was the phase that was corrected.
    """
    leads = read.phase in ("draw", "turn") and not (read.then or read.fresh)
    if not leads or read.turn is None or read.turn == read.active:
        return read
    return replace(read, active=read.turn, acted="", took=False)


def _with_owners(read: Plain) -> Plain:
    """A card of the row that is given an owner lies Complete with that seat.

    A card that is laid into the row comes with its owner too: then the row was being filled, or is too long now.
    """
    if read.phase != "turn" or sum(card.where == "row" for card in read.cards.values()) > ROW:
        return read
    cards = {
        card_id: replace(card, where="complete") if card.where == "row" and card.owner else card
        for card_id, card in read.cards.items()
    }
    return replace(read, cards=cards)


def _cogs_agree(read: Plain, owner: str | None) -> bool:
    """Whether a pool and the cogs on cards, as given, still sum up: then it was a card's place that was corrected."""
    on_cards = sum(card.cogs for card in read.cards.values() if card.owner == owner)
    return read.pools.get(owner or "", COGS) + on_cards == COGS


def _cogs(read: Plain, card: PlainCard) -> int:
    """The cogs left on a card: a card that is made Complete, or leaves its owner, gives them back."""
    gone = card.where not in OWNED or (card.where == "complete" and _cogs_agree(read, card.owner))
    return 0 if gone else card.cogs


def _laid_out(read: Plain) -> State:
    """The state with every card in the pile that its place names; rockets keep what is still theirs."""
    cards = {card_id: _card(card_id, card, _cogs(read, card)) for card_id, card in read.cards.items()}
    rockets = _rockets(read, cards)
    aboard = {card.id for rocket in rockets for card in rocket.cards}
    advanced = read.options.rules == "advanced"
    yards, hands = _owned(read, cards, aboard)
    loose = {
        where: [cards[card_id] for card_id, given in read.cards.items() if given.where == where] for where in LOOSE
    }
    catalogue = (*entered(read.set, advanced), *read.known)
    bare = State(
        players=read.players,
        phase=read.phase,
        round=read.round,
        turn=read.turn,
        options=read.options,
        facts=read.set,
        active=SEAT[read.active],
        pools=tuple((0 if advanced else COGS) - sum(card.cogs for card in yard) for yard in yards),
        yards=yards,
        hands=hands,
        row=tuple(loose["row"]),
        discards=tuple(loose["discard"]),
        out=tuple(loose["out"]),
        focus=loose["focus"][0] if loose["focus"] else None,
        rockets=rockets,
        left=(),
        catalogue=catalogue,
        drawn=read.drawn,
        launched=read.launched,
        event=read.event or "",
        then=read.then,
        tie=read.tie,
        **_auction(read),
        **(_workshops(read) if advanced else {}),
    )
    kinds = Counter(card.kind for card in cards.values())
    left = tuple(total - kinds[kind] for kind, total in zip(KINDS, totals(read.set, advanced), strict=True))
    return replace(bare, left=left, stock=stock_of(catalogue, table(bare)))


def _owned(read: Plain, cards: dict[str, Card], aboard: set[str]) -> tuple[tuple[Pile, ...], tuple[Pile, ...]]:
    """The build areas and the playable events of every seat."""
    yards, hands = [list[Card]() for _ in read.players], [list[Card]() for _ in read.players]
    for card_id, given in read.cards.items():
        card = cards[card_id]
        if given.where in OWNED and given.owner and card_id not in aboard:
            piles = hands if card.kind == "event" and not card.cogs else yards
            piles[SEAT[given.owner]].append(card)
    return tuple(map(tuple, yards)), tuple(map(tuple, hands))


def _auction(read: Plain) -> dict[str, Any]:
    return {
        "passed": tuple(seat in read.passed for seat in SEATS[: len(read.players)]),
        "bid": read.bid.cogs if read.bid else -1,
        "bidder": SEAT[read.bid.seat] if read.bid else -1,
        "fresh": read.fresh or "",
    }


def _workshops(read: Plain) -> dict[str, Any]:
    seats = SEATS[: len(read.players)]
    return {
        "leagues": tuple(_league(read, seat) for seat in seats),
        "research": tuple(_trio(read, seat) for seat in seats),
        "acted": read.acted,
        "took": read.took,
    }


def _league(read: Plain, seat: str) -> League | None:
    """A League of the set by its name, or by its skills when it is given no name (10.2)."""
    given = read.leagues[seat]
    if given is None:
        return None
    known = (league for league in read.set.leagues if _same(given, league))
    return next(known, given)


def _same(given: League, league: League) -> bool:
    return given.name == league.name if given.name else given.skills == league.skills


def _trio(read: Plain, seat: str) -> Trio:
    workshop = read.research[seat]
    return (workshop.electrics, workshop.mechanics, workshop.chemistry)


def _card(card_id: str, given: PlainCard, cogs: int) -> Card:
    cost = (given.electrics, given.mechanics, given.chemistry)
    worth = given.reliability if given.kind in COMPONENTS else 0
    skill = given.skill if given.kind == "upgrade" else ""
    return Card(card_id, given.kind, given.name, worth, cost, skill, cogs, given.paid)


def _rockets(read: Plain, cards: dict[str, Card]) -> tuple[Rocket, ...]:
    """The rockets with the cards that still lie in them; one without its core is none any more (8.7)."""
    rockets = []
    for rocket_id, given in read.rockets.items():
        places = [(read.cards[card_id], cards[card_id]) for card_id in given.cards]
        aboard = tuple(card for place, card in places if (place.where, place.owner) == ("rocket", given.owner))
        if {card.kind for card in aboard}.issuperset(CORE):
            dice = tuple(given.dice)
            owner = SEAT[given.owner]
            rockets.append(Rocket(rocket_id, owner, aboard, given.stage, given.status, dice, given.bonus))
    return tuple(rockets)


def _uncovered(state: State) -> str:
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
    for rocket in state.rockets:
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


def _out_of_step(state: State) -> str:
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


def _in_step(state: State) -> State:
    """Phase, turn and winners as they follow from the cards and rockets."""
    landed = {rocket.owner for rocket in state.rockets if rocket.status == "landed"}
    if landed:
        winners = tuple(SEATS[owner] for owner in sorted(landed))
        return replace(state, phase="over", turn=None, over=True, winners=winners)
    nobody = (False,) * len(state.players)
    if state.focus:
        return replace(state, phase="bidding")
    state = replace(state, bid=-1, bidder=-1, passed=nobody)
    phase = "draw" if state.phase == "bidding" else state.phase
    return replace(state, phase=phase, turn=state.turn if phase == "launch" else None)
