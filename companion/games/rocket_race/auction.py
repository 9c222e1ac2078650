"""Drawing a card and bidding for it, standard game (RULES.md, sections 2 and 3)."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import (
    SEATS,
    Choice,
    Draw,
    Happening,
    Move,
    Refusal,
    Slot,
    Words,
    happened,
    put,
    seat_index,
)
from companion.contract.text import Seat, Text
from companion.games.rocket_race.deck import coming_up, offers
from companion.games.rocket_race.facts import COGS
from companion.games.rocket_race.model import Card, Deed, Outcome, Part, Rocket, State

BIDS = {str(cogs): cogs for cogs in range(COGS + 1)}
NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


def _drawn_cards(state: State) -> tuple[Choice, ...]:
    return offers.choices(state, "draw", SEATS[state.active])


def _not_drawing(state: State, words: Words) -> Refusal | None:
    if words[1:2] == (state.turn,):
        return None
    return Refusal(Text("draws-the-card-as-active", turn=Seat(state.turn or "p1")), "2.1")


def _draw(state: State, move: Move) -> Outcome | Refusal:
    found = coming_up.come_up(state, move.words[2:])
    if isinstance(found, Refusal):
        return found
    card, known = found
    text = Text("turns-up", seat=Seat(SEATS[state.active]), title=card.title)
    told = happened("drew", text, SEATS[state.active], card=card.id, kind=card.kind)
    return replace(state, phase="bidding", focus=card, drawn=state.drawn + 1, known=known), (told,)


def _box_draws(state: State, words: Words) -> tuple[Draw, ...]:
    return coming_up.draws(state) if words[1:] == (state.turn,) else ()


def _settle_draw(state: State) -> Outcome:
    """Makes a new deck when it is due; goes on without an auction where none can be held (2.8, 2.9)."""
    turn, low = SEATS[state.active], state.options.min_bid
    if state.pool(state.active) < low and max(state.pools) < low:
        told = happened("no-auction", Text("nobody-has-a-cog-to"))
    elif not state.deck_empty:
        return state if state.turn == turn else replace(state, turn=turn), ()
    elif state.discards:
        return coming_up.reshuffled(replace(state, turn=turn))
    else:
        told = happened("no-auction", Text("no-card-is-left-to"))
    return replace(state, phase="rolls", then="development", turn=None, rockets=onward(state.rockets)), (told,)


DRAW = Part((Deed("draw", _drawn_cards, _draw, _not_drawing, _box_draws),), _settle_draw)


def lowest(state: State) -> int:
    """The least that may be bid now (3.2, 3.3)."""
    return max(state.options.min_bid, state.bid + 1)


def _bids(state: State) -> tuple[Choice, ...]:
    seat = state.turn or ""
    return _from_to(seat, lowest(state), state.pool(seat_index(seat)))


@lru_cache(maxsize=1024)  # six seats, eleven lowest and eleven highest bids
def _from_to(seat: str, low: int, high: int) -> tuple[Choice, ...]:
    cogs = tuple(str(bid) for bid in range(low, high + 1))
    return (Choice("bid", seat, Text("bid-cogs"), (Slot("cogs", cogs),), tap=cogs[:1]),)


def _passes(state: State) -> tuple[Choice, ...]:
    return PASSES[state.turn or "p1"]


PASSES = {seat: (Choice("pass", seat, Text("pass"), hold=(), aside=True),) for seat in SEATS}


def _not_bidding(state: State, words: Words) -> Refusal | None:
    """Why a seat is not to bid or pass now."""
    if words[1:2] == (state.turn,):
        return None
    seat = words[1] if len(words) > 1 else ""
    if seat not in state.seats:
        return Refusal(Text("is-no-seat-here-is", seat=seat, turn=Seat(state.turn or "p1")), "0.2")
    place = seat_index(seat)
    if state.passed[place]:
        return Refusal(Text("has-passed-and-is-out", seat=Seat(SEATS[place])), "3.4")
    if place == state.bidder:
        return Refusal(Text("holds-the-highest-bid", seat=Seat(SEATS[place]), bid=state.bid), "3.5")
    return Refusal(Text("it-is-s-turn-to", seat=Seat(state.turn or "p1")), "3.1")


def _bid(state: State, move: Move) -> Outcome | Refusal:
    words, seat = move.words, seat_index(move.words[1])
    cogs = BIDS.get(words[2], -1) if len(words) == 3 else -1
    if not lowest(state) <= cogs <= state.pool(seat):
        return _no_bid(state, seat, words[2:])
    told = happened("bid", Text("bids", seat=Seat(SEATS[seat]), cogs=cogs), words[1], cogs=cogs)
    return replace(state, bid=cogs, bidder=seat, turn=None), (told,)


def _no_bid(state: State, seat: int, words: Words) -> Refusal:
    """Why the seat in turn cannot bid what these words say."""
    low, pool = lowest(state), state.pool(seat)
    allowed = Text("from-to-cogs", low=low, pool=pool) if low < pool else Text("exactly", low=low)
    if len(words) != 1 or not NUMBER.fullmatch(words[0]):
        return Refusal(Text("a-bid-is-one-number", allowed=allowed), "3.2")
    cogs = int(words[0])
    if cogs < low:
        rule = "3.2" if state.bid >= 0 else "3.3"
        return Refusal(Text("a-bid-of-is-too", cogs=cogs, seat=Seat(SEATS[seat]), allowed=allowed, low=low), rule)
    text = Text("has-cogs-and-cannot-bid", seat=Seat(SEATS[seat]), pool=pool, cogs=cogs, allowed=allowed)
    return Refusal(text, "3.2")


def _pass(state: State, move: Move) -> Outcome | Refusal:
    if len(move.words) != 2:
        return Refusal(Text("passing-takes-no-more-words"), "0.1")
    seat = seat_index(move.words[1])
    told = happened("passed", Text("passes", seat=Seat(SEATS[seat])), move.words[1])
    return replace(state, passed=put(state.passed, seat, True), turn=None), (told,)


def _settle(state: State) -> Outcome:
    """Passes those who cannot raise (3.6) and hands the card over when nobody is left (3.7, 3.8)."""
    low, passed, bidder = lowest(state), state.passed, state.bidder
    if state.turn:
        seat = seat_index(state.turn)
        if state.pool(seat) >= low and not passed[seat] and seat != bidder:
            return state, ()
    told: tuple[Happening, ...] = ()
    start = bidder + 1 if bidder >= 0 else state.active
    for place in range(start, start + len(passed)):
        seat = place % len(passed)
        if passed[seat] or seat == bidder:
            continue
        pool = state.pool(seat)
        if pool >= low:
            return replace(state, turn=SEATS[seat], passed=passed), told
        text = Text("cannot-bid-with-cogs-and", seat=Seat(SEATS[seat]), low=low, pool=pool)
        told += (happened("passed", text, SEATS[seat], box=True),)
        passed = put(passed, seat, True)
    after, sold = _won(state) if bidder >= 0 else _unwanted(state)
    return after, (*told, sold)


BIDDING = Part((Deed("bid", _bids, _bid, _not_bidding), Deed("pass", _passes, _pass, _not_bidding)), _settle)


def _unwanted(state: State) -> tuple[State, Happening]:
    card = _focus(state)
    passed = (False,) * len(state.players)
    after = replace(state, phase="draw", focus=None, discards=(*state.discards, card), passed=passed)
    return after, happened("unwanted", Text("nobody-bids-for-it-is", title=card.title), card=card.id)


def _won(state: State) -> tuple[State, Happening]:
    winner, card = state.bidder, replace(_focus(state), cogs=state.bid, paid=state.bid)
    place = "hands" if card.kind == "event" and not card.cogs else "yards"
    piles = state.yards if place == "yards" else state.hands
    after = replace(
        state,
        phase="rolls",
        then="development",
        turn=None,
        active=winner,
        focus=None,
        bid=-1,
        bidder=-1,
        passed=(False,) * len(state.players),
        fresh=card.id,
        rockets=onward(state.rockets),
        **{place: put(piles, winner, (*piles[winner], card))},
    )
    text = Text("wins", seat=Seat(SEATS[winner]), title=card.title, bid=state.bid)
    return after, happened("won", text, SEATS[winner], card=card.id)


def onward(rockets: tuple[Rocket, ...]) -> tuple[Rocket, ...]:
    """The rockets, those on their way due for their next stage (9.2)."""
    return tuple(
        [replace(rocket, status="due", dice=()) if rocket.status == "flying" else rocket for rocket in rockets]
    )


def _focus(state: State) -> Card:
    if state.focus is None:
        raise RuntimeError(state.phase)
    return state.focus
