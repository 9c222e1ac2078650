"""Doing a move, or saying why not (RULES.md, section 0)."""

from __future__ import annotations

from companion.contract.game import Move, Refusal, Seat, Step, Text, either
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
        return Refusal(Text("game-over"), "0.3")
    verbs = either(*(verb.verb for verb in VERBS[state.phase]))
    awaited = Text("awaited-by", verbs=verbs, seat=Seat(state.turn)) if state.turn else Text("awaited", verbs=verbs)
    if move.words and move.words[0] in ALL_VERBS:
        return Refusal(Text("not-now", verb=move.words[0], awaited=awaited), "0.1")
    return Refusal(Text("no-move", line=move.line, awaited=awaited), "0.1")


def misaddressed(state: State, move: Move, size: int) -> Refusal | None:
    """What is wrong with a line before it is looked at: another seat's turn, too many words or too few."""
    words = move.words
    if state.turn and (len(words) < 2 or words[1] != state.turn):
        return Refusal(Text("not-your-turn", seat=Seat(state.turn)), "0.2")
    if len(words) != size and (words[0], len(words)) != ("roll", 2):
        return Refusal(Text("wrong-size", line=move.line, words=len(words), verb=words[0], size=size), "0.1")
    return None
