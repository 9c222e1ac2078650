"""What the hand at the box needs: the menu under the knob, the answer to the last press, warnings that stay."""

from __future__ import annotations

from companion.view import Menu, Notice
from hardware.screens.ink import DARK, HEIGHT, LINE, LIT, SMALL, WIDTH, Box, Sheet, clean, width_of

SHOWN = 3  # items at once: each 16 pixels high
STRIP = 13


def draw_menu(sheet: Sheet, menu: Menu, body: Box) -> None:
    """The title in the bar, the item pointed at inverted between its neighbours, a scroll mark at the right."""
    at = min(max(menu.cursor, 0), max(0, len(menu.items) - 1))
    sheet.bar(menu.title, f"{at + 1}/{len(menu.items)}" if len(menu.items) > SHOWN else "")
    shown = min(SHOWN, body.height // 12)
    first = min(max(0, at - shown // 2), max(0, len(menu.items) - shown))
    more = len(menu.items) > shown
    for n, box in enumerate(body.shrunk(right=5 if more else 0).rows(shown), start=first):
        if n < len(menu.items):
            if n == at:
                sheet.fill(box)
            sheet.line(menu.items[n], box.shrunk(left=3, right=2, bottom=1), (14, *LINE), ink=DARK if n == at else LIT)
    if more:
        _draw_scroll(sheet, first, shown, len(menu.items), body._replace(left=body.right - 3))


def _draw_scroll(sheet: Sheet, first: int, shown: int, count: int, box: Box) -> None:
    top = box.top + box.height * first // count
    bottom = max(top + 3, box.top + box.height * (first + shown) // count)
    sheet.pen.line((box.left + 1, box.top, box.left + 1, box.bottom - 1), fill=LIT)
    sheet.fill(box._replace(top=top, bottom=bottom))


def draw_notice(sheet: Sheet, notice: Notice) -> None:
    """The short word over the whole sheet, inverted when it is a refusal."""
    whole = Box(0, 0, WIDTH, HEIGHT)
    if not notice.good:
        sheet.fill(whole)
    ink = LIT if notice.good else DARK
    sheet.paragraph(notice.short or notice.text, whole.shrunk(4, 4, 4, 4), (28, 24, 20, 18, 16, 14, *LINE), ink=ink)
    if notice.good:
        sheet.frame(whole)


def draw_warnings(sheet: Sheet, warnings: tuple[str, ...], body: Box) -> Box:
    """A lit strip at the bottom with the first warning and how many more; the body that is left above it."""
    text = f"! {clean(warnings[0])}" + (f" +{len(warnings) - 1}" if len(warnings) > 1 else "")
    lines = 1 if width_of(text, SMALL[-1]) <= WIDTH - 6 else 2
    strip = body._replace(top=body.bottom - (STRIP if lines == 1 else 2 * STRIP - 2))
    sheet.fill(strip)
    sheet.paragraph(text, strip.shrunk(left=3, right=3), SMALL[-1:] if lines == 2 else SMALL, "left", DARK)
    return body._replace(bottom=strip.top - 1)
