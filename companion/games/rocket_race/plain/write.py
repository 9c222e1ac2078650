"""The state as plain values, in the contract's shape; the way back is in `rebuild.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, cast

from msgspec import Meta, Struct

from companion.contract.game import SEATS, PlainHead, as_plain, plain_head
from companion.games.rocket_race.facts import (
    KINDS,
    Blueprint,
    Cost,
    Facts,
    Kind,
    League,
    MaybeSlug,
    Reliability,
    Skill,
)
from companion.games.rocket_race.model import Acted, Card, Options, Phase, Rocket, State, Status, Then, Where

GAME = "rocket-race"
Cogs = Annotated[int, Meta(ge=0)]
"""At most ten, which the sum over a player's cards shows."""


class PlainCard(Struct, forbid_unknown_fields=True):
    """One card that has come up, with where it lies and whose it is."""

    kind: Kind
    name: MaybeSlug
    reliability: Reliability
    electrics: Cost
    mechanics: Cost
    chemistry: Cost
    skill: Skill
    owner: str | None
    where: Where
    cogs: Cogs
    paid: Cogs


class PlainRocket(Struct, forbid_unknown_fields=True):
    """One rocket with the ids of its cards."""

    owner: str
    cards: list[str]
    stage: Annotated[int, Meta(ge=0)]
    status: Status
    dice: list[Annotated[int, Meta(ge=1, le=6)]]
    bonus: int


class PlainBid(Struct, forbid_unknown_fields=True):
    """The bid to beat."""

    seat: str
    cogs: Cogs


class Workshop(Struct, forbid_unknown_fields=True):
    """Research points by discipline."""

    electrics: Cost
    mechanics: Cost
    chemistry: Cost


class Plain(PlainHead, forbid_unknown_fields=True, kw_only=True):
    """The contract's shape of this game's state. Cards stand in the order in which they lie in their piles."""

    options: Options
    set: Facts
    phase: Phase
    active: str
    deck: dict[str, int]
    drawn: Annotated[int, Meta(ge=0)]
    cards: dict[str, PlainCard]
    known: list[Blueprint]
    launched: Annotated[int, Meta(ge=0)]
    rockets: dict[str, PlainRocket]
    then: Then
    tie: bool
    event: str | None
    pools: dict[str, int] = {}
    bid: PlainBid | None = None
    passed: list[str] = []
    fresh: str | None = None
    leagues: dict[str, League | None] = {}
    research: dict[str, Workshop] = {}
    acted: Acted = ""
    took: bool = False


def plain(state: State) -> dict[str, Any]:
    """`state` as new plain values."""
    values: dict[str, Any] = {
        **plain_head(GAME, state, state.options, state.facts, scores(state)),
        "active": SEATS[state.active],
        "deck": {
            kind: left for kind, left in zip(KINDS, state.left, strict=True) if state.advanced or kind != KINDS[-1]
        },
        "drawn": state.drawn,
        "cards": {card.id: _card(card, where, owner) for card, where, owner in placed(state)},
        "known": state.known,
        "launched": state.launched,
        "rockets": {rocket.id: _rocket(rocket) for rocket in state.rockets},
        "then": state.then,
        "tie": state.tie,
        "event": state.event or None,
    }
    values |= _workshops(state) if state.advanced else _auction(state)
    return cast(dict[str, Any], as_plain(values))


def _auction(state: State) -> dict[str, Any]:
    """What the standard game has instead of workshops."""
    return {
        "pools": dict(zip(state.seats, state.pools, strict=True)),
        "bid": PlainBid(SEATS[state.bidder], state.bid) if state.bidder >= 0 else None,
        "passed": [seat for seat, out in zip(state.seats, state.passed, strict=True) if out],
        "fresh": state.fresh or None,
    }


def _workshops(state: State) -> dict[str, Any]:
    """What only the advanced game has; nobody bids there."""
    return {
        "pools": {},
        "bid": None,
        "leagues": dict(zip(state.seats, state.leagues, strict=True)),
        "research": {seat: Workshop(*points) for seat, points in zip(state.seats, state.research, strict=True)},
        "acted": state.acted,
        "took": state.took,
    }


def scores(state: State) -> dict[str, int]:
    """1 for who has landed first, 0 for the others: the game counts nothing else."""
    return {seat: int(seat in state.winners) for seat in state.seats}


def placed(state: State) -> Iterator[tuple[Card, Where, int | None]]:
    """Every card on the table with where it lies and the seat that owns it."""
    for seat, yard in enumerate(state.yards):
        for card in yard:
            yield card, "development" if card.cogs else "complete", seat
    for seat, hand in enumerate(state.hands):
        for card in hand:
            yield card, "hand" if state.advanced else "complete", seat
    for rocket in state.rockets:
        for card in rocket.cards:
            yield card, "rocket", rocket.owner
    if state.focus:
        yield state.focus, "focus", None
    loose: tuple[tuple[tuple[Card, ...], Where], ...] = (
        (state.row, "row"),
        (state.discards, "discard"),
        (state.out, "out"),
    )
    for pile, where in loose:
        for card in pile:
            yield card, where, None


def _card(card: Card, where: Where, owner: int | None) -> PlainCard:
    return PlainCard(
        cast(Kind, card.kind),
        card.name,
        card.reliability,
        *card.cost,
        card.skill,
        None if owner is None else SEATS[owner],
        where,
        card.cogs,
        card.paid,
    )


def _rocket(rocket: Rocket) -> PlainRocket:
    cards = [card.id for card in rocket.cards]
    return PlainRocket(SEATS[rocket.owner], cards, rocket.stage, rocket.status, list(rocket.dice), rocket.bonus)
