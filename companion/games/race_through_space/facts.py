"""What only the components show: where belt and star lie, the die, the moon (RULES.md 0.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from companion.contract.game import Refusal, Text, Words, read_set

CARDS = 10
BELT = "asteroid-belt"
STAR = "shooting-star"

CardNumber = Annotated[int, Meta(ge=1, le=CARDS)]
Points = Annotated[int, Meta(ge=-99_999, le=99_999)] | Annotated[float, Meta(ge=-99_999, le=99_999)]
Face = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "arrows"]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """The two special cards are counted from 1 at the bottom."""

    asteroid: CardNumber
    star: CardNumber
    die: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=36)]
    moon: Annotated[tuple[Points, ...], Meta(max_length=999)]

    @property
    def faces(self) -> Words:
        """The different faces of the die."""
        return tuple(dict.fromkeys(self.die))

    @property
    def column(self) -> Words:
        """The cards from the bottom up as they lie at the start, the plain ones named in that order."""
        special = {self.asteroid: BELT, self.star: STAR}
        plain = iter(f"space-{number}" for number in range(1, CARDS - len(special) + 1))
        return tuple(special.get(card) or next(plain) for card in range(1, CARDS + 1))


def read_facts(plain: Mapping[str, Any]) -> Facts | Refusal:
    """The set's facts, checked."""
    facts = read_set(plain, Facts)
    if isinstance(facts, Refusal):
        return facts
    if facts.asteroid == facts.star:
        return Refusal(Text("same-card", card=facts.star), "0.8", code="bad-set")
    return facts
