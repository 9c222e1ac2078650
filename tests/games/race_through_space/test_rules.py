"""Race Through Space, rule by rule."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.contract.game import Move, Step
from companion.games.race_through_space.facts import Facts
from companion.games.race_through_space.model import InSpace, Lost, OnMoon, State
from companion.games.race_through_space.rules import RULES
from tests import kit
from tests.games.race_through_space.table import at, card, events, place, play, rule, table, why


@rule("1.1")
def test_every_ship_starts_on_the_fourth_card() -> None:
    plain = RULES.plain(table(4))
    assert len(plain["column"]) == 10
    assert {ship["card"] for fleet in plain["ships"].values() for ship in fleet.values()} == {4}


@rule("1.2")
def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    state = table(3)
    assert state.turn == "p1"
    assert play(state, "roll p1 1", "advance p1 s1").turn == "p2"


@rule("2.1")
def test_a_number_moves_one_ship_of_the_players_choice() -> None:
    rolled = play(table(), "roll p1 1")
    assert rolled.phase == "advance"
    assert card(play(rolled, "advance p1 s3"), "p1", "s3") == place(5)
    assert why(at(rolled, ships__p1={"s1": "lost"}), "advance p1 s1") == "2.1"
    assert why(rolled, "advance p1 s4") == "2.1"


@rule("2.2")
def test_a_ship_stops_on_the_belt() -> None:
    state = table(facts={"asteroid": 7, "star": 1})
    assert card(play(state, "roll p1 5", "advance p1 s1"), "p1", "s1") == place(7)
    step = RULES.play(play(state, "roll p1 5"), Move(("advance", "p1", "s1")))
    assert isinstance(step, Step)
    told = kit.say(RULES, step.state, step.happened[0]["text"])
    assert told == "Anna's ship 1 moves to card 7, the asteroid belt."


@rule("2.3")
def test_a_ship_leaves_the_belt_freely() -> None:
    state = at(table(facts={"asteroid": 4, "star": 1}))
    assert card(play(state, "roll p1 5", "advance p1 s1"), "p1", "s1") == place(9)


@rule("2.4")
@pytest.mark.parametrize("start", [6, 8, 10])
def test_the_moon_needs_no_exact_number(start: int) -> None:
    state = at(table(), ships__p1={"s1": start})
    assert card(play(state, "roll p1 5", "advance p1 s1"), "p1", "s1") == place("moon:12")


@rule("3.1")
def test_landing_on_the_star_offers_three_more_or_staying() -> None:
    landed = play(table(), "roll p1 2", "advance p1 s1")
    assert (landed.phase, landed.turn) == ("star", "p1")
    assert card(play(landed, "star p1 go"), "p1", "s1") == place(9)
    assert card(play(landed, "star p1 stay"), "p1", "s1") == place(6)
    assert why(landed, "star p1 maybe") == "3.1"
    assert play(table(), "roll p1 3", "advance p1 s1").phase == "roll"


@rule("3.2")
def test_the_flight_may_reach_the_moon_and_stops_on_the_belt() -> None:
    near = at(table(facts={"star": 9}), ships__p1={"s1": 8})
    assert card(play(near, "roll p1 1", "advance p1 s1", "star p1 go"), "p1", "s1") == place("moon:12")
    belted = table(facts={"star": 6, "asteroid": 8})
    assert card(play(belted, "roll p1 2", "advance p1 s1", "star p1 go"), "p1", "s1") == place(8)


@rule("3.3")
def test_arrows_onto_the_star_give_no_flight() -> None:
    ahead = at(table(), ships__p1={"s1": 6})
    assert play(ahead, "roll p1 arrows", "catch-up p1 s2").phase == "roll"
    behind = at(table(), ships__p2={"s1": 9, "s2": 6})
    assert play(behind, "roll p1 arrows", "send-back p1 p2 s1").phase == "roll"


@rule("4.1")
def test_arrows_let_one_of_two_things_be_done() -> None:
    state = play(at(table(), ships__p1={"s1": 6}, ships__p2={"s1": 7}), "roll p1 arrows")
    assert {choice.verb for choice in RULES.choices(state)} == {"catch-up", "send-back"}
    assert why(state, "advance p1 s1") == "0.1"


@rule("4.2")
def test_catching_up_goes_to_the_next_own_ship_ahead() -> None:
    state = play(at(table(), ships__p1={"s1": 9, "s2": 6, "s3": 2}, ships__p2={"s1": 7}), "roll p1 arrows")
    assert card(play(state, "catch-up p1 s3"), "p1", "s3") == place(6)
    assert card(play(state, "catch-up p1 s2"), "p1", "s2") == place(9)
    assert why(state, "catch-up p1 s1") == "4.2"


@rule("4.2")
def test_ships_on_the_moon_are_nobody_to_catch_up_with() -> None:
    state = play(at(table(), ships__p1={"s1": "moon:12", "s2": "lost"}, ships__p2={"s1": 7}), "roll p1 arrows")
    assert why(state, "catch-up p1 s3") == "4.2"


@rule("4.3")
def test_catching_up_stops_on_a_belt_between() -> None:
    state = play(at(table(facts={"asteroid": 6, "star": 1}), ships__p1={"s1": 9}), "roll p1 arrows")
    assert card(play(state, "catch-up p1 s2"), "p1", "s2") == place(6)


@rule("4.4")
def test_sending_back_goes_to_the_nearest_own_ship_behind() -> None:
    state = play(at(table(), ships__p2={"s1": 9, "s2": 6, "s3": 2}), "roll p1 arrows")
    assert card(play(state, "send-back p1 p2 s1"), "p2", "s1") == place(6)
    assert card(play(state, "send-back p1 p2 s2"), "p2", "s2") == place(2)
    assert why(state, "send-back p1 p2 s3") == "4.4"
    assert why(state, "send-back p1 p1 s1") == "4.4"
    assert why(state, "send-back p1 p3 s1") == "4.4"


@rule("4.5")
def test_a_ship_that_is_sent_back_passes_the_belt() -> None:
    state = play(at(table(facts={"asteroid": 6, "star": 1}), ships__p2={"s1": 9}), "roll p1 arrows")
    assert card(play(state, "send-back p1 p2 s1"), "p2", "s1") == place(4)


@rule("4.6")
def test_arrows_that_nobody_can_use_lose_the_turn() -> None:
    state = table()
    assert events(state, "roll p1 arrows") == ["rolled", "no-move"]
    assert play(state, "roll p1 arrows").turn == "p2"


def round_of(state: State) -> State:
    """One round of arrows that nobody can use."""
    for seat in state.seats:
        state = play(state, f"roll {seat} arrows") if state.turn == seat else state
    return state


@rule("5.1")
def test_the_bottom_card_goes_under_the_moon_with_its_ships_lost() -> None:
    state = at(table(), ships__p1={"s1": 1, "s2": 1}, ships__p2={"s3": 1}, phase="black-hole")
    struck = play(state, "confirm")
    assert struck.column[-1] == "asteroid-belt"
    assert [card(struck, seat, ship) for seat, ship in (("p1", "s1"), ("p1", "s2"), ("p2", "s3"))] == [
        place("lost")
    ] * 3


@rule("5.2")
def test_all_other_ships_come_nearer_and_belt_and_star_travel() -> None:
    struck = play(round_of(table()), "confirm")
    assert {card(struck, seat, ship)["card"] for seat in ("p1", "p2") for ship in ("s1", "s2", "s3")} == {3}
    assert (struck.belt, struck.star_card) == (10, 5)


@rule("5.3")
def test_a_seat_without_ships_in_space_is_skipped() -> None:
    lost = dict.fromkeys(("s1", "s2", "s3"), "lost")
    state = at(table(3), ships__p2=lost)
    assert play(state, "roll p1 arrows").turn == "p3"
    assert play(at(table(3), ships__p1=lost, phase="black-hole"), "confirm").turn == "p2"


@rule("6.1")
def test_a_landing_ship_takes_the_highest_free_number() -> None:
    state = at(table(), ships__p1={"s1": 10}, ships__p2={"s1": "moon:12", "s2": "moon:10"})
    assert card(play(state, "roll p1 1", "advance p1 s1"), "p1", "s1") == place("moon:11")


@rule("6.2")
def test_a_ship_that_finds_no_number_scores_nothing() -> None:
    state = at(table(facts={"moon": [4]}), ships__p1={"s1": 10}, ships__p2={"s1": "moon:4"})
    assert card(play(state, "roll p1 1", "advance p1 s1"), "p1", "s1") == place("moon:0")


@rule("6.3")
def test_the_last_ship_home_ends_the_game_at_once() -> None:
    state = at(
        table(),
        ships__p1={"s1": 10, "s2": "moon:3", "s3": "lost"},
        ships__p2={"s1": "moon:12", "s2": "lost", "s3": "lost"},
    )
    over = play(state, "roll p1 1", "advance p1 s1")
    assert (over.over, over.winners, over.phase) == (True, ("p1",), "over")
    assert RULES.plain(over)["scores"] == {"p1": 14, "p2": 12}


@rule("6.4")
def test_equal_points_share_the_win() -> None:
    state = at(
        table(3, facts={"moon": [5, 5, 1]}),
        ships__p1={"s1": 10, "s2": "lost", "s3": "lost"},
        ships__p2={"s1": "moon:5", "s2": "lost", "s3": "lost"},
        ships__p3={"s1": "moon:1", "s2": "lost", "s3": "lost"},
    )
    assert play(state, "roll p1 1", "advance p1 s1").winners == ("p1", "p2")


@settings(max_examples=40)
@given(
    st.integers(2, 4),
    st.integers(0, 10_000),
    st.sampled_from(["either", "box", "table"]),
    st.sampled_from(["auto", "confirm"]),
)
def test_ships_are_conserved_and_every_game_ends(seats: int, seed: int, dice: str, upkeep: str) -> None:
    state = table(seats, dice=dice, upkeep=upkeep)
    for _, _, step in kit.random_game(RULES, state, Random(seed)):
        state = step.state
        ships = [ship for fleet in state.fleets for ship in fleet]
        assert len(ships) == 3 * seats
        held = [ship.points for ship in ships if isinstance(ship, OnMoon) and ship.points]
        assert len(held) == len(set(held))
        assert all(isinstance(ship, InSpace | OnMoon | Lost) for ship in ships)
    assert state.over
    assert isinstance(state.facts, Facts)
