"""A table of the Journey for tests: set up, brought to a moment, played, asked why not."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract.game import Move, Refusal, Step
from companion.games.journey.model import State
from companion.games.journey.rules import RULES
from companion.table.correcting import correct
from tests import kit
from tests.lines import lines

GAME = "journey"
DISPLAY = ("reveal rope", "reveal pickaxe", "reveal lamp")


def rule(number: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"{GAME} {number}")


def fresh(seats: int = 2, facts: dict[str, Any] | None = None, set_name: str = "", **options: Any) -> State:
    """A table before the display is laid."""
    state: State = kit.set_up(GAME, seats, facts=facts, set_name=set_name, **options)
    return state


def table(seats: int = 2, facts: dict[str, Any] | None = None, set_name: str = "", **options: Any) -> State:
    """A table at its first turn; a rope, a pickaxe and a lamp lie on display."""
    return play(fresh(seats, facts, set_name, **options), *DISPLAY)


def on_map(descent: str = "", sea: str = "", lava: str = "", seats: int = 2) -> State:
    """A first turn on a map of one's own."""
    return table(seats, {"board": {"descent": descent, "sea": sea, "lava": lava}})


def at_sea(seats: int = 2, facts: dict[str, Any] | None = None, **options: Any) -> State:
    """The first turn of leg 2, which p2 has."""
    return play(table(seats, facts, **options), "move p1 axel yellow=1 path=d:finish")


def on_lava(seats: int = 2, lava: str = "", found: int = 0) -> State:
    """The beginning of leg 3, where p1 reveals; each seat has found so many snails."""
    sea = at_sea(seats, {"board": {"lava": lava}})
    if found:
        sea = fixed(sea, **{f"fossils__{seat}__snail": found for seat in sea.seats})
    state = play(sea, "move p2 raft red=1 path=d:finish", "reveal sighting cost=red,red,red points=1")
    while state.phase == "adventure":
        state = play(state, f"skip {state.turn}")
    return fixed(state, turn="p1")


def fixed(state: State, **changes: Any) -> State:
    """The state after corrections, a path written with `__` for its dots."""
    for path, value in changes.items():
        corrected = correct(RULES, state, path.replace("__", "."), value)
        if isinstance(corrected, Refusal):
            raise AssertionError(f"{path}={value} was refused: {corrected.message}")
        state = corrected  # type: ignore[assignment]
    return state


def play(state: State, *moves: str) -> State:
    after: State = kit.played(RULES, state, *moves)
    return after


def why(state: State, line: str) -> str:
    """The number of the rule that refuses a line."""
    return kit.refusal(RULES, state, line).rule


def told(state: State, line: str) -> list[str]:
    """What happened, in order."""
    step = RULES.play(state, Move(tuple(line.split())))
    assert isinstance(step, Step), step
    return [fact["what"] for fact in step.happened]


def offered(state: State) -> set[str]:
    """Every line that is offered."""
    return {" ".join(words) for choice in RULES.choices(state) for words in lines(choice)}


def see(state: State, path: str) -> Any:
    """One plain value by its dotted path, None when it is not there."""
    found: Any = RULES.plain(state)
    for part in path.split("."):
        found = found.get(part) if isinstance(found, dict) else found[int(part)]
    return found
