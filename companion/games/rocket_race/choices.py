"""What may be done now: the deeds of each phase in one table, then the events that anybody may play."""

from __future__ import annotations

from companion.contract.game import Choice
from companion.games.rocket_race.auction import BIDDING, DRAW
from companion.games.rocket_race.development import DEVELOPMENT
from companion.games.rocket_race.events.playing import ANYTIME
from companion.games.rocket_race.launch.failure import FAILURE
from companion.games.rocket_race.launch.rockets import LAUNCH
from companion.games.rocket_race.launch.rolls import ROLLS, VERDICT
from companion.games.rocket_race.model import Deed, Part, State
from companion.games.rocket_race.turn.deeds import TURN
from companion.games.rocket_race.turn.league import LEAGUE, REVEAL

PARTS: dict[str, Part] = {
    "draw": DRAW,
    "bidding": BIDDING,
    "development": DEVELOPMENT,
    "launch": LAUNCH,
    "rolls": ROLLS,
    "verdict": VERDICT,
    "failure": FAILURE,
    "league": LEAGUE,
    "reveal": REVEAL,
    "turn": TURN,
}
DEEDS: dict[tuple[str, str], Deed] = {
    (phase, deed.verb): deed for phase, part in PARTS.items() for deed in (*ANYTIME, *part.deeds)
}
"""What a verb means in a phase; after the end nothing means anything."""


def choices(state: State) -> tuple[Choice, ...]:
    """All moves open at this moment."""
    part = PARTS.get(state.phase)
    if part is None:
        return ()
    deeds = part.open(state) if part.open else part.deeds
    if state.event or any(state.hands):
        deeds += ANYTIME
    return tuple([choice for deed in deeds for choice in deed.offered(state)])
