"""Which page a screen shows, and what every picture keeps to."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from companion.contract.view import DiceView, Join, Menu, Notice, Page, Row
from hardware.screens import HEIGHT, WIDTH, FontMissing, draw, letters, page_shown
from tests.hardware.screens.samples import HOLE, HOSTILE, MENU, SAMPLES, board, building, prisoner, table

REFUSED = Notice("It is Bo's turn.", "Not your turn", False, "panel")
texts = st.text(max_size=200)


def boxed(picture: Image.Image, top: int, bottom: int) -> bytes:
    return picture.crop((0, top, WIDTH, bottom)).tobytes()


def test_an_active_menu_stands_before_everything_else() -> None:
    urgent = table(countdowns=(replace(HOLE, urgent=True),))
    assert page_shown("auto", board(urgent, menu=MENU, notice=REFUSED)) == "menu"


def test_a_notice_stands_before_the_pages() -> None:
    assert page_shown("auto", board(table(), menu=replace(MENU, active=False), notice=REFUSED)) == "notice"


def test_auto_shows_the_most_urgent_page() -> None:
    pages = (Page("a", "A", urgency=0), Page("b", "B", urgency=3), Page("c", "C", urgency=2))
    assert page_shown("auto", board(table(pages=pages))) == "b"


def test_a_page_of_this_phase_stands_before_the_bare_phase() -> None:
    assert page_shown("auto", board(table(pages=(Page("bid", "Bid", urgency=1),)))) == "bid"


def test_the_phase_stands_before_a_page_that_is_always_there() -> None:
    assert page_shown("auto", board(table(pages=(Page("row", "Row"),), countdowns=(HOLE,)))) == "phase"


def test_an_urgent_countdown_comes_forward_by_itself() -> None:
    assert (
        page_shown("auto", board(table(countdowns=(prisoner("p1", 3), prisoner("p2", 1, urgent=True))))) == "countdowns"
    )
    assert page_shown("auto", board(table(countdowns=(building("c1", "Capsule", 1),)))) == "countdowns"


def test_after_the_end_auto_shows_who_has_won() -> None:
    over = table(over=True, winners=("p2",), pages=(Page("b", "B", urgency=3),))
    assert page_shown("auto", board(over)) == "phase"


@pytest.mark.parametrize("shows", ["danger", "development", "black-hole", "no-such-page"])
def test_a_page_that_the_game_lacks_falls_back_to_auto(shows: str) -> None:
    bulletin = board(table(), menu=MENU)
    assert draw(shows, bulletin).tobytes() == draw("auto", bulletin).tobytes()


def test_a_screen_without_its_page_shows_another_one_than_auto() -> None:
    pages = (Page("items", "Items"), Page("bid", "Bid", urgency=1), Page("hands", "Hands", urgency=1))
    bulletin = board(table(pages=pages))
    assert [page_shown(shows, bulletin) for shows in ("auto", "danger", "black-hole")] == ["bid", "hands", "hands"]
    assert page_shown("danger", replace(bulletin, menu=MENU)) == "menu"


def test_a_dice_screen_shows_something_else_while_nothing_was_rolled() -> None:
    pages = (Page("items", "Items"), Page("bid", "Bid", urgency=1), Page("hands", "Hands"))
    bulletin = board(table(pages=pages))
    assert page_shown("dice", bulletin) == "hands"
    assert page_shown("dice", board(table(pages=pages[:2]))) == "dice"
    rolled = DiceView("p1", ("3",), "box")
    assert page_shown("dice", board(table(pages=pages, dice=rolled))) == "dice"


def test_the_games_own_page_replaces_the_generic_one() -> None:
    own = board(table(countdowns=(HOLE,), pages=(Page("black-hole", "Mine", "9"),)))
    assert draw("black-hole", own).tobytes() != draw("black-hole", board(table(countdowns=(HOLE,)))).tobytes()
    assert (
        draw("seats", board(table(pages=(Page("seats", "Mine", "9"),)))).tobytes()
        != draw("seats", board(table())).tobytes()
    )


@pytest.mark.parametrize("shows", ["auto", "phase", "seats", "dice", "danger"])
def test_without_a_table_the_screen_welcomes(shows: str) -> None:
    assert page_shown(shows, board()) == "welcome"
    assert page_shown(shows, board(menu=MENU)) == "menu"


def test_without_a_table_a_pairing_code_is_shown_with_its_address() -> None:
    assert page_shown("auto", board(join=Join("http://10.0.0.2", "123456"))) == "join"


def test_a_refused_notice_fills_the_screen_and_an_accepted_one_stands_under_the_page() -> None:
    bare = draw("auto", board(table()))
    refused = draw("auto", board(table(), notice=REFUSED))
    accepted = draw("auto", board(table(), notice=replace(REFUSED, good=True)))
    bar = (0, 0, 128, 15)
    assert refused.getpixel((2, 20))
    assert accepted.crop(bar).tobytes() == bare.crop(bar).tobytes()
    assert accepted.tobytes() != bare.tobytes()


def test_what_ok_would_do_stands_under_the_page_until_the_menu_opens() -> None:
    closed = Menu("Ada", ("Box rolls", "1"))
    opened = replace(closed, active=True)
    bare, hinted, menu = (draw("auto", board(table(), menu=shown)) for shown in (None, closed, opened))
    assert bare.tobytes() != hinted.tobytes() != menu.tobytes()
    assert draw("seats", board(table(), menu=closed)).tobytes() == draw("seats", board(table())).tobytes()


@pytest.mark.parametrize("shows", ["auto", "phase"])
def test_a_warning_stays_at_the_bottom_of_the_screen(shows: str) -> None:
    warned = board(table(), warnings=("Disk is full",))
    other = replace(warned, view=table(turn="p2", round=9))
    assert boxed(draw(shows, warned), 51, HEIGHT) == boxed(draw(shows, other), 51, HEIGHT)
    assert boxed(draw(shows, warned), 51, HEIGHT) != boxed(draw(shows, board(table())), 51, HEIGHT)


def test_the_menu_shows_the_pointed_item_inverted_between_its_neighbours() -> None:
    picture = draw("auto", board(menu=replace(MENU, cursor=3)))
    lit = [picture.getpixel((1, y)) != 0 for y in range(16, HEIGHT)]
    assert lit == [False] * 16 + [True] * 16 + [False] * 16


@pytest.mark.parametrize("cursor", [-5, 99])
def test_a_cursor_outside_the_menu_points_at_its_nearest_item(cursor: int) -> None:
    nearest = replace(MENU, cursor=0 if cursor < 0 else len(MENU.items) - 1)
    assert (
        draw("auto", board(menu=replace(MENU, cursor=cursor))).tobytes() == draw("auto", board(menu=nearest)).tobytes()
    )


def test_a_menu_without_items_is_still_drawn() -> None:
    assert draw("auto", board(menu=Menu("Nothing", (), active=True))).getbbox() is not None


@given(bar=texts, big=texts, note=texts, row=texts, value=texts)
@settings(max_examples=60)
def test_no_text_of_a_page_leaves_its_place(bar: str, big: str, note: str, row: str, value: str) -> None:
    pages = (Page("a", bar, big, note, (Row(row, value), Row(value, row, True)) if row else ()),)
    picture = draw("a", board(table(pages=pages)))
    assert (picture.mode, picture.size) == ("1", (WIDTH, HEIGHT))
    assert boxed(picture, 14, 16) == b"\xff" * 16 + b"\0" * 16, "the bar's lower edge is whole, and dark below"


@given(name=texts, short=texts, menu=texts, notice=texts, warning=texts)
@settings(max_examples=40)
def test_any_text_from_outside_can_be_drawn(name: str, short: str, menu: str, notice: str, warning: str) -> None:
    view = table(seats=tuple(replace(seat, name=name, short=short) for seat in HOSTILE))
    for shows in ("phase", "seats", "dice"):
        draw(shows, board(view, warnings=(warning,)))
    draw("auto", board(view, menu=Menu(menu, (menu, name), 1, True), warnings=(warning, warning)))
    draw("auto", board(view, notice=Notice(notice, notice, False, "panel")))


def test_a_missing_font_is_said_with_its_repair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "FONT", Path("/nowhere/no-such-font.ttf"))
    letters.font.cache_clear()
    with pytest.raises(FontMissing, match="apt install fonts-dejavu-core"):
        letters.font(11)


def pages_in_memory() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1])


@pytest.mark.slow
def test_eight_thousand_frames_do_not_grow_memory() -> None:
    """A ticking number in a page, so that no two neighbouring frames and few texts are the same."""
    kinds = [bulletin for _, bulletin in SAMPLES.values()]
    for bulletin in kinds:
        draw("auto", bulletin)
    before = 0
    for frame in range(8_000):
        note = replace(HOLE, left=frame % 10, note=f"tick {frame // 4}")
        draw("black-hole", board(table(countdowns=(note,))))
        if frame == 2_000:
            before = pages_in_memory()
    assert pages_in_memory() - before < 128, "half a megabyte of 4 KiB pages in 6,000 frames"
