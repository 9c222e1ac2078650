"""Where things go in a picture: nothing leaves its cell, nothing hides another."""

from __future__ import annotations

import pytest

from companion.contract.view import Board, Cell, Mark, Piece, Track
from companion.words import speaker
from web import geometry
from web.geometry import WIDTH, Picture, Place

SAY = speaker().say


def board(columns: int, rows: int = 1, **cell: object) -> Picture:
    cells = tuple(
        Cell(f"c{x}-{y}", x, y, **({"label": f"Place {x}"} | cell))  # type: ignore[arg-type]
        for x in range(columns)
        for y in range(rows)
    )
    return geometry.picture(Board("b", "Board", columns, rows, cells), SAY)


@pytest.mark.parametrize("columns", [1, 2, 3, 4, 7])
def test_a_board_of_few_columns_fills_the_phone(columns: int) -> None:
    picture = board(columns)
    assert abs(picture.width - WIDTH) < 5
    assert not picture.wide


def test_a_board_of_many_columns_is_scrolled_not_shrunk() -> None:
    picture = board(12)
    assert picture.wide
    assert all(place.width > 40 for place in picture.places)


@pytest.mark.parametrize("columns", [1, 2, 4, 12])
def test_cells_do_not_overlap(columns: int) -> None:
    places = board(columns, rows=3).places
    assert len({(place.x, place.y) for place in places}) == len(places)
    step = min(place.x for place in places if place.x > 0) if columns > 1 else WIDTH
    assert all(place.width < step for place in places)


@pytest.mark.parametrize("columns", [1, 2, 4, 7])
@pytest.mark.parametrize("count", [1, 3, 16])
def test_pieces_stay_in_their_cell_however_many_they_are(columns: int, count: int) -> None:
    pieces = tuple(Piece(str(at), "p1") for at in range(count))
    for place in board(columns, pieces=pieces).places:
        assert len(place.stones) == count
        assert all(inside(place, stone.x, stone.y) for stone in place.stones)


def inside(place: Place, x: float, y: float) -> bool:
    return place.x <= x <= place.x + place.width and place.y <= y <= place.y + place.height


def test_a_long_label_is_cut_to_two_lines() -> None:
    place = board(7, label="The extraordinarily long name of a place").places[0]
    assert len(place.lines) == 2
    assert place.lines[1].text.endswith("…")
    assert "extraordinarily long name" in place.spoken


def test_a_badge_that_does_not_fit_is_still_spoken() -> None:
    place = board(7, badges=("a badge of many words",)).places[0]
    assert place.pills == ()
    assert "a badge of many words" in place.spoken


def test_badges_that_do_not_fit_beside_each_other_stand_in_two_rows() -> None:
    pills = board(4, badges=("refuel", "3 left")).places[0].pills
    assert [pill.text for pill in pills] == ["refuel", "3 left"]
    assert (pills[1].x, pills[1].y) == (pills[0].x, pills[0].y + geometry.PILL + 2)


def test_a_second_row_of_badges_gives_way_to_pieces() -> None:
    long = {"label": "United States", "badges": ("research", "3 left")}
    alone = board(4, rows=3, **long).places[0]
    visited = board(4, rows=3, pieces=(Piece("Am", "p1"),), **long).places[0]
    assert [len(place.pills) for place in (alone, visited)] == [2, 1]
    assert "3 left" in visited.spoken


def test_walls_stand_on_the_sides_that_they_close() -> None:
    place = board(1, walls=("top", "right")).places[0]
    assert [(wall.x1, wall.y1, wall.x2, wall.y2) for wall in place.walls] == [
        (place.x, place.y, place.x + place.width, place.y),
        (place.x + place.width, place.y, place.x + place.width, place.y + place.height),
    ]
    assert "barrier top, barrier right" in place.spoken


@pytest.mark.parametrize(
    ("kind", "label", "words"),
    [("rocks2", "a5", "rocks 2"), ("lava-red", "3", "lava red"), ("plain", "a5", ""), ("moon", "Moon", "")],
)
def test_a_kind_is_told_in_words_and_not_by_colour_alone(kind: str, label: str, words: str) -> None:
    place = board(4, kind=kind, label=label).places[0]
    assert place.caption is not None
    assert place.caption.text == words
    assert words in place.spoken


@pytest.mark.parametrize("of", [1, 8, 20, 100])
def test_a_track_ends_where_its_last_number_stands(of: int) -> None:
    line = geometry.line(Track("t", "Track", of, (Mark("A", 0), Mark("B", of))), SAY)
    assert [peg.x for peg in line.pegs] == [18, WIDTH - 18]
    assert line.ticks[0].text == "0"
    assert len(line.ticks) <= 13


def test_markers_at_one_point_stand_on_each_other() -> None:
    line = geometry.line(Track("t", "Pride", 8, (Mark("A", 2), Mark("B", 2), Mark("C", 3))), SAY)
    assert len({(peg.x, peg.y) for peg in line.pegs}) == 3
    assert all(peg.y > 0 for peg in line.pegs)
    assert line.spoken == "Pride: A at 2 of 8, B at 2 of 8, C at 3 of 8"


def test_a_track_without_markers_and_without_length_is_drawn_too() -> None:
    assert geometry.line(Track("t", "Empty", 0, ()), SAY).spoken == "Empty: nobody on it"


def test_a_caption_does_not_repeat_what_the_board_is_called() -> None:
    cells = tuple(Cell(str(x), x, 0, str(x), kind) for x, kind in enumerate(("lava-red", "rocks2", "plain")))
    places = geometry.picture(Board("lava", "The lava stream", 3, 1, cells), SAY).places
    assert [place.caption.text for place in places if place.caption] == ["red", "rocks 2", ""]
    assert places[0].spoken == "0: lava red"
