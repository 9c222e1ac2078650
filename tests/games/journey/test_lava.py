"""The lava stream (RULES.md, section 7)."""

from __future__ import annotations

import pytest

from companion.games.journey.rules import RULES
from tests import kit
from tests.games.journey.table import fixed, offered, on_lava, play, rule, say, see, why

STREAM = "yellow red yellow-1 blue red-2 blue"


@rule("7.1")
def test_players_reveal_in_turn_and_the_raft_goes_to_the_next_of_the_colour() -> None:
    state = on_lava(lava=STREAM)
    assert offered(state) == {"reveal blue", "reveal yellow", "reveal red"}
    assert state.turn == "p1"
    after = play(state, "reveal red")
    assert (see(after, "lava.at"), after.turn, see(after, "discards.explorer")) == (2, "p2", 3)


@rule("7.1")
@pytest.mark.parametrize(
    "line",
    [
        "reveal",
        "reveal green",
        "reveal red",
        "reveal red loss=3",
        "reveal red loss=1 out",
        "reveal loss=1",
        "reveal red loss=1 first",
    ],
)
def test_on_an_unknown_stream_the_table_says_what_lies_there(line: str) -> None:
    assert why(on_lava(), line) == "7.1"
    assert "reveal red loss=1 last" in offered(on_lava())


@rule("7.1")
def test_a_known_stream_needs_the_colour_alone() -> None:
    assert why(on_lava(lava=STREAM), "reveal loss=0") == "7.1"
    assert why(on_lava(lava=STREAM), "reveal green") == "7.1"


@rule("7.1")
def test_what_is_said_of_a_known_stream_must_agree_with_it() -> None:
    state = on_lava(lava=STREAM)
    assert play(state, "reveal red loss=0") == play(state, "reveal red")
    end = play(state, "reveal blue")
    for line in ("reveal blue loss=0 last", "reveal blue loss=0", "reveal yellow out"):
        assert play(end, line).over, line
    for line in ("reveal blue loss=1", "reveal blue out", "reveal yellow loss=1", "reveal red loss=2 last"):
        assert why(end, line) == "7.1", line
    told = say(kit.refusal(RULES, state, "reveal red loss=1").message)
    assert told == "For red the stream has space 2 next, with loss=0, not “red loss=1”."


@rule("7.2")
def test_everybody_loses_what_is_crossed_out_and_who_has_fewer_loses_all() -> None:
    state = fixed(on_lava(), fossils__p1__snail=1, fossils__p2={"gold": 2, "bone": 1})
    lost = play(state, "reveal red loss=2", "reveal rope")
    assert lost.turn is None
    assert {line for line in offered(lost) if "lose" in line} == {
        "lose p1 snail",
        "lose p2 gold gold",
        "lose p2 bone gold",
    }
    assert why(lost, "lose p2 gold") == "7.2"
    assert why(lost, "lose p2 quartz gold") == "7.2"
    after = play(lost, "lose p2 gold bone", "lose p1 snail")
    assert (see(after, "fossils"), after.turn) == ({"p1": {}, "p2": {"gold": 1}}, "p2")


@rule("7.2")
def test_who_has_no_fossils_is_not_asked() -> None:
    assert play(on_lava(), "reveal red loss=2", "reveal rope").turn == "p2"


@rule("7.3")
def test_the_revealed_equipment_protects_against_the_whole_loss() -> None:
    state = play(on_lava(found=3), "reveal red loss=2")
    assert why(state, "lose p1 snail snail") == "7.3"
    assert why(state, "protect p1") in ("0.2", "7.3")
    assert why(state, "reveal raft") == "7.3"
    shown = play(state, "reveal rope")
    assert why(shown, "reveal rope") == "7.3"
    after = play(shown, "protect p1", "lose p2 snail snail")
    assert see(after, "fossils") == {"p1": {"snail": 3}, "p2": {"snail": 1}}
    assert see(after, "hands.p1.equipment") == 2


@rule("7.3")
def test_without_equipment_nobody_is_protected() -> None:
    state = play(fixed(on_lava(found=3), hands__p1__equipment=0), "reveal red loss=1", "reveal rope")
    assert "protect p1" not in offered(state)
    assert why(state, "protect p1") == "7.3"


@rule("7.4")
def test_the_last_space_ends_the_game_after_its_losses() -> None:
    known = play(on_lava(lava=STREAM), "reveal blue", "reveal blue")
    assert known.over
    declared = play(on_lava(found=3), "reveal red loss=1 last", "reveal rope")
    assert not declared.over
    assert play(declared, "lose p1 snail", "lose p2 snail").over


@rule("7.4")
def test_no_raft_of_the_colour_ahead_ends_the_game() -> None:
    assert play(on_lava(lava=STREAM), "reveal blue", "reveal yellow").over
    assert play(on_lava(), "reveal yellow out").over


@rule("7.5")
def test_losses_of_spaces_passed_over_do_not_count() -> None:
    state = play(on_lava(lava=STREAM, found=3), "reveal blue")
    assert (see(state, "lava.at"), state.turn, see(state, "fossils.p1")) == (4, "p2", {"snail": 3})
