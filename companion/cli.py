"""The `companion` command."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec

from companion import protocol
from companion.journal import Journal
from companion.table import Table


def main(arguments: list[str] | None = None) -> int:
    """Runs one subcommand; the exit code is 0, or what the subcommand says."""
    parser = argparse.ArgumentParser(prog="companion", description="A referee box for physical board games.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="answer JSON requests, one a line, on standard input")
    play.add_argument("--journal", type=Path, help="keep the games in this file")
    given = parser.parse_args(arguments)
    return serve_pipe(Table(Journal(given.journal)), sys.stdin.buffer, sys.stdout.buffer)


def serve_pipe(table: Table, requests: BinaryIO, answers: BinaryIO) -> int:
    """Answers every line with a line, an empty one too, until the input ends."""
    for warning in table.warnings():
        print(warning, file=sys.stderr)
    try:
        while line := read_bounded(requests):
            answer = table.answer(protocol.read_line(line), "pipe")
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    finally:
        table.journal.close()
    return 0


def read_bounded(requests: BinaryIO) -> bytes:
    """The next line with its end, cut a little above the size that is refused anyway; empty at the end."""
    line = requests.readline(protocol.LINE_BYTES + 2)
    rest = line
    while rest and not rest.endswith(b"\n"):
        rest = requests.readline(protocol.LINE_BYTES)
    return line


if __name__ == "__main__":
    sys.exit(main())
