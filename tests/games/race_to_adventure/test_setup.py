"""Setting up (RULES.md 0.7, 0.8, 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.contract.game import Draw, Refusal, Setup
from companion.games.race_to_adventure.actions.ways import board
from companion.games.race_to_adventure.pieces import ADVENTURES
from companion.games.race_to_adventure.rules import RULES
from companion.protocol import read
from companion.table import options
from companion.table.table import Table
from tests.games.race_to_adventure.table import (
    ALL,
    GAME,
    GRID,
    Refused,
    in_words,
    passport,
    played,
    refused,
    rule,
    seen,
    table,
)

FACTS = {"danger": 3, "barriers": {}}


def setup(given: Mapping[str, Any], facts: Mapping[str, Any] = FACTS) -> Setup:
    complete = options.complete(RULES.options, given)
    assert not isinstance(complete, Refusal), complete
    return Setup(("Anna", "Bob", "Cleo"), complete, facts)


def fault(given: Mapping[str, Any], facts: Mapping[str, Any] = FACTS) -> Refused:
    refusal = RULES.setup(setup(given, facts))
    assert isinstance(refusal, Refusal)
    return in_words(table(), refusal)


@rule("0.7")
def test_two_to_five_people_play() -> None:
    assert RULES.seats == (2, 5)
    assert isinstance(options.players(["Anna"], RULES.seats), Refusal)
    assert isinstance(options.players(list("abcdef"), RULES.seats), Refusal)


@rule("0.8")
@pytest.mark.parametrize(
    "facts",
    [
        {"danger": 0},
        {"danger": 10},
        {"danger": "3"},
        {"danger": True},
        {"track": 3},
        {"danger": 3, "barriers": {"paris": ["top"]}},
        {"danger": 3, "barriers": {"egypt": ["north"]}},
    ],
)
def test_a_set_that_does_not_fit_is_refused(facts: dict[str, Any]) -> None:
    refusal = fault({"layout": list(GRID)}, facts)
    assert (refusal.code, refusal.rule) == ("bad-set", "0.8")


@rule("0.8")
def test_barriers_of_an_unknown_tile_are_told_in_plain_words() -> None:
    refusal = fault({"layout": list(GRID)}, {"danger": 3, "barriers": {"egypt": ["top"], "paris": ["top"]}})
    assert refusal.message.startswith("The set tells barriers of “paris”, which is no tile; the tiles are: ")
    assert "united-states" in refusal.message


@rule("0.8")
@pytest.mark.parametrize(
    ("shadow", "barriers", "asks"),
    [
        (["egypt"], {}, True),
        ("none", {}, False),
        (["egypt"], {"egypt": ["top"]}, False),
    ],
)
def test_barriers_that_nobody_has_told_are_not_passed_off_as_none(
    shadow: Any, barriers: dict[str, Any], asks: bool
) -> None:
    race = table(facts={"barriers": barriers}, shadow=shadow)
    prompts = {prompt.id: prompt.text for prompt in seen(race).prompts}
    assert ("setup:barriers" in prompts) == asks
    assert not asks or "look at your Shadow tiles" in prompts["setup:barriers"]


@rule("1.1")
def test_the_century_club_stands_at_the_left_of_the_grid() -> None:
    spots = board(table().world)
    assert [spots[tile] for tile in ("century-upper", "century-middle", "century-lower")] == [(0, 0), (0, 1), (0, 2)]
    assert (spots["mexico"], spots["schweiz"], spots["egypt"], spots["united-states"]) == (
        (1, 0),
        (3, 0),
        (2, 1),
        (3, 2),
    )


@rule("1.2")
def test_a_random_grid_is_drawn_from_the_nine_tiles() -> None:
    assert RULES.setup_draws(setup({})) == (Draw(ADVENTURES, 9),)
    dealt = table(layout="random")
    assert sorted(dealt.world.layout) == sorted(ADVENTURES)


@rule("1.2")
def test_a_grid_that_the_table_has_laid_is_taken_row_by_row() -> None:
    assert RULES.setup_draws(setup({"layout": list(GRID)})) == ()
    assert table().world.layout == GRID


@rule("1.2")
@pytest.mark.parametrize("layout", [list(GRID[:8]), [*GRID[:8], "mexico"], [], [*GRID, "mexico"]])
def test_a_grid_with_a_tile_missing_or_twice_is_refused_with_its_name(layout: list[str]) -> None:
    given = {**setup({}).options, "layout": layout}
    refusal = RULES.setup(Setup(("Anna", "Bob"), given, FACTS))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("bad-option", "1.2")
    message = in_words(table(), refusal).message
    assert "United States" in message or "Mexico" in message
    assert RULES.setup_draws(Setup(("Anna", "Bob"), given, FACTS)) == refusal


@rule("1.2")
@pytest.mark.parametrize(
    ("layout", "names"),
    [
        (list(GRID[:8]), "missing: United States"),
        ([*GRID[:8], "mexico"], "names “mexico” more than once"),
        ([*GRID, "mexico"], "names “mexico” more than once"),
        ([*GRID[:8], "century-upper"], 'cannot hold "century-upper"'),
        ([*GRID[:8], None], "cannot hold null"),
        ("mexico", 'cannot be "mexico"'),
    ],
)
def test_a_wrong_grid_is_told_at_the_door_with_the_tile_and_the_rule(layout: Any, names: str) -> None:
    answer = Table().answer(
        read({"do": "new", "game": GAME, "players": ["Anna", "Bob"], "options": {"layout": layout}}), "pipe"
    )
    assert answer["error"]["code"] == "bad-option"
    assert names in answer["error"]["message"]
    assert "(rule 1.2)" in answer["error"]["message"]


@rule("1.3")
@pytest.mark.parametrize(
    ("shadow", "tiles"),
    [
        ("none", []),
        ([], []),
        (["egypt", "nepal"], ["egypt", "nepal"]),
        ("first-play", ["brasil", "egypt", "schweiz"]),
        ("impossible", ALL),
    ],
)
def test_shadow_sides_are_chosen_by_name_or_as_the_guide_proposes(shadow: Any, tiles: list[str]) -> None:
    sides = RULES.plain(table(shadow=shadow))["sides"]
    assert sorted(tile for tile in ADVENTURES if sides[tile] == "shadow") == tiles


@rule("1.3")
@pytest.mark.parametrize(("shadow", "count"), [("bold", 3), ("treacherous", 6)])
def test_three_or_six_shadow_tiles_are_drawn(shadow: str, count: int) -> None:
    assert RULES.setup_draws(setup({"layout": list(GRID), "shadow": shadow})) == (Draw(ADVENTURES, count),)
    assert RULES.setup_draws(setup({"shadow": shadow})) == (Draw(ADVENTURES, 9), Draw(ADVENTURES, count))
    assert len(table(shadow=shadow).world.shadow) == count


@rule("1.4")
@pytest.mark.parametrize("shadow", [["brasil"], ["brasil", "century-club"], "first-play", "impossible"])
def test_shadow_brasil_turns_the_century_club(shadow: Any) -> None:
    race = table(shadow=shadow)
    assert RULES.plain(race)["sides"]["century-club"] == "shadow"
    assert race.world.cure_at == "brasil"


@rule("1.4")
def test_without_shadow_brasil_the_club_stays_as_it_is() -> None:
    race = table(shadow=["egypt"])
    assert RULES.plain(race)["sides"]["century-club"] == "standard"
    assert race.world.cure_at == "century-lower"


@rule("1.4")
def test_the_century_club_alone_is_refused() -> None:
    refusal = fault({"layout": list(GRID), "shadow": ["century-club", "egypt"]})
    assert (refusal.code, refusal.rule) == ("bad-option", "1.4")
    assert "(rule 1.4)" in refusal.message


@rule("1.5")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_tile_gets_a_stamp_a_player_and_atlantis_a_prisoner_a_player(seats: int) -> None:
    race = table(seats)
    assert RULES.plain(race)["tiles"] == dict.fromkeys(ADVENTURES, seats)
    prompts = {prompt.id: prompt.text for prompt in seen(race).prompts}
    assert f"{seats} stamps" in prompts["setup:stamps"]
    assert f"{seats} prisoners" in prompts["setup:stamps"]
    assert "Great Britain" in prompts["setup:grid"]


@rule("1.6")
def test_a_passport_begins_with_fuel_and_nothing_else() -> None:
    start = passport(table())
    assert (start.fuel, start.charged, start.clues, start.stamps) == ("full", True, 0, ())
    assert (start.cursed, start.prisoner, start.item, start.at) == (False, None, None, None)


@rule("1.7")
def test_who_places_first_takes_the_first_player_token() -> None:
    race = played(table(), "start p2 century-lower", "start p3 century-lower")
    assert (race.phase, race.first, race.turn) == ("start", "p2", None)
    race = played(race, "start p1 century-upper")
    assert (race.phase, race.first, race.turn) == ("select", "p2", "p2")
    assert passport(race, "p3").at == "century-lower"


@rule("1.7")
@pytest.mark.parametrize("line", ["start p1 egypt", "start p1", "start p1 century-club", "start p1 century-upper now"])
def test_markers_start_at_the_century_club(line: str) -> None:
    assert refused(table(), line).rule == "1.7"


@rule("1.7")
def test_a_marker_is_placed_once() -> None:
    race = played(table(), "start p1 century-upper")
    assert refused(race, "start p1 century-lower").rule == "1.7"
