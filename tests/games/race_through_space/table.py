"""A table of Race Through Space for tests: set up, brought to a moment, played, asked why not."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract.game import Move, Refusal, Step
from companion.games.race_through_space.model import State
from companion.games.race_through_space.rules import RULES
from tests import kit

GAME = "race-through-space"


def rule(number: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"{GAME} {number}")


def table(seats: int = 2, *, facts: dict[str, Any] | None = None, **given: Any) -> State:
    return kit.set_up(GAME, seats, facts=facts, **given)


def at(state: State, **changes: Any) -> State:
    """The state with some plain values changed: `ships__p1={"s1": 4, "s2": "lost"}`, `turn`, `phase`, `roll`…"""
    plain = RULES.plain(state)
    for key, value in changes.items():
        name, _, seat = key.partition("__")
        if name == "ships":
            plain["ships"][seat] |= {ship: place(where) for ship, where in value.items()}
        else:
            plain[name] = value
    rebuilt = RULES.rebuild(plain)
    assert not isinstance(rebuilt, Refusal), rebuilt
    return rebuilt


def place(where: int | str) -> dict[str, Any]:
    """A card number, `moon:9`, or `lost`."""
    if isinstance(where, int):
        return {"where": "space", "card": where}
    return {"where": "moon", "points": int(where[5:])} if where.startswith("moon") else {"where": "lost"}


def card(state: State, seat: str, ship: str) -> Any:
    return RULES.plain(state)["ships"][seat][ship]


def play(state: State, *moves: str) -> State:
    return kit.played(RULES, state, *moves)


def why(state: State, line: str) -> str:
    return kit.refusal(RULES, state, line).rule


def events(state: State, line: str) -> list[str]:
    step = RULES.play(state, Move(tuple(line.split())))
    assert isinstance(step, Step), step
    return [fact["what"] for fact in step.happened]
