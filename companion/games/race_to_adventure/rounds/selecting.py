"""Selecting the items (RULES.md 2.1 and 2.2)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Seat, Slot, Step, Text, Words, happened
from companion.games.race_to_adventure.actions.hand import given
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.pieces import ITEM_TITLES, ITEMS, THE_ITEM, Item
from companion.games.race_to_adventure.rounds.order import followed, next_to_select


def left(race: Race) -> tuple[Item, ...]:
    """The items that nobody has selected this round."""
    taken = [passport.item for passport in race.passports]
    return tuple([item for item in ITEMS if item not in taken])


def offers(race: Race) -> tuple[Choice, ...]:
    return selections(race.turn or "", left(race))


@lru_cache(maxsize=512)
def selections(seat: str, items: tuple[Item, ...]) -> tuple[Choice, ...]:
    """Asked for five times a round; six items make at most 63 answers a seat."""
    slot = Slot("item", items, labels=tuple(ITEM_TITLES[item] for item in items))
    return (Choice("select", seat, Text("select-item"), (slot,)),)


def play(race: Race, words: Words) -> Step[Race] | Refusal:
    _, seat, *rest = words
    if seat != race.turn:
        return Refusal(Text("another-selects", seat=Seat(race.turn or seat), other=Seat(seat)), "0.2")
    items = left(race)
    if len(rest) != 1 or rest[0] not in items:
        return Refusal(Text("item-not-there", given=given(tuple(rest)), items=" ".join(items)), "2.2")
    item = rest[0]
    told = (happened("selected", Text("selected", seat=Seat(seat), item=THE_ITEM[item]), seat, item=item),)
    return followed(next_to_select(race.holding(seat, replace(race.passport(seat), item=item))), told)
