"""The ends of the first two legs, and water for the fossils (RULES.md, section 5 and 6.6)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Words, counted, happened, put, seat_index
from companion.games.journey.cards import Log, lacking, lose_fossils
from companion.games.journey.discovery import fossil_slot
from companion.games.journey.model import Landing, State
from companion.games.journey.pieces import KEPT_PER_STONE, KINDS, collected, listed, said
from companion.games.journey.turn import next_turn
from companion.games.journey.walk import starts


def shortage(state: State, seat: str) -> int:
    """How many fossils a seat's stones cannot keep (5.2)."""
    place = seat_index(seat)
    return max(0, sum(state.fossils[place]) - KEPT_PER_STONE * state.water[place])


def choices(state: State) -> tuple[Choice, ...]:
    return tuple(drop_choice(state, seat, shortage(state, seat)) for seat in state.asking)


def drop_choice(state: State, seat: str, count: int) -> Choice:
    """What a seat must drop."""
    return Choice("drop", seat, f"Drop {count}", (fossil_slot(listed(state.fossils[seat_index(seat)]), count),))


def drop(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """Fossils without water stay behind."""
    count, held = shortage(state, seat), state.fossils[seat_index(seat)]
    if len(args) != count:
        return Refusal(f"Drop exactly {count}, not {len(args)}: the water keeps the others.", "5.2", f"Drop {count}")
    strange = next((kind for kind in args if kind not in KINDS), "") or lacking(held, args)
    if strange:
        text = f"{state.name(seat)} does not have {args.count(strange)} × {said((strange,))}, but {' '.join(listed(held))}."
        return Refusal(text, "5.2", "Not yours to drop")
    log.append(happened("dropped", f"{state.name(seat)} drops {' and '.join(args)}.", seat, fossils=list(args)))
    return lose_fossils(state, seat, collected(args))


def supplied(state: State, seat: str, log: Log) -> State:
    """A seat gives back the stones that its fossils need (5.4)."""
    place = seat_index(seat)
    needed = -(-sum(state.fossils[place]) // KEPT_PER_STONE)
    left = state.water[place] - needed
    text = f"{state.name(seat)} gives {counted(needed, 'stone')} for the fossils and keeps {left}."
    log.append(happened("supplied", text, seat, stones=needed))
    return replace(state, water=put(state.water, place, left))


def onward(state: State, log: Log) -> State:
    """Asks whoever is short as things lie now (5.3); when nobody is, stones are given back and the sea begins (5.5)."""
    asking = tuple(seat for seat in state.clockwise(state.active) if shortage(state, seat))
    if asking:
        return state if asking == state.asking else replace(state, asking=asking)
    for seat in state.clockwise(state.active):
        state = supplied(state, seat, log)
    log.append(happened("leg", "The raft puts out on the Lidenbrock Sea.", leg=2))
    return next_turn(replace(state, leg=2, asking=(), positions=starts(state.facts, 2)), log)


def turn_over(state: State, log: Log) -> State:
    """The next turn, or the end of the leg."""
    if not state.landing.finish:
        return next_turn(replace(state, landing=Landing()), log)
    return replace(state, phase="supply", landing=Landing()) if state.leg == 1 else crossed(state, log)


def crossed(state: State, log: Log) -> State:
    """The raft is across (6.6)."""
    after = next_turn(replace(state, landing=Landing()), log)
    log.append(happened("leg", "The raft is carried up the lava stream.", leg=3))
    return replace(after, phase="lava", leg=3, opening=False, positions=starts(state.facts, 3))
