"""Live push: one Server-Sent Events stream a phone, each with a slot for the newest view.

A stream takes a place and gives it back when its response is closed, however that comes about; the
places are counted, so that streams can never use up the threads that answer everything else.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from flask import Response, jsonify, request

from companion.contract.text import Text
from companion.contract.view import Bulletin
from companion.protocol import error
from companion.referee import Referee, Watcher

STREAMS = 64
BEAT_SECONDS = 10.0
LOOK_SECONDS = 1.0
"""How often a waiting stream looks whether its phone is still there."""
RETRY_SECONDS = 5


class Streams:
    """The open streams of one page."""

    def __init__(
        self, referee: Referee, *, allowed: int = STREAMS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.allowed = allowed
        self._referee = referee
        self._clock = clock
        self._lock = threading.Lock()
        self._open: set[Watcher] = set()
        self._ended = False

    def __len__(self) -> int:
        return len(self._open)

    def take(self) -> Watcher | None:
        """A place, or None when all are taken or the page is closing."""
        with self._lock:
            if self._ended or len(self._open) >= self.allowed:
                return None
            watcher = self._referee.watch()
            self._open.add(watcher)
            return watcher

    def give_back(self, watcher: Watcher) -> None:
        """Frees a place; a second time does nothing."""
        with self._lock:
            self._open.discard(watcher)
        watcher.close()

    def end(self) -> None:
        """Wakes and ends every stream, for good."""
        self._ended = True
        self.drop()

    def drop(self) -> None:
        """Wakes and ends every stream; who still listens comes again, and is asked anew who they are."""
        with self._lock:
            watchers = list(self._open)
        for watcher in watchers:
            watcher.close()

    def frames(self, watcher: Watcher, version: str, gone: Callable[[], bool], told: Told) -> Iterator[bytes]:
        """What one listener hears: the newest at once, then every change, and a beat in between."""
        seen, beat_due = -1, self._clock()
        last: dict[str, bytes] = {}
        while not self._ended and not gone():
            news = watcher.wait(seen, LOOK_SECONDS)
            if news is not None:
                seen = news.number
                for event in told(news):
                    if last.get(event.name) != event.data:
                        last[event.name] = event.data
                        yield event.frame()
            if self._clock() >= beat_due:
                yield Event("beat", b'{"version":"%b"}' % version.encode()).frame()
                beat_due = self._clock() + BEAT_SECONDS


@dataclass(frozen=True)
class Event:
    """One event as the stream carries it; `data` is JSON."""

    name: str
    data: bytes
    seq: int | None = None

    def frame(self) -> bytes:
        number = b"" if self.seq is None else b"id: %d\n" % self.seq
        return b"event: %b\n%bdata: %b\n\n" % (self.name.encode(), number, self.data)


Told = Callable[[Bulletin], Iterable[Event]]
"""What a listener is told of a bulletin; what has not changed since is left out by the stream."""


def stream(streams: Streams, version: str, told: Told) -> Response:
    """The answer to a phone that wants to be told, or a polite 503: then it asks again and again instead."""
    watcher = streams.take()
    if watcher is None:
        full = jsonify(error("bad-request", Text("page-says-full")))
        full.status_code = 503
        full.headers["Retry-After"] = str(RETRY_SECONDS)
        return full
    gone = request.environ.get("waitress.client_disconnected", lambda: False)
    response = Response(streams.frames(watcher, version, gone, told), mimetype="text/event-stream")
    response.call_on_close(lambda: streams.give_back(watcher))
    response.headers["X-Accel-Buffering"] = "no"
    return response
