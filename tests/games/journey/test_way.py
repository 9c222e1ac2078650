"""Streams and events along the way (RULES.md, section 3)."""

from __future__ import annotations

import pytest

from tests.games.journey.table import at_sea, fixed, offered, play, rule, see, table, told, why


@rule("3.1")
def test_every_stream_entered_gives_a_stone() -> None:
    state = play(table(), "move p1 axel yellow=3 path=d:stream,d:plain,r:stream")
    assert see(state, "water.p1") == 3


@rule("3.1")
def test_stones_are_given_while_there_are_any() -> None:
    state = fixed(table(), water__p1=9, water__p2=10)
    assert see(play(state, "move p1 axel yellow=3 path=d:stream,d:stream,d:stream"), "water.p1") == 10


@rule("3.2")
def test_every_event_space_entered_gives_a_card_at_the_end() -> None:
    state = play(table(), "move p1 axel yellow=3 path=d:event,d:event,d:plain")
    assert (state.phase, state.turn) == ("event", "p1")
    assert play(state, "event p1 now").phase == "event"
    after = play(state, "event p1 now", "event p1 keep name=fog")
    assert (after.turn, see(after, "decks.event"), see(after, "discards.event")) == ("p2", 14, 1)


@rule("3.2")
def test_the_event_comes_after_the_discovery_and_before_the_sea_card() -> None:
    mountain = play(table(), "move p1 axel yellow=2 path=d:event,d:find1")
    assert mountain.phase == "discovery"
    assert play(mountain, "skip p1").phase == "event"
    sea = play(at_sea(), "move p2 raft red=1 path=d:event")
    assert sea.phase == "event"
    assert play(sea, "event p2 now").phase == "adventure"


@rule("3.3")
def test_an_event_is_done_at_once_or_kept_with_or_without_a_name() -> None:
    state = play(table(), "move p1 axel yellow=1 path=d:event")
    assert {"event p1 now", "event p1 keep"} <= offered(state)
    assert see(play(state, "event p1 now"), "events") == {}
    assert see(play(state, "event p1 keep name=fog"), "events") == {"e1": {"seat": "p1", "name": "fog"}}
    assert see(play(state, "event p1 keep"), "events") == {"e1": {"seat": "p1", "name": ""}}


@rule("3.3")
@pytest.mark.parametrize(
    "line", ["event p1", "event p1 later", "event p1 now name=fog", "event p1 keep name=", "event p1 now keep"]
)
def test_an_event_is_now_or_keep(line: str) -> None:
    assert why(play(table(), "move p1 axel yellow=1 path=d:event"), line) == "3.3"


@rule("3.4")
def test_a_kept_event_is_used_once_by_its_holder_at_any_time() -> None:
    state = play(table(), "move p1 axel yellow=1 path=d:event", "event p1 keep name=fog")
    assert state.turn == "p2"
    assert "use p1 e1" in offered(state)
    assert why(state, "use p2 e1") == "3.4"
    assert told(state, "use p1 e1") == ["event"]
    used = play(state, "use p1 e1")
    assert (see(used, "events"), see(used, "discards.event"), used.turn) == ({}, 1, "p2")
    assert why(used, "use p1 e1") == "3.4"


@rule("3.4")
def test_ids_of_events_are_never_given_twice_on_one_table() -> None:
    state = play(table(), "move p1 axel yellow=2 path=d:event,d:event", "event p1 keep", "event p1 keep")
    without = fixed(state, events={"e2": {"seat": "p1", "name": ""}})
    again = play(without, "move p2 axel yellow=1 path=d:event", "event p2 keep")
    assert set(see(again, "events")) == {"e2", "e3"}


@rule("3.4")
def test_the_effect_of_an_event_is_a_correction() -> None:
    state = play(table(), "move p1 axel yellow=1 path=d:event", "event p1 now")
    assert see(fixed(state, hands__p1__equipment=5), "decks.equipment") == see(state, "decks.equipment") - 2
