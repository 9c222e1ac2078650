"""Research in a turn of the advanced game: the free point, then the breakthrough die (RULES.md, 11.3, 11.4, 11.8)."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Draw, Move, Refusal, Slot, Words, happened, put
from companion.contract.text import Seat, Text, listed, spaced
from companion.games.rocket_race.facts import DISCIPLINES, POINTS, Trio
from companion.games.rocket_race.launch.rolls import FACES, misrolled
from companion.games.rocket_race.model import Outcome, State


def skills(state: State, seat: int) -> Trio:
    """League and upgrades together (11.8)."""
    league = state.leagues[seat]
    total = list(league.skills) if league else [0, 0, 0]
    for card in state.yards[seat]:
        if card.skill:
            discipline, more = card.skill.split("+")
            total[DISCIPLINES.index(discipline)] += int(more)
    return (total[0], total[1], total[2])


def roomy(state: State) -> Words:
    """The disciplines that the free point may go to (11.4)."""
    points = state.research[state.active]
    room = tuple(word for word, at in zip(DISCIPLINES, points, strict=True) if at < POINTS)
    return room or DISCIPLINES


def choices(state: State) -> tuple[Choice, ...]:
    return _research(SEATS[state.active], roomy(state))


@lru_cache(maxsize=64)  # a few disciplines with room, for each of four seats
def _research(seat: str, disciplines: Words) -> tuple[Choice, ...]:
    labels = tuple(Text(f"discipline-{word}") for word in disciplines)
    return (Choice("research", seat, Text("research-2"), (Slot("discipline", disciplines, labels=labels),)),)


def research(state: State, move: Move) -> Outcome | Refusal:
    seat, discipline = move.words[1:]
    if discipline not in roomy(state):
        return Refusal(
            Text("the-free-point-may-go", allowed=spaced(*(Text(f"word-{word}") for word in roomy(state)))), "11.4"
        )
    gain = tuple(int(word == discipline) for word in DISCIPLINES)
    text = Text("researches", seat=Seat(seat), discipline=Text(f"word-{discipline}"))
    told = happened("researched", text, seat, discipline=discipline)
    return replace(_gained(state, gain), acted="breakthrough"), (told,)


@lru_cache(maxsize=16)  # one a seat and kind of dice
def die(seat: str, dice: str) -> tuple[Choice, ...]:
    slots = () if dice == "box" else (Slot("face", FACES, min=int(dice == "table")),)
    return (Choice("roll", seat, Text("breakthrough-die"), slots, tap=None if dice == "table" else ()),)


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    asked = words == ("roll", state.turn) and state.acted == "breakthrough" and state.options.dice != "table"
    return (Draw(FACES),) if asked else ()


def breakthrough(state: State, move: Move) -> Outcome | Refusal:
    """The die for what was just researched (11.3)."""
    words = move.words
    if words[1:2] != (state.turn,) or state.acted != "breakthrough":
        return Refusal(Text("no-die-is-awaited-may", turn=Seat(state.turn or "p1")), "11.3")
    wrong = misrolled(state, words[2:], 1, move.drawn)
    if wrong:
        return wrong
    face, levels = int(words[2]), skills(state, state.active)
    gain = tuple(int(face <= level) for level in levels)
    found = [word for word, more in zip(DISCIPLINES, gain, strict=True) if more]
    rolled = happened("rolled", Text("rolls", seat=Seat(SEATS[state.active]), face=face), words[1], faces=[words[2]])
    told = happened(
        "breakthrough",
        Text("breakthrough", found=listed(*(Text(f"word-{word}") for word in found)) if found else Text("none")),
        words[1],
        disciplines=found,
    )
    return replace(_gained(state, gain), acted="research"), (rolled, told)


def _gained(state: State, gain: tuple[int, ...]) -> State:
    points = zip(state.research[state.active], gain, strict=True)
    after = cast(Trio, tuple([min(POINTS, at + more) for at, more in points]))
    return replace(state, research=put(state.research, state.active, after))
