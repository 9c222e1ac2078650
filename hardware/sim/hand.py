"""What a hand does to a simulated tag reader: lays tags on it, pulls its cable, spoils what it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from hardware.sim.plug import Plug


class Plate:
    """A simulated reader as a hand sees it: it lays tags on it, and spoils it. `changed` is notified of everything that happens to it. With
    a `link` it hangs on a serial cable, whose near end the link stands for."""

    def __init__(self, link: Path | None = None) -> None:
        self.changed = Condition()
        self.tag: str | None = None
        self.plugged = True
        self.garbled = False
        self.silent = False
        self.ended = False
        self.cable = Plug(link) if link else None

    def _happen(self, **changes: Any) -> None:
        with self.changed:
            for name, value in changes.items():
                setattr(self, name, value)
            self.changed.notify_all()

    def lay(self, tag: str) -> None:
        """Lays a tag on it and leaves it there; a tag that the reader cannot have is a `ValueError`."""
        self._happen(tag=tag)

    def lift(self) -> None:
        """Takes the tag away."""
        self._happen(tag=None)

    def pull(self) -> None:
        """Pulls its cable."""
        self._happen(plugged=False)
        if self.cable:
            self.cable.pull()

    def plug(self) -> None:
        """Puts the cable in, and mends whatever was wrong."""
        if self.cable:
            self.cable.plug()
        self._happen(plugged=True, garbled=False, silent=False)

    def garble(self) -> None:
        """From now on what it says arrives damaged."""
        self._happen(garbled=True)

    def silence(self) -> None:
        """From now on it says nothing."""
        self._happen(silent=True)

    def close(self) -> None:
        """Ends the simulation."""
        self._happen(ended=True)
        if self.cable:
            self.cable.pull()

    @property
    def said(self) -> str | None:
        """The tag that the reader can tell of now."""
        return self.tag if self.plugged and not self.silent else None


class Repeater(Plate):
    """A reader that tells of its tag by itself, every `pause` seconds, or (None) once when it is laid down."""

    def __init__(self, name: str, say: Callable[[str], None], pause: float | None, link: Path | None = None) -> None:
        super().__init__(link)
        self._say, self._pause = say, pause
        self._thread = Thread(target=self._speak, name=f"simulated {name}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        super().close()
        self._thread.join(1.0)

    def _speak(self) -> None:
        told: str | None = None
        while not self.ended:
            with self.changed:
                told = told if told == self.said else None
                if self.said is None or (self._pause is None and self.said == told):
                    self.changed.wait()
                elif self.said == told:
                    self.changed.wait(self._pause)
                tag = self.said
            if tag and not (self._pause is None and tag == told) and not self.ended:
                self._say(tag)
                told = tag


class LineReader(Repeater):
    """A reader on a serial cable that sends the frame of its tag, every `pause` seconds or (None) once. Garbled, a byte
    of it arrives with the bits of `spoils` turned."""

    spoils = 0x01

    def __init__(self, link: Path, frame: Callable[[str], bytes], pause: float | None) -> None:
        self._frame = frame
        super().__init__(link.name, self._send, pause, link)

    def lay(self, tag: str) -> None:
        self._frame(tag)
        super().lay(tag)

    def _send(self, tag: str) -> None:
        frame = bytearray(self._frame(tag))
        if self.garbled:
            frame[3] ^= self.spoils
        if self.cable:
            self.cable.send(bytes(frame))
