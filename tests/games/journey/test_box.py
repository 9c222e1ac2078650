"""The box itself: what is refused, whose turn it is, corrections, sets (RULES.md, section 0)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract.game import Refusal, Setup
from companion.games.journey.rules import RULES
from companion.games.journey.walking.way import way_of
from companion.table.correcting import correct
from tests.games.journey.table import at_sea, fixed, fresh, offered, on_lava, on_map, play, rule, say, see, table, why
from tests.lines import lines


@rule("0.1")
@pytest.mark.parametrize("line", ["", "fly", "draw", "found p1 snail", "reveal rope", "stop p1", "pay p1", "draw p1"])
def test_a_line_that_is_not_offered_is_refused(line: str) -> None:
    assert why(table(), line) in ("0.1", "0.2", "1.3", "2.1")


@rule("0.2")
@pytest.mark.parametrize(
    "line", ["draw p2 rope", "begin p2 axel", "draw p9 rope", "move p2 axel yellow=1 path=d:plain"]
)
def test_only_the_seat_in_turn_acts(line: str) -> None:
    assert why(table(), line) == "0.2"


@rule("0.2")
def test_supply_is_answered_in_any_order() -> None:
    short = fixed(table(), fossils__p1__snail=4, fossils__p2__bone=5)
    supply = play(short, "move p1 axel yellow=1 path=d:finish")
    assert (supply.phase, supply.turn) == ("supply", None)
    assert offered(supply) == {"drop p1 snail", "drop p2 bone bone"}
    assert play(supply, "drop p2 bone bone", "drop p1 snail").leg == 2


@rule("0.3")
def test_after_the_end_nothing_moves() -> None:
    over = play(on_lava(), "reveal red out")
    assert over.over
    assert RULES.choices(over) == ()
    assert why(over, "reveal red out") == "0.3"


@rule("0.6")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hands": {"p1": {"explorer": 11, "equipment": 3}, "p2": {"explorer": 6, "equipment": 3}}}, "illegal"),
        ({"water": {"p1": 11, "p2": 10}}, "illegal"),
        ({"fossils": {"p1": {"gold": 40}, "p2": {"gold": 25}}}, "illegal"),
        ({"fossils": {"p1": {"egg": 1}, "p2": {}}}, "bad-request"),
        ({"fossils": {"p1": {"skull-7-left": 1}, "p2": {}}}, "bad-request"),
        ({"display": ["rope"] * 4}, "illegal"),
        ({"display": ["raft"]}, "bad-request"),
        ({"round": 0}, "illegal"),
        ({"turn": "p7"}, "bad-request"),
        ({"leg": 3, "drawn": 1}, "illegal"),
        ({"leg": 4}, "bad-request"),
        ({"drawn": 3}, "illegal"),
        ({"phase": "lunch"}, "bad-request"),
        ({"phase": "adventure"}, "illegal"),
        ({"asking": ["p1"]}, "illegal"),
        ({"dig": {"draw": 1, "due": 1}}, "illegal"),
        ({"landing": {"events": 1}}, "illegal"),
        ({"lava": {"at": 3}}, "illegal"),
        ({"adventure": {"kind": "fossil", "cost": ["red"]}}, "illegal"),
        ({"opening": True, "leg": 3, "drawn": 2}, "illegal"),
        ({"bonuses": {"p1": ["mushroom-forest"], "p2": ["mushroom-forest"]}}, "illegal"),
        ({"sightings": {"p1": [1] * 11, "p2": []}}, "illegal"),
        ({"sightings": {"p1": [0], "p2": []}}, "illegal"),
        ({"sightings": {"p1": [3, 10], "p2": []}}, "illegal"),
        ({"events": {"x": {"seat": "p1", "name": ""}}}, "bad-request"),
        ({"events": {"e1": {"seat": "p5", "name": ""}}}, "bad-request"),
        ({"positions": {"axel": "c4"}}, "bad-request"),
        ({"positions": {"lidenbrock": None, "axel": "c4", "hans": None, "raft": None}}, "illegal"),
        ({"move": {"figure": "axel", "made": ["fly red"]}}, "bad-request"),
        ({"move": {"figure": "axel", "made": ["play red"]}}, "illegal"),
        ({"players": ["Anna"]}, "bad-request"),
        ({"colour": "red"}, "bad-request"),
    ],
)
def test_a_state_that_the_pieces_do_not_cover_is_refused(changes: dict[str, Any], code: str) -> None:
    refused = RULES.rebuild(RULES.plain(table()) | changes)
    assert isinstance(refused, Refusal), refused
    assert refused.code == code, refused
    assert refused.rule


@rule("0.6")
def test_deck_sizes_follow_a_correction_and_cannot_be_corrected() -> None:
    state = table()
    assert see(state, "decks.explorer") == 51
    assert see(fixed(state, hands__p1__explorer=8), "decks.explorer") == 49
    assert see(fixed(state, fossils__p2__gold=3), "decks.fossil") == 61
    refused = correct(RULES, state, "decks.explorer", 20)
    assert isinstance(refused, Refusal)
    assert refused.code == "illegal"


@rule("0.6")
def test_the_sum_that_does_not_hold_is_named() -> None:
    refused = correct(RULES, table(), "water.p1", 20)
    assert isinstance(refused, Refusal)
    assert say(refused.message) == "There are 20 water stones, 21 would be out."


@rule("0.6")
def test_the_turn_can_be_corrected() -> None:
    state = fixed(table(3), turn="p3")
    assert (state.active, state.turn) == ("p3", "p3")
    assert play(state, "draw p3 explorer").hands[2].explorer == 7


@rule("0.6")
def test_the_leg_can_be_corrected_and_figures_and_phase_follow() -> None:
    state = table(set_name="journey-example-board")
    sea = fixed(state, leg=2)
    assert see(sea, "positions") == {"lidenbrock": None, "axel": None, "hans": None, "raft": "c1"}
    assert play(sea, "move p1 raft red=1 path=d").phase == "adventure"
    lava = fixed(sea, leg=3)
    assert (lava.phase, lava.turn, see(lava, "positions.raft")) == ("lava", "p1", None)
    assert play(lava, "reveal red").lava.at == 2
    back = fixed(play(lava, "reveal red"), leg=1)
    assert (back.phase, back.turn, back.positions) == ("turn", "p2", state.positions)
    assert fixed(fresh(), leg=3).phase == "lava"
    refused = correct(RULES, play(state, "begin p1 axel"), "leg", 3)
    assert isinstance(refused, Refusal)


@rule("0.6")
@pytest.mark.parametrize(("space", "word"), [("a2", "chasm"), ("a4", "move there"), ("b4", "cannot stand")])
def test_no_figure_is_put_where_it_cannot_stay(space: str, word: str) -> None:
    state = on_map("S\n=\n.\nF", seats=3)
    refused = correct(RULES, state, "positions.axel", space)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == ("illegal", "0.6")
    assert word in say(refused.message)
    assert see(fixed(state, positions__axel="a3"), "positions.axel") == "a3"


@rule("0.6")
def test_who_has_reached_the_finish_stands_there_until_the_leg_ends() -> None:
    state = play(fixed(on_map("S\ne\nF"), fossils__p1__snail=4), "move p1 axel yellow=2 path=d,d")
    assert RULES.rebuild(RULES.plain(state)) == state
    supply = play(state, "event p1 now")
    assert (supply.phase, see(supply, "positions.axel")) == ("supply", "a3")
    assert RULES.rebuild(RULES.plain(supply)) == supply


@rule("0.6")
def test_a_correction_makes_what_follows_follow() -> None:
    over_limit = play(fixed(table(), hands__p1__explorer=10), "draw p1 explorer")
    assert over_limit.phase == "limit"
    assert fixed(over_limit, hands__p1__explorer=9).phase == "turn"
    short = play(fixed(table(), fossils__p1__snail=4), "move p1 axel yellow=1 path=d:finish")
    assert short.phase == "supply"
    assert fixed(short, fossils__p1__snail=3).leg == 2


@rule("0.6")
def test_a_move_underway_is_read_back_with_all_that_it_has_cost() -> None:
    state = play(table(), "begin p1 axel", "play p1 yellow", "play p1 hardtack", "step p1 d:rocks2", "also p1 stream")
    assert RULES.rebuild(RULES.plain(state)) == state
    assert state.move is not None
    way = way_of(state, state.move)
    assert (way.paid, way.spent) == (3, 2)


@rule("0.7")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_people_play(seats: int) -> None:
    refused = RULES.setup(Setup(("Anna", "Bob", "Cleo", "Dmitri", "Eve")[:seats], {"lamp": "keep-due"}, {}))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == ("bad-option", "0.7")


@rule("0.8")
@pytest.mark.parametrize(
    "facts",
    [
        {"explorers": {"axel": "red", "hans": "red"}},
        {"skeleton": [5, 1, 2]},
        {"skull": [3, 5]},
        {"skulls": 7},
        {"colour": "red"},
        {"adventures": ["fossil cost=green"]},
        {"fossils": {"snail": 60, "bone": 1, "shell": 1, "gold": 1, "quartz": 0, "skeleton": [0, 0, 0], "skulls": []}},
        {"board": {"descent": "S\n#\nF"}},
        {"board": {"sea": "S\n?\nF"}},
        {"board": {"lava": "red pink"}},
    ],
)
def test_a_set_that_does_not_hold_together_is_refused(facts: dict[str, Any]) -> None:
    refused = RULES.setup(Setup(("Anna", "Bob"), {"lamp": "keep-due"}, facts))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == ("bad-set", "0.8")


@rule("0.8")
def test_the_set_says_whose_cards_have_which_colour() -> None:
    state = table(facts={"explorers": {"lidenbrock": "red", "axel": "blue", "hans": "yellow"}})
    assert why(state, "move p1 axel yellow=1 path=d:plain") == "2.2"
    assert play(state, "move p1 axel blue=1 path=d:plain").turn == "p2"


@rule("0.8")
def test_sea_cards_are_the_only_ones_offered_when_the_set_knows_all_ten() -> None:
    ten = ["fossil cost=blue", "sighting points=3 cost=red,yellow"] * 5
    state = play(at_sea(facts={"adventures": ten}), "move p2 raft red=1 path=d:plain")
    assert offered(state) == {"reveal", "reveal fossil cost=blue", "reveal sighting cost=yellow,red points=3"}
    assert why(state, "reveal fossil cost=red") == "6.2"
    assert play(state, "reveal sighting points=3 cost=yellow,red").phase == "adventure"


@rule("0.8")
def test_a_set_that_knows_some_sea_cards_offers_them_first_and_takes_others() -> None:
    state = play(at_sea(facts={"adventures": ["fossil cost=blue"]}), "move p2 raft red=1 path=d:plain")
    assert next(lines(RULES.choices(state)[0])) == ("reveal", "fossil", "cost=blue")
    assert play(state, "reveal sighting cost=red points=2").phase == "adventure"


@rule("0.8")
def test_a_set_with_a_map_starts_on_it() -> None:
    assert see(on_map(descent=".S.\n...\n.F."), "positions.axel") == "b1"
    assert see(fresh(), "positions.axel") is None
