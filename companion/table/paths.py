"""Paths into the plain values of a state: the words that lead from one value to one below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

NOTHING = object()
"""What lies at the end of a path that leads nowhere."""


def found_at(values: Any, path: Sequence[str]) -> Any:
    """The value at the end of a path, `NOTHING` where there is none."""
    for step in path:
        if isinstance(values, dict):
            values = values.get(step, NOTHING)
        else:
            values = values[int(step)] if takes(values, step) else NOTHING
    return values


def takes(holder: Any, step: str) -> bool:
    """Whether something can be put there. A dict may take a new key: whether the state knows it is the game's to say."""
    return isinstance(holder, dict) or (isinstance(holder, list) and step.isdecimal() and int(step) < len(holder))
