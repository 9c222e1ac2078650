"""Whose turn it is, and who is asked (RULES.md 0.2, 1.2)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Seat, Text, Words, happened, seat_index
from companion.games.journey.model import Outcome, State


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


def first_of_all(state: State) -> bool:
    """Whether this is the very first turn and the display is still to be laid (1.8)."""
    return state.opening and state.round == 1 and state.active == SEATS[0]


def next_turn(state: State) -> Outcome:
    """The seat to the left begins its turn."""
    place = (seat_index(state.active) + 1) % len(state.players)
    after = replace(state, phase="turn", active=state.seats[place], round=state.round + (place == 0))
    return after, (happened("turn", Text("turn", seat=Seat(after.active)), after.active),)
