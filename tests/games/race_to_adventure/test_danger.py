"""The curse and the prisoner (RULES.md 6 and 7)."""

from __future__ import annotations

import pytest

from companion.contract.game import SEATS
from companion.games.race_to_adventure.rules import RULES
from tests.games.race_to_adventure.table import ALL, acting, passport, played, refused, rule, told, verbs

HELD = {"prisoner": 2}


@rule("6.1")
@pytest.mark.parametrize("shadow", ["none", ["egypt"]])
def test_the_stamp_of_egypt_curses(shadow: object) -> None:
    race = acting(p1={"at": "egypt", "item": "lightning-gun", "clues": 3}, options={"shadow": shadow})
    assert told(race, "mission p1")[:2] == ["mission", "cursed"]
    after = passport(played(race, "mission p1"))
    assert (after.stamps, after.cursed) == (("egypt",), True)


@rule("6.2")
def test_a_cursed_player_accomplishes_no_mission_and_frees_no_prisoner() -> None:
    race = acting(
        p1={"at": "schweiz", "cursed": True},
        p2={"at": "century-middle", "cursed": True, "prisoner": 2},
        p3={"item": "biplane"},
    )
    assert refused(race, "mission p1").rule == "6.2"
    assert refused(race, "mission p2").rule == "6.2"


@rule("6.3")
def test_a_cursed_player_does_not_win_but_does_everything_else() -> None:
    race = acting(p1={"at": "century-lower", "cursed": True, "stamps": ALL, "fuel": "empty"}, p2={"item": "biplane"})
    assert refused(race, "return p1").rule == "6.3"
    assert {"cure", "refuel", "sidekick"} <= verbs(race)
    assert "return" in verbs(played(race, "cure p1"))


@rule("7.1")
@pytest.mark.parametrize("danger", [1, 3, 5])
def test_a_prisoner_starts_on_the_top_spot(danger: int) -> None:
    race = acting(p1={"at": "atlantis", "item": "lightning-gun"}, facts={"danger": danger}, p2={"item": "biplane"})
    after = played(race, "mission p1")
    assert (passport(after).prisoner, passport(after).stamps) == (danger, ())
    assert RULES.plain(after)["tiles"]["atlantis"] == 2


@rule("7.2")
def test_one_prisoner_at_a_time_and_none_after_the_stamp() -> None:
    race = acting(
        p1={"at": "atlantis", "item": "lightning-gun", "prisoner": 1},
        p2={"at": "atlantis", "item": "biplane", "stamps": ["atlantis"]},
    )
    assert refused(race, "mission p1").rule == "7.2"
    assert refused(race, "mission p2").rule == "7.2"


@rule("7.3")
def test_every_prisoner_moves_even_one_of_this_round() -> None:
    race = acting(p1={"at": "atlantis", "item": "lightning-gun"}, p2={"at": "egypt", "prisoner": 2}, p3={"at": "egypt"})
    race = played(race, "mission p1", "confirm")
    assert [passport(race, seat).prisoner for seat in SEATS[:3]] == [2, 1, None]


@rule("7.3")
def test_nobody_waits_in_danger_without_a_prisoner() -> None:
    race = played(acting(p1={"item": "zeppelin"}), "done p1")
    assert race.phase == "tidy"


@rule("7.4")
def test_a_caught_prisoner_goes_back_to_atlantis_and_is_rescued_again() -> None:
    race = played(acting(p1={"at": "atlantis", "item": "zeppelin", "prisoner": 1}), "done p1")
    assert RULES.plain(race)["tiles"]["atlantis"] == 2
    assert told(race, "confirm") == ["caught"]
    race = played(race, "confirm")
    assert (passport(race).prisoner, passport(race).stamps) == (None, ())
    assert RULES.plain(race)["tiles"]["atlantis"] == 3
    race = played(race, "confirm", "select p2 map", "select p3 biplane", "select p1 lightning-gun", "mission p1")
    assert passport(race).prisoner == 3


@rule("7.5")
@pytest.mark.parametrize("shadow", ["none", ["brasil"]])
@pytest.mark.parametrize("item", ["map", None])
def test_the_middle_tile_frees_the_prisoner_without_any_item(item: str | None, shadow: object) -> None:
    race = acting(p1={"at": "century-middle", "item": item, "prisoner": 1}, options={"shadow": shadow})
    after = played(race, "mission p1")
    assert (passport(after).prisoner, passport(after).stamps) == (None, ("atlantis",))
    assert passport(after).item_mission is False
    assert RULES.plain(after)["tiles"]["atlantis"] == 2


@rule("7.5")
def test_without_a_prisoner_there_is_nobody_to_escort() -> None:
    assert refused(acting(p1={"at": "century-middle", "item": "biplane"}), "mission p1").rule == "7.5"
    elsewhere = acting(p1={"at": "century-upper", "item": "biplane", **HELD})
    assert refused(elsewhere, "mission p1").rule == "5.1"


@rule("7.5")
def test_an_escort_does_everything_else_as_before() -> None:
    race = acting(p1={"at": "schweiz", "item": "zeppelin", **HELD})
    race = played(race, "mission p1", "fly p1 century-upper")
    assert passport(race).stamps == ("schweiz",)
