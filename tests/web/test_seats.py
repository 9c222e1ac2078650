"""A phone with a seat acts for that seat only."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.referee import Referee
from tests.web.conftest import make_app, paired
from web.access.pairing import Pairing


def claim(client: FlaskClient, seat: str | None) -> int:
    return client.post("/api/seat", json={"seat": seat}).status_code


def do(client: FlaskClient, **request: Any) -> tuple[int, str]:
    answer = client.post("/api/command", json=request)
    assert answer.json is not None
    return answer.status_code, "" if answer.json["ok"] else answer.json["error"]["code"]


def test_a_phone_without_a_seat_may_move_for_everybody(phone: FlaskClient, fair: Referee) -> None:
    assert [do(phone, do="move", move=f"wave {seat}") for seat in ("p1", "p2", "p3")] == [(200, "")] * 3


def test_a_phone_with_a_seat_makes_that_seat_s_moves_and_the_table_s(phone: FlaskClient, fair: Referee) -> None:
    assert claim(phone, "p2") == 200
    assert do(phone, do="move", move="wave p2") == (200, "")
    assert do(phone, do="move", move="wave p1") == (403, "forbidden")
    assert do(phone, do="move", move="close") == (200, "")


def test_who_acts_for_another_is_told_so_by_name(phone: FlaskClient, fair: Referee) -> None:
    claim(phone, "p2")
    answer = phone.post("/api/command", json={"do": "move", "move": "wave p1"}).json
    assert answer is not None
    assert "This phone acts for Ben and cannot act for Ada;" in answer["error"]["message"]


def test_a_seat_given_back_makes_the_phone_the_referee_again(phone: FlaskClient, fair: Referee) -> None:
    claim(phone, "p2")
    assert claim(phone, None) == 200
    assert do(phone, do="move", move="wave p1") == (200, "")


def test_a_phone_with_a_seat_takes_back_its_own_moves_only(phone: FlaskClient, fair: Referee) -> None:
    for seat in ("p1", "p2"):
        do(phone, do="move", move=f"wave {seat}")
    claim(phone, "p1")
    assert do(phone, do="undo", seat="p2") == (403, "forbidden")
    assert do(phone, do="undo", seat="p1") == (200, "")


@pytest.mark.parametrize("token", ["seat:p1", "hold:p1", "ok", "roll", "action:wave", "place:inn"])
def test_a_phone_with_a_seat_cannot_press_its_way_into_another_s_move(
    phone: FlaskClient, fair: Referee, token: str
) -> None:
    claim(phone, "p2")
    for verb in ("press", "scan"):
        assert do(phone, do=verb, token=token, source="panel") == (403, "forbidden")


def test_a_phone_with_a_seat_may_press_while_only_it_can_move(phone: FlaskClient, race: Referee) -> None:
    claim(phone, "p1")
    assert do(phone, do="press", token="seat:p1") == (200, "")
    assert do(phone, do="press", token="roll") == (200, "")


def test_phones_have_their_seats_to_themselves(app: Flask, fair: Referee) -> None:
    ada, ben = paired(app), paired(app)
    claim(ada, "p1")
    claim(ben, "p2")
    assert do(ada, do="move", move="wave p1") == (200, "")
    assert do(ben, do="move", move="wave p1") == (403, "forbidden")


def test_phones_may_share_a_seat_and_are_told_so(app: Flask, fair: Referee) -> None:
    ada, ben = paired(app), paired(app)
    claim(ada, "p1")
    claim(ben, "p2")
    assert [shared(ada), shared(ben), shared(app.test_client())] == [["p2"], ["p1"], ["p1", "p2"]]
    claim(ben, "p1")
    assert [shared(ada), shared(ben)] == [["p1"], ["p1"]]
    assert do(ben, do="move", move="wave p1") == (200, "")


def shared(client: FlaskClient) -> object:
    answer = client.get("/parts/phone").json
    assert answer is not None
    return answer["me"]["shared"]


def test_each_phone_narrows_for_itself(app: Flask, fair: Referee) -> None:
    ada, ben = paired(app), paired(app)
    do(ada, do="press", token="seat:p1")
    do(ben, do="press", token="seat:p2")
    do(ada, do="press", token="action:walk")
    answer = ben.post("/api/command", json={"do": "press", "token": "place:old-mill"}).json
    assert answer is not None
    assert {choice["seat"] for choice in answer["narrowed"]} == {"p2"}


@pytest.mark.parametrize("body", [{"seat": "p9"}, {"seat": "p4"}, {"seat": 1}, {"seat": ["p1"]}, {}])
def test_a_seat_that_is_not_there_cannot_be_claimed(phone: FlaskClient, fair: Referee, body: dict[str, Any]) -> None:
    assert phone.post("/api/seat", json=body).status_code == 400


def test_an_unpaired_phone_cannot_claim_a_seat(stranger: FlaskClient, fair: Referee) -> None:
    assert claim(stranger, "p1") == 403


def test_with_open_control_a_claim_brings_the_cookie_that_it_hangs_on(fair: Referee, pairing: Pairing) -> None:
    pairing.control = "open"
    client = make_app(fair, pairing).test_client()
    assert claim(client, "p1") == 200
    assert do(client, do="move", move="wave p2") == (403, "forbidden")
    assert do(make_app(fair, pairing).test_client(), do="move", move="wave p2") == (200, "")
