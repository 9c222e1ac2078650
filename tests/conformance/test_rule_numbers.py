"""Every rule has its number, its tests, and no refusal cites a rule that is not there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from companion.registry import GAMES
from companion.rulebook import GAMES as GAMES_FOLDER
from companion.rulebook import rules_of

TESTS = Path(__file__).parents[1] / "games"
NUMBER = r"\d+\.\d+"


def cited_in_tests(game: str) -> set[str]:
    """The numbers that a game's tests are marked with: every text `GAME N` or `rule("N")` in a decorator."""
    found: set[str] = set()
    for path in sorted((TESTS / game.replace("-", "_")).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
                texts = [
                    constant.value
                    for decorator in node.decorator_list
                    if isinstance(decorator, ast.Call) and "rule" in ast.unparse(decorator.func)
                    for constant in ast.walk(decorator)
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
                ]
                found |= {text.removeprefix(f"{game} ") for text in texts}
    return found


def refusals_without_a_rule(game: str) -> list[str]:
    """Places in a game's code where a `Refusal` is made with a message alone."""
    bare = []
    for path in sorted((GAMES_FOLDER / game.replace("-", "_")).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                named = {keyword.arg for keyword in node.keywords}
                if len(node.args) < 2 and "rule" not in named:
                    bare.append(f"{path.name}:{node.lineno}")
    return bare


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_and_every_mark_a_rule(game: str) -> None:
    rules = set(rules_of(game))
    assert rules
    marked = cited_in_tests(game)
    assert rules - marked == set(), "rules without a test"
    assert marked - rules == set(), "marks without a rule"


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_cites_a_rule(game: str) -> None:
    assert refusals_without_a_rule(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_without_gaps(game: str) -> None:
    sections: dict[int, list[int]] = {}
    for number in rules_of(game):
        section, place = number.split(".")
        sections.setdefault(int(section), []).append(int(place))
    for section, places in sections.items():
        assert places == sorted(places), section
        assert section == 0 or places == list(range(1, len(places) + 1)), section


def test_the_search_for_bare_refusals_finds_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "play.py").write_text('Refusal("no")\nRefusal("no", "1.1")\n')
    monkeypatch.setattr(f"{__name__}.GAMES_FOLDER", tmp_path)
    assert refusals_without_a_rule("chess") == ["play.py:1"]
