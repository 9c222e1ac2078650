"""Whole races as records, replayed with every claim in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.contract.game import Refusal
from companion.kept.sets import Sets
from companion.registry import GAMES
from companion.table import opening, record
from tests import kit

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def opened(text: str) -> opening.Opened | Refusal:
    return opening.from_record(text, GAMES, Sets(), check=True)


def test_there_are_records() -> None:
    assert len(RECORDS) >= 5


@each_record
def test_a_record_replays_and_its_claims_hold(path: Path) -> None:
    result = opened(path.read_text(encoding="utf-8"))
    assert not isinstance(result, Refusal), result.message
    _, header, node = result
    again = opened(record.write(header, node.entries()))
    assert not isinstance(again, Refusal)
    assert again[2].state == node.state


@each_record
def test_a_claim_that_does_not_hold_is_found(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    claim = next(line for line in text.splitlines() if line.startswith("= first"))
    result = opened(text.replace(claim, '= first "p9"', 1))
    assert isinstance(result, Refusal)
    assert "first" in kit.told(result.message)


@each_record
def test_a_move_left_out_is_noticed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    move = next(line for line in text.splitlines() if line.startswith("select"))
    assert isinstance(opened(text.replace(move + "\n", "", 1)), Refusal)
