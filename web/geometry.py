"""Where everything of a board or a track goes in its picture.

Pure geometry: a block of the view in, numbers for the SVG templates out. Units are pixels of a phone 360
wide; the picture is scaled as a whole.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.contract.text import Said, Text, listed
from companion.contract.view import Board, Cell, Piece, Track
from web.language import kind_word

WIDTH = 344
NARROWEST_CELL = 44
GAP = 3
LETTER = 0.62
"""Width of an average letter, of its height."""
PILL, STONE_ROW, CAPTION_ROW = 18, 26, 16
"""Height of a badge, and what pieces and the kind in words take of the foot of a tile."""


@dataclass(frozen=True)
class Lettering:
    """One line of text, by the left end of its base line."""

    x: float
    y: float
    text: str


@dataclass(frozen=True)
class Pill:
    """A badge: a rounded box with a short text in its middle."""

    x: float
    y: float
    width: float
    text: str


@dataclass(frozen=True)
class Stone:
    """A piece, by its middle."""

    x: float
    y: float
    piece: Piece


@dataclass(frozen=True)
class Wall:
    """A barrier along one side of a cell."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class Place:
    """One cell as drawn. `spoken` is what a screen reader says for it, `caption` its kind in words, so that
    nobody need tell it by colour."""

    cell: Cell
    x: float
    y: float
    width: float
    height: float
    lines: tuple[Lettering, ...]
    pills: tuple[Pill, ...]
    stones: tuple[Stone, ...]
    walls: tuple[Wall, ...]
    spoken: str
    caption: Lettering | None = None


@dataclass(frozen=True)
class Picture:
    """A board as drawn; `wide` ones are scrolled sideways on a phone rather than shrunk."""

    width: float
    height: float
    places: tuple[Place, ...]
    wide: bool


Say = Callable[[Said], str]
"""Says a text in the language of the page."""


def picture(board: Board, say: Say) -> Picture:
    """The whole board. One or two columns become rows of text, more become tiles."""
    width = max(WIDTH / board.columns, NARROWEST_CELL)
    height = 42.0 if board.columns <= 2 else min(max(width, 60.0), 92.0)
    draw = row_place if board.columns <= 2 else tile_place
    drawn = (draw(cell, say, cell.x * width, cell.y * height, width - GAP, height - GAP) for cell in board.cells)
    places = tuple(replace(place, caption=said_once(place.caption, say(board.label))) for place in drawn)
    return Picture(board.columns * width - GAP, board.rows * height - GAP, places, width * board.columns > WIDTH + 1)


def said_once(caption: Lettering | None, title: str) -> Lettering | None:
    """A caption without the words that the board's title says already: a small tile has no room for them."""
    said = title.lower().split()
    return caption and replace(caption, text=" ".join(word for word in caption.text.split() if word not in said))


def row_place(cell: Cell, say: Say, x: float, y: float, width: float, height: float) -> Place:
    """A cell as a line: its label, its badges, and the pieces at the right."""
    letters = 15.0
    label_width = len(say(cell.label)) * letters * LETTER
    middle = y + height / 2
    pills = pills_from(tuple(map(say, cell.badges)), x + 10 + label_width + 8, middle - 9)
    taken = pills[-1].x + pills[-1].width - x if pills else 10 + label_width
    stones = line_up(cell.pieces, x + taken + 18, x + width - 16, middle, from_right=True)
    label = Lettering(x + 10, middle + letters * 0.36, say(cell.label))
    return Place(
        cell, x, y, width, height, (label,), pills, stones, walls(cell, x, y, width, height), spoken(cell, say)
    )


def tile_place(cell: Cell, say: Say, x: float, y: float, width: float, height: float) -> Place:
    """A cell as a tile: the label on top, badges under it, pieces along the bottom."""
    letters = 12.0 if width > 70 else 10.0
    lines = [
        Lettering(x + 6, y + 15 + row * (letters + 2), text)
        for row, text in enumerate(wrapped(say(cell.label), int((width - 8) / (letters * LETTER)), 2))
    ]
    floor = y + height - (STONE_ROW if cell.pieces else CAPTION_ROW if kind_of(cell, say) else 2)
    pills = flowing(
        pills_from(tuple(map(say, cell.badges)), x + 5, lines[-1].y + 5 if lines else y + 5), x + width, floor
    )
    stones = line_up(cell.pieces, x + 14, x + width - 14, y + height - 15)
    caption = Lettering(x + 6, y + height - 7, kind_of(cell, say)) if not cell.pieces else None
    sides = walls(cell, x, y, width, height)
    return Place(cell, x, y, width, height, tuple(lines), pills, stones, sides, spoken(cell, say), caption)


