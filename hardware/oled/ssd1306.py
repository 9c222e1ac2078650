"""SSD1306: 0.96 inch glasses, switched on by a charge pump."""

from __future__ import annotations

from hardware.oled.record import ScreenDriver, by_window

SCREEN = ScreenDriver(name="ssd1306", aim=by_window, address_bytes=6, joins=True, simulator="chips.Ssd1306")
