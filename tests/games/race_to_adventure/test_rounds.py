"""Rounds: whose move it is, items, being done, what follows by itself (RULES.md 0 and 2)."""

from __future__ import annotations

import pytest

from companion.contract.game import Move, Refusal
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.pieces import ITEMS
from companion.games.race_to_adventure.rules import RULES
from tests.games.race_to_adventure.table import (
    ALL,
    acting,
    goals,
    lines_of,
    passport,
    played,
    refused,
    rule,
    table,
    told,
    verbs,
)  # fmt: skip


def placed() -> Race:
    race = table()
    return played(race, *(f"start {seat} century-upper" for seat in race.seats))


@rule("0.1")
@pytest.mark.parametrize(
    "line",
    ["", "p1", "mission", "mission p9", "mission p1 egypt", "clue p1 2", "fly p1", "fly p1 paris", "fly p1 egypt nepal",
     "confirm", "select p1 map", "start p1 century-upper", "dance p1", "done p1 p2", "MISSION p1"],
)  # fmt: skip
def test_a_line_that_is_no_move_now_is_refused(line: str) -> None:
    race = acting(p1={"at": "egypt", "item": "biplane"})
    refusal = RULES.play(race, Move(tuple(line.split())))
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.code) == ("0.1", "illegal")


@rule("0.1")
def test_confirm_stands_alone() -> None:
    race = acting()
    assert race.phase == "tidy"
    assert refused(race, "confirm p1").rule == "0.1"


@rule("0.1")
def test_a_confirm_before_all_are_done_names_who_still_acts() -> None:
    race = played(acting(p1={"item": "biplane"}, p2={"item": "zeppelin"}), "done p2")
    assert refused(race, "confirm").message == "The round ends when all are done; not done yet: Anna, Cleo."
    assert refused(placed(), "confirm").message.startswith("There is nothing to confirm")


@rule("0.2")
def test_items_are_selected_in_turn() -> None:
    race = placed()
    assert refused(race, "select p2 map").rule == "0.2"


@rule("0.3")
def test_after_the_end_nothing_moves() -> None:
    race = played(acting(p1={"stamps": ALL}), "return p1")
    assert race.over
    assert RULES.choices(race) == ()
    for line in ("done p1", "confirm", "select p1 map", ""):
        assert refused(race, line).rule == "0.3"


@rule("0.5")
def test_with_confirm_danger_and_tidy_wait_for_the_table() -> None:
    race = played(acting(p1={"at": "atlantis", "item": "lightning-gun"}), "mission p1")
    assert (race.phase, passport(race).prisoner) == ("danger", 3)
    race = played(race, "confirm")
    assert (race.phase, passport(race).prisoner, race.round) == ("tidy", 2, 1)
    race = played(race, "confirm")
    assert (race.phase, race.round, passport(race).item) == ("select", 2, None)


@rule("0.5")
def test_with_auto_danger_and_tidy_happen_at_once() -> None:
    race = acting(p1={"at": "atlantis", "item": "lightning-gun"}, options={"upkeep": "auto"})
    assert told(race, "mission p1") == ["mission", "done", "danger", "round"]
    race = played(race, "mission p1")
    assert (race.phase, race.round, passport(race).prisoner) == ("select", 2, 2)


@rule("2.1")
def test_everybody_selects_clockwise_from_the_first_player() -> None:
    race = played(table(), "start p3 century-upper", "start p1 century-upper", "start p2 century-upper")
    turns = []
    for item in ("map", "biplane", "zeppelin"):
        turns.append(race.turn)
        race = played(race, f"select {race.turn} {item}")
    assert turns == ["p3", "p1", "p2"]
    assert (race.phase, race.turn) == ("actions", None)


@rule("2.2")
def test_there_is_one_of_each_of_six_items() -> None:
    race = placed()
    assert goals(race, "select") == set(ITEMS)
    race = played(race, "select p1 map")
    assert goals(race, "select", "p2") == set(ITEMS) - {"map"}
    assert refused(race, "select p2 map").rule == "2.2"
    assert refused(race, "select p2 rope").rule == "2.2"
    assert refused(race, "select p2").rule == "2.2"


@rule("2.3")
def test_all_act_at_once_and_in_any_order() -> None:
    race = acting(
        p1={"at": "mexico", "item": "map", "clues": 1},
        p2={"at": "egypt", "item": "biplane"},
        p3={"at": "antarctica", "item": "lightning-gun"},
    )
    orders = [
        ("fly p2 mexico", "mission p1", "mission p3", "sidekick p1 brasil", "done p3"),
        ("mission p3", "done p3", "mission p1", "fly p2 mexico", "sidekick p1 brasil"),
    ]
    assert played(race, *orders[0]) == played(race, *orders[1])


