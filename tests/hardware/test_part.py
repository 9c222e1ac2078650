"""Supervision: states, one log line a change, threads that cannot die."""

from __future__ import annotations

import logging
from threading import Event

import pytest

from hardware.errors import PartLost, PartRefused, PartSilent
from hardware.part import LONGEST_PAUSE_S, Part, look_after, pauses
from tests.hardware.kit import PATIENCE_S


def test_a_new_part_is_opening() -> None:
    assert Part("x", "thing").report()["state"] == "opening"


@pytest.mark.parametrize(
    ("error", "state"),
    [
        (PartLost("gone"), "absent"),
        (PartSilent("mute"), "stale"),
        (PartRefused("not yours"), "failed"),
        (ValueError("odd"), "failed"),
    ],
)
def test_each_kind_of_loss_has_its_state(error: Exception, state: str) -> None:
    part = Part("x", "thing")
    part.lost(error)
    assert part.report()["state"] == state
    assert str(error) in part.report()["detail"]


def test_a_hundred_failures_are_one_log_line(caplog: pytest.LogCaptureFixture) -> None:
    part = Part("screens.left", "ssd1306")
    with caplog.at_level(logging.INFO, "hardware"):
        part.become("ok")
        for number in range(100):
            part.lost(PartLost(f"try {number}"))
        part.become("ok")
    assert [record.getMessage() for record in caplog.records] == [
        "screens.left: ok", "screens.left: absent, try 0", "screens.left: ok"
    ]  # fmt: skip


def test_pauses_grow_to_a_cap() -> None:
    waits = pauses()
    first = [next(waits) for _ in range(10)]
    assert first == sorted(first)
    assert (first[0], first[-1]) == (0.1, LONGEST_PAUSE_S)


def test_a_thread_that_raises_anything_is_started_again() -> None:
    part, stop, calls = Part("x", "thing"), Event(), []

    def run() -> None:
        calls.append(1)
        if len(calls) == 1:
            raise KeyError("a library's whim")
        part.become("ok")
        stop.set()

    look_after(part, run, stop).join(PATIENCE_S)
    assert len(calls) == 2
    assert "KeyError" in part.report()["fault"]


def test_a_thread_that_is_told_to_stop_does_not_call_that_a_loss() -> None:
    part, stop = Part("x", "thing"), Event()

    def run() -> None:
        part.become("ok")
        stop.set()
        raise PartLost("closed under my hands")

    look_after(part, run, stop).join(PATIENCE_S)
    assert part.state == "ok"


def test_what_a_part_said_last_is_in_its_report() -> None:
    part = Part("readers.main", "rdm6300")
    assert "heard_s" not in part.report()
    part.heard(0.0)
    assert part.report()["heard_s"] > 0
