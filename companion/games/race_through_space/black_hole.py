"""Whose turn is next, and the black hole when everybody has had one (RULES.md, section 5)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Happening, Step, Text, happened
from companion.games.race_through_space.model import SHIPS, Fleet, InSpace, Lost, Ship, State
from companion.games.race_through_space.moon import ended

CONFIRM = (Choice("confirm", None, Text("hole-strikes")),)


def turn_over(state: State, told: tuple[Happening, ...] = (), *, first: bool = False) -> Step[State]:
    """Passes the turn on (5.3), to the round's `first` seat or the next one; strikes or ends where that is due."""
    last = "" if first or state.turn is None else state.turn
    for seat, fleet in zip(SEATS, state.fleets, strict=False):
        if seat > last and InSpace in map(type, fleet):
            return Step(replace(state, phase="roll", turn=seat, roll=None, star=None), told)
    if not state.flying:
        return ended(state, told)
    waiting = replace(state, phase="black-hole", turn=None, roll=None, star=None)
    return strike(waiting, told) if state.options.upkeep == "auto" else Step(waiting, told)


def strike(state: State, told: tuple[Happening, ...] = ()) -> Step[State]:
    """The bottom card goes under the moon with all that stands on it lost (5.1, 5.2)."""
    lost = [
        [seat, ship]
        for seat, fleet in zip(SEATS, state.fleets, strict=False)
        for ship, place in zip(SHIPS, fleet, strict=True)
        if type(place) is InSpace and place.card == 1
    ]
    swallowed = state.column[0]
    text = Text("hole-took", special=state.special(1), ships=len(lost))
    after = replace(
        state,
        column=(*state.column[1:], swallowed),
        fleets=tuple([cast(Fleet, tuple([sunk(ship) for ship in fleet])) for fleet in state.fleets]),
        round=state.round + 1,
    )
    return turn_over(after, (*told, happened("black-hole", text, card=swallowed, lost=lost)), first=True)


def sunk(ship: Ship) -> Ship:
    if type(ship) is not InSpace:
        return ship
    return InSpace(ship.card - 1) if ship.card > 1 else Lost()
