"""Time: a monotonic clock for order and for waiting, a wall clock for showing and nothing else.

A Pi has no clock chip: until it has heard from the network its wall clock shows some earlier day, and then it
jumps. So whatever is shown with a date says whether the date was sure.
"""

from __future__ import annotations

import ctypes
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from msgspec import Struct


class Stamp(Struct, frozen=True):
    """A moment for people, in UTC. `sure` tells that the clock had been set from outside when it was read."""

    wall: datetime
    sure: bool


class Clock(Protocol):
    """Where time comes from: the machine, or what a test gives."""

    def monotonic(self) -> float:
        """Seconds since some moment, never back and never jumping; all order and all timers use these."""

    def stamp(self) -> Stamp:
        """Now, as people say it."""


class SystemClock:
    """The machine's clocks."""

    def monotonic(self) -> float:
        return time.monotonic()

    def stamp(self) -> Stamp:
        return Stamp(datetime.now(UTC), synchronised())


TIMESYNCD_MARK = Path("/run/systemd/timesync/synchronized")
"""systemd-timesyncd makes this file when it has set the clock, anew in each boot."""

TIME_ERROR = 5
"""What adjtimex(2) returns while the kernel has not been told by any time service that the clock is right."""


def synchronised(mark: Path = TIMESYNCD_MARK) -> bool:
    """Whether the wall clock was set from outside: timesyncd's mark, or the kernel's word for other services."""
    return mark.exists() or _kernel_state() not in (-1, TIME_ERROR)


def _kernel_state() -> int:
    """The answer of adjtimex(2) to a question that changes nothing (all zero); -1 where it may not be asked."""
    question = ctypes.create_string_buffer(1024)  # struct timex, 208 bytes or fewer
    answer: int = ctypes.CDLL(None).adjtimex(question)
    return answer
