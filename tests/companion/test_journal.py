"""The journal on a good disk, a bad one, and none."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion import protocol
from companion.journal import Journal
from companion.journal_file import TABLES
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


def test_where_nothing_can_be_written_the_game_that_lies_there_goes_on_in_memory(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "j"
    played(path)
    (tmp_path / "j.lock").unlink()
    (tmp_path / "j.lock").mkdir()
    before = path.read_bytes()
    table = sit(path)
    assert "power cut" in table.warnings()[0]
    assert ask(table, do="move", move="advance p1 s1")["seq"] == 3
    assert path.read_bytes() == before


def test_a_folder_that_may_not_even_be_read_plays_on_in_memory(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(path: Path) -> object:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("companion.journal.Lock", forbidden)
    monkeypatch.setattr("companion.journal.most_of", forbidden)
    table = sit(tmp_path / "j")
    assert "Permission denied" in table.warnings()[0]
    assert ask(table, **NEW)["ok"]


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
    assert "1 of 2 lines could be taken over" in after.warnings()[0]
    assert ask(after, do="state")["state"]["phase"] == "roll"
    after.journal.close()
    assert not sit(path).warnings(), "said once"


def test_a_journal_taken_away_with_its_copy_is_missed(sit: Sit, tmp_path: Path) -> None:
    played(tmp_path / "j")
    (tmp_path / "j").unlink()
    (tmp_path / "j.good").unlink()
    table = sit(tmp_path / "j")
    assert table.warnings() == ("The journal was gone, 0 of 2 lines could be taken over.",)
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


def test_a_good_copy_that_cannot_be_made_is_told_about_once(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "j.new").mkdir()
    table = sit(tmp_path / "j")
    for _ in range(3):
        assert ask(table, **NEW)["ok"]
    assert len(table.warnings()) == 1
    assert "No good copy" in table.warnings()[0]


def test_looking_leaves_nothing_behind(tmp_path: Path) -> None:
    played(tmp_path / "j")
    there = sorted(tmp_path.iterdir())
    Journal(tmp_path / "j", reading=True).close()
    Journal(tmp_path / "j").close()
    assert sorted(tmp_path.iterdir()) == there


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


def test_an_emptied_or_missing_journal_falls_back_on_its_good_copy(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    for content in (b"", b"S", None):
        played(path)
        if content is None:
            path.unlink()
        else:
            path.write_bytes(content)
        table = sit(path)
        assert "2 lines could be taken over" in table.warnings()[0]
        assert ask(table, do="state")["state"]["phase"] == "advance"
        table.journal.close()
        for left in tmp_path.glob("journal*"):
            left.unlink()


def test_a_disk_that_works_again_gets_everything_back(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.journal.RETRY_LINES", 3)
    path = tmp_path / "j"
    table = sit(path)
    ask(table, **NEW)
    table.journal._db.execute("PRAGMA query_only=1")
    for value in range(2, 8):
        assert ask(table, do="correct", path="round", value=value)["ok"]
    assert table.journal.kept
    assert "takes the journal again" in table.warnings()[-1]
    table.journal.close()
    assert ask(sit(path), do="state")["state"]["round"] == 7


def test_a_disk_that_was_full_at_the_start_gets_everything_once_it_has_room(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.journal.RETRY_LINES", 3)
    path = tmp_path / "j"
    played(path)
    with monkeypatch.context() as full:
        full.setattr("companion.journal_file.SETTINGS", ("nothing (",))
        full.setattr("companion.journal.memory_of", lambda owner: memory)
        memory = sqlite3.connect(":memory:", check_same_thread=False)
        memory.executescript(TABLES)
        table = sit(path)
    assert not table.journal.kept
    for seq in range(3, 7):
        assert ask(table, do="correct", path="round", value=seq)["seq"] == seq
    assert table.journal.kept
    table.journal.close()
    assert ask(sit(path), do="state")["state"]["round"] == 6


def test_wrong_values_are_told_in_plain_words(sit: Sit, tmp_path: Path) -> None:
    table = sit(tmp_path / "j")
    ask(table, **NEW)
    said = [
        ask(table, do="new", game="race-through-space", players="Anna"),
        ask(table, do="correct", path="round", value="two"),
        ask(table, do="correct", path="round", value=0),
        ask(table, do="correct", path="round", value=10**4300),
        ask(table, do="correct", path="phase", value="lunch"),
        ask(table, do="correct", path="ships.p1.s1.colour", value="red"),
        ask(table, do="correct", path="players.0", value="a\nb"),
        ask(table, do="correct", path="players.0", value="x" * 60_000),
        ask(table, do="correct", path="round", value=2, why="x" * 501),
    ]
    assert [answer["error"]["code"] for answer in said] == [
        "bad-request", "bad-request", "illegal", "illegal", "bad-request", "bad-request", "illegal", "illegal", "bad-request",
    ]  # fmt: skip
    assert "“players” takes a list, not a text" in said[0]["error"]["message"]
    assert "“round” takes a whole number, not a text" in said[1]["error"]["message"]
    assert "“round” is at least 1" in said[2]["error"]["message"]
    assert not any("`" in answer["error"]["message"] or "$" in answer["error"]["message"] for answer in said)
