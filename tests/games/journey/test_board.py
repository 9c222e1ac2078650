"""The text map: read, checked, drawn back; and the shipped example board."""

from __future__ import annotations

import pytest

from companion.contract.game import Board, Text
from companion.games.journey.lava.stream import read_lava
from companion.games.journey.walking.maps import area, read_map
from companion.kept.sets import Sets
from tests.games.journey.table import at_sea, fixed, on_lava, on_map, play, say, see, seen, table

EXAMPLE = "journey-example-board"
SMALL = "S.\n2A\n.F\n\nA = event+find:rope,star"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("S\n#\nF", "no way"),
        ("S\n \nF", "no way"),
        ("..\n.F", "one start S, this one has 0"),
        ("SS\n.F", "one start S, this one has 2"),
        ("S\n.", "no way"),
        ("S\n\nF", "no way"),
        ("SF", "no way"),
        ("S.F\n...", "no way"),
        ("S\n?\nF", "row 2 has the sign “?”"),
        ("S\nA\nF", "row 2 has the sign “A”"),
        ("S\n@\nF", "whirlpool, which leg 1 does not have"),
        ("S\nA\nF\n\nA = rocks9", "legend line “A = rocks9”"),
        ("S\nA\nF\n\nA = find", "legend line"),
        ("S\nA\nF\n\nA = find2", "legend line"),
        ("S\nA\nF\n\nA = find:raft", "legend line"),
        ("S\nA\nF\n\nA = find:rope,rope,rope,rope", "legend line"),
        ("S\nA\nF\n\nA = plain+event", "legend line"),
        ("S\nA\nF\n\nA = event\nA = stream", "new capital letter"),
        ("S\nA\nF\n\nF = event", "new capital letter"),
        ("S\na\nF\n\na = event", "new capital letter"),
        ("S" + "." * 30 + "\nF", "at most 26"),
        ("", "one start"),
    ],
)
def test_a_map_that_cannot_be_played_on_says_what_is_wrong(text: str, fault: str) -> None:
    found = read_map(text, 1)
    assert isinstance(found, Text)
    assert fault in say(found)


def test_a_map_knows_pictures_symbols_and_the_way_to_the_finish() -> None:
    known = read_map(SMALL, 1)
    assert not isinstance(known, Text)
    assert (known.start, known.columns, known.rows) == ("a1", 2, 3)
    assert known.spaces["b2"].pictures == ("event", "find2")
    assert known.spaces["b2"].symbols == ("rope", "star")
    assert known.left == {"a1": 2, "b1": 2, "a2": 1, "b2": 1, "a3": 1, "b3": 0}


@pytest.mark.parametrize(
    "text",
    [SMALL.replace("\n", "\r\n"), SMALL.replace("\n", " \n"), f" \n{SMALL}\n \n", SMALL.replace("\n\n", "\n\n\n")],
)
def test_line_ends_of_any_kind_and_blanks_at_the_end_of_a_line_are_no_part_of_a_map(text: str) -> None:
    assert read_map(text, 1) == read_map(SMALL, 1)


def test_a_way_with_a_compass_is_a_way() -> None:
    assert not isinstance(read_map("S#\n#.\n#F", 1), Text)


def test_a_lava_stream_is_colours_with_losses() -> None:
    spaces = read_lava("yellow red-2")
    assert not isinstance(spaces, Text)
    assert [(space.colour, space.loss) for space in spaces] == [("yellow", 0), ("red", 2)]
    for stream, word in (("yellow green", "green"), ("red-3", "red-3")):
        fault = read_lava(stream)
        assert isinstance(fault, Text)
        assert word in say(fault)


def test_no_text_is_no_map() -> None:
    assert area("", 1) is None


def test_the_map_is_drawn_back_with_every_space_and_figure() -> None:
    board = seen(on_map(SMALL)).blocks[0]
    assert isinstance(board, Board)
    drawn = {(cell.x, cell.y): (cell.kind, cell.badges) for cell in board.cells}
    assert drawn == {
        (0, 0): ("start", ()),
        (1, 0): ("plain", ()),
        (0, 1): ("rocks2", ()),
        (1, 1): ("event", ("Ro+★",)),
        (0, 2): ("plain", ()),
        (1, 2): ("finish", ()),
    }
    assert [piece.title for piece in board.cells[0].pieces] == ["Lidenbrock", "Axel", "Hans"]


def test_a_tap_on_a_neighbour_is_a_direction_and_on_an_explorer_its_name() -> None:
    state = on_map(SMALL)
    moving = seen(play(state, "begin p1 axel")).blocks[0]
    assert isinstance(moving, Board)
    assert {cell.label: cell.id for cell in moving.cells} == {
        "a1": "a1",
        "b1": "r",
        "a2": "d",
        "b2": "dr",
        "a3": "a3",
        "b3": "b3",
    }
    moved = seen(play(state, "move p1 axel yellow=2 path=d")).blocks[0]
    assert isinstance(moved, Board)
    assert next(cell.id for cell in moved.cells if cell.label == "a2") == "axel"


def test_the_lava_stream_is_drawn_with_its_losses_and_the_raft() -> None:
    board = seen(play(on_lava(lava="red yellow-1 blue"), "reveal red")).blocks[0]
    assert isinstance(board, Board)
    assert [(cell.kind, cell.badges, len(cell.pieces)) for cell in board.cells] == [
        ("lava-red", (), 1),
        ("lava-yellow", ("-1",), 0),
        ("lava-blue", (), 0),
    ]


def test_the_example_board_is_named_as_made_up_and_can_be_played() -> None:
    assert "example" in EXAMPLE
    assert Sets().get(EXAMPLE).game == "journey"
    state = table(set_name=EXAMPLE)
    assert see(state, "positions.axel") == "c1"
    state = play(state, "move p1 axel yellow=3 path=d,d")
    assert see(state, "positions.axel") == "c3"
    for leg, text in ((1, state.facts.board.descent), (2, state.facts.board.sea)):
        known = read_map(text, leg)
        assert not isinstance(known, Text)
        assert set(known.left) == set(known.spaces), "a space without a way to the finish"


def test_positions_are_corrected_on_the_map_only() -> None:
    state = on_map(SMALL)
    assert see(fixed(state, positions__axel="b2"), "positions.axel") == "b2"
    with pytest.raises(AssertionError, match="cannot stand"):
        fixed(state, positions__axel="d9")
    with pytest.raises(AssertionError, match="Two explorers"):
        fixed(state, positions__axel="b2", positions__hans="b2")
    with pytest.raises(AssertionError, match="cannot stand"):
        fixed(at_sea(), positions__raft="a1")
