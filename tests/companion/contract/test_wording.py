"""What is wrong with a value is said in words for people."""

from __future__ import annotations

from pathlib import Path

from tests.companion.conftest import NEW, Sit, ask


def test_wrong_values_are_told_in_plain_words(sit: Sit, tmp_path: Path) -> None:
    table = sit(tmp_path / "j")
    ask(table, **NEW)
    said = [
        ask(table, do="new", game="race-through-space", players="Anna"),
        ask(table, do="correct", path="round", value="two"),
        ask(table, do="correct", path="round", value=0),
        ask(table, do="correct", path="round", value=10**4300),
        ask(table, do="correct", path="phase", value="lunch"),
        ask(table, do="correct", path="ships.p1.s1.colour", value="red"),
        ask(table, do="correct", path="players.0", value="a\nb"),
        ask(table, do="correct", path="players.0", value="x" * 60_000),
        ask(table, do="correct", path="round", value=2, why="x" * 501),
    ]
    assert [answer["error"]["code"] for answer in said] == [
        "bad-request", "bad-request", "illegal", "illegal", "bad-request", "bad-request", "illegal", "illegal", "bad-request",
    ]  # fmt: skip
    assert "“players” takes a list, not a text" in said[0]["error"]["message"]
    assert "“round” takes a whole number, not a text" in said[1]["error"]["message"]
    assert "“round” is at least 1" in said[2]["error"]["message"]
    assert not any("`" in answer["error"]["message"] or "$" in answer["error"]["message"] for answer in said)
