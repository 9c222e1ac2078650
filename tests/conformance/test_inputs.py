"""Every game through the inputs of the box: the knob alone, wrong tokens, undo and replay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion import protocol
from companion.contract.game import Rules, Variant
from companion.table.record import write
from companion.table.table import Table
from tests import kit
from tests.conformance.test_games import each_table

INPUTS = 500


def sit(rules: Rules[Any], variant: Variant, seats: int) -> Table:
    table = Table(games={rules.id: rules})
    answer = ask(table, do="new", game=rules.id, players=list(kit.NAMES[:seats]), options=variant.options)
    assert answer["ok"], answer
    return table


def ask(table: Table, **request: Any) -> dict[str, Any]:
    return table.answer(protocol.read(request), "panel")


@each_table
def test_the_knob_alone_never_comes_to_a_dead_end(rules: Rules[Any], variant: Variant, seats: int) -> None:
    table, luck = sit(rules, variant, seats), Random(seats)
    moves = inputs = 0
    while inputs < INPUTS and table.sitting and not table.sitting.over:
        inputs += 1
        answer = ask(table, do="press", token=f"turn:+{luck.randrange(6)}")
        assert answer["ok"], answer
        answer = ask(table, do="press", token="ok")
        assert answer["ok"], (answer, table.menu())
        moves += "seq" in answer
    assert moves * 12 > inputs, "a move took more than a dozen choices"


@each_table
def test_any_token_is_answered_and_a_refused_one_changes_nothing(
    rules: Rules[Any], variant: Variant, seats: int
) -> None:
    table, luck = sit(rules, variant, seats), Random(seats)
    words = [f"{kind}:{word}" for kind, known in rules.token_kinds.items() for word in known]
    tokens = [
        "ok",
        "back",
        "roll",
        "turn:+1",
        "turn:-3",
        "undo",
        "seat:p1",
        "seat:p2",
        "hold:p1",
        "seat:p9",
        "item:nothing",
        *words,
    ]
    for _ in range(INPUTS // 2):
        assert table.sitting
        before = table.sitting.node
        answer = ask(table, do="press", token=luck.choice(tokens))
        if not answer["ok"]:
            assert table.sitting.node is before
            assert answer["error"]["message"]


@each_table
def test_undo_and_redo_are_exact_and_the_record_replays(rules: Rules[Any], variant: Variant, seats: int) -> None:
    table, luck = sit(rules, variant, seats), Random(seats)
    assert table.sitting
    states = [table.sitting.plain()]
    while len(states) < 40 and not table.sitting.over:
        move = kit.a_move(rules, table.sitting.node.state, luck)
        line = move.words[
            : len(move.words) - (0 if not move.drawn else _drawn(rules, table.sitting.node.state, move.words))
        ]
        answer = ask(table, do="move", move=" ".join(line))
        assert answer["ok"], answer
        states.append(table.sitting.plain())
    for expected in states[-2::-1]:
        assert ask(table, do="undo")["ok"]
        assert table.sitting.plain() == expected
    assert ask(table, do="redo", count=len(states) - 1)["ok"]
    assert table.sitting.plain() == states[-1]
    other = Table(games=table.games)
    loaded = ask(other, do="load", record=write(table.sitting.header, table.sitting.node.entries()))
    assert loaded["ok"], loaded
    assert other.sitting
    assert other.sitting.plain() == states[-1]


def _drawn(rules: Rules[Any], state: Any, words: tuple[str, ...]) -> int:
    """How many words at the end of a drawn move came from the box."""
    for size in range(1, len(words)):
        draws = rules.draws(state, words[:-size])
        if sum(draw.count for draw in draws) == size:
            return size
    pytest.fail(f"nothing in {words} was drawn")


@each_table
def test_every_value_of_the_state_can_be_corrected_to_itself_or_says_why_not(
    rules: Rules[Any], variant: Variant, seats: int
) -> None:
    table, luck = sit(rules, variant, seats), Random(seats + 5)
    for _ in range(25):
        assert table.sitting
        if not table.sitting.over:
            ask(table, do="move", move=kit.a_move(rules, table.sitting.node.state, luck).line)
    assert table.sitting
    before = table.sitting.plain()
    for path, value in leaves(before):
        answer = ask(table, do="correct", path=path, value=value)
        if answer["ok"]:
            assert table.sitting.plain() == before, path
        else:
            assert answer["error"]["code"] == "illegal", (path, answer)
            assert any(path == fixed or path.startswith(fixed + ".") for fixed in rules.derived), (path, answer)
        wrong = ask(table, do="correct", path=path, value={"no": ["such", "value"]})
        assert not wrong["ok"], path
        assert table.sitting.plain() == before


def leaves(values: Any, path: str = "") -> list[tuple[str, Any]]:
    """Every path to a plain value."""
    if isinstance(values, dict | list) and values:
        pairs = values.items() if isinstance(values, dict) else enumerate(values)
        return [leaf for key, value in pairs for leaf in leaves(value, f"{path}.{key}" if path else str(key))]
    return [(path, values)]
