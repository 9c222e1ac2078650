"""Fixtures that act like a phone: a table, an app over it, and a client with or without a cookie."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.little_table import LittleTable
from web.app import create_app
from web.keyring import Keyring
from web.pairing import Pairing
from web.server import Server

CODE = "123456"


@pytest.fixture
def table() -> LittleTable:
    return LittleTable()


@pytest.fixture
def game(table: LittleTable) -> LittleTable:
    """The table with a game of Ada and Ben on it."""
    table.command({"do": "new", "game": "race-through-space", "players": ["Ada", "Ben"]}, "test")
    return table


@pytest.fixture
def pairing() -> Pairing:
    return Pairing(Keyring(), fixed=CODE)


@pytest.fixture
def app(table: LittleTable, pairing: Pairing) -> Flask:
    return make_app(table, pairing)


def make_app(table: LittleTable, pairing: Pairing, **more: object) -> Flask:
    parts = {"health": lambda: {"ok": True}, "history": list} | more
    return create_app(table, pairing=pairing, **parts)  # type: ignore[arg-type]


@pytest.fixture
def stranger(app: Flask) -> FlaskClient:
    """A phone that was never paired."""
    return app.test_client()


@pytest.fixture
def phone(app: Flask) -> FlaskClient:
    """A paired phone without a seat: the referee."""
    client = app.test_client()
    assert client.post("/api/pair", json={"code": CODE}).status_code == 200
    return client


@pytest.fixture
def serve() -> Iterator[Callable[[Flask], Server]]:
    """Serves an app on a free loopback port until the test ends."""
    running: list[Server] = []

    def start(app: Flask) -> Server:
        server = Server(app, "127.0.0.1", 0)
        server.start()
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()
