"""The whole box in one process: hands in, glass and page out."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app import App
from companion.settings import Settings, is_loopback
from hardware.sim.tray import tag_of
from tests.companion.conftest import NEW

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 20.0


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    running = App(Settings(state=tmp_path, simulate=True, host="127.0.0.1", port=0, control="open"))
    running.start()
    yield running
    running.stop()


def wait_for(app: App, what: Any) -> None:
    """Until a bulletin fits."""
    watcher = app.referee.watch()
    deadline = time.monotonic() + PATIENCE_SECONDS
    number = -1
    while time.monotonic() < deadline:
        bulletin = watcher.wait(number, deadline - time.monotonic())
        if bulletin is not None:
            number = bulletin.number
            if what(bulletin):
                return
    raise AssertionError("nothing of the kind was shown in time")


def ask(app: App, method: str, path: str, body: object = None) -> tuple[int, Any]:
    """A request to the page."""
    connection = http.client.HTTPConnection(app.url.removeprefix("http://"), timeout=20)
    headers = {"Content-Type": "application/json"} if body is not None else {}
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response.status, json.loads(content) if response.headers["Content-Type"] == "application/json" else content


def test_a_pressed_button_reaches_the_table_through_pins_and_debounce(app: App) -> None:
    app.referee.command(NEW)
    app.box.push("roll", True)  # type: ignore[attr-defined]
    wait_for(app, lambda seen: seen.view and seen.view.dice)
    app.box.push("roll", False)  # type: ignore[attr-defined]
    line = app.referee.table.journal.last_game()[-1]
    assert (line.kind, line.source) == ("move", "panel")


def test_a_box_without_a_knob_is_steered_by_its_roll_button(tmp_path: Path) -> None:
    small = ROOT / "hardware" / "boxes" / "small.toml"
    app = App(Settings(state=tmp_path, simulate=True, box=small, host="127.0.0.1", port=0, control="open"))
    app.start()
    app.box.push("roll", True)  # type: ignore[attr-defined]
    wait_for(app, lambda seen: seen.menu and seen.menu.cursor == 1)
    app.stop()


def test_a_tag_laid_on_the_simulated_reader_names_a_ship(app: App) -> None:
    app.referee.command(NEW)
    app.referee.command({"do": "move", "move": "roll p1 1"})
    app.box.place("main", tag_of("ship:s2"))  # type: ignore[attr-defined]
    wait_for(app, lambda seen: seen.view and seen.view.turn == "p2")
    assert app.referee.table.journal.last_game()[-1].source == "reader:main"


def test_a_tag_that_still_lies_there_is_new_to_another_game_of_the_same_people(app: App) -> None:
    app.referee.command(NEW)
    app.box.place("main", tag_of("ship:s2"))  # type: ignore[attr-defined]
    wait_for(app, lambda seen: seen.notice and seen.notice.source == "reader:main")
    seq = app.referee.command(NEW)["view"]["seq"]
    wait_for(app, lambda seen: seen.notice and seen.notice.source == "reader:main" and seen.view.seq >= seq)


def test_the_page_answers_for_the_table_and_the_glass(app: App) -> None:
    assert ask(app, "GET", "/api/state") == (200, {"ok": True, "view": None})
    status, answer = ask(app, "POST", "/api/command", NEW)
    assert (status, answer["ok"]) == (200, True)
    status, health = ask(app, "GET", "/api/health")
    assert status == 200, health
    assert health["pin_factory"]
    assert {"storage", "clock", "versions", "parts"} <= set(health)
    for screen in ask(app, "GET", "/api/screens")[1]["screens"]:
        status, picture = ask(app, "GET", f"/api/screens/{screen['name']}.png")
        assert status == 200
        assert picture.startswith(b"\x89PNG")


def test_the_join_page_carries_address_and_code(tmp_path: Path) -> None:
    app = App(
        Settings(state=tmp_path, simulate=True, host="127.0.0.1", port=0, control="paired", pairing_code="123456")
    )
    app.start()
    try:
        app.referee.command({"do": "games"})  # what was asked before is done by then
        join = app.referee.bulletin.join
        assert join
        assert (join.url, join.code) == (app.url, "123456")
        assert ask(app, "POST", "/api/command", NEW)[0] == 403
        assert ask(app, "POST", "/api/pair", {"code": "000000"})[0] == 403
        assert ask(app, "POST", "/api/pair", {"code": "123456"})[0] == 200
    finally:
        app.stop()


def test_a_game_goes_on_after_a_restart_and_the_screens_with_it(tmp_path: Path) -> None:
    settings = Settings(state=tmp_path, simulate=True, host="127.0.0.1", port=0, control="open")
    first = App(settings)
    first.start()
    first.referee.command(NEW)
    first.referee.command({"do": "move", "move": "roll p1 3"})
    first.stop()
    second = App(settings)
    second.start()
    try:
        view = second.referee.bulletin.view
        assert view
        assert (view.phase.id, view.dice and view.dice.faces) == ("advance", ("3",))
    finally:
        second.stop()


def test_the_join_page_follows_a_network_that_comes_up_late(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(app.server), "url", property(lambda _: "http://192.168.1.7:8080"))
    app.referee.command(NEW)
    wait_for(app, lambda seen: seen.join and seen.join.url == "http://192.168.1.7:8080")


def test_a_box_without_a_screen_tells_its_code_where_it_was_started(tmp_path: Path) -> None:
    app = App(Settings(state=tmp_path, host="127.0.0.1", port=0, pairing_code="123456"))
    app.start()
    try:
        assert app.hidden_code == "123456"
        assert app.health()["pin_factory"] is None
    finally:
        app.stop()


def test_a_code_that_no_screen_shows_is_told_anew_when_it_was_used(tmp_path: Path) -> None:
    app = App(Settings(state=tmp_path, host="127.0.0.1", port=0))
    app.start()
    try:
        codes = [str(app.hidden_code)]
        app.say_code = codes.append
        for _ in range(2):
            assert pair(app, codes[-1]) == 200
        assert len(codes) == 3
        assert codes[-1] == app.hidden_code
    finally:
        app.stop()


def pair(app: App, code: str) -> int:
    body, kind = json.dumps({"code": code}).encode(), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{app.url}/api/pair", body, kind), timeout=5) as answer:
        return int(answer.status)


@pytest.mark.parametrize("lost", ["pairing.json", "tags.json", "sets/journey.toml", "journal.sqlite"])
@pytest.mark.parametrize("content", [b"", b'{"key', b"\x00" * 300])
def test_a_file_of_ours_that_is_cut_does_not_keep_the_box_from_starting(
    tmp_path: Path, lost: str, content: bytes
) -> None:
    (tmp_path / lost).parent.mkdir(exist_ok=True)
    (tmp_path / lost).write_bytes(content)
    app = App(Settings(state=tmp_path, simulate=True, host="127.0.0.1", port=0, control="open"))
    app.start()
    try:
        answer = app.referee.command({"do": "new", "game": "journey", "players": ["Anna", "Bob"]})
        assert answer["ok"]
        if lost != "journal.sqlite" or content:
            assert app.referee.bulletin.warnings, "what was lost is told"
            assert ask(app, "GET", "/api/health")[0] == 503
    finally:
        app.stop()


def run_box(*arguments: str) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "companion.command.cli", "run", *arguments]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )


def seconds_to_stop(state: Path) -> float:
    """How long a box of its own takes from the stop signal to a good end."""
    with run_box("--simulate", "--state", str(state), "--port", "0") as box:
        assert box.stdout
        assert "http://127.0.0.1:" in box.stdout.readline()
        began = time.monotonic()
        box.send_signal(signal.SIGTERM)
        assert box.wait(PATIENCE_SECONDS) == 0
        return time.monotonic() - began


@pytest.mark.slow
def test_the_stop_signal_ends_the_box_within_three_seconds(tmp_path: Path) -> None:
    assert any(seconds_to_stop(tmp_path) < 3 for _ in range(3)), "not even the best of three did"


@pytest.mark.slow
def test_a_box_file_that_is_wrong_is_told_with_line_and_reason(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[buttons]\nok = 17\nback = 17\n")
    command = [
        sys.executable,
        "-m",
        "companion.command.cli",
        "run",
        "--box",
        str(tmp_path / "box.toml"),
        "--state",
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60, check=False)
    assert done.returncode == 2
    assert "17" in done.stderr
    assert "line 3" in done.stderr.lower()


def test_what_is_loopback() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "localhost", "::1", "0.0.0.0", "192.168.1.7")] == [
        True,
        True,
        True,
        False,
        False,
    ]
