"""The verbs of every phase in one table, from which follows what may be done now."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from companion.contract.game import Choice, Move, Refusal, Step, Words
from companion.games.race_through_space import arrows, black_hole, moving, roll
from companion.games.race_through_space.model import State


class Verb(Struct, frozen=True):
    """A verb with its words in full, what of it is open, why a line of it is not, and what it does."""

    verb: str
    size: int
    offers: Callable[[State], tuple[Choice, ...]]
    refused: Callable[[State, Move], Refusal | None]
    do: Callable[[State, Words], Step[State]]


VERBS: dict[str, tuple[Verb, ...]] = {
    "roll": (Verb("roll", 3, roll.offers, roll.refused, roll.do),),
    "advance": (Verb("advance", 3, moving.advances, moving.advance_refused, moving.advance),),
    "star": (Verb("star", 3, moving.flights, moving.flight_refused, moving.take_flight),),
    "arrows": (
        Verb("catch-up", 3, arrows.catch_ups, arrows.catch_up_refused, arrows.catch_up),
        Verb("send-back", 4, arrows.send_backs, arrows.send_back_refused, arrows.send_back),
    ),
    "black-hole": (
        Verb("confirm", 1, lambda _: black_hole.CONFIRM, lambda *_: None, lambda state, _: black_hole.strike(state)),
    ),
    "over": (),
}
"""By phase, in the order of the menu."""


def choices(state: State) -> tuple[Choice, ...]:
    """All moves open at this moment."""
    found: tuple[Choice, ...] = ()
    for verb in VERBS[state.phase]:
        found += verb.offers(state)
    return found
