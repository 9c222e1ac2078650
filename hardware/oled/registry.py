"""The chips that a screen may have: one word a chip, the name of its file."""

from __future__ import annotations

from hardware.oled.record import ScreenDriver
from hardware.record import gather

SCREENS = gather("hardware.oled", ("ssd1306", "sh1106", "ssd1309"), "SCREEN", ScreenDriver)
