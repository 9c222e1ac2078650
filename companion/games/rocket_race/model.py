"""What a table of Rocket Race consists of: cards, cogs, rockets, and in the advanced game workshops.

Every card that has come up lies in exactly one pile of the state, so none can be in two places. Seats
are places in a tuple (0 is p1) inside this game; words of seats stand only in moves and plain values.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, Literal, TypeVar

from msgspec import Struct

from companion.contract.game import (
    SEATS,
    Choice,
    DiceOption,
    Draw,
    Happening,
    Move,
    Position,
    Refusal,
    Slot,
    UpkeepOption,
    Words,
)
from companion.contract.text import Said, Several, Text, spaced
from companion.games.rocket_race.facts import (
    COGS,
    COMPONENTS,
    DISCIPLINES,
    KINDS,
    Blueprint,
    Facts,
    League,
    Trio,
    entered,
    totals,
)

MOST_BONUS = 12  # of all effects on one roll together, up or down
STAGE_WORDS: Words = ("launch", "flight", "landing")
STAGES = tuple(Text(f"stage-{word}") for word in STAGE_WORDS)

Phase = Literal[
    "draw", "bidding", "development", "launch", "rolls", "verdict", "failure", "league", "reveal", "turn", "over"
]
Then = Literal["", "development", "draw", "turn"]
Status = Literal["due", "flying", "failed", "landed", "beaten"]
Where = Literal["focus", "development", "complete", "rocket", "row", "hand", "discard", "out"]
Acted = Literal["", "launch", "breakthrough", "research", "take", "market", "discard"]

T = TypeVar("T")


class once(Generic[T]):
    """A value that follows from a state and is worked out once for it; functools.cached_property takes a lock."""

    def __init__(self, work_out: Callable[[State], T]) -> None:
        self.work_out = work_out

    def __get__(self, state: State, of: type[State]) -> T:
        value = state.__dict__[self.work_out.__name__] = self.work_out(state)
        return value


class Options(Struct, frozen=True):
    """How this table plays."""

    rules: Literal["standard", "advanced"] = "standard"
    three_stage: bool = False
    workshop_boost: bool = False
    ties: Literal["share", "reroll"] = "share"
    min_bid: Literal[0, 1] = 1
    dice: DiceOption = "either"
    upkeep: UpkeepOption = "confirm"


class Card(Struct, frozen=True, gc=False, cache_hash=True):
    """A card that has come up. `cogs` still lie on it, out of the `paid` it was won for (or more, once corrected)."""

    id: str
    kind: str
    name: str = ""
    reliability: int = 0
    cost: Trio = (0, 0, 0)
    skill: str = ""
    cogs: int = 0
    paid: int = 0

    @property
    def title(self) -> Said:
        """What people call it in every text and menu: its name, else its kind and worth."""
        return _title(self.name, self.kind, self.reliability, self.skill)

    @property
    def priced(self) -> Text:
        """Its title in the row, with its costs: `Capsule 3 E1 C2`."""
        return Text("priced", title=self.title, price=initialled(self.cost))


Pile = tuple[Card, ...]


class Rocket(Struct, frozen=True, gc=False):
    """A declared rocket and the cards tied up in it.

    `stage` counts the rolls it has passed; `due` takes part in the rolls at hand, `flying` waits for its next
    stage, `failed` is about to lose a component, `landed` has won, `beaten` landed with a higher roll. `bonus` is added to its Reliability this stage.
    """

    id: str
    owner: int
    cards: Pile
    stage: int = 0
    status: Status = "due"
    dice: tuple[int, ...] = ()
    bonus: int = 0

    @property
    def reliability(self) -> int:
        return sum(card.reliability for card in self.cards) + self.bonus


class State(Position, frozen=True, kw_only=True, gc=True, dict=True):
    """One moment of the table.

    `yards` are the build areas (upgrades too), `hands` the events that may be played, both by seat. `known` are
    the cards that the table has named and the set has not. `active` is the active player; once a card is won
    that is its winner. `bid` is -1 before the first bid. `fresh` is the card just won, `event` the one whose
    effects may be entered, `then` the phase after the rolls, `tie` that only a tie is being rolled off.
    `acted` is what the advanced turn has been used for, `took` whether a card was taken in it.
    """

    options: Options
    facts: Facts
    active: int = 0
    yards: tuple[Pile, ...]
    hands: tuple[Pile, ...]
    focus: Card | None = None
    row: Pile = ()
    discards: Pile = ()
    out: Pile = ()
    rockets: tuple[Rocket, ...] = ()
    known: tuple[Blueprint, ...] = ()
    drawn: int = 0
    launched: int = 0
    bid: int = -1
    bidder: int = -1
    passed: tuple[bool, ...]
    fresh: str = ""
    event: str = ""
    then: Then = ""
    tie: bool = False
    leagues: tuple[League | None, ...] = ()
    research: tuple[Trio, ...] = ()
    acted: Acted = ""
    took: bool = False

    @property
    def advanced(self) -> bool:
        return self.options.rules == "advanced"

    def pool(self, seat: int) -> int:
        """A seat's cogs that lie on no card (1.3); nobody has any in the advanced game."""
        cogs = COGS if self.options.rules == "standard" else 0
        for card in self.yards[seat]:
            cogs -= card.cogs
        return cogs

    @property
    def pools(self) -> tuple[int, ...]:
        return tuple([self.pool(seat) for seat in range(len(self.players))])

    @property
    def piles(self) -> tuple[Pile, ...]:
        """Every card that is not in the deck, as it lies."""
        focus = (self.focus,) if self.focus else ()
        rockets = [rocket.cards for rocket in self.rockets]
        return (*self.yards, *self.hands, *rockets, focus, self.row, self.discards, self.out)

    @once  # this and the next three: asked for several times by choices, play and settling
    def table(self) -> Pile:
        return sum(self.piles, ())

    @property
    def totals(self) -> tuple[int, ...]:
        """How many cards of each kind are in play, in the order of KINDS."""
        return totals(self.facts, self.advanced)

    @property
    def deck_empty(self) -> bool:
        """Whether all cards lie on the table; before so many have come up at all nothing need be counted."""
        total = sum(self.totals)
        return self.drawn >= total and len(self.table) >= total

    @once
    def left(self) -> tuple[int, ...]:
        """How many cards of each kind the deck still holds, in the order of KINDS."""
        left = dict(zip(KINDS, self.totals, strict=True))
        for card in self.table:
            left[card.kind] -= 1
        return tuple(left.values())

    @once
    def catalogue(self) -> tuple[Blueprint, ...]:
        """The cards that are known by name: from the set, then by what the table has told."""
        return (*entered(self.facts, self.advanced), *self.known)

    @once
    def stock(self) -> tuple[int, ...]:
        """How many copies of each entry of the catalogue the deck still holds."""
        named = [identity(card) for card in self.table if card.name]
        if not named:
            return tuple([entry.count for entry in self.catalogue])
        return tuple([max(0, entry.count - named.count(identity(entry))) for entry in self.catalogue])

    @property
    def stages(self) -> int:
        return len(STAGES) if self.options.three_stage else 1

    @property
    def landed(self) -> Words:
        """The seats that a rocket has landed for, once the rolls have been compared."""
        owners = {rocket.owner for rocket in self.rockets if rocket.status == "landed"}
        return tuple(SEATS[owner] for owner in sorted(owners))

    @property
    def winners(self) -> Words:
        return self.landed if self.over else ()


