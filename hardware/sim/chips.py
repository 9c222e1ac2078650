"""Models of display chips: they take the bytes a driver sends and give back what the glass would show.

After the data sheets of Solomon Systech (SSD1306, SSD1309) and Sino Wealth (SH1106): addressing, remapping,
start line, offset, contrast, inversion, on and off. Modules mount the glass so that segments remapped (A1)
and rows scanned downwards (C8) are upright. A chip never complains: bytes it does not know do nothing.
"""

from __future__ import annotations

from PIL import Image, ImageChops
from PIL.Image import Transpose

from hardware.oled.diff import BLANK, PAGES, WIDTH
from hardware.oled.registry import SCREENS
from hardware.record import simulator

SSD1306_ARGUMENTS = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1, 0xA3: 2,
    0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
}  # fmt: skip
SH1106_ARGUMENTS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
HORIZONTAL, VERTICAL, BY_PAGE = 0, 1, 2


class OledChip:
    """What both families share: a memory of pages, an address, and the switches of the picture."""

    arguments: dict[int, int]
    columns = WIDTH
    first_visible = 0

    def __init__(self) -> None:
        self.power_up()

    def power_up(self) -> None:
        """The state after power has come, as when a cable is plugged in again."""
        self.memory = bytearray(self.columns * PAGES)
        self.mode = BY_PAGE
        self.column = self.page = 0
        self.column_window = (0, self.columns - 1)
        self.page_window = (0, PAGES - 1)
        self.contrast = 0x7F
        self.remapped = self.downwards = False
        self.start_line = self.offset = 0
        self.on = self.inverted = self.all_on = self.pump = False
        self._pending: list[int] = []

    def command(self, stream: bytes) -> None:
        """Command bytes; one command may be spread over several transfers."""
        for byte in stream:
            self._pending.append(byte)
            if len(self._pending) > self.arguments.get(self._pending[0], 0):
                code, *arguments = self._pending
                self._pending.clear()
                self._obey(code, arguments)

    def data(self, stream: bytes) -> None:
        """Picture bytes, stored at the address, which moves on."""
        for byte in stream:
            if self.column < self.columns:
                segment = self.column if self.remapped else self.columns - 1 - self.column
                self.memory[self.page * self.columns + segment] = byte
            self._advance()

    def scramble(self) -> None:
        """Noise on the supply: the memory holds anything, and the switches are lost."""
        self.power_up()
        self.memory[:] = bytes((index * 73 ^ index >> 3) & 0xFF for index in range(len(self.memory)))
        self.on = self.pump = True

    @property
    def lit(self) -> bool:
        """Whether the glass gives any light."""
        return self.on and self.pump

    def picture(self) -> Image.Image:
        """What an eye sees on the glass, mode "1"."""
        if not self.lit:
            return Image.new("1", (WIDTH, PAGES * 8))
        if self.all_on:
            return Image.new("1", (WIDTH, PAGES * 8), 1)
        image = picture_of(b"".join(self._visible(page) for page in range(PAGES)))
        image = ImageChops.offset(image, 0, -(self.start_line + self.offset))
        if not self.downwards:
            image = image.transpose(Transpose.FLIP_TOP_BOTTOM)
        return ImageChops.invert(image) if self.inverted else image

    def _visible(self, page: int) -> bytes:
        start = page * self.columns + self.first_visible
        return bytes(self.memory[start : start + WIDTH])

    def _advance(self) -> None:
        raise NotImplementedError

    def _obey(self, code: int, arguments: list[int]) -> None:
        """The commands that both families know."""
        if code == 0x81:
            self.contrast = arguments[0]
        elif code == 0xD3:
            self.offset = arguments[0] % 64
        elif 0x40 <= code <= 0x7F:
            self.start_line = code - 0x40
        elif 0xB0 <= code <= 0xB7:
            self.page = code - 0xB0
        elif code <= 0x0F:
            self.column = self.column & 0xF0 | code
        elif code <= 0x1F:
            self.column = self.column & 0x0F | (code & 0x0F) << 4
        else:
            self._switch(code)

    def _switch(self, code: int) -> None:
        if code in (0xA0, 0xA1):
            self.remapped = code == 0xA1
        elif code in (0xA4, 0xA5):
            self.all_on = code == 0xA5
        elif code in (0xA6, 0xA7):
            self.inverted = code == 0xA7
        elif code in (0xAE, 0xAF):
            self.on = code == 0xAF
        elif 0xC0 <= code <= 0xCF:
            self.downwards = code >= 0xC8


class Ssd1306(OledChip):
    """128 columns, three ways of addressing, and a charge pump that must be switched on."""

    arguments = SSD1306_ARGUMENTS

    def _advance(self) -> None:
        if self.mode == BY_PAGE:
            self.column = (self.column + 1) % self.columns
        elif self.mode == HORIZONTAL:
            self.column, wrapped = _step(self.column, self.column_window)
            if wrapped:
                self.page, _ = _step(self.page, self.page_window)
        else:
            self.page, wrapped = _step(self.page, self.page_window)
            if wrapped:
                self.column, _ = _step(self.column, self.column_window)

    def _obey(self, code: int, arguments: list[int]) -> None:
        if code == 0x20:
            self.mode = arguments[0] & 0b11
        elif code == 0x21:
            self.column_window = (arguments[0] & 0x7F, arguments[1] & 0x7F)
            self.column = self.column_window[0]
        elif code == 0x22:
            self.page_window = (arguments[0] & 0x07, arguments[1] & 0x07)
            self.page = self.page_window[0]
        elif code == 0x8D:
            self.pump = bool(arguments[0] & 0x04)
        elif code <= 0x1F and self.mode != BY_PAGE:
            return
        else:
            super()._obey(code, arguments)


class Ssd1309(Ssd1306):
    """The larger brother: fed with its own high voltage, so there is no pump to switch."""

    def power_up(self) -> None:
        super().power_up()
        self.pump = True

    def _obey(self, code: int, arguments: list[int]) -> None:
        if code != 0x8D:
            super()._obey(code, arguments)


class Sh1106(OledChip):
    """132 columns, of which a 128 pixel glass shows the middle ones, and addressing by page only."""

    arguments = SH1106_ARGUMENTS
    columns = 132
    first_visible = 2

    def power_up(self) -> None:
        """The state after power has come; its pump is on by itself."""
        super().power_up()
        self.pump = True

    def _advance(self) -> None:
        self.column = min(self.column + 1, self.columns)

    def _obey(self, code: int, arguments: list[int]) -> None:
        if code == 0xAD:
            self.pump = arguments[0] == 0x8B
        else:
            super()._obey(code, arguments)


def chip_of(driver: str) -> OledChip:
    """A chip as the record of a driver names it."""
    chip: OledChip = simulator(SCREENS[driver].simulator)()
    return chip


def picture_of(glass: bytes) -> Image.Image:
    """The picture of 1,024 glass bytes; the inverse of `hardware.oled.diff.glass_bytes`."""
    if len(glass) != len(BLANK):
        raise ValueError(f"a glass has {len(BLANK)} bytes, not {len(glass)}")
    columns = bytes(glass[page * WIDTH + column] for column in range(WIDTH) for page in reversed(range(PAGES)))
    return Image.frombytes("1", (PAGES * 8, WIDTH), columns).transpose(Transpose.ROTATE_90)


def _step(at: int, window: tuple[int, int]) -> tuple[int, bool]:
    """The next place in a window, and whether it went back to the start."""
    return (window[0], True) if at == window[1] else (at + 1, False)
