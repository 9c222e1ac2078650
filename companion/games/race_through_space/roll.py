"""The roll: whose die counts, what it shows, arrows that nobody can use (RULES.md 0.4, 4.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from companion.contract.game import Choice, Draw, Move, Refusal, Slot, Step, Words, happened
from companion.games.race_through_space.arrows import catchers, pushable
from companion.games.race_through_space.black_hole import turn_over
from companion.games.race_through_space.facts import Face
from companion.games.race_through_space.model import State


def offers(state: State) -> tuple[Choice, ...]:
    return rolls(state.turn or "", state.facts.die, state.options.dice)


@lru_cache(maxsize=64)
def rolls(seat: str, die: Words, dice: str) -> tuple[Choice, ...]:
    """Asked for once a turn; a table has four answers."""
    slots = () if dice == "box" else (Slot("face", tuple(dict.fromkeys(die)), min=int(dice == "table")),)
    return (Choice("roll", seat, "Roll the die", slots),)


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The die, where the box is to roll it."""
    if words == ("roll", state.turn) and state.phase == "roll" and state.options.dice != "table":
        return (Draw(state.facts.die),)
    return ()


def refused(state: State, move: Move) -> Refusal | None:
    if len(move.words) == 2:
        return Refusal("The table's die counts here: say what it shows.", "0.4", "Enter the die")
    face = move.words[2]
    if face not in state.facts.die:
        return Refusal(f"The die has no “{face}”, it has: {' '.join(state.facts.faces)}.", "0.8", "No such face")
    if state.options.dice == "box" and not move.drawn:
        return Refusal("The box rolls here: leave the face out.", "0.4", "The box rolls")
    return None


def do(state: State, words: Words) -> Step[State]:
    _, seat, face = words
    rolled = happened("rolled", f"{state.name(seat)} rolls {face}.", seat, faces=[face])
    if face != "arrows":
        return Step(replace(state, phase="advance", roll=cast(Face, face)), (rolled,))
    if catchers(state) or pushable(state):
        return Step(replace(state, phase="arrows", roll="arrows"), (rolled,))
    idle = happened("no-move", f"{state.name(seat)} can use neither arrow and loses the turn.", seat)
    return turn_over(state, (rolled, idle))
