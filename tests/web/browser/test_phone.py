"""What the page on a phone does beside the moves: names, the menu, a game begun, seats that two phones have."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from companion.referee import Referee
from tests.web.browser.conftest import Visit, from_menu, wait_seq
from tests.web.browser.test_play import NASTY
from tests.web.conftest import begun


def test_names_with_markup_are_only_names(visit: Visit, url: str, referee: Referee) -> None:
    referee.command({"do": "new", "game": "race-through-space", "players": [NASTY, "مريم 🎲"]}, "test")
    page = visit(url)
    expect(page.locator(".turn .who")).to_have_text(NASTY)
    expect(page.locator(".seat .name").nth(1)).to_have_text("مريم 🎲")
    assert page.locator("img").count() == 0


@pytest.mark.parametrize(
    "memory",
    [
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})",
        "localStorage.setItem('players', '{\"a\"')",
        "localStorage.setItem('players', '7')",
    ],
)
def test_a_game_begins_in_a_browser_that_keeps_nothing(visit: Visit, url: str, memory: str) -> None:
    page = visit(url)
    page.evaluate(f"() => {{ {memory} }}")
    page.tap("#moves .go")
    for at, name in enumerate(("Ada", "Ben")):
        page.locator("[name=player]").nth(at).fill(name)
    page.tap("#new-sheet .go")
    wait_seq(page, 1)


def test_the_name_of_the_tab_follows_the_game(visit: Visit, url: str, referee: Referee) -> None:
    page = visit(url)
    expect(page).to_have_title("Companion box")
    begun(referee, "race-through-space", "Ada", "Ben")
    wait_seq(page, 1)
    expect(page).to_have_title("Race Through Space")


def test_the_way_back_from_the_rules_leads_to_a_live_page(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    from_menu(page, "The rules")
    expect(page.locator("h1")).to_have_text("Race Through Space")
    race.command({"do": "move", "move": "roll p1 3"}, "test")
    page.go_back()
    wait_seq(page, 2)
    expect(page.locator("#menu-sheet")).to_be_hidden()
    page.tap("#moves >> text=Ship 1")
    wait_seq(page, 3)


def test_what_a_form_lacks_is_said_by_the_page_itself(visit: Visit, url: str) -> None:
    page = visit(url, locale="de-DE")
    page.tap("#moves .go")
    page.locator("[name=player]").first.fill("Ada")
    page.tap("#new-sheet .go")
    expect(page.locator("#new-sheet .trouble")).to_have_text(
        "Wer mitspielt, braucht einen Namen; ✕ nimmt eine Zeile weg."
    )


def test_without_a_game_the_menu_has_nothing_of_one(visit: Visit, url: str, referee: Referee) -> None:
    page = visit(url)
    page.tap("#menu")
    expect(page.locator("#menu-sheet >> text=Save the record")).to_be_hidden()
    expect(page.locator("#menu-sheet >> text=The rules")).to_be_visible()
    page.tap("#menu-sheet [data-close]")
    begun(referee, "race-through-space", "Ada", "Ben")
    wait_seq(page, 1)
    page.tap("#menu")
    expect(page.locator("#menu-sheet >> text=Save the record")).to_be_visible()


def test_a_phone_is_told_that_another_one_has_its_seat(visit: Visit, url: str, fair: Referee) -> None:
    ada, ben = visit(url), visit(url)
    for page in (ada, ben):
        page.tap("#me")
        expect(page.locator('[data-seat="p1"]')).to_have_text("Ada" if page is ada else "Ada another phone")
        page.tap('[data-seat="p1"]')
        expect(page.locator("#me.seated")).to_be_visible()
    expect(ben.locator("#notices")).to_contain_text("Another phone is Ada too.")
    expect(ada.locator("#notices")).to_be_empty()
