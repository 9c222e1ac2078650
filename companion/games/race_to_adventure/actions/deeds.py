"""The verbs of the Actions step in one table, and reading a line of them."""

from __future__ import annotations

from companion.contract.game import Refusal, Seat, Text, Words
from companion.games.race_to_adventure.actions import missions, movement, spot
from companion.games.race_to_adventure.actions.hand import Deed, Hand, given
from companion.games.race_to_adventure.pieces import ITEMS, LOCATIONS, THE_ITEM, Item, Location

GLASS: tuple[Item, ...] = ("magnifying-glass",)
FLYERS: tuple[Item, ...] = ("biplane", "jet-pack", "zeppelin")
ZEPPELIN: tuple[Item, ...] = ("zeppelin",)
NO_GLASS = Refusal(Text("no-glass"), "4.1")
NO_FLYER = Refusal(Text("no-flyer"), "3.1")
NO_ZEPPELIN = Refusal(Text("no-zeppelin"), "3.9")

DEEDS: dict[str, Deed] = {
    deed.verb: deed
    for deed in (
        Deed("return", "at", spot.return_refused, spot.do_return),
        Deed("mission", "at", missions.mission_refused, missions.do_mission, must_name=True),
        Deed("cure", "at", spot.cure_refused, spot.do_cure),
        Deed("refuel", "at", spot.refuel_refused, spot.do_refuel),
        Deed("research", "at", spot.research_refused, spot.do_research, items=GLASS, lacking=NO_GLASS),
        Deed("clue", "nothing", spot.clue_refused, spot.do_clue, items=GLASS, lacking=NO_GLASS),
        Deed("fly", "to", movement.fly_refused, movement.do_fly, movement.fly_to, items=FLYERS, lacking=NO_FLYER),
        Deed("sidekick", "to", movement.sidekick_refused, movement.do_sidekick, movement.sidekick_to),
        Deed(
            "swiss",
            "to",
            movement.swiss_refused,
            movement.do_swiss,
            movement.swiss_to,
            items=ZEPPELIN,
            lacking=NO_ZEPPELIN,
        ),
        Deed("done", "nothing", spot.done_refused, spot.do_done),
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
        return Refusal(Text("too-many-words", line=f"{deed.verb} {hand.seat}", given=" ".join(rest)), "0.1")
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
    return Refusal(Text("name-a-tile", verb=deed.verb, given=given(rest), tiles=" ".join(LOCATIONS)), "0.1")


def of_no_use(hand: Hand, item: Item) -> Refusal:
    """What the tag of an item is told that names nothing for a seat."""
    held = hand.passport.item
    if held == item:
        return Refusal(Text("no-use", seat=Seat(hand.seat), item=THE_ITEM[item]), "0.1")
    holds = THE_ITEM[held] if held else Text("no-item")
    return Refusal(Text("another-item", seat=Seat(hand.seat), held=holds, item=THE_ITEM[item]), "0.1")
