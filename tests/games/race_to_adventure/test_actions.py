"""Clues and location actions (RULES.md 4)."""

from __future__ import annotations

import pytest

from companion.games.race_to_adventure.pieces import CLUB
from tests.games.race_to_adventure.table import acting, passport, played, refused, rule, verbs


@rule("4.1")
def test_the_magnifying_glass_takes_a_clue_anywhere() -> None:
    race = acting(p1={"at": "egypt", "item": "magnifying-glass", "cursed": True, "clues": 41})
    assert passport(played(race, "clue p1")).clues == 42
    assert refused(acting(p1={"item": "biplane"}), "clue p1").rule == "4.1"


@rule("4.2")
def test_library_research_takes_four_clues_in_place_of_one() -> None:
    race = acting(p1={"at": "united-states", "item": "magnifying-glass"})
    assert passport(played(race, "research p1")).clues == 4


@rule("4.2")
def test_research_is_done_in_the_united_states_only() -> None:
    assert refused(acting(p1={"at": "egypt", "item": "magnifying-glass"}), "research p1").rule == "4.2"
    assert refused(acting(p1={"at": "united-states", "item": "zeppelin"}), "research p1").rule == "4.1"


@rule("4.2")
def test_deep_research_comes_after_the_stamp() -> None:
    given = {"at": "united-states", "item": "magnifying-glass"}
    shadow = {"shadow": ["united-states"]}
    assert refused(acting(p1=given, options=shadow), "research p1").rule == "4.2"
    stamped = acting(p1={**given, "stamps": ["united-states"]}, options=shadow)
    assert passport(played(stamped, "research p1")).clues == 4


@rule("4.3")
@pytest.mark.parametrize("at", CLUB)
def test_every_century_club_tile_refuels(at: str) -> None:
    race = acting(p1={"at": at, "fuel": "empty", "charged": False}, p2={"item": "biplane"})
    assert passport(played(race, "refuel p1")).fuel == "full"
    assert refused(played(race, "refuel p1"), "refuel p1").rule == "4.5"


@rule("4.3")
def test_only_empty_fuel_is_refuelled_and_only_at_the_club() -> None:
    race = acting(p1={"item": "biplane"}, p2={"at": "egypt", "fuel": "empty"})
    assert refused(race, "refuel p1").rule == "4.3"
    assert refused(race, "refuel p2").rule == "4.3"


@rule("4.4")
@pytest.mark.parametrize(
    ("shadow", "cure", "other"), [("none", "century-lower", "brasil"), (["brasil"], "brasil", "century-lower")]
)
def test_the_cure_is_at_one_tile(shadow: object, cure: str, other: str) -> None:
    race = acting(
        p1={"at": cure, "cursed": True}, p2={"at": other, "cursed": True, "item": "biplane"}, options={"shadow": shadow}
    )
    assert passport(played(race, "cure p1")).cursed is False
    assert refused(race, "cure p2").rule == "4.4"


@rule("4.4")
def test_only_a_curse_is_cured() -> None:
    assert refused(acting(p1={"at": "century-lower", "item": "biplane"}), "cure p1").rule == "4.4"


@rule("4.5")
def test_a_tile_s_action_is_used_once_and_actions_of_different_tiles_may_all_be_used() -> None:
    race = acting(p1={"at": "century-lower", "cursed": True, "fuel": "empty", "item": "biplane"})
    assert {"cure", "refuel"} <= verbs(race)
    race = played(race, "cure p1")
    assert refused(race, "refuel p1").rule == "4.5"
    race = played(race, "fly p1 century-middle", "refuel p1")
    assert (passport(race).fuel, passport(race).cursed) == ("full", False)


@rule("4.5")
def test_the_swiss_combo_and_research_count_as_the_action_of_their_tiles() -> None:
    race = acting(
        p1={"at": "schweiz", "item": "zeppelin", "moved": "zeppelin", "actions": ["schweiz"]},
        options={"shadow": ["schweiz"]},
    )
    assert refused(race, "swiss p1 nepal").rule == "4.5"
    used = {"at": "united-states", "item": "magnifying-glass", "actions": ["united-states"]}
    assert refused(acting(p1=used), "research p1").rule == "4.5"
