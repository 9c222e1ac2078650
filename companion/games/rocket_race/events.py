"""Playing an event, and the effects it may have now (RULES.md, section 8); what an effect does is in `effects.py`."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.game import SEATS, Choice, Happening, Refusal, Slot, Words, happened
from companion.games.rocket_race.effects import BONUSES, boostable, held, movable, rerollable
from companion.games.rocket_race.model import SEAT, Card, Pile, State, name, put, spoken, without

LABELS = {
    "bonus": "Bonus on a roll",
    "reroll": "Roll again",
    "cogs": "Move cogs",
    "complete": "Complete a card",
    "discard": "Discard a card",
    "take": "Take a card",
}


def play_choices(state: State) -> tuple[Choice, ...]:
    """The events that may be played, by each seat that holds some."""
    offered = []
    for seat, hand in zip(SEATS, state.hands, strict=False):
        if hand:
            labels = tuple(f"Event {card.id}" if state.advanced else card.title for card in hand)
            slot = Slot("event", tuple(card.id for card in hand), labels=labels)
            offered.append(Choice("play", seat, "Play an event", (slot,), aside=True))
    return tuple(offered)


def play(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    seat = SEAT.get(words[1], -1) if len(words) > 1 else -1
    hand = state.hands[seat] if 0 <= seat < len(state.hands) else ()
    card = next((card for card in hand if words[2:] == (card.id,)), None)
    if card is None:
        held = spoken(tuple(card.id for card in hand))
        return Refusal(f"That is no event ready to be played there; ready are: {held}.", "8.2", "No such event")
    log.append(happened("played", f"{name(state, seat)} plays {card.title}.", words[1], card=card.id))
    hands = put(state.hands, seat, without(hand, card.id))
    return replace(state, hands=hands, out=(*state.out, card), event=card.id)


def effect_choices(state: State) -> tuple[Choice, ...]:
    """What the event just played may do to this table, one family an effect or more."""
    event, rockets, rolled = state.event, boostable(state), rerollable(state)
    areas = [held(state, seat) for seat in range(len(state.players))]
    everything = tuple([card for area in areas for card in area])
    growing = tuple([card for card in everything if card.cogs])
    offered: list[Choice] = []
    if rockets:
        offered.append(_effect(event, "bonus", Slot("rocket", rockets), Slot("amount", BONUSES)))
    if rolled:
        offered.append(_effect(event, "reroll", Slot("rocket", rolled)))
    for amounts, alike in _by_amounts(state).items():
        offered.append(_effect(event, "cogs", _cards(tuple(alike)), Slot("amount", amounts)))
    if growing:
        offered.append(_effect(event, "complete", _cards(growing)))
    if everything:
        offered.append(_effect(event, "discard", _cards(everything)))
    for seat, area in zip(state.seats, areas, strict=True):
        if area:
            offered.append(_effect(event, "take", _cards(area), _others(seat, state.seats)))
    return tuple(offered)


def _effect(event: str, word: str, *slots: Slot) -> Choice:
    which = Slot("effect", (word,), labels=(LABELS[word],))
    return Choice("effect", None, "Effect of the event", (Slot("event", (event,)), which, *slots), aside=True)


@lru_cache(maxsize=64)
def _others(seat: str, seats: Words) -> Slot:
    return Slot("seat", tuple(other for other in seats if other != seat))


def _by_amounts(state: State) -> dict[Words, list[Card]]:
    """The cards in build areas by the cogs that may be moved onto or off them; none in the advanced game."""
    alike: dict[Words, list[Card]] = {}
    for seat, yard in enumerate(() if state.advanced else state.yards):
        for card in yard:
            alike.setdefault(movable(state, seat, card), []).append(card)
    alike.pop((), None)
    return alike


def _cards(cards: Pile) -> Slot:
    return Slot("card", tuple([card.id for card in cards]), labels=tuple([card.title for card in cards]))
