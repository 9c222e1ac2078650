"""Serves the page from a thread of the one process, with waitress.

Every setting below answers a failure that was seen: a pool full of streams that answers nobody, a phone
that vanished and is kept for a quarter of an hour, a reader that never reads and lets memory grow.
"""

from __future__ import annotations

import errno
import logging
import socket
import threading
from collections.abc import Iterator
from typing import Any

from flask import Flask
from waitress import create_server, wasyncore

from web.stream import Streams

SPARE_THREADS = 8
VANISHED_SECONDS = 15
PORTS_TRIED = 10
UNPRIVILEGED = 8080
REQUEST_BYTES = 256 * 1024


class Server:
    """The page on a port. It listens as soon as it is made; `start` begins to answer."""

    def __init__(self, app: Flask, host: str, port: int) -> None:
        self._socket = listen(host, port)
        self.host = host
        self.port: int = self._socket.getsockname()[1]
        self._streams: Streams = app.extensions["streams"]
        self._waitress = create_server(
            app,
            sockets=[self._socket],
            threads=self._streams.allowed + SPARE_THREADS,
            connection_limit=4 * self._streams.allowed + 200,
            channel_request_lookahead=1,
            outbuf_high_watermark=64 * 1024,
            max_request_body_size=REQUEST_BYTES,
            log_socket_errors=False,
            clear_untrusted_proxy_headers=True,
            ident=None,
        )
        # The pool is filled on purpose: a stream keeps its thread, so waiting requests are no cause for alarm.
        logging.getLogger("waitress.queue").setLevel(logging.ERROR)
        # Nor is a phone that goes to sleep; a line in the log for each would wear the card.
        logging.getLogger("waitress").setLevel(logging.WARNING)
        self._left: dict[int, Any] = {}
        self._thread = threading.Thread(target=self._waitress.run, name="page", daemon=True)

    @property
    def url(self) -> str:
        """The address to type into a phone on the same network."""
        host = reachable(self.host)
        bracketed = f"[{host}]" if ":" in host else host
        return f"http://{bracketed}" + ("" if self.port == 80 else f":{self.port}")

    def start(self) -> None:
        """Begins to answer."""
        self._thread.start()

    def stop(self) -> None:
        """Ends the streams first, since each would hold its thread, then the server."""
        self._streams.end()
        server = self._waitress
        server.task_dispatcher.shutdown(timeout=2)
        if self._thread.is_alive():
            server.trigger.pull_trigger(self._leave)
            self._thread.join(timeout=3)
        wasyncore.close_all(self._left or server._map)

    def _leave(self) -> None:
        """Ends the loop from within: it runs while there is anything in its map. Closing has to wait until it
        has ended, for the trigger that calls this is still being pulled."""
        self._left = dict(self._waitress._map)
        self._waitress._map.clear()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the port, or on the next one that is free and allowed.

    Raises OSError when none is. Connections that are accepted on it give up on a silent peer after
    `VANISHED_SECONDS`.
    """
    refused: OSError | None = None
    for candidate in ports_to_try(port):
        try:
            return bound(host, candidate)
        except OSError as fault:
            if fault.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise OSError(fault.errno, f"the page cannot be at {host}: {fault.strerror}") from fault
            refused = fault
    raise OSError(f"no port from {port} on is free: {refused}")


def ports_to_try(port: int) -> Iterator[int]:
    """The port asked for, then its neighbours; for one that needs privileges, ports that do not."""
    yield port
    first = port + 1 if port >= 1024 else UNPRIVILEGED
    yield from range(first, min(first + PORTS_TRIED, 65536))


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, VANISHED_SECONDS * 1000)
        sock.bind((host, port))
        sock.listen(128)
    except OSError:
        sock.close()
        raise
    return sock


def reachable(host: str) -> str:
    """The numeric address under which others on the network find this machine.

    Many phones do not resolve `.local` names. Connecting a datagram socket sends nothing; it only asks the
    kernel which way it would go. Without any network the machine itself is what is left.
    """
    if host not in ("0.0.0.0", "::", ""):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
