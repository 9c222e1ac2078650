"""The lava stream, as the set has it or as the table tells it (RULES.md 7.1).

In a set it is one line of colours, with the fossils lost there: `yellow red blue-1 yellow-2`.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from companion.contract.game import Refusal, Text, Words
from companion.games.journey.model import Lava, State
from companion.games.journey.pieces import COLOURS
from companion.games.journey.words import called, given, there

LOSSES: Words = ("loss=0", "loss=1", "loss=2")


class LavaSpace(Struct, frozen=True):
    """A raft on the lava stream, and how many fossils are lost there."""

    colour: str
    loss: int


@lru_cache(maxsize=64)
def read_lava(text: str) -> tuple[LavaSpace, ...] | Text:
    """The spaces of a lava stream in order, or what is wrong."""
    spaces = []
    for word in text.split():
        colour, _, loss = word.partition("-")
        if colour not in COLOURS or loss not in ("", "0", "1", "2"):
            return Text("fault-lava", word=word)
        spaces.append(LavaSpace(colour, int(loss or 0)))
    return tuple(spaces)


def stream(text: str) -> tuple[LavaSpace, ...]:
    """The lava stream, () when the set has none."""
    found = read_lava(text)
    return () if isinstance(found, Text) else found


def known_landing(state: State, args: Words) -> Lava | Refusal | None:
    """Where the colour brings the raft on the known stream (7.1), None when nowhere (7.4); more words must agree."""
    told = declared_landing(state, args) if len(args) != 1 else None
    if isinstance(told, Refusal) or not set(args) & set(COLOURS):
        return Refusal(Text("which-colour", known=there(COLOURS), given=given(args)), "7.1")
    colour = next(word for word in args if word in COLOURS)
    spaces = stream(state.facts.board.lava)
    ahead = next_raft(spaces, state.lava.at, colour)
    landed = Lava(ahead, spaces[ahead - 1].loss, ahead == len(spaces)) if ahead else None
    return landed if len(args) == 1 or _agree(told, landed) else _contradicted(landed, colour, args)


def _agree(told: Lava | None, landed: Lava | None) -> bool:
    """Whether the table says what the stream shows; the last space need not be called so."""
    if told is None or landed is None:
        return told is landed
    return told.loss == landed.loss and (landed.last or not told.last)


def _contradicted(landed: Lava | None, colour: str, args: Words) -> Refusal:
    if not landed:
        return Refusal(Text("stream-has-none", colour=called(colour), given=given(args)), "7.1")
    seen = {"at": landed.at, "loss": landed.loss, "last": int(landed.last)}
    return Refusal(Text("stream-differs", colour=called(colour), given=given(args), **seen), "7.1")


def next_raft(spaces: tuple[LavaSpace, ...], at: int, colour: str) -> int:
    """The number of the next space of a colour after `at`, 0 when there is none."""
    return next((place for place, space in enumerate(spaces, 1) if place > at and space.colour == colour), 0)


def declared_landing(state: State, args: Words) -> Lava | Refusal | None:
    """What the table says of the space (7.1)."""
    pictured = tuple(word for word in args if "=" not in word)
    losses = tuple(word for word in args if "=" in word)
    colour, rest = pictured[:1], pictured[1:]
    if colour and colour[0] in COLOURS:
        if rest == ("out",) and not losses:
            return None
        if rest in ((), ("last",)) and len(losses) == 1 and losses[0] in LOSSES:
            return Lava(state.lava.at + 1, int(losses[0][5:]), rest == ("last",))
    return Refusal(Text("colour-and-loss", given=given(args)), "7.1")