@rule("2.3")
def test_what_one_player_does_leaves_the_choices_of_the_others_alone() -> None:
    race = acting(
        p1={"at": "atlantis", "item": "lightning-gun"},
        p2={"at": "atlantis", "item": "biplane"},
        p3={"at": "united-states", "item": "magnifying-glass"},
    )
    after = played(race, "mission p1", "fly p2 egypt")
    assert lines_of(after, "p3") == lines_of(race, "p3")


@rule("2.4")
def test_in_clockwise_order_one_acts_until_done() -> None:
    race = acting(
        p1={"at": "egypt", "item": "biplane"},
        p2={"at": "mexico", "item": "map", "clues": 1},
        p3={"item": "zeppelin"},
        first="p2",
        options={"actions": "clockwise"},
    )
    assert race.turn == "p2"
    assert refused(race, "fly p1 brasil").rule == "2.4"
    assert {choice.seat for choice in RULES.choices(race)} == {"p2"}
    race = played(race, "mission p2", "sidekick p2 brasil")
    assert race.turn == "p3"
    race = played(race, "done p3")
    assert race.turn == "p1"


@rule("2.4")
def test_in_clockwise_order_the_same_can_be_done() -> None:
    given = {"p1": {"at": "nepal", "item": "jet-pack"}, "p2": {"item": "biplane"}}
    slow, free = acting(options={"actions": "clockwise"}, **given), acting(**given)
    assert goals(slow, "fly") == goals(free, "fly")
    assert verbs(slow) == verbs(free)


@rule("2.5")
def test_an_item_has_one_action_and_one_mission_in_either_order() -> None:
    race = acting(p1={"at": "nepal", "item": "jet-pack"})
    assert passport(played(race, "mission p1", "fly p1 great-britain")).at == "great-britain"
    race = acting(p1={"at": "great-britain", "item": "jet-pack"})
    assert passport(played(race, "fly p1 nepal", "mission p1")).stamps == ("nepal",)


@rule("2.5")
def test_the_magnifying_glass_acts_once() -> None:
    race = acting(p1={"at": "united-states", "item": "magnifying-glass"})
    assert refused(played(race, "clue p1"), "clue p1").rule == "2.5"
    assert refused(played(race, "clue p1"), "research p1").rule == "2.5"
    assert refused(played(race, "research p1"), "clue p1").rule == "2.5"


@rule("2.5")
def test_an_item_does_one_mission() -> None:
    race = acting(p1={"at": "mexico", "item": "map", "clues": 9}, p2={"item": "biplane"})
    race = played(race, "mission p1", "sidekick p1 brasil")
    assert passport(race).done
    race = acting(p1={"at": "brasil", "item": "map", "clues": 9, "item_mission": True}, p2={"item": "biplane"})
    assert refused(race, "mission p1").rule == "2.5"


@rule("2.5")
def test_an_item_that_has_had_its_action_does_not_fly_again() -> None:
    race = acting(p1={"at": "egypt", "item": "zeppelin", "acted": True}, p2={"item": "biplane"})
    assert refused(race, "fly p1 schweiz").rule == "2.5"


@rule("2.5")
def test_missions_without_an_item_come_on_top() -> None:
    race = acting(p1={"at": "schweiz", "item": "lightning-gun"}, p2={"item": "biplane"})
    race = played(race, "mission p1", "sidekick p1 great-britain", "mission p1")
    assert passport(race).stamps == ("schweiz", "great-britain")


@rule("2.6")
def test_with_declared_positions_a_mission_names_its_tile_and_places_the_marker() -> None:
    race = acting(p1={"item": "map", "clues": 2}, options={"positions": "declared"})
    race = played(race, "mission p1 brasil")
    assert (passport(race).at, passport(race).stamps, passport(race).clues) == ("brasil", ("brasil",), 0)
    assert passport(played(race, "mission p1 schweiz")).at == "schweiz"


@rule("2.6")
def test_with_declared_positions_only_ways_are_not_checked() -> None:
    race = acting(
        p1={"item": "map", "clues": 1}, p2={"item": "jet-pack", "charged": False}, options={"positions": "declared"}
    )
    assert refused(race, "mission p1").rule == "0.1"
    assert refused(race, "mission p1 egypt").rule == "5.3"
    assert refused(race, "mission p1 brasil").rule == "5.4"
    assert refused(race, "mission p1 century-middle").rule == "7.5"
    assert refused(race, "fly p2 nepal").rule == "3.6"
    assert refused(race, "mission p2 nepal").rule == "5.5"


