"""What a request must satisfy, and the headers of every answer."""

from __future__ import annotations

import socket

import pytest
from flask.testing import FlaskClient

from companion.referee import Referee
from tests.web.conftest import make_app
from web.access.guard import HEADERS
from web.access.pairing import Pairing

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
ADDRESSES = ["/", "/table", "/box", "/api/state", "/api/health", "/api/nothing", "/parts/phone", "/favicon.ico"]


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_carries_the_security_headers(stranger: FlaskClient, address: str) -> None:
    headers = stranger.get(address).headers
    assert headers["Content-Security-Policy"] == CSP
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_answers_that_refuse_carry_them_too(stranger: FlaskClient) -> None:
    answer = stranger.get("/", headers={"Host": "evil.example"})
    assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8080", "127.0.0.1", "192.168.1.20:8080", "[::1]:8080", "[fe80::1]", "REFBOX.LOCAL",
     "refbox.local.", socket.gethostname(), f"{socket.gethostname()}.local:80"],
)  # fmt: skip
def test_own_names_and_all_numeric_addresses_are_answered(referee: Referee, pairing: Pairing, host: str) -> None:
    client = make_app(referee, pairing, names=["refbox.local"]).test_client()
    assert client.get("/api/state", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil:8080", "1"])
def test_a_foreign_name_is_misdirected(stranger: FlaskClient, host: str) -> None:
    assert stranger.get("/api/state", headers={"Host": host}).status_code == 421


def test_a_write_from_the_box_s_own_page_is_taken(phone: FlaskClient, race: Referee) -> None:
    answer = phone.post("/api/command", json={"do": "undo"}, headers={"Origin": "http://localhost"})
    assert answer.status_code == 200


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "https://localhost", "http://localhost:8080", ""])
@pytest.mark.parametrize("address", ["/api/command", "/api/pair", "/api/seat", "/api/box/push"])
def test_a_write_from_elsewhere_is_refused(phone: FlaskClient, address: str, origin: str) -> None:
    answer = phone.post(address, json={"do": "games", "code": "123456"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json is not None
    assert answer.json["error"]["code"] == "forbidden"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_a_write_that_is_not_json_is_refused(phone: FlaskClient, kind: str | None) -> None:
    assert phone.post("/api/command", data='{"do": "games"}', content_type=kind).status_code == 415


def test_json_may_name_its_letters(phone: FlaskClient) -> None:
    answer = phone.post("/api/command", data='{"do": "games"}', content_type="application/json; charset=utf-8")
    assert answer.status_code == 200


@pytest.mark.parametrize(("length", "status"), [(64 * 1024, 200), (64 * 1024 + 1, 413)])
def test_a_body_may_have_64_kib(phone: FlaskClient, length: int, status: int) -> None:
    text = '{"do": "games"}'
    answer = phone.post("/api/command", data=text + " " * (length - len(text)), content_type="application/json")
    assert answer.status_code == status


@pytest.mark.parametrize("address", ["/api/command", "/api/pair", "/api/seat", "/api/unpair", "/api/box/push"])
def test_nothing_is_changed_by_reading(phone: FlaskClient, address: str) -> None:
    assert phone.get(address).status_code in (404, 405)


def test_who_asks_in_the_wrong_way_is_told_the_right_one(phone: FlaskClient) -> None:
    answer = phone.get("/api/command")
    assert answer.status_code == 405
    assert set(answer.allow) == {"POST", "OPTIONS"}


def test_a_stroke_too_many_at_the_end_of_an_address_does_no_harm(stranger: FlaskClient) -> None:
    assert stranger.get("/table/").status_code == 200


def test_a_forged_cookie_is_no_pairing(stranger: FlaskClient, race: Referee) -> None:
    stranger.set_cookie("companion", "WyJhIiwxLHRydWVd.forged")
    assert stranger.post("/api/command", json={"do": "undo"}).status_code == 403
