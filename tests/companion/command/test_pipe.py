"""The pipe as its users see it: one line in, one line out."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.command.cli import main
from companion.command.pipe import serve_pipe
from companion.kept.journal import Journal
from companion.kept.tags import Tags
from companion.protocol import LINE_BYTES
from companion.table.table import Table
from tests.companion.conftest import NEW


def talk(*requests: object, table: Table | None = None) -> list[dict[str, Any]]:
    """The answers to some requests; bytes go as they are."""
    lines = [request if isinstance(request, bytes) else json.dumps(request).encode() for request in requests]
    answers = io.BytesIO()
    serve_pipe(table or Table(), io.BytesIO(b"".join(line + b"\n" for line in lines)), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def kept(path: Path, *requests: object) -> list[dict[str, Any]]:
    """The same over a journal that is closed again."""
    with closing(Journal(path)) as journal:
        return talk(*requests, table=Table(journal))


def code(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False, answer
    assert answer["error"]["message"]
    return str(answer["error"]["code"])


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"3",
        b'"new"',
        b"\xff\xfe",
        b"[" * 3000,
        b'{"do": 3}',
        b'{"do": null}',
        b'{"do": "fly"}',
        b"{}",
    ],
)
def test_a_line_that_is_no_request_is_a_bad_request(line: bytes) -> None:
    answers = talk(line, {"do": "games"})
    assert code(answers[0]) == "bad-request"
    assert answers[1]["ok"]
    assert len(answers) == 2


def test_a_line_over_the_limit_is_refused_once_and_ends_nothing() -> None:
    for size in (LINE_BYTES - 1, LINE_BYTES, LINE_BYTES + 1, LINE_BYTES + 2, 3 * LINE_BYTES):
        answers = talk(b"x" * size, {"do": "games"})
        assert [answer["ok"] for answer in answers] == [False, True], size


def test_a_line_of_exactly_the_limit_is_read() -> None:
    request = json.dumps({"do": "load", "record": ""}).encode()
    padded = request[:-2] + b"#" * (LINE_BYTES - len(request) - 1) + request[-2:]
    assert "64 KiB" not in talk(padded)[0]["error"]["message"]


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "new"},
        {"do": "new", "game": 3, "players": ["a", "b"]},
        {"do": "new", "game": "race-through-space", "players": "Anna"},
        {"do": "move"},
        {"do": "move", "move": ["roll"]},
        {"do": "undo", "count": 0},
        {"do": "undo", "count": "1"},
        {"do": "undo", "count": 1, "seat": "p1"},
        {"do": "undo", "seat": "p9"},
        {"do": "redo", "count": -1},
        {"do": "correct", "path": "round"},
        {"do": "correct", "path": "", "value": 1},
        {"do": "correct", "path": "a..b", "value": 1},
        {"do": "correct", "path": "nonsense.x", "value": 1},
        {"do": "correct", "path": "nonsense", "value": 1},
        {"do": "correct", "path": "round", "value": "two"},
        {"do": "rule", "ref": "99.9"},
        {"do": "rule", "ref": 2},
        {"do": "press", "token": "jump"},
        {"do": "press", "token": "turn:x"},
        {"do": "press", "token": "turn:1"},
        {"do": "scan", "token": "zz zz"},
        {"do": "scan", "token": "0A1B2C3D4E"},
        {"do": "teach", "tag": "xyz", "token": "ship:s1"},
        {"do": "teach", "tag": "0A1B2C3D4E", "token": "no token"},
        {"do": "teach", "tag": "next", "token": "no token"},
        {"do": "load", "record": "nonsense"},
        {"do": "move", "move": "roll p1", "seq": "1"},
    ],
)
def test_a_request_with_a_wrong_field_is_a_bad_request_and_changes_nothing(request_: dict[str, Any]) -> None:
    _, before, answer, after = talk(NEW, {"do": "state"}, request_, {"do": "state"})
    assert code(answer) == "bad-request"
    assert before == after


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": []}, "bad-option"),
        ({"players": ["Anna"]}, "bad-option"),
        ({"players": ["a", "b", "c", "d", "e"]}, "bad-option"),
        ({"players": ["Anna", " "]}, "bad-option"),
        ({"players": ["Anna", "\u200b\u2060"]}, "bad-option"),
        ({"players": ["Anna", "B\nob"]}, "bad-option"),
        ({"players": ["Anna", "B\x85ob"]}, "bad-option"),
        ({"players": ["Anna", "B\u2028ob"]}, "bad-option"),
        ({"players": ["Anna", "x" * 201]}, "bad-option"),
        ({"options": {"dice": "loaded"}}, "bad-option"),
        ({"options": {"speed": 1}}, "bad-option"),
        ({"set": "atlantis"}, "bad-set"),
        ({"set": "../race-through-space"}, "bad-set"),
        ({"set": {"asteroid": 6}}, "bad-set"),
        ({"set": {"comet": 6}}, "bad-set"),
    ],
)
def test_a_new_game_that_cannot_be_is_refused_and_the_old_one_stays(changes: dict[str, Any], expected: str) -> None:
    _, before, answer, after = talk(NEW, {"do": "state"}, NEW | changes, {"do": "state"})
    assert code(answer) == expected
    assert before == after


@pytest.mark.parametrize(
    "name", ["Jürgen", "محمد", "李雷", "<b>Anna</b>", "=1+1", "a,b", "p1: x", "👩‍🚀" * 30, "#", "  Anna  "]
)
def test_names_of_any_script_play_and_come_back_from_the_record(name: str) -> None:
    started, record = talk(NEW | {"players": [name, "Bob"]}, {"do": "record"})
    assert started["view"]["seats"][0]["name"] == name.strip()
    loaded, state = talk({"do": "load", "record": record["record"]}, {"do": "state"})
    assert loaded["ok"], loaded
    assert state["state"]["players"] == [name.strip(), "Bob"]


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "choices"}, {"do": "move", "move": "roll p1"}, {"do": "undo"}, {"do": "redo"}, {"do": "view"}, {"do": "state"},
        {"do": "record"}, {"do": "end"}, {"do": "correct", "path": "round", "value": 2}, {"do": "press", "token": "ok"},
    ],
)  # fmt: skip
def test_without_a_game_there_is_no_table(request_: dict[str, Any]) -> None:
    assert code(talk(request_)[0]) == "no-table"


@pytest.mark.parametrize(
    "move",
    [
        "",
        " ",
        " roll p1",
        "roll  p1",
        "roll p1\n",
        "roll\tp1",
        "fly me",
        "roll p1 7",
        "ROLL P1",
        "roll p1\x00",
        "r" * 9000,
        "roll " * 500,
        "roll p1 \U0001f3b2",
    ],
)
def test_a_move_that_is_none_is_illegal_with_a_rule(move: str) -> None:
    answer = talk(NEW, {"do": "move", "move": move})[1]
    assert code(answer) == "illegal"
    assert answer["error"]["rule"]


def test_a_folder_that_may_not_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def forbidden(path: Path) -> Tags:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("companion.command.pipe.Tags", forbidden)
    assert main(["play", "--journal", "locked/j"]) == 2
    assert "Permission denied: 'locked/j.tags.json'" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["x" * 60_000, "x " * 20_000 + "x", "advance p1 " + "s" * 60_000])
def test_an_answer_does_not_tell_an_endless_line_again(line: str) -> None:
    answers = talk(NEW, {"do": "move", "move": "roll p1 3"}, {"do": "move", "move": line})
    assert code(answers[-1]) == "illegal"
    message = answers[-1]["error"]["message"]
    assert len(message) < 300
    assert "…" in message


def companion(*arguments: str, **more: Any) -> subprocess.Popen[bytes]:
    """The command in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    command = [sys.executable, "-m", "companion.command.cli", *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, **more)


