"""The roll: whose die counts, what it shows, arrows that nobody can use (RULES.md 0.4, 4.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from companion.contract.game import Choice, Draw, Move, Refusal, Seat, Slot, Step, Text, Words, happened, spaced
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
    return (Choice("roll", seat, Text("roll-the-die"), slots),)


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The die, where the box is to roll it."""
    if words == ("roll", state.turn) and state.phase == "roll" and state.options.dice != "table":
        return (Draw(state.facts.die),)
    return ()


def refused(state: State, move: Move) -> Refusal | None:
    if len(move.words) == 2:
        return Refusal(Text("say-the-die"), "0.4")
    face = move.words[2]
    if face not in state.facts.die:
        return Refusal(Text("no-such-face", face=face, faces=spaced(*state.facts.faces)), "0.8")
    if state.options.dice == "box" and not move.drawn:
        return Refusal(Text("box-rolls"), "0.4")
    return None


@lru_cache(maxsize=256)
def rolls_face(seat: str, face: str) -> Text:
    """Told in every turn; seats and faces make a few dozen."""
    return Text("rolled-arrows", seat=Seat(seat)) if face == "arrows" else Text("rolled", seat=Seat(seat), face=face)


def do(state: State, words: Words) -> Step[State]:
    _, seat, face = words
    rolled = happened("rolled", rolls_face(seat, face), seat, faces=[face])
    if face != "arrows":
        return Step(replace(state, phase="advance", roll=cast(Face, face)), (rolled,))
    if catchers(state) or pushable(state):
        return Step(replace(state, phase="arrows", roll="arrows"), (rolled,))
    idle = happened("no-move", Text("arrows-idle", seat=Seat(seat)), seat)
    return turn_over(state, (rolled, idle))
