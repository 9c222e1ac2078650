"""Finds the rectangles of a glass that have to be sent again.

A 128x64 glass is 8 pages of 128 bytes; a byte is 8 pixels below each other, the lowest bit on top. Sending
costs a few bytes of address for every rectangle, so near changes are joined when that is cheaper.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from PIL.Image import Image, Transpose

WIDTH = 128
PAGES = 8
BLANK = bytes(WIDTH * PAGES)


class Area(Struct, frozen=True):
    """A rectangle of the glass, ends included."""

    first_page: int
    last_page: int
    first_column: int
    last_column: int

    @property
    def size(self) -> int:
        """Bytes in it."""
        return (self.last_page - self.first_page + 1) * (self.last_column - self.first_column + 1)

    def joined(self, other: Area) -> Area:
        """The smallest rectangle that holds both."""
        return Area(
            min(self.first_page, other.first_page),
            max(self.last_page, other.last_page),
            min(self.first_column, other.first_column),
            max(self.last_column, other.last_column),
        )


WHOLE = Area(0, PAGES - 1, 0, WIDTH - 1)


def glass_bytes(image: Image) -> bytes:
    """The glass's 1,024 bytes, page by page, of a 128x64 picture of mode "1"."""
    if image.mode != "1" or image.size != (WIDTH, PAGES * 8):
        raise ValueError(f'a picture of mode "1", 128 by 64, is needed, not {image.mode!r}, {image.size}')
    # Turned clockwise, a column of pixels is a row, its lowest pixel first. Pillow packs eight of them into a
    # byte, the first one highest, which is the glass's own order; only the pages come out backwards.
    columns = image.transpose(Transpose.ROTATE_270).tobytes()
    return b"".join(columns[PAGES - 1 - page :: PAGES] for page in range(PAGES))


def changed_areas(old: bytes, new: bytes, address_cost: int, joins: bool = True) -> list[Area]:
    """Rectangles that cover every changed byte, where each costs `address_cost` bytes beside its own; with
    `joins` one may span several pages."""
    areas: list[Area] = []
    for page in range(PAGES):
        row = slice(page * WIDTH, (page + 1) * WIDTH)
        for run in _runs(page, old[row], new[row], address_cost):
            if joins:
                _add(areas, run, address_cost)
            else:
                areas.append(run)
    return areas


def _runs(page: int, old: bytes, new: bytes, address_cost: int) -> Iterator[Area]:
    """The changed columns of one page, gaps that cost less than a new address included."""
    if old == new:
        return
    changed = [column for column in range(WIDTH) if old[column] != new[column]]
    first = last = changed[0]
    for column in changed[1:]:
        if column - last > address_cost:
            yield Area(page, page, first, last)
            first = column
        last = column
    yield Area(page, page, first, last)


def _add(areas: list[Area], run: Area, address_cost: int) -> None:
    """Joins a run to a rectangle that ends just above it, if the bytes sent get no more by that."""
    for index, area in enumerate(areas):
        if area.last_page == run.first_page - 1:
            joined = area.joined(run)
            if joined.size <= area.size + run.size + address_cost:
                areas[index] = joined
                return
    areas.append(run)


def cut(glass: bytes, area: Area) -> bytes:
    """The bytes of a rectangle, page by page."""
    return b"".join(
        glass[page * WIDTH + area.first_column : page * WIDTH + area.last_column + 1]
        for page in range(area.first_page, area.last_page + 1)
    )
