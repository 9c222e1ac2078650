"""Dice on the glass: the right faces, and a tumble that always ends in them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.contract.view import DiceView
from hardware.screens import FRAMES, draw, tumble
from tests.hardware.screens.samples import board, table

ROLLS = [("1",), ("6", "6"), ("arrows",), ("electrics",), ("1", "2", "3", "4", "5", "6"), ("9",), ()]


@pytest.mark.parametrize("faces", ROLLS)
@pytest.mark.parametrize("late", [0, 1, 1000])
def test_a_tumble_ends_in_the_page_of_the_true_result(faces: tuple[str, ...], late: int) -> None:
    dice = DiceView("p2", faces, "box")
    view = table(dice=dice)
    assert tumble(FRAMES - 1 + late, dice, view).tobytes() == draw("dice", board(view)).tobytes()


def test_what_tumbles_past_says_nothing_of_the_result() -> None:
    for frame in range(FRAMES - 1):
        one, other = (tumble(frame, DiceView("p1", (face,), "box")) for face in ("1", "arrows"))
        assert one.tobytes() == other.tobytes()


def test_no_two_neighbouring_frames_are_the_same() -> None:
    frames = [tumble(frame, DiceView("p1", ("2", "5"), "box")).tobytes() for frame in range(FRAMES)]
    assert all(one != other for one, other in pairwise(frames))


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_a_face_has_as_many_pips_as_its_number(face: str) -> None:
    picture = draw("dice", board(table(dice=DiceView("p1", (face,), "box"))))
    die = picture.crop((47, 23, 81, 57))
    assert holes(
        die.width, die.height, {(x, y) for x in range(die.width) for y in range(die.height) if not die.getpixel((x, y))}
    ) == int(face)


def holes(width: int, height: int, dark: set[tuple[int, int]]) -> int:
    """How many separate dark spots there are that do not touch the edge."""
    found = 0
    while dark:
        spot, seen = [dark.pop()], set()
        while spot:
            x, y = spot.pop()
            seen.add((x, y))
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in dark:
                    dark.remove(near)
                    spot.append(near)
        found += all(0 < x < width - 1 and 0 < y < height - 1 for x, y in seen)
    return found


def test_spots_are_counted_and_those_at_the_edge_are_not() -> None:
    assert holes(6, 6, {(1, 1), (1, 2), (4, 4), (0, 5)}) == 2
