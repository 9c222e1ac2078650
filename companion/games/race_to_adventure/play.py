"""Doing a move, or refusing it with the rule that stands against it (RULES.md, section 0)."""

from __future__ import annotations

from companion.contract.game import Move, Refusal, Step
from companion.games.race_to_adventure.choices import PHASES
from companion.games.race_to_adventure.model import Race


def play(race: Race, move: Move) -> Step[Race] | Refusal:
    """Does a whole move; any line that is not offered now is refused."""
    words, phase = move.words, PHASES[race.phase]
    if not words or words[0] not in phase.verbs:
        return out_of_place(race, move)
    if words[0] == "confirm":
        if len(words) > 1:
            return Refusal(f"“confirm” stands alone, without “{' '.join(words[1:])}”.", "0.1", "Just confirm")
    elif len(words) < 2 or words[1] not in race.seats:
        given = words[1] if len(words) > 1 else "nothing"
        return Refusal(f"“{words[0]}” names a seat ({' '.join(race.seats)}), not “{given}”.", "0.1", "Whose move?")
    return phase.play(race, words)


def out_of_place(race: Race, move: Move) -> Refusal:
    """A line whose verb is none of this phase."""
    if race.over:
        return Refusal("The race is over; nothing can be moved.", "0.3", "The race is over")
    if move.words != ("confirm",):
        verbs = ", ".join(PHASES[race.phase].verbs)
        return Refusal(f"“{move.line}” is no move of this step; awaited: {verbs}.", "0.1", "Not in this step")
    if race.phase != "actions":
        text = "There is nothing to confirm before the items are selected and used."
        return Refusal(text, "0.1", "Nothing to confirm")
    awaited = ", ".join(race.name(seat) for seat in race.seats if not race.passport(seat).done)
    return Refusal(f"The round ends when all are done; not done yet: {awaited}.", "0.1", "Not all are done")
