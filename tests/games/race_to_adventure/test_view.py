"""What people see: seats, phases, board, pages, previews."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract.game import Board, Cards, Cell, Grid, Track
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.pieces import ITEMS, LOCATIONS
from companion.games.race_to_adventure.rules import RULES
from tests.games.race_to_adventure.table import ALL, acting, changed, played, said, seen, table


def block(race: Race, name: str) -> Any:
    return {block.id: block for block in seen(race).blocks}[name]


def cell(race: Race, tile: str) -> Cell:
    board = block(race, "world")
    assert isinstance(board, Board)
    return {cell.id: cell for cell in board.cells}[tile]


def page(race: Race, name: str) -> Any:
    return {page.id: page for page in seen(race).pages}[name]


def facts(race: Race, seat: str) -> dict[str, str]:
    seats = {seat.seat: seat for seat in seen(race).seats}
    return {fact.label: fact.value for fact in seats[seat].facts}


def test_the_board_has_twelve_cells_in_four_columns_named_by_their_words() -> None:
    board = block(acting(), "world")
    assert (board.columns, board.rows) == (4, 3)
    assert {cell.id for cell in board.cells} == set(LOCATIONS)
    assert len({(cell.x, cell.y) for cell in board.cells}) == 12


def test_cells_show_docks_refuelling_the_cure_and_what_is_left() -> None:
    race = acting(p1={"stamps": ["schweiz"]}, p2={"prisoner": 2})
    assert cell(race, "century-upper").badges == ("dock", "refuel")
    assert cell(race, "century-middle").badges == ("escort", "refuel")
    assert cell(race, "century-lower").badges == ("cure", "refuel")
    assert cell(race, "schweiz").badges == ("2 left", "dock")
    assert cell(race, "atlantis").badges == ("2 left",)
    assert cell(race, "united-states").badges == ("3 left", "research")


def test_shadow_tiles_show_their_barriers() -> None:
    race = acting(
        facts={"barriers": {"egypt": ["left", "top"], "nepal": ["top"]}}, options={"shadow": ["egypt", "brasil"]}
    )
    assert (cell(race, "egypt").kind, cell(race, "egypt").walls) == ("shadow", ("top", "left"))
    assert (cell(race, "nepal").kind, cell(race, "nepal").walls) == ("space", ())
    assert cell(race, "century-upper").kind == "shadow"
    assert "cure" in cell(race, "brasil").badges


def test_an_easier_board_has_no_badge_for_what_is_not_there() -> None:
    race = acting(options={"easier": ["no-curse", "no-danger", "no-jet-pack"]})
    assert [cell(race, tile).badges for tile in ("century-middle", "century-lower")] == [(), ()]


def test_markers_stand_on_their_tiles_and_a_cursed_one_is_turned() -> None:
    race = acting(p1={"at": "egypt", "cursed": True}, p2={"at": "egypt"})
    first, second = cell(race, "egypt").pieces
    assert (first.seat, first.shape, first.title) == ("p1", "diamond", "Anna, cursed")
    assert (second.seat, second.shape, second.title) == ("p2", "disc", "Bob")


def test_items_are_cards_that_a_tap_can_select() -> None:
    race = played(table(), *(f"start {seat} century-upper" for seat in ("p1", "p2", "p3")), "select p1 map")
    cards = block(race, "items")
    assert isinstance(cards, Cards)
    assert [card.id for card in cards.cards] == list(ITEMS)
    assert {card.id for card in cards.cards if card.marked} == set(ITEMS) - {"map"}
    taken = next(card for card in cards.cards if card.id == "map")
    assert (taken.state, taken.facts[0].value) == ("taken", "Anna")


def test_the_passports_stand_side_by_side() -> None:
    race = acting(p1={"stamps": ["egypt"], "clues": 4, "fuel": "empty"}, p2={"cursed": True, "prisoner": 2})
    grid = block(race, "passports")
    assert isinstance(grid, Grid)
    assert grid.head == ("Stamp", "Anna", "Bob", "Cleo", "Left")
    rows = {row[0]: row[1:] for row in grid.rows}
    assert rows["Egypt"] == ("✓", "", "", "2")
    assert (rows["Clues"][0], rows["Fuel"][0], rows["Curse"][1], rows["Prisoner"][1]) == ("4", "empty", "cursed", "2")


def test_the_danger_track_shows_the_way_to_caught() -> None:
    track = block(acting(p2={"prisoner": 1}), "danger")
    assert isinstance(track, Track)
    assert (track.of, track.marks[0].at, track.marks[0].label) == (3, 2, "Bob")
    assert "danger" not in [block.id for block in seen(acting()).blocks]


def test_a_seat_shows_what_its_mission_lacks() -> None:
    race = acting(
        p1={"at": "mexico", "item": "map"},
        p2={"at": "egypt", "item": "biplane", "cursed": True},
        p3={"at": "schweiz", "prisoner": 1},
    )
    assert facts(race, "p1")["Mission"] == "one more clue"
    assert (facts(race, "p2")["Mission"], facts(race, "p2")["Curse"]) == ("cursed: cure first", "cure: Lower Club")
    assert (facts(race, "p3")["Mission"], facts(race, "p3")["Prisoner"]) == ("ready", "1 from caught")
    assert facts(race, "p1")["Token"] == "first player"


@pytest.mark.parametrize(
    ("given", "lacks"),
    [
        ({"at": "antarctica", "clues": 1}, "needs the Lightning Gun, or the Map and two more clues"),
        ({"at": "mexico", "item": "zeppelin", "clues": 1}, "needs the Map"),
        ({"at": "nepal", "item": "jet-pack", "fuel": "empty"}, "fuel was not full"),
        ({"at": "atlantis", "item": "map", "prisoner": 2}, "prisoner with you"),
        ({"at": "schweiz", "item": "map", "stamps": ["schweiz"]}, "stamped already"),
        ({"at": "century-middle", "item": "map"}, None),
        ({"at": "century-upper", "item": "map"}, None),
    ],
)
def test_what_a_mission_lacks_is_named_in_full(given: dict[str, Any], lacks: str | None) -> None:
    assert facts(acting(p1=given, p2={"item": "biplane"}), "p1").get("Mission") == lacks


def test_the_line_of_a_seat_never_repeats_its_score() -> None:
    race = acting(p1={"item": "magnifying-glass"}, p2={"at": "united-states"}, p3={"stamps": ALL})
    assert [seat.short for seat in seen(race).seats] == ["Glass", "USA", "Upper Club"]
    race = played(race, "return p3")
    assert seen(race).seats[2].short == "returned"
    over = played(acting(p1={"stamps": ALL, "clues": 2}), "return p1")
    assert [seat.short for seat in seen(over).seats] == ["2 clues", "", ""]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("mission p1", "Mexico needs one more clue (0 of 1)."),
        ("mission p3", "Cleo takes the stamp of Schweiz."),
        ("sidekick p1 brasil", "Brasil needs two more clues (0 of 2)."),
        ("sidekick p1 century-upper", "There is no mission at the upper Century Club tile."),
        ("fly p2 great-britain", "Great Britain needs the Lightning Gun, or the Map and five more clues."),
        ("clue p1", "Taking clues needs the Magnifying Glass."),
        ("refuel p1", "Refuelling is done at the Century Club."),
        ("return p1", "Anna still needs 9 of the nine stamps."),
        ("done p1", ""),
        ("fly p1", ""),
        ("fly", ""),
        ("dance p1", ""),
        ("done p9", ""),
    ],
)
def test_a_preview_names_what_is_missing(line: str, says: str) -> None:
    race = acting(p1={"at": "mexico", "item": "map"}, p2={"at": "egypt", "item": "biplane"}, p3={"at": "schweiz"})
    assert said(race, RULES.preview(race, tuple(line.split()))) == says


@pytest.mark.parametrize(
    ("tile", "given", "says"),
    [
        (
            "brasil",
            {"item": "map", "clues": 2},
            "With the Map for 2 clues Anna takes the stamp of Brasil and takes 2 clues.",
        ),
        (
            "egypt",
            {"item": "lightning-gun", "clues": 3},
            "With the Lightning Gun for 3 clues Anna takes the stamp of Egypt and is cursed.",
        ),
        (
            "atlantis",
            {"item": "lightning-gun", "clues": 2},
            "With the Lightning Gun for 2 clues Anna takes a prisoner from Atlantis.",
        ),
        (
            "century-middle",
            {"prisoner": 2, "item": "biplane"},
            "Anna frees the prisoner and takes the stamp of Atlantis.",
        ),
    ],
)
def test_a_preview_tells_what_a_mission_gives(tile: str, given: dict[str, Any], says: str) -> None:
    race = acting(
        p1={"at": tile, **given},
        p2={"item": "biplane"} if given["item"] != "biplane" else {},
        options={"shadow": "impossible"},
    )
    assert said(race, RULES.preview(race, ("mission", "p1"))) == says


def test_outside_the_actions_there_is_nothing_to_preview() -> None:
    assert RULES.preview(table(), ("start", "p1", "century-upper")) == ""


def test_one_prisoner_or_curse_fills_the_danger_page() -> None:
    race = acting(p1={"at": "brasil", "prisoner": 1, "item": "map"}, p2={"item": "biplane"})
    shown = page(race, "danger")
    assert (shown.bar, shown.big, shown.note, shown.urgency) == ("PRISONER Anna", "1", "In time: 1 round", 2)
    race = acting(p1={"at": "egypt", "cursed": True, "fuel": "empty"}, p2={"item": "biplane"})
    shown = page(race, "danger")
    assert (shown.bar, shown.big, shown.note, shown.urgency) == ("CURSE Anna", "2", "Cure: 2 rounds", 0)


def test_three_share_the_danger_page_the_nearest_to_caught_first() -> None:
    race = acting(
        p1={"prisoner": 2, "at": "egypt"},
        p2={"prisoner": 1, "at": "egypt"},
        p3={"cursed": True, "at": "century-middle"},
    )
    assert race.phase == "danger"
    shown = page(race, "danger")
    assert [(row.text, row.value, row.urgent) for row in shown.rows] == [
        ("Bob", "1 left", True), ("Anna", "2 left", False), ("Cleo", "cure 1", False)
    ]  # fmt: skip
    assert (shown.bar, shown.urgency) == ("MOVE PRISONERS", 3)


def test_five_prisoners_stand_two_a_row() -> None:
    held = {"p1": 3, "p2": 1, "p3": 2, "p4": 3, "p5": 3}
    race = acting(5, **{seat: {"prisoner": left, "at": "egypt"} for seat, left in held.items()})
    rows = page(race, "danger").rows
    assert [(row.text, row.value) for row in rows] == [("Bob 1", "Cleo 2"), ("Anna 3", "Dmitri 3"), ("Eve 3", "")]
    assert [row.urgent for row in rows] == [True, False, False]


def test_four_and_more_curses_and_prisoners_share_the_danger_page() -> None:
    cursed = {"cursed": True, "at": "century-middle"}
    race = acting(4, p1=cursed, p2=cursed, p3=cursed, p4=cursed | {"item": "biplane"})
    shown = page(race, "danger")
    assert [(row.text, row.value) for row in shown.rows] == [("Anna c1", "Bob c1"), ("Cleo c1", "Dmitri c1")]
    assert shown.bar == "DANGER, c: CURE"
    race = changed(race, p2={"prisoner": 1}, p4={"prisoner": 3})
    assert [(row.text, row.value, row.urgent) for row in page(race, "danger").rows] == [
        ("Bob 1", "Dmitri 3", True), ("Anna c1", "Bob c1", True), ("Cleo c1", "Dmitri c1", False)
    ]  # fmt: skip


def test_the_danger_step_shows_the_prisoners_to_move_where_curses_have_no_room() -> None:
    cursed = {"cursed": True, "at": "century-middle"}
    race = acting(4, p1=cursed | {"prisoner": 2}, p2=cursed, p3=cursed | {"prisoner": 1})
    assert race.phase == "danger"
    assert [(row.text, row.value) for row in page(race, "danger").rows] == [("Cleo", "1 left"), ("Anna", "2 left")]


def test_a_curse_without_a_way_to_the_cure_is_a_mark() -> None:
    walls = {"barriers": {"brasil": ["top", "right", "bottom", "left"]}}
    options = {"shadow": ["brasil"], "easier": ["no-jet-pack"]}
    race = acting(
        p1={"at": "egypt", "cursed": True, "item": "map"}, p2={"item": "biplane"}, facts=walls, options=options
    )
    assert (page(race, "danger").big, page(race, "danger").note) == ("!", "No way to the cure")


def test_without_prisoners_the_danger_page_says_so() -> None:
    assert (page(acting(), "danger").bar, page(acting(), "danger").urgency) == ("NO PRISONER", 0)


def test_the_countdown_is_urgent_one_round_before_caught() -> None:
    race = acting(p1={"prisoner": 1}, p2={"prisoner": 2, "cursed": True}, p3={"item": "biplane"})
    counts = {count.id: count for count in seen(race).countdowns}
    assert [(count.left, count.of, count.urgent) for count in counts.values()][:2] == [(1, 3, True), (2, 3, False)]
    assert list(counts) == ["prisoner:p1", "prisoner:p2", "curse:p2"]
    assert counts["curse:p2"].seat == "p2"


def test_the_item_pages_show_who_holds_what() -> None:
    race = acting(p1={"item": "magnifying-glass"}, p2={"item": "biplane"})
    assert next((row.text, row.value) for row in page(race, "items").rows) == ("Biplane", "Bob")
    assert next((row.text, row.value) for row in page(race, "items-2").rows) == ("Magn. Glass", "Anna")
    assert page(race, "items").rows[1].value == "free"


def test_the_first_player_page_tells_where_the_token_goes() -> None:
    assert page(table(), "first").big == "?"
    race = acting(p1={"item": "zeppelin"})
    assert (page(race, "first").big, page(race, "first").note) == ("P1", "Anna")
    race = played(race, "done p1")
    shown = page(race, "first")
    assert (shown.bar, shown.big, shown.urgency) == ("TOKEN GOES TO", "P2", 1)


def test_the_grid_to_lay_out_is_a_page_with_stars_for_shadow_sides() -> None:
    shown = page(table(shadow=["egypt"]), "grid")
    assert [row.text for row in shown.rows] == ["Mex GBr Sch ", "Bra Egy*Nep ", "Ant Atl USA "]
    assert shown.urgency == 1
    assert page(played(table(), "start p1 century-upper"), "grid").urgency == 0
    assert "grid" not in [page.id for page in seen(acting()).pages]


def test_who_is_awaited_is_named_in_every_step() -> None:
    race = played(table(), "start p2 century-upper")
    assert "Anna and Cleo" in seen(race).phase.hint
    race = played(race, "start p1 century-upper", "start p3 century-upper")
    assert seen(race).phase.hint == "Bob selects an item."
    assert [seat.acts for seat in seen(race).seats] == [False, True, False]
    race = acting(p1={"item": "zeppelin"}, p2={"item": "map", "at": "egypt"}, p3={"item": "magnifying-glass"})
    assert seen(race).phase.hint == "Anna and Cleo may act, in any order."
    assert seen(played(race, "done p1")).phase.hint == "Cleo may act."
    assert "Bob" in seen(played(race, "clue p3", "done p1")).phase.hint


def test_who_can_return_is_reminded_and_the_end_names_the_winner() -> None:
    race = acting(p1={"stamps": ALL})
    assert [prompt.id for prompt in seen(race).prompts] == ["return:p1"]
    view = seen(played(race, "return p1"))
    assert (view.phase.hint, view.winners, view.countdowns) == ("Anna won the race, back with 0 clues.", ("p1",), ())
