"""The sheet that pages are drawn on: texts that never leave their pane, an inverted bar, and frames.

Nothing here knows what a game is.
"""

from __future__ import annotations

from typing import Literal

from PIL import Image, ImageDraw

from hardware.screens.glass import BAR, DARK, HEIGHT, LIT, WIDTH, Pane
from hardware.screens.letters import (
    LINE,
    SMALL,
    broken,
    cap_height,
    clean,
    cut,
    extent,
    fitting,
    ink_height,
    lettering,
    line_height,
    width_of,
)
from hardware.screens.script import as_seen

Align = Literal["left", "centre", "right"]


class Sheet:
    """One picture in the making, lit on dark."""

    def __init__(self) -> None:
        self.picture = Image.new("1", (WIDTH, HEIGHT))
        self.pen = ImageDraw.Draw(self.picture)

    def fill(self, pane: Pane, ink: int = LIT) -> None:
        self.pen.rectangle((pane.left, pane.top, pane.right - 1, pane.bottom - 1), fill=ink)

    def frame(self, pane: Pane, ink: int = LIT) -> None:
        self.pen.rectangle((pane.left, pane.top, pane.right - 1, pane.bottom - 1), outline=ink)

    def line(self, text: str, pane: Pane, sizes: tuple[int, ...] = LINE, align: Align = "left", ink: int = LIT) -> None:
        """Writes one line, centred in height by its capitals, in the largest of `sizes` that fits."""
        text = clean(text)
        size = fitting(text, pane, sizes)
        text = cut(text, size, pane.width)
        spare = pane.width - width_of(text, size)
        left = pane.left + {"left": 0, "centre": (spare + 1) // 2, "right": spare}[align]
        self._put(as_seen(text), left, self._baseline(text, size, pane), size, ink)

    def _baseline(self, text: str, size: int, pane: Pane) -> int:
        """Where capitals stand in the middle, moved if a `g` or an `Ü` would leave the pane otherwise."""
        above, below = ink_height(text, size)
        centred = pane.top + (pane.height + cap_height(size)) // 2
        return max(pane.top + above, min(centred, pane.bottom - below))

    def _put(self, seen: str, left: int, baseline: int, size: int, ink: int) -> None:
        before, top, _, _ = extent(seen, size)
        written = lettering(seen, size)
        if written:
            self.pen.bitmap((left + max(before, 0), baseline + top), written, fill=ink)

    def paragraph(self, text: str, pane: Pane, sizes: tuple[int, ...], align: Align = "centre", ink: int = LIT) -> None:
        """Writes a text over several lines in the largest of `sizes` that fits; what is too long is cut."""
        text = clean(text)
        size, lines = broken(text, pane, sizes)
        tall = line_height(size) + 1
        top = pane.top + max(0, (pane.height - tall * len(lines) + 1) // 2)
        for at, line in enumerate(lines):
            self.line(line, Pane(pane.left, top + at * tall, pane.right, top + (at + 1) * tall), (size,), align, ink)

    def bar(self, text: str, right: str = "") -> None:
        """The inverted bar at the top, with something short at its right end."""
        pane = Pane(0, 0, WIDTH, BAR)
        self.fill(pane)
        inner = pane.shrunk(left=3, right=3, bottom=1)
        if right:
            room = min(width_of(clean(right), SMALL[0]), WIDTH // 2)
            self.line(right, inner._replace(left=inner.right - room), SMALL, "right", DARK)
            inner = inner.shrunk(right=room + 5)
        self.line(text, inner, (12, *SMALL), "left", DARK)
