"""The state as plain values, and back (RULES.md 0.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from companion.contract.game import SEATS, PlainHead, Refusal, as_plain, plain_head, read_plain, seat_index
from companion.games.race_through_space.choices import catchers, pushable
from companion.games.race_through_space.model import (
    SHIPS,
    Face,
    Facts,
    Fleet,
    OnMoon,
    Options,
    Phase,
    Ship,
    State,
    card_of,
    cards_of,
    score,
)
from companion.games.race_through_space.play import settle
from companion.games.race_through_space.setup import column_of


class Plain(PlainHead, forbid_unknown_fields=True, kw_only=True):
    """The contract's shape of this game's state."""

    phase: Phase
    options: Options
    set: Facts
    column: tuple[str, ...]
    ships: dict[str, dict[str, Ship]]
    roll: Face | None
    star: str | None


def plain(state: State) -> dict[str, Any]:
    """`state` as new plain values."""
    values: dict[str, Any] = as_plain(
        {
            **plain_head("race-through-space", state, state.options, state.facts, scores(state)),
            "column": state.column,
            "ships": {
                seat: dict(zip(SHIPS, fleet, strict=True)) for seat, fleet in zip(SEATS, state.fleets, strict=False)
            },
            "roll": state.roll,
            "star": state.star,
        }
    )
    return values


def scores(state: State) -> dict[str, int | float]:
    """Points by seat."""
    return {seat: score(fleet) for seat, fleet in zip(SEATS, state.fleets, strict=False)}


def rebuild(values: Mapping[str, Any]) -> State | Refusal:
    """The state that `values` describes, with what follows from them made to follow."""
    read = read_plain(_landed(values), Plain)
    if isinstance(read, Refusal):
        return read
    seats = SEATS[: len(read.players)]
    if set(read.ships) != set(seats) or any(set(fleet) != set(SHIPS) for fleet in read.ships.values()):
        return Refusal("Each seat has the ships s1, s2 and s3.", "0.6", "Does not fit", "bad-request")
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
    return _uncovered(state) or _settled(state)


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


def _uncovered(state: State) -> Refusal | None:
    """What the pieces cannot cover."""
    if sorted(state.column) != sorted(column_of(state.facts)):
        return Refusal("The column holds each of its ten cards once, bottom to top.", "0.6", "Column has 10 cards")
    held = Counter(ship.points for fleet in state.fleets for ship in fleet if isinstance(ship, OnMoon) and ship.points)
    for points, ships in held.items():
        if ships > state.facts.moon.count(points):
            has = state.facts.moon.count(points)
            return Refusal(
                f"The moon has {has} place(s) of {points}, {ships} ship(s) would stand there.",
                "0.6",
                "Moon place taken",
            )
    return None


def _settled(state: State) -> State | Refusal:
    """Phase, turn, roll and star brought into line with each other and with the ships."""
    flying = [seat for seat, fleet in zip(SEATS, state.fleets, strict=False) if cards_of(fleet)]
    if not flying or state.phase == "over":
        return settle(state, first=True)[0]
    if state.phase == "black-hole":
        return msgspec.structs.replace(state, turn=None, roll=None, star=None)
    turn = state.turn or flying[0]
    if turn not in flying:
        return Refusal(f"{turn} has no ship in space; in turn can be: {' '.join(flying)}.", "0.6", "No ship in space")
    return _in_turn(msgspec.structs.replace(state, turn=turn))


def _in_turn(state: State) -> State | Refusal:
    fleet = state.fleets[seat_index(state.turn or "p1")]
    if state.phase == "star":
        if state.star not in SHIPS or card_of(fleet[SHIPS.index(state.star)]) != state.star_card:
            return Refusal("No ship has just landed on the shooting star.", "0.6", "No ship on the star")
        return state
    state = msgspec.structs.replace(state, star=None)
    if state.phase == "roll":
        return msgspec.structs.replace(state, roll=None)
    if state.roll is None or state.roll not in state.facts.die:
        faces = " ".join(dict.fromkeys(state.facts.die))
        return Refusal(f"That phase needs a roll of the die: {faces}.", "0.6", "Roll first")
    if state.roll != "arrows":
        return msgspec.structs.replace(state, phase="advance")
    state = msgspec.structs.replace(state, phase="arrows")
    return state if catchers(state) or pushable(state) else settle(state)[0]
