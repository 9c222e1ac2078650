"""What is open to a seat in the Actions step, worked out once for all that it depends on.

Remembered, since choices are asked for after every move while one seat of five has changed: a race of 1,200 moves makes
some 770 different hands and asks for each three times. The bounds hold about ten such races.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Slot, Text, Words
from companion.games.race_to_adventure.actions.deeds import DEEDS, DEEDS_WITH
from companion.games.race_to_adventure.actions.hand import Deed, Hand, acting
from companion.games.race_to_adventure.actions.missions import asks_for
from companion.games.race_to_adventure.actions.spot import LIBRARY
from companion.games.race_to_adventure.model import ALL_STAMPS, Passport, Race, World
from companion.games.race_to_adventure.pieces import MOST_CLUES, TITLES, Location

Open = tuple[tuple[str, tuple[Slot, ...], Words], ...]
"""Verbs that are open, each with its slots and the item that it is done with."""

MENU = tuple(DEEDS)
LABELS = {verb: Text(f"deed-{verb}") for verb in DEEDS}


def all_offers(race: Race) -> tuple[Choice, ...]:
    """The choices of all who may act."""
    return tuple([choice for hand in acting(race) for choice in offers(hand)])


@lru_cache(maxsize=8192)
def offers(hand: Hand) -> tuple[Choice, ...]:
    """The choices of one seat in the Actions step; `done` is always among them."""
    if hand.world.tracked:
        return listed(hand.seat, on_the_spot(at_rest(hand)) + elsewhere(on_the_way(hand)))
    return listed(hand.seat, opened(hand, ("at", "to", "nothing")))


def at_rest(hand: Hand) -> Hand:
    """All that what is done on the spot depends on, so that it is worked out once for all seats and layouts."""
    passport = hand.passport
    stamps, at = passport.stamps, passport.at
    if len(stamps) < ALL_STAMPS:
        stamps = tuple([tile for tile in stamps if tile in (at, LIBRARY)])
    few = min(passport.clues, MOST_CLUES)
    kept = replace(passport, stamps=stamps, clues=few, prisoner=None if passport.prisoner is None else 1, moved=None)
    return Hand(anywhere(hand.world), "", kept, False)


@lru_cache(maxsize=64)
def anywhere(world: World) -> World:
    """The world without its layout."""
    return replace(world, layout=())


def on_the_way(hand: Hand) -> Hand:
    """All that movement depends on."""
    own = hand.passport
    kept = Passport(
        at=own.at,
        item=own.item,
        moved=own.moved,
        acted=own.acted,
        charged=own.charged,
        actions=own.actions,
        returned=own.returned,
    )
    return Hand(hand.world, "", kept, hand.sidekick)


@lru_cache(maxsize=8192)
def on_the_spot(hand: Hand) -> Open:
    return opened(hand, ("at", "nothing"))


@lru_cache(maxsize=8192)
def elsewhere(hand: Hand) -> Open:
    return opened(hand, ("to",))


def opened(hand: Hand, asks: Words) -> Open:
    """The open ones of the deeds that ask for this, with their slots and items."""
    deeds = [deed for deed in DEEDS_WITH[hand.passport.item] if deed.asks in asks]
    slotted = [(deed, slots) for deed in deeds if (slots := slots_of(hand, deed)) is not None]
    return tuple([(deed.verb, slots, things(hand, deed, slots)) for deed, slots in slotted])


def things(hand: Hand, deed: Deed, slots: tuple[Slot, ...]) -> Words:
    """The item in hand where the deed, at a tile that it can be done at, is done with it."""
    item = hand.passport.item
    tiles = deed.open_at(hand) if slots else (hand.passport.at,)
    used = deed.items or (deed.verb == "mission" and any(asks_for(hand.world, tile, item) for tile in tiles))
    return (item,) if item and used else ()


@lru_cache(maxsize=4096)
def listed(seat: str, found: Open) -> tuple[Choice, ...]:
    """What is open as choices in the order of the menu."""
    in_order = sorted(found, key=lambda one: MENU.index(one[0]))
    by_tag = told_by_tag(found)
    return tuple([choice_of(seat, DEEDS[verb], slots, items, by_tag) for verb, slots, items in in_order])


def slots_of(hand: Hand, deed: Deed) -> tuple[Slot, ...] | None:
    """What a deed asks after the seat; None when it is not open."""
    if deed.asks == "nothing" or (deed.asks == "at" and hand.world.tracked):
        return None if deed.why_not(hand, hand.passport.at) else ()
    tiles = deed.open_at(hand)
    return (where_to(tiles, deed.asks == "to" or deed.must_name),) if tiles else None


@lru_cache(maxsize=512)
def where_to(tiles: tuple[Location, ...], needed: bool) -> Slot:
    return Slot("where", tiles, int(needed), labels=tuple(TITLES[tile] for tile in tiles))


def told_by_tag(found: Open) -> bool:
    """Whether a seat's tag alone means the mission: it can be done here, and nothing else on the spot but `done`."""
    return [verb for verb, slots, _ in found if slots == () and verb != "done"] == ["mission"]


def choice_of(seat: str, deed: Deed, slots: tuple[Slot, ...], items: Words, by_tag: bool) -> Choice:
    """A choice with what the seat's own tag and a long press of its button mean; a short press says only who speaks.

    None stands `aside`, `done` neither: beside it even the only thing to do waits until it is named.
    """
    tag = () if by_tag and deed.verb == "mission" else None
    hold = () if deed.verb == "done" else None
    return Choice(deed.verb, seat, LABELS[deed.verb], slots, tag=tag, hold=hold, things=items)


def idle(hand: Hand) -> bool:
    """Whether a seat has nothing left to do but to say that it is done (2.7)."""
    return len(offers(hand)) == 1
