"""The sheet that pages are drawn on: texts that never leave their pane, an inverted bar, and frames.

Nothing here knows what a game is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from PIL import Image, ImageDraw

from companion.contract.text import Said, Seat, Short, Text
from companion.words import Speaker
from companion.words import speaker as speaker_of
from hardware.screens.glass import BAR, DARK, HEIGHT, LIT, WIDTH, Pane
from hardware.screens.letters import (
    ELLIPSIS,
    LINE,
    SMALL,
    broken,
    cap_height,
    clean,
    cut,
    extent,
    fits,
    fitting,
    ink_height,
    lettering,
    line_height,
    width_of,
)
from hardware.screens.script import as_seen

Align = Literal["left", "centre", "right"]
CUT_NAMES = (12, 8, 5, 3)
"""To how many letters names are cut where the glass is narrow, one after the other."""


class Sheet:
    """One picture in the making, lit on dark."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self.picture = Image.new("1", (WIDTH, HEIGHT))
        self.pen = ImageDraw.Draw(self.picture)
        self.speaker = speaker or speaker_of()

    def text(self, said: Said | Short) -> str:
        """A text as the font can show it, whole."""
        return clean(self.speaker.say(said))

    def forms(self, said: Said | Short) -> Iterator[str]:
        """The same text ever shorter: whole, in its short form, and that with its names cut."""
        whole = self.text(said)
        yield whole
        if isinstance(said, Text):
            short = clean(self.speaker.short(said))
            if short != whole:
                yield short
            runs = self.speaker.runs(said, "short")
            if any(isinstance(run, Seat) for run in runs):
                yield from (clean("".join(self._cut(run, letters) for run in runs)) for letters in CUT_NAMES)

    def _cut(self, run: str | Seat, letters: int) -> str:
        if isinstance(run, str):
            return run
        name = self.speaker.names.get(run.seat, run.seat)
        return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}{ELLIPSIS}"

    def fits(self, said: Said, pane: Pane, sizes: tuple[int, ...]) -> bool:
        """Whether a paragraph can be written into the pane whole."""
        return fits(self.text(said), pane, sizes)

    def width(self, said: Said, size: int) -> int:
        """How many pixels a text takes when it is written whole."""
        return width_of(self.text(said), size)

    def fill(self, pane: Pane, ink: int = LIT) -> None:
        self.pen.rectangle((pane.left, pane.top, pane.right - 1, pane.bottom - 1), fill=ink)

    def frame(self, pane: Pane, ink: int = LIT) -> None:
        self.pen.rectangle((pane.left, pane.top, pane.right - 1, pane.bottom - 1), outline=ink)

    def line(
        self, said: Said | Short, pane: Pane, sizes: tuple[int, ...] = LINE, align: Align = "left", ink: int = LIT
    ) -> None:
        """Writes one line, centred in height by its capitals: its longest form that fits, in the largest of `sizes`."""
        text = self._longest(said, lambda form: width_of(form, sizes[-1]) <= pane.width)
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

    def _longest(self, said: Said | Short, fitting_in: Callable[[str], bool]) -> str:
        """The first form that fits, else the last one."""
        form = ""
        for form in self.forms(said):
            if fitting_in(form):
                break
        return form

    def paragraph(
        self, said: Said | Short, pane: Pane, sizes: tuple[int, ...], align: Align = "centre", ink: int = LIT
    ) -> None:
        """Writes a text over several lines in the largest of `sizes` that fits; what is too long is cut."""
        text = self._longest(said, lambda form: fits(form, pane, sizes))
        size, lines = broken(text, pane, sizes)
        tall = line_height(size) + 1
        top = pane.top + max(0, (pane.height - tall * len(lines) + 1) // 2)
        for at, line in enumerate(lines):
            self.line(line, Pane(pane.left, top + at * tall, pane.right, top + (at + 1) * tall), (size,), align, ink)

    def bar(self, said: Said, right: Said = "") -> None:
        """The inverted bar at the top, with something short at its right end."""
        pane = Pane(0, 0, WIDTH, BAR)
        self.fill(pane)
        inner = pane.shrunk(left=3, right=3, bottom=1)
        if right:
            room = min(self.width(right, SMALL[0]), WIDTH // 2)
            self.line(right, inner._replace(left=inner.right - room), SMALL, "right", DARK)
            inner = inner.shrunk(right=room + 5)
        self.line(said, inner, (12, *SMALL), "left", DARK)
