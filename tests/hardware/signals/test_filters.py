"""Contacts, presses, chords, the knob and tags on a plate, as lists of times and levels."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.signals.filters import (
    DEAF_S,
    GAP_S,
    HOLD_S,
    STEADY_S,
    Change,
    Chord,
    Contact,
    Finger,
    Laid,
    Press,
    Wheel,
    laid,
)
from tests.hardware.kit import recorded_edges


def debounced(edges: Iterable[tuple[float, bool]], until: float = float("inf")) -> list[Change]:
    """The believed changes of a contact that starts released, from its edges (time, down)."""
    contact, changes = Contact(), []
    for at, down in edges:
        contact, change = contact.edge(at, down)
        changes.append(change)
    changes.append(contact.look(until)[1])
    return [change for change in changes if change]


def presses(changes: Iterable[Change], until: float = float("inf")) -> list[Press]:
    """The short and long presses in a list of changes."""
    finger, found = Finger(), []
    for change in changes:
        finger, long_press = finger.look(change.at)
        finger, press = finger.change(change)
        found += [long_press, press]
    found.append(finger.look(until)[1])
    return [press for press in found if press]


def chorded(changes: Iterable[tuple[str, Change]], shift: str) -> list[tuple[str, float]]:
    """The other buttons pressed while `shift` was held, with their times."""
    chord, found = Chord(shift), []
    for name, change in changes:
        chord, together = chord.change(name, change)
        if together:
            found.append((name, change.at))
    return found


def detents(levels: Iterable[tuple[bool, bool]], per_detent: int = 4) -> list[int]:
    """The detents, +1 or -1 each, in a list of the levels of a and b."""
    wheel, found = Wheel(per_detent=per_detent), []
    for a, b in levels:
        wheel, turned = wheel.edge(a, b)
        found.append(turned)
    return [turned for turned in found if turned]


CLOCKWISE = [(False, True), (False, False), (True, False), (True, True)]


@pytest.mark.parametrize("name", ["clean-press.txt", "worn-press.txt", "quick-tap.txt", "held-with-dropout.txt"])
def test_a_recorded_press_gives_one_press_and_one_release(name: str) -> None:
    assert [change.down for change in debounced(recorded_edges(name))] == [True, False]


@pytest.mark.parametrize("name", ["clean-press.txt", "worn-press.txt"])
def test_a_change_has_the_time_of_its_first_edge(name: str) -> None:
    edges = recorded_edges(name)
    press, release = debounced(edges)
    assert press.at == edges[0][0]
    assert release.at == next(at for at, down in edges if at > 0.05)


@pytest.mark.parametrize("name", ["spike.txt", "spikes.txt"])
def test_a_spike_of_three_milliseconds_is_no_event(name: str) -> None:
    assert debounced(recorded_edges(name)) == []


def test_a_release_that_falls_into_the_deaf_time_is_not_lost() -> None:
    assert debounced([(0.0, True), (0.012, False)]) == [Change(0.0, True), Change(0.012, False)]


def test_edges_that_say_nothing_new_are_nothing() -> None:
    assert debounced([(0.0, True), (0.1, True), (0.2, False), (0.3, False)]) == [Change(0.0, True), Change(0.2, False)]


def test_nothing_is_believed_before_it_has_been_steady() -> None:
    assert debounced([(0.0, True)], until=STEADY_S * 0.9) == []
    assert debounced([(0.0, True)], until=STEADY_S) == [Change(0.0, True)]


@settings(max_examples=60)
@given(st.lists(st.tuples(st.floats(0.0001, 0.2), st.booleans()), max_size=40))
def test_the_end_state_is_the_pins_and_changes_alternate(steps: list[tuple[float, bool]]) -> None:
    edges, at = [], 0.0
    for pause, down in steps:
        at += pause
        edges.append((at, down))
    changes = debounced(edges)
    assert (changes[-1].down if changes else False) == (edges[-1][1] if edges else False)
    assert all(change.down != (index % 2 == 1) for index, change in enumerate(changes))
    assert all(before.at <= after.at for before, after in itertools.pairwise(changes))


@settings(max_examples=60)
@given(st.lists(st.floats(0.0001, STEADY_S * 0.9), min_size=1, max_size=12))
def test_bounces_shorter_than_a_spike_never_give_a_second_press(gaps: list[float]) -> None:
    edges, at, down = [(0.0, True)], 0.0, True
    for gap in gaps:
        at, down = at + gap, not down
        edges.append((at, down))
    edges.append((at + 0.0001, True))
    edges.append((at + 1.0, False))
    assert [change.down for change in debounced(edges)] == [True, False]


def test_a_short_press_speaks_when_it_ends_and_a_long_one_at_the_threshold() -> None:
    short = [Change(0.0, True), Change(0.2, False)]
    long = [Change(1.0, True)]
    assert presses(short + long, until=0.9) == [Press(0.0, long=False)]
    assert presses(short + long, until=1.0 + HOLD_S) == [Press(0.0, long=False), Press(1.0, long=True)]


def test_one_press_is_never_both_short_and_long() -> None:
    assert presses([Change(0.0, True), Change(HOLD_S + 0.5, False)]) == [Press(0.0, long=True)]
    assert presses([Change(0.0, True), Change(HOLD_S - 0.001, False)]) == [Press(0.0, long=False)]


def test_a_release_without_a_press_is_nothing() -> None:
    assert presses([Change(0.0, False)]) == []


def test_a_chord_is_a_press_while_the_shift_is_held() -> None:
    changes = [
        ("ok", Change(0.0, True)), ("back", Change(1.0, True)), ("ok", Change(1.1, True)), ("ok", Change(1.2, False)),
        ("back", Change(2.0, False)), ("ok", Change(3.0, True)),
    ]  # fmt: skip
    assert chorded(changes, "back") == [("ok", 1.1)]


def test_a_full_turn_of_the_contacts_is_one_detent_each_way() -> None:
    assert detents(CLOCKWISE) == [1]
    assert detents([*reversed(CLOCKWISE[:-1]), (True, True)]) == [-1]


def test_half_a_turn_and_back_is_nothing() -> None:
    assert detents([(False, True), (False, False), (False, True), (True, True)]) == []


def test_bounces_on_every_edge_change_no_count() -> None:
    bouncing, before = [], (True, True)
    for _ in range(500):
        for levels in CLOCKWISE:
            bouncing += [levels, before, levels, before, levels]
            before = levels
    assert detents(bouncing) == [1] * 500


def test_one_lost_edge_does_not_lose_the_detent() -> None:
    assert detents([(False, True), (True, False), (True, True)]) == [1]


def test_a_knob_of_two_steps_rests_low_as_well() -> None:
    assert detents(CLOCKWISE, per_detent=2) == [1, 1]


def test_a_tag_left_lying_is_laid_once_and_lifted_once() -> None:
    scans = [(index * 0.1, "A") for index in range(50)]
    assert laid(scans) == [Laid(0.0, "A", True), Laid(4.9, "A", False)]


def test_repeats_do_not_put_the_lifting_off() -> None:
    scans = [(0.0, "A"), (0.1, "A"), (0.1 + GAP_S + 0.01, "B")]
    assert Laid(0.1, "A", False) in laid(scans)


def test_an_unknown_tag_in_between_does_not_lift_the_one_that_lies_there() -> None:
    scans = [(0.0, "A"), (0.1, "A"), (0.15, "X"), (0.2, "A"), (0.3, "A")]
    assert [event for event in laid(scans) if event.tag == "A"] == [Laid(0.0, "A", True), Laid(0.3, "A", False)]


def test_the_same_tag_laid_down_again_is_new() -> None:
    assert [event.there for event in laid([(0.0, "A"), (1.0, "A")])] == [True, False, True, False]


def test_the_deaf_time_is_longer_than_the_steady_time() -> None:
    assert DEAF_S > STEADY_S
