"""The words files: every message in every language, none forgotten, none left over, no sentence in the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.registry import GAMES
from companion.words import LANGUAGES
from companion.words.shelf import HOUSE, shelf

ROOT = Path(__file__).parents[3]
ROOMS = [path.stem for path in sorted((HOUSE / "en").glob("*.ftl"))]
SCOPES = ["", *GAMES]
IN_PAGES = re.compile(r"""["'`]((?:page|command)-[a-z0-9-]+)["'`]""")
SHORT = 21
COPIES = (ROOT / "companion/contract/text.py", ROOT / "web/language.py")
"""They make a text whose id comes from outside: from another text, from a template (whose ids are looked for there)."""


class Variables(Visitor):
    """Every variable of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str, scope: str) -> dict[str, ftl.Message]:
    """The messages of the house ("") or of one game in a language, by id."""
    files = set(shelf().files(language, scope)) - (set(shelf().files(language)) if scope else set())
    assert files, f"no words of {scope or 'the house'} in {language}"
    entries = [entry for path in sorted(files) for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert junk == []
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in found]
    assert sorted(names) == sorted(set(names)), "said twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def python_files(scope: str) -> list[Path]:
    games = ROOT / "companion/games"
    if scope:
        return sorted((games / scope.replace("-", "_")).rglob("*.py"))
    return [
        path
        for room in ("companion", "hardware", "web")
        for path in sorted((ROOT / room).rglob("*.py"))
        if games not in path.parents
    ]


def either_of(node: ast.expr) -> list[ast.expr]:
    """What an expression may come to: itself, or the branches of its conditions."""
    return [*either_of(node.body), *either_of(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def texts_made(path: Path) -> Iterator[tuple[str, bool, set[str] | None]]:
    """Every `Text(…)` of a file: its id or the beginning of it, whether that is all of it, and its parts (None: unknown)."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    if not any(isinstance(node, ast.ImportFrom) and any(name.name == "Text" for name in node.names) for node in nodes):
        return  # a `Text` of its own
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Text", "text.Text") and node.args:
            names = {keyword.arg for keyword in node.keywords}
            parts = None if None in names else {name for name in names if name}
            for id in either_of(node.args[0]):
                if path in COPIES and not isinstance(id, ast.Constant | ast.JoinedStr):
                    continue
                if isinstance(id, ast.Constant):
                    yield id.value, True, parts
                elif isinstance(id, ast.JoinedStr) and isinstance(id.values[0], ast.Constant):
                    yield id.values[0].value, False, parts
                elif not (
                    isinstance(id, ast.Name) and None in names
                ):  # a door for templates, which are read themselves
                    raise AssertionError(f"{path}:{node.lineno}: the id of a text begins with a literal")


def used(scope: str) -> tuple[set[str], set[str]]:
    """The ids, and the beginnings of ids, that a scope's code uses."""
    made = [text for path in python_files(scope) for text in texts_made(path)]
    whole, begun = {id for id, all_, _ in made if all_}, {id for id, all_, _ in made if not all_}
    if not scope:
        for path in (
            *(ROOT / "web").rglob("*.html"),
            *(ROOT / "web").rglob("*.js"),
            *(ROOT / "companion/command").glob("*.py"),
        ):
            whole |= set(IN_PAGES.findall(path.read_text(encoding="utf-8")))
    return whole, begun


@pytest.mark.parametrize("scope", SCOPES)
def test_every_language_has_every_message_with_the_same_parts(scope: str) -> None:
    english = messages("en", scope)
    for language in LANGUAGES[1:]:
        other = messages(language, scope)
        assert sorted(set(english) ^ set(other)) == [], language
        forgotten = {id: variables(english[id]) ^ variables(other[id]) for id in english}
        assert {id: names for id, names in forgotten.items() if names} == {}, language


@pytest.mark.parametrize("scope", SCOPES)
def test_every_message_is_used_and_every_text_has_its_message(scope: str) -> None:
    whole, begun = used(scope)
    own, house = set(messages("en", scope)), set(messages("en", ""))
    assert sorted(whole - own - house) == [], "no such message"
    shared = used("")[0] | {id for game in GAMES for id in used(game)[0]} if not scope else set()
    families = begun | {"kind-", "word-"} | (set() if scope else {id for game in GAMES for id in used(game)[1]})
    left = {id for id in own - whole - shared if not any(id.startswith(start) for start in families)}
    assert sorted(left - {"joined", "joined-and", "joined-or", "joined-blank"}) == [], "used by nobody"


@pytest.mark.parametrize("scope", SCOPES)
def test_a_text_is_made_with_the_parts_that_its_message_tells(scope: str) -> None:
    told = {**messages("en", ""), **messages("en", scope)}
    wrong = []
    for path in python_files(scope):
        for id, all_, parts in texts_made(path):
            if all_ and parts is not None and id in told and parts != variables(told[id]):
                wrong.append((path.name, id, parts ^ variables(told[id])))
    assert wrong == []


def test_a_game_says_nothing_by_an_id_of_the_house() -> None:
    house = set(messages("en", ""))
    assert {game: both for game in GAMES if (both := house & set(messages("en", game)))} == {}


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_forms_fit_a_line_of_the_glass(language: str, scope: str) -> None:
    long = {}
    for id, message in messages(language, scope).items():
        for attribute in message.attributes:
            if attribute.id.name == "short":
                words = "".join(part.value for part in attribute.value.elements if isinstance(part, ftl.TextElement))
                if len(words) > SHORT:
                    long[id] = words
    assert long == {}


SENTENCE = re.compile(r"[A-Za-z]{2,},? [A-Za-z]{2,}|^[A-Z][a-z]+[.!?]?$")


def sentences(source: str) -> list[str]:
    """Text constants that people would read: not docstrings, not words of moves."""
    tree = ast.parse(source)
    documented = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in documented
        and SENTENCE.search(node.value)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_game_says_a_sentence_itself(game: str) -> None:
    assert {
        path.name: said for path in python_files(game) if (said := sentences(path.read_text(encoding="utf-8")))
    } == {}


def test_the_search_for_sentences_finds_one() -> None:
    assert sentences('"""A docstring of words."""\nx = "Anna rolls"\ny = "Fly"\nz = "roll"') == ["Anna rolls", "Fly"]
