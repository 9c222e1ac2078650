"""The journal on a good disk, a bad one, and none."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from companion.kept.journal_file import TABLES
from tests import kit
from tests.companion.conftest import NEW, Sit, ask, played


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


@pytest.mark.parametrize("change", ["SELECT 1", "ALTER TABLE line RENAME TO entry"])
def test_a_newer_journal_is_left_alone(sit: Sit, tmp_path: Path, change: str) -> None:
    path = tmp_path / "j"
    played(path)
    with sqlite3.connect(path) as db:
        db.execute(change)
        db.execute("PRAGMA user_version=99")
    db.close()
    before = path.read_bytes()
    table = sit(path)
    assert "newer version" in kit.told(table.warnings()[0])
    assert ask(table, **NEW)["ok"]
    assert path.read_bytes() == before


def test_a_second_program_does_not_write_into_the_same_journal(sit: Sit, tmp_path: Path) -> None:
    first = sit(tmp_path / "j")
    second = sit(tmp_path / "j")
    assert not second.journal.kept
    assert "another program uses" in kit.told(second.warnings()[0])
    assert first.journal.kept


def test_a_place_that_cannot_be_written_plays_on_in_memory_with_a_warning(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    table = sit(tmp_path / "file" / "journal.sqlite")
    assert ask(table, **NEW)["ok"]
    assert not table.journal.kept
    assert "power cut" in kit.told(table.warnings()[0])


def test_where_nothing_can_be_written_the_game_that_lies_there_goes_on_in_memory(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "j"
    played(path)
    (tmp_path / "j.lock").unlink()
    (tmp_path / "j.lock").mkdir()
    before = path.read_bytes()
    table = sit(path)
    assert "power cut" in kit.told(table.warnings()[0])
    assert ask(table, do="move", move="advance p1 s1")["seq"] == 3
    assert path.read_bytes() == before


def test_a_folder_that_may_not_even_be_read_plays_on_in_memory(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(path: Path) -> object:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("companion.kept.journal.Lock", forbidden)
    monkeypatch.setattr("companion.kept.journal.most_of", forbidden)
    table = sit(tmp_path / "j")
    assert "Permission denied" in kit.told(table.warnings()[0])
    assert ask(table, **NEW)["ok"]


def test_a_good_copy_that_cannot_be_made_is_told_about_once(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "j.new").mkdir()
    table = sit(tmp_path / "j")
    for _ in range(3):
        assert ask(table, **NEW)["ok"]
    assert len(table.warnings()) == 1
    assert "No good copy" in kit.told(table.warnings()[0])


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
    ask(table, do="end")
    ask(table, **NEW)
    games = ask(table, do="history")["games"]
    assert [game["summary"]["players"][0] for game in games] == ["Cleo", "Anna"], "only what is finished"


def test_a_disk_that_works_again_gets_everything_back(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.kept.journal.RETRY_LINES", 3)
    path = tmp_path / "j"
    table = sit(path)
    ask(table, **NEW)
    table.journal._db.execute("PRAGMA query_only=1")
    for value in range(2, 8):
        assert ask(table, do="correct", path="round", value=value)["ok"]
    assert table.journal.kept
    assert "kept on disk again" in kit.told(table.warnings()[-1])
    table.journal.close()
    assert ask(sit(path), do="state")["state"]["round"] == 7


def test_a_disk_that_was_full_at_the_start_gets_everything_once_it_has_room(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.kept.journal.RETRY_LINES", 3)
    path = tmp_path / "j"
    played(path)
    with monkeypatch.context() as full:
        full.setattr("companion.kept.journal_file.SETTINGS", ("nothing (",))
        full.setattr("companion.kept.journal.memory_of", lambda owner: memory)
        memory = sqlite3.connect(":memory:", check_same_thread=False)
        memory.executescript(TABLES)
        table = sit(path)
    assert not table.journal.kept
    for seq in range(3, 7):
        assert ask(table, do="correct", path="round", value=seq)["seq"] == seq
    assert table.journal.kept
    table.journal.close()
    assert ask(sit(path), do="state")["state"]["round"] == 6
