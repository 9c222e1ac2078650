"""What follows by itself after a move: phases without a question are passed, seats that cannot answer skipped."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.contract.game import Words
from companion.games.journey import discovery, events, lava, sea, supply, turn
from companion.games.journey.cards import Log
from companion.games.journey.model import ENDING, State
from companion.games.journey.pieces import DISPLAY


def _refill(state: State, log: Log) -> State:
    """A full display ends the turn, the first one lets it begin (1.8)."""
    if len(state.display) < DISPLAY:
        return state
    return replace(state, opening=False, phase="turn") if state.opening else supply.turn_over(state, log)


def _ending(state: State, log: Log) -> State:
    """At the turn's end the display is filled, once it has been laid (1.5, 1.8)."""
    if len(state.display) < DISPLAY and not state.opening:
        return replace(state, phase="refill")
    return supply.turn_over(state, log)


def _over(state: State, log: Log) -> State:
    return state


ONWARD: dict[str, Callable[[State, Log], State]] = {
    "turn": turn.onward_turn,
    "limit": turn.onward_limit,
    "discovery": discovery.onward,
    "event": events.onward,
    "adventure": sea.onward,
    "refill": _refill,
    ENDING: _ending,
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
