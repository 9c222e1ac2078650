"""What the page needs of a box: its glass, and, where the box is simulated, its parts.

Structural types only, so that the page never imports the hardware.
"""

from __future__ import annotations

from typing import Any, Protocol


class Glass(Protocol):
    """The screens of a box, real or simulated."""

    def screens(self) -> list[dict[str, Any]]:
        """One dict a screen: `name`, `width`, `height`, `driver`, `shows`, `state`."""

    def png(self, name: str) -> bytes | None:
        """What the glass of that screen shows now, one pixel a pixel; None for a name that is not there."""


class Simulated(Protocol):
    """The parts of a simulated box that a hand can move."""

    def parts(self) -> dict[str, Any]:
        """`buttons` (names), `knob` (bool), `readers` (names), `tags` (dicts of `id`, `token`, `label`),
        `lamps` {name: lit}, `faults` (dicts of `verb`, `part`)."""

    def push(self, button: str, down: bool) -> None:
        """Presses a button or lets it go; an unknown name is a `LookupError`."""

    def turn(self, detents: int) -> None:
        """Turns the knob, clockwise for positive numbers."""

    def place(self, reader: str, tag: str) -> None:
        """Lays a tag (upper-case hex) on a reader and leaves it there."""

    def lift(self, reader: str) -> None:
        """Takes away whatever lies on the reader."""

    def fault(self, verb: str, part: str) -> None:
        """Does a fault of the simulator to a part; an unknown verb or part is a `LookupError`."""
