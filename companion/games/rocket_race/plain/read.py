"""The state that plain values describe: checked against the pieces, with what follows made to follow (RULES.md 0.6)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.contract.game import OVER, SEATS, Refusal, read_plain
from companion.games.rocket_race.facts import ROW
from companion.games.rocket_race.model import State
from companion.games.rocket_race.plain.check import out_of_step, uncovered
from companion.games.rocket_race.plain.laid_out import OWNED, cogs_agree, laid_out
from companion.games.rocket_race.plain.write import GAME, Plain
from companion.games.rocket_race.play import settle
from companion.games.rocket_race.setup import SEATS_OF

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
    state = laid_out(_with_owners(_led_by_turn(read)))
    wrong = uncovered(state) or out_of_step(state)
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


def _unclear(read: Plain) -> str:
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


def _in_step(state: State) -> State:
    """Phase and turn as they follow from the cards and rockets."""
    if state.landed:
        return replace(state, phase=OVER, turn=None)
    nobody = (False,) * len(state.players)
    if state.focus:
        return replace(state, phase="bidding")
    state = replace(state, bid=-1, bidder=-1, passed=nobody)
    phase = "draw" if state.phase == "bidding" else state.phase
    return replace(state, phase=phase, turn=state.turn if phase == "launch" else None)