def wrapped(text: str, letters: int, rows: int) -> list[str]:
    """Lettering in at most `rows` lines of so many letters, cut with an ellipsis."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= letters:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > rows:
        lines = [*lines[: rows - 1], " ".join(lines[rows - 1 :])]
    return [line if len(line) <= letters else f"{line[: max(1, letters - 1)]}…" for line in lines]


def pills_from(texts: tuple[str, ...], x: float, y: float) -> tuple[Pill, ...]:
    """Badges side by side."""
    pills: list[Pill] = []
    for text in texts:
        pills.append(Pill(x, y, max(18.0, len(text) * 11 * LETTER + 10), text))
        x += pills[-1].width + 4
    return tuple(pills)


def flowing(pills: tuple[Pill, ...], edge: float, floor: float) -> tuple[Pill, ...]:
    """Badges in rows from the first one's place on, none past the edge or the floor; the rest is only spoken."""
    shown: list[Pill] = []
    for pill in pills:
        left, top = (shown[-1].x + shown[-1].width + 4, shown[-1].y) if shown else (pills[0].x, pills[0].y)
        if left + pill.width > edge:
            left, top = pills[0].x, top + (PILL + 2 if shown else 0)
        if left + pill.width <= edge and (top == pills[0].y or top + PILL <= floor):
            shown.append(replace(pill, x=left, y=top))
    return tuple(shown)


def line_up(
    pieces: tuple[Piece, ...], left: float, right: float, y: float, *, from_right: bool = False
) -> tuple[Stone, ...]:
    """Pieces in a line; many of them overlap rather than leave the cell."""
    step = min(25.0, max(right - left, 0) / max(len(pieces) - 1, 1))
    start = right - step * (len(pieces) - 1) if from_right else left
    return tuple(Stone(start + step * index, y, piece) for index, piece in enumerate(pieces))


def walls(cell: Cell, x: float, y: float, width: float, height: float) -> tuple[Wall, ...]:
    sides = {
        "top": Wall(x, y, x + width, y),
        "right": Wall(x + width, y, x + width, y + height),
        "bottom": Wall(x, y + height, x + width, y + height),
        "left": Wall(x, y, x, y + height),
    }
    return tuple(sides[side] for side in cell.walls)


PLAIN_KINDS = frozenset({"space", "plain"})


def kind_of(cell: Cell, say: Say) -> str:
    """The kind of a cell in words, "" for a plain one or one that its label or a badge names already."""
    words = re.sub(r"(?<=[a-z])(?=\d)", " ", kind_word(cell.kind))
    named = cell.kind in PLAIN_KINDS or any(words in say(text).lower() for text in (cell.label, *cell.badges))
    return "" if named else words


def spoken(cell: Cell, say: Say) -> str:
    """The cell in one sentence for those who do not see it."""
    kind = kind_of(cell, say)
    parts: list[Said] = [
        *([kind] if kind else []),
        *cell.badges,
        *(piece.title or piece.label for piece in cell.pieces),
    ]
    parts += [Text(f"page-barrier-{side}") for side in cell.walls]
    return say(Text("page-is", what=cell.label, how=listed(*parts)) if parts else cell.label)


@dataclass(frozen=True)
class Tick:
    """One point of a track, with its number where there is room."""

    x: float
    text: str


@dataclass(frozen=True)
class Peg:
    """One marker on a track."""

    x: float
    y: float
    label: str
    seat: str


@dataclass(frozen=True)
class Line:
    """A track as drawn."""

    height: float
    base: float
    ticks: tuple[Tick, ...]
    pegs: tuple[Peg, ...]
    spoken: str


def line(track: Track, say: Say) -> Line:
    """The track from 0 at the left; markers at one point stand on each other."""
    reach, left = WIDTH - 36.0, 18.0
    heap: dict[int, int] = defaultdict(int)
    deepest = max((sum(mark.at == other.at for other in track.marks) for mark in track.marks), default=1)
    base = 24.0 * deepest + 4
    pegs = []
    for mark in track.marks:
        heap[mark.at] += 1
        x = left + reach * mark.at / max(track.of, 1)
        pegs.append(Peg(x, base - 24.0 * heap[mark.at] + 11, say(mark.label), mark.seat))
    every = 1 if track.of <= 12 else 5 if track.of <= 60 else 10
    ticks = tuple(Tick(left + reach * at / max(track.of, 1), str(at)) for at in range(track.of + 1) if at % every == 0)
    marks = [Text("page-mark-at", mark=mark.label, at=mark.at, of=track.of) for mark in track.marks]
    told = Text("page-is", what=track.label, how=listed(*marks) if marks else Text("page-nobody-on-it"))
    return Line(base + 24, base, ticks, tuple(pegs), say(told))


PIPS = {
    "1": ((2, 2),),
    "2": ((1, 1), (3, 3)),
    "3": ((1, 1), (2, 2), (3, 3)),
    "4": ((1, 1), (1, 3), (3, 1), (3, 3)),
    "5": ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    "6": ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}
"""Where a die has its dots, in quarters of its side; other faces are written out."""
