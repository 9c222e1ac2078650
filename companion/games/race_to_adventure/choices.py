"""The phases in one table, from which follows what may be done now."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from companion.contract.game import Choice, Refusal, Step, Text, Words
from companion.games.race_to_adventure.actions import offers
from companion.games.race_to_adventure.actions.deeds import DEEDS
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.rounds import acting, order, placing, selecting

PRISONERS_MOVED = (Choice("confirm", None, Text("prisoners-moved")),)
ITEMS_BACK = (Choice("confirm", None, Text("items-back")),)


class Phase(Struct, frozen=True):
    """The verbs of a phase, which moves are open, and what a line of a verb does or why not."""

    verbs: Words
    offers: Callable[[Race], tuple[Choice, ...]]
    play: Callable[[Race, Words], Step[Race] | Refusal]


PHASES: dict[str, Phase] = {
    "start": Phase(("start",), placing.offers, placing.play),
    "select": Phase(("select",), selecting.offers, selecting.play),
    "actions": Phase(tuple(DEEDS), offers.all_offers, acting.play),
    "danger": Phase(("confirm",), lambda race: PRISONERS_MOVED, lambda race, words: Step(*order.danger_step(race))),
    "tidy": Phase(("confirm",), lambda race: ITEMS_BACK, lambda race, words: Step(*order.tidied(race))),
    "over": Phase((), lambda race: (), lambda race, words: Step(race)),
}


def choices(race: Race) -> tuple[Choice, ...]:
    """All moves open at this moment."""
    return PHASES[race.phase].offers(race)
