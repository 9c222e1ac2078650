"""The thread of one tag reader: reads, and tells when a tag was laid down."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic

from companion.contract.text import Text
from hardware.part import Part, look_after
from hardware.ports import Input, Send, TagReader
from hardware.signals.filters import Plate

LISTEN_S = 0.25


class ReaderWatch:
    """Sends a tag once when it is laid down, however often it is read while it lies there."""

    def __init__(
        self, name: str, reader: TagReader, part: Part, send: Send, touched: Callable[[float], object]
    ) -> None:
        self.source = f"reader:{name}"
        self.part = part
        self._reader, self._send, self._touched = reader, send, touched
        self._plate = Plate()
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Starts the thread."""
        self._thread = look_after(self.part, self._run, self._stop)

    def forget(self) -> None:
        """What lies on the reader counts as new when it is read next."""
        self._plate = Plate()

    def close(self) -> None:
        self._stop.set()
        self._reader.close()
        if self._thread:
            self._thread.join(1.0)

    def _run(self) -> None:
        try:
            self._reader.open()
            self.part.become("ok")
            while not self._stop.is_set():
                self._hear(self._reader.read(LISTEN_S))
        finally:
            self._reader.close()

    def _hear(self, tag: str | None) -> None:
        now = monotonic()
        if tag is None:
            self._plate, events = self._plate.look(now)
        else:
            self.part.heard(now)
            self._plate, events = self._plate.scan(now, tag)
        for event in events:
            if event.there:
                self._touched(event.at)
                self._say(event.tag, event.at)
                self._plate = self._plate.excused(monotonic())

    def _say(self, tag: str, at: float) -> None:
        try:
            self._send(Input(tag, self.source, at))
        except Exception as error:  # noqa: BLE001 - a fault of the table must not take the reader with it
            self.part.blame(error, Text("doctor-tag-not-taken", tag=tag))
