"""What a move does: the verb's own rule, then all that follows by itself."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Draw, Happening, Move, Refusal, Step, Words
from companion.contract.text import Part, Seat, Text, either
from companion.games.rocket_race.choices import DEEDS, PARTS, choices
from companion.games.rocket_race.model import Outcome, State

OF_THE_DECK = ("left", "stock", "catalogue")


def play(state: State, move: Move) -> Step[State] | Refusal:
    """The step that a whole move makes, or why it may not be made."""
    words = move.words
    verb = words[0] if words else ""
    deed = DEEDS.get((state.phase, verb))
    if deed is None:
        if state.over:
            return Refusal(Text("the-game-is-over-start"), "0.3")
        return Refusal(Text("cannot-be-played-now-now", line=move.line, awaited=_awaited(state)), "0.1")
    before = state if verb == "effect" or not state.event else replace(state, event="")
    outcome = (deed.why_not and deed.why_not(before, words)) or deed.do(before, move)
    if isinstance(outcome, Refusal):
        return outcome
    after, followed = settle(outcome[0])
    _carry_the_count(state, after)
    return Step(after, outcome[1] + followed)


def _carry_the_count(before: State, after: State) -> None:
    """What was worked out of the deck stays worked out while no card leaves it and no new deck is made."""
    if after.drawn == before.drawn and after.known is before.known and len(after.discards) >= len(before.discards):
        counted, kept = before.__dict__, after.__dict__
        for name in OF_THE_DECK:
            if name in counted:
                kept[name] = counted[name]


def settle(state: State) -> Outcome:
    """All that follows by itself, until somebody has to act."""
    told: tuple[Happening, ...] = ()
    while part := PARTS.get(state.phase):
        after, more = part.settle(state)
        told += more
        if after is state or (after.turn and after.phase == state.phase):  # a seat of this phase is asked
            return after, told
        state = after
    return state, told


def _awaited(state: State) -> Part:
    verbs = either(*dict.fromkeys(choice.verb for choice in choices(state)))
    return Text("by", verbs=verbs, seat=Seat(state.turn)) if state.turn else verbs


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """What the box must draw to make `words` a whole move."""
    deed = DEEDS.get((state.phase, words[0])) if words else None
    return deed.draws(state, words) if deed and deed.draws else ()
