"""The rulebook's and the Location Guide's own examples, by name."""

from __future__ import annotations

from tests.games.race_to_adventure.table import acting, passport, played, verbs


def test_amelia_flies_two_spaces_to_great_britain_mack_and_sally_are_sidekicks() -> None:
    race = acting(p1={"item": "biplane"}, p2={"item": "map", "clues": 1}, p3={"item": "lightning-gun"})
    race = played(race, "fly p1 great-britain", "sidekick p2 mexico", "sidekick p3 century-middle")
    assert [passport(race, seat).at for seat in race.seats] == ["great-britain", "mexico", "century-middle"]


def test_benjamin_flies_the_jet_pack_from_great_britain_to_nepal() -> None:
    race = played(acting(p1={"at": "great-britain", "item": "jet-pack"}), "fly p1 nepal")
    assert (passport(race).at, passport(race).fuel) == ("nepal", "empty")


def test_professor_khan_takes_the_zeppelin_from_the_bottom_tile_to_schweiz() -> None:
    race = played(acting(p1={"at": "century-lower", "item": "zeppelin"}), "fly p1 schweiz")
    assert passport(race).at == "schweiz"


def test_amelia_takes_a_clue() -> None:
    race = played(acting(p1={"item": "magnifying-glass"}), "clue p1")
    assert passport(race).clues == 1


def test_mack_spends_two_clues_on_the_stamp_of_brasil() -> None:
    race = played(acting(p1={"at": "brasil", "item": "map", "clues": 2}), "mission p1")
    assert (passport(race).stamps, passport(race).clues) == (("brasil",), 0)


def test_sally_zaps_gorilla_khan_in_antarctica() -> None:
    race = played(acting(p1={"at": "antarctica", "item": "lightning-gun"}), "mission p1")
    assert passport(race).stamps == ("antarctica",)


def test_mission_example_schweiz_needs_nothing() -> None:
    race = played(acting(p1={"at": "schweiz"}), "mission p1")
    assert passport(race).stamps == ("schweiz",)


def test_mission_example_great_britain_takes_the_gun_or_the_map_with_five_clues() -> None:
    for item, clues, left in (("lightning-gun", 0, 0), ("map", 5, 0), ("map", 7, 2)):
        race = played(acting(p1={"at": "great-britain", "item": item, "clues": clues}), "mission p1")
        assert (passport(race).stamps, passport(race).clues) == (("great-britain",), left)


def test_action_example_united_states_gives_four_clues() -> None:
    race = played(acting(p1={"at": "united-states", "item": "magnifying-glass"}), "research p1")
    assert passport(race).clues == 4


def test_mission_example_brasil_takes_the_map_and_two_clues() -> None:
    race = acting(p1={"at": "brasil", "item": "map", "clues": 1}, p2={"item": "biplane"})
    assert "mission" not in verbs(race)


def test_the_jet_pack_goes_into_nepal_and_takes_the_stamp_in_one_round() -> None:
    race = played(acting(p1={"at": "great-britain", "item": "jet-pack"}), "fly p1 nepal", "mission p1")
    assert passport(race).stamps == ("nepal",)


def test_the_jet_pack_takes_the_stamp_and_the_sidekick_moves() -> None:
    race = acting(p1={"at": "nepal", "item": "jet-pack"}, p2={"item": "biplane"})
    race = played(race, "mission p1", "sidekick p1 egypt")
    assert (passport(race).stamps, passport(race).at) == (("nepal",), "egypt")


def test_an_action_may_come_before_the_biplane_s_move_but_not_between_its_spaces() -> None:
    race = acting(p1={"at": "schweiz", "item": "biplane"})
    race = played(race, "mission p1", "fly p1 united-states")
    assert (passport(race).at, passport(race).stamps) == ("united-states", ("schweiz",))
    assert "fly" not in verbs(race)
