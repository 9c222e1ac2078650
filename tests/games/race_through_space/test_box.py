"""The box's own rules in Race Through Space: what is refused, corrections, sets (RULES.md, section 0)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract.game import Move, Refusal, Setup, Step
from companion.games.race_through_space.model import State
from companion.games.race_through_space.rules import RULES
from companion.kept.sets import Sets
from tests import kit
from tests.games.race_through_space.table import GAME, at, card, place, play, rule, table, why


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
    assert "1 place of 9" in kit.say(RULES, table(), refused.message)


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
