"""Drawing, hand limits, the display, the decks (RULES.md, section 1)."""

from __future__ import annotations

import pytest

from companion.games.journey.rules import RULES
from tests.games.journey.table import DISPLAY, at_sea, fixed, fresh, offered, play, rule, see, seen, table, told, why


@rule("1.1")
def test_everybody_is_dealt_and_the_display_is_laid_before_the_first_turn() -> None:
    state = fresh(3)
    assert (state.phase, state.turn) == ("refill", "p1")
    assert see(state, "hands.p3") == {"explorer": 6, "equipment": 3}
    assert see(state, "water") == {"p1": 1, "p2": 1, "p3": 1}
    assert see(state, "decks") == {"explorer": 45, "equipment": 36, "fossil": 64, "event": 16, "adventure": 10}
    laid = play(state, *DISPLAY)
    assert (laid.phase, laid.turn, laid.round) == ("turn", "p1", 1)
    assert see(laid, "display") == ["rope", "pickaxe", "lamp"]
    assert see(laid, "decks.equipment") == 33


@rule("1.2")
def test_turns_go_clockwise_and_rounds_are_counted() -> None:
    state = table(2)
    state = play(state, "draw p1 explorer explorer explorer")
    assert (state.turn, state.round) == ("p2", 1)
    state = play(state, "draw p2 explorer explorer explorer")
    assert (state.turn, state.round) == ("p1", 2)


@rule("1.2")
def test_a_turn_is_drawing_or_moving_not_both() -> None:
    drawing = play(table(), "draw p1 explorer")
    assert why(drawing, "begin p1 axel") == "1.2"
    assert why(drawing, "move p1 axel yellow=1 path=d:plain") == "1.2"
    assert not any(line.startswith("begin") for line in offered(drawing))
    assert why(play(table(), "begin p1 axel"), "draw p1 explorer") == "1.2"


@rule("1.3")
def test_three_cards_come_from_any_mix_of_sources_at_once_or_one_by_one() -> None:
    at_once = play(table(), "draw p1 rope equipment explorer")
    one_by_one = play(table(), "draw p1 rope", "draw p1 equipment", "draw p1 explorer")
    assert at_once == one_by_one
    assert see(at_once, "hands.p1") == {"explorer": 7, "equipment": 5}
    assert see(at_once, "display") == ["pickaxe", "lamp"]
    assert at_once.phase == "refill"


@rule("1.3")
@pytest.mark.parametrize(
    "line", ["draw p1 compass", "draw p1 rope rope", "draw p1 fossil", "draw p1 explorer explorer explorer explorer"]
)
def test_no_more_can_be_taken_than_lies_there(line: str) -> None:
    assert why(table(), line) == "1.3"


@rule("1.4")
def test_the_eleventh_explorer_card_is_discarded_at_once() -> None:
    state = play(fixed(table(), hands__p1__explorer=10), "draw p1 explorer")
    assert (state.phase, state.turn) == ("limit", "p1")
    assert offered(state) == {"discard p1 explorer"}
    assert why(state, "draw p1 explorer") == "1.4"
    assert why(state, "discard p1 rope") == "1.4"
    after = play(state, "discard p1 explorer")
    assert (after.phase, after.drawn) == ("turn", 1)
    assert see(after, "discards.explorer") == 1


@rule("1.4")
def test_the_sixth_equipment_card_is_discarded_by_name() -> None:
    state = play(fixed(table(), hands__p1__equipment=5), "draw p1 rope")
    assert offered(state) == {f"discard p1 {kind}" for kind in ("rope", "pickaxe", "compass", "hardtack", "lamp")}
    assert see(play(state, "discard p1 hardtack"), "hands.p1.equipment") == 5


@rule("1.4")
def test_a_long_draw_stops_being_legal_where_the_limit_comes_between() -> None:
    full = fixed(table(), hands__p1__explorer=9)
    assert why(full, "draw p1 explorer explorer rope") == "1.4"
    assert play(full, "draw p1 rope explorer").phase == "turn"
    assert play(full, "draw p1 rope explorer explorer").phase == "limit"


@rule("1.5")
def test_the_display_is_filled_only_at_the_end_of_the_turn() -> None:
    state = play(table(), "draw p1 rope")
    assert (state.phase, see(state, "display")) == ("turn", ["pickaxe", "lamp"])
    ended = play(state, "draw p1 explorer explorer")
    assert offered(ended) == {f"reveal {kind}" for kind in ("rope", "pickaxe", "compass", "hardtack", "lamp")}
    assert why(ended, "reveal raft") == "1.5"
    assert why(ended, "reveal") == "1.5"
    filled = play(ended, "reveal compass")
    assert (filled.turn, see(filled, "display")) == ("p2", ["pickaxe", "lamp", "compass"])


