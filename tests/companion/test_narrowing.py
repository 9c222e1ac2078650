"""Inputs to moves, on the smallest game and on choices made up for the purpose."""

from __future__ import annotations

from typing import Any

import pytest

from companion import protocol
from companion.game import Choice, Refusal, Slot, Words
from companion.inputs import Inputs, Line, Offer
from companion.narrowing import Narrowing
from companion.table import Table
from tests.companion.test_pipe import NEW, talk


def offer(*choices: Choice) -> Offer:
    return Offer(choices, lambda kind, word: (word, f"{kind}={word}"), str)


def say(inputs: Inputs, offered: Offer, *tokens: str, source: str = "panel") -> Line | Narrowing | Refusal:
    """The result of the last of some tokens."""
    result: Line | Narrowing | Refusal = Refusal("")
    for token in tokens:
        result = inputs.press(source, token, offered)
    return result


BID = Choice("bid", "p2", "Bid", (Slot("cogs", ("3", "4", "5")),), tap=("3",))
PASS = Choice("pass", "p2", "Pass", aside=True, hold=())
PLAY = Choice("play", "p3", "Play an event", (Slot("event", ("c9",)),), aside=True)
DROP = Choice("drop", "p1", "Drop", (Slot("fossils", ("snail", "snail", "gold", "gold"), 2, 2),))
LAUNCH = Choice("launch", "p1", "Launch", (Slot("capsule", ("c1", "c4")), Slot("extras", ("c7", "c8"), 0, 2)))
DICE = Choice("roll", "p3", "Roll two dice", (Slot("rocket", ("r1",)),))
ENTER = Choice(
    "roll", "p3", "Enter the dice", (Slot("rocket", ("r1",)), Slot("first", ("1", "2")), Slot("second", ("1", "2")))
)
SINK = Choice("effect", None, "Effect", (Slot("effect", ("sink",)), Slot("card", ("c1", "c2"))))
SAVE = Choice("effect", None, "Effect", (Slot("effect", ("save",)), Slot("card", ("c1",))))
ROLL = Choice("roll", "p1", "Roll", (Slot("face", ("1", "2"), 0),))


NAMED = Choice("draw", "p1", "Draw", (Slot("worth", ("1", "2")), Slot("name", min=0, free=True)))


def line(result: Line | Narrowing | Refusal) -> Words:
    assert isinstance(result, Line), result
    return result.words


@pytest.mark.parametrize(
    ("choices", "tokens", "words"),
    [
        ((ROLL,), ["ok"], "roll p1"),
        ((ROLL,), ["turn:+2", "ok"], "roll p1 2"),
        ((ROLL,), ["turn:-1", "ok"], "roll p1 2"),
        ((ROLL,), ["turn:+3", "ok"], "roll p1"),
        ((ROLL,), ["roll"], "roll p1"),
        ((ROLL,), ["next"], "roll p1"),
        ((BID, PASS), ["next", "ok"], "pass p2"),
        ((ROLL,), ["face:2"], "roll p1 2"),
        ((BID, PASS), ["seat:p2"], "bid p2 3"),
        ((BID, PASS), ["hold:p2"], "pass p2"),
        ((BID, PLAY), ["seat:p3", "ok"], "play p3 c9"),
        ((BID, PASS), ["ok", "turn:+1", "ok"], "bid p2 4"),
        ((BID, PASS), ["turn:+1", "ok"], "pass p2"),
        ((BID, PASS), ["action:pass"], "pass p2"),
        ((BID, PASS), ["ok", "back", "turn:+1", "ok"], "pass p2"),
        ((DROP,), ["fossil:snail", "fossil:gold"], "drop p1 snail gold"),
        ((DROP,), ["fossil:gold", "fossil:snail"], "drop p1 snail gold"),
        ((DROP,), ["ok", "ok"], "drop p1 snail snail"),
        ((DICE, ENTER), ["ok"], "roll p3 r1"),
        ((SINK, SAVE), ["ok", "turn:+1", "ok"], "effect sink c2"),
        ((SINK, SAVE), ["turn:+1", "ok"], "effect save c1"),
        ((DICE, ENTER), ["roll"], "roll p3 r1"),
        ((DICE, ENTER), ["turn:+2", "ok", "turn:+1", "ok"], "roll p3 r1 2 2"),
        ((LAUNCH,), ["card:c4", "ok"], "launch p1 c4"),
        ((LAUNCH,), ["card:c8", "card:c4", "ok"], "launch p1 c4 c8"),
        ((LAUNCH,), ["card:c8", "card:c4", "card:c7"], "launch p1 c4 c7 c8"),
        ((Choice("confirm", None, "Done"),), ["ok"], "confirm"),
        ((Choice("confirm", None, "Done"),), ["action:confirm"], "confirm"),
    ],
)
def test_tokens_narrow_to_a_line(choices: tuple[Choice, ...], tokens: list[str], words: str) -> None:
    said = line(say(Inputs(), offer(*choices), *tokens))
    assert sorted(said[2:]) == sorted(words.split()[2:])
    assert said[:2] == tuple(words.split()[:2])


@pytest.mark.parametrize(
    ("choices", "token"),
    [
        ((ROLL,), "fossil:gold"),
        ((ROLL,), "seat:p2"),
        ((BID,), "roll"),
        ((), "ok"),
        ((ROLL,), "hold:p1"),
        ((BID,), "seat:p9"),
    ],
)
def test_a_token_that_fits_nothing_is_refused_and_changes_nothing(choices: tuple[Choice, ...], token: str) -> None:
    inputs, offered = Inputs(), offer(*choices)
    before = inputs.narrowing("panel", offered)
    assert isinstance(say(inputs, offered, token), Refusal)
    assert inputs.narrowing("panel", offered) == before


