"""What can be read of a journal's file without a write to it: of a damaged one, or on a disk that takes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

from msgspec import Struct
from msgspec.structs import replace

Row = tuple[Any, ...]
_TABLES = (("line", "SELECT * FROM line ORDER BY seq", 7), ("game", "SELECT * FROM game ORDER BY id", 5))


class Salvaged(Struct, frozen=True):
    """The rows of the tables `line` and `game`, up to the first that cannot be read; `whole` if that is all of them."""

    lines: list[Row] = []
    games: list[Row] = []
    whole: bool = True


def rows_of(path: Path) -> Salvaged:
    """What can be read there."""
    if not path.exists():
        return Salvaged()
    try:
        with looking_into(path) as db:
            found = {table: _rows_up_to_damage(db, query, width) for table, query, width in _TABLES}
    except sqlite3.Error:
        return Salvaged(whole=False)
    return Salvaged(found["line"][0], found["game"][0], all(whole for _, whole in found.values()))


def most_of(path: Path) -> Salvaged:
    """What can be read there or of the last good copy, whichever knows more; `whole` if it need not have been asked."""
    found, copied = rows_of(path), rows_of(good_copy(path))
    return replace(copied, whole=found.whole) if len(copied.lines) > len(found.lines) else found


def _rows_up_to_damage(db: sqlite3.Connection, query: str, width: int) -> tuple[list[Row], bool]:
    found: list[Row] = []
    with suppress(sqlite3.Error):
        for row in db.execute(query):
            if len(row) != width or any(value is None for value in row):
                return found, False
            found.append(row)
        return found, True
    return found, False


def last_seq(path: Path) -> int:
    """The last line's number, 0 where it cannot be read."""
    return _number(path, "SELECT coalesce(max(seq), 0) FROM line")


def schema_of(path: Path) -> int:
    """The version of the tables, 0 where it cannot be read."""
    return _number(path, "PRAGMA user_version")


def _number(path: Path, query: str) -> int:
    with suppress(sqlite3.Error), looking_into(path) as db:
        return int(db.execute(query).fetchone()[0])
    return 0


@contextmanager
def looking_into(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that never writes to the file.

    Beside a write-ahead log SQLite wants to write a file of its own; where that may not be, the log is followed in memory.
    """
    uri = f"file:{quote(str(path))}?mode=ro"
    if not path.with_name(path.name + "-wal").exists():
        with closing(sqlite3.connect(f"{uri}&immutable=1", uri=True)) as db:
            yield db
        return
    with closing(sqlite3.connect(uri, uri=True)) as db:
        if _opens(db):
            yield db
            return
    with closing(sqlite3.connect(f"{uri}&vfs=unix-none", uri=True)) as db:
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        yield db


def _opens(db: sqlite3.Connection) -> bool:
    try:
        db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError:
        return False
    return True


def good_copy(path: Path) -> Path:
    """Where the good copy of a journal lies."""
    return path.with_name(path.name + ".good")


def put_aside(path: Path) -> Path | None:
    """Renames a journal and its logs; the new name, None when nothing lay there."""
    plain = path.with_name(path.name + ".damaged")
    numbered = (path.with_name(f"{plain.name}-{number}") for number in range(2, 1000))
    aside = next(name for name in (plain, *numbered) if not name.exists())
    moved = False
    for end in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
            moved = True
    return aside if moved else None
