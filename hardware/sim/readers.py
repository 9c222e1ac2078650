"""Simulated tag readers: they take a tag from a hand and speak their protocol to the real driver."""

from __future__ import annotations

from pathlib import Path
from threading import Condition, Thread
from typing import Protocol

from hardware.readers import rdm6300
from hardware.sim.plug import Plug

REPEAT_S = 0.065


class SimulatedReader(Protocol):
    """A reader that a hand can lay a tag on, and spoil."""

    def lay(self, tag: str) -> None:
        """Lays a tag on it and leaves it there."""

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


class SimulatedRdm6300:
    """Repeats its frame about every 65 ms while a tag lies there."""

    def __init__(self, link: Path) -> None:
        self._plug = Plug(link)
        self._news = Condition()
        self._tag: str | None = None
        self._garbled = self._silent = self._ended = False
        self._thread = Thread(target=self._speak, name=f"simulated {link.name}", daemon=True)
        self._thread.start()

    def lay(self, tag: str) -> None:
        """Lays a tag on it."""
        rdm6300.encode(tag)
        self._change(tag=tag)

    def lift(self) -> None:
        """Takes the tag away."""
        self._change(tag=None)

    def pull(self) -> None:
        """Pulls its cable."""
        self._plug.pull()

    def plug(self) -> None:
        """Puts the cable in, and mends whatever was wrong."""
        self._plug.plug()
        self._change(garbled=False, silent=False)

    def garble(self) -> None:
        """A bit of every frame is wrong."""
        self._change(garbled=True)

    def silence(self) -> None:
        """It says nothing."""
        self._change(silent=True)

    def close(self) -> None:
        """Ends the simulation."""
        self._change(ended=True)
        self._thread.join(1.0)
        self._plug.pull()

    def _change(self, **facts: str | bool | None) -> None:
        with self._news:
            for name, value in facts.items():
                setattr(self, f"_{name}", value)
            self._news.notify()

    def _speak(self) -> None:
        while not self._ended:
            with self._news:
                if self._tag is None or self._silent:
                    self._news.wait()
                tag = None if self._silent else self._tag
            if tag:
                self._plug.send(self._frame(tag))
                with self._news:
                    if self._tag == tag and not self._ended:
                        self._news.wait(REPEAT_S)

    def _frame(self, tag: str) -> bytes:
        frame = bytearray(rdm6300.encode(tag))
        if self._garbled:
            frame[3] ^= 0x01
        return bytes(frame)
