"""What a move does: the chain of small moves it stands for, and after each what follows by itself."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Draw, Move, Refusal, Step, Text, Words, either, seats_of
from companion.games.journey.choices import MOMENTS, choices
from companion.games.journey.model import Outcome, State, Told
from companion.games.journey.turn.order import actors, turn_of
from companion.games.journey.walking import events
from companion.games.journey.walking.shorthand import small_moves
from companion.games.journey.words import given

OVER = Refusal(Text("game-over"), "0.3")


def play(state: State, move: Move) -> Step[State] | Refusal:
    """The step that a move makes, or why it may not be made."""
    small = OVER if state.over else small_moves(state, move.words)
    if isinstance(small, Refusal):
        return small
    told: Told = ()
    for words in small:
        made = make(state, words)
        if isinstance(made, Refusal):
            return made
        state, more = proceed(*made)
        told += more
    return Step(state, told)


def proceed(state: State, told: Told = ()) -> Outcome:
    """The next moment at which somebody must choose: what needs no answer is passed, who cannot answer skipped."""
    while further := MOMENTS[state.phase].onward(state):
        state, more = further
        told += more
    seat = turn_of(state)
    return (state if seat == state.turn else replace(state, turn=seat)), told


def make(state: State, words: Words) -> Outcome | Refusal:
    """One small move, without what follows."""
    verb = words[0] if words else ""
    if verb == "use" and len(words) > 1 and words[1] in state.seats:
        return events.use(state, words[1], words[2:])
    moment = MOMENTS[state.asks]
    act = moment.verbs.get(verb)
    if act is None:
        awaited = either(*dict.fromkeys(choice.verb for choice in choices(state)))
        return moment.shut.get(verb) or Refusal(Text("not-possible", given=given(words), now=awaited), "0.1")
    if verb == "reveal":
        return act(state, "", words[1:])
    seats = actors(state)
    if len(words) < 2 or words[1] not in seats:
        return Refusal(Text("not-your-turn", seats=seats_of(*seats)), "0.2")
    return act(state, words[1], words[2:])


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """What the box must draw to make `words` a whole move."""
    return MOMENTS[state.phase].draws(state, words)
