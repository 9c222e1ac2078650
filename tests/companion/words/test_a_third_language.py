"""A third language is one folder: made-up words, 40 % longer, marked, with marks of right-to-left writing, in all four games.

Whatever people read without the marks has been said by nobody's words file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from companion.contract.game import Refusal, Rules
from companion.contract.text import Short
from companion.contract.view import Bulletin
from companion.protocol import NOT_NOW
from companion.referee import Referee
from companion.registry import GAMES
from companion.table.table import Table
from companion.words import Shelf, Speaker
from companion.words.shelf import HOUSE
from hardware.screens import draw
from tests import kit
from tests.web.conftest import make_app
from web.access.keyring import Keyring
from web.access.pairing import Pairing
from web.pages import Viewer, news

MARKED = re.compile("⟦[^⟧]*⟧")
WORD = re.compile(r"[A-Za-z]{3,}")
speaking = import_module("companion.words.speaker")  # the package has a function of that name
TURNED = "\N{RIGHT-TO-LEFT MARK}"
MOVES = 50


class Longer(Transformer):
    """Every word of a message 40 % longer, between marks."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        lines = [
            re.sub(r"\w+", lambda word: word[0] + "ë" * round(len(word[0]) * 0.4), line)
            for line in node.value.split("\n")
        ]
        node.value = "\n".join(f"⟦{TURNED}{line}⟧" if line.strip() else line for line in lines)
        return node


def made_up(source: Path) -> str:
    tree = FluentParser().parse(source.read_text(encoding="utf-8"))
    return FluentSerializer().serialize(Longer().visit(tree))


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """A shelf with the one folder more; what the folder lacks is a fault."""
    root = tmp_path_factory.mktemp("words")
    (root / "xx").mkdir()
    for source in (HOUSE / "en").glob("*.ftl"):
        (root / "xx" / source.name).write_text(made_up(source), encoding="utf-8")
    for rules in GAMES.values():
        source = Path(rules.home).parent / "words" / "en.ftl"
        (root / "xx" / f"{rules.id}.ftl").write_text(made_up(source), encoding="utf-8")
    shelf = Shelf(root)
    shelf.strict = True
    return shelf


@pytest.fixture
def spoken(words: Shelf, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """Everybody says that language's words."""
    monkeypatch.setattr(speaking, "shelf", lambda: words)
    speaking._speaker.cache_clear()
    yield words
    speaking._speaker.cache_clear()


TABLES = [(rules, variant) for rules in GAMES.values() for variant in rules.variants]
each_game = pytest.mark.parametrize(("rules", "variant"), TABLES, ids=[f"{r.id}-{v.id}" for r, v in TABLES])


def played(rules: Rules[Any], variant: Any, seed: int = 3) -> Iterator[tuple[Any, Any, Any]]:
    state = kit.set_up(rules, max(variant.seats[0], 3), luck=Random(seed), **variant.options)
    yield from kit.random_game(rules, state, Random(seed), MOVES)


def vocabulary(rules: Rules[Any], state: Any) -> set[str]:
    """What is the same in every language: names, the words of moves, what people called their cards."""
    told = {option for choice in rules.choices(state) for slot in choice.slots for option in (slot.name, *slot.options)}
    told |= {choice.verb for choice in rules.choices(state)} | {
        word for words in rules.tokens(state).values() for word in words
    }
    written = (Path(rules.home).parent / "RULES.md").read_text(encoding="utf-8")
    told |= set(re.findall("`([^`]*)`", written))  # the rules write words of moves so
    return {
        part.lower()
        for text in (*told, *state.players, "any words", "rules", "event")
        for part in re.findall("[A-Za-z]+", text)
    }


def left_over(text: str, known: set[str]) -> set[str]:
    """Words that no words file has said."""
    return {word for word in WORD.findall(MARKED.sub(" ", text)) if word.lower() not in known}


def texts_of(value: Any) -> Iterator[Any]:
    """Every text of a value, said or not."""
    if isinstance(value, tuple | list):
        for each in value:
            yield from texts_of(each)
    elif hasattr(value, "__struct_fields__"):
        for field in value.__struct_fields__:
            yield from texts_of(getattr(value, field))
    elif hasattr(value, "parts"):
        yield value


@each_game
def test_all_that_a_game_says_is_said_by_the_folder(rules: Rules[Any], variant: Any, words: Shelf) -> None:
    for before, move, step in played(rules, variant):
        state = step.state
        names = dict(zip(state.seats, state.players, strict=True))
        speak, known = Speaker("xx", rules.id, names, words), vocabulary(rules, before) | vocabulary(rules, state)
        said = [*texts_of(rules.view(state)), *texts_of(rules.choices(state)), rules.preview(before, move.words)]
        said += [happening["text"] for happening in step.happened]
        for wrong in (kit.spoilt(move.words, rules.choices(before), Random(1)), ("junk",)):
            refusal = rules.play(before, kit.complete(rules, before, wrong, Random(1)))
            said += [refusal.message, Short(refusal.message, NOT_NOW)] if isinstance(refusal, Refusal) else []
        given = known | {part.lower() for part in WORD.findall(" ".join((*move.words, "junk")))}
        assert {
            text: left
            for one in said
            if (left := left_over(text := speak.say(one), given | set(before.phase.split("-"))))
        } == {}


@each_game
def test_the_glass_draws_every_page_in_it(rules: Rules[Any], variant: Any, spoken: Shelf) -> None:
    for number, (_before, _move, step) in enumerate(played(rules, variant)):
        view = rules.view(step.state)
        for page in ("auto", "phase", "seats", *(page.id for page in view.pages)) if number % 10 == 0 else ():
            assert draw(page, Bulletin(1, view), "xx").getextrema() != (0, 0)


@each_game
def test_the_phone_shows_nothing_in_another_language(rules: Rules[Any], variant: Any, spoken: Shelf) -> None:
    app = make_app(Referee(Table()), Pairing(Keyring(), control="open"))
    for number, (before, _move, step) in enumerate(played(rules, variant)):
        if number % 10 == 0:
            bulletin = Bulletin(number, rules.view(step.state), choices=rules.choices(step.state))
            shown = news(app, bulletin, "phone", Viewer(True, "p1", frozenset(), "xx"))
            known = vocabulary(rules, before) | vocabulary(rules, step.state)
            for part in shown["parts"].values():
                text = unescape(re.sub(r"<[^>]*>", " ", part))
                assert left_over(text, known) == set(), text


def test_a_word_of_another_language_would_be_found() -> None:
    assert left_over("⟦Annaëë⟧ Bob rolls", {"bob"}) == {"rolls"}
