"""SH1106: 1.3 inch glasses, told where bytes go page by page."""

from __future__ import annotations

from hardware.oled.diff import Area
from hardware.oled.record import Aimed, ScreenDriver


def by_page(area: Area) -> Aimed:
    """A page and a column, two further on because its memory is wider than the glass."""
    column = area.first_column + 2
    return [
        (Area(page, page, area.first_column, area.last_column), (0xB0 | page, column & 0x0F, 0x10 | column >> 4))
        for page in range(area.first_page, area.last_page + 1)
    ]


SCREEN = ScreenDriver(name="sh1106", aim=by_page, address_bytes=3, joins=False, simulator="chips.Sh1106")