Outcome = tuple[State, tuple[Happening, ...]]
"""What a move, or what follows by itself, leads to: the new state, and what happened in order."""


class Deed(Struct, frozen=True):
    """One verb of a part: what is `offered` of it now, `why_not` to whoever says it, and what it does to the state.

    `do` still refuses what its further words get wrong. `draws` is the chance that the box must add to a line.
    """

    verb: str
    offered: Callable[[State], tuple[Choice, ...]]
    do: Callable[[State, Move], Outcome | Refusal]
    why_not: Callable[[State, Words], Refusal | None] | None = None
    draws: Callable[[State, Words], tuple[Draw, ...]] | None = None


class Part(Struct, frozen=True):
    """What one phase is made of: its deeds in the order of a menu, and what follows in it by itself.

    `settle` returns the very same state when a seat or the table has to act. `open` tells which of
    the deeds may be offered now; None: all of them.
    """

    deeds: tuple[Deed, ...]
    settle: Callable[[State], Outcome]
    open: Callable[[State], tuple[Deed, ...]] | None = None


def identity(card: Card | Blueprint) -> tuple[str, str, int, Trio, str]:
    """What makes a card of the table a copy of one that is known."""
    return (card.name, card.kind, card.reliability or 0, card.cost, card.skill)


@lru_cache(maxsize=4096)  # the same few cards are spoken of in every text and menu
def _title(name: str, kind: str, reliability: int, skill: str) -> Said:
    if name:
        return spelt(name)
    if skill:
        return skill_of(skill)
    return (
        Text("card-worth", kind=Text(f"kind-{kind}"), worth=reliability) if kind in COMPONENTS else Text(f"kind-{kind}")
    )


def skill_of(skill: str) -> Text:
    """What an upgrade adds: `electrics+1`."""
    discipline, _, more = skill.partition("+")
    return Text("skill-more", discipline=Text(f"discipline-{discipline}"), more=more)


def spelt(slug: str) -> str:
    """A slug as people read it."""
    return slug.replace("-", " ").capitalize()


def initialled(points: Trio) -> Said:
    """Points of the disciplines that have some, by their first letters."""
    said = [f"{word[0].upper()}{at}" for word, at in zip(DISCIPLINES, points, strict=True) if at]
    return " ".join(said) or Text("free")


def valued(word: str) -> Text:
    """`reliability=3` as people read it: `Reliability 3`."""
    field, _, value = word.partition("=")
    return Text("valued", field=Text(f"field-{field}"), value=value)


@lru_cache(maxsize=2048)  # the same piles are offered again and again, to be discarded, taken, completed
def card_slot(cards: Pile, name: str = "card", face_down: bool = False) -> Slot:
    """The slot of a move that names one of these cards; events may lie face down."""
    labels = [Text("event-card", card=card.id) if face_down and card.kind == "event" else card.title for card in cards]
    return Slot(name, tuple([card.id for card in cards]), labels=tuple(labels))


def rocket_slot(ids: Words) -> Slot:
    """The slot of a move that names one of these rockets."""
    return Slot("rocket", ids, labels=tuple([Text("rocket", rocket=rocket[1:]) for rocket in ids]))


def without(pile: Pile, card_id: str) -> Pile:
    return tuple(card for card in pile if card.id != card_id)


def spoken(words: Words) -> Several | Text:
    """Options as a person reads them out."""
    return spaced(*words) if words else Text("none")
