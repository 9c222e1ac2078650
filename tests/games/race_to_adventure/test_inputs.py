"""Entering little: tags, buttons and phones at a whole table, several hands at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from companion.games.race_to_adventure.rules import RULES
from companion.protocol import read
from companion.referee import Referee
from companion.table.table import Table
from tests.games.race_to_adventure.table import ALL, GAME, GRID, acting, rule, said

PLAYERS = ["Amelia", "Mack", "Sally"]
SIDEKICKS = ("biplane", "zeppelin", "map")
"""Items for the others to select."""


def answer(table: Table, **request: Any) -> Any:
    return table.answer(read(request), request.get("source", "reader"))


def seated(table: Table, **options: Any) -> Table:
    """A table with everybody on the upper Century Club tile, about to select."""
    given = {"layout": list(GRID), **options}
    assert answer(table, do="new", game=GAME, players=PLAYERS, options=given)["ok"]
    for seat in ("p1", "p2", "p3"):
        assert answer(table, do="move", move=f"start {seat} century-upper")["ok"]
    return table


def state(table: Table) -> Any:
    return answer(table, do="state")["state"]


def scanned(table: Table, *tokens: str) -> None:
    for token in tokens:
        heard = answer(table, do="scan", token=token, source="reader")
        assert heard["ok"], (token, heard)


def corrected(table: Table, **values: Any) -> None:
    for path, value in values.items():
        assert answer(table, do="correct", path=f"passports.{path.replace('__', '.')}", value=value, why="example")[
            "ok"
        ]


def test_the_biplane_example_takes_three_players_at_most_four_tags_each() -> None:
    table = seated(Table())
    corrected(table, p2__clues=1)
    inputs = {
        "p1": ["item:biplane", "seat:p1", "location:great-britain"],
        "p2": ["item:map", "seat:p2", "location:mexico", "seat:p2"],
        "p3": ["item:lightning-gun", "seat:p3", "location:century-middle"],
    }
    scanned(table, *(inputs[seat][0] for seat in inputs))
    for tokens in inputs.values():
        scanned(table, *tokens[1:])
        assert len(tokens) <= 4
    after = state(table)
    assert (after["phase"], after["passports"]["p2"]["stamps"]) == ("tidy", ["mexico"])
    assert [after["passports"][seat]["at"] for seat in inputs] == ["great-britain", "mexico", "century-middle"]


def test_the_item_examples_take_three_players_at_most_four_tags_each() -> None:
    """Amelia takes a clue, Mack the stamp of Brasil with the Map, Sally zaps Gorilla Khan in Antarctica."""
    table = seated(Table())
    corrected(table, p2__at="brasil", p2__clues=2, p3__at="antarctica")
    inputs = {
        "p1": ["item:magnifying-glass", "seat:p1", "action:clue"],
        "p2": ["item:map", "seat:p2"],
        "p3": ["item:lightning-gun", "seat:p3"],
    }
    scanned(table, *(inputs[seat][0] for seat in inputs))
    for tokens in inputs.values():
        scanned(table, *tokens[1:])
        assert len(tokens) <= 4
    after = state(table)
    assert after["phase"] == "tidy"
    assert (after["passports"]["p1"]["clues"], after["passports"]["p2"]["clues"]) == (1, 0)
    assert (after["passports"]["p2"]["stamps"], after["passports"]["p3"]["stamps"]) == (["brasil"], ["antarctica"])


def test_a_phone_takes_at_most_five_taps_for_item_mission_and_sidekick() -> None:
    """The item's card, the own passport and the mission, the own passport and a cell of the board for the way."""
    table = seated(Table())
    corrected(table, p1__at="egypt", p2__at="brasil", p2__clues=2)
    scanned(table, "item:biplane")
    assert answer(table, do="press", token="item:map", source="phone")["ok"]
    scanned(table, "item:zeppelin")
    for token in ("seat:p2", "action:mission", "seat:p2", "location:mexico"):
        assert answer(table, do="press", token=token, source="phone")["ok"]
    mack = state(table)["passports"]["p2"]
    assert (mack["stamps"], mack["at"], mack["done"]) == (["brasil"], "mexico", True)


