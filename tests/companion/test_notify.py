"""What systemd hears: over a path and an abstract address, and silence where nobody listens."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.notify import Notifier


@pytest.fixture(params=["path", "abstract"])
def manager(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, socket.socket]]:
    """A listener as systemd has one, and the address that it hands out."""
    name = str(tmp_path / "at@home") if request.param == "path" else f"@companion-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind("\0" + name[1:] if name.startswith("@") else name)
        listener.setblocking(False)
        yield name, listener


def test_systemd_hears_ready_alive_and_stopping_in_order(manager: tuple[str, socket.socket]) -> None:
    address, listener = manager
    notifier = Notifier({"NOTIFY_SOCKET": address})
    notifier.ready("No game yet")
    notifier.alive()
    notifier.stopping()
    assert [listener.recv(1000) for _ in range(3)] == [b"READY=1\nSTATUS=No game yet", b"WATCHDOG=1", b"STOPPING=1"]


def test_a_name_with_a_line_feed_does_not_become_a_message(manager: tuple[str, socket.socket]) -> None:
    address, listener = manager
    Notifier({"NOTIFY_SOCKET": address}).ready("Turn of Eve\nSTOPPING=1")
    assert listener.recv(1000) == b"READY=1\nSTATUS=Turn of Eve STOPPING=1"


def test_a_listener_that_does_not_read_never_holds_the_table_up(manager: tuple[str, socket.socket]) -> None:
    address, listener = manager
    notifier = Notifier({"NOTIFY_SOCKET": address})
    for _ in range(3000):
        notifier.alive()
    assert listener.recv(1000) == b"WATCHDOG=1"


@pytest.mark.parametrize("environ", [{}, {"NOTIFY_SOCKET": "/nowhere/at/all"}])
def test_without_a_listener_nothing_is_said_and_nothing_breaks(environ: dict[str, str]) -> None:
    notifier = Notifier(environ)
    notifier.ready("here")
    notifier.alive()
