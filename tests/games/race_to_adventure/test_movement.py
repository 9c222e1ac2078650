"""Moving the marker (RULES.md 3)."""

from __future__ import annotations

import pytest

from companion.games.race_to_adventure.pieces import LOCATIONS
from companion.games.race_to_adventure.rules import RULES
from tests.games.race_to_adventure.table import acting, goals, passport, played, refused, rule, verbs

WALLS = {"barriers": {"egypt": ["left", "top"], "nepal": ["left"]}}
SHADOWS = {"shadow": ["egypt", "nepal", "schweiz"]}


@rule("3.1")
def test_flying_needs_something_that_flies() -> None:
    race = acting(p1={"item": "map"}, p2={"item": "biplane"})
    assert refused(race, "fly p1 mexico").rule == "3.1"
    assert "fly" not in verbs(race)


@rule("3.1")
@pytest.mark.parametrize(
    ("item", "first", "second"),
    [
        ("zeppelin", "fly p1 schweiz", "sidekick p1 mexico"),
        ("jet-pack", "fly p1 brasil", "sidekick p1 mexico"),
        ("zeppelin", "sidekick p1 mexico", "fly p1 schweiz"),
        ("jet-pack", "sidekick p1 mexico", "fly p1 egypt"),
        ("map", "sidekick p1 mexico", "sidekick p1 brasil"),
    ],
)
def test_one_kind_of_movement_a_round(item: str, first: str, second: str) -> None:
    race = acting(p1={"item": item, "fuel": "full"}, p2={"item": "biplane"})
    after = played(race, first)
    if passport(after).done:
        assert refused(after, second).rule == "2.7"
        return
    assert refused(after, second).rule == "3.1"
    assert not {"fly", "sidekick"} & verbs(after)


@rule("3.1")
def test_after_the_biplane_nobody_moves_again() -> None:
    race = played(acting(p1={"item": "biplane", "fuel": "empty"}), "fly p1 century-middle")
    assert refused(race, "fly p1 century-upper").rule == "3.1"


@rule("3.2")
def test_the_biplane_goes_one_or_two_spaces() -> None:
    race = acting(p1={"at": "century-upper", "item": "biplane"})
    assert goals(race, "fly") == {"century-middle", "century-lower", "mexico", "great-britain", "brasil"}
    assert refused(race, "fly p1 egypt").rule == "3.2"
    assert refused(race, "fly p1 century-upper").rule == "3.2"


@rule("3.2")
def test_the_biplane_goes_around_a_barrier_when_there_is_a_way() -> None:
    race = acting(p1={"at": "mexico", "item": "biplane"}, facts={"barriers": {"egypt": ["left"]}}, options=SHADOWS)
    assert passport(played(race, "fly p1 egypt")).at == "egypt"


@rule("3.2")
def test_the_biplane_is_stopped_when_every_way_has_a_barrier() -> None:
    race = acting(p1={"at": "mexico", "item": "biplane"}, facts=WALLS, options=SHADOWS)
    assert refused(race, "fly p1 egypt").rule == "3.8"


@rule("3.3")
def test_the_sidekick_goes_one_space_when_another_has_the_biplane() -> None:
    race = acting(p1={"at": "egypt", "item": "jet-pack", "fuel": "empty"}, p2={"item": "biplane"})
    assert goals(race, "sidekick") == {"great-britain", "nepal", "atlantis", "brasil"}
    assert refused(race, "sidekick p1 mexico").rule == "3.3"
    assert passport(played(race, "sidekick p1 nepal")).moved == "sidekick"


@rule("3.3")
def test_the_sidekick_is_there_whether_or_not_the_biplane_flies() -> None:
    race = played(acting(p1={"item": "map"}, p2={"item": "biplane"}), "done p2")
    assert passport(played(race, "sidekick p1 mexico")).at == "mexico"


@rule("3.3")
def test_the_biplane_s_holder_is_nobody_s_sidekick() -> None:
    assert refused(acting(p1={"item": "biplane"}), "sidekick p1 mexico").rule == "3.3"


@rule("3.3")
def test_without_the_biplane_three_players_have_no_sidekick() -> None:
    race = acting(p1={"item": "zeppelin"})
    assert refused(race, "sidekick p1 mexico").rule == "3.3"


@rule("3.4")
def test_two_players_have_the_sidekick_without_the_biplane_too() -> None:
    race = acting(2, p1={"item": "zeppelin"}, p2={"item": "map"})
    assert passport(played(race, "sidekick p1 mexico")).at == "mexico"
    assert passport(played(race, "sidekick p2 mexico"), "p2").at == "mexico"


@rule("3.4")
def test_of_two_players_the_biplane_s_holder_flies_and_the_other_is_sidekick() -> None:
    race = acting(2, p1={"item": "biplane"}, p2={"item": "map"})
    assert refused(race, "sidekick p1 mexico").rule == "3.3"
    assert passport(played(race, "fly p1 brasil")).at == "brasil"
    assert passport(played(race, "sidekick p2 mexico"), "p2").at == "mexico"


@rule("3.5")
def test_the_jet_pack_goes_one_space_diagonally_and_empties_the_fuel() -> None:
    race = acting(p1={"at": "egypt", "item": "jet-pack"})
    assert goals(race, "fly") == {"mexico", "schweiz", "antarctica", "united-states"}
    assert refused(race, "fly p1 brasil").rule == "3.5"
    after = passport(played(race, "fly p1 schweiz"))
    assert (after.at, after.fuel) == ("schweiz", "empty")


