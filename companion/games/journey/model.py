"""What a table of the Journey consists of: hands that are only counted, open fossils, decks, the turn in hand."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from companion.game import SEATS, Position, Words

T = TypeVar("T")

EXPLORERS: Words = ("lidenbrock", "axel", "hans")
RAFT = "raft"
FIGURES: Words = (*EXPLORERS, RAFT)
COLOURS: Words = ("blue", "yellow", "red")
EQUIPMENT: Words = ("rope", "pickaxe", "compass", "hardtack", "lamp")
WALKING_GEAR: Words = ("rope", "pickaxe", "compass", "hardtack")
SINGLES: Words = ("snail", "bone", "shell")
VEINS: Words = ("gold", "quartz")
SKELETON: Words = ("skeleton-1", "skeleton-2", "skeleton-3")
MOST_SKULLS = 6
KINDS: Words = (
    *SINGLES,
    *VEINS,
    *SKELETON,
    *(f"skull-{skull}-{side}" for skull in range(1, MOST_SKULLS + 1) for side in ("left", "right")),
)
"""The kinds of fossil; a `Collection` counts them in this order."""
MUSHROOM_FOREST, RUINED_CITY = "mushroom-forest", "ruined-city"

EXPLORER_CARDS, EQUIPMENT_CARDS, FOSSIL_CARDS, EVENT_CARDS, ADVENTURE_CARDS = 63, 45, 64, 16, 10
EXPLORER_LIMIT, EQUIPMENT_LIMIT, DISPLAY, DRAWS, STONES = 10, 5, 3, 3, 20
KEPT_PER_STONE = 3
MOST_OF_A_COLOUR = 5
STAR = "star"

Collection = tuple[int, ...]
Count = Annotated[int, Meta(ge=0)]
Points = Annotated[int, Meta(ge=0, le=99)]
CardColour = Literal["blue", "yellow", "red"]
Equipment = Literal["rope", "pickaxe", "compass", "hardtack", "lamp"]
Leg = Literal[1, 2, 3]
Phase = Literal["turn", "limit", "refill", "discovery", "event", "adventure", "supply", "lava", "over"]
AdventureKind = Literal["fossil", "sighting", "ball-lightning"]


class Options(Struct, frozen=True):
    """How this table plays."""

    lamp: Literal["keep-due", "keep-all"] = "keep-due"


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
    skulls: Annotated[int, Meta(ge=1, le=MOST_SKULLS)] = 4
    fossils: FossilDeck | None = None
    adventures: Annotated[tuple[str, ...], Meta(max_length=ADVENTURE_CARDS)] = ()
    board: Maps = Maps()


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards a seat holds; which ones is nobody else's business."""

    explorer: Count
    equipment: Count


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of the face-down decks."""

    explorer: int
    equipment: int
    fossil: int
    event: int
    adventure: int


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


class Underway(Struct, frozen=True):
    """A move not yet stopped. `made` are its small moves as `play yellow`, `step d:plain`; the rest follows from them.

    `paid` and `spent` count spaces; `rope` and `compass` those still unused; `at` is a space of the known map or "".
    """

    figure: str
    made: Words = ()
    colour: str = ""
    cards: int = 0
    gear: int = 0
    paid: int = 0
    spent: int = 0
    rope: int = 0
    compass: int = 0
    pickaxe: bool = False
    forward: bool = False
    path: Words = ()
    at: str = ""


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
    """One moment. Tuples run by seat. `active` has the turn; `asking` are the seats still to answer, in order."""

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
    decks: Decks
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
    lava: Lava = Lava()


NOTHING: Collection = (0,) * len(KINDS)


def index(seat: str) -> int:
    """The place of a seat in every tuple that runs by seat."""
    return SEATS.index(seat)


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """`row` with one value changed."""
    return (*row[:place], value, *row[place + 1 :])


def name(state: State, seat: str) -> str:
    """What people call a seat."""
    return state.players[SEATS.index(seat)]


def from_seat(state: State, seat: str) -> Words:
    """All seats clockwise, `seat` first."""
    place = SEATS.index(seat)
    return state.seats[place:] + state.seats[:place]


def known_kinds(facts: Facts) -> Words:
    """The fossil kinds that this set has."""
    if facts.fossils is None:
        return KINDS[: 8 + 2 * facts.skulls]
    return tuple(kind for kind, count in zip(KINDS, facts.fossils.counts, strict=True) if count)


def listed(collection: Collection) -> Words:
    """Every card of a collection, by its kind."""
    return tuple(kind for kind, count in zip(KINDS, collection, strict=True) for _ in range(count))


def counted(kinds: Words) -> Collection:
    """The collection that these cards make."""
    return tuple(map(kinds.count, KINDS))
