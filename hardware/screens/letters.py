"""Letters: one font, what it can show, how much room a text takes, and where it is broken or cut."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from companion.contract.text import Text
from hardware.errors import HardwareError
from hardware.screens.glass import Pane
from hardware.screens.script import as_seen, legible

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")

BIG = (44, 38, 33, 28, 24, 20, 18, 16, 14, 13, 12, 11, 10)  # 44 gives digits of 33 pixels
NAME = BIG[4:]
LINE = (13, 12, 11, 10)
SMALL = (11, 10)


class FontMissing(HardwareError, FileNotFoundError):
    """The font that all pages are drawn with is not installed."""


@lru_cache(maxsize=64)
def font(size: int) -> ImageFont.FreeTypeFont:
    """DejaVu Sans Bold; loaded once a size, because a font loaded every frame is never freed in time."""
    try:
        return ImageFont.truetype(FONT, size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise FontMissing(Text("doctor-font-missing", font=FONT.name, error=str(error))) from error


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
    left, _, right, _ = extent(as_seen(text), size)
    return right - min(left, 0)


@lru_cache(maxsize=4096)
def extent(seen: str, size: int) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of a text from its start on the baseline, without grey edges."""
    left, top, right, bottom = font(size).getbbox(seen, mode="1", anchor="ls")
    return round(left), round(top), round(right), round(bottom)


@lru_cache(maxsize=512)
def lettering(seen: str, size: int) -> Image.Image | None:
    """A text as a small picture, kept because most texts of a page are there again in the next; None if nothing shows."""
    left, top, right, bottom = extent(seen, size)
    if right <= left or bottom <= top:
        return None
    picture = Image.new("1", (right - left, bottom - top))
    pen = ImageDraw.Draw(picture)
    pen.fontmode = "1"
    pen.text((-left, -top), seen, font=font(size), fill=1, anchor="ls")
    return picture


@lru_cache(maxsize=64)
def cap_height(size: int) -> int:
    return -extent("H", size)[1]


@lru_cache(maxsize=64)
def line_height(size: int) -> int:
    """From the top of a capital to the bottom of a `g`, and a pixel of air."""
    return cap_height(size) + extent("g", size)[3] + 1


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


def fitting(text: str, pane: Pane, sizes: tuple[int, ...]) -> int:
    """The largest of `sizes` in which one line fits the pane, or the smallest of them."""
    for size in sizes:
        above, below = ink_height(text, size)
        if above + below <= pane.height and width_of(text, size) <= pane.width:
            return size
    return sizes[-1]


def ink_height(text: str, size: int) -> tuple[int, int]:
    """How far the text reaches above and below its baseline, a capital at least."""
    _, top, _, bottom = extent(as_seen(text), size)
    return max(cap_height(size), -top), max(0, bottom)


def fits(text: str, pane: Pane, sizes: tuple[int, ...]) -> bool:
    """Whether a paragraph can be written into the pane whole."""
    return any(_fit(_lines(clean(text).split(), size, pane.width), size, pane) for size in sizes)


def _fit(lines: list[str], size: int, pane: Pane) -> bool:
    tall = (line_height(size) + 1) * len(lines) <= pane.height + 1
    return tall and all(width_of(line, size) <= pane.width for line in lines)


def broken(text: str, pane: Pane, sizes: tuple[int, ...]) -> tuple[int, list[str]]:
    """The first size in which the words fit the pane in lines, and the lines."""
    for size in sizes:
        lines = _lines(text.split(), size, pane.width)
        if _fit(lines, size, pane):
            return size, _balanced(lines, size)
    room = max(1, (pane.height + 1) // (line_height(sizes[-1]) + 1))
    if len(lines) > room:
        lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
        lines[-1] = cut(lines[-1] + ELLIPSIS, sizes[-1], pane.width)
    return sizes[-1], lines


def _balanced(lines: list[str], size: int) -> list[str]:
    """The same words in as many lines, the longest as short as it can be."""
    words = " ".join(lines).split()
    while words:
        narrower = max(width_of(line, size) for line in lines) - 1
        shorter = _lines(words, size, narrower)
        if len(shorter) > len(lines) or any(width_of(line, size) > narrower for line in shorter):
            break
        lines = shorter
    return lines


def _lines(words: list[str], size: int, width: int) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
