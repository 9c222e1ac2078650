"""Journals that were damaged, cut, emptied or taken away: what is lost is said, and the box starts."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.kept.journal import Journal
from companion.table.table import Table
from tests import kit
from tests.companion.conftest import NEW, Sit, ask, played


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def overwritten(path: Path) -> None:
    path.write_bytes(b"not a database at all, " * 500)


def scrambled(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:4112] = b"\xff" * 16
    path.write_bytes(content)


@pytest.mark.parametrize("damage", [cut, overwritten, scrambled])
def test_a_damaged_journal_is_moved_aside_and_named_and_the_box_starts(
    sit: Sit, tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = tmp_path / "journal.sqlite"
    played(path)
    damage(path)
    table = sit(path)
    assert any("journal.sqlite.damaged" in kit.told(warning) for warning in table.warnings())
    assert (tmp_path / "journal.sqlite.damaged").exists()
    assert ask(table, do="state")["state"]["players"] == ["Anna", "Bob"], "the good copy was made when the game began"
    assert any(prompt["id"] == "storage" for prompt in ask(table, do="view")["view"]["prompts"])
    assert ask(table, **NEW)["ok"]


def test_a_journal_cut_at_any_byte_lets_the_box_start(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    played(path)
    whole = path.read_bytes()
    for size in {
        0,
        1,
        15,
        16,
        99,
        100,
        101,
        1024,
        4095,
        4096,
        4097,
        len(whole) // 2,
        len(whole) - 4096,
        len(whole) - 1,
    }:
        for left in tmp_path.glob("journal.sqlite.damaged*"):
            left.unlink()
        path.write_bytes(whole[:size])
        with closing(Journal(path)) as journal:
            assert ask(Table(journal), **NEW)["ok"], size


def test_a_line_that_does_not_replay_ends_the_game_there_and_play_goes_on(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "j"
    played(path)
    with sqlite3.connect(path) as db:
        db.execute("""INSERT INTO line VALUES (3, 1, 'move', '{"type":"move","words":["fly"]}', 'x', 'now', 1)""")
    db.close()
    table = sit(path)
    assert "up to its line 2" in kit.told(table.warnings()[0])
    assert ask(table, do="move", move="advance p1 s1")["ok"]
    table.journal.close()
    assert ask(sit(path), do="state")["state"]["turn"] == "p2"


@pytest.mark.parametrize("loss", ["emptied", "gone", "junk", "cut"])
def test_lines_that_a_lost_log_takes_along_are_missed(sit: Sit, tmp_path: Path, loss: str) -> None:
    killed, path = tmp_path / "killed", tmp_path / "after" / "j"
    table = sit(killed / "j")
    ask(table, **NEW)
    ask(table, do="move", move="roll p1 3")
    shutil.copytree(killed, path.parent)
    log = path.with_name("j-wal")
    match loss:
        case "gone":
            log.unlink()
        case "cut":
            log.write_bytes(log.read_bytes()[:-5000])
        case _:
            log.write_bytes(b"" if loss == "emptied" else b"x" * 9000)
    after = sit(path)
    assert "1 of 2 lines could be taken over" in kit.told(after.warnings()[0])
    assert ask(after, do="state")["state"]["phase"] == "roll"
    after.journal.close()
    assert not sit(path).warnings(), "said once"


def test_a_journal_taken_away_with_its_copy_is_missed(sit: Sit, tmp_path: Path) -> None:
    played(tmp_path / "j")
    (tmp_path / "j").unlink()
    (tmp_path / "j.good").unlink()
    table = sit(tmp_path / "j")
    assert [kit.told(said) for said in table.warnings()] == ["The journal was gone, 0 of 2 lines could be taken over."]
    assert ask(table, **NEW)["seq"] == 1


@pytest.mark.parametrize("log_left", [True, False])
def test_where_not_even_sqlite_may_write_a_journal_is_read(sit: Sit, tmp_path: Path, log_left: bool) -> None:
    first, path = tmp_path / "first", tmp_path / "second" / "j"
    table = sit(first / "j")
    ask(table, **NEW)
    ask(table, do="move", move="roll p1 3")
    if not log_left:
        table.journal.close()
    shutil.copytree(first, path.parent)
    path.with_name("j-shm").unlink(missing_ok=True)
    path.with_name("j-shm").mkdir()
    assert path.with_name("j-wal").exists() == log_left
    with closing(Journal(path, reading=True)) as journal:
        assert [line.kind for line in journal.last_game()] == ["new", "move"]
        assert not journal.warnings


def test_half_a_good_copy_that_a_power_cut_left_is_in_nobodys_way(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "j.new").write_bytes(b"half of a copy" * 1000)
    table = sit(tmp_path / "j")
    assert ask(table, **NEW)["ok"]
    assert (tmp_path / "j.good").exists()
    assert not (tmp_path / "j.new").exists()
    assert not table.warnings()


def test_looking_leaves_nothing_behind(tmp_path: Path) -> None:
    played(tmp_path / "j")
    there = sorted(tmp_path.iterdir())
    Journal(tmp_path / "j", reading=True).close()
    Journal(tmp_path / "j").close()
    assert sorted(tmp_path.iterdir()) == there


def test_an_emptied_or_missing_journal_falls_back_on_its_good_copy(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    for content in (b"", b"S", None):
        played(path)
        if content is None:
            path.unlink()
        else:
            path.write_bytes(content)
        table = sit(path)
        assert "2 lines could be taken over" in kit.told(table.warnings()[0])
        assert ask(table, do="state")["state"]["phase"] == "advance"
        table.journal.close()
        for left in tmp_path.glob("journal*"):
            left.unlink()
