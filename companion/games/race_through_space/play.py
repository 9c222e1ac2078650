"""Doing a move, or saying why not (RULES.md, section 0)."""

from __future__ import annotations

from companion.contract.game import Move, Refusal, Step
from companion.games.race_through_space.choices import VERBS
from companion.games.race_through_space.model import State

ALL_VERBS = {verb.verb for verbs in VERBS.values() for verb in verbs}


def play(state: State, move: Move) -> Step[State] | Refusal:
    """The step that a whole move makes, or why it may not be made."""
    words = move.words
    for verb in VERBS[state.phase]:
        if words and words[0] == verb.verb:
            return misaddressed(state, move, verb.size) or verb.refused(state, move) or verb.do(state, words)
    return out_of_place(state, move)


def out_of_place(state: State, move: Move) -> Refusal:
    """A line whose verb is none of this phase."""
    if state.over:
        return Refusal("The game is over; start a new one or undo.", "0.3", "Game over")
    awaited = " or ".join(verb.verb for verb in VERBS[state.phase])
    awaited += f" by {state.name(state.turn)}" if state.turn else ""
    if move.words and move.words[0] in ALL_VERBS:
        return Refusal(f"“{move.words[0]}” cannot be played now; now: {awaited}.", "0.1")
    return Refusal(f"“{move.line}” is no move of this game; now: {awaited}.", "0.1")


def misaddressed(state: State, move: Move, size: int) -> Refusal | None:
    """What is wrong with a line before it is looked at: another seat's turn, too many words or too few."""
    words = move.words
    if state.turn and (len(words) < 2 or words[1] != state.turn):
        return Refusal(f"It is {state.name(state.turn)}'s turn ({state.turn}).", "0.2", "Not your turn")
    if len(words) != size and (words[0], len(words)) != ("roll", 2):
        return Refusal(f"“{move.line}” has {len(words)} words, “{words[0]}” takes {size}.", "0.1")
    return None
