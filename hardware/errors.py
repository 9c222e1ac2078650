"""The faults of hardware; a refusal by the rules is never one of these."""

from __future__ import annotations


class HardwareError(Exception):
    """Root of every fault that a part, its wiring or its description can have."""


class PartLost(HardwareError, OSError):
    """A part that was there does not answer any more, or never did: unplugged, silent, wrong address."""


class PartSilent(PartLost, TimeoutError):
    """A part is connected and has stopped answering."""


class PartRefused(HardwareError, PermissionError):
    """A part is there and may not be used: rights, another program, a library that cannot work."""


class BoxFileError(HardwareError, ValueError):
    """A box file says something that cannot be built. `line` counts from 1 (0: not to be found)."""

    def __init__(self, key: str, reason: str, line: int = 0, file: str = "box.toml") -> None:
        self.key = key
        self.reason = reason
        self.line = line
        self.file = file
        where = f"{file} line {line}" if line else file
        shown = "".join(letter if letter.isprintable() else "?" for letter in key)
        super().__init__(f"{where}, {shown}: {reason}" if key else f"{where}: {reason}")


class RecordFault(HardwareError, TypeError):
    """The record of a driver is not whole: the file, and what it lacks."""