@rule("3.6")
def test_the_jet_pack_needs_fuel_from_the_start_of_the_round() -> None:
    race = acting(p1={"item": "jet-pack", "fuel": "empty", "charged": False}, p2={"item": "biplane"})
    assert refused(race, "fly p1 brasil").rule == "3.6"
    race = played(race, "refuel p1")
    assert passport(race).fuel == "full"
    assert refused(race, "fly p1 brasil").rule == "3.6"


@rule("3.7")
@pytest.mark.parametrize("side", ["none", ["schweiz"]])
@pytest.mark.parametrize("at", LOCATIONS)
def test_the_zeppelin_flies_from_anywhere_to_another_dock(at: str, side: object) -> None:
    race = acting(p1={"at": at, "item": "zeppelin"}, options={"shadow": side})
    assert goals(race, "fly") == {"century-upper", "schweiz"} - {at}
    assert refused(race, "fly p1 egypt").rule == "3.7"


@rule("3.8")
def test_a_barrier_stops_biplane_and_sidekick_from_both_sides() -> None:
    walls = {"barriers": {"egypt": ["left"]}}
    into = acting(p1={"at": "brasil", "item": "map"}, p2={"item": "biplane"}, facts=walls, options=SHADOWS)
    assert refused(into, "sidekick p1 egypt").rule == "3.8"
    out = acting(p1={"at": "egypt", "item": "map"}, p2={"item": "biplane"}, facts=walls, options=SHADOWS)
    assert refused(out, "sidekick p1 brasil").rule == "3.8"
    assert goals(out, "sidekick") == {"great-britain", "nepal", "atlantis"}


@rule("3.8")
def test_a_barrier_of_a_tile_on_its_standard_side_is_not_there() -> None:
    race = acting(p1={"at": "brasil", "item": "map"}, p2={"item": "biplane"}, facts=WALLS)
    assert "egypt" in goals(race, "sidekick")


@rule("3.8")
def test_barriers_of_the_century_club_stand_with_shadow_brasil() -> None:
    walls = {"barriers": {"century-middle": ["top"]}}
    standard = acting(p1={"item": "map"}, p2={"item": "biplane"}, facts=walls)
    assert "century-middle" in goals(standard, "sidekick")
    shadow = acting(p1={"item": "map"}, p2={"item": "biplane"}, facts=walls, options={"shadow": ["brasil"]})
    assert refused(shadow, "sidekick p1 century-middle").rule == "3.8"


@rule("3.8")
def test_a_barrier_stops_neither_jet_pack_nor_zeppelin_nor_swiss_combo() -> None:
    walls = {"barriers": {"egypt": ["top", "right", "bottom", "left"], "schweiz": ["left", "bottom"]}}
    race = acting(
        p1={"at": "egypt", "item": "jet-pack"}, p2={"at": "egypt", "item": "zeppelin"}, facts=walls, options=SHADOWS
    )
    assert goals(race, "fly") == {"mexico", "schweiz", "antarctica", "united-states"}
    race = played(race, "fly p2 schweiz")
    assert goals(race, "swiss", "p2") == {"great-britain", "nepal"}


@rule("3.9")
@pytest.mark.parametrize("mission_first", [True, False])
def test_the_swiss_combo_comes_on_top_of_the_zeppelin(mission_first: bool) -> None:
    race = acting(p1={"item": "zeppelin"}, options=SHADOWS)
    race = played(race, "fly p1 schweiz", *(["mission p1"] if mission_first else []), "swiss p1 nepal")
    assert passport(race).at == "nepal"
    assert passport(race).stamps == (("schweiz",) if mission_first else ())


@rule("3.9")
def test_the_swiss_combo_needs_shadow_schweiz_and_the_zeppelin_s_flight() -> None:
    standard = played(acting(p1={"item": "zeppelin"}), "fly p1 schweiz")
    assert refused(standard, "swiss p1 nepal").rule == "3.9"
    waiting = acting(p1={"at": "schweiz", "item": "zeppelin"}, p2={"item": "biplane"}, options=SHADOWS)
    assert refused(waiting, "swiss p1 nepal").rule == "3.9"
    assert refused(waiting, "swiss p2 nepal").rule == "3.9"
    flown = played(waiting, "fly p1 century-upper")
    assert passport(flown).done
    landed = played(acting(p1={"item": "zeppelin"}, options=SHADOWS), "fly p1 schweiz")
    assert refused(landed, "swiss p1 mexico").rule == "3.9"


@rule("3.9")
def test_the_swiss_combo_is_no_second_movement() -> None:
    race = acting(p1={"item": "zeppelin", "fuel": "empty"}, p2={"item": "biplane"}, options=SHADOWS)
    race = played(race, "fly p1 schweiz", "mission p1", "swiss p1 great-britain")
    assert "sidekick" not in [choice.verb for choice in RULES.choices(race) if choice.seat == "p1"]


@rule("3.9")
def test_with_declared_positions_a_zeppelin_told_to_have_flown_elsewhere_opens_no_swiss_combo() -> None:
    race = acting(
        p1={"item": "zeppelin", "at": "egypt"},
        p2={"item": "biplane"},
        options={"positions": "declared", "shadow": ["schweiz"]},
    )
    assert "swiss" in verbs(race)
    assert refused(played(race, "fly p1 century-upper"), "swiss p1 nepal").rule == "3.9"
    assert passport(played(race, "fly p1 schweiz", "mission p1 schweiz", "swiss p1 nepal")).at == "nepal"
