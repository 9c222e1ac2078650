"""The verbs of the Actions step in one table, and reading a line of them."""

from __future__ import annotations

from companion.contract.game import Refusal, Words
from companion.games.race_to_adventure.actions import missions, movement, spot
from companion.games.race_to_adventure.actions.hand import Deed, Hand
from companion.games.race_to_adventure.pieces import ITEM_TITLES, ITEMS, LOCATIONS, Item, Location

GLASS: tuple[Item, ...] = ("magnifying-glass",)
FLYERS: tuple[Item, ...] = ("biplane", "jet-pack", "zeppelin")
NO_GLASS = Refusal("Taking clues needs the Magnifying Glass.", "4.1", "Needs the Glass")
NO_FLYER = Refusal("Flying needs the Biplane, the Jet Pack or the Zeppelin in hand.", "3.1", "No item to fly")
NO_ZEPPELIN = Refusal("The Swiss combo is for those whom the Zeppelin brought to Schweiz.", "3.9", "Needs the Zeppelin")

DEEDS: dict[str, Deed] = {
    deed.verb: deed
    for deed in (
        Deed("return", "I have returned!", "at", spot.return_refused, spot.do_return),
        Deed("mission", "Mission", "at", missions.mission_refused, missions.do_mission, must_name=True),
        Deed("cure", "Heal the curse", "at", spot.cure_refused, spot.do_cure),
        Deed("refuel", "Refuel", "at", spot.refuel_refused, spot.do_refuel),
        Deed(
            "research",
            "Research: 4 clues",
            "at",
            spot.research_refused,
            spot.do_research,
            items=GLASS,
            lacking=NO_GLASS,
        ),
        Deed("clue", "Take a clue", "nothing", spot.clue_refused, spot.do_clue, items=GLASS, lacking=NO_GLASS),
        Deed(
            "fly", "Fly", "to", movement.fly_refused, movement.do_fly, movement.fly_to, items=FLYERS, lacking=NO_FLYER
        ),
        Deed("sidekick", "Sidekick", "to", movement.sidekick_refused, movement.do_sidekick, movement.sidekick_to),
        Deed(
            "swiss",
            "Swiss combo",
            "to",
            movement.swiss_refused,
            movement.do_swiss,
            movement.swiss_to,
            items=("zeppelin",),
            lacking=NO_ZEPPELIN,
        ),
        Deed("done", "Done", "nothing", spot.done_refused, spot.do_done),
    )
}
"""In the order in which a menu offers them."""

DEEDS_WITH: dict[Item | None, tuple[Deed, ...]] = {
    item: tuple(deed for deed in DEEDS.values() if not deed.items or item in deed.items) for item in (*ITEMS, None)
}
"""What can be open to a hand with an item, and to an empty one."""


def place_of(hand: Hand, deed: Deed, rest: Words) -> Location | Refusal | None:
    """The tile that the words after the seat mean for a deed; None where it means none or nobody knows."""
    if deed.asks == "to" or (deed.asks == "at" and rest and not hand.world.tracked):
        return named(hand, deed, rest)
    if rest:
        return Refusal(
            f"After “{deed.verb} {hand.seat}” comes nothing more, not “{' '.join(rest)}”.", "0.1", "Too many words"
        )
    if deed.asks == "nothing" or hand.world.tracked:
        return hand.passport.at
    if deed.must_name:
        return named(hand, deed, rest)
    return hand.passport.at if hand.passport.at in deed.open_at(hand) else None


def named(hand: Hand, deed: Deed, rest: Words) -> Location | Refusal:
    if len(rest) == 1 and rest[0] in LOCATIONS:
        return rest[0]
    if len(rest) == 1 and rest[0] in ITEMS:
        return of_no_use(hand, rest[0])
    given = " ".join(rest) or "nothing"
    return Refusal(f"“{deed.verb}” names one location, not “{given}”: {' '.join(LOCATIONS)}.", "0.1", "Name a location")


def of_no_use(hand: Hand, item: Item) -> Refusal:
    """What the tag of an item is told that names nothing for a seat."""
    held = hand.passport.item
    if held == item:
        return Refusal(f"{hand.name} can do nothing with the {ITEM_TITLES[item]} now.", "0.1", "No use for it now")
    holds = f"holds the {ITEM_TITLES[held]}" if held else "holds no item"
    return Refusal(f"{hand.name} {holds}, not the {ITEM_TITLES[item]}.", "0.1", "Another item in hand")
