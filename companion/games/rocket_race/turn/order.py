"""Why a verb is not open at this point of an advanced turn (RULES.md, 11.1 to 11.3)."""

from __future__ import annotations

from companion.contract.game import Refusal, Words
from companion.games.rocket_race.model import State, spoken
from companion.games.rocket_race.turn.offers import choices, launching


def barred(state: State, words: Words) -> Refusal | None:
    """Why nothing of the turn is open to whoever says this."""
    if words[1:2] != (state.turn,):
        return Refusal(f"It is {state.players[state.active]}'s turn ({state.turn}).", "0.2", "Not your turn")
    if state.acted == "breakthrough":
        return Refusal("The breakthrough die comes first: roll it.", "11.3", "Roll the die first")
    return None


def not_open(state: State, words: Words, size: int) -> Refusal | None:
    """Why this verb cannot be used in this turn at all."""
    wrong = barred(state, words)
    if wrong:
        return wrong
    if launching(state):
        return Refusal("The rockets roll first: launch another one, or “ready”.", "11.2", "Ready first")
    if len(words) != size:
        return Refusal(f"“{words[0]}” takes {size} words.", "0.1")
    return None


def not_first(state: State, words: Words, size: int) -> Refusal | None:
    """Why this verb cannot be used, which is one of those that come first in a turn."""
    return not_open(state, words, size) or (too_late(state) if state.acted else None)


def too_late(state: State) -> Refusal:
    """Why launch, research and events are over for this turn."""
    text = "That is done before cards are bought or discarded, and one a turn: launch, research or event."
    return Refusal(f"{text} {still_open(state)}", "11.1", "Too late this turn")


def still_open(state: State) -> str:
    """The verbs that can be used instead."""
    verbs = tuple(dict.fromkeys(choice.verb for choice in choices(state)))
    return f"Now allowed: {spoken(verbs)}."
