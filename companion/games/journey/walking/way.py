"""How far a move underway has come: it follows from its small moves and where its figure stands (RULES.md 2.2 to 2.12)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from companion.contract.game import Words
from companion.games.journey.model import State, Underway
from companion.games.journey.pieces import COLOURS, FIGURES
from companion.games.journey.walking.maps import DIAGONALS, FINISH, Area, area, in_order

ROCKS = {"rocks2": 2, "rocks3": 3}
ROPED: Words = ("chasm", "whirlpool")


class Way(Struct, frozen=True):
    """`paid` and `spent` count spaces; `rope` and `compass` those still unused; `at` is a space of the known map or ""."""

    figure: str
    at: str
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

    @property
    def unspent(self) -> int:
        return self.paid - self.spent

    @property
    def here(self) -> Words:
        """What the space just entered shows, () before the first step."""
        return tuple(self.path[-1].partition(":")[2].split("+")) if self.path else ()

    @property
    def seen(self) -> list[str]:
        """Everything pictured on the spaces entered."""
        return [picture for word in self.path for picture in word.partition(":")[2].split("+")]

    @property
    def at_finish(self) -> bool:
        return FINISH in self.here


def chart(state: State) -> Area | None:
    """The known map of this leg."""
    return area(state.facts.board.descent if state.leg == 1 else state.facts.board.sea, state.leg)


def cost(pictures: Words, pickaxe: bool) -> int:
    """What entering a space costs (2.4, 2.9)."""
    return 1 if pickaxe else ROCKS.get(pictures[0], 1)


def way_of(state: State, move: Underway) -> Way:
    """How far the move underway has come."""
    maps = state.facts.board
    start = state.positions[FIGURES.index(move.figure)]
    return made_good(move, start, maps.descent if state.leg == 1 else maps.sea, state.leg)


@lru_cache(maxsize=4096)
def made_good(move: Underway, start: str, board: str, leg: int) -> Way:
    """The way of small moves that were all allowed. Kept, because each longer move asks for the shorter one again."""
    if not move.made:
        return Way(move.figure, start)
    way = made_good(Underway(move.figure, move.made[:-1]), start, board, leg)
    verb, _, word = move.made[-1].partition(" ")
    if verb == "play":
        return played(way, word)
    if verb == "step":
        return stepped(way, word, area(board, leg))
    direction = way.path[-1].partition(":")[0]
    return replace(way, path=(*way.path[:-1], f"{direction}:{'+'.join(in_order((*way.here, word)))}"))


def played(way: Way, card: str) -> Way:
    if card in COLOURS:
        return replace(way, colour=card, cards=way.cards + 1, paid=way.paid + 1)
    return replace(
        way,
        gear=way.gear + 1,
        paid=way.paid + 2 * (card == "hardtack"),
        rope=way.rope + (card == "rope"),
        compass=way.compass + (card == "compass"),
        pickaxe=way.pickaxe or card == "pickaxe",
    )


def stepped(way: Way, word: str, known: Area | None) -> Way:
    direction, _, terrain = word.partition(":")
    ahead = known.beyond(way.at, direction) if known else None
    return entered(way, direction, ahead.pictures, ahead.id) if ahead else entered(way, direction, (terrain,))


def entered(way: Way, direction: str, pictures: Words, at: str = "") -> Way:
    """One space further; ropes and compasses that are not there count below none."""
    return replace(
        way,
        path=(*way.path, f"{direction}:{'+'.join(pictures)}"),
        spent=way.spent + cost(pictures, way.pickaxe),
        rope=way.rope - (pictures[0] in ROPED),
        compass=way.compass - (direction in DIAGONALS),
        forward=way.forward or direction[:1] == "d",
        at=at,
    )
