"""How one part is doing, and the thread that looks after it.

A part is `absent`, `opening`, `ok`, `stale` or `failed`. It may be missing at the start, vanish in play and
come back; its thread tries again for ever, with pauses that grow to a cap, and logs one line a change.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from threading import Condition, Event, Thread
from time import monotonic
from typing import Any, Literal

from companion.contract.text import Said, Text
from companion.words import speaker
from hardware.errors import HardwareError, PartLost, PartRefused, PartSilent

State = Literal["absent", "opening", "ok", "stale", "failed"]
STATE_AFTER: tuple[tuple[type[Exception], State], ...] = ((PartSilent, "stale"), (PartLost, "absent"))
"""What a part is after a fault; after any other it has failed."""
FIRST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 2.0

log = logging.getLogger("hardware")


class Part:
    """The name and condition of one device; every method may be called from any thread."""

    def __init__(self, name: str, kind: Said, changed: Callable[[], None] = lambda: None) -> None:
        self.name = name
        self.kind = kind
        self._changed = changed
        self._lock = Condition()
        self._state: State = "opening"
        self._detail: Said = ""
        self._since = monotonic()
        self._fault: Said = ""
        self._heard_at: float | None = None

    @property
    def state(self) -> State:
        """The state now."""
        return self._state

    @property
    def condition(self) -> Said:
        """The state, and why it is so."""
        state = Text(f"doctor-state-{self._state}")
        return Text("doctor-state-because", state=state, reason=self._detail) if self._detail else state

    def become(self, state: State, detail: Said = "") -> None:
        """A new state, or the same with another detail; only a change of state is logged."""
        with self._lock:
            before, self._state, self._detail = self._state, state, detail
            if before == state:
                return
            self._since = monotonic()
            self._lock.notify_all()
        level = logging.INFO if state in ("ok", "opening") else logging.WARNING
        log.log(level, "%s: %s%s", self.name, state, f", {speaker().say(detail)}" if detail else "")
        self._changed()

    def wait_for(self, state: State, timeout: float) -> bool:
        """Waits until the part is in a state; False when it is not within `timeout` seconds."""
        with self._lock:
            return self._lock.wait_for(lambda: self._state == state, timeout)

    def lost(self, error: Exception) -> None:
        """The part cannot be used, for the reason that was raised."""
        state: State = next((state for kind, state in STATE_AFTER if isinstance(error, kind)), "failed")
        self.become(state, error.said if isinstance(error, HardwareError) else _told(error))

    def blame(self, error: Exception, doing: Said) -> None:
        """Something went wrong beside the part's own work; logged once, and kept for the health report."""
        fault = Text("doctor-fault", doing=doing, error=_told(error))
        with self._lock:
            known, self._fault = self._fault == fault, fault
        if not known:
            log.error("%s: %s", self.name, speaker().say(fault), exc_info=error)

    def heard(self, at: float) -> None:
        """The part has said something of its own accord; some have no other sign of life."""
        self._heard_at = at

    def report(self, language: str = "en") -> dict[str, Any]:
        """Plain values for the health page."""
        say = speaker(language).say
        with self._lock:
            report: dict[str, Any] = {
                "kind": say(self.kind),
                "state": self._state,
                "detail": say(self._detail),
                "since_s": round(monotonic() - self._since, 1),
            }
            if self._fault:
                report["fault"] = say(self._fault)
            if self._heard_at is not None:
                report["heard_s"] = round(monotonic() - self._heard_at, 1)
            return report


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def pauses() -> Iterator[float]:
    """Seconds between tries: doubling, and never more than the cap."""
    pause = FIRST_PAUSE_S
    while True:
        yield pause
        pause = min(pause * 2, LONGEST_PAUSE_S)


def look_after(part: Part, run: Callable[[], None], stop: Event) -> Thread:
    """Starts a thread that calls `run` again whenever it ends or raises, until `stop` is set."""

    def thread() -> None:
        waits = pauses()
        while not stop.is_set():
            started = monotonic()
            try:
                run()
            except (PartLost, PartRefused) as error:
                if not stop.is_set():
                    part.lost(error)
            except Exception as error:  # noqa: BLE001 - no fault of a library may end this thread
                part.blame(error, Text("doctor-thread-restarted"))
                part.lost(error)
            if monotonic() - started > 2 * LONGEST_PAUSE_S:
                waits = pauses()
            stop.wait(next(waits))

    started = Thread(target=thread, name=part.name, daemon=True)
    started.start()
    return started
