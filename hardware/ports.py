"""What every kind of part MUST and MAY do, so that real, simulated and in-memory ones are interchangeable.

One contract test a port holds all of them to these words (`tests/hardware/test_contracts.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PIL.Image import Image

from companion.contract.view import Bulletin


class Input(Struct, frozen=True):
    """One thing a hand did. `token` is a word of the contract or a raw tag id; `source` is `panel` or
    `reader:NAME`; `at` is the monotonic second at which it happened, not that at which it was noticed."""

    token: str
    source: str
    at: float


class Edge(Struct, frozen=True):
    """A pin changed: `level` is True when high, `at` in monotonic seconds."""

    pin: int
    level: bool
    at: float


Send = Callable[[Input], None]
Draw = Callable[[str, Bulletin], Image]


class Pins(Protocol):
    """Input pins. An edge MUST be put into `edges` by a callback that does nothing else, and carry its own
    time. Bounces MUST be passed on unfiltered. A pin held at start MUST NOT give an edge."""

    def level(self, pin: int) -> bool:
        """The level now, True when high."""

    def close(self) -> None:
        """Lets go of every pin. MAY be called twice."""


class Screen(Protocol):
    """A 128x64 one-bit glass. A lost screen MUST raise `PartLost` from every method but `close`, also when
    the picture has not changed and only `beat` is called; after that `open` MUST work again."""

    name: str

    def open(self) -> None:
        """Initialises the chip and clears the glass. MUST be callable again after a loss, on the same object."""

    def display(self, image: Image) -> int:
        """Shows a picture of mode "1", sending only what differs; the number of bytes sent, MAY be 0."""

    def beat(self) -> None:
        """Talks to the chip although nothing changed, and repairs a part of the glass."""

    def light(self, level: str) -> None:
        """`bright`, `dim` or `blank`. The picture MUST survive a blank."""

    def close(self) -> None:
        """Lets go of the bus and MUST leave the picture standing."""


class TagReader(Protocol):
    """Reads tag ids. MUST give an id in upper-case hex without checksum, MUST NOT give noise as a tag, and
    MAY give the same id again and again while the tag lies there."""

    def open(self) -> None:
        """Makes ready; `PartLost` or `PartRefused` when it cannot. MUST be callable again after a loss."""

    def read(self, timeout: float) -> str | None:
        """The next id, or None after at most about `timeout` seconds. MUST raise `PartLost` once it is gone."""

    def close(self) -> None:
        """Lets go. MAY be called twice, and from another thread than `read`."""


class Lamp(Protocol):
    """One lamp. MUST be dark after `close`."""

    def set(self, lit: bool) -> None:
        """Lights it or not."""

    def close(self) -> None:
        """Dark, and lets go of the pin."""


class Sounder(Protocol):
    """A passive buzzer. MUST be silent after `close`."""

    def tone(self, hertz: int, volume: int) -> None:
        """Sounds until told otherwise; 0 hertz or volume 0 is silence. `volume` is 0 to 10."""

    def close(self) -> None:
        """Silence, and lets go of the pin."""
