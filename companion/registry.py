"""The games this box knows, one line each."""

from __future__ import annotations

from typing import Any

from companion.contract.game import Rules
from companion.games.journey.rules import RULES as JOURNEY
from companion.games.race_through_space.rules import RULES as RACE_THROUGH_SPACE
from companion.games.race_to_adventure.rules import RULES as RACE_TO_ADVENTURE
from companion.games.rocket_race.rules import RULES as ROCKET_RACE

GAMES: dict[str, Rules[Any]] = {
    rules.id: rules for rules in (RACE_THROUGH_SPACE, ROCKET_RACE, RACE_TO_ADVENTURE, JOURNEY)
}

PAGES = tuple(dict.fromkeys(page for rules in GAMES.values() for page in rules.pages))
"""Every page of every game, as a screen of the box may be set to show it."""
