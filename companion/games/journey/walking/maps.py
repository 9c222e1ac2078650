"""The boards of legs 1 and 2 as text maps, for sets whose owner has typed it in; no other file knows the signs.

A map is drawn with forward downwards, one sign a space, blanks (or `#`) where nobody can walk:

    .  plain      2 3  rocks      =  chasm      @  whirlpool     ~  stream
    e  event      S    start      F  finish     A, B, …  as the legend says

A blank line ends the map, then one line a letter tells what is pictured there, joined with `+`; a discovery
names its symbols (`star` for any equipment): `A = find:rope,star`, `B = rocks2+stream`.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from msgspec import Struct

from companion.contract.game import Text, Words
from companion.games.journey.pieces import EQUIPMENT, STAR
from companion.games.journey.words import called

SIGNS = {
    ".": "plain", "2": "rocks2", "3": "rocks3", "=": "chasm", "@": "whirlpool",
    "~": "stream", "e": "event", "S": "start", "F": "finish",
}  # fmt: skip
FINISH = "finish"
FINDS: Words = ("find1", "find2", "find3")
PICTURES: Words = ("plain", "rocks2", "rocks3", "chasm", "whirlpool", "stream", "event", *FINDS, FINISH)
"""Everything a space can show, in the order in which two on one space are joined."""
ELSEWHERE = {1: ("whirlpool",), 2: ("chasm", "stream")}
"""The pictures that a leg does not have."""
WAYS = {"d": (0, 1), "l": (-1, 0), "r": (1, 0), "dl": (-1, 1), "dr": (1, 1)}
DIAGONALS: Words = ("dl", "dr")
WIDEST = 26


class Space(Struct, frozen=True):
    """One space. `id` is column letter and row number, `pictures` as in a path, `symbols` those of a discovery."""

    id: str
    x: int
    y: int
    pictures: Words
    symbols: Words = ()


class Area(Struct, frozen=True):
    """A map that holds together. `left` is the number of spaces from each space to the finish."""

    spaces: dict[str, Space]
    start: str
    left: dict[str, int]
    columns: int
    rows: int

    def beyond(self, at: str, way: str) -> Space | None:
        """The space next to `at`, None for granite or the edge."""
        if way not in WAYS:
            return None
        here, (dx, dy) = self.spaces[at], WAYS[way]
        return self.spaces.get(space_id(here.x + dx, here.y + dy))


def space_id(x: int, y: int) -> str:
    return f"{chr(97 + x)}{y + 1}" if 0 <= x < WIDEST and y >= 0 else ""


@lru_cache(maxsize=64)
def read_map(text: str, leg: int) -> Area | Text:
    """The area that `text` draws for leg 1 or 2, or what is wrong with it."""
    rows, below = halves(text)
    legend = read_legend(below, leg)
    if isinstance(legend, Text):
        return legend
    spaces: dict[str, Space] = {}
    columns = max(map(len, rows), default=0)
    if columns > WIDEST:
        return Text("map-too-wide", most=WIDEST)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign in " #":
                continue
            pictures, symbols = legend.get(sign, ((SIGNS.get(sign, ""),), ()))
            if pictures == ("",):
                return Text("map-sign", row=y + 1, sign=sign)
            if pictures[0] in ELSEWHERE[leg]:
                return Text("map-elsewhere", row=y + 1, picture=called(pictures[0]), leg=leg)
            spaces[space_id(x, y)] = Space(space_id(x, y), x, y, pictures, symbols)
    return joined(spaces, columns, len(rows))


def halves(text: str) -> tuple[list[str], list[str]]:
    """The rows of the drawing and the lines of the legend, parted by an empty line; one before another row is granite."""
    lines = "\n".join(line.rstrip() for line in text.splitlines()).strip("\n").split("\n")
    ends = [end for end, line in enumerate(lines[:-1]) if not line and (not lines[end + 1] or "=" in lines[end + 1])]
    return (lines[: ends[0]], lines[ends[0] :]) if ends else (lines, [])


def joined(spaces: dict[str, Space], columns: int, rows: int) -> Area | Text:
    """The spaces as an area, when there is one start and a way from it to a finish."""
    starts = [space.id for space in spaces.values() if space.pictures == ("start",)]
    if len(starts) != 1:
        return Text("map-starts", starts=len(starts))
    area = Area(spaces, starts[0], {}, columns, rows)
    left = distances(area)
    if starts[0] not in left:
        return Text("map-no-way")
    return Area(spaces, starts[0], left, columns, rows)


def distances(area: Area) -> dict[str, int]:
    """For every space that a finish can be reached from: in how many spaces. One in the row of the start is out of reach (2.5)."""
    leading: dict[str, list[str]] = {at: [] for at in area.spaces}
    for at in area.spaces:
        for way in WAYS:
            if ahead := area.beyond(at, way):
                leading[ahead.id].append(at)
    top = area.spaces[area.start].y
    left = {space.id: 0 for space in area.spaces.values() if FINISH in space.pictures and space.y > top}
    queue = deque(left)
    while queue:
        nearer = queue.popleft()
        for at in leading[nearer]:
            if at not in left:
                left[at] = left[nearer] + 1
                queue.append(at)
    return left


def read_legend(lines: list[str], leg: int) -> dict[str, tuple[Words, Words]] | Text:
    """Pictures and symbols by letter, or what is wrong."""
    legend: dict[str, tuple[Words, Words]] = {}
    for line in filter(None, map(str.strip, lines)):
        letter, _, meaning = (part.strip() for part in line.partition("="))
        if len(letter) != 1 or not ("A" <= letter <= "Z") or letter in SIGNS or letter in legend:
            return Text("legend-letter", line=line)
        pictures, symbols = read_pictures(meaning)
        if not is_joint(pictures) or any(picture in ELSEWHERE[leg] for picture in pictures):
            return Text("legend-picture", line=line, leg=leg)
        legend[letter] = (pictures, symbols)
    return legend


def read_pictures(meaning: str) -> tuple[Words, Words]:
    """The pictures of `rocks2+find:rope,star` in their order, and the symbols; () when not understood."""
    pictures: list[str] = []
    symbols: Words = ()
    for word in meaning.split("+"):
        picture = word.strip()
        if picture.startswith("find:"):
            symbols = tuple(symbol.strip() for symbol in picture[5:].split(","))
            picture = f"find{len(symbols)}"
        pictures.append(picture)
    if any(symbol not in (*EQUIPMENT, STAR) for symbol in symbols):
        return (), ()
    if any(picture.startswith("find") for picture in pictures) and not symbols:
        return (), ()
    return in_order(tuple(pictures)), symbols


def in_order(pictures: Words) -> Words:
    """The pictures as they are joined, or () when one is unknown."""
    if any(picture not in PICTURES for picture in pictures):
        return ()
    return tuple(sorted(pictures, key=PICTURES.index))


def additions(picture: str) -> Words:
    """What may be pictured on the same space beside `picture`, and comes after it when joined."""
    return {
        "rocks2": ("stream", "event", *FINDS),
        "rocks3": ("stream", "event", *FINDS),
        "chasm": ("stream", "event"),
        "whirlpool": ("event",),
        "stream": ("event", *FINDS),
        "event": (*FINDS, FINISH),
    }.get(picture, ())


def is_joint(pictures: Words) -> bool:
    """Whether these pictures, in order, can lie on one space."""
    return len(pictures) == 1 or (len(pictures) == 2 and pictures[1] in additions(pictures[0]))


def area(text: str, leg: int) -> Area | None:
    """The map of a leg, None when the set has none. The text was checked when the set was read."""
    found = read_map(text, leg) if text else None
    return None if isinstance(found, Text) else found
