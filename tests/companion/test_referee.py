"""The referee's thread: order, waiting, bulletins."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from companion.contract.view import Join
from companion.referee import Referee, in_short
from companion.table.table import Table
from tests.companion.conftest import NEW


@pytest.fixture
def referee() -> Iterator[Referee]:
    with Referee(Table(lobby=True)) as running:
        yield running


def test_requests_from_many_threads_are_all_answered_in_one_order(referee: Referee) -> None:
    referee.command(NEW)
    answers: list[dict[str, Any]] = []
    threads = [
        threading.Thread(
            target=lambda value=value: answers.append(
                referee.command({"do": "correct", "path": "round", "value": value})
            )
        )
        for value in range(2, 22)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["seq"] for answer in answers) == list(range(2, 22))


def test_two_presses_for_one_move_are_both_answered_and_one_is_refused_with_a_reason(referee: Referee) -> None:
    referee.command(NEW)
    answers: list[dict[str, Any]] = []
    request = {"do": "move", "move": "roll p1 1"}
    threads = [threading.Thread(target=lambda: answers.append(referee.command(request))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["ok"] for answer in answers) == [False, True]
    refused = next(answer for answer in answers if not answer["ok"])
    assert "advance" in refused["error"]["message"]


def test_a_watcher_sees_the_newest_and_misses_what_was_between(referee: Referee) -> None:
    watcher = referee.watch()
    seen = watcher.wait(-1, 20)
    assert seen
    referee.command(NEW)
    referee.command({"do": "move", "move": "roll p1 1"})
    newest = watcher.wait(seen.number, 20)
    assert newest
    assert newest.view
    assert newest.view.phase.id == "advance"
    assert watcher.wait(newest.number, 0) is None


def test_closing_a_watcher_ends_its_wait_at_once(referee: Referee) -> None:
    watcher = referee.watch()
    number = referee.bulletin.number
    waiting = threading.Thread(target=lambda: watcher.wait(number, 60))
    waiting.start()
    watcher.close()
    waiting.join(20)
    assert not waiting.is_alive()


def test_reading_does_not_make_a_bulletin(referee: Referee) -> None:
    referee.command(NEW)
    number = referee.bulletin.number
    for verb in ("view", "state", "choices", "record", "games", "history"):
        assert referee.command({"do": verb})["ok"]
    assert referee.bulletin.number == number


def test_a_refused_press_is_noticed_where_it_was_made(referee: Referee) -> None:
    referee.command(NEW)
    referee.command({"do": "press", "token": "seat:p2"}, "panel")
    notice = referee.bulletin.notice
    assert notice
    assert (notice.good, notice.source, referee.table.speaker().say(notice.short)) == (
        False,
        "panel",
        "Nothing to do now",
    )


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("Ann passes.", "Ann passes."),
        ("Propulsion 4 of r1 broke.", "Propulsion 4 of r1…"),
        ("A" * 30, "A" * 20 + "…"),
    ],
)
def test_a_short_notice_ends_with_a_whole_word(text: str, short: str) -> None:
    assert in_short(text) == short


def test_the_join_page_reaches_the_bulletin(referee: Referee) -> None:
    referee.show_join(Join("http://192.168.1.7:8080", "123456"))
    referee.command({"do": "games"})  # answered after it, as all that waits is done in order
    assert referee.bulletin.join == Join("http://192.168.1.7:8080", "123456")


def test_a_fault_in_one_request_stops_nothing(referee: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    referee.command(NEW)
    with monkeypatch.context() as broken:
        broken.setattr(referee.table.sitting, "rules", replace(referee.table.sitting.rules, choices=lambda _: 1 / 0))
        assert not referee.command({"do": "choices"})["ok"]
    assert referee.command({"do": "choices"})["ok"]


def test_after_the_stop_a_request_is_answered_and_refused() -> None:
    referee = Referee(Table())
    referee.start()
    referee.stop()
    assert not referee.command({"do": "games"})["ok"]
