"""The protocol over HTTP: contract sections 1 and 6."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from flask.testing import FlaskClient

from companion.contract.view import View
from companion.referee import Referee
from tests.web.conftest import make_app
from web.access.pairing import Pairing
from web.language import speaker_for


def as_json(view: View | None) -> Any:
    """What a program is told of a view, in English."""
    return msgspec.json.decode(speaker_for(view, "en").json(view))


NEW = {"do": "new", "game": "race-through-space", "players": ["Ada", "Ben"]}


def test_a_command_gives_the_table_s_own_answer(phone: FlaskClient, referee: Referee) -> None:
    answer = phone.post("/api/command", json=NEW)
    assert answer.status_code == 200
    assert answer.json == {"ok": True, "seq": 1, "view": as_json(referee.bulletin.view)}


def test_a_refusal_by_the_rules_is_an_answer_like_any_other(phone: FlaskClient, race: Referee) -> None:
    answer = phone.post("/api/command", json={"do": "move", "move": "advance p1 s1"})
    assert answer.status_code == 200
    assert answer.json is not None
    assert answer.json["error"]["code"] == "illegal"


@pytest.mark.parametrize("text", ["", "no json", "[]", "3", '"do"', "null", "{", "[" * 5000, '{"do": "\\ud800"}'])
def test_what_is_no_json_object_is_refused_as_such(phone: FlaskClient, text: str) -> None:
    answer = phone.post("/api/command", data=text, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json is not None
    assert answer.json["error"]["code"] == "bad-request"


@pytest.mark.parametrize("request_", [{"do": "dance"}, {}, {"do": 3}, {"do": ["move"]}, {"do": "move"}])
def test_a_malformed_request_is_a_bad_request(phone: FlaskClient, request_: dict[str, object]) -> None:
    answer = phone.post("/api/command", json=request_)
    assert answer.status_code == 200
    assert answer.json is not None
    assert answer.json["error"]["code"] == "bad-request"


def test_before_the_first_game_the_view_is_null(stranger: FlaskClient) -> None:
    assert stranger.get("/api/state").json == {"ok": True, "view": None}


def test_the_state_shows_the_newest_view(stranger: FlaskClient, race: Referee) -> None:
    assert stranger.get("/api/state").json == {"ok": True, "view": as_json(race.bulletin.view)}


@pytest.mark.parametrize("verb", ["games", "choices", "view", "state", "record", "history"])
def test_reading_needs_no_pairing(stranger: FlaskClient, race: Referee, verb: str) -> None:
    answer = stranger.post("/api/command", json={"do": verb})
    assert answer.status_code == 200
    assert answer.json is not None
    assert answer.json["ok"]


@pytest.mark.parametrize("verb", ["new", "move", "press", "scan", "undo", "redo", "correct", "load", "teach", "end"])
def test_writing_needs_pairing(stranger: FlaskClient, race: Referee, verb: str) -> None:
    before = race.bulletin.view
    answer = stranger.post("/api/command", json={"do": verb, "move": "roll p1", "token": "roll"})
    assert answer.status_code == 403
    assert answer.json is not None
    assert answer.json["error"]["code"] == "forbidden"
    assert race.bulletin.view == before


def test_with_open_control_nobody_need_pair(referee: Referee, pairing: Pairing) -> None:
    pairing.control = "open"
    client = make_app(referee, pairing).test_client()
    assert client.post("/api/command", json=NEW).status_code == 200


def test_the_record_is_plain_text_to_keep(stranger: FlaskClient, race: Referee) -> None:
    answer = stranger.get("/api/record")
    assert answer.mimetype == "text/plain"
    assert answer.text.startswith("game: race-through-space\n")


def test_without_a_game_there_is_no_record(stranger: FlaskClient) -> None:
    answer = stranger.get("/api/record")
    assert answer.status_code == 404
    assert answer.json is not None
    assert answer.json["error"]["code"] == "no-table"


def test_the_history_lists_games_that_have_ended(stranger: FlaskClient, race: Referee) -> None:
    race.command({"do": "end", "why": "supper"}, "test")
    answer = stranger.get("/api/history").json
    assert answer is not None
    assert [game["summary"]["players"] for game in answer["games"]] == [["Ada", "Ben"]]


def test_health_is_told_with_503_when_a_part_is_down(referee: Referee, pairing: Pairing) -> None:
    report = {"ok": True, "devices": {"left": "ok"}}
    client = make_app(referee, pairing, health=lambda: report).test_client()
    assert client.get("/api/health").status_code == 200
    report |= {"ok": False, "devices": {"left": "failed"}}
    answer = client.get("/api/health")
    assert (answer.status_code, answer.json) == (503, report)


def test_an_unknown_address_is_told_in_the_protocol_s_shape(stranger: FlaskClient) -> None:
    answer = stranger.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json is not None
    assert answer.json["error"]["message"] == "There is nothing at this address."
