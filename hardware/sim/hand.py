"""What a hand does to a simulated tag reader: lays tags on it, pulls its cable, spoils what it says."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition, Thread
from typing import Protocol


class SimulatedReader(Protocol):
    """A reader that a hand can lay a tag on, and spoil."""

    def lay(self, tag: str) -> None:
        """Lays a tag on it and leaves it there; a tag that the reader cannot have is a `ValueError`."""

    def lift(self) -> None:
        """Takes the tag away."""

    def pull(self) -> None:
        """Pulls its cable."""

    def plug(self) -> None:
        """Puts the cable in, and mends whatever was wrong."""

    def garble(self) -> None:
        """From now on what it says arrives damaged."""

    def silence(self) -> None:
        """From now on it says nothing."""

    def close(self) -> None:
        """Ends the simulation."""


class Plate:
    """The plate of a simulated reader; `changed` is notified of everything that happens to it."""

    def __init__(self) -> None:
        self.changed = Condition()
        self.tag: str | None = None
        self.plugged = True
        self.garbled = False
        self.silent = False
        self.ended = False

    def lay(self, tag: str) -> None:
        """Lays a tag on it and leaves it there."""
        with self.changed:
            self.tag = tag
            self.changed.notify_all()

    def lift(self) -> None:
        """Takes the tag away."""
        with self.changed:
            self.tag = None
            self.changed.notify_all()

    def pull(self) -> None:
        """Pulls the cable."""
        with self.changed:
            self.plugged = False
            self.changed.notify_all()

    def plug(self) -> None:
        """Puts the cable in, and mends whatever was wrong."""
        with self.changed:
            self.plugged, self.garbled, self.silent = True, False, False
            self.changed.notify_all()

    def garble(self) -> None:
        """From now on what the reader says arrives damaged."""
        with self.changed:
            self.garbled = True
            self.changed.notify_all()

    def silence(self) -> None:
        """From now on it says nothing."""
        with self.changed:
            self.silent = True
            self.changed.notify_all()

    def close(self) -> None:
        """Ends the simulation."""
        with self.changed:
            self.ended = True
            self.changed.notify_all()

    @property
    def said(self) -> str | None:
        """The tag that the reader can tell of now."""
        return self.tag if self.plugged and not self.silent else None


class Repeater(Plate):
    """A reader that tells of its tag by itself, every `pause` seconds, or (None) once when it is laid down."""

    def __init__(self, name: str, say: Callable[[str], None], pause: float | None) -> None:
        super().__init__()
        self._say, self._pause = say, pause
        self._thread = Thread(target=self._speak, name=f"simulated {name}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends the simulation."""
        super().close()
        self._thread.join(1.0)

    def _speak(self) -> None:
        told: str | None = None
        while not self.ended:
            with self.changed:
                told = told if told == self.said else None
                if self.said is None or (self._pause is None and self.said == told):
                    self.changed.wait()
                elif self.said == told:
                    self.changed.wait(self._pause)
                tag = self.said
            if tag and not (self._pause is None and tag == told) and not self.ended:
                self._say(tag)
                told = tag
