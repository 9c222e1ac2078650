"""Tells systemd how the service is (sd_notify(3)); says nothing where nobody listens.

The loop that owns the table calls `ready` once, `alive` on its ticks and `stopping` at its end. A thread that
only keeps time must not call `alive`: the watchdog is there to notice a table that no longer answers.
"""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Mapping


class Notifier:
    """A line to the service manager that `environ` names; a line that fails is let go, the game comes first."""

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        address = environ.get("NOTIFY_SOCKET", "")
        self._address = "\0" + address[1:] if address.startswith("@") else address

    def ready(self, status: str) -> None:
        """The table answers. `status` is shown by `systemctl status`; a line feed in it is no message of its own."""
        self._send(f"READY=1\nSTATUS={' '.join(status.split())}")

    def alive(self) -> None:
        """The loop has ticked."""
        self._send("WATCHDOG=1")

    def stopping(self) -> None:
        """The end has begun."""
        self._send("STOPPING=1")

    def _send(self, text: str) -> None:
        if self._address:
            with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.sendto(text.encode(), self._address)
