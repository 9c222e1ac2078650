"""Care for the glass: OLED pixels fade where they shine, so an idle box dims its screens, then darkens them."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Annotated

from msgspec import Meta

from hardware.record import Settings


class RestSettings(Settings, frozen=True):
    """Care for the screens: seconds without a touch until they are dimmed, and until they are dark."""

    dim_after: Annotated[float, Meta(ge=1)] = 180.0
    blank_after: Annotated[float, Meta(ge=1)] = 1200.0


class Rest:
    """How bright the screens are, from the time of the last touch. `night` holds them dim.

    A press while the screens are dark only wakes them: nobody could see what it would do. A dimmed screen
    can still be read, so a press then is meant.
    """

    def __init__(self, config: RestSettings, wakened: Callable[[], None] = lambda: None) -> None:
        self.night = False
        self._config = config
        self._wakened = wakened
        self._touched_at = monotonic()

    def level(self, now: float) -> str:
        """`bright`, `dim` or `blank`."""
        idle = now - self._touched_at
        if idle >= self._config.blank_after:
            return "blank"
        return "dim" if self.night or idle >= self._config.dim_after else "bright"

    def touch(self, at: float) -> bool:
        """Somebody did something; True when the screens were dark, so that it only wakes them."""
        before = self.level(at)
        self._touched_at = max(self._touched_at, at)
        if before != self.level(at):
            self._wakened()
        return before == "blank"
