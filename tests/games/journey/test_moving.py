"""Moving an explorer and the raft (RULES.md, section 2)."""

from __future__ import annotations

import pytest

from companion.games.journey.rules import RULES
from companion.games.journey.walking.way import way_of
from tests.games.journey.table import at_sea, fixed, offered, on_map, play, rule, see, table, why


@rule("2.1")
def test_explorers_move_on_the_mountain_and_the_raft_on_the_sea() -> None:
    begins = {line for line in offered(table()) if line.startswith("begin")}
    assert begins == {"begin p1 lidenbrock", "begin p1 axel", "begin p1 hans"}
    assert why(table(), "begin p1 raft") == "2.1"
    assert {line for line in offered(at_sea()) if line.startswith("begin")} == {"begin p2 raft"}
    assert why(at_sea(), "move p2 axel yellow=1 path=d:plain") == "2.1"


@rule("2.1")
def test_a_move_needs_an_explorer_card_and_a_beginning() -> None:
    assert why(fixed(table(), hands__p1__explorer=0), "begin p1 axel") == "2.1"
    assert not any("begin" in line for line in offered(fixed(table(), hands__p1__explorer=0)))
    for line in ("play p1 yellow", "step p1 d:plain", "stop p1"):
        assert why(table(), line) == "2.1"
    assert why(play(table(), "begin p1 axel"), "begin p1 hans") == "2.1"


@rule("2.2")
@pytest.mark.parametrize(
    "line",
    [
        "move p1 axel red=2 path=d:plain",
        "move p1 axel yellow=1 red=1 path=d:plain",
        "move p1 axel yellow=6 path=d:plain",
        "move p1 axel yellow=1 rope=4 path=d:plain",
    ],
)
def test_cards_must_fit_the_explorer_and_the_hand(line: str) -> None:
    assert why(table(), line) == "2.2"


@rule("2.2")
def test_five_of_a_colour_are_the_most() -> None:
    state = play(fixed(table(), hands__p1__explorer=10), "begin p1 axel", *["play p1 yellow"] * 5)
    assert why(state, "play p1 yellow") == "2.2"
    assert not any(line == "play p1 yellow" for line in offered(state))


@rule("2.2")
def test_the_raft_moves_with_any_one_colour() -> None:
    state = play(at_sea(), "begin p2 raft")
    assert {"play p2 blue", "play p2 yellow", "play p2 red"} <= offered(state)
    blue = play(state, "play p2 blue")
    assert why(blue, "play p2 red") == "2.2"
    assert {line for line in offered(blue) if "play" in line and line[8:] in ("blue", "red", "yellow")} == {
        "play p2 blue"
    }


@rule("2.2")
def test_a_card_not_in_the_hand_cannot_be_played() -> None:
    few = play(fixed(table(), hands__p1__explorer=1, hands__p1__equipment=0), "begin p1 axel", "play p1 yellow")
    assert why(few, "play p1 yellow") == "2.2"
    assert why(few, "play p1 rope") == "2.2"
    assert why(few, "play p1 lamp") == "2.2"


@rule("2.3")
def test_a_hardtack_counts_as_two_more_beyond_five() -> None:
    far = "path=" + ",".join(["d:plain"] * 7)
    assert play(table(), f"move p1 axel yellow=5 hardtack=1 {far}").turn == "p2"
    assert why(table(), f"move p1 axel yellow=5 {far}") == "2.4"


@rule("2.3")
def test_hardtack_alone_does_not_move() -> None:
    assert why(table(), "move p1 axel hardtack=1 path=d:plain") == "2.3"
    assert why(play(table(), "begin p1 axel"), "play p1 hardtack") == "2.3"
    assert "play p1 hardtack" not in offered(play(table(), "begin p1 axel"))


@rule("2.4")
def test_rocks_cost_what_is_pictured_and_nothing_is_entered_unpaid() -> None:
    assert why(table(), "move p1 axel yellow=2 path=d:rocks3") == "2.4"
    assert why(table(), "move p1 axel yellow=2 path=d:plain,d:rocks2") == "2.4"
    assert play(table(), "move p1 axel yellow=3 path=d:plain,d:rocks2").turn == "p2"


@rule("2.4")
def test_paid_steps_may_be_left_unused() -> None:
    after = play(table(), "move p1 axel yellow=4 path=d:plain")
    assert (see(after, "hands.p1.explorer"), see(after, "discards.explorer")) == (2, 4)


@rule("2.5")
def test_steps_turn_freely_but_one_goes_forward() -> None:
    assert play(table(), "move p1 axel yellow=4 path=l:plain,d:plain,r:plain,r:plain").turn == "p2"
    assert why(table(), "move p1 axel yellow=2 path=l:plain,l:plain") == "2.5"
    assert why(table(), "move p1 axel yellow=1") == "2.5"
    sideways = play(table(), "begin p1 axel", "play p1 yellow", "step p1 l:plain")
    assert "stop p1" not in offered(sideways)
    assert "cancel p1" in offered(sideways)


