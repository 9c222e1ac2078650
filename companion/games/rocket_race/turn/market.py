"""The row in a turn of the advanced game: events taken, cards bought, one discarded (RULES.md, 11.5 to 11.9)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from companion.contract.game import Happening, Refusal, Words, happened, put
from companion.games.rocket_race.facts import Trio
from companion.games.rocket_race.model import Card, Pile, State, spoken, without
from companion.games.rocket_race.turn.offers import affordable
from companion.games.rocket_race.turn.order import not_first, not_open, still_open


def take(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = not_first(state, words, 3)
    if wrong:
        return wrong
    card = _in_row(state, words[2])
    if card is None or card.kind != "event":
        events = spoken(tuple(card.id for card in state.row if card.kind == "event"))
        return Refusal(f"An event is taken from the row: {events}.", "11.5", "No event there")
    log.append(happened("took", f"{state.players[state.active]} takes {card.title}.", words[1], card=card.id))
    hand = (*state.hands[state.active], card)
    hands = put(state.hands, state.active, hand)
    return replace(state, row=without(state.row, card.id), hands=hands, acted="take", took=True)


def buy(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = not_open(state, words, 3)
    if wrong:
        return wrong
    if state.acted == "discard":
        return Refusal(f"Who discards buys nothing in that turn. {still_open(state)}", "11.9", "You have discarded")
    card, payable = _in_row(state, words[2]), affordable(state)
    if card not in payable or card is None:
        return Refusal(_why_not(state, card, payable), "11.6", "Cannot buy that")
    paid = zip(state.research[state.active], card.cost, strict=True)
    points = cast(Trio, tuple([at - price for at, price in paid]))
    log.append(happened("bought", f"{state.players[state.active]} buys {card.title}.", words[1], card=card.id))
    return replace(
        state,
        row=without(state.row, card.id),
        yards=put(state.yards, state.active, (*state.yards[state.active], card)),
        research=put(state.research, state.active, points),
        acted=state.acted or "market",
        took=True,
    )


def _why_not(state: State, card: Card | None, payable: Pile) -> str:
    allowed = f"affordable are {spoken(tuple(card.id for card in payable))}."
    if card is None:
        return f"That card does not lie in the row; {allowed}"
    if card.kind == "event":
        return f"Events are not bought but taken, instead of a launch or research; {allowed}"
    have, price = "/".join(map(str, state.research[state.active])), "/".join(map(str, card.cost))
    return f"{card.title} costs {price} (electrics/mechanics/chemistry), there are {have}; {allowed}"


def discard(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = not_open(state, words, 3)
    if wrong:
        return wrong
    if state.took or state.acted == "discard":
        text = f"One card is discarded a turn, and only when none was taken in it. {still_open(state)}"
        return Refusal(text, "11.9", "No discard now")
    card = _in_row(state, words[2])
    if card is None:
        return Refusal(
            f"Discarded is a card of the row: {spoken(tuple(c.id for c in state.row))}.", "11.9", "Not in the row"
        )
    log.append(happened("discarded", f"{state.players[state.active]} discards {card.title}.", words[1], card=card.id))
    row = without(state.row, card.id)
    return replace(state, row=row, discards=(*state.discards, card), acted="discard")


def _in_row(state: State, card_id: str) -> Card | None:
    return next((card for card in state.row if card.id == card_id), None)
