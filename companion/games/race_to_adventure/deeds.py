"""The verbs of the Actions step in one table, and reading a line of them."""

from __future__ import annotations

from typing import cast

from companion.game import Refusal, Words
from companion.games.race_to_adventure import actions, missions, movement
from companion.games.race_to_adventure.hand import Deed, Hand
from companion.games.race_to_adventure.model import no
from companion.games.race_to_adventure.places import LOCATIONS, Location

DEEDS: dict[str, Deed] = {
    deed.verb: deed
    for deed in (
        Deed("return", "I have returned!", "at", actions.return_refused, actions.do_return),
        Deed("mission", "Mission", "at", missions.mission_refused, missions.do_mission, must_name=True),
        Deed("cure", "Heal the curse", "at", actions.cure_refused, actions.do_cure),
        Deed("refuel", "Refuel", "at", actions.refuel_refused, actions.do_refuel),
        Deed("research", "Research: 4 clues", "at", actions.research_refused, actions.do_research),
        Deed("clue", "Take a clue", "nothing", actions.clue_refused, actions.do_clue),
        Deed("fly", "Fly", "to", movement.fly_refused, movement.do_fly, movement.fly_to),
        Deed("sidekick", "Sidekick", "to", movement.sidekick_refused, movement.do_sidekick, movement.sidekick_to),
        Deed("swiss", "Swiss combo", "to", movement.swiss_refused, movement.do_swiss, movement.swiss_to),
        Deed("done", "Done", "nothing", actions.done_refused, actions.do_done),
    )
}
"""In the order in which a menu offers them."""


def place_of(hand: Hand, deed: Deed, rest: Words) -> Location | None | Refusal:
    """The tile that the words after the seat mean for a deed; None where it means none or nobody knows."""
    if deed.asks == "to" or (deed.asks == "at" and rest and not hand.world.tracked):
        return named(deed, rest)
    if rest:
        return no("0.1", f"After “{deed.verb} {hand.seat}” comes nothing more, not “{' '.join(rest)}”.", "Too many words")
    if deed.asks == "nothing" or hand.world.tracked:
        return hand.passport.at
    if deed.must_name:
        return named(deed, rest)
    return hand.passport.at if hand.passport.at in deed.open_at(hand) else None


def named(deed: Deed, rest: Words) -> Location | Refusal:
    if len(rest) == 1 and rest[0] in LOCATIONS:
        return cast(Location, rest[0])
    given = " ".join(rest) or "nothing"
    return no("0.1", f"“{deed.verb}” names one location, not “{given}”: {' '.join(LOCATIONS)}.", "Name a location")
