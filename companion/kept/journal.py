"""The journal: every accepted command of every game, on disk before it is answered (SQLite).

Append-only lines; a game is what its lines replay to. Write-ahead log with full synchronisation, so
that neither a kill nor a power cut loses an answered line. Where the disk fails the journal goes on
in memory and says so. It is used by one thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from companion.clock import Stamp
from companion.contract.text import Said, Text
from companion.kept.journal_file import SCHEMA, JournalFault, Lock, connected, fill, memory_of, sound
from companion.kept.salvage import good_copy, last_seq, most_of, put_aside, schema_of
from companion.kept.whole_file import put_in_place

SQLITE_HEADER = 100
RETRY_LINES = 25
"""How many lines are kept in memory alone before the disk is tried again."""
W = TypeVar("W")


class JournalLine(Struct, frozen=True):
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
        self.warnings: list[Said] = []
        """What went wrong with the storage, for the owner to read; never taken off by itself."""
        self.kept = False
        """Whether lines reach a disk."""
        self._lines_until_retry: int | None = None
        self._lock: Lock | None = None
        if path is None or reading:
            self._db = memory_of(self)
        else:
            self._db = self._open(path)
        if path is not None and reading:
            self._look_into(path)

    def _look_into(self, path: Path) -> None:
        found = most_of(path)
        fill(self._db, found)
        if not found.whole:
            self.warnings.append(Text("table-journal-part", file=path.name))

    def _open(self, path: Path) -> sqlite3.Connection:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(path)
            reached = max(self._lock.noted(), last_seq(good_copy(path)))
            opened = (None if _fell_short(path, reached) else self._whole(path)) or self._rescued(path, self._lock)
        except JournalFault as error:
            return self._in_memory(error.text)
        except (OSError, sqlite3.Error) as error:
            return self._carried_on(path, str(error))
        self.kept = True
        return opened

    def _carried_on(self, path: Path, why: str) -> sqlite3.Connection:
        """In memory, with what lies on the disk as far as it can be read."""
        memory = self._in_memory(why)
        with suppress(OSError):
            found = most_of(path)
            fill(memory, found)
            if self._lock is not None and found.whole:
                self._lines_until_retry = RETRY_LINES
        return memory

    def _whole(self, path: Path) -> sqlite3.Connection | None:
        """The journal as it lies there, None when it is damaged."""
        try:
            db = connected(path)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise
            return None
        if sound(db):
            return db
        db.close()
        return None

    def _rescued(self, path: Path, lock: Lock) -> sqlite3.Connection:
        """A new journal with what can be read of the damaged one or of the last good copy, whichever knows more."""
        found, aside = most_of(path), put_aside(path)
        db = connected(path)
        fill(db, found)
        saved, reached = len(found.lines), lock.noted()
        lock.note(saved)
        fewer = Text("table-lines-of", lines=saved, all=reached)
        taken = fewer if reached > saved else Text("table-lines", lines=saved)
        damaged = Text("table-journal-damaged", aside=aside.name if aside else "", taken=taken)
        self.warnings.append(damaged if aside else Text("table-journal-gone", taken=taken))
        return db

    def _in_memory(self, why: Said) -> sqlite3.Connection:
        self.kept = False
        self.warnings.append(Text("table-journal-in-memory", why=why))
        return memory_of(self)

    def append(self, kind: str, body: Any, source: str, stamp: Stamp, game: int | None = None) -> JournalLine:
        """Writes one line; without `game` the line begins a game of its own."""
        return self._write(lambda: self._insert(kind, body, source, stamp, game))

    def _insert(self, kind: str, body: Any, source: str, stamp: Stamp, game: int | None) -> JournalLine:
        with self._db:
            last = self._db.execute("SELECT coalesce(max(seq), 0) FROM line").fetchone()[0]
            at = stamp.wall.isoformat(timespec="seconds")
            line = JournalLine(last + 1, game or last + 1, kind, body, source, at, stamp.sure)
            row = (line.seq, line.game, kind, msgspec.json.encode(body).decode(), source, line.at, int(line.sure))
            self._db.execute("INSERT INTO line VALUES (?,?,?,?,?,?,?)", row)
        if self.kept and self._lock:
            self._lock.note(line.seq)
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
        """Now and then, once the disk has failed: everything goes back onto it when it takes it."""
        if self._lines_until_retry is None or self.path is None:
            return
        self._lines_until_retry -= 1
        if self._lines_until_retry > 0:
            return
        self._lines_until_retry = RETRY_LINES
        with suppress(sqlite3.Error, OSError, JournalFault):
            disk = connected(self.path)
            try:
                self._db.backup(disk)
            except sqlite3.Error:
                disk.close()
                raise
            self._db.close()
            self._db, self._lines_until_retry, self.kept = disk, None, True
            self.warnings.append(Text("table-journal-kept-again"))

    def last_game(self) -> list[JournalLine]:
        """The lines of the game begun last."""
        row = self._db.execute("SELECT game FROM line ORDER BY seq DESC LIMIT 1").fetchone()
        return self.game(row[0]) if row else []

    def game(self, game: int) -> list[JournalLine]:
        """The lines of one game, in order; a line whose body does not read ends them."""
        return list(_lines(self._db.execute("SELECT * FROM line WHERE game = ? ORDER BY seq", (game,))))

    def history(self, most: int = 100) -> list[GameRow]:
        """The games of the past, the newest first."""
        rows = self._db.execute("SELECT * FROM game ORDER BY id DESC LIMIT ?", (most,))
        return [GameRow(key, title, at, bool(sure), msgspec.json.decode(text)) for key, title, at, sure, text in rows]

    def games(self) -> list[list[JournalLine]]:
        """The lines of every game, the oldest first."""
        return [
            self.game(row[0]) for row in self._db.execute("SELECT DISTINCT game FROM line ORDER BY game").fetchall()
        ]

    def keep_copy(self) -> None:
        """Writes the good copy that a damaged journal falls back on. Call it when a game begins or ends."""
        if self.path is None or not self.kept:
            return
        fresh = good_copy(self.path).with_suffix(".new")
        try:
            fresh.unlink(missing_ok=True)  # a power cut may have left half of one
            with closing(sqlite3.connect(fresh)) as copy:
                self._db.backup(copy)
            put_in_place(fresh, good_copy(self.path))
        except (OSError, sqlite3.Error) as error:
            text = Text("table-journal-no-copy", why=str(error))
            self.warnings += [] if text in self.warnings else [text]

    def close(self) -> None:
        """Leaves a good copy, folds the write-ahead log in and closes the file."""
        if self._lock is None:
            self._db.close()
        elif not self._lock.closed:
            self.keep_copy()
            self._db.close()
            self._lock.close()


def _fell_short(path: Path, reached: int) -> bool:
    """Whether there is less in the journal than there was: it was emptied, cut to nothing or taken away."""
    if not reached or schema_of(path) > SCHEMA:
        return False
    return not path.exists() or path.stat().st_size < SQLITE_HEADER or last_seq(path) < reached


def _lines(rows: sqlite3.Cursor) -> Iterator[JournalLine]:
    for seq, game, kind, body, source, at, sure in rows:
        try:
            yield JournalLine(seq, game, kind, msgspec.json.decode(body), source, at, bool(sure))
        except msgspec.DecodeError:
            return
