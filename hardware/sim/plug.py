"""A serial cable that can be pulled: a pseudo-terminal behind a link that stays the same.

The link stands for `/dev/serial/by-id/…`: plugged in again the terminal has another number, as a USB port does.
"""

from __future__ import annotations

import os
import pty
import tty
from pathlib import Path
from threading import Lock


class Plug:
    """The far end of the cable, where the reader is. It starts plugged in."""

    def __init__(self, link: Path) -> None:
        self.link = link
        self._lock = Lock()
        self._ends: tuple[int, int] | None = None
        self.plug()

    @property
    def far_end(self) -> int | None:
        """The file descriptor on the reader's side; None while it is unplugged."""
        return self._ends[0] if self._ends else None

    def plug(self) -> None:
        """Puts the cable in."""
        with self._lock:
            if self._ends:
                return
            far, near = pty.openpty()
            tty.setraw(near)
            os.set_blocking(far, False)
            self.link.symlink_to(os.ttyname(near))
            self._ends = (far, near)

    def pull(self) -> None:
        """Pulls the cable out; who reads on it gets an error."""
        with self._lock:
            ends, self._ends = self._ends, None
            if ends:
                self.link.unlink(missing_ok=True)
                for end in ends:
                    os.close(end)

    def send(self, data: bytes) -> None:
        """Bytes from the reader; lost when nobody takes them, as on a real line."""
        with self._lock:
            if self._ends:
                try:
                    os.write(self._ends[0], data)
                except BlockingIOError:
                    return

    def receive(self) -> bytes:
        """Bytes that have come for the reader, or none."""
        with self._lock:
            try:
                return os.read(self._ends[0], 4096) if self._ends else b""
            except OSError:
                return b""
