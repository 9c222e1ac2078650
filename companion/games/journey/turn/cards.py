"""Cards and stones going from one place to another; what lies nowhere else is in the decks (RULES.md 1.6)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Seat, Text, happened, put, seat_index
from companion.games.journey.model import Hand, Outcome, State
from companion.games.journey.pieces import BONUS, STONES, Collection, cards_in, collected

TALL = 19
"""While no more cards of a kind lie on the discards, its deck is not empty: hands within their limits and the display
need 20 there. So most moves need not count the deck."""


def change_hand(state: State, seat: str, explorer: int = 0, equipment: int = 0) -> State:
    """A seat's counts go up or down; the caller says where the cards come from or go to."""
    place = seat_index(seat)
    hand = state.hands[place]
    changed = Hand(hand.explorer + explorer, hand.equipment + equipment)
    return replace(state, hands=put(state.hands, place, changed))


def discarded(state: State, explorer: int = 0, equipment: int = 0) -> State:
    """Cards come to the discards."""
    heap = state.discards
    heap = replace(heap, explorer=heap.explorer + explorer, equipment=heap.equipment + equipment)
    return refreshed(replace(state, discards=heap))


def turned_up(state: State, explorer: int = 0, equipment: int = 0) -> State:
    """Cards go from the top of their deck to the discards; a deck that is empty without them is made again first."""
    return discarded(refreshed(state, explorer, equipment), explorer, equipment)


def remade(state: State, explorer: int = 0, equipment: int = 0) -> State:
    """An empty explorer or equipment deck, so many cards of it held in the air, is made again from its discards."""
    heap = state.discards
    if heap.explorer and state.explorer_deck <= explorer:
        heap = replace(heap, explorer=0)
    if heap.equipment and state.equipment_deck <= equipment:
        heap = replace(heap, equipment=0)
    return state if heap is state.discards else replace(state, discards=heap)


def refreshed(state: State, explorer: int = 0, equipment: int = 0) -> State:
    """The same in play, where no deck is empty over low discards."""
    heap = state.discards
    return remade(state, explorer, equipment) if heap.explorer > TALL or heap.equipment > TALL else state


def give_fossils(state: State, seat: str, kinds: Collection) -> State:
    """Fossils come to a seat."""
    place = seat_index(seat)
    held = tuple(map(sum, zip(state.fossils[place], kinds, strict=True)))
    return replace(state, fossils=put(state.fossils, place, held))


def lose_fossils(state: State, seat: str, kinds: Collection) -> State:
    """Fossils leave a seat and the game."""
    place = seat_index(seat)
    held = tuple(have - lost for have, lost in zip(state.fossils[place], kinds, strict=True))
    gone = tuple(map(sum, zip(state.gone, kinds, strict=True)))
    return replace(state, fossils=put(state.fossils, place, held), gone=gone)


def give_bonus(state: State, seat: str) -> Outcome:
    """The bonus card of this leg comes to a seat, unless it is out already (5.1, 6.6)."""
    bonus = BONUS[state.leg]
    if any(bonus in cards for cards in state.bonuses):
        return state, ()
    text = Text("receives", seat=Seat(seat), card=Text(f"bonus-{bonus}"))
    place = seat_index(seat)
    after = replace(state, bonuses=put(state.bonuses, place, (*state.bonuses[place], bonus)))
    return after, (happened("bonus", text, seat, card=bonus),)


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
    cards = cards_in(held)
    return next((kind for kind in kinds if kinds.count(kind) > cards.count(kind)), "")
