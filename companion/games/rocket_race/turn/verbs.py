"""A turn of the advanced game: rockets, dice, its end (RULES.md, 11.1, 11.2, 11.10)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Draw, Happening, Refusal, Words, happened
from companion.games.rocket_race.launch import rolls
from companion.games.rocket_race.launch.rockets import launch as declare
from companion.games.rocket_race.launch.rockets import not_asked
from companion.games.rocket_race.launch.rolls import FACES
from companion.games.rocket_race.league import short
from companion.games.rocket_race.model import State
from companion.games.rocket_race.turn.offers import all_declared, launching
from companion.games.rocket_race.turn.order import barred, not_open, too_late
from companion.games.rocket_race.turn.research import breakthrough


def settle(state: State, log: list[Happening]) -> State:
    """Fills the row before anything else."""
    if short(state):
        return replace(state, phase="reveal", turn=None)
    turn = SEATS[state.active]
    return state if state.turn == turn else replace(state, turn=turn)


def launch(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = barred(state, words)
    if wrong:
        return wrong
    if state.acted and not launching(state):
        return too_late(state)
    after = declare(state, words, log)
    return after if isinstance(after, Refusal) else replace(after, acted="launch")


def ready(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    if words[1:] != (state.turn,):
        return not_asked(state, words)
    if not launching(state):
        return Refusal("No rocket is declared: “end” ends the turn.", "11.2", "No rocket declared")
    return _rolling(state)


def _rolling(state: State) -> State:
    return replace(state, phase="rolls", then="turn", turn=None)


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The breakthrough die, or a rocket's two dice."""
    if all_declared(state):
        return rolls.draws(state, words)
    asked = words == ("roll", state.turn) and state.acted == "breakthrough" and state.options.dice != "table"
    return (Draw(FACES),) if asked else ()


def roll(state: State, words: Words, log: list[Happening], drawn: bool) -> State | Refusal:
    """The first roll of the rockets, which says ready too, or the breakthrough die."""
    if all_declared(state):
        return rolls.roll(_rolling(state), words, log, drawn)
    return breakthrough(state, words, log, drawn)


def end(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = not_open(state, words, 2)
    if wrong:
        return wrong
    seat = (state.active + 1) % len(state.players)
    rockets = tuple(
        replace(rocket, status="due", dice=()) if rocket.owner == seat and rocket.status == "flying" else rocket
        for rocket in state.rockets
    )
    log.append(happened("ended", f"{state.players[state.active]}'s turn is over.", words[1]))
    return replace(
        state,
        phase="rolls",
        then="turn",
        turn=None,
        active=seat,
        round=state.round + (seat == 0),
        acted="",
        took=False,
        rockets=rockets,
    )
