"""Every rule has its number, its tests, and no refusal cites a rule that is not there."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from companion.contract.game import Rules
from companion.rulebook import rules_of
from tests.conformance.test_games import each_game

TESTS = Path(__file__).parents[1] / "games"


def marked(folder: Path) -> set[str]:
    """The numbers that the tests in a folder are marked with: every text `GAME N` or `rule("N")` in a decorator."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
                texts = [
                    constant.value
                    for decorator in node.decorator_list
                    if isinstance(decorator, ast.Call) and "rule" in ast.unparse(decorator.func)
                    for constant in ast.walk(decorator)
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
                ]
                found |= {text.rpartition(" ")[2] for text in texts}
    return found


def refusals_without_a_rule(folder: Path) -> list[str]:
    """Places in a game's code where a `Refusal` is made with a message alone."""
    bare = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                named = {keyword.arg for keyword in node.keywords}
                if len(node.args) < 2 and "rule" not in named:
                    bare.append(f"{path.name}:{node.lineno}")
    return bare


@each_game
def test_every_rule_has_a_test_and_every_mark_a_rule(rules: Rules[Any]) -> None:
    written, held = set(rules_of(rules)), marked(TESTS / Path(rules.home).parent.name)
    assert written - held == set(), "rules without a test"
    assert held - written == set(), "marks without a rule"


@each_game
def test_every_refusal_cites_a_rule(rules: Rules[Any]) -> None:
    assert refusals_without_a_rule(Path(rules.home).parent) == []


@each_game
def test_rules_are_told_in_the_order_of_their_numbers(rules: Rules[Any]) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in rules_of(rules)]
    assert numbers == sorted(numbers)


def test_the_search_for_bare_refusals_finds_one_in_any_folder(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "play.py").write_text('Refusal("no")\nRefusal("no", "1.1")\n')
    assert refusals_without_a_rule(tmp_path) == ["play.py:1"]
