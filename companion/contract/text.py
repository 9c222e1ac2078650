"""A text before it is said: the id of a message and the parts that stand in it.

Rules, tables and doctors say *what* is the case; an exit (screen, page, pipe, spoken word) says it in its reader's
language and length, out of the words files (`companion/words`). A seat inside a text stays a seat until it is drawn, so
nobody ever looks for a name in a finished sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct


class Seat(Struct, frozen=True, gc=False):
    """A player inside a text: drawn as the name, coloured on a page, cut where the glass is narrow."""

    seat: str


class Text:
    """A message id with its parts, by name. Equal ids and parts are equal texts.

    It is no `Struct` on purpose: msgspec hands what it does not know to a hook, and so a whole view of texts is turned
    into plain sentences of one language in a single pass (`companion.words.Speaker.plain`).
    """

    __slots__ = ("_hash", "id", "parts")

    id: str
    parts: dict[str, Part]
    _hash: int
    game: ClassVar[str] = ""
    """Whose words have the message, where it is said away from the game's own table; "" for the speaker's."""

    def __init__(self, id: str, /, **parts: Part) -> None:
        self.id = id
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.parts == other.parts and self.game == other.game

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:  # not asked before: most texts never are, and rules make many
            self._hash = hash((self.id, self.game, *self.parts.items()))
            return self._hash

    def __repr__(self) -> str:
        said = ", ".join((repr(self.id), *(f"{name}={part!r}" for name, part in self.parts.items())))
        return f"Text({said})"


class _Away(Text):
    """A text that is said away from its game's own table."""

    __slots__ = ("game",)

    def __init__(self, game: str, id: str, parts: dict[str, Part]) -> None:
        self.game = game  # type: ignore[misc]  # a text of the game on the table has the class's own
        self.id = id
        self.parts = parts


class Several(Struct, frozen=True, gc=False):
    """Some parts told one after the other: `Anna, Bob and Cleo`. `how` is the message that joins the last one."""

    parts: tuple[Part, ...]
    how: str = "joined-and"


class Short:
    """A text in its form for a narrow glass; `otherwise` where its message has none."""

    __slots__ = ("otherwise", "text")

    def __init__(self, text: Text, otherwise: Text) -> None:
        self.text = text
        self.otherwise = otherwise


Part = str | int | float | Seat | Text | Several
Said = Text | str
"""A text, or words that are the same in every language: a name, a number, a sign."""


def both(*parts: Part) -> Several:
    """`Anna and Bob`."""
    return Several(parts)


def either(*parts: Part) -> Several:
    """`roll or advance`."""
    return Several(parts, "joined-or")


def listed(*parts: Part) -> Several:
    """`rope, lamp, compass`."""
    return Several(parts, "joined")


def spaced(*parts: Part) -> Several:
    """Words of moves one after the other: `roll advance`."""
    return Several(parts, "joined-blank")


def seats_of(*seats: str) -> Several:
    """Some players, told one after the other."""
    return Several(tuple(map(Seat, seats)))


def of_game(game: str, said: Said, names: Mapping[str, str] = {}) -> Said:
    """A text of a game, to be said where another game, or none, is on the table; `names` are its people by seat."""
    if isinstance(said, str):
        return said
    return _Away(game, said.id, {name: _away(game, part, names) for name, part in said.parts.items()})


def _away(game: str, part: Part, names: Mapping[str, str]) -> Part:
    match part:
        case Text():
            return of_game(game, part, names)
        case Seat(seat):
            return names.get(seat, part)
        case Several(parts, how):
            return Several(tuple(_away(game, one, names) for one in parts), how)
    return part


def tells_of(said: Said, seat: str | None) -> bool:
    """Whether a text names a seat already."""
    parts = said.parts.values() if isinstance(said, Text) else ()
    return any(part == Seat(seat or "") or (isinstance(part, Text) and tells_of(part, seat)) for part in parts)
