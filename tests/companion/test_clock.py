"""The two clocks: what is sure, and the one that is moved by hand."""

from __future__ import annotations

import ctypes
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion import clock
from companion.clock import SystemClock, synchronised


def kernel_says(answer: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class Library:
        def adjtimex(self, question: ctypes.Array[ctypes.c_char]) -> int:
            assert set(question.raw) == {0}, "a question that is not all zero would set the clock"
            return answer

    monkeypatch.setattr(ctypes, "CDLL", lambda name: Library())


@pytest.mark.parametrize(("answer", "sure"), [(0, True), (1, True), (clock.TIME_ERROR, False), (-1, False)])
def test_without_timesyncds_mark_the_kernels_word_counts(
    answer: int, sure: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel_says(answer, monkeypatch)
    assert synchronised(tmp_path / "mark") is sure


def test_timesyncds_mark_makes_the_clock_sure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel_says(clock.TIME_ERROR, monkeypatch)
    (tmp_path / "mark").touch()
    assert synchronised(tmp_path / "mark")


def test_the_machines_kernel_can_be_asked() -> None:
    stamp = SystemClock().stamp()
    assert stamp.sure in (True, False)
    assert abs(datetime.now(UTC) - stamp.wall) < timedelta(minutes=1)


def test_the_machines_monotonic_clock_never_goes_back() -> None:
    seen = [SystemClock().monotonic() for _ in range(100)]
    assert seen == sorted(seen)
