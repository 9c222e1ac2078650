"""What the page needs of a table: one method that takes commands, and the newest bulletin.

Structural types only; the referee fits them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from companion.contract.view import Bulletin
from companion.protocol import Answer

Health = Callable[[], dict[str, Any]]
"""Every part's state; `ok` is False when one is down."""


class Watcher(Protocol):
    """One renderer's place at the table. It keeps the newest bulletin only, never a queue."""

    def wait(self, after: int, timeout: float) -> Bulletin | None:
        """The newest bulletin with a number above `after`; None when `timeout` seconds passed without one
        or the watcher was closed."""

    def close(self) -> None:
        """Gives the place back and wakes whoever waits."""


class Table(Protocol):
    """The referee, as the page sees it."""

    @property
    def bulletin(self) -> Bulletin:
        """The newest of everything."""

    def command(self, request: object, source: str) -> Answer:
        """Does one command of the protocol and waits for its answer; safe from any thread."""

    def watch(self) -> Watcher:
        """A new watcher."""
