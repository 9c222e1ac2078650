"""What the hand at the box needs: the menu under the knob, the answer to the last press, warnings that stay."""

from __future__ import annotations

import re

from companion.contract.text import Said
from companion.contract.view import Menu, Notice
from hardware.screens.glass import DARK, HEIGHT, LIT, WIDTH, Pane
from hardware.screens.ink import Sheet
from hardware.screens.letters import LINE, SMALL, clean, fits, width_of

SHOWN = 3  # items at once: each 16 pixels high
STRIP = 13
FIRST_CLAUSE = re.compile(r"[:;.] ")
READABLE = (28, 24, 20, 18, 16, 14)


def draw_menu(sheet: Sheet, menu: Menu, body: Pane) -> None:
    """The title in the bar, the item pointed at inverted between its neighbours, a scroll mark at the right."""
    at = min(max(menu.cursor, 0), max(0, len(menu.items) - 1))
    sheet.bar(menu.title, f"{at + 1}/{len(menu.items)}" if len(menu.items) > SHOWN else "")
    shown = min(SHOWN, body.height // 12)
    first = min(max(0, at - shown // 2), max(0, len(menu.items) - shown))
    more = len(menu.items) > shown
    for n, pane in enumerate(body.shrunk(right=5 if more else 0).rows(shown), start=first):
        if n < len(menu.items):
            if n == at:
                sheet.fill(pane)
            sheet.line(menu.items[n], pane.shrunk(left=3, right=2, bottom=1), (14, *LINE), ink=DARK if n == at else LIT)
    if more:
        _draw_scroll(sheet, first, shown, len(menu.items), body._replace(left=body.right - 3))


def _draw_scroll(sheet: Sheet, first: int, shown: int, count: int, pane: Pane) -> None:
    top = pane.top + pane.height * first // count
    bottom = max(top + 3, pane.top + pane.height * (first + shown) // count)
    sheet.pen.line((pane.left + 1, pane.top, pane.left + 1, pane.bottom - 1), fill=LIT)
    sheet.fill(pane._replace(top=top, bottom=bottom))


def draw_notice(sheet: Sheet, notice: Notice) -> None:
    """A refusal in its short form, inverted; else what happened, whole if it can be read from a chair."""
    whole = Pane(0, 0, WIDTH, HEIGHT)
    if not notice.good:
        sheet.fill(whole)
    ink = LIT if notice.good else DARK
    inner = whole.shrunk(4, 4, 4, 4)
    whole_text = notice.good and sheet.fits(notice.text, inner, READABLE)
    said = notice.text if whole_text or not notice.short else notice.short
    sheet.paragraph(said, inner, (*READABLE, *LINE), ink=ink)
    if notice.good:
        sheet.frame(whole)


def draw_aside(sheet: Sheet, said: Said, body: Pane) -> Pane:
    """A line of small text at the bottom, under a thin rule; the body that is left above it."""
    strip = body._replace(top=body.bottom - STRIP + 1)
    sheet.pen.line((strip.left, strip.top, strip.right - 1, strip.top), fill=LIT)
    sheet.line(said, strip.shrunk(left=2, right=2)._replace(top=strip.top + 2), SMALL, "left")
    return body._replace(bottom=strip.top - 1)


def draw_warnings(sheet: Sheet, warnings: tuple[Said, ...], body: Pane) -> Pane:
    """A lit strip at the bottom with the first warning and how many more; the body that is left above it."""
    more = f" +{len(warnings) - 1}" if len(warnings) > 1 else ""
    two_lines = Pane(body.left + 3, body.bottom - 2 * STRIP + 2, body.right - 3, body.bottom)
    text = f"! {sheet.text(warnings[0])}{more}"
    if not fits(text, two_lines, SMALL[-1:]):
        text = f"! {_clause(sheet, warnings[0])}{more}"
    inner = two_lines if width_of(text, SMALL[-1]) > two_lines.width else two_lines._replace(top=body.bottom - STRIP)
    sheet.fill(body._replace(top=inner.top))
    sheet.paragraph(text, inner, SMALL[-1:] if inner is two_lines else SMALL, "left", DARK)
    return body._replace(bottom=inner.top - 1)


def _clause(sheet: Sheet, warning: Said) -> str:
    """A warning in its short form; what a library said has none, so its first clause stands for it."""
    return FIRST_CLAUSE.split(clean(sheet.speaker.short(warning)), maxsplit=1)[0]
