"""The verbs stand in one table; requests, answers and the guide are read off it."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from companion import protocol
from companion.protocol import READING, VERBS, Verb
from companion.table.table import Table
from tests import kit
from tests.companion.conftest import NEW, ask

GUIDE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
FIELDS = {"move": "roll p1 3", "token": "ok", "ref": "journey 0.1", "record": "", "tag": "next", "path": "round"}


def asked(verb: str) -> dict[str, object]:
    """The least that a request of that verb may hold."""
    held = NEW if verb == "new" else {"fact": "star", "value": 2} if verb == "correct" else {"fact": "star"}
    known = {"token": "seat:p1"} if verb == "teach" else FIELDS
    fields = VERBS[verb].request.__struct_fields__
    return {"do": verb} | {name: value for name, value in (FIELDS | held | known).items() if name in fields}


def test_every_request_has_its_row() -> None:
    assert {verb.request for verb in VERBS.values()} == set(protocol.Request.__subclasses__())


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
def test_a_table_answers_every_verb_with_what_its_row_gives(verb: Verb) -> None:
    given = list(inspect.signature(getattr(Table, f"_{verb.name}")).parameters)
    assert len(given) == (4 if verb.at_table else 3)


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS.values() if verb.at_table])
def test_what_needs_a_game_says_so_where_there_is_none(verb: str) -> None:
    assert ask(Table(), **asked(verb))["error"]["code"] == "no-table"


@pytest.mark.parametrize("verb", sorted(READING))
def test_a_reading_verb_changes_nothing(verb: str) -> None:
    table = Table()
    ask(table, **NEW)
    before = ask(table, do="view"), len(table.journal.last_game())
    assert ask(table, **asked(verb))["ok"]
    assert (ask(table, do="view"), len(table.journal.last_game())) == before


@pytest.mark.parametrize("request_", [None, [], {}, {"do": None}, {"do": []}, {"do": {}}, {"do": "fly"}, {"do": 1}])
def test_what_is_no_request_is_told_what_one_is(request_: object) -> None:
    answer = protocol.read(request_)
    assert isinstance(answer, dict)
    assert answer["error"]["code"] == "bad-request"
    assert "“do”" in kit.told(answer["error"]["message"])


def test_the_guide_tells_of_every_verb_and_which_of_them_read() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", GUIDE, re.MULTILINE)
    told = {verb for row in rows for verb in re.findall(r"\w+", row)} - {"do"}
    assert told == set(VERBS)
    reading = re.search(r"^`([\w ]+)` change nothing", GUIDE, re.MULTILINE)
    assert reading
    assert set(reading[1].split()) == READING