def test_the_own_button_says_who_speaks_and_does_nothing_and_held_it_says_done() -> None:
    table = seated(Table())
    corrected(table, p1__at="schweiz")
    scanned(table, "item:biplane", "item:map", "item:zeppelin")
    before = state(table)
    assert answer(table, do="press", token="seat:p1", source="panel")["ok"]
    assert state(table) == before
    assert answer(table, do="press", token="hold:p1", source="panel")["happened"][0]["what"] == "done"


def test_the_own_tag_alone_does_the_mission() -> None:
    table = seated(Table())
    corrected(table, p1__at="schweiz")
    scanned(table, "item:biplane", "item:map", "item:zeppelin")
    heard = answer(table, do="scan", token="seat:p1", source="reader")
    assert [fact["what"] for fact in heard["happened"]] == ["mission"]


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"at": "mexico", "item": "map", "clues": 1}, ["mission"]),
        ({"at": "mexico", "item": "map", "clues": 1, "moved": "sidekick"}, ["mission"]),
        ({"at": "century-middle", "prisoner": 2}, ["mission"]),
        ({"at": "century-middle", "prisoner": 2, "fuel": "empty"}, []),
        ({"at": "schweiz", "item": "magnifying-glass"}, []),
        ({"at": "century-lower", "cursed": True}, []),
        ({"at": "century-lower", "fuel": "empty"}, []),
        ({"at": "egypt", "item": "magnifying-glass"}, []),
        ({"at": "united-states", "item": "magnifying-glass", "stamps": ["united-states"]}, []),
        ({"at": "century-lower", "stamps": ALL}, []),
    ],
)
def test_a_tag_alone_means_the_mission_where_nothing_else_is_done_on_the_spot(
    given: dict[str, Any], meant: list[str]
) -> None:
    race = acting(p1=given, p2={"item": "biplane"})
    own = [choice for choice in RULES.choices(race) if choice.seat == "p1"]
    assert [choice.verb for choice in own if choice.tag == ()] == meant
    assert [choice.verb for choice in own if choice.tap is not None] == []


@pytest.mark.parametrize(
    "given",
    [
        {"at": "egypt", "item": "magnifying-glass", "moved": "sidekick"},
        {"at": "century-lower", "cursed": True, "moved": "sidekick"},
        {"at": "century-lower", "stamps": ALL, "moved": "sidekick"},
    ],
)
@pytest.mark.parametrize("do", ["scan", "press"])
def test_the_only_thing_left_to_do_still_waits_to_be_named(given: dict[str, Any], do: str) -> None:
    table = seated(Table())
    scanned(table, "item:magnifying-glass", "item:biplane", "item:zeppelin")
    corrected(table, **{f"p1__{name}": value for name, value in given.items()})
    before = state(table)
    assert answer(table, do=do, token="seat:p1", source="reader")["ok"]
    assert state(table) == before


def test_research_takes_four_tags_with_the_way_to_the_library() -> None:
    table = seated(Table())
    corrected(table, p1__at="nepal", p2__at="egypt")
    scanned(table, "item:magnifying-glass", "item:biplane", "item:zeppelin")
    heard = answer(table, do="scan", token="seat:p1", source="reader")
    assert {choice["verb"] for choice in heard["narrowed"]} == {"clue", "sidekick", "done"}
    scanned(table, "location:united-states", "action:research")
    assert state(table)["passports"]["p1"]["clues"] == 4


@pytest.mark.parametrize("token", ["location:egypt", "action:mission", "item:map"])
def test_a_tag_that_names_nothing_open_changes_nothing(token: str) -> None:
    table = seated(Table())
    scanned(table, "item:map", "item:zeppelin", "item:lightning-gun")
    before = state(table)
    assert not answer(table, do="scan", token=token, source="reader")["ok"]
    assert state(table) == before


ITEM_TAGS: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("magnifying-glass", {}, [], "clue p1"),
    ("magnifying-glass", {"at": "united-states"}, ["action:research"], "research p1"),
    ("biplane", {}, ["location:mexico"], "fly p1 mexico"),
    ("zeppelin", {"at": "schweiz"}, [], "fly p1 century-upper"),
    ("map", {"at": "mexico", "clues": 1}, [], "mission p1"),
    ("lightning-gun", {"at": "egypt"}, [], "mission p1"),
    ("jet-pack", {"at": "nepal"}, ["action:mission"], "mission p1"),
    ("jet-pack", {"at": "nepal"}, ["location:great-britain"], "fly p1 great-britain"),
]


