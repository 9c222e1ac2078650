"""What a table of the Journey consists of: hands that are only counted, open fossils, decks, the turn in hand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from companion.contract.game import DiceOption, Happening, Position, UpkeepOption, Words
from companion.games.journey.facts import Facts
from companion.games.journey.pieces import COLOURS, DECKS, Collection, Count, Points
from companion.games.journey.scoring import Tally, tally

ENDING = "ending"
"""What `phase` is in passing when a turn is done; no state rests there."""

Leg = Literal[1, 2, 3]
Phase = Literal["turn", "limit", "refill", "discovery", "event", "adventure", "supply", "lava", "over"]
AdventureKind = Literal["fossil", "sighting", "ball-lightning"]


class Options(Struct, frozen=True):
    """How this table plays. `dice` and `upkeep` are every game's: here the box draws fossils, and there are no upkeep steps."""

    lamp: Literal["keep-due", "keep-all"] = "keep-due"
    dice: DiceOption = "either"
    upkeep: UpkeepOption = "confirm"


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards a seat holds; which ones is nobody else's business."""

    explorer: Count
    equipment: Count


class Discards(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards used up; only explorer and equipment cards come back."""

    explorer: Count = 0
    equipment: Count = 0
    event: Count = 0
    adventure: Count = 0


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An event that a seat keeps for later."""

    id: str
    seat: str
    name: str = ""


class Underway(Struct, frozen=True, cache_hash=True):
    """A move not yet stopped: who, and its small moves as `play yellow`, `step d:plain`. `walking.way` tells how far it is."""

    figure: str
    made: Words = ()

    @property
    def explorers(self) -> int:
        """The explorer cards played for it."""
        return sum([small[5:] in COLOURS for small in self.made])

    @property
    def gear(self) -> int:
        """The equipment cards played for it."""
        return sum([small[:5] == "play " for small in self.made]) - self.explorers


class Landing(Struct, frozen=True, forbid_unknown_fields=True):
    """What a finished move still brings: equipment symbols of a discovery, event cards, the end of the leg."""

    symbols: Words = ()
    events: Count = 0
    finish: bool = False
    sailed: bool = False


class Dig(Struct, frozen=True, forbid_unknown_fields=True):
    """Fossils on their way: `draw` cards are to be named, `due` of them kept; `drawn` waits for `keep`."""

    draw: Count
    due: Count
    drawn: Words = ()


class Adventure(Struct, frozen=True, forbid_unknown_fields=True):
    """The open sea card. `cost` are colours, or `2same`, `2any`; after it is `won` or has `struck` one fossil changes hands."""

    kind: AdventureKind
    cost: Words
    points: Points = 0
    stage: Literal["offered", "won", "struck"] = "offered"

    @property
    def price(self) -> int:
        return int(self.cost[0][0]) if self.cost[0][0].isdigit() else len(self.cost)


class Lava(Struct, frozen=True, forbid_unknown_fields=True):
    """The raft on the lava stream: spaces entered so far (the place on a known stream), and a loss not yet settled.

    `shown` is the equipment card that protects, "" before it is revealed.
    """

    at: Count = 0
    loss: Annotated[int, Meta(ge=0, le=2)] = 0
    last: bool = False
    shown: Literal["", "rope", "pickaxe", "compass", "hardtack", "lamp"] = ""


class State(Position, frozen=True, kw_only=True):
    """One moment. Tuples run by seat. `active` has the turn; `asking` are the seats still to answer, in order;
    `revealed` are the sea cards that came up, in the words of their `reveal`."""

    options: Options
    facts: Facts
    leg: Leg = 1
    active: str = "p1"
    opening: bool = False
    hands: tuple[Hand, ...]
    water: tuple[int, ...]
    fossils: tuple[Collection, ...]
    gone: Collection
    display: Words = ()
    discards: Discards = Discards()
    positions: tuple[str, str, str, str] = ("", "", "", "")
    bonuses: tuple[Words, ...]
    sightings: tuple[tuple[int, ...], ...]
    events: tuple[EventCard, ...] = ()
    drawn: int = 0
    move: Underway | None = None
    landing: Landing = Landing()
    asking: Words = ()
    dig: Dig | None = None
    adventure: Adventure | None = None
    revealed: Words = ()
    lava: Lava = Lava()

    @property
    def asks(self) -> str:
        """The phase; `opening` at the beginning of a turn while the first display is still to be laid."""
        fresh = self.phase == "refill" or (self.phase == "turn" and not self.drawn and self.move is None)
        return "opening" if self.opening and fresh else self.phase

    @property
    def explorer_deck(self) -> int:
        """The size of the face-down deck: what lies nowhere else; so with every deck."""
        out = sum([hand.explorer for hand in self.hands]) + self.discards.explorer
        return DECKS["explorer"] - out - (self.move.explorers if self.move else 0)

    @property
    def equipment_deck(self) -> int:
        out = sum([hand.equipment for hand in self.hands]) + self.discards.equipment + len(self.display)
        return DECKS["equipment"] - out - (self.move.gear if self.move else 0)

    @property
    def fossil_deck(self) -> int:
        drawn = len(self.dig.drawn) if self.dig else 0
        return DECKS["fossil"] - sum(map(sum, self.fossils)) - sum(self.gone) - drawn

    @property
    def event_deck(self) -> int:
        return DECKS["event"] - len(self.events) - self.discards.event

    @property
    def adventure_deck(self) -> int:
        return DECKS["adventure"] - sum(map(len, self.sightings)) - self.discards.adventure

    @property
    def decks(self) -> dict[str, int]:
        """The size of every face-down deck, less than none where more is out than there is."""
        return {deck: getattr(self, f"{deck}_deck") for deck in DECKS}

    def tally(self, at: int) -> Tally:
        """What the seat at a place has in front of it now."""
        return tally(self.fossils[at], self.facts, self.bonuses[at], self.sightings[at], self.water[at])

    @property
    def scores(self) -> dict[str, int]:
        """Points by seat, as things lie now."""
        return {seat: self.tally(at).total for at, seat in enumerate(self.seats)}

    @property
    def leaders(self) -> Words:
        """Most points, then most fossil cards, then shared (8.7, 8.8)."""
        ranks = [(self.tally(at).total, sum(held)) for at, held in enumerate(self.fossils)]
        return tuple(seat for seat, rank in zip(self.seats, ranks, strict=True) if rank == max(ranks))

    @property
    def winners(self) -> Words:
        return self.leaders if self.over else ()


Told = tuple[Happening, ...]
Outcome = tuple[State, Told]
"""What a move, or what follows by itself, leads to: the state, and what happened in order."""