@rule("2.5")
@pytest.mark.parametrize("way", ["u", "ul", "back", "x", "", "D"])
def test_nobody_moves_backward_or_nowhere(way: str) -> None:
    assert why(table(), f"move p1 axel yellow=2 path=d:plain,{way}:plain") == "2.5"


@rule("2.5")
def test_a_diagonal_forward_counts_as_forward() -> None:
    assert play(table(), "move p1 axel yellow=1 compass=1 path=dr:plain").turn == "p2"


@rule("2.6")
def test_each_diagonal_takes_a_compass() -> None:
    assert why(table(), "move p1 axel yellow=1 path=dl:plain") == "2.6"
    assert why(table(), "move p1 axel yellow=2 compass=1 path=dl:plain,dr:plain") == "2.6"
    assert play(table(), "move p1 axel yellow=2 compass=2 path=dl:plain,dr:plain").turn == "p2"


@rule("2.7")
def test_a_chasm_takes_a_rope_and_nobody_stops_on_it() -> None:
    assert why(table(), "move p1 axel yellow=2 path=d:chasm,d:plain") == "2.7"
    assert why(table(), "move p1 axel yellow=1 rope=1 path=d:chasm") == "2.7"
    assert why(table(), "move p1 axel yellow=3 rope=1 path=d:chasm,d:chasm,d:plain") == "2.7"
    assert play(table(), "move p1 axel yellow=2 rope=1 path=d:chasm,d:plain").turn == "p2"


@rule("2.7")
def test_a_whirlpool_is_the_seas_chasm() -> None:
    assert why(at_sea(), "move p2 raft red=2 path=d:whirlpool,d:plain") == "2.7"
    assert why(at_sea(), "move p2 raft red=2 rope=1 path=d:plain,d:whirlpool") == "2.7"
    assert play(at_sea(), "move p2 raft red=2 rope=1 path=d:whirlpool,d:plain").phase == "adventure"


@rule("2.8")
def test_an_explorer_is_passed_but_not_joined() -> None:
    state = play(on_map("S\n.\n.\nF"), "move p1 axel yellow=1 path=d")
    assert see(state, "positions.axel") == "a2"
    assert why(state, "move p2 hans red=1 path=d") == "2.8"
    assert see(play(state, "move p2 hans red=2 path=d,d"), "positions.hans") == "a3"


@rule("2.9")
def test_after_a_pickaxe_all_rocks_cost_one() -> None:
    assert play(table(), "move p1 axel yellow=2 pickaxe=1 path=d:rocks3,d:rocks2").turn == "p2"
    before = play(
        table(), "begin p1 axel", *["play p1 yellow"] * 4, "step p1 d:rocks3", "play p1 pickaxe", "step p1 d:rocks3"
    )
    assert before.move is not None
    assert way_of(before, before.move).spent == 4


@rule("2.10")
def test_a_map_knows_granite_edges_and_terrain() -> None:
    state = on_map("#S.\n#2.\n.F.")
    assert why(state, "move p1 axel yellow=1 path=l") == "2.10"
    assert why(state, "move p1 axel yellow=1 path=d") == "2.4"
    assert why(state, "move p1 axel yellow=2 path=d:plain") == "2.10"
    assert play(state, "move p1 axel yellow=2 path=d:rocks2") == play(state, "move p1 axel yellow=2 path=d")
    underway = play(state, "begin p1 axel", "play p1 yellow")
    assert {line for line in offered(underway) if "step" in line} == {"step p1 r"}
    assert play(underway, "step p1 r:plain") == play(underway, "step p1 r")
    assert why(underway, "step p1 r:rocks2") == "2.10"
    assert why(underway, "step p1 r:plain,d:rocks2") == "2.10"


@rule("2.10")
def test_two_pictures_on_a_known_space_may_be_named_in_any_order() -> None:
    state = on_map("S\nA\nF\n\nA = rocks2+stream")
    after = play(state, "move p1 axel yellow=2 path=d")
    assert play(state, "move p1 axel yellow=2 path=d:rocks2+stream") == after
    assert play(state, "move p1 axel yellow=2 path=d:stream+rocks2") == after


@rule("2.10")
def test_the_raft_keeps_its_place_on_a_known_sea() -> None:
    state = play(on_map(sea="S\n.\n@\n.\nF"), "move p1 axel yellow=1 path=d:finish")
    assert see(state, "positions") == {"lidenbrock": None, "axel": None, "hans": None, "raft": "a1"}
    after = play(state, "move p2 raft blue=3 rope=1 path=d,d,d")
    assert see(after, "positions.raft") == "a4"


