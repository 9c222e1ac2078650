"""Sleeping, waking, cut cables, full boxes and new versions."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from companion.referee import Referee
from tests.web.browser.conftest import Cable, Visit, wait_live, wait_seq
from tests.web.conftest import Serve, make_app
from web.access.keyring import Keyring
from web.access.pairing import Pairing


def sleep(page: Page) -> None:
    page.context.new_cdp_session(page).send("Page.setWebLifecycleState", {"state": "frozen"})


def wake(page: Page) -> None:
    page.context.new_cdp_session(page).send("Page.setWebLifecycleState", {"state": "active"})


def test_a_change_reaches_the_page_by_itself(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    race.command({"do": "move", "move": "roll p1 4"}, "test")
    wait_seq(page, 2)
    expect(page.locator(".die")).to_have_attribute("aria-label", "4")


def test_a_phone_that_slept_catches_up_when_it_wakes(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    sleep(page)
    race.command({"do": "move", "move": "roll p1 4"}, "test")
    race.command({"do": "move", "move": "advance p1 s1"}, "test")
    wake(page)
    wait_seq(page, 3)
    wait_live(page)
    expect(page.locator("#stale")).to_be_hidden()


def test_a_page_that_is_hidden_holds_no_place_at_the_box(
    visit: Visit, referee: Referee, serve: Serve, race: Referee
) -> None:
    app = make_app(referee, Pairing(Keyring(), control="open"))
    page = visit(serve(app).url)
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("body")).to_have_attribute("data-live", "no")
    page.wait_for_timeout(1500)
    assert len(app.extensions["streams"]) == 0


def test_a_cut_cable_is_told_and_the_page_mends_itself(visit: Visit, cable: Cable, race: Referee) -> None:
    page = visit(f"http://127.0.0.1:{cable.port}")
    cable.cut()
    expect(page.locator("#stale")).to_contain_text("Stale since")
    expect(page.locator("body")).to_have_attribute("data-live", "no")
    race.command({"do": "move", "move": "roll p1 4"}, "test")
    cable.mend()
    wait_seq(page, 2)
    wait_live(page)
    expect(page.locator("#stale")).to_be_hidden()


def test_a_tap_into_a_cut_cable_is_not_swallowed_silently(visit: Visit, cable: Cable, race: Referee) -> None:
    page = visit(f"http://127.0.0.1:{cable.port}")
    cable.cut()
    page.tap('[data-line="roll p1"]')
    expect(page.locator("#notices")).to_contain_text("does not answer")


def test_at_a_full_box_the_page_asks_now_and_then(visit: Visit, race: Referee, serve: Serve) -> None:
    page = visit(serve(make_app(race, Pairing(Keyring(), control="open"), streams=0)).url, live=False)
    page.wait_for_selector('body[data-live="polling"]')
    expect(page.locator("#stale")).to_be_hidden()
    race.command({"do": "move", "move": "roll p1 4"}, "test")
    wait_seq(page, 2)


def test_a_page_of_an_older_version_loads_itself_anew(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    version = page.locator("body").get_attribute("data-version")
    page.evaluate("document.body.dataset.version = 'old'")
    race.command({"do": "move", "move": "roll p1 4"}, "test")
    page.wait_for_selector(f'body[data-version="{version}"][data-live="yes"]')


def test_numbers_that_tick_are_not_announced(visit: Visit, url: str, race: Referee) -> None:
    page = visit(url)
    race.command({"do": "move", "move": "roll p1 4"}, "test")
    expect(page.locator("#spoken")).to_have_text("Ada moves a ship by 4.")
    assert page.locator(".countdowns[aria-live], .countdowns [aria-live], [aria-live] .countdowns").count() == 0
