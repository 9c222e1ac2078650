"""Whole games as records, with what must hold on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.contract.game import Refusal
from companion.kept.sets import Sets
from companion.registry import GAMES
from companion.table import opening

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


def test_there_are_records() -> None:
    assert RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_plays_to_its_end_and_all_its_claims_hold(path: Path) -> None:
    opened = opening.from_record(path.read_text(encoding="utf-8"), GAMES, Sets(), check=True)
    assert not isinstance(opened, Refusal), opened.message
    assert opened[2].state.over
