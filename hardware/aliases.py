"""What a screen may show whatever is played, and the words of games that the first boxes were set to."""

from __future__ import annotations

OWN = ("phase", "dice", "seats", "join")
"""Pages of the house."""
COUNTDOWNS = "countdowns"
"""What the view counts down, for a game that brings no page of its own."""
OLD_WORDS = ("danger", "development", "black-hole")
"""Pages that a box file could name before it could name any page of any game."""
SHOWS = ("auto", *OWN, COUNTDOWNS, *OLD_WORDS)
