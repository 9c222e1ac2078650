"""The box by its panel alone: a game by the knob, what the box itself offers, tags taught there."""

from __future__ import annotations

from typing import Any

from companion import protocol
from companion.table.table import Table
from tests import kit
from tests.companion.command.test_pipe import talk
from tests.companion.conftest import NEW


def press(table: Table, *tokens: str) -> dict[str, Any]:
    answer: dict[str, Any] = {}
    for token in tokens:
        answer = table.answer(protocol.read({"do": "press", "token": token, "source": "panel"}), "panel")
    return answer


def items(table: Table) -> list[str]:
    """The lines of the panel's menu as they are said."""
    menu = table.menu()
    assert menu
    return [table.speaker().say(item) for item in menu.items]


def test_a_whole_game_is_played_with_knob_and_ok_alone() -> None:
    table = Table(lobby=True)
    for _ in range(6):
        press(table, *(["ok"] if table.sitting is None else []))
    assert table.sitting
    assert table.sitting.rules.id == "race-through-space"
    inputs = 0
    while not table.sitting.over:
        assert press(table, "ok")["ok"]
        inputs += 1
        assert inputs < 400
    assert table.sitting.node.state.winners


def test_a_box_without_a_knob_reaches_every_item_by_its_roll_button() -> None:
    box = Table(lobby=True)
    press(box, "ok", "next", "next", "next")
    shown = box.menu()
    assert shown is not None
    assert (len(shown.items), shown.cursor, shown.active) == (4, 3, True)


def test_the_lobby_is_called_and_left_by_holding_back() -> None:
    table = Table(lobby=True)
    talk(NEW, table=table)
    press(table, "hold:back")
    menu = table.menu()
    assert menu
    assert items(table)[0] == "Back to the game"
    assert menu.active
    press(table, "ok")
    assert items(table)[0] == "Box rolls"


def test_back_leaves_the_lobby_too_and_the_end_is_asked_twice() -> None:
    table = Table(lobby=True)
    talk(NEW, table=table)
    press(table, "hold:back", "back")
    assert items(table)[0] == "Box rolls"
    press(table, "hold:back", "turn:-1", "ok")
    menu = table.menu()
    assert menu
    assert (kit.told(menu.title), items(table)) == ("End this game", ["No, play on", "Yes"])
    press(table, "ok")
    assert table.sitting
    assert not table.sitting.over
    press(table, "hold:back", "turn:-1", "ok", "turn:+1", "ok")
    assert table.sitting.over


def test_a_game_that_is_over_shows_the_menu_as_soon_as_it_is_touched() -> None:
    table = Table(lobby=True)
    talk(NEW, {"do": "end"}, table=table)
    for token, shown in (("", False), ("turn:+1", True), ("back", False)):
        press(table, *filter(None, [token]))
        menu = table.menu()
        assert menu
        assert menu.active == shown, token


def test_the_next_tag_is_taught_from_a_phone_and_back_at_the_box_calls_it_off() -> None:
    table = Table(lobby=True)
    talk(NEW, table=table)
    lay = {"do": "scan", "token": "0A1B2C3D4E", "source": "reader:main"}
    ask = {"do": "teach", "tag": "next", "token": "ship:s2"}
    asked, taught = talk(ask, lay, table=table)
    assert asked["teaching"] == "ship:s2"
    assert (taught["tag"], taught["token"]) == ("0A1B2C3D4E", "ship:s2")
    talk(ask | {"token": "ship:s3"}, table=table)
    press(table, "back")
    assert "tag" not in talk(lay, table=table)[0]


def test_a_tag_that_nobody_knew_is_the_one_that_is_taught() -> None:
    table = Table(lobby=True)
    unknown = {"do": "scan", "token": "0a1b2c3d4e5f", "source": "reader:main"}
    told = talk(NEW, unknown, {"do": "games"}, table=table)[-1]
    assert told["untaught"] == "0A1B2C3D4E5F"
    press(table, "hold:back")
    taught = press(table, f"turn:+{items(table).index('Teach 1B2C3D4E5F')}", "ok", "ok", "ok")
    assert (taught["tag"], taught["token"]) == ("0A1B2C3D4E5F", "seat:p1")
    assert talk({"do": "games"}, table=table)[0]["untaught"] is None
    assert table.listener.teaching is None


def test_a_tag_that_is_known_is_not_the_one_that_is_taught() -> None:
    table = Table(lobby=True)
    talk(NEW, {"do": "teach", "tag": "AAAA", "token": "ship:s1"}, {"do": "scan", "token": "BBBB"}, table=table)
    talk({"do": "scan", "token": "AAAA"}, table=table)
    assert talk({"do": "teach", "tag": "next", "token": "ship:s2"}, table=table)[0]["teaching"] == "ship:s2"


def test_what_a_tag_was_to_be_taught_ends_with_the_game_it_was_for() -> None:
    table = Table(lobby=True)
    talk(NEW, {"do": "teach", "tag": "next", "token": "ship:s2"}, NEW, table=table)
    assert table.listener.teaching is None


def test_a_tag_is_taught_from_the_knob() -> None:
    table = Table(lobby=True)
    talk(NEW, table=table)
    press(table, "hold:back")
    press(table, f"turn:+{items(table).index('Teach a tag')}", "ok", "ok", "ok")
    assert table.listener.teaching == "seat:p1"
    taught = talk({"do": "scan", "token": "0A1B2C3D4E", "source": "reader:main"}, table=table)[0]
    assert (taught["tag"], taught["token"]) == ("0A1B2C3D4E", "seat:p1")
