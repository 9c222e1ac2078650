"""The chips that a screen may have: one word a chip, the name of the file that declares it."""

from __future__ import annotations

from hardware.oled.record import ScreenDriver
from hardware.record import files, gather

SCREENS = gather("hardware.oled", files("hardware.oled", "SCREEN"), "SCREEN", ScreenDriver)
