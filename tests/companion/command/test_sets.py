"""The facts of one's own components at a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.command.cli import main


def test_sets_are_listed_shown_checked_added_and_exported(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sets", "list"]) == 0
    assert "race-through-space" in capsys.readouterr().out
    assert main(["sets", "show", "race-through-space"]) == 0
    assert "asteroid = 1  (assumed, please check)" in capsys.readouterr().out
    (state / "mine.toml").write_text('game = "race-through-space"\n[facts]\nstar = 8\n')
    assert main(["sets", "add", str(state / "mine.toml")]) == 0
    assert main(["sets", "check", "mine"]) == 0
    capsys.readouterr()
    assert main(["sets", "export", "mine"]) == 0
    assert "star = 8" in capsys.readouterr().out
    (state / "bad.toml").write_text('game = "race-through-space"\n[facts]\nstar = 1\n')
    assert main(["sets", "add", str(state / "bad.toml")]) == 1
    assert "cannot both be card 1" in capsys.readouterr().err


def test_a_fact_is_put_and_a_card_appended_only_if_the_set_still_fits(
    state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sets", "put", "race-through-space", "star", "8"]) == 0
    assert main(["sets", "put", "race-through-space", "star", "1"]) == 1
    assert main(["sets", "put", "race-through-space", "comet", "1"]) == 1
    moth = '{"kind": "capsule", "name": "moth", "reliability": 3, "electrics": 1}'
    assert main(["sets", "append", "rocket-race", "cards", moth]) == 0
    assert main(["sets", "append", "rocket-race", "cards", '{"kind": "kite"}']) == 1
    assert main(["sets", "append", "race-through-space", "star", "3"]) == 1
    capsys.readouterr()
    assert main(["sets", "export", "rocket-race"]) == 0
    assert 'name = "moth"' in capsys.readouterr().out