@rule("1.6")
def test_an_empty_explorer_deck_is_made_again_from_its_discards() -> None:
    state = fixed(table(), discards__explorer=50)
    assert see(state, "decks.explorer") == 1
    after = play(state, "draw p1 explorer")
    assert (see(after, "decks.explorer"), see(after, "discards.explorer")) == (50, 0)


@rule("1.6")
def test_fossil_event_and_sea_cards_do_not_come_back() -> None:
    state = fixed(table(), gone__snail=64, discards__event=16, discards__adventure=10)
    after = play(state, "begin p1 axel", "play p1 yellow", "play p1 hardtack", "step p1 d:event", "step p1 d:find1")
    assert told(after, "stop p1") == ["moved", "no-find", "no-event", "turn"]
    sea = fixed(at_sea(), discards__adventure=10)
    assert play(sea, "move p2 raft red=1 path=d:plain").phase == "turn"


@rule("1.7")
def test_hands_are_counts_and_a_played_card_is_named() -> None:
    state = play(table(), "draw p1 explorer explorer explorer")
    assert see(state, "hands.p1") == {"explorer": 9, "equipment": 3}
    shown = RULES.view(state)
    assert [fact.value for fact in shown.seats[0].facts][1:3] == ["9/10", "3/5"]
    moved = RULES.plain(play(state, "begin p2 hans", "play p2 red"))
    assert moved["move"]["made"] == ["play red"]


@rule("1.8")
def test_turns_may_be_taken_before_the_display_is_laid() -> None:
    state = fresh()
    assert {"reveal rope", "draw p1 explorer", "draw p1 equipment", "begin p1 axel"} <= offered(state)
    assert not offered(state) & {"draw p1 rope", "draw p1 lamp"}
    drawn = play(state, "draw p1 explorer explorer equipment")
    assert (drawn.phase, drawn.turn) == ("turn", "p2")
    assert seen(drawn).phase.label == "Draw or move"
    assert "reveal rope" in offered(drawn)
    assert play(drawn, "begin p2 axel", "play p2 yellow", "cancel p2") == drawn
    moved = play(drawn, "move p2 axel yellow=2 path=d:plain,d:find1", "skip p2")
    assert (moved.phase, moved.turn, moved.round) == ("turn", "p1", 2)
    laid = play(moved, *DISPLAY)
    assert (laid.phase, laid.turn) == ("turn", "p1")
    assert why(laid, "reveal rope") == "0.1"
    assert RULES.rebuild(RULES.plain(laid)) == laid


@rule("1.8")
def test_only_what_has_been_entered_can_be_taken_from_a_display_laid_in_part() -> None:
    state = play(fresh(), "reveal rope")
    assert "draw p1 rope" in offered(state)
    assert why(state, "draw p1 lamp") == "1.3"
    drawing = play(state, "draw p1 rope")
    assert (drawing.phase, offered(drawing)) == ("turn", {"draw p1 explorer", "draw p1 equipment"})
    assert RULES.rebuild(RULES.plain(drawing)) == drawing
    assert play(drawing, "draw p1 explorer explorer").turn == "p2"


@rule("1.8")
def test_a_move_that_is_taken_back_leaves_the_display_to_be_laid() -> None:
    state = play(fresh(), "reveal rope")
    begun = play(state, "begin p1 axel", "play p1 yellow")
    assert (begun.phase, begun.turn) == ("turn", "p1")
    assert RULES.rebuild(RULES.plain(begun)) == begun
    assert play(begun, "cancel p1") == state


@rule("1.8")
def test_no_end_of_a_turn_or_a_leg_waits_for_a_display_that_was_never_laid() -> None:
    sea = play(fresh(), "move p1 axel yellow=1 path=d:finish")
    assert (sea.phase, sea.leg, sea.turn) == ("turn", 2, "p2")
    lava = play(sea, "move p2 raft red=1 path=d:finish", "reveal fossil cost=red", "skip p2", "skip p1")
    assert (lava.phase, lava.leg, lava.opening) == ("lava", 3, False)


@rule("1.8")
def test_a_display_that_is_corrected_into_place_is_laid() -> None:
    assert fixed(fresh(), display=["rope", "rope", "lamp"]).phase == "turn"
    begun = fixed(play(fresh(), "begin p1 axel"), display=["rope", "rope", "lamp"])
    assert play(begun, "cancel p1").phase == "turn"
