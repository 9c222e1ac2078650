"""The whole box: durable moves, a press to the glass and to a phone, start, memory, idle."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from companion import protocol
from companion.app import App
from companion.kept.journal import Journal
from companion.settings import Settings
from companion.table.table import Table
from tests.bench.figure import Figure

ROOT = Path(__file__).parents[2]
NEW = {"do": "new", "game": "race-through-space", "players": ["Anna", "Bob"]}
PRESSES = 150
DURABLE_MOVES = 400
IDLE_SECONDS = 10.0


def measure() -> list[Figure]:
    return [durable(), *presses(), *whole_process()]


def durable() -> Figure:
    """Moves through the table, each committed to disk before its answer."""
    with TemporaryDirectory() as folder, closing(Journal(Path(folder) / "journal.sqlite")) as journal:
        table = Table(journal)
        table.answer(protocol.read(NEW), "bench")
        began = time.perf_counter()
        for number in range(DURABLE_MOVES):
            request = {"do": "correct", "path": "round", "value": 2 + number % 2}
            table.answer(protocol.read(request), "bench")
        spent = time.perf_counter() - began
    return Figure(
        "moves with a durable journal, one commit each", DURABLE_MOVES / spent, "moves/s", "what the disk allows"
    )


@contextmanager
def running() -> Iterator[App]:
    """A simulated box."""
    with TemporaryDirectory() as folder:
        app = App(Settings(state=Path(folder), simulate=True, host="127.0.0.1", port=0, control="open"))
        app.start()
        try:
            yield app
        finally:
            app.stop()


def presses() -> list[Figure]:
    """From a token of the panel to the changed glass, and to the bytes at a phone."""
    glass, phone = [], []
    with running() as app:
        app.referee.command(NEW)
        stream = urllib.request.urlopen(f"{app.url}/api/events")
        arrived = threading.Semaphore(0)
        threading.Thread(target=_listen, args=(stream, arrived), daemon=True).start()
        arrived.acquire(timeout=5)
        for number in range(PRESSES):
            before = app.box.png("seats")
            began = time.perf_counter()
            value = 8 + number % 3
            app.referee.post(
                {"do": "correct", "path": "ships.p1.s1", "value": {"where": "moon", "points": value}}, "panel"
            )
            arrived.acquire(timeout=5)
            phone.append(time.perf_counter() - began)
            while app.box.png("seats") == before and time.perf_counter() - began < 1:
                time.sleep(0.0002)
            glass.append(time.perf_counter() - began)
            time.sleep(0.02)
    return [
        Figure("press to changed simulated glass, p99", _p99_ms(glass), "ms", "under 20"),
        Figure("press to a subscribed phone, p99", _p99_ms(phone), "ms", "under 30"),
    ]


def _listen(stream: object, arrived: threading.Semaphore) -> None:
    for line in stream:  # type: ignore[attr-defined]
        if line.startswith(b"event: view"):
            arrived.release()


def _p99_ms(seconds: list[float]) -> float:
    return quantiles(seconds, n=100)[98] * 1000


def whole_process() -> list[Figure]:
    """Start, memory and idle processor time of `companion run --simulate`."""
    with TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [sys.executable, "-m", "companion.command.cli", "run", "--simulate", "--state", folder, "--port", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT) as box:
            url = (box.stdout.readline() if box.stdout else "").split()[4].rstrip(",")
            with urllib.request.urlopen(url) as page:
                page.read()
            started = time.perf_counter() - began
            time.sleep(1)
            idle_began = _cpu_seconds(box.pid)
            time.sleep(IDLE_SECONDS)
            idle = (_cpu_seconds(box.pid) - idle_began) / IDLE_SECONDS * 100
            memory = _resident_mb(box.pid)
            box.terminate()
    return [
        Figure("start to first page", started, "s", "under 1.5"),
        Figure("resident memory", memory, "MB", "under 80"),
        Figure("idle processor time, everything simulated", idle, "%", "under 1"),
    ]


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_mb(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / 1e6
