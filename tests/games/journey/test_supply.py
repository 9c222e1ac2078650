"""The end of the descent (RULES.md, section 5)."""

from __future__ import annotations

import pytest

from companion.games.journey.rules import RULES
from tests.games.journey.table import at_sea, fixed, offered, play, rule, see, table, told, why

TO_THE_FINISH = "move p1 axel yellow=1 path=d:finish"


@rule("5.1")
def test_the_first_at_the_finish_gets_the_mushroom_forest() -> None:
    state = play(table(), TO_THE_FINISH)
    assert (see(state, "bonuses"), state.leg, state.turn) == ({"p1": ["mushroom-forest"], "p2": []}, 2, "p2")
    assert see(state, "scores.p1") == 4 + 1


@rule("5.1")
def test_the_turn_is_finished_before_the_leg_ends() -> None:
    state = play(fixed(table(), fossils__p1__snail=4), "move p1 axel yellow=2 path=d:event,d:finish")
    assert (state.phase, state.leg, see(state, "bonuses.p1")) == ("event", 1, ["mushroom-forest"])
    assert see(state, "scores.p1") == 4 * 2 + 4 + 1
    assert RULES.rebuild(RULES.plain(state)) == state
    assert play(state, "event p1 now").phase == "supply"


@rule("5.1")
def test_a_mushroom_forest_that_is_out_already_is_not_given_again() -> None:
    state = play(fixed(table(), bonuses__p2=["mushroom-forest"]), TO_THE_FINISH)
    assert (see(state, "bonuses"), state.leg) == ({"p1": [], "p2": ["mushroom-forest"]}, 2)


@rule("5.2")
@pytest.mark.parametrize(
    "line", ["drop p1 snail", "drop p1 snail snail snail", "drop p1 snail gold", "drop p1 snail bone", "drop p1 x x"]
)
def test_exactly_those_too_many_are_dropped_and_only_ones_own(line: str) -> None:
    state = play(fixed(table(), fossils__p1={"snail": 4, "shell": 1}), TO_THE_FINISH)
    assert why(state, line) == "5.2"
    assert offered(state) == {"drop p1 snail snail", "drop p1 snail shell"}


@rule("5.3")
def test_a_player_who_is_not_short_is_not_asked() -> None:
    state = play(fixed(table(3), fossils__p2__snail=4, fossils__p3__bone=3), TO_THE_FINISH)
    assert state.asking == ("p2",)
    assert why(state, "drop p3 bone") == "0.2"


@rule("5.3")
def test_who_is_asked_follows_corrections_of_water_and_fossils() -> None:
    state = play(fixed(table(3), fossils__p2__snail=4, fossils__p3__bone=5), TO_THE_FINISH)
    assert state.asking == ("p2", "p3")
    assert fixed(state, water__p2=2).asking == ("p3",)
    newly = fixed(state, fossils__p1__gold=5)
    assert newly.asking == ("p1", "p2", "p3")
    assert "drop p1 gold gold" in offered(newly)
    dropped = fixed(play(state, "drop p2 snail"), fossils__p2__snail=5)
    assert dropped.asking == ("p2", "p3")
    assert RULES.rebuild(RULES.plain(dropped)) == dropped


@rule("5.3")
def test_the_leg_goes_on_when_a_correction_leaves_nobody_short() -> None:
    state = play(fixed(table(), fossils__p1__snail=4), TO_THE_FINISH)
    found = fixed(state, water__p1=3)
    assert (found.leg, found.phase, found.turn, see(found, "water")) == (2, "turn", "p2", {"p1": 1, "p2": 1})


@rule("5.4")
def test_stones_that_were_needed_are_returned_rounded_up() -> None:
    state = play(fixed(table(), water__p1=4, fossils__p1__snail=4), TO_THE_FINISH)
    assert see(state, "water") == {"p1": 2, "p2": 1}
    assert told(table(), TO_THE_FINISH).count("supplied") == 2


@rule("5.5")
def test_the_next_player_begins_the_sea_and_later_finds_need_no_water() -> None:
    state = fixed(at_sea(), fossils__p2__gold=9)
    assert (state.leg, state.turn) == (2, "p2")
    after = play(state, "move p2 raft red=1 path=d:finish", "reveal fossil cost=red", "skip p2", "skip p1")
    assert (after.leg, see(after, "fossils.p2")) == (3, {"gold": 9})
