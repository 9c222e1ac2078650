"""Missions: every tile on both sides (RULES.md 5)."""

from __future__ import annotations

from itertools import product

import pytest

from companion.games.race_to_adventure.model import Passport
from companion.games.race_to_adventure.pieces import ADVENTURES, ITEMS
from tests.games.race_to_adventure.table import acting, changed, goals, passport, played, refused, rule, verbs

STANDARD: dict[str, dict[str | None, int]] = {
    "antarctica": {"lightning-gun": 0, "map": 3},
    "atlantis": {"lightning-gun": 0},
    "brasil": {"map": 2},
    "egypt": {"lightning-gun": 0},
    "great-britain": {"lightning-gun": 0, "map": 5},
    "mexico": {"map": 1},
    "nepal": {"jet-pack": 0},
    "schweiz": dict.fromkeys((*ITEMS, None), 0),
    "united-states": dict.fromkeys((*ITEMS, None), 0),
}
SHADOW: dict[str, dict[str | None, int]] = {
    "antarctica": {"lightning-gun": 0, "map": 3},
    "atlantis": {"lightning-gun": 2},
    "brasil": {"map": 2},
    "egypt": {"lightning-gun": 3},
    "great-britain": {"lightning-gun": 5, "map": 5},
    "mexico": {"map": 1},
    "nepal": {"jet-pack": 0},
    "schweiz": {"zeppelin": 0},
    "united-states": {"lightning-gun": 0, "map": 1},
}
TAKEN_BACK = {("brasil", True): 2, ("great-britain", True): 1}


def expected(tile: str, shadow: bool, item: str | None, clues: int, stamped: bool, cursed: bool) -> str:
    """The rule that refuses the mission, or `ok`: the Location Guide written out once more, by hand."""
    ways = (SHADOW if shadow else STANDARD)[tile]
    if stamped:
        return "7.2" if tile == "atlantis" else "5.2"
    if cursed:
        return "6.2"
    if item not in ways:
        return "5.3"
    return "ok" if clues >= ways[item] else "5.4"


CASES = [
    pytest.param(tile, shadow, id=f"{'shadow-' if shadow else ''}{tile}")
    for tile in ADVENTURES
    for shadow in (False, True)
]


@rule("5.2")
@rule("5.3")
@rule("5.4")
@rule("6.2")
@pytest.mark.parametrize(("tile", "shadow"), CASES)
def test_every_tile_asks_what_the_location_guide_says(tile: str, shadow: bool) -> None:
    """Item, clues, stamp and curse in every combination; two players, so that the Sidekick keeps the seat in play."""
    race = acting(2, p1={"item": "map"}, options={"shadow": [tile] if shadow else "none"})
    for item, clues, (stamped, cursed) in product(
        (*ITEMS, None), range(7), ((False, False), (True, False), (False, True))
    ):
        stamps = [tile] if stamped else []
        other = "zeppelin" if item == "map" else "map"
        mine = {"at": tile, "item": item, "clues": clues, "stamps": stamps, "cursed": cursed}
        case = changed(race, p1=mine, p2={"item": other})
        want = expected(tile, shadow, item, clues, stamped, cursed)
        if want == "ok":
            taken_what_the_guide_gives(passport(played(case, "mission p1")), tile, shadow, item, clues)
        else:
            assert refused(case, "mission p1").rule == want
            assert "mission" not in verbs(case)


def taken_what_the_guide_gives(found: Passport, tile: str, shadow: bool, item: str | None, clues: int) -> None:
    ways = (SHADOW if shadow else STANDARD)[tile]
    assert found.clues == clues - ways[item] + TAKEN_BACK.get((tile, shadow), 0)
    assert found.cursed == (tile == "egypt")
    assert found.prisoner == (3 if tile == "atlantis" else None)
    assert found.stamps == (() if tile == "atlantis" else (tile,))
    assert found.item_mission == (None not in ways)


