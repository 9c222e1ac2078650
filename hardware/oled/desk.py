"""One screen as the thread of its bus sees it: open or lost, what is drawn on it, how bright, and when to try again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from companion.contract.text import Text
from companion.contract.view import Bulletin
from hardware.errors import PartLost, PartRefused
from hardware.part import Part, pauses
from hardware.ports import Screen

BEAT_S = 1.0


class Desk:
    """A screen, its part in the health report, and the page that it shows."""

    def __init__(self, screen: Screen, shows: str, part: Part) -> None:
        self.screen = screen
        self.shows = shows
        self.part = part
        self.is_open = False
        self.drawn: Bulletin | None = None
        self.level = "bright"
        self.beat_at = 0.0
        self.again_at = 0.0
        self._waits = pauses()

    def open(self, now: float) -> bool:
        """Whether the screen can be used; opens it when its time has come."""
        if not self.is_open and now >= self.again_at:
            self.screen.open()
            self.is_open, self.drawn, self.level = True, None, "bright"
            self.beat_at = now + BEAT_S
            self._waits = pauses()
            self.part.become("ok")
        return self.is_open

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Whatever goes wrong inside is this screen's own: it is lost, and tried again after a pause."""
        try:
            yield
        except (PartLost, PartRefused) as error:
            self._lose(error)
        except Exception as error:  # noqa: BLE001 - each library has faults of its own, and other screens wait
            self.part.blame(error, Text("doctor-screen-not-driven"))
            self._lose(error)

    def _lose(self, error: Exception) -> None:
        self.is_open = False
        self.again_at = monotonic() + next(self._waits)
        self.part.lost(error)

    def tend(self, now: float, level: str) -> None:
        """Brightness, and a sign of life now and then."""
        if level != self.level:
            self.screen.light(level)
            self.level = level
        if now >= self.beat_at:
            self.screen.beat()
            self.beat_at = now + BEAT_S
