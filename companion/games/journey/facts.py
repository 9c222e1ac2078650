"""What only the components of a set show (RULES.md 0.8)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from companion.contract.game import Words
from companion.games.journey.pieces import ADVENTURE_CARDS, KINDS, MOST_SKULLS, CardColour, Collection, Count, Points


class ExplorerColours(Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards move which explorer."""

    lidenbrock: CardColour = "blue"
    axel: CardColour = "yellow"
    hans: CardColour = "red"

    def of(self, explorer: str) -> str:
        """The colour of one explorer."""
        return {"lidenbrock": self.lidenbrock, "axel": self.axel, "hans": self.hans}[explorer]


class BonusPoints(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the two cards at the ends of the legs are worth."""

    mushroom_forest: Points = 4
    ruined_city: Points = 4


class FossilDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """How many fossil cards of each kind a set has, skulls as (left, right) halves; 64 in all."""

    snail: Count
    bone: Count
    shell: Count
    gold: Count
    quartz: Count
    skeleton: tuple[Count, Count, Count]
    skulls: Annotated[tuple[tuple[Count, Count], ...], Meta(max_length=MOST_SKULLS)]

    @property
    def counts(self) -> Collection:
        halves = tuple(half for pair in self.skulls for half in pair)
        singles = (self.snail, self.bone, self.shell, self.gold, self.quartz, *self.skeleton, *halves)
        return singles + (0,) * (len(KINDS) - len(singles))


class Maps(Struct, frozen=True, forbid_unknown_fields=True):
    """The board as text, each part by itself and "" when unknown. `board.py` says how they are written."""

    descent: str = ""
    sea: str = ""
    lava: str = ""


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """What only the components show.

    `skull` is worth (lone half, pair), `skeleton` (one piece, two, all three). `skulls` is the number of different
    skulls, read only while `fossils` is unknown. `adventures` holds sea cards in the words of their `reveal`.
    """

    explorers: ExplorerColours = ExplorerColours()
    bonus: BonusPoints = BonusPoints()
    skull: tuple[Points, Points] = (0, 5)
    skeleton: tuple[Points, Points, Points] = (1, 3, 12)
    skulls: Annotated[int, Meta(ge=1, le=MOST_SKULLS)] = MOST_SKULLS
    fossils: FossilDeck | None = None
    adventures: Annotated[tuple[str, ...], Meta(max_length=ADVENTURE_CARDS)] = ()
    board: Maps = Maps()


def known_kinds(facts: Facts) -> Words:
    """The fossil kinds that this set has."""
    if facts.fossils is None:
        return KINDS[: 8 + 2 * facts.skulls]
    return tuple(kind for kind, count in zip(KINDS, facts.fossils.counts, strict=True) if count)
