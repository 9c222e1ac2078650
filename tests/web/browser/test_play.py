"""A whole game by touch, and every way to put a move together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from companion import protocol
from companion.referee import Referee
from companion.words import speaker
from tests.web.browser.conftest import Visit, wait_seq

NASTY = "<img src=x onerror=alert(1)>"


def last_line(fair: Referee) -> str:
    view = fair.bulletin.view
    assert view is not None
    return view.log[-1]


def heard(page: Page, fair: Referee, line: str) -> bool:
    """Whether the page shows that this move was made, by which time the table knows it."""
    expect(page.locator(".log li").first).to_have_text(f"{line}.")
    return last_line(fair) == f"{line}."


def test_a_game_is_set_up_and_played_to_its_end_by_touch(visit: Visit, url: str, referee: Referee) -> None:
    page = visit(url)
    page.tap("#moves >> text=New game")
    page.locator("[name=player]").nth(0).fill("Ada")
    page.locator("[name=player]").nth(1).fill(NASTY)
    page.tap("#new-sheet .go")
    wait_seq(page, 1)
    expect(page.locator(".turn .who")).to_have_text("Ada")
    play_on(referee, until_in_space=2)
    wait_seq(page, referee.command({"do": "view"}, "test")["view"]["seq"])
    taps = 0
    while not page.locator(".turn.over").count():
        taps += 1
        seq = page.locator("body").get_attribute("data-seq")
        button = page.locator("#moves .go, #moves .offer .option").first
        button.tap()
        page.wait_for_selector(f'body:not([data-seq="{seq}"])')
        assert taps < 200
    view = referee.bulletin.view
    assert view is not None
    assert view.over
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator("#moves")).to_contain_text("New game")


def play_on(referee: Referee, until_in_space: int) -> None:
    """Plays quickly, without the page, until only so many ships are left in space."""
    while True:
        ships = referee.command({"do": "state"}, "test")["state"]["ships"]
        if sum(ship["where"] == "space" for fleet in ships.values() for ship in fleet.values()) <= until_in_space:
            return
        choice = referee.command({"do": "choices"}, "test")["choices"][0]
        line = [choice["verb"], choice["seat"], *(slot["options"][0] for slot in choice["slots"] if slot["min"])]
        referee.command({"do": "move", "move": " ".join(filter(None, line))}, "test")


def test_a_move_without_slots_is_one_tap(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    page.tap("#moves >> text=Wave")
    assert heard(page, fair, "wave p1")


def put_together(page: Page, *taps: str) -> None:
    """Taps one thing after the other, and at last what makes the move."""
    for tap in taps:
        page.tap(tap)
    page.tap("#moves .go")


def test_a_range_of_numbers_is_one_more_tap(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    put_together(page, "#moves >> text=Shout", '[data-word="4"]')
    assert heard(page, fair, "shout p1 4")


def test_slots_are_filled_step_by_step_and_previewed_before_the_last_tap(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    page.tap("#moves >> text=Build a boat")
    for word in ("c2", "c5", "c3"):
        page.tap(f'#moves [data-word="{word}"]')
    expect(page.locator('#moves [data-word="c4"]')).to_be_disabled()
    page.tap('#moves [data-word="c5"]')
    page.tap("#moves >> text=Go on")
    expect(page.locator(".preview")).to_have_text("About to build p1 c2 c3.")
    page.tap("#moves .go")
    assert heard(page, fair, "build p1 c2 c3")


def test_what_is_listed_several_times_is_counted(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    page.tap("#moves >> text=Buy fruit")
    page.tap('[data-word="apple"]')
    page.tap('[data-word="apple"]')
    expect(page.locator('[data-word="apple"]')).to_be_disabled()
    page.tap("text=Go on")
    page.tap("#moves .go")
    assert heard(page, fair, "buy p1 apple apple")


@pytest.mark.parametrize(("text", "line"), [("", "sing p1"), ("Ode to Joy", "sing p1 title=ode-to-joy")])
def test_free_text_is_typed_or_left_out(visit: Visit, url: str, fair: Referee, text: str, line: str) -> None:
    page = visit(url)
    page.tap("#moves >> text=Sing")
    page.locator("[name=title]").fill(text)
    page.tap("#moves .go")
    assert heard(page, fair, line)


def test_slots_that_depend_on_each_other_leave_no_dead_end(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    page.tap("#moves >> text=Give something")
    page.tap('[data-word="p2"]')
    expect(page.locator("#moves .picked")).to_contain_text("BenCoin")
    page.tap('#moves [aria-label="Back"]')
    put_together(page, '[data-word="p3"]', '[data-word="kiss"]')
    assert heard(page, fair, "give p1 p3 kiss")


def test_a_lit_place_on_the_board_is_a_pick(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    page.tap('.lit[data-id="bridge"]')
    expect(page.locator(".preview")).to_have_text("About to walk p1 bridge.")
    page.tap("#moves .go")
    assert heard(page, fair, "walk p1 bridge")


def test_a_place_that_two_moves_could_mean_asks_which(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    put_together(page, '.lit[data-id="well"]', "#moves >> text=Ride")
    assert heard(page, fair, "ride p1 well")


def test_board_and_cards_are_picked_by_the_keyboard_too(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    page.locator('.lit[data-id="c2"]').press("Enter")
    page.locator('.lit[data-id="c4"]').press("Space")
    expect(page.locator('[data-id="c4"]')).to_have_attribute("aria-pressed", "true")
    page.locator("#moves >> text=Go on").press("Enter")
    page.locator("#moves .go").press("Enter")
    assert heard(page, fair, "build p1 c2 c4")


def test_a_phone_that_chose_its_seat_sees_its_own_moves_and_undoes_them(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    page.tap("#me")
    page.tap('[data-seat="p2"]')
    expect(page.locator("#me")).to_have_text("Ben")
    page.tap("#moves >> text=Wave")
    assert heard(page, fair, "wave p2")
    fair.command({"do": "move", "move": "wave p1"}, "test")
    page.tap("text=Undo mine")
    expect(page.locator(".log li")).to_have_count(1)
    assert heard(page, fair, "wave p1")
    assert "wave p2." not in str(fair.bulletin.view)


def test_two_phones_do_not_disturb_each_other(visit: Visit, url: str, fair: Referee) -> None:
    ada, ben = visit(url), visit(url)
    for page, seat in ((ada, "p1"), (ben, "p2")):
        page.tap("#me")
        page.tap(f'[data-seat="{seat}"]')
        expect(page.locator("#me.seated")).to_be_visible()
    ada.tap("#moves >> text=Build a boat")
    ada.tap('[data-word="c1"]')
    ben.tap("#moves >> text=Wave")
    assert heard(ada, fair, "wave p2")
    ada.tap("text=Go on")
    ada.tap("#moves .go")
    assert heard(ben, fair, "build p1 c1")


def test_a_refusal_is_said_with_its_rule(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    answer = speaker().plain(protocol.error("illegal", "That is not allowed here.", "2.1"))
    page.route("**/api/command", lambda route: route.fulfill(json=answer) if is_move(route) else route.continue_())
    page.tap('[data-line="roll p1"]')
    expect(page.locator("#notices")).to_contain_text("That is not allowed here.")
    page.tap("#notices >> text=Rule 2.1")
    expect(page.locator("#rule-sheet .rule")).not_to_be_empty()


def is_move(route: Route) -> bool:
    return '"move"' in (route.request.post_data or "")


def test_undo_and_redo_are_a_tap_each(visit: Visit, url: str, fair: Referee) -> None:
    page = visit(url)
    page.tap("#moves >> text=Wave")
    assert heard(page, fair, "wave p1")
    page.tap("#undo")
    expect(page.locator(".log li")).to_have_count(0)
    page.tap("#redo")
    assert heard(page, fair, "wave p1")
