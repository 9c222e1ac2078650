"""The code on the box, its brake, the cookie, and the file that they rest on."""

from __future__ import annotations

import errno
import json
import stat
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.referee import Referee
from tests.kit import told
from tests.web.conftest import CODE, make_app
from web.access.keyring import Keyring
from web.access.pairing import BRAKE_SECONDS, TRIES, Braked, Paired, Pairing, Wrong


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand() -> Hand:
    return Hand()


def wrong(pairing: Pairing) -> str:
    return "000000" if pairing.code != "000000" else "111111"


def test_the_code_is_six_digits() -> None:
    assert all(len(code) == 6 and code.isdigit() for code in (Pairing(Keyring()).code for _ in range(20)))


def test_the_right_code_gives_a_cookie_and_is_used_up() -> None:
    pairing = Pairing(Keyring())
    code = pairing.code
    outcome = pairing.redeem(code)
    assert isinstance(outcome, Paired)
    known = pairing.read(outcome.cookie)
    assert known is not None
    assert known.paired
    assert pairing.code != code or pairing.redeem(code) != outcome


def test_after_five_wrong_tries_comes_a_brake_and_a_new_code(hand: Hand) -> None:
    told: list[str] = []
    pairing = Pairing(Keyring(), clock=hand, changed=told.append)
    code = pairing.code
    tries = [pairing.redeem(wrong(pairing)) for _ in range(TRIES)]
    assert tries == [Wrong(left) for left in (4, 3, 2, 1, 0)]
    assert pairing.redeem(code) == Braked(30)
    assert told == [pairing.code]


def test_braked_tries_do_not_lengthen_the_brake(hand: Hand) -> None:
    pairing = Pairing(Keyring(), clock=hand)
    for _ in range(TRIES):
        pairing.redeem(wrong(pairing))
    waits = []
    for _ in range(3):
        waits.append(pairing.redeem("x"))
        hand.now += 9.5
    assert waits == [Braked(30), Braked(21), Braked(11)]
    hand.now += BRAKE_SECONDS - 28.5
    assert isinstance(pairing.redeem(pairing.code), Paired)


def test_a_fixed_code_stays_and_is_braked_all_the_same(hand: Hand) -> None:
    pairing = Pairing(Keyring(), fixed=CODE, clock=hand)
    assert isinstance(pairing.redeem(CODE), Paired)
    for _ in range(TRIES):
        pairing.redeem("nothing")
    assert isinstance(pairing.redeem(CODE), Braked)
    hand.now += BRAKE_SECONDS
    assert isinstance(pairing.redeem(CODE), Paired)


@pytest.mark.parametrize("code", ["", "１２３４５６", "кот", "🎲", "1" * 60000])
def test_any_text_may_be_tried(phone: FlaskClient, code: str) -> None:
    assert phone.post("/api/pair", json={"code": code}).status_code == 403


@pytest.mark.parametrize("body", [{}, {"code": 123456}, {"code": None}, {"code": [CODE]}, []])
def test_what_is_no_code_is_no_try(app: Flask, body: object) -> None:
    client = app.test_client()
    assert [client.post("/api/pair", json=body).status_code for _ in range(TRIES + 1)] == [400] * (TRIES + 1)


def test_the_address_answers_403_then_429_with_the_time_to_wait(stranger: FlaskClient) -> None:
    answers = [stranger.post("/api/pair", json={"code": "000000"}) for _ in range(TRIES + 1)]
    assert [answer.status_code for answer in answers] == [403] * TRIES + [429]
    assert 1 <= int(answers[-1].headers["Retry-After"]) <= 30


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(stranger: FlaskClient) -> None:
    cookie = stranger.post("/api/pair", json={"code": CODE}).headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie


def test_unpairing_makes_every_cookie_worthless(phone: FlaskClient, race: Referee) -> None:
    assert phone.post("/api/command", json={"do": "redo"}).status_code == 200
    assert phone.post("/api/unpair", json={}).status_code == 200
    assert phone.post("/api/command", json={"do": "redo"}).status_code == 403


def test_a_stranger_cannot_unpair(stranger: FlaskClient) -> None:
    assert stranger.post("/api/unpair", json={}).status_code == 403


def test_a_pairing_outlives_a_restart(tmp_path: Path, race: Referee) -> None:
    before = make_app(race, Pairing(Keyring(tmp_path), fixed=CODE)).test_client()
    before.post("/api/pair", json={"code": CODE})
    before.post("/api/seat", json={"seat": "p2"})
    after = make_app(race, Pairing(Keyring(tmp_path))).test_client()
    cookie = before.get_cookie("companion")
    assert cookie is not None
    after.set_cookie("companion", cookie.value)
    assert after.post("/api/command", json={"do": "redo"}).status_code == 200
    assert after.post("/api/command", json={"do": "move", "move": "roll p1"}).status_code == 403


def test_the_key_is_for_the_owner_alone(tmp_path: Path) -> None:
    Keyring(tmp_path)
    assert stat.S_IMODE((tmp_path / "pairing.json").stat().st_mode) == 0o600


def test_a_key_file_that_others_could_read_is_closed(tmp_path: Path) -> None:
    Keyring(tmp_path)
    (tmp_path / "pairing.json").chmod(0o644)
    Keyring(tmp_path)
    assert stat.S_IMODE((tmp_path / "pairing.json").stat().st_mode) == 0o600


def test_a_key_file_cut_anywhere_is_replaced_and_told(tmp_path: Path) -> None:
    whole = Keyring(tmp_path)
    path = tmp_path / "pairing.json"
    content = path.read_bytes()
    for length in range(len(content)):
        path.write_bytes(content[:length])
        found = Keyring(tmp_path)
        assert "must be paired again" in told(found.trouble)
        assert found.key != whole.key
        assert Keyring(tmp_path).trouble == ""


@pytest.mark.parametrize("content", [b"null", b"[]", b"\xff\xfe", json.dumps({"key": "short"}).encode()])
def test_a_key_file_with_something_else_in_it_is_replaced(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "pairing.json").write_bytes(content)
    assert len(Keyring(tmp_path).key) == 64


def test_without_a_disk_to_write_on_the_pairing_lives_in_memory(tmp_path: Path) -> None:
    keyring = Keyring(tmp_path / "missing")
    assert "could not be stored" in told(keyring.trouble)
    pairing = Pairing(keyring)
    assert isinstance(pairing.redeem(pairing.code), Paired)


def test_on_a_disk_that_takes_nothing_the_phones_stay_paired(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(path: Path, mode: int) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    key = Keyring(tmp_path).key
    monkeypatch.setattr(Path, "chmod", read_only)
    assert Keyring(tmp_path).key == key


def test_only_the_newest_claims_are_kept(tmp_path: Path) -> None:
    keyring = Keyring(tmp_path)
    for number in range(66):
        keyring.claim(f"phone-{number}", "p1")
    assert keyring.seat_of("phone-65") == "p1"
    assert keyring.seat_of("phone-0") is None
