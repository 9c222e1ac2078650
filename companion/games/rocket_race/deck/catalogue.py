"""The cards that are known by name, from the set or by what the table has told (RULES.md, 2.3 to 2.6)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.contract.game import Words, as_plain, put
from companion.games.rocket_race.deck.declaring import Changes
from companion.games.rocket_race.facts import COMPONENTS, KINDS, PLACE, Blueprint, totals
from companion.games.rocket_race.model import Card, Pile, State


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
    """Whether the set itself names every card that is left; those that the table has named stand last."""
    return bool(state.facts.cards) and wholly_known(state) and state.catalogue[-1] in state.facts.cards


def entries_left(state: State) -> tuple[Blueprint, ...]:
    return tuple(entry for entry, copies in zip(state.catalogue, state.stock, strict=True) if copies)


def remembered(state: State, card: Card) -> Changes:
    """A card that the table names is known from now on, with the newest facts it was given (2.6)."""
    place = next((place for place, entry in enumerate(state.catalogue) if entry.name == card.name), None)
    if place is None:
        return {"catalogue": (*state.catalogue, blueprint(card)), "stock": (*state.stock, 0)}
    entry = state.catalogue[place]
    same = matches(entry, card)
    if same and state.stock[place]:
        return {"stock": less(state.stock, place)}
    if entry in state.facts.cards:
        return {}
    entry = replace(entry, count=entry.count + 1) if same else blueprint(card)
    return {"catalogue": put(state.catalogue, place, entry), "stock": put(state.stock, place, 0)}


def less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return put(counts, place, counts[place] - 1)


def blueprint(card: Card) -> Blueprint:
    """What there is to know of a card."""
    worth = card.reliability if card.kind in COMPONENTS else None
    return Blueprint(card.name, card.kind, worth, *card.cost, card.skill)  # type: ignore[arg-type]


def matches(entry: Blueprint, card: Card) -> bool:
    """Whether `card` is a copy of the catalogue's `entry`."""
    return (entry.name, entry.kind, entry.reliability or 0, entry.cost, entry.skill) == (
        card.name,
        card.kind,
        card.reliability,
        card.cost,
        card.skill,
    )


def stock_of(catalogue: tuple[Blueprint, ...], on_table: Pile) -> tuple[int, ...]:
    """How many copies of each entry the deck still holds."""
    named = [card for card in on_table if card.name]
    return tuple(max(0, entry.count - sum(matches(entry, card) for card in named)) for entry in catalogue)


def told_cards(state: State) -> tuple[Blueprint, ...]:
    """The set's cards with those that the table has named, as far as the deck has room for them."""
    cards = list(state.facts.cards)
    for told in (entry for entry in state.catalogue if entry not in state.facts.cards):
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
