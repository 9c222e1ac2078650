"""The lines of a choice: listed, counted, sampled and recognised alike."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.contract.game import Choice, Slot
from tests.lines import count, fits, lines, sample

LAUNCH = Choice(
    "launch",
    "p1",
    "Launch",
    (
        Slot("capsule", ("c1", "c4"), any_order=True),
        Slot("steering", ("c2",), any_order=True),
        Slot("extras", ("c7", "c8"), 0, 2, any_order=True),
    ),
)
DRAW = Choice(
    "draw",
    "p1",
    "Draw",
    (
        Slot("kind", ("capsule", "event")),
        Slot("reliability", ("reliability=1", "reliability=2")),
        Slot("name", free=True, min=0),
    ),
)

slots = st.builds(
    lambda name, options, low, more: Slot(name, tuple(options), min(low, len(options)), min(low + more, len(options))),
    st.sampled_from("ab"),
    st.lists(st.sampled_from("xyz"), min_size=1, max_size=4),
    st.integers(0, 2),
    st.integers(0, 2),
)
choices = st.builds(lambda parts: Choice("do", "p1", "Do", tuple(parts)), st.lists(slots, max_size=3))


@settings(max_examples=60)
@given(choices, st.integers(0, 99))
def test_listing_counting_and_fitting_agree(choice: Choice, seed: int) -> None:
    listed = list(lines(choice))
    assert len(listed) == count(choice)
    assert all(fits(choice, words) for words in listed)
    assert fits(choice, sample(choice, Random(seed)))


def test_a_word_that_two_slots_take_goes_where_the_others_leave_room() -> None:
    lamp = Slot("lamp", ("lamp",), 0, any_order=True)
    pay = Choice("pay", "p1", "Pay", (Slot("any", ("rope", "lamp"), any_order=True), lamp))
    for cards in (("rope",), ("lamp",), ("rope", "lamp"), ("lamp", "rope")):
        assert fits(pay, ("pay", "p1", *cards)), cards
    assert not fits(pay, ("pay", "p1", "rope", "rope"))


@pytest.mark.parametrize("line", ["launch p1 c1 c2", "launch p1 c2 c4 c8", "launch p1 c8 c7 c2 c1"])
def test_words_of_slots_without_an_order_fit_in_any(line: str) -> None:
    assert fits(LAUNCH, tuple(line.split()))


@pytest.mark.parametrize(
    "line",
    ["launch p1 c1", "launch p1 c1 c4 c2", "launch p2 c1 c2", "launch p1 c1 c2 c7 c7", "launch p1 c1 c2 c9", "launch"],
)
def test_other_words_do_not_fit(line: str) -> None:
    assert not fits(LAUNCH, tuple(line.split()))


@pytest.mark.parametrize(
    "line", ["draw p1 capsule reliability=2", "draw p1 reliability=2 capsule", "draw p1 event name=moth reliability=1"]
)
def test_facts_and_free_texts_fit_anywhere(line: str) -> None:
    assert fits(DRAW, tuple(line.split()))


@pytest.mark.parametrize(
    "line",
    [
        "draw p1 capsule",
        "draw p1 capsule reliability=3",
        "draw p1 event reliability=1 name=",
        "draw p1 event reliability=1 name=a name=b",
    ],
)
def test_wrong_or_doubled_facts_do_not(line: str) -> None:
    assert not fits(DRAW, tuple(line.split()))


def test_many_combinations_are_counted_without_listing_them() -> None:
    assert count(Choice("drop", "p1", "Drop", (Slot("x", tuple(map(str, range(40))), 0, 40),))) == 2**40
