"""One table by its requests: undo, staleness, corrections, the end, tags and facts."""

from __future__ import annotations

from companion.table.table import Table
from tests.companion.command.test_pipe import code, talk
from tests.companion.conftest import NEW
from tests.kit import LoadedLuck


def test_undo_takes_back_and_redo_does_again_exactly() -> None:
    moves = [
        {"do": "move", "move": line} for line in ("roll p1 3", "advance p1 s1", "roll p2 arrows", "send-back p2 p1 s1")
    ]
    table = Table()
    states = [talk(request, {"do": "state"}, table=table)[1] for request in [NEW, *moves]]
    for expected in states[-2::-1]:
        assert talk({"do": "undo"}, {"do": "state"}, table=table)[1] == expected
    assert code(talk({"do": "undo"}, table=table)[0]) == "nothing-to-undo"
    assert talk({"do": "redo", "count": 4}, {"do": "state"}, table=table)[1] == states[-1]
    assert code(talk({"do": "redo"}, table=table)[0]) == "nothing-to-redo"


def test_a_box_roll_taken_back_keeps_its_result() -> None:
    table = Table(luck=LoadedLuck("2", "5"))
    talk(NEW, {"do": "move", "move": "roll p1"}, {"do": "undo"}, table=table)
    again = talk({"do": "move", "move": "roll p1"}, table=table)[0]
    assert again["happened"][0]["faces"] == ["2"]
    assert again["view"]["dice"] == {
        "seat": "p1",
        "faces": ["2"],
        "source": "box",
        "note": "Anna rolls 2.",
        "number": 1,
    }


def test_a_seats_own_undo_holds_only_while_later_moves_do() -> None:
    table = Table()
    lines = ("roll p1 1", "advance p1 s1", "roll p2 1", "advance p2 s1")
    talk(NEW, *({"do": "move", "move": line} for line in lines), table=table)
    assert talk({"do": "undo", "seat": "p2"}, table=table)[0]["ok"]
    refused = talk({"do": "undo", "seat": "p1"}, table=table)[0]
    assert code(refused) == "illegal"
    assert "roll p2 1" in refused["error"]["message"]


def test_a_command_is_stale_only_when_its_seats_choices_have_changed() -> None:
    table = Table()
    seq = talk(NEW, table=table)[0]["seq"]
    corrected = {"do": "correct", "path": "round", "value": 2, "why": "miscounted"}
    assert talk(corrected, {"do": "move", "move": "roll p1 1", "seq": seq}, table=table)[1]["ok"]
    assert code(talk({"do": "move", "move": "advance p1 s1", "seq": seq}, table=table)[0]) == "stale"
    assert code(talk({"do": "undo", "seq": seq}, table=table)[0]) == "stale"
    assert code(talk({"do": "move", "move": "advance p1 s1", "seq": 9999}, table=table)[0]) == "stale"


def test_a_new_game_never_takes_the_place_of_one_that_has_moved_on_unseen() -> None:
    table = Table()
    seq = talk(NEW, table=table)[0]["seq"]
    assert talk({"do": "move", "move": "roll p1 3"}, table=table)[0]["ok"]
    record = talk({"do": "record"}, table=table)[0]["record"]
    assert code(talk(NEW | {"seq": seq}, table=table)[0]) == "stale"
    assert code(talk({"do": "load", "record": record, "seq": seq}, table=table)[0]) == "stale"
    assert talk({"do": "state"}, table=table)[0]["state"]["phase"] == "advance"
    assert talk(NEW | {"seq": seq + 1}, table=table)[0]["ok"]
    assert code(talk(NEW | {"seq": seq + 1}, table=table)[0]) == "stale", "the other phone was faster"
    assert talk(NEW | {"seq": 7})[0]["ok"], "there is nothing yet to take the place of"


def test_what_is_derived_cannot_be_corrected_by_itself() -> None:
    for path in ("scores.p1", "over", "winners", "game", "options.dice"):
        answer = talk(NEW, {"do": "correct", "path": path, "value": 1})[1]
        assert code(answer) == "illegal"
        assert answer["error"]["rule"] == "0.6"


def test_a_correction_may_name_its_keys_in_any_order() -> None:
    fossils = {"do": "correct", "path": "fossils.p2", "value": {"skeleton-1": 1, "shell": 4}}
    assert talk(NEW | {"game": "journey"}, fossils)[1]["ok"]


def test_an_ended_game_takes_no_move_until_the_end_is_undone() -> None:
    table = Table()
    _, ended, choices, move, undone, again = talk(
        NEW, {"do": "end", "why": "supper"}, {"do": "choices"}, {"do": "move", "move": "roll p1 1"}, {"do": "undo"},
        {"do": "move", "move": "roll p1 1"}, table=table,
    )  # fmt: skip
    assert ended["view"]["over"]
    assert choices["choices"] == []
    assert code(move) == "illegal"
    assert not undone["view"]["over"]
    assert again["ok"]
    assert code(talk({"do": "end"}, {"do": "end"}, table=table)[1]) == "illegal"


def test_facts_given_with_a_new_game_are_not_asked_about() -> None:
    started = talk(NEW | {"set": {"asteroid": 8, "star": 6}})[0]
    assert started["view"]["prompts"] == []


def test_a_path_may_begin_with_the_state() -> None:
    assert talk(NEW, {"do": "correct", "path": "state.round", "value": 4, "why": "x"})[1]["view"]["round"] == 4


def test_tags_are_taught_used_and_forgotten() -> None:
    table = Table()
    tag = "0a1b2c3d4e"
    talk(NEW, {"do": "teach", "tag": tag, "token": "ship:s2"}, {"do": "move", "move": "roll p1 1"}, table=table)
    assert (
        talk({"do": "scan", "token": tag.upper(), "source": "reader:main"}, table=table)[0]["happened"][0]["ship"]
        == "s2"
    )
    talk({"do": "teach", "tag": tag, "token": None}, table=table)
    assert "0A1B2C3D4E" in talk({"do": "scan", "token": tag}, table=table)[0]["error"]["message"]


def test_checking_an_assumed_fact_takes_its_prompt_off() -> None:
    table = Table()
    started = talk(NEW, table=table)[0]
    assert {prompt["id"] for prompt in started["view"]["prompts"]} == {"check:asteroid", "check:star"}
    checked = talk({"do": "check", "fact": "asteroid"}, table=table)[0]
    assert {prompt["id"] for prompt in checked["view"]["prompts"]} == {"check:star"}
    assert code(talk({"do": "check", "fact": "star", "value": 1}, table=table)[0]) == "bad-set"


def test_a_fact_that_says_nothing_is_not_to_be_checked_and_a_long_one_is_named_only() -> None:
    journey = NEW | {"game": "journey"}
    assert [prompt["id"] for prompt in talk(journey)[0]["view"]["prompts"]] == ["check:skulls"]
    mapped = talk(journey | {"set": "journey-example-board"})[0]["view"]["prompts"]
    board = next(prompt for prompt in mapped if prompt["id"] == "check:board")
    assert board["text"] == "Nobody has checked this yet: board, as the set has it."
