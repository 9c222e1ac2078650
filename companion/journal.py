"""The journal: every accepted command of every game, on disk before it is answered (SQLite).

Append-only lines; a game is what its lines replay to. Write-ahead log with full synchronisation, so
that neither a kill nor a power cut loses an answered line. Where the disk fails the journal goes on
in memory and says so. It is used by one thread.
"""

from __future__ import annotations

import fcntl
import sqlite3
import weakref
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from msgspec import Struct

from companion.clock import Stamp
from companion.wording import counted

SCHEMA = 1
SQLITE_HEADER = 100
RETRY_LINES = 25
"""How many lines are kept in memory alone before the disk is tried again."""
W = TypeVar("W")
_TABLES = """
CREATE TABLE line (seq INTEGER PRIMARY KEY, game INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
  source TEXT NOT NULL, at TEXT NOT NULL, sure INTEGER NOT NULL);
CREATE INDEX line_game ON line (game);
CREATE TABLE game (id INTEGER PRIMARY KEY, title TEXT NOT NULL, started TEXT NOT NULL, sure INTEGER NOT NULL,
  summary TEXT NOT NULL);
"""
_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=100")


class Line(Struct, frozen=True):
    """One line. `body` is a plain value; `at` a wall time for showing, `sure` whether the clock was set."""

    seq: int
    game: int
    kind: str
    body: Any
    source: str
    at: str
    sure: bool


class GameRow(Struct, frozen=True):
    """One game of the history. `summary` holds players, over, winners, scores, moves."""

    id: int
    title: str
    started: str
    sure: bool
    summary: dict[str, Any]


class Journal:
    """The lines of all games, in a file or, without a path, in memory only.

    `reading` looks into a journal that another program may be writing, and never changes it.
    """

    def __init__(self, path: Path | None = None, *, reading: bool = False) -> None:
        self.path = path
        self.warnings: list[str] = []
        """What went wrong with the storage, for the owner to read; never taken off by itself."""
        self.kept = False
        """Whether lines reach a disk."""
        self._lines_until_retry: int | None = None
        self._lock: Any = None
        if path is None or (reading and not path.exists()):
            self._db = _memory(self)
        else:
            self._db = sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True) if reading else self._open(path)

    def _open(self, path: Path) -> sqlite3.Connection:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(path)
            opened = (None if _emptied(path) else self._whole(path)) or self._rescued(path)
        except (OSError, sqlite3.Error, JournalFault) as error:
            return self._in_memory(str(error))
        self.kept = True
        return opened

    def _whole(self, path: Path) -> sqlite3.Connection | None:
        """The journal as it lies there, None when it is damaged."""
        try:
            db = _connected(path)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise
            return None
        if _sound(db):
            return db
        db.close()
        return None

    def _rescued(self, path: Path) -> sqlite3.Connection:
        """A new journal with what can be read of the damaged one or of the last good copy, whichever knows more."""
        aside = _free_name(path.with_name(path.name + ".damaged"))
        for end in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
        rows = max(_readable(aside), _readable(_good_copy(path)), key=lambda found: len(found[0]))
        db = _connected(path)
        with db:
            db.executemany("INSERT INTO line VALUES (?,?,?,?,?,?,?)", rows[0])
            db.executemany("INSERT INTO game VALUES (?,?,?,?,?)", rows[1])
        self.warnings.append(
            f"The journal was damaged; what was left of it lies beside as {aside.name}, "
            f"{counted(len(rows[0]), 'line')} could be taken over."
        )
        return db

    def _in_memory(self, why: str) -> sqlite3.Connection:
        self.kept = False
        self.warnings.append(f"Nothing is kept on disk: {why}. The game goes on, but a power cut would lose it.")
        return _memory(self)

    def append(self, kind: str, body: Any, source: str, stamp: Stamp, game: int | None = None) -> Line:
        """Writes one line; without `game` the line begins a game of its own."""
        return self._write(lambda: self._insert(kind, body, source, stamp, game))

    def _insert(self, kind: str, body: Any, source: str, stamp: Stamp, game: int | None) -> Line:
        with self._db:
            last = self._db.execute("SELECT coalesce(max(seq), 0) FROM line").fetchone()[0]
            at = stamp.wall.isoformat(timespec="seconds")
            line = Line(last + 1, game or last + 1, kind, body, source, at, stamp.sure)
            row = (line.seq, line.game, kind, msgspec.json.encode(body).decode(), source, line.at, int(line.sure))
            self._db.execute("INSERT INTO line VALUES (?,?,?,?,?,?,?)", row)
        return line

    def summarise(self, game: int, title: str, summary: dict[str, Any]) -> None:
        """Keeps what the history shows of a game."""
        text = msgspec.json.encode(summary).decode()

        def write() -> None:
            with self._db:
                self._db.execute(
                    "INSERT INTO game SELECT ?, ?, at, sure, ? FROM line WHERE seq = ? ON CONFLICT (id) DO UPDATE SET summary = excluded.summary",
                    (game, title, text, game),
                )

        self._write(write)

    def _write(self, write: Callable[[], W]) -> W:
        """Does it on the disk, or, once the disk fails, in a copy of everything in memory."""
        self._try_disk_again()
        try:
            return write()
        except sqlite3.Error as error:
            if not self.kept:
                raise
            disk, self._db = self._db, self._in_memory(str(error))
            with suppress(sqlite3.Error), closing(disk):
                disk.backup(self._db)
            self._lines_until_retry = RETRY_LINES
            return write()

    def _try_disk_again(self) -> None:
        """Now and then, once the disk has failed in play: everything goes back onto it when it takes it."""
        if self._lines_until_retry is None or self.path is None:
            return
        self._lines_until_retry -= 1
        if self._lines_until_retry > 0:
            return
        self._lines_until_retry = RETRY_LINES
        with suppress(sqlite3.Error, OSError, JournalFault):
            disk = _connected(self.path)
            try:
                self._db.backup(disk)
            except sqlite3.Error:
                disk.close()
                raise
            self._db.close()
            self._db, self._lines_until_retry, self.kept = disk, None, True
            self.warnings.append("The disk takes the journal again; everything since is on it.")

    def last_game(self) -> list[Line]:
        """The lines of the game begun last."""
        row = self._db.execute("SELECT game FROM line ORDER BY seq DESC LIMIT 1").fetchone()
        return self.game(row[0]) if row else []

    def game(self, game: int) -> list[Line]:
        """The lines of one game, in order; a line whose body does not read ends them."""
        return list(_lines(self._db.execute("SELECT * FROM line WHERE game = ? ORDER BY seq", (game,))))

    def history(self, most: int = 100) -> list[GameRow]:
        """The games of the past, the newest first."""
        rows = self._db.execute("SELECT * FROM game ORDER BY id DESC LIMIT ?", (most,))
        return [GameRow(key, title, at, bool(sure), msgspec.json.decode(text)) for key, title, at, sure, text in rows]

    def games(self) -> list[list[Line]]:
        """The lines of every game, the oldest first."""
        return [
            self.game(row[0]) for row in self._db.execute("SELECT DISTINCT game FROM line ORDER BY game").fetchall()
        ]

    def keep_copy(self) -> None:
        """Writes the good copy that a damaged journal falls back on. Call it when a game begins or ends."""
        if self.path is None or not self.kept:
            return
        fresh = _good_copy(self.path).with_suffix(".new")
        try:
            with closing(sqlite3.connect(fresh)) as copy:
                self._db.backup(copy)
            fresh.replace(_good_copy(self.path))
        except (OSError, sqlite3.Error) as error:
            self.warnings.append(f"No good copy of the journal could be made: {error}.")

    def close(self) -> None:
        """Leaves a good copy, folds the write-ahead log in and closes the file."""
        if self._lock is None:
            self._db.close()
        elif not self._lock.closed:
            self.keep_copy()
            self._db.close()
            self._lock.close()


