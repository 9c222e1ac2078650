"""Research in a turn of the advanced game: the free point, then the breakthrough die (RULES.md, 11.3, 11.4, 11.8)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from companion.contract.game import Happening, Refusal, Words, happened, put
from companion.games.rocket_race.facts import DISCIPLINES, POINTS, Trio
from companion.games.rocket_race.launch.rolls import misrolled
from companion.games.rocket_race.model import State, spoken
from companion.games.rocket_race.turn.offers import roomy
from companion.games.rocket_race.turn.order import not_first


def skills(state: State, seat: int) -> Trio:
    """League and upgrades together (11.8)."""
    league = state.leagues[seat]
    total = list(league.skills) if league else [0, 0, 0]
    for card in state.yards[seat]:
        if card.skill:
            discipline, more = card.skill.split("+")
            total[DISCIPLINES.index(discipline)] += int(more)
    return (total[0], total[1], total[2])


def research(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = not_first(state, words, 3)
    if wrong:
        return wrong
    if words[2] not in roomy(state):
        return Refusal(f"The free point may go to {spoken(roomy(state))}.", "11.4", "No room there")
    gain = tuple(int(word == words[2]) for word in DISCIPLINES)
    log.append(
        happened("researched", f"{state.players[state.active]} researches {words[2]}.", words[1], discipline=words[2])
    )
    return replace(_gained(state, gain), acted="breakthrough")


def breakthrough(state: State, words: Words, log: list[Happening], drawn: bool) -> State | Refusal:
    """The die for what was just researched (11.3)."""
    if words[1:2] != (state.turn,) or state.acted != "breakthrough":
        return Refusal(f"No die is awaited; {state.turn} may research first.", "11.3", "No roll now")
    wrong = misrolled(state, words[2:], 1, drawn)
    if wrong:
        return wrong
    face, levels = int(words[2]), skills(state, state.active)
    gain = tuple(int(face <= level) for level in levels)
    found = [word for word, more in zip(DISCIPLINES, gain, strict=True) if more]
    log.append(happened("rolled", f"{state.players[state.active]} rolls {face}.", words[1], faces=[words[2]]))
    log.append(happened("breakthrough", f"Breakthrough: {', '.join(found) or 'none'}.", words[1], disciplines=found))
    return replace(_gained(state, gain), acted="research")


def _gained(state: State, gain: tuple[int, ...]) -> State:
    points = zip(state.research[state.active], gain, strict=True)
    after = cast(Trio, tuple([min(POINTS, at + more) for at, more in points]))
    return replace(state, research=put(state.research, state.active, after))
