"""The ends of the first two legs, and water for the fossils (RULES.md, section 5 and 6.6)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.game import Choice, Refusal, Words, happened
from companion.games.journey.cards import Log, lacking, lose_fossils
from companion.games.journey.discovery import fossil_slot
from companion.games.journey.model import Landing, State, from_seat, index, name, put
from companion.games.journey.pieces import KEPT_PER_STONE, KINDS, counted, listed, said
from companion.games.journey.turn import next_turn
from companion.games.journey.walk import starts


def shortage(state: State, seat: str) -> int:
    """How many fossils a seat's stones cannot keep (5.2)."""
    place = index(seat)
    return max(0, sum(state.fossils[place]) - KEPT_PER_STONE * state.water[place])


def choices(state: State) -> tuple[Choice, ...]:
    return tuple(drop_choice(state, seat, shortage(state, seat)) for seat in state.asking)


def drop_choice(state: State, seat: str, count: int) -> Choice:
    """What a seat must drop; nothing any more, when a correction has found water for it meanwhile."""
    if not count:
        return Choice("drop", seat, "Drop nothing", tap=())
    return Choice("drop", seat, f"Drop {count}", (fossil_slot(listed(state.fossils[index(seat)]), count),))


def drop(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """Fossils without water stay behind."""
    count, held = shortage(state, seat), state.fossils[index(seat)]
    if len(args) != count:
        return Refusal(f"Drop exactly {count}, not {len(args)}: the water keeps the others.", "5.2", f"Drop {count}")
    strange = next((kind for kind in args if kind not in KINDS), "") or lacking(held, args)
    if strange:
        text = f"{name(state, seat)} does not have {args.count(strange)} × {said((strange,))}, but {' '.join(listed(held))}."
        return Refusal(text, "5.2", "Not yours to drop")
    what = " and ".join(args) or "nothing"
    log.append(happened("dropped", f"{name(state, seat)} drops {what}.", seat, fossils=list(args)))
    return supplied(lose_fossils(state, seat, counted(args)), seat, log)


def supplied(state: State, seat: str, log: Log) -> State:
    """A seat whose stones suffice gives back those it needs (5.4) and is not asked any more."""
    place = index(seat)
    needed = -(-sum(state.fossils[place]) // KEPT_PER_STONE)
    left = state.water[place] - needed
    text = f"{name(state, seat)} gives {needed} stone{'s' * (needed != 1)} for the fossils and keeps {left}."
    log.append(happened("supplied", text, seat, stones=needed))
    asking = tuple(other for other in state.asking if other != seat)
    return replace(state, water=put(state.water, place, left), asking=asking)


def onward(state: State, log: Log) -> State:
    """When all is supplied the sea begins (5.5)."""
    if state.asking:
        return state
    log.append(happened("leg", "The raft puts out on the Lidenbrock Sea.", leg=2))
    return next_turn(replace(state, leg=2, positions=starts(state.facts, 2)), log)


def turn_over(state: State, log: Log) -> State:
    """The next turn, or the end of the leg."""
    if not state.landing.finish:
        return next_turn(replace(state, landing=Landing()), log)
    return descended(state, log) if state.leg == 1 else crossed(state, log)


def descended(state: State, log: Log) -> State:
    """The first explorer is down (5.1); seats that are not short are not asked (5.3)."""
    after = replace(state, phase="supply", landing=Landing(), asking=from_seat(state, state.active))
    for seat in after.asking:
        if not shortage(after, seat):
            after = supplied(after, seat, log)
    return after


def crossed(state: State, log: Log) -> State:
    """The raft is across (6.6)."""
    after = next_turn(replace(state, landing=Landing()), log)
    log.append(happened("leg", "The raft is carried up the lava stream.", leg=3))
    return replace(after, phase="lava", leg=3, opening=False, positions=starts(state.facts, 3))
