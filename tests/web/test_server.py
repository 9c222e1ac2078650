"""The server: its socket, its ports, and a reader that never reads."""

from __future__ import annotations

import errno
import http.client
import logging
import socket

import pytest
from flask import Flask

from tests.web.conftest import Serve
from web import server as serving
from web.server import SPARE_THREADS, VANISHED_SECONDS, Server, listen, ports_to_try, reachable


def get(server: Server, address: str, headers: dict[str, str] | None = None) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request("GET", address, headers=headers or {})
        return connection.getresponse().status
    finally:
        connection.close()


def test_a_taken_port_gives_way_to_the_next_and_the_real_address_is_told(app: Flask) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        server = Server(app, "127.0.0.1", port)
        server.start()
        assert server.port != port
        assert server.url == f"http://127.0.0.1:{server.port}"
        server.stop()


def test_a_forbidden_port_gives_way_to_one_that_needs_no_privileges(monkeypatch: pytest.MonkeyPatch) -> None:
    real = serving.bound

    def bound(host: str, port: int) -> socket.socket:
        if port < 1024:
            raise OSError(errno.EACCES, "forbidden")
        return real(host, 0)

    monkeypatch.setattr(serving, "bound", bound)
    with listen("127.0.0.1", 80) as sock:
        assert sock.getsockname()[1] > 1024


def test_when_no_port_is_free_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def bound(host: str, port: int) -> socket.socket:
        raise OSError(errno.EADDRINUSE, "taken")

    monkeypatch.setattr(serving, "bound", bound)
    with pytest.raises(OSError, match="no port from 9000 on is free"):
        listen("127.0.0.1", 9000)


def test_an_address_that_is_not_ours_is_no_question_of_ports() -> None:
    with pytest.raises(OSError, match=r"cannot be at 192\.0\.2\.1: .*assign"):
        listen("192.0.2.1", 8080)


def test_the_ports_tried_stay_below_the_last_one() -> None:
    assert list(ports_to_try(65535)) == [65535]
    assert list(ports_to_try(8080))[:3] == [8080, 8081, 8082]
    assert list(ports_to_try(80))[:2] == [80, 8080]


def test_connections_give_up_on_a_peer_that_vanished() -> None:
    with listen("127.0.0.1", 0) as sock, socket.create_connection(sock.getsockname()):
        peer, _ = sock.accept()
        with peer:
            waits = peer.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert waits == VANISHED_SECONDS * 1000


def test_the_pool_has_room_beside_all_streams(app: Flask, serve: Serve) -> None:
    server = serve(app)
    assert len(server._waitress.task_dispatcher.threads) == app.extensions["streams"].allowed + SPARE_THREADS


def test_phones_that_come_and_go_leave_no_line_in_the_log(
    app: Flask, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    serve(app)
    assert not logging.getLogger("waitress").isEnabledFor(logging.INFO)


def test_an_address_for_other_machines_is_numeric() -> None:
    assert reachable("192.168.7.7") == "192.168.7.7"
    assert reachable("0.0.0.0").count(".") == 3


def test_a_request_without_a_host_is_misdirected(app: Flask, serve: Serve) -> None:
    server = serve(app)
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as peer:
        peer.sendall(b"GET /api/state HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n")
        assert peer.recv(4096).split(b"\r\n")[0].split()[1] in (b"400", b"421")


def test_a_stopped_server_may_be_stopped_again(app: Flask) -> None:
    server = Server(app, "127.0.0.1", 0)
    server.start()
    assert get(server, "/api/state") == 200
    server.stop()
    server.stop()
