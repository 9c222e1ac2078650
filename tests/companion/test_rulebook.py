"""The rules of a game lie beside it; what is missing of them is said in one line, with the place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.command.cli import main
from companion.contract.game import Rules
from companion.registry import GAMES
from companion.rulebook import COMMON, RulebookFault, rules_of
from companion.table.table import Table
from tests.companion.conftest import ask

FORM = "## 0 The box\n\n" + "".join(f"**{number}** A rule\n  of form.\n\n" for number in COMMON)


def game_at(folder: Path, text: str | None) -> Rules[Any]:
    """A game whose folder is elsewhere, with a rulebook or without."""
    if text is not None:
        (folder / "RULES.md").write_text(text)
    return replace(GAMES["race-through-space"], id="pig", home=str(folder / "rules.py"))


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        (None, "is missing"),
        ("", "lacks the rules 0.1 0.2 0.3 0.6 0.7 0.8"),
        (FORM.replace("**0.6**", "0.6"), "lacks the rules 0.6"),
        (FORM + "## 1 Rolling\n\n**1.1** Roll.\n\n**1.4** Hold.\n", "lacks the rules 1.2 1.3"),
        (FORM + "## 1 Rolling\n\n1.1 Roll.\n\n**1.2** Hold.\n", "lacks the rules 1.1"),
    ],
)
def test_what_a_game_lacks_of_its_rules_is_said_in_one_line_with_the_place(
    text: str | None, lacks: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = game_at(tmp_path, text)
    with pytest.raises(RulebookFault) as fault:
        rules_of(game)
    said = str(fault.value)
    assert lacks in said
    assert str(tmp_path / "RULES.md") in said
    assert "\n" not in said
    assert main(["play"], games={"pig": game}) == 2
    assert capsys.readouterr().err == f"{said}\n"
    assert ask(Table(games={"pig": game}), do="rule", ref="pig 1.1")["error"]["code"] == "bad-request"


def test_a_game_from_elsewhere_has_its_rules_read_where_it_lies(tmp_path: Path) -> None:
    table = Table(games=GAMES | {"pig": game_at(tmp_path, FORM + "## 1 Rolling\n\n**1.1** Roll *one*\ndie.\n")})
    assert ask(table, do="rule", ref="pig 1.1") == {"ok": True, "text": "Roll one die."}
    assert ask(table, do="rule", ref="journey 0.1")["ok"]