@pytest.mark.parametrize(("item", "given", "more", "line"), ITEM_TAGS)
def test_the_tag_of_the_item_in_hand_after_the_own_means_what_it_does(
    item: str, given: dict[str, Any], more: list[str], line: str
) -> None:
    tables = [seated(Table()), seated(Table())]
    for table in tables:
        corrected(table, **{f"p1__{name}": value for name, value in given.items()})
        scanned(table, *(f"item:{one}" for one in (item, *[one for one in SIDEKICKS if one != item][:2])))
    for token in ("seat:p1", f"item:{item}", *more):
        assert answer(tables[0], do="press", token=token, source="panel")["ok"], token
    assert answer(tables[1], do="move", move=line)["ok"]
    assert state(tables[0]) == state(tables[1])


@pytest.mark.parametrize(
    ("seat", "item", "names"),
    [
        ("p2", "map", "Mack can do nothing with the Map now."),
        ("p2", "zeppelin", "Mack holds the Map, not the Zeppelin."),
        ("p1", "map", "Amelia holds the Biplane, not the Map."),
    ],
)
def test_the_tag_of_an_item_that_a_seat_cannot_use_says_why(seat: str, item: str, names: str) -> None:
    table = seated(Table())
    scanned(table, "item:biplane", "item:map", "item:zeppelin")
    before = state(table)
    scanned(table, f"seat:{seat}")
    assert answer(table, do="scan", token=f"item:{item}", source="reader")["error"]["message"] == names
    assert state(table) == before


def test_the_tag_of_an_item_without_a_seat_does_nothing() -> None:
    """So that one still lying on the reader after the selection is no move."""
    table = seated(Table())
    scanned(table, "item:zeppelin", "item:map", "item:magnifying-glass")
    before = state(table)
    assert not answer(table, do="scan", token="item:magnifying-glass", source="reader")["ok"]
    assert state(table) == before


KNOB_ROUNDS: dict[str, tuple[dict[str, Any], str]] = {
    "Biplane": (
        {"p2__clues": 1},
        "Biplane/Map/Lightning Gun/Fly/Great Britain/Sidekick/Mexico/Mission/Sidekick/Middle Club/Items back",
    ),
    "items": (
        {"p2__at": "brasil", "p2__clues": 2, "p3__at": "antarctica"},
        "Magnifying Glass/Map/Lightning Gun/Take a clue/Mission/Mission/Items back",
    ),
}
KNOB_INPUTS = 6


@rule("2.4")
@pytest.mark.parametrize("name", KNOB_ROUNDS)
def test_a_clockwise_round_by_the_knob_alone_takes_at_most_six_clicks_and_pushes_a_player(name: str) -> None:
    given, wanted = KNOB_ROUNDS[name]
    table = seated(Table(), actions="clockwise")
    corrected(table, **given)
    inputs = sum(knob(table, label) for label in wanted.split("/"))
    assert state(table)["round"] == 2
    assert inputs <= KNOB_INPUTS * len(PLAYERS)


def knob(table: Table, label: str) -> int:
    """Turns the nearer way to a line of the menu and pushes; how many inputs that took."""
    menu = table.menu("panel")
    assert menu is not None
    way = [said(acting(), item) for item in menu.items].index(label) - menu.cursor
    clicks = min(way, way - len(menu.items), key=abs)
    if clicks:
        assert answer(table, do="press", token=f"turn:{clicks:+d}", source="panel")["ok"]
    assert answer(table, do="press", token="ok", source="panel")["ok"]
    return abs(clicks) + 1


@pytest.mark.parametrize(
    ("tokens", "rule_number", "names"),
    [
        (("seat:p2", "action:mission"), "5.4", "one more clue"),
        (("seat:p1", "action:clue"), "4.1", "Magnifying Glass"),
        (("seat:p2", "location:egypt"), "3.3", "The Sidekick goes one space"),
    ],
)
def test_a_tag_that_a_seat_cannot_mean_is_told_why(tokens: tuple[str, str], rule_number: str, names: str) -> None:
    table = seated(Table())
    corrected(table, p2__at="mexico")
    scanned(table, "item:biplane", "item:map", "item:zeppelin")
    scanned(table, tokens[0])
    error = answer(table, do="scan", token=tokens[1], source="reader")["error"]
    assert error["rule"] == rule_number
    assert names in error["message"]


