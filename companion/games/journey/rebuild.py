"""A state from plain values, held against the rules and the pieces (RULES.md 0.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.contract.game import SEATS, Refusal, read_plain
from companion.games.journey import facts, pieces
from companion.games.journey.cards import change_hand, left_of_each, remade
from companion.games.journey.flow import proceed
from companion.games.journey.model import Decks, Landing, Lava, State
from companion.games.journey.pieces import FIGURES
from companion.games.journey.plain import GAME, Plain, PlainMove, collection, read_events, read_positions, row
from companion.games.journey.play import make
from companion.games.journey.setup import faults
from companion.games.journey.standing import out_of_place
from companion.games.journey.walk import figures, starts


def rebuild(values: Mapping[str, Any]) -> State | Refusal:
    """The state that `values` describes, with what follows from them made to follow."""
    read = read_plain(values, Plain)
    if isinstance(read, Refusal):
        return read
    if fault := misshapen(read):
        return _misshapen(fault)
    state = in_its_leg(assembled(read), read)
    if fault := next(overdrawn(state), "") or out_of_place(state):
        return Refusal(f"{fault}.", "0.6", "Pieces do not fit")
    if read.move:
        walked = underway(state, read.move)
        if isinstance(walked, Refusal):
            return walked
        state = walked
    if state.phase == "over":
        return replace(state, turn=None)
    return proceed(state, [])


def _misshapen(fault: str) -> Refusal:
    return Refusal(f"That does not fit the state: {fault}.", "0.6", "Does not fit", "bad-request")


def misshapen(read: Plain) -> str:
    """The first name that this table does not have, "" when all are known."""
    seats = SEATS[: len(read.players)]
    if read.game != GAME or not 2 <= len(read.players) <= 4:
        return f"{read.game} with {len(read.players)} players is no table of this game"
    if fault := faults(read.set):
        return fault
    for what in ("hands", "water", "fossils", "bonuses", "sightings"):
        if set(getattr(read, what)) != set(seats):
            return f"{what} needs one entry for each of {' '.join(seats)}"
    named = (acting(read), read.active, *read.asking, *(card.seat for card in read.events.values()))
    if (strange := next((seat for seat in named if seat not in seats), None)) is not None:
        return f"there is no seat “{strange}”"
    kinds = facts.known_kinds(read.set)
    found = (kind for held in (*read.fossils.values(), read.gone) for kind in held)
    if (strange := next((kind for kind in found if kind not in kinds), None)) is not None:
        return f"there is no fossil “{strange}”"
    if set(read.positions) != set(pieces.FIGURES):
        return f"positions needs {' '.join(pieces.FIGURES)}"
    if (strange := next((card for card in read.events if card not in EVENT_IDS), None)) is not None:
        return f"there is no event “{strange}”; they are e1, e2, …"
    return ""


EVENT_IDS = tuple(f"e{number}" for number in range(1, 100))


def assembled(read: Plain) -> State:
    """The state without a move underway, the decks holding what lies nowhere else."""
    seats = SEATS[: len(read.players)]
    state = State(
        players=read.players,
        phase=read.phase,
        round=read.round,
        options=read.options,
        facts=read.set,
        leg=read.leg,
        active=acting(read),
        opening=read.opening,
        hands=row(read.hands, seats),
        water=row(read.water, seats),
        fossils=tuple(collection(read.fossils[seat]) for seat in seats),
        gone=collection(read.gone),
        display=read.display,
        decks=Decks(0, 0, 0, 0, 0),
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
        explorer = sum(card in pieces.COLOURS for card in cards)
        state = change_hand(state, state.active, explorer, len(cards) - explorer)
    return remade(replace(state, decks=remaining(state)))


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


def acting(read: Plain) -> str:
    """Whose turn it is: in a phase that asks one seat alone, the seat to act."""
    alone = read.phase in ("turn", "limit", "event", "refill") or (read.phase == "lava" and not read.lava.loss)
    return read.turn if alone and read.turn else read.active


def remaining(state: State) -> Decks:
    """What the decks must hold so that no card is lost."""
    drawn = len(state.dig.drawn) if state.dig else 0
    out, heap = state.hands, state.discards
    return Decks(
        explorer=pieces.EXPLORER_CARDS - sum(hand.explorer for hand in out) - heap.explorer,
        equipment=pieces.EQUIPMENT_CARDS - sum(hand.equipment for hand in out) - len(state.display) - heap.equipment,
        fossil=pieces.FOSSIL_CARDS - sum(map(sum, state.fossils)) - sum(state.gone) - drawn,
        event=pieces.EVENT_CARDS - len(state.events) - heap.event,
        adventure=pieces.ADVENTURE_CARDS - sum(map(len, state.sightings)) - heap.adventure,
    )


def overdrawn(state: State) -> Iterator[str]:
    """What the pieces cannot cover, each with the sum that does not hold."""
    for deck, size in msgspec.structs.asdict(state.decks).items():
        total = pieces.DECKS[deck]
        if size < 0:
            yield f"There are {total} {deck} cards, {total - size} would be out"
    if sum(state.water) > pieces.STONES:
        yield f"There are {pieces.STONES} water stones, {sum(state.water)} would be out"
    left = left_of_each(state)
    for kind, count in zip(pieces.KINDS, left or (), strict=False):
        if count < 0:
            yield f"The set has {-count} {kind} cards fewer than would be out"
    for seat, hand in zip(state.seats, state.hands, strict=True):
        over = int(state.phase == "limit" and seat == state.active)
        if hand.explorer > pieces.EXPLORER_LIMIT + over or hand.equipment > pieces.EQUIPMENT_LIMIT + over:
            yield (
                f"A hand is at most {pieces.EXPLORER_LIMIT} explorer and {pieces.EQUIPMENT_LIMIT} equipment cards, "
                f"not {hand.explorer} and {hand.equipment}"
            )
    if len(state.display) > pieces.DISPLAY:
        yield f"The display holds {pieces.DISPLAY} cards, not {len(state.display)}"


def underway(state: State, move: PlainMove) -> State | Refusal:
    """The move in the making, made again from its small moves."""
    seat = state.active
    for line in (f"begin {move.figure}", *move.made):
        verb, _, rest = line.partition(" ")
        if verb not in ("begin", "play", "step", "also"):
            return _misshapen(f"“{line}” is no part of a move")
        after = make(replace(state, turn=seat), (verb, seat, *rest.split()), [])
        if isinstance(after, Refusal):
            return after
        state = after
    return state
