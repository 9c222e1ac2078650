"""SSD1309: the larger brother, fed with its own high voltage."""

from __future__ import annotations

from hardware.oled.record import ScreenDriver, by_window

SCREEN = ScreenDriver(name="ssd1309", aim=by_window, address_bytes=6, joins=True, simulator="chips.Ssd1309")
