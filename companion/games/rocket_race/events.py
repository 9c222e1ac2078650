"""Playing an event, and the effects it may have now (RULES.md, section 8); what an effect does is in `effects.py`."""

from __future__ import annotations

from operator import attrgetter

from msgspec.structs import replace

from companion.game import SEATS, Choice, Happening, Refusal, Slot, Words, happened
from companion.games.rocket_race.effects import amounts, bonuses, boostable, reach, rerollable, spare_cogs, takers
from companion.games.rocket_race.model import LABEL, SEAT, Card, Pile, State, cut, name, put, spoken, without

LABELS = {
    "bonus": "Bonus on a roll",
    "reroll": "Roll again",
    "cogs": "Move cogs",
    "complete": "Complete a card",
    "discard": "Discard a card",
    "take": "Take a card",
}
WHICH = {word: Slot("effect", (word,), labels=(label,)) for word, label in LABELS.items()}
CARD_ID, CARD_LABEL = attrgetter("id"), attrgetter("label")


def play_choices(state: State) -> tuple[Choice, ...]:
    """The events that may be played, by each seat that holds some."""
    offered = []
    for seat, hand in zip(SEATS, state.hands, strict=False):
        if hand:
            labels = tuple(f"Event {card.id}" if state.advanced else card.label for card in hand)
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
    rockets, rolled = boostable(state), rerollable(state)
    played = next(card for card in state.out if card.id == state.event)
    event = Slot("event", (state.event,), labels=(played.label,))
    within = {owner: own for owner, own in reach(state).items() if own}
    cards = tuple([card for own in within.values() for card in own])
    growing = tuple([card for card in cards if card.cogs])
    offered: list[Choice] = []
    for allowed in dict.fromkeys(map(bonuses, rockets)):
        alike = tuple(rocket.id for rocket in rockets if bonuses(rocket) == allowed)
        offered.append(_effect(event, "bonus", _rockets(alike), Slot("amount", allowed)))
    if rolled:
        offered.append(_effect(event, "reroll", _rockets(rolled)))
    for (cogs, spare), piled in _alike(state).items():
        offered.append(_effect(event, "cogs", _cards(tuple(piled)), Slot("amount", amounts(cogs, spare))))
    if growing:
        offered.append(_effect(event, "complete", _cards(growing)))
    if cards:
        offered.append(_effect(event, "discard", _cards(cards)))
        offered += [_effect(event, "take", _cards(own), _takers(state, owner)) for owner, own in within.items()]
    return tuple(offered)


def _effect(event: Slot, word: str, *slots: Slot) -> Choice:
    return Choice("effect", None, "Effect of the event", (event, WHICH[word], *slots), aside=True)


def _alike(state: State) -> dict[tuple[int, int], list[Card]]:
    """The cards in build areas by the cogs on them and those that could be added; none in the advanced game."""
    alike: dict[tuple[int, int], list[Card]] = {}
    for seat, yard in enumerate(() if state.advanced else state.yards):
        spare = spare_cogs(state, seat)
        for card in yard:
            if card.cogs or spare:
                alike.setdefault((card.cogs, spare), []).append(card)
    return alike


def _takers(state: State, owner: int) -> Slot:
    seats = takers(state, owner)
    return Slot("seat", seats, labels=tuple(cut(state.players[SEAT[seat]], LABEL) for seat in seats))


def _rockets(ids: Words) -> Slot:
    return Slot("rocket", ids, labels=tuple(f"Rocket {rocket[1:]}" for rocket in ids))


def _cards(cards: Pile) -> Slot:
    return Slot("card", tuple(map(CARD_ID, cards)), labels=tuple(map(CARD_LABEL, cards)))
