"""The pages as the server renders them, whole for the first paint and part by part after it."""

from __future__ import annotations

from html import unescape
from html.parser import HTMLParser

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.contract.view import Cards
from companion.referee import Referee
from companion.registry import GAMES
from companion.rulebook import rules_of
from tests.web.conftest import begun, make_app
from web.access.keyring import Keyring
from web.access.pairing import Pairing
from web.pages import PARTS, own_first

NASTY = "<script>alert(1)</script>\"'&"


class Inline(HTMLParser):
    """Finds what a policy without inline code would block."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if (
            tag == "style"
            or (tag == "script" and "src" not in names and names.get("type") != "application/json")
            or "style" in names
        ):
            self.found.append(tag)
        self.found += [f"{tag} {name}" for name in names if name.startswith("on")]


def inline_code(html: str) -> list[str]:
    parser = Inline()
    parser.feed(html)
    return parser.found


@pytest.mark.parametrize("address", ["/", "/table", "/box"])
def test_no_page_holds_inline_code_and_the_finder_would_find_it(
    address: str, stranger: FlaskClient, fair: Referee
) -> None:
    assert inline_code('<p style="x" onclick="y"><script>z</script>') == ["p", "p onclick", "script"]
    assert inline_code(stranger.get(address).text) == []


@pytest.mark.parametrize("address", ["/", "/table"])
def test_the_first_paint_shows_the_table_without_any_script(address: str, stranger: FlaskClient, race: Referee) -> None:
    html = stranger.get(address).text
    assert '<bdi class="name c-red">Ada</bdi> rolls the die.' in html
    assert 'data-id="shooting-star"' in html


def test_names_are_never_markup(referee: Referee, pairing: Pairing) -> None:
    begun(referee, "race-through-space", NASTY, "=1+1,2")
    client = make_app(referee, pairing).test_client()
    for address in ("/", "/table"):
        assert "<script>alert" not in client.get(address).text
    answer = client.get("/parts/phone").json
    assert answer is not None
    assert all("<script>" not in html for html in answer["parts"].values())


def test_the_parts_are_those_of_the_whole_page(stranger: FlaskClient, race: Referee) -> None:
    answer = stranger.get("/parts/phone").json
    assert answer is not None
    assert tuple(answer["parts"]) == PARTS["phone"]
    html = stranger.get("/").text
    assert all(part in html for part in answer["parts"].values())


def test_the_parts_come_with_the_choices_of_the_same_moment(stranger: FlaskClient, race: Referee) -> None:
    answer = stranger.get("/parts/phone").json
    assert answer is not None
    assert answer["seq"] == 1
    assert [choice["verb"] for choice in answer["choices"]] == ["roll"]


def test_the_parts_say_who_this_phone_is(phone: FlaskClient, stranger: FlaskClient, fair: Referee) -> None:
    phone.post("/api/seat", json={"seat": "p2"})
    mine, theirs = phone.get("/parts/phone").json, stranger.get("/parts/phone").json
    assert mine is not None
    assert theirs is not None
    assert mine["me"] == {"control": True, "seat": "p2", "shared": []}
    assert theirs["me"] == {"control": False, "seat": None, "shared": ["p2"]}


def test_before_the_first_game_there_is_a_page_too(stranger: FlaskClient) -> None:
    assert "No game yet" in stranger.get("/").text
    answer = stranger.get("/parts/phone").json
    assert answer is not None
    assert (answer["seq"], answer["choices"]) == (None, [])


def test_a_page_that_is_not_there_has_no_parts(stranger: FlaskClient) -> None:
    assert stranger.get("/parts/attic").status_code == 404


def test_assets_carry_the_version_in_their_address_and_are_kept(stranger: FlaskClient, app: Flask) -> None:
    assets = app.extensions["joined"].assets
    for name in assets.files:
        answer = stranger.get(assets.address(name))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
    assert stranger.get("/static/older/phone.js").status_code == 404
    assert stranger.get(f"/static/{assets.version}/../app.py").status_code == 404


def test_every_address_that_a_page_names_is_there(stranger: FlaskClient, race: Referee) -> None:
    for page in ("/", "/table", "/box", "/rules"):
        for address in addresses(stranger.get(page).text):
            assert stranger.get(address).status_code == 200, address


def addresses(html: str) -> list[str]:
    found: list[str] = []

    class Links(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.extend(value for name, value in attrs if name in ("src", "href") and value)

    Links().feed(html)
    return found


def test_a_browser_without_scripts_is_told_what_it_lacks(stranger: FlaskClient, race: Referee) -> None:
    assert '<noscript><p class="note">Moves need JavaScript' in stranger.get("/").text


def test_the_rules_of_the_game_on_the_table_are_there_to_read(stranger: FlaskClient, race: Referee) -> None:
    page = stranger.get("/rules").text
    assert '<h1 class="title">Race Through Space</h1>' in page
    assert "<h2>3 The shooting star</h2>" in page
    assert race.command({"do": "rule", "ref": "3.3"}, "test")["text"] in unescape(page)


def test_every_rule_of_every_game_is_there_to_read(stranger: FlaskClient) -> None:
    assert GAMES
    for game in GAMES:
        page = unescape(stranger.get(f"/rules/{game}").text)
        for number, text in rules_of(GAMES[game]).items():
            assert f'id="r{number}"' in page
            assert text in page


def test_there_are_no_rules_of_a_game_that_is_none(stranger: FlaskClient) -> None:
    assert stranger.get("/rules/chess").status_code == 404


def test_a_warning_stands_on_every_page(referee: Referee, stranger: FlaskClient) -> None:
    referee.table.journal.warnings.append("The card is full.")
    referee.command({"do": "redo"}, "test")
    for page in PARTS:
        answer = stranger.get(f"/parts/{page}").json
        assert answer is not None
        assert "The card is full." in answer["parts"]["warnings"]


def test_the_code_is_on_no_page(race: Referee) -> None:
    client = make_app(race, Pairing(Keyring(), fixed="987654")).test_client()
    for address in ("/", "/table", "/box", "/parts/phone", "/api/state", "/api/health"):
        assert "987654" not in client.get(address).text


def test_a_phone_with_a_seat_sees_its_own_things_before_those_of_others() -> None:
    table, ada, ben = (Cards(name, name, (), seat) for name, seat in (("t", None), ("a", "p1"), ("b", "p2")))
    assert own_first((ada, ben, table), "p2") == (ben, table, ada)
    assert own_first((ada, ben, table), None) == (ada, ben, table)


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de-DE,en-US;q=0.7,en;q=0.3", "de"),
        ("de-AT", "de"),
        ("fr,de;q=0.5", "de"),
        ("fr", "en"),
        ("en-GB,de;q=0.9", "en"),
    ],
)
def test_the_page_speaks_the_language_of_the_browser(wish: str, language: str, stranger: FlaskClient) -> None:
    assert f'<html lang="{language}">' in stranger.get("/", headers={"Accept-Language": wish}).text


def test_a_phone_keeps_the_language_it_chose(phone: FlaskClient) -> None:
    assert phone.post("/api/language", json={"language": "tlh"}).status_code == 400
    assert phone.post("/api/language", json={"language": "de"}).json == {"ok": True, "language": "de"}
    assert '<html lang="de">' in phone.get("/", headers={"Accept-Language": "en"}).text
    assert phone.get("/rules/chess").json["error"]["message"].startswith("Hier gibt es keine Regeln")