def test_a_choice_aside_is_never_meant_by_a_seat_alone_beside_another() -> None:
    mission = Choice("mission", "p1", "Mission")
    done = Choice("done", "p1", "Done", aside=True)
    assert line(say(Inputs(), offer(mission, done), "seat:p1")) == ("mission", "p1")


def test_a_free_slot_takes_one_word_that_begins_with_its_name() -> None:
    offered, inputs = offer(NAMED), Inputs()
    named = say(inputs, offered, "name:moonstone")
    assert isinstance(named, Narrowing)
    assert [slot.options for slot in named.choices()[0].slots] == [("1", "2"), ("name=moonstone",)]
    assert not named.choices()[0].slots[1].free
    assert isinstance(say(inputs, offered, "name:boiler"), Refusal)
    assert line(say(inputs, offered, "worth:2")) == ("draw", "p1", "2", "name=moonstone")


def test_two_sources_do_not_mix_their_words() -> None:
    inputs, offered = Inputs(), offer(DROP)
    say(inputs, offered, "fossil:gold", source="phone:1")
    assert isinstance(say(inputs, offered, "fossil:gold", source="phone:2"), Narrowing)
    assert sorted(line(say(inputs, offered, "fossil:snail", source="phone:1"))) == ["drop", "gold", "p1", "snail"]


def test_a_seats_button_alone_does_not_do_what_is_aside() -> None:
    assert isinstance(say(Inputs(), offer(BID, PLAY), "seat:p3"), Narrowing)


def test_a_narrowing_ends_when_the_choices_of_its_seat_change_and_only_then() -> None:
    inputs = Inputs()
    say(inputs, offer(DROP, BID), "seat:p1", "fossil:gold")
    assert line(say(inputs, offer(DROP, PASS), "fossil:snail"))[:2] == ("drop", "p1")
    say(inputs, offer(DROP), "seat:p1", "fossil:gold")
    changed = Choice("drop", "p1", "Drop", (Slot("fossils", ("snail", "snail", "gold", "gold", "bone"), 2, 2),))
    assert isinstance(say(inputs, offer(changed), "fossil:snail"), Narrowing)


def test_an_open_narrowing_answers_what_is_still_open() -> None:
    table = Table()
    talk(NEW, {"do": "move", "move": "roll p1 1"}, table=table)
    answer = talk({"do": "press", "token": "turn:+1", "source": "panel"}, table=table)[0]
    assert answer["narrowed"][0]["slots"][0]["options"] == ["s1", "s2", "s3"]
    assert answer["menu"]["cursor"] == 1


def press(table: Table, *tokens: str) -> dict[str, Any]:
    answer: dict[str, Any] = {}
    for token in tokens:
        answer = table.answer(protocol.read({"do": "press", "token": token, "source": "panel"}), "panel")
    return answer


FLY = Choice("fly", "p1", "Fly", (Slot("to", ("egypt",), labels=("Egypt",)),))
PUSH = Choice("push", "p1", "Push", (Slot("whose", ("p2",)), Slot("ship", ("s1",), labels=("Ship 1",))))
BOTH = Choice("keep", "p1", "Keep", (Slot("kinds", ("gold", "bone"), 2, 2),))


@pytest.mark.parametrize(
    ("choices", "items"),
    [
        ((FLY,), ("Egypt",)),
        ((FLY, PASS), ("p1: Fly: Egypt", "p2: Pass")),
        ((PUSH,), ("Ship 1",)),
        ((BOTH,), ("Keep",)),
        ((BID,), ("3", "4", "5")),
        ((Choice("confirm", None, "Done"),), ("Done",)),
    ],
)
def test_what_the_only_way_would_play_is_said_before_it_is_played(
    choices: tuple[Choice, ...], items: tuple[str, ...]
) -> None:
    assert Inputs().menu("panel", offer(*choices)).items == items


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


def test_a_roll_button_with_nothing_to_roll_or_to_point_at_is_refused() -> None:
    result = say(Inputs(), offer(Choice("confirm", None, "Go on")), "next")
    assert isinstance(result, Refusal)
    assert result.short == "Not now"


def test_the_lobby_is_called_and_left_by_holding_back() -> None:
    table = Table(lobby=True)
    talk(NEW, table=table)
    press(table, "hold:back")
    menu = table.menu()
    assert menu
    assert menu.items[0] == "Back to the game"
    assert menu.active
    press(table, "ok")
    menu = table.menu()
    assert menu
    assert menu.items[0] == "Box rolls"


def test_back_leaves_the_lobby_too_and_the_end_is_asked_twice() -> None:
    table = Table(lobby=True)
    talk(NEW, table=table)
    press(table, "hold:back", "back")
    menu = table.menu()
    assert menu
    assert menu.items[0] == "Box rolls"
    press(table, "hold:back", "turn:-1", "ok")
    menu = table.menu()
    assert menu
    assert (menu.title, menu.items) == ("End this game", ("No, play on", "Yes"))
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
    menu = table.menu()
    assert menu
    taught = press(table, f"turn:+{menu.items.index('Teach 1B2C3D4E5F')}", "ok", "ok", "ok")
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
    menu = table.menu()
    assert menu
    press(table, f"turn:+{menu.items.index('Teach a tag')}", "ok", "ok", "ok")
    assert table.listener.teaching == "seat:p1"
    taught = talk({"do": "scan", "token": "0A1B2C3D4E", "source": "reader:main"}, table=table)[0]
    assert (taught["tag"], taught["token"]) == ("0A1B2C3D4E", "seat:p1")
