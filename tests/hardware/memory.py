"""Parts that exist only in memory, held to the same contracts as the real ones."""

from __future__ import annotations

from PIL.Image import Image

from hardware.errors import PartLost
from hardware.oled.diff import BLANK, changed_areas, glass_bytes


class MemoryScreen:
    """A glass that remembers its picture."""

    def __init__(self, name: str = "memory") -> None:
        self.name = name
        self.there = True
        self.fault: Exception | None = None
        self.level = "bright"
        self.seen: Image | None = None
        self.pictures: list[Image] = []
        self.beats = 0
        self._glass = BLANK

    def open(self) -> None:
        self._check()

    def display(self, image: Image) -> int:
        self._check()
        glass = glass_bytes(image)
        sent = sum(area.size for area in changed_areas(self._glass, glass, 0))
        self._glass, self.seen = glass, image
        self.pictures.append(image)
        return sent

    def beat(self) -> None:
        self._check()
        self.beats += 1

    def light(self, level: str) -> None:
        self._check()
        self.level = level

    def close(self) -> None:
        """Nothing to let go of."""

    def _check(self) -> None:
        if self.fault:
            raise self.fault
        if not self.there:
            raise PartLost("pulled out of memory")


class MemoryReader:
    """A reader on which a test lays tags."""

    def __init__(self) -> None:
        self.there = True
        self.tag: str | None = None

    def open(self) -> None:
        self._check()

    def read(self, timeout: float) -> str | None:
        self._check()
        return self.tag

    def close(self) -> None:
        """Nothing to let go of."""

    def _check(self) -> None:
        if not self.there:
            raise PartLost("pulled out of memory")


class MemoryLamp:
    """A lamp that a test can look at."""

    def __init__(self) -> None:
        self.lit = False

    def set(self, lit: bool) -> None:
        self.lit = lit

    def close(self) -> None:
        self.lit = False


class MemorySounder:
    """A buzzer that keeps what it played."""

    def __init__(self) -> None:
        self.now = (0, 0)
        self.played: list[tuple[int, int]] = []

    def tone(self, hertz: int, volume: int) -> None:
        self.now = (hertz, volume) if hertz and volume else (0, 0)
        self.played.append((hertz, volume))

    def close(self) -> None:
        self.now = (0, 0)


class MemoryPins:
    """Levels that a test sets; edges are put by the test itself."""

    def __init__(self) -> None:
        self.low: set[int] = set()

    def level(self, pin: int) -> bool:
        return pin not in self.low

    def close(self) -> None:
        """Nothing to let go of."""
