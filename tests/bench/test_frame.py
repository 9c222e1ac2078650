"""The frame of the measurements: the table, the parts, a part that fails."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from tests.bench import __main__ as frame
from tests.bench.figure import Figure, table


def part(name: str, monkeypatch: pytest.MonkeyPatch, **content: object) -> None:
    module = ModuleType(f"tests.bench.bench_{name}")
    module.__dict__.update(content)
    monkeypatch.setitem(sys.modules, module.__name__, module)


def test_the_table_has_a_line_a_figure_with_numbers_flush_right() -> None:
    shown = table([Figure("moves", 123456.7, "moves/s", "100,000 or more"), Figure("press to glass", 4.5678, "ms")])
    assert shown.splitlines() == [
        "what            measured  unit     target",
        "moves            123,457  moves/s  100,000 or more",
        "press to glass      4.57  ms",
    ]


def test_an_unknown_part_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert frame.main(["nonsense"]) == 2
    assert "No such part: nonsense" in capsys.readouterr().err


def test_a_part_that_fails_is_told_and_the_others_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(frame, "parts", lambda: ["bad", "good"])
    part("bad", monkeypatch, measure=lambda: [].pop())
    part("good", monkeypatch, measure=lambda: [Figure("wishes", 3, "wishes")])
    assert frame.main([]) == 1
    told = capsys.readouterr()
    assert "IndexError" in told.err
    assert "wishes" in told.out