def test_the_word_after_a_seat_with_nothing_to_do_is_never_anothers_move() -> None:
    table = seated(Table())
    corrected(table, p1__at="schweiz")
    heard = [answer(table, do="scan", token=token, source="reader") for token in ("seat:p3", "item:biplane")]
    assert [one["error"]["message"] for one in heard] == ["Sally has nothing to do now."] * 2
    scanned(table, "item:map", "item:lightning-gun", "item:zeppelin")
    assert not answer(table, do="scan", token="seat:p2", source="reader")["ok"]
    before = state(table)
    assert not answer(table, do="scan", token="action:mission", source="reader")["ok"]
    assert state(table) == before
    scanned(table, "action:mission")
    assert state(table)["passports"]["p1"]["stamps"] == ["schweiz"]


def test_after_a_seat_with_nothing_to_do_the_knob_offers_what_there_is() -> None:
    table = seated(Table())
    assert not answer(table, do="press", token="seat:p3", source="panel")["ok"]
    assert answer(table, do="press", token="turn:+1", source="panel")["ok"]
    menu = table.menu("panel")
    assert menu is not None
    assert said(acting(), (menu.items[menu.cursor], menu.title)) == ("Jet Pack", "Select an item")


@rule("2.3")
def test_two_phones_in_the_same_instant_are_both_answered() -> None:
    with Referee(seated(Table())) as referee:
        for item in ("biplane", "map", "zeppelin"):
            seat = referee.command({"do": "state"})["state"]["turn"]
            referee.command({"do": "move", "move": f"select {seat} {item}"})
        seq = referee.command({"do": "view"})["view"]["seq"]
        moves = ["fly p1 great-britain", "sidekick p2 mexico", "fly p3 schweiz"]
        requests = [{"do": "move", "move": move, "seq": seq} for move in moves]
        with ThreadPoolExecutor(3) as phones:
            answers = list(phones.map(referee.command, requests, moves))
        assert [one["ok"] for one in answers] == [True, True, True]
        passports = referee.command({"do": "state"})["state"]["passports"]
        assert [passports[seat]["at"] for seat in ("p1", "p2", "p3")] == ["great-britain", "mexico", "schweiz"]


@rule("2.3")
def test_a_seat_takes_back_its_own_last_move_and_leaves_the_others_theirs() -> None:
    table = seated(Table())
    scanned(table, "item:biplane", "item:map", "item:zeppelin")
    for move in ("fly p1 mexico", "sidekick p2 century-middle", "fly p3 schweiz"):
        assert answer(table, do="move", move=move)["ok"]
    assert answer(table, do="undo", seat="p1")["ok"]
    passports = state(table)["passports"]
    assert [passports[seat]["at"] for seat in ("p1", "p2", "p3")] == ["century-upper", "century-middle", "schweiz"]
    assert (passports["p1"]["moved"], passports["p1"]["done"]) == (None, False)


@rule("2.7")
@pytest.mark.parametrize("later", [(), ("select p2 map",)])
def test_an_undo_of_a_move_that_ended_the_round_says_who_would_still_act(later: tuple[str, ...]) -> None:
    table = seated(Table())
    scanned(table, "item:biplane", "item:map", "item:zeppelin")
    for move in ("done p2", "done p3", "done p1", "confirm", *later):
        assert answer(table, do="move", move=move)["ok"]
    error = answer(table, do="undo", seat="p1")["error"]
    assert (error["code"], error["rule"]) == ("illegal", "0.1")
    assert "The round ends when all are done; not done yet: Amelia." in error["message"]


@rule("2.4")
def test_an_undo_on_which_a_later_move_rests_names_that_move() -> None:
    table = seated(Table(), actions="clockwise")
    scanned(table, "item:biplane", "item:map", "item:zeppelin")
    for move in ("fly p1 mexico", "sidekick p2 century-middle"):
        assert answer(table, do="move", move=move)["ok"]
    error = answer(table, do="undo", seat="p1")["error"]
    assert (error["code"], error["rule"]) == ("illegal", "2.4")
    assert "sidekick p2 century-middle" in error["message"]
