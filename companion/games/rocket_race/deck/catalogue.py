"""The cards that are known by name, from the set or by what the table has told (RULES.md, 2.3 to 2.6)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.contract.game import Words, as_plain, put
from companion.games.rocket_race.facts import COMPONENTS, KINDS, PLACE, Blueprint, totals
from companion.games.rocket_race.model import Card, State, identity


def nameable(state: State) -> Words:
    """The names that may still come up."""
    if not any(state.stock):
        return ()
    left, entries = state.left, zip(state.catalogue, state.stock, strict=True)
    return tuple(f"card={entry.name}" for entry, copies in entries if copies and left[PLACE[entry.kind]])


def wholly_known(state: State) -> bool:
    """Whether the box knows every card that is left, and so may draw itself (2.4)."""
    if sum(state.stock) != sum(state.left):
        return False
    known, entered = [0] * len(KINDS), [0] * len(KINDS)
    for entry, copies in zip(state.catalogue, state.stock, strict=True):
        known[PLACE[entry.kind]] += copies
        entered[PLACE[entry.kind]] += entry.count
    return tuple(known) == state.left and tuple(entered) == totals(state.facts, state.advanced)


def named_wholly(state: State) -> bool:
    """Whether the set itself names every card that is left, and the table none."""
    return bool(state.facts.cards) and not state.known and wholly_known(state)


def entries_left(state: State) -> tuple[Blueprint, ...]:
    return tuple(entry for entry, copies in zip(state.catalogue, state.stock, strict=True) if copies)


def remembered(state: State, card: Card) -> tuple[Blueprint, ...]:
    """What is known once the table has named a card: the newest facts it was given (2.6)."""
    known = state.known
    place = next((place for place, entry in enumerate(state.catalogue) if entry.name == card.name), None)
    if place is None:
        return (*known, blueprint(card))
    entry, place_told = state.catalogue[place], place - len(state.catalogue) + len(known)
    same = identity(entry) == identity(card)
    if place_told < 0 or (same and state.stock[place]):
        return known
    return put(known, place_told, replace(entry, count=entry.count + 1) if same else blueprint(card))


def blueprint(card: Card) -> Blueprint:
    """What there is to know of a card."""
    worth = card.reliability if card.kind in COMPONENTS else None
    return Blueprint(card.name, card.kind, worth, *card.cost, card.skill)  # type: ignore[arg-type]


def told_cards(state: State) -> tuple[Blueprint, ...]:
    """The set's cards with those that the table has named, as far as the deck has room for them."""
    cards = list(state.facts.cards)
    for told in state.known:
        others = [card for card in cards if card.name != told.name]
        total = totals(state.facts, advanced=True)[PLACE[told.kind]]
        if told.count + sum(card.count for card in others if card.kind == told.kind) <= total:
            known = next((card for card in cards if card.name == told.name), told)
            cards = [*others, _completed(told, known, state.advanced)]
    return tuple(cards)


def learnt(state: State) -> dict[str, Any]:
    """The fact `cards` as it would be kept; {} when the table has told nothing new."""
    cards = told_cards(state)
    return {} if set(cards) <= set(state.facts.cards) else {"cards": as_plain(cards)}


def _completed(told: Blueprint, known: Blueprint, advanced: bool) -> Blueprint:
    """What the table said of a card, with what only the set can know."""
    if advanced:
        return replace(told, text=known.text)
    electrics, mechanics, chemistry = known.cost
    return replace(told, text=known.text, electrics=electrics, mechanics=mechanics, chemistry=chemistry)
