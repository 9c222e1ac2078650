"""What may be done now; each rule section offers its own moves."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.contract.game import Choice
from companion.games.journey import discovery, events, lava, sea, supply, turn, walk
from companion.games.journey.model import State

Offer = Callable[[State], tuple[Choice, ...]]


def _turn(state: State) -> tuple[Choice, ...]:
    return walk.move_choices(state, state.move) if state.move else _actions(state)


def _actions(state: State) -> tuple[Choice, ...]:
    drawing = turn.draw_choices(state.active, turn.sources(state.display), state.drawn)
    return drawing + walk.begin_choices(state.active, state.leg) if walk.may_begin(state) else drawing


def _limit(state: State) -> tuple[Choice, ...]:
    explorer, equipment = turn.excess(state)
    return turn.discard_choices(state.active, explorer > 0, equipment > 0)


def _opening(state: State) -> tuple[Choice, ...]:
    """The display to be laid, or the turn at once (1.8); before anything was done, a tag of equipment means the display."""
    first, other = (turn.REVEAL, _actions(state)) if state.phase == "refill" else (_actions(state), turn.REVEAL)
    return first + tuple(replace(choice, aside=True) for choice in other)


OFFERS: dict[str, Offer] = {
    "opening": _opening,
    "turn": _turn,
    "limit": _limit,
    "refill": lambda state: turn.REVEAL,
    "discovery": discovery.choices,
    "event": lambda state: events.event_choices(state.active),
    "adventure": sea.choices,
    "supply": supply.choices,
    "lava": lava.choices,
    "over": lambda state: (),
}


def choices(state: State) -> tuple[Choice, ...]:
    """All moves open at this moment."""
    offered = OFFERS[state.asks](state)
    return offered + events.use_choices(state.events) if state.events and not state.over else offered
