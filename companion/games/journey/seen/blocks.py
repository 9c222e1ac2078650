"""The table in blocks: map or lava stream, display, fossil collections, the account."""

from __future__ import annotations

from companion.contract.game import Block, Board, Cards, CardView, Cell, Fact, Grid, Piece, Said, Seat, Text
from companion.games.journey.facts import Facts
from companion.games.journey.lava.stream import stream
from companion.games.journey.model import State
from companion.games.journey.pieces import FIGURES, KINDS, SKELETON, VEINS, Collection
from companion.games.journey.scoring import PAIRS, SINGLE, fossil_points, skeletons, skulls, vein
from companion.games.journey.walking.maps import WAYS, Area, Space
from companion.games.journey.walking.way import chart, way_of
from companion.games.journey.words import called, label, named

STREAM_COLUMNS = 6
LINES = ("singles", "skulls", "skeletons", "gold", "quartz", "bonuses", "sightings", "water", "total")
"""The lines of the account, as a `Tally` has them."""


def blocks(state: State) -> tuple[Block, ...]:
    """All blocks, the one that is looked at most first."""
    known = chart(state) if state.leg < 3 else None
    board = (drawn_map(state, known),) if known else ()
    lava = (lava_board(state),) if state.leg == 3 and state.facts.board.lava else ()
    finds = tuple(collection(state, place) for place, held in enumerate(state.fossils) if any(held))
    if state.over:
        return (account(state), *finds)
    return (*board, *lava, *(() if state.leg == 3 else (display(state),)), *finds, account(state))


def drawn_map(state: State, known: Area) -> Board:
    """The map as it was read, with the figures on it."""
    cells = tuple(cell(state, known, space) for space in known.spaces.values())
    return Board("map", Text(f"map-{state.leg}"), known.columns, known.rows, cells)


def cell(state: State, known: Area, space: Space) -> Cell:
    """One space; its id is the word that a tap on it means: a direction, a figure, else its own name."""
    here = tuple(figure for figure, at in zip(FIGURES, state.positions, strict=True) if at == space.id)
    pieces = tuple(piece(state.facts, figure) for figure in here)
    word = space.id
    if state.move:
        at = way_of(state, state.move).at
        word = next((way for way in WAYS if known.beyond(at, way) == space), space.id)
    elif len(here) == 1:
        word = here[0]
    return Cell(word, space.x, space.y, space.id, space.pictures[0], badges(space), pieces)


def badges(space: Space) -> tuple[Said, ...]:
    """What is pictured on a space beside its kind; a find's symbols by their first letters if there are several."""
    beside = tuple(called(picture) for picture in space.pictures[1:] if not picture.startswith("find"))
    if len(space.symbols) < 2:
        return (*beside, *map(called, space.symbols))
    signs = {f"sign{at}": Text(f"sign-{symbol}") for at, symbol in enumerate(space.symbols, 1)}
    return (*beside, Text(f"signs-{len(signs)}", **signs))


def piece(facts: Facts, figure: str) -> Piece:
    colour = facts.explorers.of(figure) if figure != "raft" else ""
    return Piece(figure[:2].capitalize(), colour=colour, title=label(figure))


def lava_board(state: State) -> Board:
    """The rafts of the lava stream in order, with what is lost there."""
    spaces = stream(state.facts.board.lava)
    cells = tuple(
        Cell(
            f"lava-{place + 1}",
            place % STREAM_COLUMNS,
            place // STREAM_COLUMNS,
            str(place + 1),
            f"lava-{space.colour}",
            (f"-{space.loss}",) if space.loss else (),
            (piece(state.facts, "raft"),) if state.lava.at == place + 1 else (),
        )
        for place, space in enumerate(spaces)
    )
    return Board("lava", Text("map-3"), STREAM_COLUMNS, -(-len(spaces) // STREAM_COLUMNS), cells)


def display(state: State) -> Cards:
    """The open equipment cards. Their ids are words of a move only while a tap on one can mean to draw it."""
    may_draw = state.phase == "turn" and state.move is None
    cards = tuple(
        CardView(kind if may_draw else f"display-{place}", label(kind), "equipment")
        for place, kind in enumerate(state.display, 1)
    )
    return Cards("display", Text("on-display"), cards)


def collection(state: State, place: int) -> Cards:
    """One seat's fossils by kind, with what they are worth."""
    held, seat = state.fossils[place], state.seats[place]
    cards = tuple(
        CardView(kind, Text("so-many", count=count, kind=label(kind)), family(kind), worth(held, kind, state.facts))
        for kind, count in zip(KINDS, held, strict=True)
        if count
    )
    points = fossil_points(held, state.facts)
    title = Text("collection", seat=Seat(seat), fossils=sum(held), points=points)
    return Cards(f"fossils:{seat}", title, cards, seat)


def family(kind: str) -> str:
    """The icon of a fossil: skulls and skeletons have one each."""
    return kind.partition("-")[0]


def worth(held: Collection, kind: str, facts: Facts) -> tuple[Fact]:
    """What the set that a fossil belongs to is worth in this collection."""
    place = KINDS.index(kind)
    points: Said = str(vein(held[place]) if kind in VEINS else SINGLE * held[place])
    if kind in SKELETON:
        points = Text("in-all", points=skeletons(held[5:8], facts.skeleton))
    elif place >= PAIRS[0]:
        pair = place - place % 2
        skull = skulls(tuple(count * (at in (pair, pair + 1)) for at, count in enumerate(held)), facts.skull)
        points = Text("in-all", points=skull) if skull else Text("half-alone")
    return (Fact(Text("worth"), points),)


def account(state: State) -> Grid:
    """The lines of the score as things lie, one column a player; at the end every line, before it those with points."""
    tallies = [state.tally(place) for place in range(len(state.players))]
    points = {line: [getattr(lines, line) for lines in tallies] for line in LINES}
    told = [line for line, row in points.items() if state.over or any(row) or line == "total"]
    rows: tuple[tuple[Said, ...], ...] = tuple((Text(f"line-{line}"), *map(str, points[line])) for line in told)
    return Grid("score", Text("fame-points"), ("", *map(named, state.seats)), rows)
