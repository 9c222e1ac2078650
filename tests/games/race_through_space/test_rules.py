"""Race Through Space, rule by rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.game import Move, Refusal, Setup, Step
from companion.games.race_through_space.model import Facts, InSpace, Lost, OnMoon, State
from companion.games.race_through_space.rules import RULES
from companion.sets import Sets
from tests import kit

GAME = "race-through-space"
rule = lambda number: pytest.mark.rule(f"{GAME} {number}")  # noqa: E731


def table(seats: int = 2, *, facts: dict[str, Any] | None = None, **given: Any) -> State:
    return kit.set_up(GAME, seats, facts=facts, **given)


def at(state: State, **changes: Any) -> State:
    """The state with some plain values changed: `ships__p1={"s1": 4, "s2": "lost"}`, `turn`, `phase`, `roll`…"""
    plain = RULES.plain(state)
    for key, value in changes.items():
        name, _, seat = key.partition("__")
        if name == "ships":
            plain["ships"][seat] |= {ship: place(where) for ship, where in value.items()}
        else:
            plain[name] = value
    rebuilt = RULES.rebuild(plain)
    assert not isinstance(rebuilt, Refusal), rebuilt
    return rebuilt


def place(where: int | str) -> dict[str, Any]:
    """A card number, `moon:9`, or `lost`."""
    if isinstance(where, int):
        return {"where": "space", "card": where}
    return {"where": "moon", "points": int(where[5:])} if where.startswith("moon") else {"where": "lost"}


def card(state: State, seat: str, ship: str) -> Any:
    return RULES.plain(state)["ships"][seat][ship]


def play(state: State, *moves: str) -> State:
    return kit.played(RULES, state, *moves)


def why(state: State, line: str) -> str:
    return kit.refusal(RULES, state, line).rule


def events(state: State, line: str) -> list[str]:
    step = RULES.play(state, Move(tuple(line.split())))
    assert isinstance(step, Step), step
    return [fact["what"] for fact in step.happened]


@rule("0.1")
@pytest.mark.parametrize("line", ["", "fly p1 s1", "advance p1 s1", "roll", "roll p1 3 3", "confirm", "star p1 go"])
def test_a_line_that_is_not_offered_is_refused(line: str) -> None:
    assert why(table(), line) in ("0.1", "0.2")


@rule("0.2")
@pytest.mark.parametrize("line", ["roll p2 3", "roll p9", "roll x 3"])
def test_only_the_seat_in_turn_rolls(line: str) -> None:
    assert why(table(), line) == "0.2"


@rule("0.3")
def test_after_the_end_nothing_moves() -> None:
    over = at(
        table(),
        ships__p1=dict.fromkeys(("s1", "s2", "s3"), "lost"),
        ships__p2={"s1": "moon:12", "s2": "lost", "s3": "lost"},
    )
    assert over.over
    assert RULES.choices(over) == ()
    assert why(over, "roll p1 3") == "0.3"


@rule("0.4")
def test_the_dice_option_says_whose_die_counts() -> None:
    assert why(table(dice="box"), "roll p1 3") == "0.4"
    assert isinstance(RULES.play(table(dice="box"), Move(("roll", "p1", "3"), drawn=True)), Step)
    assert why(table(dice="table"), "roll p1") == "0.4"
    assert RULES.draws(table(dice="table"), ("roll", "p1")) == ()
    assert [slot.min for slot in RULES.choices(table(dice="table"))[0].slots] == [1]
    assert RULES.choices(table(dice="box"))[0].slots == ()


@rule("0.5")
def test_the_black_hole_waits_for_the_table_or_strikes_at_once() -> None:
    moves = ("roll p1 1", "advance p1 s1", "roll p2 1", "advance p2 s1")
    held = play(table(), *moves)
    assert (held.phase, held.turn, held.round) == ("black-hole", None, 1)
    struck = play(held, "confirm")
    assert (struck.phase, struck.turn, struck.round) == ("roll", "p1", 2)
    automatic = play(table(upkeep="auto"), *moves)
    assert RULES.plain(automatic) | {"options": None} == RULES.plain(struck) | {"options": None}


@rule("0.6")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"column": ["asteroid-belt"] * 10}, "illegal"),
        ({"ships": "none"}, "bad-request"),
        ({"round": 0}, "illegal"),
        ({"phase": "advance"}, "illegal"),
        ({"phase": "star"}, "illegal"),
        ({"turn": "p7"}, "illegal"),
        ({"colour": "red"}, "bad-request"),
        ({"phase": "lunch"}, "bad-request"),
    ],
)
def test_a_correction_that_the_pieces_do_not_cover_is_refused(changes: dict[str, Any], code: str) -> None:
    refused = RULES.rebuild(RULES.plain(table()) | changes)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == (code, "0.6")


@rule("0.6")
@pytest.mark.parametrize("number", [0, 11, -1])
def test_a_ship_cannot_be_corrected_off_the_column(number: int) -> None:
    plain = RULES.plain(table())
    plain["ships"]["p1"]["s1"] = {"where": "space", "card": number}
    refused = RULES.rebuild(plain)
    assert isinstance(refused, Refusal)
    assert refused.code == "illegal"


@rule("0.6")
def test_where_a_ship_is_can_be_corrected_by_that_word_alone() -> None:
    plain = RULES.plain(at(table(), ships__p2={"s1": "moon:12"}))
    plain["ships"]["p1"]["s1"]["where"] = "lost"
    plain["ships"]["p1"]["s2"]["where"] = "moon"
    rebuilt = RULES.rebuild(plain)
    assert isinstance(rebuilt, State)
    assert [card(rebuilt, "p1", ship) for ship in ("s1", "s2")] == [place("lost"), place("moon:11")]


@rule("0.6")
def test_two_ships_cannot_stand_on_one_place_of_the_moon() -> None:
    plain = RULES.plain(table())
    plain["ships"]["p1"] |= {"s1": place("moon:9"), "s2": place("moon:9")}
    refused = RULES.rebuild(plain)
    assert isinstance(refused, Refusal)
    assert "1 place(s) of 9" in refused.message


@rule("0.6")
def test_correcting_the_last_ship_home_ends_the_game_and_back_goes_on() -> None:
    over = at(
        table(),
        ships__p1=dict.fromkeys(("s1", "s2", "s3"), "lost"),
        ships__p2=dict.fromkeys(("s1", "s2", "s3"), "lost"),
    )
    assert (over.over, over.phase, over.winners) == (True, "over", ("p1", "p2"))
    again = at(over, ships__p2={"s3": 2})
    assert (again.over, again.phase, again.turn, again.winners) == (False, "roll", "p2", ())


@rule("0.7")
def test_two_to_four_play() -> None:
    assert RULES.seats == (2, 4)


@rule("0.8")
@pytest.mark.parametrize(
    "facts",
    [
        {"asteroid": 6},
        {"star": 11},
        {"asteroid": 0},
        {"die": []},
        {"die": ["0"]},
        {"moon": ["x"]},
        {"comet": 3},
        {"star": "6"},
    ],
)
def test_a_set_that_cannot_be_is_refused(facts: dict[str, Any]) -> None:
    shipped = Sets().get(GAME).facts
    refused = RULES.setup(Setup(("Anna", "Bob"), {"dice": "either", "upkeep": "confirm"}, {**shipped, **facts}))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == ("bad-set", "0.8")


@rule("0.8")
def test_a_face_that_the_die_lacks_is_refused() -> None:
    assert why(table(), "roll p1 6") == "0.8"
    assert why(table(facts={"die": ["1", "arrows"]}), "roll p1 2") == "0.8"


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
    assert step.happened[0]["text"] == "Anna's ship 1 moves to card 7, the asteroid belt."


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
