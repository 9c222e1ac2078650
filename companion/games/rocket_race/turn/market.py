"""The row in a turn of the advanced game: events taken, cards bought, one discarded (RULES.md, 11.5 to 11.9)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Move, Refusal, Seat, Slot, Text, happened, put
from companion.games.rocket_race.facts import Trio
from companion.games.rocket_race.model import Card, Outcome, Pile, State, card_slot, spoken, without


def affordable(state: State) -> Pile:
    """What of the row the active player can pay for (11.6)."""
    electrics, mechanics, chemistry = state.research[state.active]
    return tuple(
        card
        for card in state.row
        if card.kind != "event"
        and card.cost[0] <= electrics
        and card.cost[1] <= mechanics
        and card.cost[2] <= chemistry
    )


def takes(state: State) -> tuple[Choice, ...]:
    return _offered(state, "take", Text("take-an-event"), tuple([card for card in state.row if card.kind == "event"]))


def buys(state: State) -> tuple[Choice, ...]:
    payable = affordable(state)
    return (Choice("buy", SEATS[state.active], Text("buy-a-card"), (_priced(payable),)),) if payable else ()


def _priced(cards: Pile) -> Slot:
    return Slot("card", tuple([card.id for card in cards]), labels=tuple([card.priced for card in cards]))


def discards(state: State) -> tuple[Choice, ...]:
    return () if state.took else _offered(state, "discard", Text("discard-a-card"), state.row)


def _offered(state: State, verb: str, label: Text, cards: Pile) -> tuple[Choice, ...]:
    return (Choice(verb, SEATS[state.active], label, (card_slot(cards),)),) if cards else ()


def take(state: State, move: Move) -> Outcome | Refusal:
    seat, card = state.active, _in_row(state, move.words[2])
    if card is None or card.kind != "event":
        events = spoken(tuple(card.id for card in state.row if card.kind == "event"))
        return Refusal(Text("an-event-is-taken-from", events=events), "11.5")
    told = happened("took", Text("takes", seat=Seat(SEATS[seat]), title=card.title), move.words[1], card=card.id)
    hands = put(state.hands, seat, (*state.hands[seat], card))
    return replace(state, row=without(state.row, card.id), hands=hands, acted="take", took=True), (told,)


def buy(state: State, move: Move) -> Outcome | Refusal:
    seat, card, payable = state.active, _in_row(state, move.words[2]), affordable(state)
    if card not in payable or card is None:
        return Refusal(_why_not(state, card, payable), "11.6")
    points = cast(Trio, tuple([at - price for at, price in zip(state.research[seat], card.cost, strict=True)]))
    after = replace(
        state,
        row=without(state.row, card.id),
        yards=put(state.yards, seat, (*state.yards[seat], card)),
        research=put(state.research, seat, points),
        acted=state.acted or "market",
        took=True,
    )
    return after, (
        happened("bought", Text("buys", seat=Seat(SEATS[seat]), title=card.title), move.words[1], card=card.id),
    )


def _why_not(state: State, card: Card | None, payable: Pile) -> Text:
    allowed = Text("affordable-are", allowed=spoken(tuple(card.id for card in payable)))
    if card is None:
        return Text("that-card-does-not-lie", allowed=allowed)
    if card.kind == "event":
        return Text("events-are-not-bought-but", allowed=allowed)
    have, price = "/".join(map(str, state.research[state.active])), "/".join(map(str, card.cost))
    return Text("costs-electrics-mechanics-chemistry-there", title=card.title, price=price, have=have, allowed=allowed)


def discard(state: State, move: Move) -> Outcome | Refusal:
    card = _in_row(state, move.words[2])
    if card is None:
        cards = spoken(tuple(card.id for card in state.row))
        return Refusal(Text("discarded-is-a-card-of", cards=cards), "11.9")
    text = Text("discards", seat=Seat(SEATS[state.active]), title=card.title)
    told = happened("discarded", text, move.words[1], card=card.id)
    row = without(state.row, card.id)
    return replace(state, row=row, discards=(*state.discards, card), acted="discard"), (told,)


def _in_row(state: State, card_id: str) -> Card | None:
    return next((card for card in state.row if card.id == card_id), None)
