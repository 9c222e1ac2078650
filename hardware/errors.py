"""The faults of hardware; a refusal by the rules is never one of these."""

from __future__ import annotations

from companion.contract.text import Said, Text
from companion.words import speaker


class HardwareError(Exception):
    """Root of every fault that a part, its wiring or its description can have. It is told by `said`, in any language."""

    @property
    def said(self) -> Said:
        """What is wrong."""
        return self.args[0] if self.args else type(self).__name__

    def __str__(self) -> str:
        return speaker().say(self.said)


class PartLost(HardwareError, OSError):
    """A part that was there does not answer any more, or never did: unplugged, silent, wrong address."""


class PartSilent(PartLost, TimeoutError):
    """A part is connected and has stopped answering."""


class PartRefused(HardwareError, PermissionError):
    """A part is there and may not be used: rights, another program, a library that cannot work."""


class BoxFileError(HardwareError, ValueError):
    """A box file says something that cannot be built. `line` counts from 1 (0: not to be found)."""

    def __init__(self, key: str, reason: Said, line: int = 0, file: str = "box.toml") -> None:
        self.key = key
        self.reason = reason
        self.line = line
        self.file = file
        where: Said = Text("doctor-at-line", file=file, line=line) if line else file
        shown = "".join(letter if letter.isprintable() else "?" for letter in key)
        if key:
            super().__init__(Text("doctor-wrong-setting", where=where, key=shown, reason=reason))
        else:
            super().__init__(Text("doctor-wrong-file", where=where, reason=reason))


class RecordFault(HardwareError, TypeError):
    """The record of a driver is not whole: the file, and what it lacks."""
