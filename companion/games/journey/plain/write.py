"""The state as plain values (the contract's shape); `read.py` reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from msgspec import Struct

from companion.contract.game import PlainHead, as_plain, plain_head
from companion.games.journey.facts import Facts
from companion.games.journey.model import Adventure, Dig, Discards, Hand, Landing, Lava, Leg, Options, Phase, State
from companion.games.journey.pieces import FIGURES, KINDS, Collection, Count, Equipment

GAME = "journey"


class PlainEvent(Struct, forbid_unknown_fields=True):
    """An event card under its id."""

    seat: str
    name: str


class PlainMove(Struct, forbid_unknown_fields=True):
    """A move underway: who, and the small moves made."""

    figure: str
    made: tuple[str, ...]


class Plain(PlainHead, forbid_unknown_fields=True, kw_only=True):
    """The contract's shape of this game's state."""

    options: Options
    set: Facts
    phase: Phase
    leg: Leg
    active: str
    opening: bool
    hands: dict[str, Hand]
    water: dict[str, Count]
    fossils: dict[str, dict[str, Count]]
    gone: dict[str, Count]
    display: tuple[Equipment, ...]
    decks: dict[str, int]
    discards: Discards
    positions: dict[str, str | None]
    bonuses: dict[str, tuple[str, ...]]
    sightings: dict[str, tuple[int, ...]]
    events: dict[str, PlainEvent]
    drawn: Count
    move: PlainMove | None
    landing: Landing
    asking: tuple[str, ...]
    dig: Dig | None
    adventure: Adventure | None
    revealed: tuple[str, ...]
    lava: Lava


def plain(state: State) -> dict[str, Any]:
    """`state` as new plain values."""
    seats = state.seats

    def by_seat(row: Iterable[Any]) -> dict[str, Any]:
        return dict(zip(seats, row, strict=True))

    move = state.move
    whole = Plain(
        **plain_head(GAME, state, state.options, state.facts, state.scores),
        leg=state.leg,
        active=state.active,
        opening=state.opening,
        hands=by_seat(state.hands),
        water=by_seat(state.water),
        fossils=by_seat(map(by_kind, state.fossils)),
        gone=by_kind(state.gone),
        display=cast(tuple[Equipment, ...], state.display),
        decks=state.decks,
        discards=state.discards,
        positions={figure: at or None for figure, at in zip(FIGURES, state.positions, strict=True)},
        bonuses=by_seat(state.bonuses),
        sightings=by_seat(state.sightings),
        events={card.id: PlainEvent(card.seat, card.name) for card in state.events},
        drawn=state.drawn,
        move=PlainMove(move.figure, move.made) if move else None,
        landing=state.landing,
        asking=state.asking,
        dig=state.dig,
        adventure=state.adventure,
        revealed=state.revealed,
        lava=state.lava,
    )
    return cast(dict[str, Any], as_plain(whole))


def by_kind(held: Collection) -> dict[str, int]:
    """The kinds held, with their numbers."""
    return {kind: count for kind, count in zip(KINDS, held, strict=True) if count}
