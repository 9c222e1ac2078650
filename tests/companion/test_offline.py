"""The command without a running box."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from companion.cli import main
from companion.dice import LoadedLuck
from companion.journal import Journal
from companion.table import Table
from tests.companion.test_pipe import NEW, talk

RECORD = "game: race-through-space\np1: Anna\np2: Bob\n\nroll p1 3\nadvance p1 s1\n= turn p2\n"


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state directory that the command takes by itself."""
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    return tmp_path


def test_replay_prints_the_end_and_checks_claims(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (state / "game.txt").write_text(RECORD)
    assert main(["replay", "--check", str(state / "game.txt")]) == 0
    assert "2 moves, not over" in capsys.readouterr().out
    (state / "game.txt").write_text(RECORD.replace("turn p2", "turn p1"))
    assert main(["replay", str(state / "game.txt")]) == 0
    assert main(["replay", "--check", str(state / "game.txt")]) == 1
    assert 'turn is "p2"' in capsys.readouterr().err


def test_replay_says_what_is_wrong(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(state / "none.txt")]) == 1
    (state / "game.txt").write_text(RECORD + "roll p1 3\n")
    assert main(["replay", str(state / "game.txt")]) == 1
    assert "rule 0.2" in capsys.readouterr().err


def test_sets_are_listed_shown_checked_added_and_exported(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sets", "list"]) == 0
    assert "race-through-space" in capsys.readouterr().out
    assert main(["sets", "show", "race-through-space"]) == 0
    assert "asteroid = 1  (assumed, please check)" in capsys.readouterr().out
    (state / "mine.toml").write_text('game = "race-through-space"\n[facts]\nstar = 8\n')
    assert main(["sets", "add", str(state / "mine.toml")]) == 0
    assert main(["sets", "check", "mine"]) == 0
    capsys.readouterr()
    assert main(["sets", "export", "mine"]) == 0
    assert "star = 8" in capsys.readouterr().out
    (state / "bad.toml").write_text('game = "race-through-space"\n[facts]\nstar = 1\n')
    assert main(["sets", "add", str(state / "bad.toml")]) == 1
    assert "cannot both be card 1" in capsys.readouterr().err


def test_a_fact_is_put_and_a_card_appended_only_if_the_set_still_fits(
    state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sets", "put", "race-through-space", "star", "8"]) == 0
    assert main(["sets", "put", "race-through-space", "star", "1"]) == 1
    assert main(["sets", "put", "race-through-space", "comet", "1"]) == 1
    moth = '{"kind": "capsule", "name": "moth", "reliability": 3, "electrics": 1}'
    assert main(["sets", "append", "rocket-race", "cards", moth]) == 0
    assert main(["sets", "append", "rocket-race", "cards", '{"kind": "kite"}']) == 1
    assert main(["sets", "append", "race-through-space", "star", "3"]) == 1
    capsys.readouterr()
    assert main(["sets", "export", "rocket-race"]) == 0
    assert 'name = "moth"' in capsys.readouterr().out


def test_tags_are_learnt_listed_forgotten_and_printed(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tags", "learn", "race-through-space", "0a1b2c3d4e", "ship:s1"]) == 0
    assert main(["tags", "list"]) == 0
    assert "0A1B2C3D4E" in capsys.readouterr().out
    assert main(["tags", "forget", "race-through-space", "0A1B2C3D4E"]) == 0
    assert main(["tags", "learn", "race-through-space", "zz", "ship:s1"]) == 1
    capsys.readouterr()
    assert main(["tags", "sheet", "race-through-space"]) == 0
    sheet = capsys.readouterr().out
    assert sheet.startswith("<svg")
    assert ">s2<" in sheet


def test_dice_counts_every_throw_of_the_box_once(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Journal(state / "journal.sqlite")) as journal:
        table = Table(journal, luck=LoadedLuck("3", "5"))
        roll = {"do": "move", "move": "roll p1"}
        talk(
            NEW,
            roll,
            {"do": "undo"},
            roll,
            {"do": "move", "move": "advance p1 s1"},
            {"do": "move", "move": "roll p2"},
            table=table,
        )
    assert main(["dice"]) == 0
    assert capsys.readouterr().out.startswith("2 rolls  1: 0  2: 0  3: 1  4: 0  5: 1  arrows: 0  p = ")


@pytest.mark.parametrize("words", [["history"], ["tags", "list"]])
def test_where_there_is_nothing_yet_people_are_told_so(
    state: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert "yet." in said.err


def test_history_lists_the_games(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history"]) == 0
    with closing(Journal(state / "journal.sqlite")) as journal:
        talk(NEW, {"do": "end"}, table=Table(journal))
        assert main(["history"]) == 0, "a journal in use can be read"
    assert "Race Through Space  over  Anna 0, Bob 0" in capsys.readouterr().out
