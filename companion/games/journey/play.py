"""What a move does: the chain of small moves it stands for, and after each what follows by itself."""

from __future__ import annotations

from collections.abc import Callable

from companion.contract.game import Draw, Move, Refusal, Step, Words
from companion.games.journey import discovery, events, lava, sea, supply, turn, walk
from companion.games.journey.cards import Log
from companion.games.journey.choices import choices
from companion.games.journey.flow import actors, proceed
from companion.games.journey.model import State
from companion.games.journey.pieces import said
from companion.games.journey.shorthand import small_moves
from companion.games.journey.steps import also, step

Act = Callable[[State, str, Words, Log], State | Refusal]

ACTS: dict[str, dict[str, Act]] = {
    "opening": {"reveal": turn.refill, "draw": turn.draw, "begin": walk.begin},
    "turn": {
        "draw": turn.draw,
        "begin": walk.begin,
        "play": walk.play_card,
        "step": step,
        "also": also,
        "stop": walk.stop,
        "cancel": walk.cancel,
    },
    "limit": {"discard": turn.discard},
    "refill": {"reveal": turn.refill},
    "discovery": {
        "discover": discovery.discover,
        "skip": discovery.skip,
        "found": discovery.found,
        "keep": discovery.keep,
    },
    "event": {"event": events.event},
    "adventure": {"reveal": sea.reveal, "pay": sea.pay, "skip": sea.skip, "found": sea.found, "lose": sea.lose},
    "supply": {"drop": supply.drop},
    "lava": {"reveal": lava.reveal, "protect": lava.protect, "lose": lava.lose},
}
"""phase or opening: what each of its verbs does. `use` belongs to every phase, `reveal` to the whole table."""
OVER = Refusal("The game is over; start a new one or undo.", "0.3", "Game over")


def play(state: State, move: Move) -> Step[State] | Refusal:
    """The step that a move makes, or why it may not be made."""
    small = OVER if state.over else small_moves(state, move.words)
    if isinstance(small, Refusal):
        return small
    log: Log = []
    for words in small:
        after = make(state, words, log)
        if isinstance(after, Refusal):
            return after
        state = proceed(after, log)
    return Step(state, tuple(log))


def make(state: State, words: Words, log: Log) -> State | Refusal:
    """One small move, without what follows."""
    verb = words[0] if words else ""
    if verb == "use" and len(words) > 1 and words[1] in state.seats:
        return events.use(state, words[1], words[2:], log)
    acts = ACTS.get(state.asks, {})
    if verb == "draw" and state.phase == "limit":
        return turn.OVER_THE_LIMIT
    if verb not in acts:
        return Refusal(f"“{said(words)}” is not possible now; now: {awaited(state)}.", "0.1")
    if verb == "reveal":
        return acts[verb](state, "", words[1:], log)
    seats = actors(state)
    if len(words) < 2 or words[1] not in seats:
        who = " and ".join(f"{state.name(seat)} ({seat})" for seat in seats)
        return Refusal(f"Now it is for {who or 'the table'}.", "0.2", "Not your turn")
    return acts[verb](state, words[1], words[2:], log)


def awaited(state: State) -> str:
    """What is offered instead, by its verbs."""
    return " or ".join(dict.fromkeys(choice.verb for choice in choices(state)))


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """What the box must draw to make `words` a whole move."""
    return discovery.draws(state, words) or sea.draws(state, words)
