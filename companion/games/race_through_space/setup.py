"""The first state (RULES.md, section 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.contract.game import Refusal, Setup, read_set
from companion.games.race_through_space.model import BELT, CARDS, STAR, START_CARD, Facts, InSpace, Options, State


def set_up(setup: Setup) -> State | Refusal:
    """The table before the first roll."""
    facts = read_facts(setup.facts)
    if isinstance(facts, Refusal):
        return facts
    start = InSpace(START_CARD)
    return State(
        players=setup.players,
        phase="roll",
        turn="p1",
        options=msgspec.convert(setup.options, Options),
        facts=facts,
        column=column_of(facts),
        fleets=((start, start, start),) * len(setup.players),
    )


def read_facts(plain: Mapping[str, Any]) -> Facts | Refusal:
    """The set's facts, checked (0.8)."""
    facts = read_set(plain, Facts)
    if isinstance(facts, Refusal):
        return facts
    if facts.asteroid == facts.star:
        text = f"Asteroid belt and shooting star cannot both be card {facts.star}; give them different cards."
        return Refusal(text, "0.8", "Set does not fit", "bad-set")
    return facts


def column_of(facts: Facts) -> tuple[str, ...]:
    """The cards from the bottom up, the plain ones named in that order."""
    special = {facts.asteroid: BELT, facts.star: STAR}
    plain = iter(f"space-{number}" for number in range(1, CARDS - len(special) + 1))
    return tuple(special.get(card) or next(plain) for card in range(1, CARDS + 1))
