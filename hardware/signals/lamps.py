"""Sound and light: short patterns on the buzzer, and the lamps of the seats that may act.

One thread does both, so that nobody waits for a tone. A new pattern ends the one that sounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Condition, Event, Thread
from time import monotonic

from companion.contract.view import Bulletin
from hardware.part import Part, look_after
from hardware.ports import Lamp, Sounder
from hardware.signals.sounder import LOUDEST

CANNOT_WAIT = 3
"""The urgency of a page that is heard when its phase comes; as doom, when what all of them share has run out."""
Note = tuple[int, float]
PATTERNS: dict[str, tuple[Note, ...]] = {
    "accepted": ((1319, 0.06),),
    "refused": ((220, 0.12), (0, 0.05), (220, 0.12)),
    "your-turn": ((784, 0.08), (1047, 0.12)),
    "danger": ((988, 0.1), (0, 0.06), (988, 0.1), (0, 0.06), (988, 0.1)),
    "doom": ((523, 0.15), (392, 0.15), (262, 0.15), (131, 0.35)),
    "win": ((523, 0.1), (659, 0.1), (784, 0.1), (1047, 0.3)),
}
"""Each pattern as tones of (hertz, seconds); 0 hertz is a rest."""


def pattern_for(before: Bulletin | None, after: Bulletin) -> str | None:
    """What a change of the bulletin sounds like; the gravest thing wins."""
    old, new = before.view if before else None, after.view
    if new and old and new.game == old.game and new.seq > old.seq:
        if new.over and not old.over:
            return "win"
        if new.phase.id != old.phase.id and any(page.urgency == CANNOT_WAIT for page in new.pages):
            return "doom" if any(one.seat is None and one.left == 0 < one.of for one in new.countdowns) else "danger"
        urgent = {countdown.id for countdown in old.countdowns if countdown.urgent}
        if any(countdown.urgent and countdown.id not in urgent for countdown in new.countdowns):
            return "danger"
        if new.turn and new.turn != old.turn:
            return "your-turn"
    # The referee carries one notice through many bulletins; an equal one is another word on another press.
    if after.notice and (before is None or after.notice is not before.notice):
        return "accepted" if after.notice.good else "refused"
    return None


class Signals:
    """Plays patterns and lights lamps. `connect` gives the lamps by seat and the sounder, if there is one.
    `volume` is 0 to 10; at night nothing sounds."""

    def __init__(
        self, part: Part, connect: Callable[[], tuple[Mapping[str, Lamp], Sounder | None]], volume: int = 6
    ) -> None:
        self.part = part
        self.volume = volume
        self.night = False
        self._connect = connect
        self._lamps: Mapping[str, Lamp] = {}
        self._sounder: Sounder | None = None
        self._news = Condition()
        self._lit: frozenset[str] = frozenset()
        self._shown: frozenset[str] = frozenset()
        self._pattern: tuple[Note, ...] | None = None
        self._stop = Event()
        self._thread: Thread | None = None

    @property
    def lit(self) -> frozenset[str]:
        """The seats whose lamps are meant to be lit."""
        return self._lit

    def start(self) -> None:
        """Starts the thread."""
        self._thread = look_after(self.part, self._run, self._stop)

    def play(self, pattern: str) -> None:
        """Plays a pattern by its name; an unknown one is a `LookupError`."""
        if pattern not in PATTERNS:
            raise LookupError(f"there is no pattern {pattern!r}, but {', '.join(PATTERNS)}")
        with self._news:
            self._pattern = PATTERNS[pattern]
            self._news.notify()

    def light(self, seats: frozenset[str]) -> None:
        """Lights the lamps of these seats, and no others."""
        with self._news:
            self._lit = seats
            self._news.notify()

    def louder(self, steps: int) -> None:
        """Changes the volume, and lets it be heard."""
        self.volume = min(LOUDEST, max(0, self.volume + steps))
        self.play("accepted")

    def close(self) -> None:
        self._stop.set()
        with self._news:
            self._news.notify()
        if self._thread:
            self._thread.join(1.0)
        self._let_go()

    def _run(self) -> None:
        self._lamps, self._sounder = self._connect()
        self._shown = frozenset()
        self.part.become("ok")
        try:
            while not self._stop.is_set():
                self._sound(self._next())
        finally:
            self._let_go()

    def _next(self) -> tuple[Note, ...]:
        """Waits for something to do; the pattern to play, if that is it."""
        with self._news:
            if self._pattern is None and self._lit == self._shown and not self._stop.is_set():
                self._news.wait()
            pattern, self._pattern = self._pattern, None
        self._show_lamps()
        return pattern or ()

    def _show_lamps(self) -> None:
        lit = self._lit
        for seat in lit ^ self._shown:
            if seat in self._lamps:
                self._lamps[seat].set(seat in lit)
        self._shown = lit

    def _sound(self, pattern: tuple[Note, ...]) -> None:
        """Plays until the end, or until a newer pattern comes."""
        if self._sounder is None:
            return
        for hertz, seconds in pattern:
            self._sounder.tone(hertz, 0 if self.night else self.volume)
            if self._interrupted(seconds):
                break
        if pattern:
            self._sounder.tone(0, 0)

    def _interrupted(self, seconds: float) -> bool:
        """Lets time pass, with the lamps still following; True when there is something newer to play."""
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            with self._news:
                if self._pattern is None and self._lit == self._shown and not self._stop.is_set():
                    self._news.wait(left)
            self._show_lamps()
            if self._pattern is not None or self._stop.is_set():
                return True
        return False

    def _let_go(self) -> None:
        for lamp in self._lamps.values():
            lamp.close()
        if self._sounder:
            self._sounder.close()
        self._lamps, self._sounder = {}, None
