"""`companion play`: JSON requests, one a line, answered on standard output."""

from __future__ import annotations

import logging
import sys
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

import msgspec

from companion import protocol
from companion.command.archive import Archive, fail, told
from companion.contract.text import Text
from companion.kept.journal import Journal
from companion.kept.tags import Tags
from companion.rulebook import RulebookFault
from companion.table.table import Table

SQLITE = b"SQLite format 3\0"


def play(archive: Archive, journal: str | None, language: str | None) -> int:
    """Plays on standard input and output; the games are kept in the file `journal`, the tags in one beside it."""
    if journal and foreign(Path(journal)):
        return fail(told("command-not-a-journal", file=journal), 2)
    try:
        archive.open_rulebooks()
        tags = Tags(Path(f"{journal}.tags.json") if journal else None)
    except (OSError, RulebookFault) as error:
        return fail(error, 2)
    with closing(Journal(Path(journal) if journal else None)) as kept:
        table = Table(kept, tags=tags, games=archive.games, language=language or "en")
        return serve_pipe(table, sys.stdin.buffer, sys.stdout.buffer)


def foreign(file: Path) -> bool:
    """Whether a file is somebody's, and no journal that could be mended: neither its head nor a good copy says so."""
    if not file.is_file() or Path(f"{file}.good").exists():
        return False
    with file.open("rb") as opened:
        head = opened.read(len(SQLITE))
    return bool(head) and head != SQLITE


def serve_pipe(table: Table, requests: BinaryIO, answers: BinaryIO) -> int:
    """Answers every line with a line, an empty one too, until the input ends."""
    for warning in table.warnings():
        print(table.speaker().say(warning), file=sys.stderr)
    try:
        while line := read_bounded(requests):
            answers.write(_answered(table, line.rstrip(b"\r\n")) + b"\n")
            answers.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0


def _answered(table: Table, line: bytes) -> bytes:
    """The answer to a line, as a line; a fault of ours is told and ends nothing."""
    try:
        return msgspec.json.encode(table.answer(protocol.read_line(line), "pipe"))
    except Exception:
        logging.getLogger(__name__).exception("a line could not be answered")
        return table.speaker().json(protocol.error("bad-request", Text("table-program-could-not")))


def read_bounded(requests: BinaryIO) -> bytes:
    """The next line with its end, cut a little above the size that is refused anyway; empty at the end."""
    line = requests.readline(protocol.LINE_BYTES + 2)
    rest = line
    while rest and not rest.endswith(b"\n"):
        rest = requests.readline(protocol.LINE_BYTES)
    return line
