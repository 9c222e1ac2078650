"""Plain values as a state, with what follows from them made to follow (RULES.md 0.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from msgspec.structs import replace

from companion.contract.game import SEATS, PlainHead, Refusal, Text, read_plain, seats_of, spaced
from companion.games.race_through_space.arrows import catchers, pushable
from companion.games.race_through_space.black_hole import turn_over
from companion.games.race_through_space.facts import Face, Facts
from companion.games.race_through_space.model import SHIPS, Fleet, Options, Phase, Ship, State
from companion.games.race_through_space.plain.check import uncovered


class Plain(PlainHead, forbid_unknown_fields=True, kw_only=True):
    """The contract's shape of this game's state."""

    phase: Phase
    options: Options
    set: Facts
    column: tuple[str, ...]
    ships: dict[str, dict[str, Ship]]
    roll: Face | None
    star: str | None


def rebuild(values: Mapping[str, Any]) -> State | Refusal:
    """The state that `values` describes, with what follows from them made to follow."""
    read = read_plain(_landed(values), Plain)
    if isinstance(read, Refusal):
        return read
    seats = SEATS[: len(read.players)]
    if set(read.ships) != set(seats) or any(set(fleet) != set(SHIPS) for fleet in read.ships.values()):
        return Refusal(Text("three-ships"), "0.6", code="bad-request")
    state = State(
        players=read.players,
        phase=read.phase,
        round=read.round,
        turn=read.turn,
        options=read.options,
        facts=read.set,
        column=read.column,
        fleets=tuple(cast(Fleet, tuple(read.ships[seat][ship] for ship in SHIPS)) for seat in seats),
        roll=read.roll,
        star=read.star,
    )
    return uncovered(state) or _settled(state)


def _landed(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The values with ships that were corrected by their `where` alone: one lost needs no more, one on the moon takes
    the highest free number."""
    ships = values.get("ships")
    if not isinstance(ships, dict) or not all(isinstance(fleet, dict) for fleet in ships.values()):
        return values
    held = [ship.get("points") for fleet in ships.values() for ship in fleet.values() if isinstance(ship, dict)]
    moon = list(values["set"]["moon"]) if isinstance(values.get("set"), dict) else []
    free = [number for number in moon if held.count(number) < moon.count(number)]

    def mended(ship: Any) -> Any:
        match ship:
            case {"where": "lost"}:
                return {"where": "lost"}
            case {"where": "moon"} if "points" not in ship:
                return {"where": "moon", "points": max(free, default=0)}
        return ship

    return {
        **values,
        "ships": {seat: {key: mended(ship) for key, ship in fleet.items()} for seat, fleet in ships.items()},
    }


def _settled(state: State) -> State | Refusal:
    """Phase, turn, roll and star brought into line with each other and with the ships."""
    flying = state.flying
    if not flying or state.phase == "over":
        return turn_over(state, first=True).state
    if state.phase == "black-hole":
        return replace(state, turn=None, roll=None, star=None)
    turn = state.turn or flying[0]
    if turn not in flying:
        return Refusal(Text("no-ship-in-space", seat=state.called(turn), seats=seats_of(*flying)), "0.6")
    return _in_turn(replace(state, turn=turn))


def _in_turn(state: State) -> State | Refusal:
    if state.phase == "star":
        if state.card(state.turn or "", state.star or "") != state.star_card:
            return Refusal(Text("no-ship-on-star"), "0.6")
        return state
    state = replace(state, star=None)
    if state.phase == "roll":
        return replace(state, roll=None)
    if state.roll is None or state.roll not in state.facts.die:
        return Refusal(Text("roll-first", faces=spaced(*state.facts.faces)), "0.6")
    if state.roll != "arrows":
        return replace(state, phase="advance")
    state = replace(state, phase="arrows")
    return state if catchers(state) or pushable(state) else turn_over(state).state
