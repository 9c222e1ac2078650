"""Usable by all: accessibility rules, small and wide screens, large text, darkness."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from companion.referee import Referee
from companion.registry import GAMES
from tests.web.browser.conftest import Visit
from tests.web.conftest import Serve, make_app
from tests.web.toy_box import ToyBox
from web.access.keyring import Keyring
from web.access.pairing import Pairing

VIEWPORTS = [(320, 568), (360, 740), (740, 360), (1280, 800)]
SHEETS = ["menu", "seat", "new", "pair", "correct"]
SCREENS = [(1280, 720), (1920, 1080)]
RECORDS = Path(__file__).parents[2] / "pictures"
SMALLEST_TARGET = 44


@pytest.fixture
def whole(fair: Referee, serve: Serve) -> str:
    """The address of a page with everything: all blocks, all choices, a box."""
    box = ToyBox()
    return serve(make_app(fair, Pairing(Keyring(), control="open"), glass=box, simulated=box)).url


def breaches(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{breach['id']}: {node['html'][:150]}" for breach in found for node in breach["nodes"]]


def overflows(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(
    ("address", "scheme"),
    [
        ("/", "light"),
        ("/", "dark"),
        ("/table", "light"),
        ("/table", "dark"),
        ("/box", "light"),
        ("/rules", "light"),
        ("/rules", "dark"),
    ],
)
def test_every_page_keeps_the_rules_of_accessibility(visit: Visit, whole: str, address: str, scheme: str) -> None:
    page = visit(whole + address, live=address != "/rules", color_scheme=scheme)
    if address == "/box":
        page.wait_for_selector(".cap")
    assert breaches(page) == []


def test_sheets_and_pickers_keep_them_too(visit: Visit, whole: str) -> None:
    page = visit(whole)
    for sheet in SHEETS:
        page.evaluate(f"document.querySelector('#{sheet}-sheet').showModal()")
        assert breaches(page) == [], sheet
        page.evaluate(f"document.querySelector('#{sheet}-sheet').close()")
    page.tap("#moves >> text=Buy fruit")
    assert breaches(page) == []
    page.tap('#moves [aria-label="Back"]')
    page.tap("#moves >> text=Sing")
    assert breaches(page) == []


@pytest.mark.parametrize("address", ["/", "/table", "/box", "/rules"])
def test_nothing_sticks_out_at_any_width(visit: Visit, whole: str, address: str) -> None:
    page = visit(whole + address, live=address != "/rules")
    for width, height in VIEWPORTS:
        page.set_viewport_size({"width": width, "height": height})
        assert not overflows(page), width


@pytest.mark.parametrize("game", GAMES)
def test_the_big_view_of_every_game_needs_no_scrolling(visit: Visit, url: str, referee: Referee, game: str) -> None:
    assert referee.command({"do": "load", "record": (RECORDS / f"{game}.record").read_text(encoding="utf-8")}, "test")[
        "ok"
    ]
    for width, height in SCREENS:
        page = visit(f"{url}/table", viewport={"width": width, "height": height}, is_mobile=False)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert not overflows(page)
        clipped = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        assert page.eval_on_selector_all(".countdown .what, .card .label, .seat .name", clipped) == []


def test_the_big_view_on_a_phone_keeps_its_letters(visit: Visit, whole: str) -> None:
    page = visit(f"{whole}/table")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "16px"


def test_text_of_twice_the_size_still_fits(visit: Visit, whole: str) -> None:
    page = visit(whole)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not overflows(page)
    assert page.evaluate("document.querySelector('#moves').offsetHeight <= innerHeight * 0.6")
    assert page.evaluate("document.querySelector('.title').offsetWidth > innerWidth / 2")


def test_everything_to_tap_is_large_enough(visit: Visit, whole: str) -> None:
    page = visit(whole)
    sizes = page.eval_on_selector_all(
        "button, summary",
        "all => all.filter(one => one.checkVisibility()).map(one => [one.offsetWidth, one.offsetHeight])",
    )
    assert sizes
    assert all(min(width, height) >= SMALLEST_TARGET for width, height in sizes)


def test_without_motion_nothing_moves(visit: Visit, whole: str) -> None:
    page = visit(whole, reduced_motion="reduce")
    durations = page.eval_on_selector_all("*", "all => all.map(one => getComputedStyle(one).transitionDuration)")
    assert set(durations) == {"0s"}
