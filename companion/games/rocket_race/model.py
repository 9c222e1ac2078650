"""What a table of Rocket Race consists of: cards, cogs, rockets, and in the advanced game workshops.

Every card that has come up lies in exactly one pile of the state, so none can be in two places. Seats
are places in a tuple (0 is p1) inside this game; words of seats stand only in moves and plain values.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from companion.contract.game import SEATS, DiceOption, Position, Slot, UpkeepOption, Words
from companion.games.rocket_race.facts import COMPONENTS, DISCIPLINES, Blueprint, Facts, League, Trio

MOST_BONUS = 12  # of all effects on one roll together, up or down
LABEL = 18  # characters of a menu on the box
STAGES: Words = ("Launch", "Flight", "Landing")

Phase = Literal[
    "draw", "bidding", "development", "launch", "rolls", "verdict", "failure", "league", "reveal", "turn", "over"
]
Then = Literal["", "development", "draw", "turn"]
Status = Literal["due", "flying", "failed", "landed", "beaten"]
Where = Literal["focus", "development", "complete", "rocket", "row", "hand", "discard", "out"]
Acted = Literal["", "launch", "breakthrough", "research", "take", "market", "discard"]

T = TypeVar("T")


class Options(Struct, frozen=True):
    """How this table plays."""

    rules: Literal["standard", "advanced"] = "standard"
    three_stage: bool = False
    workshop_boost: bool = False
    ties: Literal["share", "reroll"] = "share"
    min_bid: Literal[0, 1] = 1
    dice: DiceOption = "either"
    upkeep: UpkeepOption = "confirm"


class Card(Struct, frozen=True, gc=False):
    """A card that has come up. `cogs` still lie on it, out of the `paid` it was won for (or more, once corrected);
    `title` is what people call it, see `titled`."""

    id: str
    kind: str
    name: str = ""
    reliability: int = 0
    cost: Trio = (0, 0, 0)
    skill: str = ""
    cogs: int = 0
    paid: int = 0
    title: str = ""

    @property
    def label(self) -> str:
        """Its title for a menu of the box, within 18 characters."""
        return self.title if len(self.title) <= LABEL else cut(self.title, LABEL)

    @property
    def priced(self) -> str:
        """Its label in the row, with its costs: `Capsule 3 E1 C2`."""
        return _priced(self.title, self.cost)


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


class State(Position, frozen=True, kw_only=True):
    """One moment of the table.

    `yards` are the build areas (upgrades too), `hands` the events that may be played, both by seat. `left` and
    `stock` count the deck by kind and by `catalogue` entry. `active` is the active player; once a card is won
    that is its winner. `bid` is -1 before the first bid. `fresh` is the card just won, `event` the one whose
    effects may be entered, `then` the phase after the rolls, `tie` that only a tie is being rolled off.
    `acted` is what the advanced turn has been used for, `took` whether a card was taken in it.
    """

    options: Options
    facts: Facts
    active: int = 0
    pools: tuple[int, ...]
    yards: tuple[Pile, ...]
    hands: tuple[Pile, ...]
    focus: Card | None = None
    row: Pile = ()
    discards: Pile = ()
    out: Pile = ()
    rockets: tuple[Rocket, ...] = ()
    left: tuple[int, ...]
    catalogue: tuple[Blueprint, ...] = ()
    stock: tuple[int, ...] = ()
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


def table(state: State) -> Pile:
    """Every card that is not in the deck."""
    piles = (*state.yards, *state.hands, *(rocket.cards for rocket in state.rockets))
    focus = (state.focus,) if state.focus else ()
    return (*(card for pile in piles for card in pile), *focus, *state.row, *state.discards, *state.out)


def titled(card: Card) -> Card:
    """The card with its title: its name, else its kind and worth. A card is called by it in every text and menu."""
    worth = f" {card.reliability}" if card.kind in COMPONENTS else ""
    told = spelt(card.name) if card.name else card.skill.capitalize().replace("+", " +")
    return replace(card, title=told or card.kind.capitalize() + worth)


@lru_cache(maxsize=4096)
def _priced(title: str, cost: Trio) -> str:
    price = initialled(cost)
    return f"{cut(title, LABEL - 1 - len(price))} {price}"


def spelt(slug: str) -> str:
    """A slug as people read it."""
    return slug.replace("-", " ").capitalize()


def initialled(points: Trio) -> str:
    """Points of the disciplines that have some, by their first letters."""
    said = [f"{word[0].upper()}{at}" for word, at in zip(DISCIPLINES, points, strict=True) if at]
    return " ".join(said) or "free"


def cut(text: str, width: int) -> str:
    """`text` within so many characters; what is left out shows."""
    return text if len(text) <= width else f"{text[: width - 1].rstrip()}…"


def card_slot(cards: Sequence[Card]) -> Slot:
    """The slot of a move that names one of these cards."""
    return Slot("card", tuple([card.id for card in cards]), labels=tuple([card.label for card in cards]))


def without(pile: Pile, card_id: str) -> Pile:
    return tuple(card for card in pile if card.id != card_id)


def spoken(words: Words) -> str:
    """Options as a person reads them out."""
    return " ".join(words) if words else "none"
