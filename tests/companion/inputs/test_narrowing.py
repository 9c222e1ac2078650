"""Inputs to moves, on the smallest game and on choices made up for the purpose."""

from __future__ import annotations

import pytest

from companion.contract.game import Choice, Refusal, Slot, Words
from companion.inputs.narrowing import Narrowing
from companion.inputs.tokens import SOURCES, Inputs, Line, Offer
from companion.table.table import Table
from companion.words import speaker
from tests import kit
from tests.companion.command.test_pipe import talk
from tests.companion.conftest import NEW


def offer(*choices: Choice) -> Offer:
    return Offer(choices, lambda kind, word: (word, f"{kind}={word}"))


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
    assert tuple(map(kit.told, Inputs().menu("panel", offer(*choices)).items)) == items


def test_a_roll_button_with_nothing_to_roll_or_to_point_at_is_refused() -> None:
    result = say(Inputs(), offer(Choice("confirm", None, "Go on")), "next")
    assert isinstance(result, Refusal)
    assert speaker().short(result.message) == "Not now"


def test_what_is_kept_of_sources_has_a_bound_and_the_one_silent_for_longest_is_forgotten() -> None:
    inputs, offered = Inputs(), offer(LAUNCH)
    for source in ("panel", *(f"phone:{number}" for number in range(1, SOURCES)), "phone:1"):
        say(inputs, offered, "turn:+1", source=source)
    assert inputs.narrowing("panel", offered).begun
    say(inputs, offered, "turn:+1", source="phone:new")
    assert not inputs.narrowing("panel", offered).begun
    assert inputs.narrowing("phone:2", offered).begun
