"""One table holds all words of the command, and each is handed to somebody who takes what it is given."""

from __future__ import annotations

import argparse
import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.command.cli import parser
from companion.command.entries import ENTRIES, Entry
from tests.companion.command.conftest import RECORD


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_who_does_it_takes_exactly_what_the_words_give(entry: Entry) -> None:
    given = [argument.lstrip("-").replace("-", "_") for argument in entry.arguments if argument != "--state"]
    assert sorted(inspect.signature(entry.run).parameters) == sorted(["archive", *given])


@pytest.mark.parametrize("words", ["", "sets", "tags", "games", "sets show", "run --port 99999", "doctor --listen -1"])
def test_half_a_command_is_told_how_it_goes_on(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parser().parse_args(words.split())
    assert end.value.code == 2
    assert "usage: companion" in capsys.readouterr().err


def test_every_word_says_what_it_is_for() -> None:
    told: argparse.ArgumentParser = parser()
    assert all(entry.about for entry in ENTRIES.values())
    assert all(name.partition(" ")[0] in told.format_help() for name in ENTRIES)


@pytest.mark.parametrize(
    "words",
    ["sets list", "tags sheet journey", "dice", "replay {record}", "wiring --box hardware/boxes/small.toml", "doctor"],
)
def test_who_stops_reading_is_not_complained_to(words: str, state: Path) -> None:
    record = state / "game.txt"
    record.write_text(RECORD)
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "companion.command.cli", *words.format(record=record).split()]
    ran = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (0, b"")
