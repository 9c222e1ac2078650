"""What may be done now, by whom (RULES.md 1.7, 2)."""

from __future__ import annotations

from functools import lru_cache

from companion.game import Choice, Slot, Words
from companion.games.race_to_adventure.deeds import DEEDS
from companion.games.race_to_adventure.hand import Deed, Hand
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.places import CLUB, ITEM_TITLES, ITEMS, TITLES

CONFIRM = {
    "danger": (Choice("confirm", None, "Prisoners moved"),),
    "tidy": (Choice("confirm", None, "Items back"),),
}
MEANT_ALONE = ("return", "mission")
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
    return Choice("start", seat, "Place the marker", (Slot("where", CLUB, labels=tuple(TITLES[tile] for tile in CLUB)),))


@lru_cache(maxsize=4096)
def selections(seat: str, taken: tuple[str | None, ...]) -> tuple[Choice, ...]:
    left = tuple(item for item in ITEMS if item not in taken)
    return (Choice("select", seat, "Select an item", (Slot("item", left, labels=tuple(ITEM_TITLES[item] for item in left)),)),)


def hand_of(race: Race, seat: str) -> Hand:
    index = race.seats.index(seat)
    return Hand(race.world, seat, race.players[index], race.passports[index], race.sidekick_open)


def acting(race: Race) -> list[Hand]:
    """The hands of those who may act: everyone not done, or with `actions` = `clockwise` the one in turn."""
    if race.turn:
        return [hand_of(race, race.turn)]
    sidekick = race.sidekick_open
    everyone = zip(race.seats, race.players, race.passports, strict=True)
    return [
        Hand(race.world, seat, name, passport, sidekick) for seat, name, passport in everyone if not passport.done
    ]


@lru_cache(maxsize=32768)
def offers(hand: Hand) -> tuple[Choice, ...]:
    """The choices of one seat in the Actions step; `done` is always among them."""
    open_ = [choice for deed in DEEDS.values() if (choice := offer(hand, deed))]
    meant = meant_alone(open_)
    return tuple(marked(choice, meant) for choice in open_)


def offer(hand: Hand, deed: Deed) -> Choice | None:
    if deed.asks == "nothing":
        return None if deed.why_not(hand, None) else Choice(deed.verb, hand.seat, deed.label)
    tiles = deed.open_at(hand)
    if not tiles:
        return None
    if deed.asks == "at" and hand.world.tracked:
        return Choice(deed.verb, hand.seat, deed.label)
    least = 1 if deed.asks == "to" or deed.must_name else 0
    return Choice(
        deed.verb, hand.seat, deed.label, (Slot("where", tiles, least, labels=tuple(TITLES[tile] for tile in tiles)),)
    )


def meant_alone(open_: list[Choice]) -> Choice | None:
    """The one choice that a seat means when it says nothing more; it has to be a whole move."""
    for choice in open_:
        if choice.verb in MEANT_ALONE and not choice.slots:
            return choice
    real = [choice for choice in open_ if choice.verb != "done"]
    return real[0] if len(real) == 1 and not real[0].slots else None


def marked(choice: Choice, meant: Choice | None) -> Choice:
    """`choice` with what a press of the seat's button means; all but the meant one stand aside."""
    if choice is meant:
        return Choice(choice.verb, choice.seat, choice.label, tap=())
    aside = choice.verb == "done" or meant is not None
    hold = () if choice.verb == "done" else None
    return Choice(choice.verb, choice.seat, choice.label, choice.slots, hold=hold, aside=aside)


def idle(hand: Hand) -> bool:
    """Whether a seat has nothing left to do but to say that it is done (2.7)."""
    return len(offers(hand)) == 1

