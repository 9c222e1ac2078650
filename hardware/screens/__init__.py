"""Screens: a bulletin turned into 1-bit pictures of 128x64 pixels, one page a purpose.

Pure: the same bulletin gives the same picture, and nothing here knows a clock, a wire or a game.
"""

from __future__ import annotations

from PIL import Image

from companion.contract.text import Text
from companion.contract.view import Bulletin, Page, View
from hardware.aliases import COUNTDOWNS, OWN
from hardware.screens.countdowns import countdown_page
from hardware.screens.dice import FRAMES, draw_dice, tumble
from hardware.screens.glass import BAR, HEIGHT, WIDTH, Pane
from hardware.screens.ink import Sheet
from hardware.screens.join import draw_join
from hardware.screens.letters import FontMissing
from hardware.screens.menu import draw_aside, draw_menu, draw_notice, draw_warnings
from hardware.screens.names import glass_speaker
from hardware.screens.page import draw_page
from hardware.screens.people import draw_phase, draw_seats
from hardware.screens.still import draw_welcome, farewell, test_picture

__all__ = ["FRAMES", "HEIGHT", "WIDTH", "FontMissing", "draw", "farewell", "page_shown", "test_picture", "tumble"]

BODY = Pane(0, BAR + 1, WIDTH, HEIGHT)
WARNING = ("auto", "phase")  # screens that carry the warnings
WHOLE = ("notice", "join", "seats")  # pages that leave no room for them


def draw(shows: str, bulletin: Bulletin, language: str = "en") -> Image.Image:
    """The picture, of mode "1", for a screen that is set to show `shows`: `auto` or the id of a page.

    Where there is no such page now, it is another of the game's that `auto` does not show, else what `auto`
    would show. Raises `FontMissing`.
    """
    sheet, page, body = Sheet(glass_speaker(bulletin.view, language)), page_shown(shows, bulletin), BODY
    if shows in WARNING and page not in WHOLE:
        body = _draw_foot(sheet, page, bulletin, body)
    _draw_page(sheet, page, bulletin, body)
    return sheet.picture


def _draw_foot(sheet: Sheet, page: str, bulletin: Bulletin, body: Pane) -> Pane:
    """Under the page: warnings, else what has just happened, else what OK would do; the body that is left."""
    if bulletin.warnings:
        return draw_warnings(sheet, bulletin.warnings, body)
    if bulletin.notice is not None:
        return draw_aside(sheet, bulletin.notice.text, body)
    if bulletin.menu is not None and bulletin.menu.items and page != "menu":
        return draw_aside(sheet, Text("screen-ok", does=bulletin.menu.items[0]), body)
    return body


def page_shown(shows: str, bulletin: Bulletin) -> str:
    """The id of the page that such a screen shows now; beside the view's, `menu`, `notice` and `welcome`."""
    if shows == "join" or (shows == "auto" and bulletin.join is not None and bulletin.join.wanted):
        return "join"
    view = bulletin.view
    if view is not None and shows != "auto" and (shows in OWN or _page(shows, view) is not None):
        return _unless_nothing_rolls(shows, view)
    if bulletin.menu is not None and bulletin.menu.active:
        return "menu"
    if bulletin.notice is not None and (view is None or not bulletin.notice.good):
        return "notice"
    if view is None:
        return "join" if bulletin.join is not None and bulletin.join.code else "welcome"
    return _most_urgent(view) if shows == "auto" else next(iter(_beside(view)), _most_urgent(view))


def _unless_nothing_rolls(shows: str, view: View) -> str:
    """`dice` gives way until something has been rolled: two of the games have no dice at all. The first of the
    pages beside is left to the screens that lack their own."""
    spare = _beside(view)[1:] if shows == "dice" and view.dice is None and _page("dice", view) is None else []
    return spare[0] if spare else shows


def _beside(view: View) -> list[str]:
    """The game's own pages that `auto` does not show now, the most urgent first."""
    shown = _most_urgent(view)
    return [page.id for page in sorted(view.pages, key=lambda page: -page.urgency) if page.id != shown]


def _page(page_id: str, view: View) -> Page | None:
    """The view's own page of that id, else the one that its countdowns make."""
    own = next((page for page in view.pages if page.id == page_id), None)
    return countdown_page(page_id, view) if own is None and page_id not in OWN else own


def _most_urgent(view: View) -> str:
    """Of equally urgent pages the game's own stands before the phase, and that before bare countdowns."""
    made = countdown_page(COUNTDOWNS, view)
    pages = [*view.pages, Page("phase", "", urgency=1), *((made,) if made else ())]
    return "phase" if view.over else max(pages, key=lambda page: page.urgency).id


def _draw_page(sheet: Sheet, page_id: str, bulletin: Bulletin, body: Pane) -> None:
    view = bulletin.view
    if page_id == "join":
        draw_join(sheet, bulletin.join)
    elif page_id == "menu" and bulletin.menu is not None:
        draw_menu(sheet, bulletin.menu, body)
    elif page_id == "notice" and bulletin.notice is not None:
        draw_notice(sheet, bulletin.notice)
    elif view is None:
        draw_welcome(sheet, bulletin.join, body)
    elif (page := _page(page_id, view)) is not None:
        draw_page(sheet, page, body)
    elif page_id == "seats":
        draw_seats(sheet, view)
    elif page_id == "dice":
        draw_dice(sheet, view.dice, view, body)
    else:
        draw_phase(sheet, view, body)