@rule("2.6")
@pytest.mark.parametrize(
    ("given", "line", "at"),
    [
        ({"fuel": "empty", "at": "egypt"}, "refuel p1 century-middle", "century-middle"),
        ({"fuel": "empty", "at": "egypt"}, "refuel p1", None),
        ({"fuel": "empty", "at": "century-lower"}, "refuel p1", "century-lower"),
        ({"cursed": True, "at": "egypt"}, "cure p1", "century-lower"),
        ({"cursed": True, "at": "egypt"}, "cure p1 century-lower", "century-lower"),
        ({"item": "magnifying-glass"}, "research p1", "united-states"),
        ({"item": "magnifying-glass"}, "research p1 united-states", "united-states"),
        ({"stamps": ALL, "at": None}, "return p1", None),
        ({"stamps": ALL}, "return p1 century-lower", "century-lower"),
        ({"item": "biplane"}, "fly p1 schweiz", "schweiz"),
    ],
)
def test_with_declared_positions_an_action_may_name_its_tile(
    given: dict[str, object], line: str, at: str | None
) -> None:
    race = acting(p1={"at": "egypt"} | given, p2={"item": "zeppelin"}, options={"positions": "declared"})
    assert passport(played(race, line)).at == at


@rule("2.6")
def test_with_declared_positions_the_zeppelin_still_needs_a_dock_and_swiss_the_zeppelin() -> None:
    race = acting(p1={"item": "zeppelin"}, options={"positions": "declared", "shadow": ["schweiz"]})
    assert goals(race, "fly") == {"century-upper", "schweiz"}
    assert goals(race, "swiss") == {"great-britain", "nepal"}
    after = passport(played(race, "swiss p1 nepal"))
    assert (after.at, after.moved) == ("nepal", "zeppelin")
    assert refused(played(race, "swiss p1 nepal"), "fly p1 schweiz").rule == "3.1"
    assert refused(played(race, "swiss p1 nepal"), "swiss p1 nepal").rule == "4.5"


@rule("2.7")
def test_who_has_nothing_left_is_done_by_itself() -> None:
    race = acting(p1={"at": "egypt", "item": "map"}, p2={"at": "mexico", "clues": 1}, p3={"item": "zeppelin"})
    assert (passport(race, "p1").done, passport(race, "p2").done, passport(race, "p3").done) == (True, True, False)
    assert told(race, "fly p3 schweiz") == ["moved"]
    assert told(played(race, "fly p3 schweiz"), "mission p3") == ["mission", "done"]


@rule("2.7")
def test_who_is_done_does_nothing_more() -> None:
    race = played(acting(p1={"item": "biplane"}, p2={"item": "zeppelin"}), "done p1")
    assert refused(race, "fly p1 mexico").rule == "2.7"
    assert refused(race, "done p1").rule == "2.7"
    assert {choice.seat for choice in RULES.choices(race)} == {"p2", "p3"}


@rule("2.7")
def test_the_actions_end_when_all_are_done() -> None:
    race = acting(p1={"item": "biplane"}, p2={"item": "zeppelin"}, p3={"item": "map"})
    race = played(race, "done p2", "done p1", "done p3")
    assert race.phase == "tidy"


@rule("2.8")
def test_items_go_back_and_the_token_goes_to_the_left() -> None:
    race = acting(seats=2, first="p2", p1={"item": "biplane", "fuel": "empty"}, p2={"item": "zeppelin"})
    race = played(race, "fly p1 mexico", "fly p2 schweiz", "mission p2", "confirm")
    assert (race.phase, race.first, race.turn, race.round) == ("select", "p1", "p1", 2)
    after = passport(race)
    assert (after.item, after.moved, after.acted, after.item_mission, after.done) == (None, None, False, False, False)
    assert after.charged is False
    assert passport(race, "p2").stamps == ("schweiz",)


@rule("2.8")
def test_fuel_full_at_the_end_is_full_as_the_next_round_begins() -> None:
    race = acting(seats=2, p1={"fuel": "empty", "charged": False}, p2={"item": "biplane"})
    race = played(race, "refuel p1", "done p1", "done p2", "confirm")
    assert passport(race).charged
