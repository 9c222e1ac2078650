"""What cannot be, raised with its reason as a text."""

from __future__ import annotations

from companion.contract.text import Said
from companion.words.speaker import speaker


class Fault(Exception):
    """The root of faults whose reason people read. `text` is said by the exit; in a trace it is English."""

    def __init__(self, text: Said) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return speaker().say(self.text)
