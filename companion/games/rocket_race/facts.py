"""What only the components show: how many cards of which kind, Leagues, cards by name (RULES.md, 0.8)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from companion.contract.game import Words

COGS = 10
POINTS = 4
ROW = 5
LEAGUES = 4
ACCESSORIES = 3
BEST_RELIABILITY = 12
DISCIPLINES: Words = ("electrics", "mechanics", "chemistry")
KINDS: Words = ("steering", "propulsion", "capsule", "accessory", "event", "upgrade")
COMPONENTS: Words = KINDS[:4]
CORE: Words = ("capsule", "propulsion", "steering")
PLACE = {kind: place for place, kind in enumerate(KINDS)}

Kind = Literal["steering", "propulsion", "capsule", "accessory", "event", "upgrade"]
Slug = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
MaybeSlug = Annotated[str, Meta(pattern=r"^([a-z0-9]+(-[a-z0-9]+)*)?$", max_length=40)]
Skill = Annotated[str, Meta(pattern=r"^((electrics|mechanics|chemistry)\+[1-3])?$")]
Reliability = Annotated[int, Meta(ge=0, le=BEST_RELIABILITY)]
Cost = Annotated[int, Meta(ge=0, le=POINTS)]
Level = Annotated[int, Meta(ge=1, le=3)]
Copies = Annotated[int, Meta(ge=0, le=99)]
Trio = tuple[int, int, int]


class Blueprint(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A card as the set knows it or as the table has named it. `reliability` None: not entered yet."""

    name: Slug
    kind: Kind
    reliability: Reliability | None = None
    electrics: Cost = 0
    mechanics: Cost = 0
    chemistry: Cost = 0
    skill: Skill = ""
    text: Annotated[str, Meta(max_length=500)] = ""
    count: Annotated[int, Meta(ge=1, le=99)] = 1

    @property
    def cost(self) -> Trio:
        return (self.electrics, self.mechanics, self.chemistry)


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each kind the box holds; upgrades come up in the advanced game only."""

    steering: Copies = 8
    propulsion: Copies = 8
    capsule: Copies = 8
    accessory: Copies = 12
    event: Copies = 6
    upgrade: Copies = 6


class League(Struct, frozen=True, forbid_unknown_fields=True):
    """A League's skill in the three disciplines; `name` is "" for one that was entered by its numbers."""

    name: MaybeSlug
    electrics: Level
    mechanics: Level
    chemistry: Level

    @property
    def skills(self) -> Trio:
        return (self.electrics, self.mechanics, self.chemistry)


class Facts(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What only the components show. `cards` are those whose faces have been entered."""

    deck: Deck = Deck()
    leagues: Annotated[tuple[League, ...], Meta(max_length=LEAGUES)] = ()
    cards: Annotated[tuple[Blueprint, ...], Meta(max_length=200)] = ()


@lru_cache(maxsize=16)  # asked for at every draw, the same for all states of a table
def totals(facts: Facts, advanced: bool) -> tuple[int, ...]:
    """How many cards of each kind are in play, in the order of KINDS."""
    deck = facts.deck
    upgrades = deck.upgrade if advanced else 0
    return (deck.steering, deck.propulsion, deck.capsule, deck.accessory, deck.event, upgrades)


@lru_cache(maxsize=16)  # likewise; a set of many cards is read through once
def entered(facts: Facts, advanced: bool) -> tuple[Blueprint, ...]:
    """The set's cards that are known well enough for these rules to come up by name (2.3)."""
    return tuple(card for card in facts.cards if _enough(card, advanced))


def _enough(card: Blueprint, advanced: bool) -> bool:
    if card.kind == "event":
        return True
    if card.kind == "upgrade":
        return advanced and bool(card.skill) and any(card.cost)
    return card.reliability is not None and (any(card.cost) or not advanced)