@rule("2.11")
@pytest.mark.parametrize(
    "step", ["d", "d:", "d:lake", "d:whirlpool", "d:plain+stream", "d:find1+find2", "d:rocks2+lake", "d:start"]
)
def test_without_a_map_the_terrain_is_declared(step: str) -> None:
    assert why(table(), f"move p1 axel yellow=4 rope=1 path={step}") == "2.11"


@rule("2.11")
def test_the_sea_has_neither_chasms_nor_streams() -> None:
    assert why(at_sea(), "move p2 raft red=2 rope=1 path=d:chasm,d:plain") == "2.11"
    assert why(at_sea(), "move p2 raft red=2 path=d:event+stream") == "2.11"


@rule("2.11")
def test_two_pictures_on_one_space_are_joined_or_added() -> None:
    joined = play(table(), "begin p1 axel", *["play p1 yellow"] * 2, "step p1 d:stream+rocks2")
    added = play(table(), "begin p1 axel", *["play p1 yellow"] * 2, "step p1 d:rocks2", "also p1 stream")
    assert joined == added
    assert see(play(added, "stop p1"), "water.p1") == 2
    assert why(added, "also p1 event") == "2.11"
    for first, second in (("find2", "event"), ("event", "stream"), ("finish", "event")):
        entered = play(table(), "begin p1 axel", "play p1 yellow", f"step p1 d:{first}")
        assert f"also p1 {second}" in offered(entered)
        both = play(entered, f"also p1 {second}", "stop p1")
        assert both == play(table(), f"move p1 axel yellow=1 path=d:{first}+{second}")
    on_stream = play(table(), "begin p1 axel", *["play p1 yellow"] * 2, "step p1 d:stream")
    assert why(on_stream, "also p1 rocks2") == "2.11"
    assert why(play(table(), "begin p1 axel"), "also p1 stream") == "2.11"
    assert why(on_map("S\nF"), "also p1 stream") == "2.11"


@rule("2.12")
def test_the_finish_ends_a_move() -> None:
    assert why(table(), "move p1 axel yellow=2 path=d:finish,d:plain") == "2.12"
    there = play(table(), "begin p1 axel", *["play p1 yellow"] * 2, "step p1 d:finish")
    assert not any("step" in line for line in offered(there))
    assert "stop p1" in offered(there)


@rule("2.12")
def test_a_move_is_cancelled_whole() -> None:
    state = table()
    begun = play(state, "begin p1 axel", "play p1 yellow", "play p1 rope", "step p1 d:chasm")
    assert see(begun, "hands.p1") == {"explorer": 5, "equipment": 2}
    assert play(begun, "cancel p1") == state
    assert why(state, "cancel p1") == "2.12"


@rule("2.13")
def test_a_long_move_is_the_chain_of_its_small_ones() -> None:
    chain = (
        "begin p1 axel",
        "play p1 yellow",
        "play p1 yellow",
        "play p1 rope",
        "step p1 d:chasm",
        "step p1 l:stream",
        "stop p1",
    )
    assert play(table(), *chain) == play(table(), "move p1 path=d:chasm,l:stream axel rope=1 yellow=2")


@rule("2.13")
@pytest.mark.parametrize(
    "line",
    [
        "move p1",
        "move p1 yellow=1 path=d:plain",
        "move p1 axel hans yellow=1 path=d:plain",
        "move p1 axel yellow=0 path=d:plain",
        "move p1 axel yellow=x path=d:plain",
        "move p1 axel yellow=1 yellow=1 path=d:plain",
        "move p1 axel green=1 path=d:plain",
        "move p1 axel lamp=1 yellow=1 path=d:plain",
    ],
)
def test_a_long_move_that_does_not_read_is_refused(line: str) -> None:
    assert why(table(), line) == "2.13"


def test_a_refused_long_move_changes_nothing() -> None:
    state = table()
    why(state, "move p1 axel yellow=3 path=d:plain,d:chasm")
    assert state.move is None
    assert RULES.plain(state) == RULES.plain(table())


@rule("2.11")
@pytest.mark.parametrize("step", ["d:event+finish", "d:finish+event"])
def test_an_event_may_be_pictured_on_the_finish(step: str) -> None:
    state = play(table(), f"move p1 axel yellow=1 path={step}")
    assert (state.phase, state.leg, see(state, "bonuses.p1")) == ("event", 1, ["mushroom-forest"])
    assert play(state, "event p1 now").leg == 2
    mapped = play(on_map("S\nA\n\nA = event+finish"), "move p1 axel yellow=1 path=d", "event p1 now")
    assert mapped.leg == 2
    stepped = play(table(), "begin p1 axel", "play p1 yellow", "play p1 yellow", f"step p1 {step}")
    assert why(stepped, "step p1 d:plain") == "2.12"
