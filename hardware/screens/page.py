"""A `Page` of the view: an inverted bar, then one big fact with a note, or rows."""

from __future__ import annotations

from collections.abc import Sequence

from companion.contract.view import Page, Row
from hardware.screens.glass import DARK, LIT, Pane
from hardware.screens.ink import Sheet
from hardware.screens.letters import BIG, SMALL, line_height

NOTE = 13  # the height of the line under a big fact
MOST_ROWS = 4
ROW_GAP = 10  # pixels of a row that are neither text nor value
BETWEEN = 6  # between a big fact and the rows beside it
LEAST_BIG = 40  # pixels that a big fact keeps beside rows
ROW_SIZES = (28, 24, 20, 18, 16, 14, 13, 12, 11, 10)


def draw_page(sheet: Sheet, page: Page, body: Pane) -> None:
    """Draws the bar and fills the body."""
    sheet.bar(page.bar)
    if page.note and page.big:
        sheet.line(page.note, Pane(body.left, body.bottom - NOTE, body.right, body.bottom), (12, *SMALL), "centre")
        body = body.shrunk(bottom=NOTE)
    if page.big and page.rows:
        room = min(max(LEAST_BIG, body.width - BETWEEN - _width(sheet, page.rows, ROW_SIZES[-1])), body.width // 2)
        middle = body.left + min(room, max(LEAST_BIG, sheet.width(page.big, BIG[0])))
        big, beside = body._replace(right=middle), body._replace(left=middle + BETWEEN)
        sheet.line(page.big, big, BIG, "centre")
        draw_rows(sheet, page.rows, beside)
    elif page.rows:
        draw_rows(sheet, page.rows, body)
    elif page.big:
        sheet.line(page.big, body, BIG, "centre")
    else:
        sheet.paragraph(page.note, body, BIG[5:])


def draw_rows(sheet: Sheet, rows: Sequence[Row], body: Pane) -> None:
    """One row under another, all in the same size; urgent ones inverted."""
    rows = rows[:MOST_ROWS]
    panes = body.rows(len(rows))
    size = next((size for size in ROW_SIZES if _fit(sheet, rows, panes[0], size)), ROW_SIZES[-1])
    for row, pane in zip(rows, panes, strict=True):
        if row.urgent:
            sheet.fill(pane.shrunk(bottom=1))
        inner, ink = pane.shrunk(left=2, right=2, bottom=1), DARK if row.urgent else LIT
        room = min(sheet.width(row.value, size), inner.width * 2 // 3)
        sheet.line(row.value, inner._replace(left=inner.right - room), (size,), "right", ink)
        sheet.line(row.text, inner.shrunk(right=room + 4 if room else 0), (size,), "left", ink)


def _fit(sheet: Sheet, rows: Sequence[Row], pane: Pane, size: int) -> bool:
    return line_height(size) < pane.height and _width(sheet, rows, size) <= pane.width


def _width(sheet: Sheet, rows: Sequence[Row], size: int) -> int:
    """What the widest row needs in this size, with a gap between text and value."""
    return max(sheet.width(row.text, size) + sheet.width(row.value, size) for row in rows) + ROW_GAP
