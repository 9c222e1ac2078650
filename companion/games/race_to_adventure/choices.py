"""What may be done now, by whom (RULES.md 1.7, 2)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.game import Choice, Slot, Words
from companion.games.race_to_adventure.actions import LIBRARY
from companion.games.race_to_adventure.deeds import DEEDS, DEEDS_WITH
from companion.games.race_to_adventure.hand import Deed, Hand
from companion.games.race_to_adventure.model import ALL_STAMPS, Passport, Race, World
from companion.games.race_to_adventure.places import CLUB, ITEM_TITLES, ITEMS, MOST_CLUES, TITLES, Location

Open = tuple[tuple[str, tuple[Slot, ...]], ...]
"""Verbs that are open, each with its slots."""

CONFIRM = {
    "danger": (Choice("confirm", None, "Prisoners moved"),),
    "tidy": (Choice("confirm", None, "Items back"),),
}
MEANT_ALONE = ("return", "mission", "research")
"""What a seat's tag or button means by itself when it can be done, whatever else is open."""


def choices(race: Race) -> tuple[Choice, ...]:
    """All moves open at this moment."""
    match race.phase:
        case "start":
            return tuple(starts(seat) for seat in unplaced(race))
        case "select":
            return selections(race.turn or "", tuple(passport.item for passport in race.passports))
        case "actions":
            return tuple([choice for hand in acting(race) for choice in offers(hand)])
        case _:
            return CONFIRM.get(race.phase, ())


def unplaced(race: Race) -> Words:
    return tuple(seat for seat, passport in zip(race.seats, race.passports, strict=True) if passport.at is None)


@lru_cache(maxsize=8)
def starts(seat: str) -> Choice:
    return Choice(
        "start", seat, "Place the marker", (Slot("where", CLUB, labels=tuple(TITLES[tile] for tile in CLUB)),)
    )


@lru_cache(maxsize=4096)
def selections(seat: str, taken: tuple[str | None, ...]) -> tuple[Choice, ...]:
    left = tuple(item for item in ITEMS if item not in taken)
    return (
        Choice(
            "select", seat, "Select an item", (Slot("item", left, labels=tuple(ITEM_TITLES[item] for item in left)),)
        ),
    )


def hand_of(race: Race, seat: str) -> Hand:
    place = race.place(seat)
    return Hand(race.world, seat, race.players[place], race.passports[place], race.sidekick_open)


def acting(race: Race) -> list[Hand]:
    """The hands of those who may act: everyone not done, or with `actions` = `clockwise` the one in turn."""
    if race.turn:
        return [hand_of(race, race.turn)]
    sidekick = race.sidekick_open
    everyone = zip(race.seats, race.players, race.passports, strict=True)
    return [Hand(race.world, seat, name, passport, sidekick) for seat, name, passport in everyone if not passport.done]


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
    return Hand(anywhere(hand.world), "", "", kept, False)


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
    return Hand(hand.world, "", "", kept, hand.sidekick)


@lru_cache(maxsize=8192)
def on_the_spot(hand: Hand) -> Open:
    return opened(hand, ("at", "nothing"))


@lru_cache(maxsize=8192)
def elsewhere(hand: Hand) -> Open:
    return opened(hand, ("to",))


def opened(hand: Hand, asks: Words) -> Open:
    """The open ones of the deeds that ask for this, with their slots."""
    deeds = [deed for deed in DEEDS_WITH[hand.passport.item] if deed.asks in asks]
    return tuple([(deed.verb, slots) for deed in deeds if (slots := slots_of(hand, deed)) is not None])


@lru_cache(maxsize=4096)
def listed(seat: str, found: Open) -> tuple[Choice, ...]:
    """What is open as choices in the order of the menu."""
    by_verb = dict(found)
    open_ = {verb: by_verb[verb] for verb in DEEDS if verb in by_verb}
    meant = meant_alone(open_)
    return tuple([choice_of(seat, DEEDS[verb], slots, meant) for verb, slots in open_.items()])


def slots_of(hand: Hand, deed: Deed) -> tuple[Slot, ...] | None:
    """What a deed asks after the seat; None when it is not open."""
    if deed.asks == "nothing" or (deed.asks == "at" and hand.world.tracked):
        return None if deed.why_not(hand, hand.passport.at) else ()
    tiles = deed.open_at(hand)
    return (where_to(tiles, deed.asks == "to" or deed.must_name),) if tiles else None


@lru_cache(maxsize=4096)
def where_to(tiles: tuple[Location, ...], needed: bool) -> Slot:
    return Slot("where", tiles, int(needed), labels=tuple(TITLES[tile] for tile in tiles))


def meant_alone(open_: dict[str, tuple[Slot, ...]]) -> str | None:
    """The verb that a seat means when it says nothing more: a whole move, and what is there to be done on its tile."""
    for verb in MEANT_ALONE:
        if open_.get(verb) == ():
            return verb
    if open_.get("cure") == () and "refuel" not in open_:
        return "cure"
    if open_.get("clue") == () and not research_in_reach(open_):
        return "clue"
    real = [verb for verb in open_ if verb != "done"]
    return real[0] if len(real) == 1 and open_[real[0]] == () else None


def research_in_reach(open_: dict[str, tuple[Slot, ...]]) -> bool:
    """Whether the one clue would better wait for the library this round."""
    return "research" in open_ or any(LIBRARY in slot.options for slot in open_.get("sidekick", ()))


def choice_of(seat: str, deed: Deed, slots: tuple[Slot, ...], meant: str | None) -> Choice:
    """A choice with what a press of the seat's button means; all but the meant one stand aside."""
    if deed.verb == meant:
        return Choice(deed.verb, seat, deed.label, tap=())
    last = deed.verb == "done"
    return Choice(deed.verb, seat, deed.label, slots, hold=() if last else None, aside=last or meant is not None)


def idle(hand: Hand) -> bool:
    """Whether a seat has nothing left to do but to say that it is done (2.7)."""
    return len(offers(hand)) == 1
