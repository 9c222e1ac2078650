"""A state from plain values, held against the rules and the pieces (RULES.md 0.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.contract.game import SEATS, Refusal, Text, Words, read_plain
from companion.games.journey.model import EventCard, Landing, Lava, State
from companion.games.journey.pieces import COLOURS, FIGURES, KINDS, Collection
from companion.games.journey.plain.check import actor, misshapen, unfit
from companion.games.journey.plain.write import Plain, PlainEvent, PlainMove
from companion.games.journey.play import make, proceed
from companion.games.journey.turn.cards import change_hand, remade
from companion.games.journey.walking.walk import figures, starts


def rebuild(values: Mapping[str, Any]) -> State | Refusal:
    """The state that `values` describes, with what follows from them made to follow."""
    read = read_plain(values, Plain)
    if isinstance(read, Refusal):
        return read
    if fault := misshapen(read):
        return _misshapen(fault)
    state = in_its_leg(assembled(read), read)
    if fault := unfit(state):
        return Refusal(Text("pieces-unfit", fault=fault), "0.6")
    if read.move:
        walked = underway(state, read.move)
        if isinstance(walked, Refusal):
            return walked
        state = walked
    if state.phase == "over":
        return replace(state, turn=None)
    return proceed(state)[0]


def _misshapen(fault: Text) -> Refusal:
    return Refusal(Text("state-unfit", fault=fault), "0.6", code="bad-request")


def assembled(read: Plain) -> State:
    """The state without a move underway."""
    seats = SEATS[: len(read.players)]
    state = State(
        players=read.players,
        phase=read.phase,
        round=read.round,
        options=read.options,
        facts=read.set,
        leg=read.leg,
        active=actor(read),
        opening=read.opening,
        hands=row(read.hands, seats),
        water=row(read.water, seats),
        fossils=tuple(collection(read.fossils[seat]) for seat in seats),
        gone=collection(read.gone),
        display=read.display,
        discards=read.discards,
        positions=read_positions(read.positions),
        bonuses=row(read.bonuses, seats),
        sightings=row(read.sightings, seats),
        events=read_events(read.events),
        drawn=read.drawn,
        landing=read.landing,
        asking=read.asking,
        dig=read.dig,
        adventure=read.adventure,
        revealed=read.revealed,
        lava=read.lava,
    )
    if read.move:
        cards = [word.removeprefix("play ") for word in read.move.made if word.startswith("play ")]
        explorer = sum(card in COLOURS for card in cards)
        state = change_hand(state, state.active, explorer, len(cards) - explorer)
    return remade(state)


def in_its_leg(state: State, read: Plain) -> State:
    """With what follows from the leg: where its figures begin if they stand nowhere, and whether turns or lava are played."""
    if not any(state.positions[FIGURES.index(figure)] for figure in figures(state.leg)):
        state = replace(state, positions=starts(state.facts, state.leg))
    resting = not (read.move or state.drawn or state.asking) and state.landing == Landing()
    if state.leg == 3 and state.phase in ("turn", "refill") and resting:
        return replace(state, phase="lava", opening=False)
    if state.leg < 3 and state.phase == "lava" and resting:
        return replace(state, phase="turn", lava=Lava())
    return state


def underway(state: State, move: PlainMove) -> State | Refusal:
    """The move in the making, made again from its small moves."""
    seat = state.active
    for line in (f"begin {move.figure}", *move.made):
        verb, _, rest = line.partition(" ")
        if verb not in ("begin", "play", "step", "also"):
            return _misshapen(Text("no-part-of-a-move", line=line))
        after = make(replace(state, turn=seat), (verb, seat, *rest.split()))
        if isinstance(after, Refusal):
            return after
        state = after[0]
    return state


def collection(counts: dict[str, int]) -> Collection:
    """A collection from the kinds held."""
    return tuple(counts.get(kind, 0) for kind in KINDS)


def read_events(cards: dict[str, PlainEvent]) -> tuple[EventCard, ...]:
    return tuple(EventCard(card_id, card.seat, card.name) for card_id, card in cards.items())


def read_positions(positions: dict[str, str | None]) -> tuple[str, str, str, str]:
    lidenbrock, axel, hans, raft = (positions.get(figure) or "" for figure in FIGURES)
    return lidenbrock, axel, hans, raft


def row(by_seat: dict[str, Any], seats: Words) -> tuple[Any, ...]:
    """What belongs to the seats, in their order."""
    return tuple(by_seat[seat] for seat in seats)
