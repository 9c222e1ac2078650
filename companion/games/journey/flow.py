"""What follows by itself after a move: phases without a question are passed, seats that cannot answer skipped."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.game import Words
from companion.games.journey import discovery, events, lava, sea, supply, turn
from companion.games.journey.cards import Log
from companion.games.journey.model import State
from companion.games.journey.pieces import DISPLAY


def _refill(state: State, log: Log) -> State:
    return state if len(state.display) < DISPLAY else supply.onward_refill(state, log)


def _over(state: State, log: Log) -> State:
    return state


ONWARD: dict[str, Callable[[State, Log], State]] = {
    "turn": turn.onward_turn,
    "limit": turn.onward_limit,
    "discovery": discovery.onward,
    "event": events.onward,
    "adventure": sea.onward,
    "refill": _refill,
    "supply": supply.onward,
    "lava": lava.onward,
    "over": _over,
}
"""phase: the state a little further on, the very same when the phase waits for somebody."""


def proceed(state: State, log: Log) -> State:
    """The next moment at which somebody must choose."""
    while (after := ONWARD[state.phase](state, log)) is not state:
        state = after
    seat = turn_of(state)
    return state if seat == state.turn else replace(state, turn=seat)


def turn_of(state: State) -> str | None:
    """The one seat to act, None when several may or the game is over."""
    if state.phase in ("turn", "limit", "event", "refill"):
        return state.active
    if state.phase in ("discovery", "adventure"):
        return state.asking[0] if state.asking else state.active
    return state.active if state.phase == "lava" and not state.lava.loss else None


def actors(state: State) -> Words:
    """The seats that may act."""
    return (state.turn,) if state.turn else state.asking
