"""Fossils for equipment (RULES.md, section 4)."""

from __future__ import annotations

from itertools import product

import pytest

from companion.contract.game import Move, Step
from companion.games.journey.pieces import KINDS
from companion.games.journey.rules import RULES
from tests.games.journey.table import at_sea, fixed, offered, on_map, play, rule, see, table, told, why
from tests.lines import fits

PICTURED = "S\nA\nF\n\nA = find:rope,star,pickaxe"
DECK = {"snail": 1, "bone": 1, "shell": 62, "gold": 0, "quartz": 0, "skeleton": [0, 0, 0], "skulls": []}


@rule("4.1")
def test_stopping_on_a_discovery_asks_for_the_pictured_number() -> None:
    state = play(table(), "move p1 axel yellow=1 path=d:find2")
    assert state.phase == "discovery"
    assert "discover p1 rope pickaxe" in offered(state)
    assert why(state, "discover p1 rope") == "4.1"
    assert why(state, "discover p1 rope snail") == "4.1"
    assert see(play(state, "discover p1 rope pickaxe"), "hands.p1.equipment") == 1
    assert play(table(), "move p1 axel yellow=2 path=d:find2,d:plain").turn == "p2"


@rule("4.1")
def test_on_a_map_the_equipment_matches_the_symbols_any_for_a_star() -> None:
    state = play(fixed(on_map(PICTURED), hands__p1__equipment=5), "move p1 axel yellow=1 path=d")
    assert play(state, "discover p1 pickaxe rope compass").dig is not None
    assert why(state, "discover p1 rope rope compass") == "4.1"
    assert why(state, "discover p1 rope compass lamp") == "4.1"
    assert "discover p1 rope pickaxe hardtack" in offered(state)
    assert "discover p1 rope pickaxe hardtack lamp" in offered(state)


@rule("4.1")
def test_no_more_is_discarded_than_the_hand_holds() -> None:
    state = play(fixed(table(), hands__p1__equipment=2), "move p1 axel yellow=1 path=d:find2")
    assert why(state, "discover p1 rope rope lamp") == "4.1"
    assert not any("lamp lamp" in line and line.count(" ") > 3 for line in offered(state))


@rule("4.2")
def test_as_many_fossils_come_as_were_discarded() -> None:
    state = play(table(), "move p1 axel yellow=1 path=d:find2", "discover p1 rope pickaxe")
    assert why(state, "found p1 gold") == "4.2"
    after = play(state, "found p1 gold gold")
    assert (see(after, "fossils.p1"), see(after, "decks.fossil"), after.turn) == ({"gold": 2}, 62, "p2")
    assert why(after, "found p1 gold") == "0.1"


@rule("4.2")
def test_the_deck_gives_what_it_still_has() -> None:
    state = fixed(table(), gone__snail=63)
    after = play(state, "move p1 axel yellow=1 path=d:find2", "discover p1 rope rope", "found p1 gold")
    assert see(after, "decks.fossil") == 0


@rule("4.3")
def test_with_the_lamp_two_more_are_drawn_and_as_many_kept_as_were_due() -> None:
    state = play(table(), "move p1 axel yellow=1 path=d:find1", "discover p1 rope lamp")
    assert see(state, "hands.p1.equipment") == 1
    drawn = play(state, "found p1 gold snail bone")
    assert offered(drawn) == {"keep p1 gold", "keep p1 snail", "keep p1 bone"}
    assert see(drawn, "decks.fossil") == 61
    assert why(drawn, "keep p1 shell") == "4.3"
    assert why(drawn, "keep p1 gold snail") == "4.3"
    after = play(drawn, "keep p1 gold")
    assert (see(after, "fossils.p1"), see(after, "decks.fossil")) == ({"gold": 1}, 63)
    assert why(state, "keep p1 gold") == "4.3"


@rule("4.3")
def test_a_table_may_keep_all_of_a_find_with_the_lamp() -> None:
    state = play(table(lamp="keep-all"), "move p1 axel yellow=1 path=d:find1", "discover p1 lamp lamp")
    assert see(play(state, "found p1 gold snail bone"), "fossils.p1") == {"gold": 1, "snail": 1, "bone": 1}


@rule("4.3")
def test_with_too_few_cards_in_the_deck_the_lamp_leaves_no_choice() -> None:
    state = fixed(table(), gone__snail=63)
    after = play(state, "move p1 axel yellow=1 path=d:find1", "discover p1 rope lamp", "found p1 gold")
    assert after.turn == "p2"


