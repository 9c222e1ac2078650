"""Tables over journals on a disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion import protocol
from companion.kept.journal import Journal
from companion.table.table import Table

NEW = {"do": "new", "game": "race-through-space", "players": ["Anna", "Bob"]}


def ask(table: Table, **request: object) -> protocol.Answer:
    return table.answer(protocol.read(request), "test")


Sit = Callable[[Path], Table]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens a table over a journal; all are closed in the end."""
    opened: list[Journal] = []

    def at(path: Path) -> Table:
        opened.append(Journal(path))
        return Table(opened[-1])

    yield at
    for journal in opened:
        journal.close()


def played(path: Path) -> None:
    """Leaves a journal with one roll in it."""
    with closing(Journal(path)) as journal:
        table = Table(journal)
        ask(table, **NEW)
        ask(table, do="move", move="roll p1 3")
