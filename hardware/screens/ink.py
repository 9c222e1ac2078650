"""The sheet that pages are drawn on: 128x64 pixels, one font, texts that never leave their box.

Nothing here knows what a game is.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from hardware.errors import HardwareError
from hardware.screens.script import as_seen, legible

WIDTH, HEIGHT = 128, 64
BAR = 15  # the height of the inverted bar
LIT, DARK = 1, 0
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")

BIG = (44, 38, 33, 28, 24, 20, 18, 16, 14, 13, 12, 11, 10)  # 44 gives digits of 33 pixels
NAME = BIG[4:]
LINE = (13, 12, 11, 10)
SMALL = (11, 10)

Align = Literal["left", "centre", "right"]


class FontMissing(HardwareError, FileNotFoundError):
    """The font that all pages are drawn with is not installed."""


class Box(NamedTuple):
    """A part of the sheet; `right` and `bottom` are the first pixels outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    def rows(self, count: int) -> list[Box]:
        """The box cut into `count` rows of equal height, what is left over above and below."""
        each = self.height // count
        top = self.top + (self.height - each * count) // 2
        return [Box(self.left, top + each * n, self.right, top + each * (n + 1)) for n in range(count)]

    def shrunk(self, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> Box:
        return Box(self.left + left, self.top + top, self.right - right, self.bottom - bottom)


@lru_cache(maxsize=64)
def font(size: int) -> ImageFont.FreeTypeFont:
    """DejaVu Sans Bold; loaded once a size, because a font loaded every frame is never freed in time."""
    try:
        return ImageFont.truetype(FONT, size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise FontMissing(f"The screens need {FONT.name}: apt install fonts-dejavu-core ({error})") from error


@lru_cache(maxsize=2048)
def has_glyph(sign: str) -> bool:
    return _shape(sign) != _shape("\uffff")


def _shape(sign: str) -> tuple[tuple[int, int], bytes]:
    mask = font(12).getmask(sign, mode="1")
    return mask.size, bytes(mask)


@lru_cache(maxsize=512)
def clean(text: str) -> str:
    """The text as this font can show it."""
    return legible(text, has_glyph)


def width_of(text: str, size: int) -> int:
    """How many pixels a text takes, a `J` that reaches back before its start included."""
    left, _, right, _ = _extent(as_seen(text), size)
    return right - min(left, 0)


@lru_cache(maxsize=4096)
def _extent(seen: str, size: int) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of a text from its start on the baseline, without grey edges."""
    left, top, right, bottom = font(size).getbbox(seen, mode="1", anchor="ls")
    return round(left), round(top), round(right), round(bottom)


@lru_cache(maxsize=64)
def cap_height(size: int) -> int:
    return -_extent("H", size)[1]


@lru_cache(maxsize=64)
def line_height(size: int) -> int:
    """From the top of a capital to the bottom of a `g`, and a pixel of air."""
    return cap_height(size) + _extent("g", size)[3] + 1


def cut(text: str, size: int, width: int) -> str:
    """The text, or as much of its beginning as fits with an ellipsis after it."""
    if width_of(text, size) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, size) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def fitting(text: str, box: Box, sizes: tuple[int, ...]) -> int:
    """The largest of `sizes` in which one line fits the box, or the smallest of them."""
    for size in sizes:
        above, below = _ink_height(text, size)
        if above + below <= box.height and width_of(text, size) <= box.width:
            return size
    return sizes[-1]


def _ink_height(text: str, size: int) -> tuple[int, int]:
    """How far the text reaches above and below its baseline, a capital at least."""
    _, top, _, bottom = _extent(as_seen(text), size)
    return max(cap_height(size), -top), max(0, bottom)


class Sheet:
    """One picture in the making, lit on dark."""

    def __init__(self) -> None:
        self.picture = Image.new("1", (WIDTH, HEIGHT))
        self.pen = ImageDraw.Draw(self.picture)
        self.pen.fontmode = "1"

    def fill(self, box: Box, ink: int = LIT) -> None:
        self.pen.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), fill=ink)

    def frame(self, box: Box, ink: int = LIT) -> None:
        self.pen.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), outline=ink)

    def line(
        self, text: str, box: Box, sizes: tuple[int, ...] = LINE, align: Align = "left", ink: int = LIT
    ) -> None:
        """Writes one line, centred in height by its capitals, in the largest of `sizes` that fits."""
        text = clean(text)
        size = fitting(text, box, sizes)
        text = cut(text, size, box.width)
        spare = box.width - width_of(text, size)
        left = box.left + {"left": 0, "centre": (spare + 1) // 2, "right": spare}[align]
        self._put(as_seen(text), left, self._baseline(text, size, box), size, ink)

    def _baseline(self, text: str, size: int, box: Box) -> int:
        """Where capitals stand in the middle, moved if a `g` or an `Ü` would leave the box otherwise."""
        above, below = _ink_height(text, size)
        centred = box.top + (box.height + cap_height(size)) // 2
        return max(box.top + above, min(centred, box.bottom - below))

    def _put(self, seen: str, left: int, baseline: int, size: int, ink: int) -> None:
        left -= min(_extent(seen, size)[0], 0)
        self.pen.text((left, baseline), seen, font=font(size), fill=ink, anchor="ls")

    def paragraph(
        self, text: str, box: Box, sizes: tuple[int, ...], align: Align = "centre", ink: int = LIT
    ) -> None:
        """Writes a text over several lines in the largest of `sizes` that fits; what is too long is cut."""
        text = clean(text)
        size, lines = _broken(text, box, sizes)
        tall = line_height(size) + 1
        top = box.top + max(0, (box.height - tall * len(lines) + 1) // 2)
        for at, line in enumerate(lines):
            self.line(line, Box(box.left, top + at * tall, box.right, top + (at + 1) * tall), (size,), align, ink)

    def bar(self, text: str, right: str = "") -> None:
        """The inverted bar at the top, with something short at its right end."""
        box = Box(0, 0, WIDTH, BAR)
        self.fill(box)
        inner = box.shrunk(left=3, right=3, bottom=1)
        if right:
            room = min(width_of(clean(right), SMALL[0]), WIDTH // 2)
            self.line(right, inner._replace(left=inner.right - room), SMALL, "right", DARK)
            inner = inner.shrunk(right=room + 5)
        self.line(text, inner, (12, *SMALL), "left", DARK)


def fits(text: str, box: Box, sizes: tuple[int, ...]) -> bool:
    """Whether a paragraph can be written into the box whole."""
    return any(_fit(_lines(clean(text).split(), size, box.width), size, box) for size in sizes)


def _fit(lines: list[str], size: int, box: Box) -> bool:
    tall = (line_height(size) + 1) * len(lines) <= box.height + 1
    return tall and all(width_of(line, size) <= box.width for line in lines)


def _broken(text: str, box: Box, sizes: tuple[int, ...]) -> tuple[int, list[str]]:
    """The first size in which the words fit the box in lines, and the lines."""
    for size in sizes:
        lines = _lines(text.split(), size, box.width)
        if _fit(lines, size, box):
            return size, _balanced(lines, size)
    room = max(1, (box.height + 1) // (line_height(sizes[-1]) + 1))
    if len(lines) > room:
        lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
        lines[-1] = cut(lines[-1] + ELLIPSIS, sizes[-1], box.width)
    return sizes[-1], lines


def _balanced(lines: list[str], size: int) -> list[str]:
    """The same words in as many lines, the longest as short as it can be."""
    words = " ".join(lines).split()
    while words:
        narrower = max(width_of(line, size) for line in lines) - 1
        broken = _lines(words, size, narrower)
        if len(broken) > len(lines) or any(width_of(line, size) > narrower for line in broken):
            break
        lines = broken
    return lines


def _lines(words: list[str], size: int, width: int) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
