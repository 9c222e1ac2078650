"""The words of games that a box knows by name, kept for boxes of today; nothing else in the house may know one."""

from __future__ import annotations

KINDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "danger": ("Danger", ("prisoner", "curse")),
    "development": ("Development", ("development", "flight")),
    "black-hole": ("Black hole", ("black-hole",)),
}
"""Page id -> what its bar says, and the countdowns that belong on it (an id up to its colon)."""

SHOWS = ("auto", "phase", *KINDS, "dice", "seats", "join")
"""What a screen may show whatever is played."""

PHASE_SOUNDS = {"black-hole": "doom", "danger": "danger"}
"""Phases that are heard when they come."""
