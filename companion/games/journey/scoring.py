"""Fame points (RULES.md, section 8)."""

from __future__ import annotations

from msgspec import Struct

from companion.contract.game import Words
from companion.games.journey.facts import Facts
from companion.games.journey.pieces import KINDS, MUSHROOM_FOREST, Collection

SINGLE = 2
VEIN = (0, 1, 3, 6, 10, 15, 20)
MORE_OF_A_VEIN = 5
PAIRS = tuple(range(8, len(KINDS), 2))


class Tally(Struct, frozen=True):
    """The lines of a final account; `total` is their sum."""

    singles: int
    skulls: int
    skeletons: int
    gold: int
    quartz: int
    bonuses: int
    sightings: int
    water: int

    @property
    def total(self) -> int:
        found = self.singles + self.skulls + self.skeletons + self.gold + self.quartz
        return found + self.bonuses + self.sightings + self.water


def vein(cards: int) -> int:
    """What so many gold, or so many quartz, are worth together (8.4)."""
    return VEIN[cards] if cards < 7 else VEIN[6] + MORE_OF_A_VEIN * (cards - 6)


def skulls(held: Collection, worth: tuple[int, int]) -> int:
    """Matching halves as pairs, what is left as lone halves (8.2)."""
    lone, pair = worth
    points = 0
    for place in PAIRS:
        left, right = held[place], held[place + 1]
        if left or right:
            points += pair * (left if left < right else right) + lone * abs(left - right)
    return points


def skeletons(pieces: Collection, worth: tuple[int, int, int]) -> int:
    """Whole skeletons first, then two different pieces, then single ones (8.3)."""
    few, some, many = sorted(pieces)
    one, two, three = worth
    return three * few + two * (some - few) + one * (many - some)


def fossil_points(held: Collection, facts: Facts) -> int:
    """All fossils of one collection."""
    return (
        SINGLE * (held[0] + held[1] + held[2])
        + vein(held[3])
        + vein(held[4])
        + skeletons(held[5:8], facts.skeleton)
        + skulls(held, facts.skull)
    )


def bonus_points(cards: Words, facts: Facts) -> int:
    """The bonus cards for reaching a finish (8.5)."""
    return sum(facts.bonus.mushroom_forest if card == MUSHROOM_FOREST else facts.bonus.ruined_city for card in cards)


def tally(
    held: Collection, facts: Facts, bonuses: Words = (), sightings: tuple[int, ...] = (), water: int = 0
) -> Tally:
    """What a seat has in front of it, line by line; every stone is 1."""
    return Tally(
        singles=SINGLE * sum(held[:3]),
        skulls=skulls(held, facts.skull),
        skeletons=skeletons(held[5:8], facts.skeleton),
        gold=vein(held[3]),
        quartz=vein(held[4]),
        bonuses=bonus_points(bonuses, facts),
        sightings=sum(sightings),
        water=water,
    )
