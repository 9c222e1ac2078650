"""What may be done now: each phase's own choices, then the events that anybody may play."""

from __future__ import annotations

from collections.abc import Callable

from companion.contract.game import Choice
from companion.games.rocket_race import auction, development, failure, league
from companion.games.rocket_race.events import playing as events
from companion.games.rocket_race.launch import rockets as launch
from companion.games.rocket_race.launch import rolls
from companion.games.rocket_race.model import State
from companion.games.rocket_race.turn import offers as turn_choices

OFFERS: dict[str, Callable[[State], tuple[Choice, ...]]] = {
    "draw": auction.draw_choices,
    "bidding": auction.choices,
    "development": development.choices,
    "launch": launch.choices,
    "rolls": rolls.choices,
    "verdict": rolls.verdict_choices,
    "failure": failure.choices,
    "league": league.choices,
    "reveal": league.reveal_choices,
    "turn": turn_choices.choices,
}


def choices(state: State) -> tuple[Choice, ...]:
    """All moves open at this moment."""
    if state.over:
        return ()
    offered = OFFERS[state.phase](state)
    if any(state.hands):
        offered += events.play_choices(state)
    return offered + events.effect_choices(state) if state.event else offered
