"""The journal on a good disk, a bad one, and none."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion import protocol
from companion.journal import Journal
from companion.table import Table

NEW = {"do": "new", "game": "race-through-space", "players": ["Anna", "Bob"]}


def ask(table: Table, **request: object) -> protocol.Answer:
    return table.answer(protocol.read(request), "test")


Sit = Callable[[Path], Table]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens a table over a journal; all are closed in the end."""
    opened: list[Journal] = []

    def at(path: Path) -> Table:
        opened.append(Journal(path))
        return Table(opened[-1])

    yield at
    for journal in opened:
        journal.close()


def played(path: Path) -> None:
    """Leaves a journal with one roll in it."""
    with closing(Journal(path)) as journal:
        table = Table(journal)
        ask(table, **NEW)
        ask(table, do="move", move="roll p1 3")


def test_every_line_keeps_its_source_and_time(sit: Sit, tmp_path: Path) -> None:
    played(tmp_path / "j")
    lines = sit(tmp_path / "j").journal.last_game()
    assert [(line.kind, line.source) for line in lines] == [("new", "test"), ("move", "test")]
    assert all(line.at for line in lines)


def test_a_commit_reaches_the_disk_before_the_answer(sit: Sit, tmp_path: Path) -> None:
    table = sit(tmp_path / "j")
    settings = [
        table.journal._db.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "wal_autocheckpoint")
    ]
    assert settings == ["wal", 2, 100]
    ask(table, **NEW)
    with sqlite3.connect(tmp_path / "j") as other:
        assert other.execute("SELECT count(*) FROM line").fetchone() == (1,)
    other.close()


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
    assert any("journal.sqlite.damaged" in warning for warning in table.warnings())
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
    assert "up to its line 2" in table.warnings()[0]
    assert ask(table, do="move", move="advance p1 s1")["ok"]
    table.journal.close()
    assert ask(sit(path), do="state")["state"]["turn"] == "p2"


def test_a_newer_journal_is_left_alone(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "j"
    played(path)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    before = path.read_bytes()
    table = sit(path)
    assert "newer version" in table.warnings()[0]
    assert ask(table, **NEW)["ok"]
    assert path.read_bytes() == before


def test_a_second_program_does_not_write_into_the_same_journal(sit: Sit, tmp_path: Path) -> None:
    first = sit(tmp_path / "j")
    second = sit(tmp_path / "j")
    assert not second.journal.kept
    assert "another program uses" in second.warnings()[0]
    assert first.journal.kept


def test_a_place_that_cannot_be_written_plays_on_in_memory_with_a_warning(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    table = sit(tmp_path / "file" / "journal.sqlite")
    assert ask(table, **NEW)["ok"]
    assert not table.journal.kept
    assert "power cut" in table.warnings()[0]


def test_a_disk_that_fills_up_in_play_plays_on_in_memory_with_all_that_was(sit: Sit, tmp_path: Path) -> None:
    table = sit(tmp_path / "j")
    ask(table, **NEW)
    table.journal._db.execute("PRAGMA query_only=1")
    assert ask(table, do="move", move="roll p1 3")["ok"]
    assert [line.kind for line in table.journal.last_game()] == ["new", "move"]
    assert "goes on" in ask(table, do="view")["view"]["prompts"][0]["text"]
    assert ask(table, do="undo")["ok"]


def test_the_history_lists_games_the_newest_first(sit: Sit, tmp_path: Path) -> None:
    table = sit(tmp_path / "j")
    ask(table, **NEW)
    ask(table, do="end")
    ask(table, **NEW | {"players": ["Cleo", "Dmitri"]})
    ask(table, **NEW)
    games = ask(table, do="history")["games"]
    assert [(game["summary"]["players"][0], game["summary"]["over"]) for game in games] == [
        ("Cleo", False),
        ("Anna", True),
    ]
