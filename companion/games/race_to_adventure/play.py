"""Doing a move, or refusing it with the rule that stands against it (RULES.md, section 0)."""

from __future__ import annotations

from companion.contract.game import Move, Refusal, Seat, Step, Text, listed
from companion.games.race_to_adventure.actions.hand import given
from companion.games.race_to_adventure.choices import PHASES
from companion.games.race_to_adventure.model import Race


def play(race: Race, move: Move) -> Step[Race] | Refusal:
    """Does a whole move; any line that is not offered now is refused."""
    words, phase = move.words, PHASES[race.phase]
    if not words or words[0] not in phase.verbs:
        return out_of_place(race, move)
    if words[0] == "confirm":
        if len(words) > 1:
            return Refusal(Text("confirm-alone", given=" ".join(words[1:])), "0.1")
    elif len(words) < 2 or words[1] not in race.seats:
        return Refusal(Text("whose-move", verb=words[0], seats=" ".join(race.seats), given=given(words[1:2])), "0.1")
    return phase.play(race, words)


def out_of_place(race: Race, move: Move) -> Refusal:
    """A line whose verb is none of this phase."""
    if race.over:
        return Refusal(Text("race-is-over"), "0.3")
    if move.words != ("confirm",):
        verbs = ", ".join(PHASES[race.phase].verbs)
        return Refusal(Text("not-in-this-step", line=move.line, verbs=verbs), "0.1")
    if race.phase != "actions":
        return Refusal(Text("nothing-to-confirm"), "0.1")
    waiting = listed(*(Seat(seat) for seat in race.seats if not race.passport(seat).done))
    return Refusal(Text("not-all-done", seats=waiting), "0.1")
