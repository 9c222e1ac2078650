"""The end of a turn and of the first two legs, and water for the fossils (RULES.md 1.5, section 5, 6.6)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Seat, Text, Words, happened, put, seat_index
from companion.games.journey.model import Landing, Outcome, State, Told
from companion.games.journey.pieces import DISPLAY, KEPT_PER_STONE, KINDS, cards_in, collected
from companion.games.journey.turn.cards import lacking, lose_fossils
from companion.games.journey.turn.order import next_turn
from companion.games.journey.walking.discovery import fossil_slot
from companion.games.journey.walking.walk import starts
from companion.games.journey.walking.way import chart
from companion.games.journey.words import each, there

NEAR = 6
"""So many spaces before the finish a move can end the leg."""


def shortage(state: State, seat: str) -> int:
    """How many fossils a seat's stones cannot keep (5.2)."""
    place = seat_index(seat)
    return max(0, sum(state.fossils[place]) - KEPT_PER_STONE * state.water[place])


def choices(state: State) -> tuple[Choice, ...]:
    return tuple(drop_choice(state, seat, shortage(state, seat)) for seat in state.asking)


def drop_choice(state: State, seat: str, count: int) -> Choice:
    """What a seat must drop."""
    return Choice(
        "drop", seat, Text("drop", count=count), (fossil_slot(cards_in(state.fossils[seat_index(seat)]), count),)
    )


def drop(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """Fossils without water stay behind."""
    count, held = shortage(state, seat), state.fossils[seat_index(seat)]
    if len(args) != count:
        return Refusal(Text("drop-exactly", count=count, given=len(args)), "5.2")
    strange = next((kind for kind in args if kind not in KINDS), "") or lacking(held, args)
    if strange:
        has = there(cards_in(held))
        return Refusal(Text("not-held", seat=Seat(seat), count=args.count(strange), fossil=strange, held=has), "5.2")
    told = happened("dropped", Text("dropped", seat=Seat(seat), fossils=each(args)), seat, fossils=list(args))
    return lose_fossils(state, seat, collected(args)), (told,)


def supplied(state: State, seat: str) -> Outcome:
    """A seat gives back the stones that its fossils need (5.4)."""
    place = seat_index(seat)
    needed = -(-sum(state.fossils[place]) // KEPT_PER_STONE)
    left = state.water[place] - needed
    text = Text("supplied", seat=Seat(seat), stones=needed, left=left)
    return replace(state, water=put(state.water, place, left)), (happened("supplied", text, seat, stones=needed),)


def onward(state: State) -> Outcome | None:
    """Asks whoever is short as things lie now (5.3); when nobody is, stones are given back and the sea begins (5.5)."""
    asking = tuple(seat for seat in state.clockwise(state.active) if shortage(state, seat))
    if asking:
        return None if asking == state.asking else (replace(state, asking=asking), ())
    told: Told = ()
    for seat in state.clockwise(state.active):
        state, given = supplied(state, seat)
        told += given
    leg = happened("leg", Text("to-sea"), leg=2)
    state, turn = next_turn(replace(state, leg=2, asking=(), positions=starts(state.facts, 2)))
    return state, (*told, leg, *turn)


def refilled(state: State) -> Outcome | None:
    """A full display ends the turn, the first one lets it begin (1.8)."""
    if len(state.display) < DISPLAY:
        return None
    return (replace(state, opening=False, phase="turn"), ()) if state.opening else turn_over(state)


def ending(state: State) -> Outcome:
    """At the turn's end the display is filled, once it has been laid (1.5, 1.8)."""
    if len(state.display) < DISPLAY and not state.opening:
        return replace(state, phase="refill"), ()
    return turn_over(state)


def turn_over(state: State) -> Outcome:
    """The next turn, or the end of the leg."""
    after = replace(state, landing=Landing())
    if not state.landing.finish:
        return next_turn(after)
    return (replace(after, phase="supply"), ()) if state.leg == 1 else crossed(after)


def crossed(state: State) -> Outcome:
    """The raft is across (6.6)."""
    after, turn = next_turn(state)
    leg = happened("leg", Text("to-lava"), leg=3)
    return replace(after, phase="lava", leg=3, opening=False, positions=starts(state.facts, 3)), (*turn, leg)


def kept(state: State, place: int) -> int:
    """How many of a seat's fossils its stones keep."""
    return min(KEPT_PER_STONE * state.water[place], sum(state.fossils[place]))


def keeping(state: State, place: int) -> Text:
    """Stones against fossils: “3 stones keep 9 of 11”, the stones alone while there is nothing to keep."""
    stones, fossils = state.water[place], sum(state.fossils[place])
    if not fossils:
        return Text("stones", stones=stones)
    return Text("stones-keep-of", stones=stones, kept=kept(state, place), fossils=fossils)


def finish_near(state: State) -> bool:
    """Whether an explorer could reach the finish soon; False where no map tells."""
    known = chart(state) if state.leg == 1 else None
    return known is not None and any(known.left.get(at, NEAR + 1) <= NEAR for at in state.positions if at)