def ask(process: subprocess.Popen[bytes], request: object) -> dict[str, Any]:
    """One request and its answer, while the process goes on."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps(request).encode() + b"\n")
    process.stdin.flush()
    answer: dict[str, Any] = json.loads(process.stdout.readline())
    return answer


def finish_turn(process: subprocess.Popen[bytes], until: tuple[str, ...] = ("roll",)) -> None:
    """Plays the first thing offered until somebody is to roll."""
    while (choice := ask(process, {"do": "choices"})["choices"][0])["verb"] not in until:
        words = [choice["verb"], choice["seat"], *(slot["options"][0] for slot in choice["slots"])]
        ask(process, {"do": "move", "move": " ".join(filter(None, words))})


@pytest.mark.slow
def test_a_killed_pipe_has_lost_no_answered_move_and_no_roll(tmp_path: Path) -> None:
    journal = str(tmp_path / "journal.sqlite")
    for _ in range(3):
        with companion("play", "--journal", journal) as process:
            if not ask(process, {"do": "state"})["ok"]:
                ask(process, NEW | {"options": {"dice": "box"}})
            seat = ask(process, {"do": "state"})["state"]["turn"]
            rolled = ask(process, {"do": "move", "move": f"roll {seat}"})
            state = ask(process, {"do": "state"})
            process.send_signal(signal.SIGKILL)
        with companion("play", "--journal", journal) as process:
            assert ask(process, {"do": "state"}) == state
            ask(process, {"do": "undo"})
            again = ask(process, {"do": "move", "move": f"roll {seat}"})
            assert again["happened"][0]["faces"] == rolled["happened"][0]["faces"]
            finish_turn(process)
            process.send_signal(signal.SIGKILL)


def test_undo_and_redo_reach_across_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    moves = [{"do": "move", "move": line} for line in ("roll p1 1", "advance p1 s1")]
    kept(path, NEW, *moves, {"do": "undo"})
    state, redone, undone = kept(path, {"do": "state"}, {"do": "redo"}, {"do": "undo", "count": 2})
    assert state["state"]["phase"] == "advance"
    assert redone["view"]["turn"] == "p2"
    assert undone["view"]["phase"]["id"] == "roll"
    assert code(kept(path, {"do": "undo"})[0]) == "nothing-to-undo"


def test_a_file_that_is_somebody_elses_is_no_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    assert main(["play", "--journal", str(letter)]) == 2
    assert (letter.read_text(), list(tmp_path.iterdir())) == ("Dear Anna", [letter])
    assert "is not a journal" in capsys.readouterr().err
