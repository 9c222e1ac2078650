"""A table of the Journey for tests: set up, brought to a moment, played, asked why not."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from companion.contract.game import SEATS, Move, Refusal, Said, Step, Text, View
from companion.games.journey.model import State
from companion.games.journey.rules import RULES
from companion.table.correcting import correct
from companion.words import speaker
from companion.words.speaker import Speaker
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
            raise AssertionError(f"{path}={value} was refused: {say(corrected.message)}")
        state = corrected  # type: ignore[assignment]
    return state


def play(state: State, *moves: str) -> State:
    after: State = kit.played(RULES, state, *moves)
    return after


def why(state: State, line: str) -> str:
    """The number of the rule that refuses a line."""
    return kit.refusal(RULES, state, line).rule


def tidings(state: State, line: str, language: str = "en") -> list[str]:
    """The same as it is told to people."""
    step = RULES.play(state, Move(tuple(line.split())))
    assert isinstance(step, Step), step
    return [say(fact["text"], language) for fact in step.happened]


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


def say(said: Said, language: str = "en") -> str:
    """A text as it is said at a table of Anna, Bob and so on."""
    return people(language).say(said)


def seen(state: State, language: str = "en") -> View:
    """The view with every text in it said."""
    return cast(View, _said(RULES.view(state), people(language)))


def people(language: str = "en") -> Speaker:
    return speaker(language, GAME, dict(zip(SEATS, kit.NAMES, strict=True)))


def _said(value: Any, speaks: Speaker) -> Any:
    if isinstance(value, Text):
        return speaks.say(value)
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(
            value, **{name: _said(getattr(value, name), speaks) for name in value.__struct_fields__}
        )
    return tuple(_said(one, speaks) for one in value) if isinstance(value, tuple) else value
