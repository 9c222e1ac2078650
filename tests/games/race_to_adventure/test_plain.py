"""The plain state and corrections (RULES.md 0.6)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract.game import Refusal
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.rules import RULES
from companion.table.correcting import correct
from tests.games.race_to_adventure.table import (
    ALL,
    Refused,
    acting,
    in_words,
    lines_of,
    passport,
    played,
    refused,
    rule,
    table,
)


def corrected(race: Race, path: str, value: Any) -> Race:
    after = correct(RULES, race, path, value)
    assert isinstance(after, Race), after
    return after


def fault(race: Race, path: str, value: Any) -> Refused:
    after = correct(RULES, race, path, value)
    assert isinstance(after, Refusal), after
    assert after.rule == "0.6"
    return in_words(race, after)


@rule("0.6")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("passports.p1.at", "nepal"),
        ("passports.p1.clues", 12),
        ("passports.p1.fuel", "empty"),
        ("passports.p1.stamps", ["schweiz", "egypt"]),
        ("passports.p1.prisoner", 3),
        ("passports.p1.cursed", True),
        ("passports.p1.item", "zeppelin"),
        ("passports.p1.item", None),
        ("passports.p1.moved", "biplane"),
        ("first", "p3"),
        ("round", 9),
        ("sides.egypt", "shadow"),
        ("layout", ALL),
    ],
)
def test_any_fact_of_the_table_can_be_corrected(path: str, value: Any) -> None:
    race = acting(p1={"item": "biplane"}, p2={"item": "map"})
    after = corrected(race, path, value)
    assert RULES.rebuild(RULES.plain(after)) == after


@rule("0.6")
def test_the_tiles_follow_the_passports() -> None:
    race = acting(p1={"item": "biplane"})
    race = corrected(race, "passports.p1.stamps", ["schweiz", "egypt"])
    race = corrected(race, "passports.p2.stamps", ["schweiz"])
    race = corrected(race, "passports.p3.prisoner", 2)
    plain = RULES.plain(race)
    assert (plain["tiles"]["schweiz"], plain["tiles"]["egypt"], plain["tiles"]["atlantis"]) == (1, 2, 2)
    assert plain["scores"] == {"p1": 2, "p2": 1, "p3": 0}


@rule("0.6")
@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("passports.p1.item", "map", "one Map, 2 players"),
        ("passports.p2.stamps", ["egypt", "egypt"], "2 would lie on 1"),
        ("passports.p3.stamps", ["atlantis"], "1 carried and 1 as the Atlantis stamp make 2"),
        ("passports.p1.prisoner", 4, "1 to 3 spaces"),
        ("passports.p1.prisoner", 0, "1 to 3 spaces"),
        ("passports.p1.clues", -1, "0 or more"),
        ("passports.p1.returned", True, "nine stamps"),
        ("passports.p1.at", None, "stands on a tile"),
        ("round", 0, "at least 1"),
        ("first", "p5", "not in this race"),
        ("first", "p9", "not in this race; there are: p1 p2 p3"),
        ("first", "Anna", "not in this race"),
        ("first", None, "first player token"),
        ("layout", ALL[:8], "each of the nine"),
        ("layout", [*ALL[:8], "brasil"], "each of the nine"),
        ("tiles.egypt", 1, "follows"),
        ("scores.p1", 9, "follows"),
        ("turn", "p2", "follows"),
        ("sides.century-club", "shadow", "follows"),
    ],
)
def test_what_the_pieces_cannot_cover_is_refused_with_the_sum(path: str, value: Any, says: str) -> None:
    race = acting(p1={"item": "biplane"}, p2={"item": "map"}, p3={"prisoner": 2})
    refusal = fault(race, path, value)
    assert refusal.code == "illegal"
    assert says in refusal.message


@rule("0.6")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("passports.p1.clues", "4"),
        ("passports.p1.clues", 1.5),
        ("passports.p1.at", "paris"),
        ("passports.p1.at", 3),
        ("passports.p1.luck", 1),
        ("passports.p9.clues", 1),
        ("passports.p9", {}),
        ("weather", "fine"),
        ("sides.paris", "shadow"),
        ("layout", ["paris"]),
        ("first", 1),
    ],
)
def test_unknown_paths_and_types_are_bad_requests(path: str, value: Any) -> None:
    assert fault(acting(p1={"item": "biplane"}), path, value).code == "bad-request"


@rule("0.6")
@pytest.mark.parametrize(
    ("easier", "path", "value"),
    [
        ("no-curse", "passports.p1.cursed", True),
        ("no-danger", "passports.p1.prisoner", 1),
        ("no-jet-pack", "passports.p1.fuel", "empty"),
    ],
)
def test_what_an_easier_race_has_not_cannot_be_corrected_into_it(easier: str, path: str, value: Any) -> None:
    race = acting(p1={"item": "biplane"}, options={"easier": [easier]})
    assert fault(race, path, value).code == "illegal"


@rule("0.6")
def test_shadow_brasil_corrected_takes_the_club_with_it() -> None:
    race = corrected(acting(p1={"item": "biplane"}), "sides.brasil", "shadow")
    assert RULES.plain(race)["sides"]["century-club"] == "shadow"
    assert RULES.plain(corrected(race, "sides.brasil", "standard"))["sides"]["century-club"] == "standard"


@rule("0.6")
def test_no_correction_leaps_over_the_selection_of_items() -> None:
    race = table()
    race = played(race, *(f"start {seat} century-upper" for seat in race.seats))
    race = corrected(race, "passports.p1.prisoner", 2)
    for phase in ("actions", "danger", "tidy"):
        assert fault(race, "phase", phase).short == "Select items first"


@rule("0.6")
def test_fuel_corrected_during_the_actions_is_that_of_the_start_unless_it_was_burnt_or_filled() -> None:
    race = acting(p1={"at": "great-britain", "item": "jet-pack"}, p2={"item": "biplane"})
    empty = corrected(race, "passports.p1.fuel", "empty")
    assert refused(empty, "fly p1 nepal").rule == "3.6"
    assert corrected(empty, "passports.p1.fuel", "full") == race
    flown = played(race, "fly p1 nepal")
    assert passport(flown).charged
    assert corrected(corrected(flown, "passports.p1.fuel", "full"), "passports.p1.fuel", "empty") == flown
    filled = played(acting(p1={"item": "jet-pack", "fuel": "empty"}, p2={"item": "biplane"}), "refuel p1")
    assert (passport(filled).fuel, passport(filled).charged) == ("full", False)
    assert RULES.rebuild(RULES.plain(filled)) == filled


@rule("0.6")
def test_before_the_actions_the_fuel_is_the_fuel_of_the_start() -> None:
    race = table()
    race = played(race, *(f"start {seat} century-upper" for seat in race.seats))
    race = corrected(race, "passports.p1.fuel", "empty")
    assert passport(race).charged is False
    assert fault(race, "passports.p1.moved", "biplane").code == "illegal"


@rule("0.6")
def test_the_turn_follows_the_items_while_they_are_selected() -> None:
    race = table()
    race = played(race, *(f"start {seat} century-upper" for seat in race.seats), "select p1 map")
    assert corrected(race, "passports.p2.item", "biplane").turn == "p3"
    assert corrected(race, "passports.p1.item", None).turn == "p1"
    assert corrected(race, "first", "p3").turn == "p3"


@rule("0.6")
def test_a_marker_placed_by_correction_counts_as_placed() -> None:
    race = corrected(table(), "passports.p2.at", "century-lower")
    assert (race.phase, race.first) == ("start", "p2")
    race = corrected(corrected(race, "passports.p1.at", "century-lower"), "passports.p3.at", "egypt")
    assert (race.phase, race.turn) == ("select", "p2")
    assert fault(table(), "passports.p1.item", "map").code == "illegal"


@rule("0.6")
def test_a_clue_forgotten_opens_the_mission() -> None:
    race = acting(p1={"at": "mexico", "item": "map"}, p2={"item": "zeppelin"})
    assert passport(race).done
    race = corrected(race, "passports.p1.clues", 1)
    assert passport(played(race, "mission p1")).stamps == ("mexico",)


@rule("0.6")
def test_another_s_item_corrected_to_the_biplane_opens_the_sidekicks_but_not_who_said_done() -> None:
    race = acting(4, p1={"item": "map"}, p2={"item": "lightning-gun"}, p3={"item": "jet-pack"}, p4={"item": "zeppelin"})
    race = corrected(played(race, "done p3"), "passports.p4.item", "biplane")
    assert [passport(race, seat).done for seat in race.seats] == [False, False, True, False]
    assert passport(played(race, "sidekick p2 mexico"), "p2").at == "mexico"
    assert refused(race, "sidekick p3 mexico").rule == "2.7"


@rule("0.6")
def test_a_correction_that_takes_the_last_move_away_makes_a_seat_done_and_one_that_gives_it_back_opens_it() -> None:
    race = acting(p1={"at": "schweiz", "item": "map"}, p2={"item": "zeppelin"})
    away = corrected(race, "passports.p1.at", "egypt")
    assert passport(away).done
    assert corrected(away, "passports.p1.at", "schweiz") == race


@rule("0.6")
@pytest.mark.parametrize("actions", ["free", "clockwise"])
def test_a_round_in_which_nobody_had_a_move_goes_back_to_the_actions(actions: str) -> None:
    race = acting(options={"actions": actions})
    assert race.phase == "tidy"
    race = corrected(race, "passports.p2.at", "schweiz")
    assert (race.phase, [passport(race, seat).done for seat in race.seats]) == ("actions", [True, False, True])
    assert passport(played(race, "mission p2"), "p2").stamps == ("schweiz",)


@rule("0.6")
def test_whoever_is_done_when_the_prisoners_move_stays_done() -> None:
    race = acting(p1={"at": "atlantis", "item": "lightning-gun", "prisoner": 1})
    race = played(race, "confirm")
    assert (race.phase, passport(race).prisoner, passport(race).done) == ("tidy", None, True)
    assert RULES.rebuild(RULES.plain(race)) == race
    assert corrected(race, "passports.p2.at", "schweiz").phase == "tidy"


@rule("0.6")
def test_a_seat_can_be_corrected_to_have_said_done() -> None:
    race = corrected(acting(p1={"item": "biplane"}, p2={"item": "map"}), "passports.p1.done", True)
    assert corrected(race, "passports.p1.at", "schweiz").passport("p1").done


@rule("0.6")
def test_a_prisoner_taken_off_ends_the_danger_step() -> None:
    race = played(acting(p1={"at": "atlantis", "item": "lightning-gun"}), "mission p1")
    assert corrected(race, "passports.p1.prisoner", None).phase == "tidy"


@rule("0.6")
def test_a_seat_is_reopened_before_the_danger_step_and_not_after() -> None:
    race = acting(p1={"at": "atlantis", "item": "lightning-gun"}, p2={"item": "zeppelin"})
    race = played(race, "mission p1", "done p2")
    assert race.phase == "danger"
    assert corrected(race, "passports.p2.done", False).phase == "actions"
    assert fault(played(race, "confirm"), "passports.p2.done", False).code == "illegal"


@rule("0.6")
def test_the_end_follows_its_corrections() -> None:
    race = played(acting(p1={"stamps": ALL, "clues": 1}, p2={"stamps": ALL}), "return p1", "return p2")
    assert race.winners == ("p1",)
    assert corrected(race, "passports.p2.clues", 3).winners == ("p2",)
    assert fault(race, "winners", ["p2"]).code == "illegal"
    reopened = corrected(race, "passports.p1.returned", False)
    assert reopened.winners == ("p2",)
    race = corrected(reopened, "passports.p2.returned", False)
    assert (race.phase, lines_of(race, "p2")) == ("actions", ["return p2", "done p2"])


@rule("0.6")
def test_a_return_that_nobody_entered_ends_the_race() -> None:
    race = played(acting(p1={"stamps": ALL, "item": "zeppelin"}, p2={"at": "egypt"}), "done p1")
    assert race.phase == "tidy"
    assert corrected(race, "passports.p1.returned", True).winners == ("p1",)