@rule("5.1")
def test_a_mission_is_done_where_one_stands_and_with_others_there() -> None:
    race = acting(p1={"at": "schweiz"}, p2={"at": "schweiz"}, p3={"at": "century-lower", "item": "biplane"})
    race = played(race, "mission p1", "mission p2")
    assert passport(race, "p1").stamps == passport(race, "p2").stamps == ("schweiz",)
    assert refused(race, "mission p3").rule == "5.1"


@rule("5.1")
def test_a_declared_mission_names_a_tile_that_has_one() -> None:
    race = acting(p1={"item": "map"}, options={"positions": "declared"})
    assert refused(race, "mission p1 century-upper").rule == "5.1"
    assert goals(race, "mission") == {"schweiz", "united-states"}


@rule("8.2")
def test_who_has_returned_has_no_mission_elsewhere() -> None:
    given = {"item": "zeppelin", "returned": True, "stamps": list(ADVENTURES)}
    race = acting(p1=given, p2={"item": "biplane"}, options={"positions": "declared"})
    assert refused(race, "mission p1 egypt").rule == "8.2"
    assert refused(race, "refuel p1 egypt").rule == "4.3"
    assert goals(race, "fly") == {"century-upper"}


@rule("5.2")
def test_a_stamp_is_taken_once_by_each_player() -> None:
    race = acting(p1={"at": "schweiz", "stamps": ["schweiz"], "item": "biplane"}, p2={"at": "schweiz"})
    assert refused(race, "mission p1").rule == "5.2"
    assert passport(played(race, "mission p2"), "p2").stamps == ("schweiz",)


@rule("5.3")
def test_a_missing_item_is_named() -> None:
    race = acting(p1={"at": "brasil", "item": "biplane"}, p2={"at": "great-britain", "item": "zeppelin", "clues": 4})
    assert "needs the Map and two more clues" in refused(race, "mission p1").message
    assert "the Lightning Gun, or the Map and one more clue" in refused(race, "mission p2").message


@rule("5.4")
def test_missing_clues_are_counted() -> None:
    race = acting(p1={"at": "antarctica", "item": "map", "clues": 1}, p2={"item": "biplane"})
    assert "two more clues" in refused(race, "mission p1").message
    assert refused(race, "mission p1").short == "Two more clues"


@rule("5.5")
def test_nepal_takes_the_fuel_of_the_start_of_the_round() -> None:
    race = acting(p1={"at": "nepal", "item": "jet-pack"}, p2={"item": "biplane"})
    assert passport(played(race, "mission p1")).fuel == "empty"
    race = acting(p1={"at": "nepal", "item": "jet-pack", "fuel": "empty"}, p2={"item": "biplane"})
    assert refused(race, "mission p1").rule == "5.5"


@rule("5.5")
@pytest.mark.parametrize(
    ("at", "moves"),
    [("great-britain", ("fly p1 nepal", "mission p1")), ("nepal", ("mission p1", "fly p1 great-britain"))],
)
def test_one_fuel_serves_flight_and_nepal_in_either_order(at: str, moves: tuple[str, str]) -> None:
    after = passport(played(acting(p1={"at": at, "item": "jet-pack"}), *moves))
    assert (after.stamps, after.fuel) == (("nepal",), "empty")


@rule("5.6")
@pytest.mark.parametrize(
    ("at", "moves", "fuel"),
    [
        ("great-britain", ("fly p1 nepal", "mission p1"), "full"),
        ("nepal", ("mission p1", "fly p1 great-britain"), "empty"),
        ("nepal", ("mission p1",), "full"),
    ],
)
def test_shangri_la_refuels_after_its_mission(at: str, moves: tuple[str, ...], fuel: str) -> None:
    race = acting(p1={"at": at, "item": "jet-pack"}, options={"shadow": ["nepal"]})
    assert passport(played(race, *moves)).fuel == fuel


@rule("5.7")
def test_shadow_brasil_and_great_britain_give_clues_back() -> None:
    options = {"shadow": ["brasil", "great-britain"]}
    race = acting(p1={"at": "brasil", "item": "map", "clues": 2}, options=options)
    assert passport(played(race, "mission p1")).clues == 2
    race = acting(p1={"at": "great-britain", "item": "lightning-gun", "clues": 6}, options=options)
    assert passport(played(race, "mission p1")).clues == 2