class JournalFault(Exception):
    """A journal that must not be opened; the message says why."""


class JournalInUse(JournalFault, BlockingIOError):
    """Another process holds the journal."""


class JournalTooNew(JournalFault, ValueError):
    """The journal was written by a later version."""


def _locked(path: Path) -> Any:
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise JournalInUse(f"another program uses the journal {path.name}") from error
    return lock


def _connected(path: Path | str) -> sqlite3.Connection:
    """An open database with the tables; closed again when it turns out not to be ours."""
    db = sqlite3.connect(path, check_same_thread=False)
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA:
            raise JournalTooNew("the journal was written by a newer version of this program")
        for setting in _SETTINGS:
            db.execute(f"PRAGMA {setting}")
        if version == 0 and not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
            db.executescript(f"BEGIN; {_TABLES} PRAGMA user_version={SCHEMA}; COMMIT;")
    except (sqlite3.Error, JournalFault):
        db.close()
        raise
    return db


def _memory(owner: Journal) -> sqlite3.Connection:
    """A database that ends with its owner, closed or not: there is nothing on a disk to fold in."""
    db = _connected(":memory:")
    weakref.finalize(owner, db.close)
    return db


def _sound(db: sqlite3.Connection) -> bool:
    """Whether the database holds together and has our tables."""
    try:
        if db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            return False
        db.execute("SELECT seq, game, kind, body, source, at, sure FROM line LIMIT 1")
        db.execute("SELECT id, title, started, sure, summary FROM game LIMIT 1")
    except sqlite3.Error:
        return False
    return True


def _lines(rows: sqlite3.Cursor) -> Iterator[Line]:
    for seq, game, kind, body, source, at, sure in rows:
        try:
            yield Line(seq, game, kind, msgspec.json.decode(body), source, at, bool(sure))
        except msgspec.DecodeError:
            return


def _readable(path: Path) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """The rows of `line` and `game` that can still be read, up to the first that cannot."""
    if not path.exists():
        return [], []
    with closing(sqlite3.connect(path)) as db:
        return _prefix(db, "SELECT * FROM line ORDER BY seq", 7), _prefix(db, "SELECT * FROM game ORDER BY id", 5)


def _prefix(db: sqlite3.Connection, query: str, width: int) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    with suppress(sqlite3.Error):
        for row in db.execute(query):
            if len(row) != width or any(value is None for value in row):
                break
            found.append(row)
    return found


def _good_copy(path: Path) -> Path:
    return path.with_name(path.name + ".good")


def _emptied(path: Path) -> bool:
    """Whether there is less in the journal than in its good copy: it was emptied, cut to nothing or taken away."""
    if not _good_copy(path).exists():
        return False
    if not path.exists() or path.stat().st_size < SQLITE_HEADER:
        return True
    return _last_seq(path) < _last_seq(_good_copy(path))


def _last_seq(path: Path) -> int:
    """The last line's number, 0 where it cannot be read."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT coalesce(max(seq), 0) FROM line").fetchone()[0])
    return 0


def _free_name(path: Path) -> Path:
    """`path`, or `path` with the first number behind it that is not taken."""
    numbered = (path.with_name(f"{path.name}-{number}") for number in range(2, 1000))
    return next(name for name in (path, *numbered) if not name.exists())
