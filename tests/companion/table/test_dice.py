"""Luck and how it is judged: draws, rolls, counts by face, chi-square."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.table.dice import Evenness, Luck, SecretLuck, WrittenLuck, chi_square_p, evenness
from tests.kit import LoadedLuck

D6 = ("1", "2", "3", "4", "5", "6")
SPACE = ("1", "2", "3", "4", "5", "arrows")


@pytest.mark.parametrize("luck", [SecretLuck(), WrittenLuck("Anna Bob")])
@settings(max_examples=60)
@given(st.lists(st.sampled_from("abc"), max_size=8), st.data())
def test_a_draw_takes_different_places_and_no_more_than_there_are(
    luck: Luck, pile: list[str], data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(pile)))
    left = list(pile)
    for word in luck.draw(tuple(pile), count):
        left.remove(word)
    assert len(left) == len(pile) - count


@pytest.mark.parametrize("luck", [SecretLuck(), WrittenLuck("Anna Bob")])
@pytest.mark.parametrize("count", [-1, 4])
def test_more_than_there_is_cannot_be_drawn(luck: Luck, count: int) -> None:
    with pytest.raises(ValueError, match=f"cannot draw {count} of 3"):
        luck.draw(("a", "b", "c"), count)


def test_written_luck_follows_from_its_text_alone() -> None:
    luck = WrittenLuck("Anna Bob")
    assert [luck.draw(D6, 6), luck.draw(D6, 2)] == [("1", "2", "4", "6", "3", "5"), ("2", "6")]
    assert WrittenLuck("Anna Cleo").draw(D6, 6) != WrittenLuck("Anna Bob").draw(D6, 6)


def test_every_face_and_every_order_comes_up() -> None:
    luck = SecretLuck()
    assert {luck.draw(("a", "b", "c"), 3) for _ in range(400)} == {
        ("a", "b", "c"), ("a", "c", "b"), ("b", "a", "c"), ("b", "c", "a"), ("c", "a", "b"), ("c", "b", "a"),
    }  # fmt: skip


def test_the_boxs_own_dice_are_even() -> None:
    # One in a million fair dice would fail this.
    luck = SecretLuck()
    (judged,) = evenness([(D6, luck.draw(D6, 1)[0]) for _ in range(6000)])
    assert judged.rolls == 6000
    assert judged.p > 1e-6


@pytest.mark.parametrize(
    ("results", "options", "count"), [((), D6, 1), (("7",), D6, 1), (("a", "a"), ("a", "b"), 2), (("1",), D6, 2)]
)
def test_loaded_luck_gives_only_what_it_was_told_and_what_can_be_drawn(
    results: tuple[str, ...], options: tuple[str, ...], count: int
) -> None:
    with pytest.raises(ValueError, match="told to draw"):
        LoadedLuck(*results).draw(options, count)


def test_loaded_luck_may_draw_a_word_as_often_as_it_lies_there() -> None:
    assert LoadedLuck("a", "a").draw(("a", "b", "a"), 2) == ("a", "a")


@pytest.mark.parametrize(
    ("freedom", "distance", "p"),
    [
        # The usual tables of critical values.
        (1, 3.841459, 0.05), (2, 5.991465, 0.05), (5, 11.0705, 0.05), (5, 15.08627, 0.01), (11, 19.67514, 0.05),
        (10, 3.940299, 0.95), (1, 0.003932, 0.95), (30, 43.77297, 0.05), (100, 124.3421, 0.05), (5, 20.515, 0.001),
    ],
)  # fmt: skip
def test_p_values_agree_with_the_printed_tables(freedom: int, distance: float, p: float) -> None:
    # Two faces off by the same amount, all others as expected, make any distance.
    off = math.sqrt(distance * 1000 / 2)
    counts = [1000 + off, 1000 - off, *[1000.0] * (freedom - 1)]
    assert chi_square_p(counts, [1000.0] * (freedom + 1)) == pytest.approx(p, rel=1e-4)


def test_a_die_with_one_face_and_a_perfect_one_are_as_even_as_can_be() -> None:
    assert chi_square_p([7], [7.0]) == 1
    assert chi_square_p([5, 5, 5], [5.0, 5.0, 5.0]) == 1


def test_a_die_that_always_falls_alike_has_a_vanishing_p_value() -> None:
    assert chi_square_p([100_000, 0, 0, 0, 0, 0], [100_000 / 6] * 6) == 0
    (judged,) = evenness([(D6, "6")] * 30)
    assert 0 < judged.p < 1e-20


def test_counts_are_kept_by_die_and_face() -> None:
    first, second = evenness([(D6, "3"), (SPACE, "arrows"), (D6, "3"), (D6, "1")])
    assert (first.faces, first.counts, first.rolls) == (D6, (1, 0, 2, 0, 0, 0), 3)
    assert second == Evenness(SPACE, (0, 0, 0, 0, 0, 1), pytest.approx(0.4159, rel=1e-3))


def test_a_face_that_a_die_has_twice_is_expected_twice_as_often() -> None:
    (judged,) = evenness([(("1", "2", "2"), face) for face in ("1", "2", "2")])
    assert judged == Evenness(("1", "2"), (1, 2), 1.0)


def test_a_face_that_the_die_lacks_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="a die of 1 2 has no 7"):
        evenness([(("1", "2"), "7")])


def test_no_rolls_are_no_dice() -> None:
    assert evenness([]) == ()
