"""The return, the end, the tie-break, and the easier race (RULES.md 8 and 9)."""

from __future__ import annotations

import pytest

from companion.games.race_to_adventure.pieces import CLUB
from tests.games.race_to_adventure.table import (
    ALL,
    GRID,
    acting,
    goals,
    passport,
    played,
    refused,
    rule,
    seen,
    told,
    verbs,
)  # fmt: skip


@rule("8.1")
@pytest.mark.parametrize("at", CLUB)
def test_nine_stamps_and_any_century_club_tile_make_the_return(at: str) -> None:
    race = acting(p1={"at": at, "stamps": ALL})
    assert told(race, "return p1") == ["returned", "done", "over"]
    race = played(race, "return p1")
    assert (race.over, race.phase, race.winners) == (True, "over", ("p1",))


@rule("8.1")
def test_returning_too_early_or_elsewhere_is_refused() -> None:
    early = acting(p1={"stamps": ALL[:8], "item": "biplane"})
    assert refused(early, "return p1").rule == "8.1"
    assert "1 of the nine" in refused(early, "return p1").message
    away = acting(p1={"stamps": ALL, "at": "egypt", "item": "biplane"})
    assert refused(away, "return p1").rule == "8.1"
    assert "return" not in verbs(early) | verbs(away)


@rule("8.1")
def test_the_return_is_said_once() -> None:
    race = played(acting(p1={"stamps": ALL, "item": "biplane"}), "return p1")
    assert refused(race, "return p1").rule == "8.1"


@rule("8.2")
def test_who_has_returned_may_act_but_stays_at_the_club() -> None:
    race = played(acting(p1={"stamps": ALL, "item": "biplane", "fuel": "empty"}, p2={"item": "zeppelin"}), "return p1")
    assert not passport(race).done
    assert goals(race, "fly") == {"century-middle", "century-lower"}
    assert refused(race, "fly p1 mexico").rule == "8.2"
    race = played(race, "fly p1 century-lower", "refuel p1")
    assert passport(race).done


@rule("8.2")
def test_the_swiss_combo_would_leave_the_club_also_where_it_ends_there() -> None:
    """With positions declared it tells of a flight to Schweiz as well."""
    layout = ["schweiz", *(tile for tile in GRID if tile != "schweiz")]
    options = {"positions": "declared", "shadow": ["schweiz"], "layout": layout}
    race = acting(p1={"stamps": ALL, "item": "zeppelin"}, options=options)
    assert "century-upper" in goals(race, "swiss")
    race = played(race, "return p1")
    assert goals(race, "swiss") == set()
    assert refused(race, "swiss p1 century-upper").rule == "8.2"


@rule("8.3")
def test_all_finish_the_round_before_the_race_is_over() -> None:
    race = acting(p1={"stamps": ALL, "item": "map"}, p2={"at": "schweiz"}, p3={"item": "zeppelin", "prisoner": 1})
    race = played(race, "return p1")
    assert not race.over
    race = played(race, "mission p2", "done p3")
    assert (race.over, race.winners) == (True, ("p1",))
    assert passport(race, "p3").prisoner == 1


@rule("8.4")
@pytest.mark.parametrize(
    ("clues", "winners", "verdict"),
    [
        ((2, 1, 9), ("p1",), "Anna won the race, back with 2 clues, more than Bob."),
        ((1, 2, 9), ("p2",), "Bob won the race, back with 2 clues, more than Anna."),
        ((1, 1, 9), ("p1", "p2"), "Anna and Bob share the win, each back with 1 clue."),
        ((0, 0, 0), ("p1", "p2"), "Anna and Bob share the win, each back with 0 clues."),
    ],
)
def test_of_those_who_returned_the_most_clues_win_and_equal_ones_share(
    clues: tuple[int, int, int], winners: tuple[str, ...], verdict: str
) -> None:
    race = acting(
        p1={"stamps": ALL, "clues": clues[0]},
        p2={"stamps": ALL, "clues": clues[1]},
        p3={"at": "brasil", "item": "lightning-gun", "clues": clues[2]},
    )
    race = played(race, "return p1", "return p2")
    assert (race.winners, seen(race).phase.hint) == (winners, verdict)


@rule("8.4")
def test_a_clue_taken_after_the_return_counts() -> None:
    race = acting(p1={"stamps": ALL, "item": "magnifying-glass"}, p2={"stamps": ALL, "item": "zeppelin"})
    race = played(race, "return p1", "return p2", "clue p1")
    assert race.winners == ("p1",)


@rule("8.4")
def test_who_could_have_returned_but_did_not_is_no_winner() -> None:
    race = acting(p1={"stamps": ALL}, p2={"stamps": ALL, "clues": 7})
    race = played(race, "return p1", "done p2")
    assert race.winners == ("p1",)


@rule("9.1")
def test_no_curse_means_no_curse_and_nothing_else() -> None:
    race = acting(p1={"at": "egypt", "item": "lightning-gun"}, p2={"at": "atlantis"}, options={"easier": ["no-curse"]})
    assert not passport(played(race, "mission p1")).cursed
    race = acting(p1={"at": "atlantis", "item": "lightning-gun"}, options={"easier": ["no-curse"]})
    assert passport(played(race, "mission p1")).prisoner == 3


@rule("9.2")
def test_no_danger_stamps_atlantis_at_once() -> None:
    race = acting(p1={"at": "atlantis", "item": "lightning-gun"}, options={"easier": ["no-danger"]})
    race = played(race, "mission p1")
    assert (passport(race).stamps, passport(race).prisoner, race.phase) == (("atlantis",), None, "tidy")
    race = acting(p1={"at": "egypt", "item": "lightning-gun"}, options={"easier": ["no-danger"]})
    assert passport(played(race, "mission p1")).cursed


@rule("9.3")
def test_no_jet_pack_means_no_flight_no_fuel_and_nepal_with_the_jet_pack_in_hand() -> None:
    race = acting(
        p1={"at": "nepal", "item": "jet-pack", "charged": False},
        p2={"item": "biplane"},
        options={"easier": ["no-jet-pack"]},
    )
    assert refused(race, "fly p1 egypt").rule == "9.3"
    assert "fly" not in verbs(race)
    race = played(race, "mission p1")
    assert (passport(race).stamps, passport(race).fuel) == (("nepal",), "full")
    seats = {seat.seat: seat for seat in seen(race).seats}
    assert "Fuel" not in [fact.label for fact in seats["p1"].facts]
