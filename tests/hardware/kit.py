"""What the tests of the parts share: something to wait on instead of sleeping, pictures, bulletins, recordings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Condition, Event
from typing import Any

from PIL import Image, ImageDraw

from companion.contract.text import Said
from companion.contract.view import Bulletin, Countdown, DiceView, Notice, Phase, SeatView, View
from companion.words import speaker
from hardware.ports import Input

RECORDED = Path(__file__).parent / "recorded"
PATIENCE_S = 20.0
"""How long a test waits for what must come; a busy machine may stand still for a second or two."""


class Inbox:
    """Takes inputs from any thread, and lets a test wait for them."""

    def __init__(self) -> None:
        self.inputs: list[Input] = []
        self._news = Condition()

    def __call__(self, given: Input) -> None:
        with self._news:
            self.inputs.append(given)
            self._news.notify_all()

    @property
    def tokens(self) -> list[str]:
        with self._news:
            return [given.token for given in self.inputs]

    def wait(self, count: int) -> list[str]:
        """The tokens, once there are `count` of them."""
        with self._news:
            if not self._news.wait_for(lambda: len(self.inputs) >= count, PATIENCE_S):
                raise AssertionError(f"{count} inputs were awaited, there are only {self.inputs}")
        return self.tokens


def eventually(condition: Callable[[], Any], patience: float = PATIENCE_S) -> None:
    """Looks until something has become true; fails when it does not."""
    waiting = Condition()
    with waiting:
        for _ in range(int(patience / 0.005)):
            if condition():
                return
            waiting.wait(0.005)
    raise AssertionError(f"it did not happen within {patience} s")


def say(said: Said, language: str = "en") -> str:
    return speaker(language).say(said)


def moment() -> None:
    """The least time a hand needs between two touches; a contact is deaf for 25 ms after each change."""
    Event().wait(0.03)


def picture(text: str = "", inverted: bool = False) -> Image.Image:
    image = Image.new("1", (128, 64), int(inverted))
    ImageDraw.Draw(image).text((4, 20), text, fill=int(not inverted), font_size=32)
    return image


def draw(shows: str, bulletin: Bulletin) -> Image.Image:
    """A page that differs for every screen and every bulletin."""
    return picture(f"{shows[:3]} {bulletin.number}")


def view(seq: int = 1, **more: Any) -> View:
    given: dict[str, Any] = {
        "game": "test", "title": "Test", "phase": Phase("roll", "Roll"), "round": 1, "turn": "p1", "seq": seq,
        "seats": (SeatView("p1", "Anna", "red", acts=True), SeatView("p2", "Bob", "blue")),
    }  # fmt: skip
    return View(**{**given, **more})


def bulletin(number: int = 1, notice: Notice | None = None, **more: Any) -> Bulletin:
    return Bulletin(number, view(**more), notice=notice)


def roll(face: str, seat: str = "p1", number: int = 1) -> DiceView:
    return DiceView(seat, (face,), "box", number=number)


def urgent(name: str) -> Countdown:
    return Countdown(name, name, 1, 3, urgent=True)


def recorded_edges(name: str) -> list[tuple[float, bool]]:
    """A contact's edges from a file of lines `milliseconds level`, level 0 being pressed."""
    lines = (RECORDED / name).read_text().splitlines()
    edges = [line.split() for line in lines if line and not line.startswith("#")]
    return [(float(at) / 1000, level == "0") for at, level in edges]


def recorded_bytes(name: str) -> bytes:
    """A line's bytes from a file of hex, comments after #."""
    lines = (RECORDED / name).read_text().splitlines()
    return bytes.fromhex("".join(line.partition("#")[0] for line in lines))
