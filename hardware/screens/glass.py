"""The measures of the glass, and the panes that pages cut it into."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 128, 64
BAR = 15  # the height of the inverted bar
LIT, DARK = 1, 0


class Pane(NamedTuple):
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

    def rows(self, count: int) -> list[Pane]:
        """The pane cut into `count` rows of equal height, what is left over above and below."""
        each = self.height // count
        top = self.top + (self.height - each * count) // 2
        return [Pane(self.left, top + each * n, self.right, top + each * (n + 1)) for n in range(count)]

    def shrunk(self, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> Pane:
        return Pane(self.left + left, self.top + top, self.right - right, self.bottom - bottom)
