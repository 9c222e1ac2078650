"""Power cuts, imitated: a file system in a file is shut down in mid-air, without its log, and mounted again.

A killed process proves nothing about power. This needs root and loop mounts, and is skipped without.
"""

from __future__ import annotations

import fcntl
import os
import struct
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.kept.journal import Journal
from companion.table.table import Table
from tests.companion.command.test_pipe import ask, companion, finish_turn
from tests.companion.conftest import NEW

EXT4_IOC_SHUTDOWN = 0x8004587D
WITHOUT_LOG_FLUSH = 2
CUTS = 4


class Disk:
    """A small ext4 file system that can lose its power."""

    def __init__(self, folder: Path) -> None:
        self.image = folder / "disk.img"
        self.at = folder / "disk"
        self.at.mkdir()
        self.image.write_bytes(b"")
        os.truncate(self.image, 24 * 1024 * 1024)
        self._run("mkfs.ext4", "-q", "-F", str(self.image))
        self.plug_in()

    @staticmethod
    def _run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True)

    def plug_in(self) -> None:
        self._run("mount", "-o", "loop", str(self.image), str(self.at))

    def cut_power(self) -> None:
        """Nothing that was not on the disk yet will ever be."""
        folder = os.open(self.at, os.O_RDONLY)
        try:
            fcntl.ioctl(folder, EXT4_IOC_SHUTDOWN, struct.pack("I", WITHOUT_LOG_FLUSH))
        finally:
            os.close(folder)

    def unplug(self) -> None:
        self._run("umount", str(self.at))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    try:
        made = Disk(tmp_path)
    except (OSError, subprocess.CalledProcessError) as why:
        pytest.skip(f"no loop mounts here: {why}")
    yield made
    made.unplug()


@pytest.mark.slow
def test_a_power_cut_loses_no_answered_move(disk: Disk) -> None:
    path = disk.at / "journal.sqlite"
    for cut in range(CUTS):
        with companion("play", "--journal", str(path), stderr=subprocess.DEVNULL) as box:
            ask(box, NEW)
            for _ in range(1 + cut):
                seat = ask(box, {"do": "state"})["state"]["turn"]
                ask(box, {"do": "move", "move": f"roll {seat}"} if seat else {"do": "move", "move": "confirm"})
                if seat:
                    finish_turn(box, until=("roll", "confirm"))
            answered = ask(box, {"do": "state"})
            disk.cut_power()
            box.kill()
        disk.unplug()
        disk.plug_in()
        with closing(Journal(path)) as journal:
            assert journal.warnings == []
            table = Table(journal)
            assert table.sitting
            assert {"ok": True, "state": table.sitting.plain()} == answered