@rule("4.4")
def test_fossils_are_named_by_a_kind_that_the_set_has() -> None:
    dug = ("move p1 axel yellow=1 path=d:find1", "discover p1 rope")
    assert see(play(table(), *dug, "found p1 skull-6-left"), "fossils.p1") == {"skull-6-left": 1}
    state = play(table(facts={"skulls": 4}), *dug)
    assert {line.split()[-1] for line in offered(state)} == set(KINDS[: 8 + 2 * 4])
    assert why(state, "found p1 egg") == "4.4"
    assert why(state, "found p1 skull-5-left") == "4.4"
    assert why(state, "discover p1 rope") == "4.4"
    assert why(play(table(), "move p1 axel yellow=1 path=d:find1"), "found p1 gold") == "4.4"


@rule("4.4")
def test_a_counted_deck_gives_no_more_of_a_kind_than_it_has() -> None:
    state = play(table(facts={"fossils": DECK}), "move p1 axel yellow=1 path=d:find2", "discover p1 rope rope")
    assert offered(state) == {
        "found p1",
        "found p1 snail bone",
        "found p1 snail shell",
        "found p1 bone shell",
        "found p1 shell shell",
    }
    assert why(state, "found p1 snail snail") == "4.4"
    assert why(state, "found p1 gold shell") == "4.4"


@rule("4.5")
def test_a_find_may_be_let_go_and_who_cannot_make_it_is_not_asked() -> None:
    state = play(table(), "move p1 axel yellow=1 path=d:find1")
    assert play(state, "skip p1").turn == "p2"
    assert why(play(state, "discover p1 rope"), "skip p1") == "4.5"
    poor = fixed(table(), hands__p1__equipment=1)
    assert play(poor, "move p1 axel yellow=1 path=d:find2").turn == "p2"
    assert told(play(poor, "begin p1 axel", "play p1 yellow", "step p1 d:find2"), "stop p1")[1] == "no-find"


@rule("4.6")
def test_at_sea_the_others_may_make_the_same_find_in_turn_without_the_lamp() -> None:
    state = play(at_sea(3), "move p2 raft red=1 path=d:find1")
    assert (state.phase, state.turn) == ("discovery", "p2")
    third = play(state, "skip p2")
    assert third.turn == "p3"
    assert why(third, "discover p3 rope lamp") == "4.6"
    assert not any(line.endswith(" rope lamp") for line in offered(third))
    first = play(third, "discover p3 rope", "found p3 gold")
    assert first.turn == "p1"
    assert play(first, "skip p1").phase == "adventure"


@rule("4.6")
def test_on_the_mountain_only_the_one_who_moved_finds() -> None:
    state = play(table(3), "move p1 axel yellow=1 path=d:find1")
    assert play(state, "skip p1").phase == "turn"
    assert {seat.seat for seat in RULES.view(state).seats if seat.acts} == {"p1"}


@rule("4.1")
@pytest.mark.parametrize("symbols", ["rope", "star", "star,rope", "lamp,star", "star,compass,star", "rope,rope"])
def test_what_is_offered_for_a_find_in_any_order_is_accepted_and_all_else_refused(symbols: str) -> None:
    state = fixed(on_map(f"S\nA\nF\n\nA = find:{symbols}"), hands__p1__equipment=5)
    state = play(state, "move p1 axel yellow=1 path=d")
    for size in range(1, symbols.count(",") + 3):
        for cards in product(("rope", "compass", "lamp"), repeat=size):
            words = ("discover", "p1", *cards)
            fit = any(fits(choice, words) for choice in RULES.choices(state))
            assert isinstance(RULES.play(state, Move(words)), Step) == fit, words


@rule("4.4")
def test_the_box_may_draw_from_a_counted_deck() -> None:
    dug = ("move p1 axel yellow=1 path=d:find2", "discover p1 rope rope")
    state = play(table(facts={"fossils": DECK}), *dug)
    assert {"found p1", "found p1 snail bone"} <= offered(state)
    (draw,) = RULES.draws(state, ("found", "p1"))
    assert (draw.count, draw.options.count("shell"), len(draw.options)) == (2, 62, 64)
    assert see(play(state, "found p1 shell snail"), "fossils.p1") == {"snail": 1, "shell": 1}
    assert why(state, "found p1") == "4.2"
    assert not RULES.draws(state, ("found", "p2"))
    for kept in (play(table(), *dug), play(table(facts={"fossils": DECK}, dice="table"), *dug)):
        assert "found p1" not in offered(kept)
        assert not RULES.draws(kept, ("found", "p1"))
