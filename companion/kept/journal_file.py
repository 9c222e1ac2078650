"""The file of a journal: its tables, whether they are sound, and the lock that keeps a second program out."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import weakref
from contextlib import suppress
from pathlib import Path

from companion.contract.text import Text
from companion.kept.salvage import Salvaged
from companion.words import Fault

SCHEMA = 1
TABLES = """
CREATE TABLE line (seq INTEGER PRIMARY KEY, game INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
  source TEXT NOT NULL, at TEXT NOT NULL, sure INTEGER NOT NULL);
CREATE INDEX line_game ON line (game);
CREATE TABLE game (id INTEGER PRIMARY KEY, title TEXT NOT NULL, started TEXT NOT NULL, sure INTEGER NOT NULL,
  summary TEXT NOT NULL);
"""
SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=100")


class JournalFault(Fault):
    """A journal that must not be opened; its text says why, as a clause."""


class JournalInUse(JournalFault, BlockingIOError):
    """Another process holds the journal."""


class JournalTooNew(JournalFault, ValueError):
    """The journal was written by a later version."""


class Lock:
    """Keeps a second program out of a journal, and holds word of how far it reaches."""

    def __init__(self, path: Path) -> None:
        found = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o644)
        self._file = os.fdopen(found, "r+b", buffering=0)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise JournalInUse(Text("table-journal-in-use", file=path.name)) from error

    def note(self, seq: int) -> None:
        """Leaves word of the last line. It may lag: it is not waited for."""
        with suppress(OSError):
            os.pwrite(self._file.fileno(), b"%20d" % seq, 0)

    def noted(self) -> int:
        """The last line that was told, 0 for none."""
        word = os.pread(self._file.fileno(), 20, 0)
        return int(word) if word.strip().isdigit() else 0

    @property
    def closed(self) -> bool:
        return self._file.closed

    def close(self) -> None:
        """Lets other programs in."""
        self._file.close()


def connected(path: Path | str) -> sqlite3.Connection:
    """An open database with the tables; closed again when it turns out not to be ours."""
    db = sqlite3.connect(path, check_same_thread=False)
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA:
            raise JournalTooNew(Text("table-journal-too-new"))
        for setting in SETTINGS:
            db.execute(f"PRAGMA {setting}")
        if version == 0 and not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
            db.executescript(f"BEGIN; {TABLES} PRAGMA user_version={SCHEMA}; COMMIT;")
    except (sqlite3.Error, JournalFault):
        db.close()
        raise
    return db


def memory_of(owner: object) -> sqlite3.Connection:
    """A database that ends with its owner, closed or not: there is nothing on a disk to fold in."""
    db = connected(":memory:")
    weakref.finalize(owner, db.close)
    return db


def sound(db: sqlite3.Connection) -> bool:
    """Whether the database holds together and has our tables."""
    try:
        if db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            return False
        db.execute("SELECT seq, game, kind, body, source, at, sure FROM line LIMIT 1")
        db.execute("SELECT id, title, started, sure, summary FROM game LIMIT 1")
    except sqlite3.Error:
        return False
    return True


def fill(db: sqlite3.Connection, rows: Salvaged) -> None:
    """Takes rows over; a damaged table may hold one twice."""
    with db:
        db.executemany("INSERT OR IGNORE INTO line VALUES (?,?,?,?,?,?,?)", rows.lines)
        db.executemany("INSERT OR IGNORE INTO game VALUES (?,?,?,?,?)", rows.games)
