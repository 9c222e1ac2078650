"""Drawing a card and bidding for it, standard game (RULES.md, sections 2 and 3)."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Happening, Refusal, Slot, Words, happened, put, seat_index
from companion.games.rocket_race.deck import coming_up as deck
from companion.games.rocket_race.deck import offers as drawing
from companion.games.rocket_race.facts import COGS
from companion.games.rocket_race.model import Card, Rocket, State

BIDS = {str(cogs): cogs for cogs in range(COGS + 1)}
NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


def draw_choices(state: State) -> tuple[Choice, ...]:
    return drawing.choices(state, "draw", SEATS[state.active])


def settle_draw(state: State, log: list[Happening]) -> State:
    """Makes a new deck when it is due; goes on without an auction where none can be held (2.8, 2.9)."""
    turn = SEATS[state.active]
    if max(state.pools) < state.options.min_bid:
        log.append(happened("no-auction", "Nobody has a cog to bid: on to Development."))
    elif any(state.left):
        return state if state.turn == turn else replace(state, turn=turn)
    elif state.discards:
        return deck.reshuffled(replace(state, turn=turn), log)
    else:
        log.append(happened("no-auction", "No card is left to draw: on to Development."))
    return replace(state, phase="rolls", then="development", turn=None, rockets=onward(state.rockets))


def draw(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    if words[1:2] != (state.turn,):
        return Refusal(f"{state.turn} draws the card, as active player.", "2.1", "Not your turn")
    found = deck.come_up(state, words[2:])
    if isinstance(found, Refusal):
        return found
    card, changes = found
    text = f"{state.players[state.active]} turns up {card.title}."
    log.append(happened("drew", text, SEATS[state.active], card=card.id, kind=card.kind))
    return replace(state, phase="bidding", focus=card, **changes)


def lowest(state: State) -> int:
    """The least that may be bid now (3.2, 3.3)."""
    return max(state.options.min_bid, state.bid + 1)


def choices(state: State) -> tuple[Choice, ...]:
    seat = state.turn or ""
    return _bids(seat, lowest(state), state.pools[seat_index(seat)])


@lru_cache(maxsize=1024)
def _bids(seat: str, low: int, high: int) -> tuple[Choice, ...]:
    cogs = tuple(str(bid) for bid in range(low, high + 1))
    return (
        Choice("bid", seat, "Bid cogs", (Slot("cogs", cogs),), tap=cogs[:1]),
        Choice("pass", seat, "Pass", hold=(), aside=True),
    )


def bid(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    if words[1:2] != (state.turn,):
        return _out_of_turn(state, words)
    seat = seat_index(words[1])
    cogs = BIDS.get(words[2], -1) if len(words) == 3 else -1
    if not lowest(state) <= cogs <= state.pools[seat]:
        return _no_bid(state, seat, words[2:])
    log.append(happened("bid", f"{state.players[seat]} bids {cogs}.", words[1], cogs=cogs))
    return replace(state, bid=cogs, bidder=seat, turn=None)


def _no_bid(state: State, seat: int, words: Words) -> Refusal:
    """Why the seat in turn cannot bid what these words say."""
    low, pool = lowest(state), state.pools[seat]
    allowed = f"{low} to {pool} cogs" if low < pool else f"exactly {low}"
    if len(words) != 1 or not NUMBER.fullmatch(words[0]):
        return Refusal(f"A bid is one number of cogs, here {allowed}.", "3.2", f"Bid {allowed}"[:21])
    cogs = int(words[0])
    if cogs < low:
        rule = "3.2" if state.bid >= 0 else "3.3"
        return Refusal(f"A bid of {cogs} is too low; {state.players[seat]} may bid {allowed}.", rule, f"At least {low}")
    text = f"{state.players[seat]} has {pool} cogs and cannot bid {cogs}; allowed is {allowed}."
    return Refusal(text, "3.2", f"Pool is {pool}")


def pass_(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    if words[1:2] != (state.turn,):
        return _out_of_turn(state, words)
    if len(words) != 2:
        return Refusal("Passing takes no more words.", "0.1")
    seat = seat_index(words[1])
    log.append(happened("passed", f"{state.players[seat]} passes.", words[1]))
    return replace(state, passed=put(state.passed, seat, True), turn=None)


def _out_of_turn(state: State, words: Words) -> Refusal:
    seat = words[1] if len(words) > 1 else ""
    if seat not in state.seats:
        return Refusal(f"“{seat}” is no seat here; {state.turn} is to bid or pass.", "0.2", "No such seat")
    place = seat_index(seat)
    if state.passed[place]:
        return Refusal(f"{state.players[place]} has passed and is out of this auction.", "3.4", "You have passed")
    if place == state.bidder:
        return Refusal(f"{state.players[place]} holds the highest bid, {state.bid}.", "3.5", "The bid is yours")
    return Refusal(f"It is {state.name(state.turn or 'p1')}'s turn to bid ({state.turn}).", "3.1", "Not your turn")


def settle(state: State, log: list[Happening]) -> State:
    """Passes those who cannot raise (3.6) and hands the card over when nobody is left (3.7, 3.8)."""
    low, pools, passed, bidder = lowest(state), state.pools, state.passed, state.bidder
    if state.turn:
        seat = seat_index(state.turn)
        if pools[seat] >= low and not passed[seat] and seat != bidder:
            return state
    start = bidder + 1 if bidder >= 0 else state.active
    for seat in (*range(start, len(pools)), *range(start)):
        if passed[seat] or seat == bidder:
            continue
        if pools[seat] >= low:
            return replace(state, turn=SEATS[seat], passed=passed)
        text = f"{state.players[seat]} cannot bid {low} with {pools[seat]} cogs and is passed."
        log.append(happened("passed", text, SEATS[seat], box=True))
        passed = put(passed, seat, True)
    return _unwanted(state, log) if bidder < 0 else _won(state, log)


def _unwanted(state: State, log: list[Happening]) -> State:
    card = _focus(state)
    log.append(happened("unwanted", f"Nobody bids for {card.title}: it is discarded.", card=card.id))
    passed = (False,) * len(state.players)
    return replace(state, phase="draw", focus=None, discards=(*state.discards, card), passed=passed)


def _won(state: State, log: list[Happening]) -> State:
    winner, card = state.bidder, replace(_focus(state), cogs=state.bid, paid=state.bid)
    log.append(
        happened("won", f"{state.players[winner]} wins {card.title} for {state.bid}.", SEATS[winner], card=card.id)
    )
    place = "hands" if card.kind == "event" and not card.cogs else "yards"
    piles = state.yards if place == "yards" else state.hands
    return replace(
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
        pools=put(state.pools, winner, state.pools[winner] - state.bid),
        rockets=onward(state.rockets),
        **{place: put(piles, winner, (*piles[winner], card))},
    )


def onward(rockets: tuple[Rocket, ...]) -> tuple[Rocket, ...]:
    """The rockets, those on their way due for their next stage (9.2)."""
    return tuple(
        [replace(rocket, status="due", dice=()) if rocket.status == "flying" else rocket for rocket in rockets]
    )


def _focus(state: State) -> Card:
    if state.focus is None:
        raise RuntimeError("an auction without a card")
    return state.focus
