"""What was played, at a terminal: records, dice, history."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from companion.command.cli import main
from companion.kept.journal import Journal
from companion.table.table import Table
from tests.companion.command.conftest import RECORD
from tests.companion.command.test_pipe import talk
from tests.companion.conftest import NEW
from tests.kit import LoadedLuck


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
