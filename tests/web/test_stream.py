"""Live push: what a stream says, how many there may be, and that each gives its place back."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from flask import Flask

from companion.contract.view import Bulletin
from companion.referee import Referee
from tests.web.conftest import Serve, make_app
from web.access.pairing import Pairing
from web.server import Server
from web.stream import BEAT_SECONDS, LOOK_SECONDS, STREAMS, Streams

Event = tuple[str, str | None, object]


@contextmanager
def opened(server: Server, method: str = "GET", path: str = "/api/events") -> Iterator[http.client.HTTPResponse]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request(method, path)
        response = connection.getresponse()
        try:
            yield response
        finally:
            response.close()
    finally:
        connection.close()


def next_event(lines: http.client.HTTPResponse) -> Event:
    fields: dict[str, str] = {}
    for line in iter(lambda: lines.readline().decode().rstrip("\n"), ""):
        name, _, value = line.partition(": ")
        fields[name] = value
    return fields["event"], fields.get("id"), json.loads(fields["data"])


def next_view(lines: http.client.HTTPResponse) -> Event:
    return next(event for event in iter(lambda: next_event(lines), None) if event[0] == "view")


def next_page(lines: http.client.HTTPResponse) -> Any:
    return next(event[2] for event in iter(lambda: next_event(lines), None) if event[0] == "page")


def until(true: Callable[[], bool], tries: int = 500) -> bool:
    """Asks until it is true; each time other threads get to work for a moment."""
    import threading

    pause = threading.Event()
    return any(true() or pause.wait(0.01) for _ in range(tries))


def test_the_newest_view_comes_at_once_with_its_seq_as_id(race: Referee, pairing: Pairing, serve: Serve) -> None:
    with opened(serve(make_app(race, pairing))) as stream:
        assert stream.headers["Content-Type"].startswith("text/event-stream")
        _, seq, view = next_view(stream)
        assert isinstance(view, dict)
        assert (seq, view["seq"], view["game"]) == ("1", 1, "race-through-space")


def test_before_the_first_game_the_view_is_null(app: Flask, serve: Serve) -> None:
    with opened(serve(app)) as stream:
        assert next_view(stream) == ("view", None, None)


def test_every_change_is_told(race: Referee, pairing: Pairing, serve: Serve) -> None:
    with opened(serve(make_app(race, pairing))) as stream:
        next_view(stream)
        for seq, line in enumerate(("roll p1 2", "advance p1 s1"), 2):
            race.command({"do": "move", "move": line}, "test")
            assert next_view(stream)[1] == str(seq)


def test_a_refused_move_makes_no_noise(race: Referee, pairing: Pairing, serve: Serve) -> None:
    with opened(serve(make_app(race, pairing))) as stream:
        next_view(stream)
        race.command({"do": "move", "move": "roll p2 2"}, "test")
        race.command({"do": "move", "move": "roll p1 2"}, "test")
        assert next_view(stream)[1] == "2"


def test_choices_come_with_the_view_and_only_when_they_have_changed(
    race: Referee, pairing: Pairing, serve: Serve
) -> None:
    with opened(serve(make_app(race, pairing))) as stream:
        assert [next_event(stream)[0] for _ in range(2)] == ["view", "choices"]
        race.refresh()
        race.command({"do": "move", "move": "roll p1 2"}, "test")
        told = [next_event(stream) for _ in range(3)]
        assert [name for name, _, _ in told if name != "beat"][:2] == ["warnings", "view"]


def test_a_page_gets_a_change_with_one_message(race: Referee, pairing: Pairing, serve: Serve) -> None:
    with opened(serve(make_app(race, pairing)), path="/api/events?page=phone") as stream:
        first = next_page(stream)
        race.command({"do": "move", "move": "roll p1 2"}, "test")
        then = next_page(stream)
        assert then["choices"] != first["choices"]
        assert then["parts"]["dice"] != first["parts"]["dice"]


class Silent:
    """A watcher to whom nothing happens; each wait takes its whole time on a clock moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def wait(self, after: int, timeout: float) -> Bulletin | None:
        self.now += timeout
        return None

    def close(self) -> None:
        pass


def test_silence_is_broken_by_a_named_beat(race: Referee) -> None:
    silent = Silent()
    frames = Streams(race, clock=lambda: silent.now).frames(silent, "v1", lambda: False, lambda news: ())
    assert next(frames) == b'event: beat\ndata: {"version":"v1"}\n\n'
    for beat in range(1, 4):
        assert next(frames).startswith(b"event: beat\n")
        assert silent.now <= beat * (BEAT_SECONDS + LOOK_SECONDS)
    assert BEAT_SECONDS + LOOK_SECONDS < 15


def test_a_phone_that_has_gone_is_noticed_at_the_next_look(race: Referee) -> None:
    silent = Silent()
    assert (
        len(
            list(
                Streams(race, clock=lambda: silent.now).frames(silent, "v1", lambda: silent.now > 0.5, lambda news: ())
            )
        )
        == 1
    )


def test_over_the_cap_comes_a_polite_503_and_a_place_given_back_is_free(
    race: Referee, pairing: Pairing, serve: Serve
) -> None:
    app = make_app(race, pairing, streams=2)
    server = serve(app)
    with opened(server) as first, opened(server) as second:
        assert (first.status, second.status) == (200, 200)
        with opened(server) as third:
            assert third.status == 503
            assert int(third.headers["Retry-After"]) > 0
    assert until(lambda: len(app.extensions["streams"]) == 0)
    with opened(server) as again:
        assert again.status == 200


def test_head_requests_take_no_place_for_good(race: Referee, pairing: Pairing, serve: Serve) -> None:
    app = make_app(race, pairing, streams=2)
    server = serve(app)
    for _ in range(5):
        with opened(server, "HEAD") as answer:
            assert answer.status == 200
    assert until(lambda: len(app.extensions["streams"]) == 0)


@pytest.mark.slow
def test_with_every_stream_open_from_one_address_the_page_still_answers(
    race: Referee, pairing: Pairing, serve: Serve
) -> None:
    assert STREAMS >= 64
    server = serve(make_app(race, pairing))
    streams = [opened(server) for _ in range(STREAMS)]
    try:
        for stream in streams:
            assert stream.__enter__().status == 200
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
        connection.request("GET", "/api/state")
        assert connection.getresponse().status == 200
        connection.close()
    finally:
        for stream in streams:
            stream.__exit__(None, None, None)


def test_stopping_ends_open_streams(race: Referee, pairing: Pairing) -> None:
    server = Server(make_app(race, pairing), "127.0.0.1", 0)
    server.start()
    with opened(server) as stream:
        next_view(stream)
        server.stop()
        assert b"event: view" not in stream.read(), "nothing but what was on its way, and the end"
