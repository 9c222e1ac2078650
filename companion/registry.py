"""The games this box knows, one line each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.contract.game import Rules
from companion.games.journey.rules import RULES as JOURNEY
from companion.games.race_through_space.rules import RULES as RACE_THROUGH_SPACE
from companion.games.race_to_adventure.rules import RULES as RACE_TO_ADVENTURE
from companion.games.rocket_race.rules import RULES as ROCKET_RACE

GAMES: dict[str, Rules[Any]] = {
    rules.id: rules for rules in (RACE_THROUGH_SPACE, ROCKET_RACE, RACE_TO_ADVENTURE, JOURNEY)
}


def pages_of(games: Mapping[str, Rules[Any]] = GAMES) -> tuple[str, ...]:
    """Every page of every game, as a screen of the box may be set to show it."""
    return tuple(dict.fromkeys(page for rules in games.values() for page in rules.pages))
