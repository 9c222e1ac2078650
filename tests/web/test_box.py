"""The box over HTTP: its glass for all eyes, its parts for paired hands."""

from __future__ import annotations

import io
from typing import Any

import pytest
from flask.testing import FlaskClient
from PIL import Image

from companion.contract.view import Join
from companion.referee import Referee
from tests.web.conftest import make_app, paired
from tests.web.toy_box import ToyBox
from web.access.pairing import Pairing

DEEDS: list[tuple[str, dict[str, Any], tuple[object, ...]]] = [
    ("push", {"button": "roll", "down": True}, ("push", "roll", True)),
    ("turn", {"detents": -2}, ("turn", -2)),
    ("place", {"reader": "main", "tag": "AB12"}, ("place", "main", "AB12")),
    ("lift", {"reader": "main"}, ("lift", "main")),
    ("fault", {"verb": "pull_cable", "part": "left"}, ("fault", "pull_cable", "left")),
]
SENSELESS: list[tuple[str, Any]] = [
    ("push", {"button": "red", "down": True}),
    ("push", {"button": "roll"}),
    ("push", {"button": "roll", "down": 1}),
    ("push", {"button": "roll", "down": True, "hard": True}),
    ("turn", {"detents": 0.5}),
    ("turn", {"detents": "1"}),
    ("place", {"reader": "other", "tag": "AB12"}),
    ("fault", {"verb": "explode", "part": "left"}),
    ("lift", []),
]


@pytest.fixture
def box() -> ToyBox:
    return ToyBox()


@pytest.fixture
def hand(referee: Referee, pairing: Pairing, box: ToyBox) -> FlaskClient:
    """A paired phone at a simulated box."""
    return paired(make_app(referee, pairing, glass=box, simulated=box))


@pytest.fixture
def passer_by(referee: Referee, pairing: Pairing, box: ToyBox) -> FlaskClient:
    """An unpaired phone at a real box."""
    return make_app(referee, pairing, glass=box).test_client()


def test_the_screens_are_listed_with_a_digest_that_changes_with_the_picture(hand: FlaskClient, box: ToyBox) -> None:
    before = hand.get("/api/screens").json
    box.lit_pixels += 1
    after = hand.get("/api/screens").json
    assert before is not None
    assert after is not None
    assert [screen["name"] for screen in before["screens"]] == ["left", "right"]
    assert before["screens"][0]["digest"] != after["screens"][0]["digest"]


def test_the_glass_is_shown_one_pixel_a_pixel(hand: FlaskClient) -> None:
    answer = hand.get("/api/screens/left.png")
    assert answer.mimetype == "image/png"
    with Image.open(io.BytesIO(answer.data)) as picture:
        assert picture.size == (128, 64)
        assert sum(map(bool, picture.tobytes())) == 1


def test_an_unchanged_picture_is_not_sent_twice(hand: FlaskClient) -> None:
    etag = hand.get("/api/screens/left.png").headers["ETag"]
    assert hand.get("/api/screens/left.png", headers={"If-None-Match": etag}).status_code == 304


@pytest.mark.parametrize("name", ["middle", "..%2Fleft", "left.png"])
def test_a_screen_that_is_not_there_is_not_found(hand: FlaskClient, name: str) -> None:
    assert hand.get(f"/api/screens/{name}.png").status_code == 404


def test_without_a_box_there_are_no_screens(stranger: FlaskClient) -> None:
    assert stranger.get("/api/screens").json == {"ok": True, "screens": []}
    assert stranger.get("/api/screens/left.png").status_code == 404


def test_a_real_box_shows_its_glass_to_all_but_not_while_the_code_is_on_it(
    passer_by: FlaskClient, referee: Referee
) -> None:
    assert passer_by.get("/api/screens/left.png").status_code == 200
    referee.show_join(Join("http://192.168.1.20:8080", "123456"))
    referee.command({"do": "games"})  # what was asked before is done by then
    assert passer_by.get("/api/screens/left.png").status_code == 403
    listed = passer_by.get("/api/screens").json
    assert listed is not None
    assert all("digest" not in screen for screen in listed["screens"])


@pytest.mark.parametrize(("verb", "body", "deed"), DEEDS)
def test_a_hand_moves_the_parts_of_a_simulated_box(
    hand: FlaskClient, box: ToyBox, verb: str, body: dict[str, Any], deed: tuple[object, ...]
) -> None:
    assert hand.post(f"/api/box/{verb}", json=body).json == {"ok": True}
    assert box.deeds == [deed]


@pytest.mark.parametrize(("verb", "body"), SENSELESS)
def test_what_a_hand_cannot_do_is_refused(hand: FlaskClient, box: ToyBox, verb: str, body: Any) -> None:
    assert hand.post(f"/api/box/{verb}", json=body).status_code == 400
    assert box.deeds == []


@pytest.mark.parametrize(("verb", "body", "deed"), DEEDS)
def test_only_paired_hands_reach_it(
    referee: Referee, pairing: Pairing, box: ToyBox, verb: str, body: dict[str, Any], deed: object
) -> None:
    stranger = make_app(referee, pairing, glass=box, simulated=box).test_client()
    assert stranger.post(f"/api/box/{verb}", json=body).status_code == 403
    assert box.deeds == []


def test_the_parts_are_told(hand: FlaskClient, box: ToyBox) -> None:
    assert hand.get("/api/box").json == {"ok": True, "parts": box.parts()}


def test_a_real_box_cannot_be_moved_from_afar(passer_by: FlaskClient) -> None:
    assert passer_by.get("/api/box").status_code == 404
    assert passer_by.post("/api/box/push", json={"button": "ok", "down": True}).status_code == 404
