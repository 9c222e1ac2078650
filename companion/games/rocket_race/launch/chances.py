"""What a rocket's chances are, exactly (RULES.md, sections 6 and 9)."""

from __future__ import annotations

from fractions import Fraction

ROLLS = 36
LANDING: tuple[int, ...] = (1, 1, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 35)
"""Of 36 rolls of two dice, how many succeed with a Reliability of 0, 1, … 12 (2 always, 12 never: 6.2)."""


def succeeds(dice: tuple[int, ...], reliability: int) -> bool:
    """Whether one Reliability roll succeeds."""
    rolled = sum(dice)
    return rolled == 2 or (rolled <= reliability and rolled < 12)


def highest(reliability: int) -> int:
    """The highest roll that succeeds."""
    return max(2, min(11, reliability))


def outcomes(reliability: int) -> int:
    """How many of the 36 rolls succeed."""
    return LANDING[max(0, min(reliability, len(LANDING) - 1))]


def chance(reliability: int, bonus: int, stages: int) -> Fraction:
    """To land with `stages` rolls still to come, the `bonus` counting for the next one only."""
    later = Fraction(outcomes(reliability), ROLLS) ** (stages - 1)
    return Fraction(outcomes(reliability + bonus), ROLLS) * later


def percent(part: Fraction) -> str:
    """A chance as people say it, within 5 characters; never 0, since a 2 always lands."""
    rounded = round(part * 100)
    return f"{rounded} %" if rounded else "<1 %"
