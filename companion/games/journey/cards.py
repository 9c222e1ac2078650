"""Cards and stones going from one place to another; every function keeps their sum (RULES.md 1.6)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from companion.contract.game import Happening, happened, put, seat_index
from companion.games.journey.model import Hand, State
from companion.games.journey.pieces import BONUS, STONES, Collection, collected, listed

Log = list[Happening]
Pile = Literal["explorer", "equipment"]


def change_hand(state: State, seat: str, explorer: int = 0, equipment: int = 0) -> State:
    """A seat's counts go up or down; the caller says where the cards come from or go to."""
    place = seat_index(seat)
    hand = state.hands[place]
    changed = Hand(hand.explorer + explorer, hand.equipment + equipment)
    return replace(state, hands=put(state.hands, place, changed))


def off_the_top(state: State, pile: Pile) -> State:
    """One card leaves a deck."""
    if pile == "explorer":
        return remade(replace(state, decks=replace(state.decks, explorer=state.decks.explorer - 1)))
    return remade(replace(state, decks=replace(state.decks, equipment=state.decks.equipment - 1)))


def discarded(state: State, explorer: int = 0, equipment: int = 0) -> State:
    """Cards come to the discards."""
    heap = state.discards
    heap = replace(heap, explorer=heap.explorer + explorer, equipment=heap.equipment + equipment)
    return remade(replace(state, discards=heap))


def remade(state: State) -> State:
    """An empty explorer or equipment deck is made again from its discards."""
    decks, heap = state.decks, state.discards
    if decks.explorer <= 0 and heap.explorer:
        decks, heap = replace(decks, explorer=decks.explorer + heap.explorer), replace(heap, explorer=0)
    if decks.equipment <= 0 and heap.equipment:
        decks, heap = replace(decks, equipment=decks.equipment + heap.equipment), replace(heap, equipment=0)
    return state if decks is state.decks else replace(state, decks=decks, discards=heap)


def give_fossils(state: State, seat: str, kinds: Collection, drawn: int) -> State:
    """Fossils come to a seat; `drawn` cards leave the deck for them."""
    place = seat_index(seat)
    held = tuple(map(sum, zip(state.fossils[place], kinds, strict=True)))
    decks = replace(state.decks, fossil=state.decks.fossil - drawn) if drawn else state.decks
    return replace(state, fossils=put(state.fossils, place, held), decks=decks)


def lose_fossils(state: State, seat: str, kinds: Collection) -> State:
    """Fossils leave a seat and the game."""
    place = seat_index(seat)
    held = tuple(have - lost for have, lost in zip(state.fossils[place], kinds, strict=True))
    gone = tuple(map(sum, zip(state.gone, kinds, strict=True)))
    return replace(state, fossils=put(state.fossils, place, held), gone=gone)


def give_bonus(state: State, seat: str, log: Log) -> State:
    """The bonus card of this leg comes to a seat, unless it is out already (5.1, 6.6)."""
    bonus = BONUS[state.leg]
    if any(bonus in cards for cards in state.bonuses):
        return state
    text = f"{state.name(seat)} receives {bonus.replace('-', ' ').title()}."
    log.append(happened("bonus", text, seat, card=bonus))
    place = seat_index(seat)
    return replace(state, bonuses=put(state.bonuses, place, (*state.bonuses[place], bonus)))


def spare_stones(state: State) -> int:
    """Water stones that nobody holds."""
    return STONES - sum(state.water)


def left_of_each(state: State) -> Collection | None:
    """Fossil cards of each kind still to be found, None when the set does not say."""
    deck = state.facts.fossils
    if deck is None:
        return None
    out = [state.gone, *state.fossils, collected(state.dig.drawn if state.dig else ())]
    return tuple(count - sum(away) for count, away in zip(deck.counts, zip(*out, strict=True), strict=True))


def lacking(held: Collection, kinds: tuple[str, ...]) -> str:
    """The first kind that `kinds` takes more often than `held` has it, "" when it has them all."""
    cards = listed(held)
    return next((kind for kind in kinds if kinds.count(kind) > cards.count(kind)), "")
