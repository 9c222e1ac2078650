"""What people see of a table: one view a state, in typed blocks.

A game says *what* is to be seen; a renderer (OLED page, phone page, terminal) says *how*. Every
value here is frozen and turns into plain JSON with `msgspec.to_builtins`. No hidden card is ever
put into a view. A text is a `Said`: the exits say it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from companion.contract.moves import Choice
from companion.contract.text import Said, Short

Colour = Literal["red", "blue", "green", "yellow", "purple", "grey"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "purple", "grey")


class Phase(Struct, frozen=True):
    """Where the round stands. `label` fits 18 characters; `hint` says what is awaited, in a sentence."""

    id: str
    label: Said
    hint: Said = ""


class Fact(Struct, frozen=True):
    """One thing known of a seat or a card, as people say it: `Fact("Clues", "3")`."""

    label: Said
    value: Said
    urgent: bool = False


class SeatView(Struct, frozen=True):
    """One player. `acts` tells that the box is waiting for this seat; `short` fits 12 characters."""

    seat: str
    name: str
    colour: str
    acts: bool = False
    short: Said = ""
    facts: tuple[Fact, ...] = ()


class Countdown(Struct, frozen=True):
    """Something people forget to count. `left` of `of` steps; `note` fits 21 characters."""

    id: str
    label: Said
    left: int
    of: int
    urgent: bool = False
    note: Said = ""
    seat: str | None = None


class Prompt(Struct, frozen=True):
    """A question or a reminder beside the game, never in its way."""

    id: str
    text: Said
    seat: str | None = None


class DiceView(Struct, frozen=True):
    """The last roll. `faces` in the order rolled; `source` is who rolled it; `number` tells rolls apart."""

    seat: str | None
    faces: tuple[str, ...]
    source: Literal["box", "table"]
    note: Said = ""
    number: int = 0


class Row(Struct, frozen=True):
    """One line of an OLED page: text at the left (12 characters), value at the right (7)."""

    text: Said
    value: Said = ""
    urgent: bool = False


class Page(Struct, frozen=True):
    """One OLED page of 128x64: an inverted bar, then one big fact with a note, or up to three rows.

    `bar` fits 16 characters, `big` 5, `note` 18. A page with `rows` and `big` shows the big fact at
    the left and the rows beside it (then row texts fit 8). `auto` shows the page of the highest
    `urgency`: 0 always there, 1 belongs to this phase, 2 wants attention, 3 cannot wait.
    """

    id: str
    bar: Said
    big: Said = ""
    note: Said = ""
    rows: tuple[Row, ...] = ()
    urgency: int = 0


class Piece(Struct, frozen=True):
    """Something that stands on a cell. `seat` gives the colour ("" for none), `label` 1-3 characters."""

    label: str
    seat: str = ""
    shape: Literal["disc", "ship", "square", "diamond", "star"] = "disc"
    colour: str = ""
    title: Said = ""


class Cell(Struct, frozen=True):
    """One place of a board. `id` is the word a move names it by, so that tapping it can choose it.

    `x`, `y` count from 0 at the top left; `kind` is a style word such as `space`, `belt`, `shadow`;
    `badges` are short texts; `walls` the sides that have a barrier.
    """

    id: str
    x: int
    y: int
    label: Said
    kind: str = "space"
    badges: tuple[Said, ...] = ()
    pieces: tuple[Piece, ...] = ()
    walls: tuple[Literal["top", "right", "bottom", "left"], ...] = ()


class Board(Struct, frozen=True, tag_field="block", tag="board"):
    """A grid of cells, drawn as one picture."""

    id: str
    label: Said
    columns: int
    rows: int
    cells: tuple[Cell, ...]


class Mark(Struct, frozen=True):
    """One marker on a track: it stands at `at`, 0 to the track's `of`."""

    label: Said
    at: int
    seat: str = ""


class Track(Struct, frozen=True, tag_field="block", tag="track"):
    """A numbered line with markers, such as research points or a danger track."""

    id: str
    label: Said
    of: int
    marks: tuple[Mark, ...]
    seat: str | None = None


class Grid(Struct, frozen=True, tag_field="block", tag="table"):
    """A table of texts with a head line."""

    id: str
    label: Said
    head: tuple[Said, ...]
    rows: tuple[tuple[Said, ...], ...]


class CardView(Struct, frozen=True):
    """One card lying open. `id` is the word a move names it by; `pips` of `of` cogs (0 of 0: none).

    `marked` lifts it out of the row, because it can be afforded or is the one in question.
    """

    id: str
    label: Said
    kind: str
    facts: tuple[Fact, ...] = ()
    pips: int = 0
    of: int = 0
    state: Said = ""
    marked: bool = False


class Cards(Struct, frozen=True, tag_field="block", tag="cards"):
    """A row of cards: a display, a build area, a rocket, a collection."""

    id: str
    label: Said
    cards: tuple[CardView, ...]
    seat: str | None = None


Block = Board | Track | Grid | Cards


class View(Struct, frozen=True, kw_only=True):
    """Everything that may be seen of one state. The referee fills `seq`, `dice`, `log` and its own prompts."""

    game: str
    title: Said
    phase: Phase
    round: int
    turn: str | None
    seats: tuple[SeatView, ...]
    countdowns: tuple[Countdown, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    blocks: tuple[Block, ...] = ()
    pages: tuple[Page, ...] = ()
    over: bool = False
    winners: tuple[str, ...] = ()
    scores: Mapping[str, int | float] = {}
    seq: int = 0
    dice: DiceView | None = None
    log: tuple[Said, ...] = ()


class Menu(Struct, frozen=True):
    """What one source is choosing among: the words picked so far, the items open, the one pointed at."""

    title: Said
    items: tuple[Said, ...]
    cursor: int = 0
    active: bool = False


class Notice(Struct, frozen=True):
    """A short word to the one who just acted. `short` fits 21 characters."""

    text: Said
    short: Said | Short
    good: bool
    source: str


class Join(Struct, frozen=True):
    """How a phone gets here: an address that a QR can carry, and the pairing code while one is shown.

    `wanted` tells that somebody at the box asked for it.
    """

    url: str
    code: str | None = None
    wanted: bool = False


class Bulletin(Struct, frozen=True):
    """The newest of everything that anybody beside the table may need of it. `number` grows with every change of any part.

    `choices` are those of the `view`'s very moment. `sitting` tells games apart (0 before the first), `tokens` are what
    tags may sit on in it; `troubles` are the warnings that the table itself has, `kept` whether its journal is on a disk.
    """

    number: int
    view: View | None
    menu: Menu | None = None
    notice: Notice | None = None
    warnings: tuple[Said, ...] = ()
    join: Join | None = None
    choices: tuple[Choice, ...] = ()
    sitting: int = 0
    tokens: Mapping[str, tuple[str, ...]] = {}
    troubles: tuple[Said, ...] = ()
    kept: bool = True
