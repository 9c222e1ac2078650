"""How soon the middle tile or the cure can be reached."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.seen import forecast
from companion.games.race_to_adventure.seen.forecast import Spot, rounds_left, rounds_needed
from tests.games.race_to_adventure.table import acting, changed, played, seen

WALLED_CLUB = {"barriers": {"century-middle": ["top", "right", "bottom"]}}


def note(race: Race, which: str) -> str:
    notes: dict[str, str] = {countdown.id: countdown.note for countdown in seen(race).countdowns}
    return notes[which]


@pytest.mark.parametrize(
    ("at", "rounds"),
    [
        ("century-middle", 1),
        ("century-upper", 1),
        ("brasil", 1),
        ("mexico", 1),
        ("egypt", 1),
        ("nepal", 2),
        ("united-states", 2),
        ("schweiz", 2),
    ],
)
def test_whole_rounds_to_the_middle_tile(at: Any, rounds: int) -> None:
    assert rounds_needed(acting().world, Spot(at, False, False), "escort") == rounds


def test_fuel_shortens_the_way_over_barriers() -> None:
    world = acting(facts=WALLED_CLUB, options={"shadow": ["brasil"]}).world
    assert rounds_needed(world, Spot("mexico", True, False), "escort") == 1
    assert rounds_needed(world, Spot("mexico", False, False), "escort") == 3
    assert rounds_needed(world, Spot("century-upper", False, False), "escort") == 2  # refuel, over Mexico


def test_fuel_flown_from_the_club_is_not_there_in_the_next_round() -> None:
    """Full fuel cannot be filled up before the flight: over the barriers to the cure in Brasil, but not back."""
    layout = [
        "nepal", "antarctica", "egypt",
        "atlantis", "schweiz", "great-britain",
        "brasil", "united-states", "mexico",
    ]  # fmt: skip
    walls = {"brasil": ["left"], "atlantis": ["bottom"]}
    world = acting(facts={"barriers": walls}, options={"layout": layout, "shadow": ["brasil", "atlantis"]}).world
    assert rounds_needed(world, Spot("century-middle", True, True), "cure") == 1
    assert rounds_needed(world, Spot("century-middle", True, True), "escort") == 3


def test_a_tile_that_heals_does_not_refuel_in_the_same_round() -> None:
    ways = forecast.round_from(
        acting().world, Spot("century-lower", False, True), frozenset({("century-lower", False)}), "escort"
    )
    assert [spot for _, spot in ways] == [Spot("century-lower", False, False)]


def test_a_curse_is_healed_on_the_way() -> None:
    world = acting().world
    assert rounds_needed(world, Spot("century-middle", False, True), "escort") == 2
    assert rounds_needed(world, Spot("century-middle", False, True), "cure") == 1
    assert rounds_needed(world, Spot("century-lower", False, True), "escort") == 1


def test_without_any_way_nothing_is_promised() -> None:
    walls = {"barriers": {"century-middle": ["top", "right", "bottom"], "century-upper": [], "brasil": []}}
    race = acting(
        p1={"at": "egypt", "prisoner": 2, "item": "map"},
        p2={"item": "biplane"},
        facts=walls,
        options={"shadow": ["brasil"], "easier": ["no-jet-pack"]},
    )
    assert rounds_left(race, "p1", "escort") is None
    assert note(race, "prisoner:p1") == "No way to the Middle"


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ({"at": "brasil", "item": "map"}, 1),
        ({"at": "egypt", "item": "map"}, 2),
        ({"at": "egypt", "item": "jet-pack"}, 2),
        ({"at": "century-middle", "item": "map"}, 0),
        ({"at": "century-middle", "item": "map", "cursed": True}, 2),
        ({"at": "brasil", "item": "map", "moved": "sidekick"}, 2),
        ({"at": "brasil", "item": "map", "done": True}, 2),
        ({"at": "century-lower", "item": "map", "cursed": True}, 1),
        ({"at": "century-lower", "item": "map", "cursed": True, "actions": ["century-lower"]}, 2),
    ],
)
def test_in_the_round_being_played_only_what_is_open_counts(given: dict[str, Any], left: int) -> None:
    race = acting(p1={"prisoner": 2, **given}, p2={"item": "biplane"})
    assert rounds_left(race, "p1", "escort") == left


def test_while_items_are_selected_those_left_count() -> None:
    race = acting(p1={"at": "egypt", "prisoner": 2})
    select = {"phase": "select", **{seat: {"done": False, "item": None} for seat in race.seats}}
    race = changed(race, **select)
    assert rounds_left(race, "p1", "escort") == 1
    assert rounds_left(changed(race, p2={"item": "biplane"}), "p1", "escort") == 2
    assert rounds_left(changed(race, p1={"item": "map", "at": "brasil"}), "p1", "escort") == 1
    assert rounds_left(changed(race, p1={"item": "map", "at": "egypt"}), "p1", "escort") == 2


def test_the_swiss_combo_counts_in_the_round_being_played() -> None:
    race = acting(p1={"item": "zeppelin"}, options={"shadow": ["schweiz"]})
    assert {end for end, _ in forecast.ends_now(race, "p1")} == {"century-upper", "schweiz", "great-britain", "nepal"}


def test_a_marker_whose_place_is_not_known_has_no_forecast() -> None:
    race = acting(
        p1={"at": None, "prisoner": 2, "cursed": True}, p2={"item": "biplane"}, options={"positions": "declared"}
    )
    assert (note(race, "prisoner:p1"), note(race, "curse:p1")) == ("", "")


@pytest.mark.parametrize(("at", "left"), [("brasil", 1), ("egypt", 2), ("schweiz", 3)])
def test_with_declared_positions_the_ways_are_counted_from_where_the_marker_was_last(at: str, left: int) -> None:
    race = acting(p1={"at": at, "item": "map"}, p2={"item": "biplane"}, options={"positions": "declared"})
    assert rounds_left(race, "p1", "escort") == left


def test_a_tile_whose_action_is_used_heals_only_in_the_next_round() -> None:
    cursed = {"at": "century-lower", "cursed": True, "fuel": "empty", "charged": False, "item": "map"}
    race = acting(p1=cursed, p2={"item": "biplane"})
    assert note(race, "curse:p1") == "Cure: now"
    assert note(played(race, "refuel p1"), "curse:p1") == "Cure: 2 rounds"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"at": "brasil", "prisoner": 1, "item": "map"}, "In time: 1 round"),
        ({"at": "century-middle", "prisoner": 1, "item": "map"}, "In time: now"),
        ({"at": "egypt", "prisoner": 1, "item": "map"}, "Too late: 2 rounds"),
        ({"at": "egypt", "prisoner": 2, "item": "map"}, "In time: 2 rounds"),
    ],
)
def test_the_note_tells_whether_the_prisoner_comes_home_in_time(given: dict[str, Any], says: str) -> None:
    assert note(acting(p1=given, p2={"item": "biplane"}), "prisoner:p1") == says


def test_in_the_danger_step_one_space_is_as_good_as_gone() -> None:
    race = played(acting(p1={"at": "brasil", "prisoner": 2, "item": "zeppelin"}), "done p1")
    assert (race.phase, note(race, "prisoner:p1")) == ("danger", "In time: 1 round")
    race = played(acting(p1={"at": "egypt", "prisoner": 1, "item": "zeppelin"}), "done p1")
    assert note(race, "prisoner:p1") == "Too late: 1 round"


@pytest.mark.parametrize(
    ("at", "says"), [("century-lower", "Cure: now"), ("century-middle", "Cure: 1 round"), ("nepal", "Cure: 3 rounds")]
)
def test_the_note_tells_the_rounds_to_the_cure(at: str, says: str) -> None:
    race = acting(p1={"at": at, "cursed": True, "item": "map", "fuel": "empty"}, p2={"item": "biplane"})
    assert note(race, "curse:p1") == says


def test_the_search_works_out_every_spot_once() -> None:
    """What keeps it under a millisecond: twelve tiles, with fuel or without."""
    race = acting(5, p1={"at": "nepal", "cursed": True, "prisoner": 3, "item": "map"}, p2={"item": "biplane"})
    rounds_needed.cache_clear()
    forecast.all_ends.cache_clear()
    rounds_left(race, "p1", "escort")
    assert 0 < forecast.all_ends.cache_info().misses <= 24
