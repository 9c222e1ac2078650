"""What a move does: the verb's own rule, then all that follows by itself."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.contract.game import Draw, Happening, Move, Refusal, Step, Words
from companion.games.rocket_race import auction, development, failure, league
from companion.games.rocket_race.choices import choices
from companion.games.rocket_race.deck import coming_up as deck
from companion.games.rocket_race.events import effects
from companion.games.rocket_race.events import playing as events
from companion.games.rocket_race.launch import rockets as launch
from companion.games.rocket_race.launch import rolls
from companion.games.rocket_race.model import State
from companion.games.rocket_race.turn import market, research
from companion.games.rocket_race.turn import verbs as turn

Act = Callable[[State, Words, list[Happening]], State | Refusal]
Rolling = Callable[[State, Words, list[Happening], bool], State | Refusal]
Settle = Callable[[State, list[Happening]], State]

VERBS: dict[tuple[str, str], Act] = {
    ("draw", "draw"): auction.draw,
    ("bidding", "bid"): auction.bid,
    ("bidding", "pass"): auction.pass_,
    ("development", "confirm"): development.confirm,
    ("launch", "launch"): launch.launch,
    ("launch", "ready"): launch.ready,
    ("verdict", "confirm"): rolls.confirm,
    ("failure", "fail"): failure.fail,
    ("league", "league"): league.league,
    ("reveal", "reveal"): league.reveal,
    ("turn", "launch"): turn.launch,
    ("turn", "ready"): turn.ready,
    ("turn", "research"): research.research,
    ("turn", "take"): market.take,
    ("turn", "buy"): market.buy,
    ("turn", "discard"): market.discard,
    ("turn", "end"): turn.end,
}
ANY_PHASE: dict[str, Act] = {"play": events.play, "effect": effects.effect}
ROLLS: dict[str, Rolling] = {"rolls": rolls.roll, "turn": turn.roll}
SETTLE: dict[str, Settle] = {
    "draw": auction.settle_draw,
    "bidding": auction.settle,
    "development": development.settle,
    "launch": launch.settle,
    "rolls": rolls.settle,
    "verdict": rolls.settle_verdict,
    "failure": failure.settle,
    "league": league.settle,
    "reveal": league.settle_reveal,
    "turn": turn.settle,
}


def play(state: State, move: Move) -> Step[State] | Refusal:
    """The step that a whole move makes, or why it may not be made."""
    words = move.words
    if state.over:
        return Refusal("The game is over; start a new one or undo.", "0.3", "Game over")
    verb = words[0] if words else ""
    log: list[Happening] = []
    before = state if verb == "effect" or not state.event else replace(state, event="")
    act = VERBS.get((state.phase, verb)) or ANY_PHASE.get(verb)
    if act:
        after = act(before, words, log)
    elif verb == "roll" and state.phase in ROLLS:
        after = ROLLS[state.phase](before, words, log, move.drawn)
    else:
        return Refusal(f"“{move.line}” cannot be played now; now: {_awaited(state)}.", "0.1")
    return after if isinstance(after, Refusal) else Step(settle(after, log), tuple(log))


def settle(state: State, log: list[Happening]) -> State:
    """All that follows by itself, until somebody has to act."""
    while not state.over:
        after = SETTLE[state.phase](state, log)
        if after is state or (after.turn and after.phase == state.phase):  # a seat of this phase is asked
            return after
        state = after
    return state


def _awaited(state: State) -> str:
    verbs = dict.fromkeys(choice.verb for choice in choices(state))
    by = f" by {state.name(state.turn)}" if state.turn else ""
    return " or ".join(verbs) + by


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """What the box must draw to make `words` a whole move."""
    match state.phase, words[:1]:
        case "draw", ("draw",):
            return deck.draws(state) if words[1:] == (state.turn,) else ()
        case "reveal", ("reveal",):
            return deck.draws(state) if len(words) == 1 else ()
        case "rolls", ("roll",):
            return rolls.draws(state, words)
        case "turn", ("roll",):
            return turn.draws(state, words)
        case "failure", ("fail",):
            return failure.draws(state, words)
        case _:
            return ()
