"""The command without a running box."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.command.cli import main
from companion.kept.journal import Journal
from companion.table.table import Table
from hardware.sim.serial_readers import SimulatedRdm6300
from tests.companion.command.test_pipe import talk
from tests.companion.conftest import NEW
from tests.kit import LoadedLuck

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
    (state / "game.txt").write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(state / "game.txt")]) == 1
    assert capsys.readouterr().err == "game.txt is not a text file.\n"


def test_replay_counts_one_move_as_one(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (state / "game.txt").write_text(RECORD.replace("advance p1 s1\n= turn p2\n", ""))
    assert main(["replay", str(state / "game.txt")]) == 0
    assert "1 move, not over" in capsys.readouterr().out
    (state / "game.txt").write_text(RECORD + "end # supper\n")
    assert main(["replay", str(state / "game.txt")]) == 0
    assert "3 moves, ended" in capsys.readouterr().out


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
    assert "means nothing" in capsys.readouterr().out
    assert main(["tags", "learn", "race-through-space", "zz", "ship:s1"]) == 1
    assert main(["tags", "learn", "race-to-space", "0a1b2c3d4e", "ship:s1"]) == 1
    assert "There is no set “race-to-space”" in capsys.readouterr().err
    assert main(["tags", "sheet", "race-through-space"]) == 0
    sheet = capsys.readouterr().out
    assert sheet.startswith("<svg")
    assert ">s2<" in sheet


def test_a_sheet_has_the_named_cards_of_its_set_too(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moth = '{"kind": "capsule", "name": "moth", "reliability": 3, "electrics": 1}'
    assert main(["sets", "append", "rocket-race", "cards", moth]) == 0
    capsys.readouterr()
    assert main(["tags", "sheet", "rocket-race"]) == 0
    sheet = capsys.readouterr().out
    assert all(f">{label}<" in sheet for label in ("p6", "moth", "society of aeronauts", "electrics"))
    assert main(["tags", "sheet", "race-through-moon"]) == 1
    assert "There is no set" in capsys.readouterr().err


def test_a_tag_for_every_set_is_told_as_such(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tags", "learn", "", "0a1b2c3d4e", "seat:p1"]) == 0
    assert main(["tags", "list"]) == 0
    assert main(["tags", "forget", "", "0a1b2c3d4e"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "0A1B2C3D4E means seat:p1 with any set."
    assert said[1].split() == ["(all", "sets)", "0A1B2C3D4E", "seat:p1"]
    assert said[2] == "0A1B2C3D4E means nothing with any set now."


def test_a_tag_is_learnt_by_holding_it_to_the_reader_of_a_box(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(SimulatedRdm6300(state / "reader")) as reader:
        reader.lay("62E3086CED")
        box, link = state / "box.toml", state / "reader"
        box.write_text(f'[readers.main]\ndriver = "rdm6300"\nport = "{link}"\n[buttons]\nok = 17\n')
        assert main(["tags", "learn", "race-through-space", "ship:s1", "--box", str(box)]) == 0
    assert "62E3086CED means ship:s1" in capsys.readouterr().out
    assert main(["tags", "list"]) == 0
    assert "62E3086CED" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["race-through-space", "ship:s1"], "Give the tag's id"),
        (["race-through-moon", "0a1b2c3d4e", "ship:s1"], "There is no set “race-through-moon”"),
        (["race-through-space", "ship:s1", "--box", "/no/such file"], "cannot be read"),
        (["race-through-space", "ship:s1", "--box", "{none}"], "This box has no reader"),
        (["race-through-space", "ship:s1", "--box", "{taken}"], "failed"),
    ],
)
def test_a_tag_that_cannot_be_learnt_is_refused_with_the_reason(
    words: list[str], told: str, state: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "nothing")
    (state / "none.toml").write_text("")
    (state / "taken.toml").write_text('[readers.main]\ndriver = "wiegand"\nd0 = 5\nd1 = 6\n')
    boxes = {name: str(state / f"{name}.toml") for name in ("none", "taken")}
    assert main(["tags", "learn", *(word.format(**boxes) for word in words)]) == 1
    assert told in capsys.readouterr().err


def test_ctrl_c_ends_the_waiting_for_a_tag_without_a_trace(
    state: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(box: Path) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("companion.command.tags.held_tag", interrupted)
    assert main(["tags", "learn", "race-through-space", "ship:s1", "--box", "box.toml"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "words",
    ["sets list", "tags sheet journey", "dice", "replay {record}", "wiring --box hardware/boxes/small.toml", "doctor"],
)
def test_who_stops_reading_is_not_complained_to(words: str, state: Path) -> None:
    record = state / "game.txt"
    record.write_text(RECORD)
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "companion.command.cli", *words.format(record=record).split()]
    ran = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_damaged_tag_file_is_told_of(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (state / "tags.json").write_text("{")
    assert main(["tags", "list"]) == 0
    assert "tags must be taught again" in capsys.readouterr().err


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


@pytest.mark.parametrize("command", ["history", "dice"])
@pytest.mark.parametrize("damage", [b"", b"no database", None])
def test_of_a_damaged_journal_is_told_what_can_be_read(
    state: Path, capsys: pytest.CaptureFixture[str], command: str, damage: bytes | None
) -> None:
    path = state / "journal.sqlite"
    with closing(Journal(path)) as journal:
        talk(NEW, {"do": "move", "move": "roll p1"}, table=Table(journal, luck=LoadedLuck("3")))
    if damage is None:
        path.unlink()
        path.mkdir()
    else:
        path.write_bytes(damage)
    assert main([command]) == 0
    said = capsys.readouterr()
    assert said.err == "The journal journal.sqlite is damaged; this is what can be read of it.\n"
    assert {"history": "Anna 0, Bob 0", "dice": "3: 1"}[command] in said.out
