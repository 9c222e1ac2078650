"""The `companion` command: its words, and what each hands on."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

import msgspec

from companion import protocol
from companion.command import offline
from companion.kept.journal import Journal
from companion.kept.tags import Tags
from companion.registry import PAGES
from companion.settings import PORT, Settings, default_state, is_loopback
from companion.table.table import Table

LONGEST_LISTEN_S = 3600
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one subcommand; the exit code is 0, or what the subcommand says. Who stops reading has read enough."""
    given = parser().parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    try:
        code: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or the rest is told off at exit
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def parser() -> argparse.ArgumentParser:
    """All the words that the command takes."""
    top = argparse.ArgumentParser(prog="companion", description="A referee box for physical board games.")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    _add_run(commands.add_parser("run", help="run the box: referee, devices and page"))
    play = commands.add_parser("play", help="answer JSON requests, one a line, on standard input")
    play.add_argument("--journal", type=_file, help="keep the games in this file")
    play.set_defaults(run=_play)
    replay = commands.add_parser("replay", help="play a recorded game and print its end")
    replay.add_argument("file", type=Path)
    replay.add_argument("--check", action="store_true", help="hold the record's “= path value” lines against the state")
    replay.set_defaults(run=lambda given: offline.replay(given.file, check=given.check))
    doctor = commands.add_parser("doctor", help="look the box over and say how to mend what is wrong")
    doctor.add_argument("--box", type=Path, help="the box's file")
    doctor.add_argument("--state", type=Path, help="the folder for journal, sets and tags")
    doctor.add_argument("--port", type=_port, default=PORT, help="the page's port")
    doctor.add_argument("--listen", type=_seconds, metavar="SECONDS", help="how long to echo buttons and tags")
    doctor.set_defaults(run=_doctor)
    wiring = commands.add_parser("wiring", help="print how a box is wired, as a table and a drawing")
    wiring.add_argument("--box", type=Path, required=True, help="the box's file")
    wiring.add_argument("--svg", type=Path, help="write the drawing of the header here")
    wiring.set_defaults(run=_wiring)
    offline.add_commands(commands, _held_tag)
    return top


def _add_run(run: argparse.ArgumentParser) -> None:
    run.add_argument("--box", type=Path, help="the file that names the box's parts")
    run.add_argument("--simulate", action="store_true", help="simulate the parts; they are shown at /box")
    run.add_argument("--state", type=Path, help="the folder for journal, sets and tags")
    run.add_argument("--host", help="the address to listen on (0.0.0.0; with --simulate 127.0.0.1)")
    run.add_argument("--port", type=_port, default=PORT)
    run.add_argument("--control", choices=("paired", "open"), help="who may act from a phone")
    run.add_argument("--pairing-code", type=_some_text, metavar="CODE", help="a code that never changes")
    run.set_defaults(run=_run)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is 0 to 65535, not {text}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_LISTEN_S:
        raise argparse.ArgumentTypeError(f"seconds are 0 to {LONGEST_LISTEN_S}, not {text}")
    return seconds


def _some_text(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("it is empty")
    return text.strip()


def _file(text: str) -> Path:
    return Path(_some_text(text))


def _run(given: argparse.Namespace) -> int:
    from companion.app import run
    from hardware.errors import BoxFileError

    host = given.host or ("127.0.0.1" if given.simulate else "0.0.0.0")
    open_here = given.simulate and is_loopback(host)
    settings = Settings(
        state=given.state or default_state(),
        box=given.box,
        simulate=given.simulate,
        host=host,
        port=given.port,
        control=given.control or ("open" if open_here else "paired"),
        pairing_code=given.pairing_code,
    )
    try:
        return run(settings, lambda line: print(line, flush=True))
    except (BoxFileError, OSError) as error:
        print(error, file=sys.stderr)
        return 2


def _play(given: argparse.Namespace) -> int:
    tags = given.journal.with_name(given.journal.name + ".tags.json") if given.journal else None
    try:
        known = Tags(tags)
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    with closing(Journal(given.journal)) as journal:
        return serve_pipe(Table(journal, tags=known), sys.stdin.buffer, sys.stdout.buffer)


def _doctor(given: argparse.Namespace) -> int:
    from hardware.checkup.doctor import INSTALLED_STATE, doctor

    state = given.state or (INSTALLED_STATE if INSTALLED_STATE.is_dir() else default_state())
    return doctor(given.box, out=sys.stdout, state=state, port=given.port, listen_s=given.listen, pages=PAGES)


def _wiring(given: argparse.Namespace) -> int:
    from hardware.boxfile.wiring import wiring

    return wiring(given.box, svg=given.svg, out=sys.stdout, pages=PAGES)


def _held_tag(box: Path) -> str:
    from hardware.boxfile.reading import load_box
    from hardware.checkup.held import held_tag
    from hardware.errors import BoxFileError

    try:
        return held_tag(load_box(box, PAGES))
    except BoxFileError as error:
        raise OSError(str(error)) from error


def serve_pipe(table: Table, requests: BinaryIO, answers: BinaryIO) -> int:
    """Answers every line with a line, an empty one too, until the input ends."""
    for warning in table.warnings():
        print(warning, file=sys.stderr)
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
        return msgspec.json.encode(protocol.error("bad-request", "The program could not do that."))


def read_bounded(requests: BinaryIO) -> bytes:
    """The next line with its end, cut a little above the size that is refused anyway; empty at the end."""
    line = requests.readline(protocol.LINE_BYTES + 2)
    rest = line
    while rest and not rest.endswith(b"\n"):
        rest = requests.readline(protocol.LINE_BYTES)
    return line


if __name__ == "__main__":
    sys.exit(main())
