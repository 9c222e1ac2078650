"""Fixtures that act like a phone: a referee, an app over it, and a client with or without a cookie."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.kept.sets import Sets
from companion.referee import Referee
from companion.registry import GAMES
from companion.table.table import Table
from tests.web.fair import FAIR
from web.access.keyring import Keyring
from web.access.pairing import Pairing
from web.app import create_app
from web.server import Server

CODE = "123456"
FAIR_SET = 'game = "fair"\n[facts]\n'

Serve = Callable[[Flask], Server]


@pytest.fixture
def referee(tmp_path: Path) -> Iterator[Referee]:
    """A table in memory that knows all games and the village fair."""
    (tmp_path / "fair.toml").write_text(FAIR_SET)
    with Referee(Table(sets=Sets(tmp_path), games={**GAMES, FAIR.id: FAIR})) as referee:
        yield referee


@pytest.fixture
def race(referee: Referee) -> Referee:
    """A game of Race Through Space between Ada and Ben."""
    return begun(referee, "race-through-space", "Ada", "Ben")


@pytest.fixture
def fair(referee: Referee) -> Referee:
    """The village fair with Ada, Ben and Cleo."""
    return begun(referee, "fair", "Ada", "Ben", "Cleo")


def begun(referee: Referee, game: str, *players: str) -> Referee:
    assert referee.command({"do": "new", "game": game, "players": list(players)}, "test")["ok"]
    return referee


@pytest.fixture
def pairing() -> Pairing:
    return Pairing(Keyring(), fixed=CODE)


def make_app(referee: Referee, pairing: Pairing, **more: Any) -> Flask:
    return create_app(referee, pairing=pairing, **({"health": lambda: {"ok": True}} | more))


@pytest.fixture
def app(referee: Referee, pairing: Pairing) -> Flask:
    return make_app(referee, pairing)


@pytest.fixture
def stranger(app: Flask) -> FlaskClient:
    """A phone that was never paired."""
    return app.test_client()


@pytest.fixture
def phone(app: Flask) -> FlaskClient:
    """A paired phone without a seat: the referee."""
    return paired(app)


def paired(app: Flask) -> FlaskClient:
    client = app.test_client()
    assert client.post("/api/pair", json={"code": CODE}).status_code == 200
    return client


@pytest.fixture
def serve() -> Iterator[Serve]:
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
