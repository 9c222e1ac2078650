"""Whose language: a request's, else the box's, else English; and nothing of it in what is kept."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.app import App
from companion.command.cli import main
from companion.kept.journal import Journal
from companion.settings import Settings
from companion.table.table import Table
from companion.words import LANGUAGES
from companion.words.shelf import known_language
from tests.companion.conftest import NEW, ask

RECORDED = Path(__file__).parent / "kept" / "recorded" / "journal.sql"


class SeededLuck:
    """The same dice each time."""

    def __init__(self) -> None:
        self._random = Random(4)

    def draw(self, options: tuple[str, ...], count: int) -> tuple[str, ...]:
        return tuple(self._random.sample(options, count))


@pytest.fixture
def table() -> Table:
    """A table at which Anna is to move a ship."""
    table = Table()
    ask(table, **NEW)
    ask(table, do="move", move="roll p1 3")
    return table


@pytest.mark.parametrize(
    ("request_", "english", "german"),
    [
        ({"do": "view"}, "Anna moves a ship by 3.", "Anna zieht ein Schiff um 3."),
        ({"do": "view"}, "Anna rolls 3 (own dice).", "Anna würfelt 3 (eigener Würfel)."),
        ({"do": "choices"}, "Move a ship", "Ein Schiff ziehen"),
        ({"do": "move", "move": "advance p2 s1"}, "It is Anna's turn.", "Anna ist am Zug."),
        ({"do": "move", "move": "advance p2 s1"}, "Not your turn", "Nicht am Zug"),
        ({"do": "undo", "count": 9}, "Only 1 of 9 moves could be taken back", "Nur 1 von 9 Zügen"),
        ({"do": "correct", "path": "round", "value": "x"}, "takes a whole number", "verlangt eine ganze Zahl"),
        ({"do": "new", "game": "chess", "players": []}, "There is no game", "Ein Spiel „chess“ gibt es nicht"),
        ({"do": "rule", "ref": "2.2"}, "A moving ship", "Ein ziehendes Schiff hält auf dem Asteroidengürtel an"),
        ({"do": "games"}, "Who rolls the dice", "Wessen Würfel zählt"),
        ({"do": "end"}, "The game was ended.", "Die Partie wurde beendet."),
        ({"do": "press", "token": "x"}, "is no token", "ist keine Eingabe"),
    ],
)
def test_an_answer_is_in_the_language_of_its_request(
    table: Table, request_: dict[str, Any], english: str, german: str
) -> None:
    assert german in json.dumps(ask(table, **request_, language="de"), ensure_ascii=False)
    if request_["do"] != "end":
        said = json.dumps(ask(table, **request_), ensure_ascii=False)
        assert german not in said
        assert english.lower() in said.lower() or request_["do"] == "rule"


def test_a_language_that_is_no_string_is_a_bad_request(table: Table) -> None:
    for language in (3, ["de"], {}, True):
        refused = ask(table, do="view", language=language)["error"]
        assert refused["code"] == "bad-request"
        assert refused["message"].startswith("“view” cannot be read: “language” takes a text or nothing, not ")


def test_an_unknown_language_is_english_and_said_once(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    known_language.cache_clear()
    with caplog.at_level(logging.WARNING):
        answers = [ask(table, do="view", language="tlh") for _ in range(3)]
    assert answers == [ask(table, do="view")] * 3
    assert [record.getMessage() for record in caplog.records] == [
        "there are no words in the language 'tlh'; English is used"
    ]


@pytest.mark.parametrize("wanted", ["de", "DE", "de-AT", "de_CH.UTF-8"])
def test_a_language_is_known_with_its_country_too(wanted: str) -> None:
    assert known_language(wanted) == "de"


def test_a_request_goes_before_the_box_and_the_box_before_english() -> None:
    german = Table(language="de")
    assert ask(german, **NEW)["view"]["phase"]["label"] == "Würfeln"
    assert ask(german, do="view", language="en")["view"]["phase"]["label"] == "Roll the die"
    assert ask(german, do="rule", ref="0.7")["text"] == "Zwei bis vier Personen spielen."
    assert ask(german, do="rule", ref="0.7", language="en")["text"] == "Two to four people play."


@pytest.fixture
def boxes(tmp_path: Path) -> Iterator[Any]:
    """Boxes with a box file and a word of the command; closed in the end."""
    made: list[App] = []

    def box(file: str, language: str | None) -> App:
        path = tmp_path / f"box{len(made)}.toml"
        path.write_text(file)
        made.append(App(Settings(tmp_path / str(len(made)), path, language=language)))
        return made[-1]

    yield box
    for app in made:
        app.referee.table.journal.close()


def test_the_box_speaks_the_language_of_the_command_or_of_its_file(boxes: Any) -> None:
    german = '[box]\nlanguage = "de"\n'
    told = [boxes(file, language) for file, language in (("", None), (german, None), (german, "en"), ("", "de"))]
    assert [app.language for app in told] == [app.referee.table.language for app in told] == ["en", "de", "en", "de"]


def test_the_pipe_answers_in_the_language_it_was_started_with(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"do": "view"}\nx\n')))
    assert main(["play", "--language", "de"]) == 0
    first, second = map(json.loads, capsysbinary.readouterr().out.splitlines())
    assert first["error"]["message"] == "Auf dem Tisch ist keine Partie; beginne eine mit „new“."
    assert second["error"]["message"] == "Diese Zeile ist kein JSON-Objekt."


def test_what_is_kept_is_the_same_in_every_language() -> None:
    """Neither journal nor record holds a sentence of ours: what people gave, and the words of moves."""
    kept = []
    for language in LANGUAGES:
        table = Table(luck=SeededLuck(), language=language, lobby=True)
        ask(table, **NEW)
        for request in ({"do": "move", "move": "roll p1"}, {"do": "press", "token": "ok"}, {"do": "undo"}):
            assert ask(table, **request)["ok"]
        assert ask(table, do="correct", path="round", value=2)["ok"]
        for token in ("hold:back", "turn:-1", "ok", "turn:+1", "ok"):
            answer = ask(table, do="press", token=token, source="panel")
        assert answer["happened"][0]["what"] == "ended"
        lines = [(line.kind, line.body) for line in table.journal.last_game()]
        kept.append((lines, ask(table, do="record")["record"], table.journal.history()[0].summary))
    assert all(one == kept[0] for one in kept)


@pytest.mark.parametrize(("language", "told"), [("en", "Corrected: round is 2"), ("de", "Korrigiert: round ist 2")])
def test_a_journal_from_before_the_words_opens_in_any_language(tmp_path: Path, language: str, told: str) -> None:
    path = tmp_path / "journal.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(RECORDED.read_text(encoding="utf-8"))
    with closing(Journal(path)) as journal:
        table = Table(journal, language=language)
        assert table.warnings() == ()
        view = ask(table, do="view")["view"]
        assert view["log"][-1] == f"{told} (we had miscounted)."
        assert view["seats"][1]["name"] == "Jürgen"
        assert [game["title"] for game in ask(table, do="history")["games"]] == ["Race Through Space"]
