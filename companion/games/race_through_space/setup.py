"""The first state (RULES.md, section 1)."""

from __future__ import annotations

import msgspec

from companion.contract.game import Refusal, Setup
from companion.games.race_through_space.facts import read_facts
from companion.games.race_through_space.model import START_CARD, InSpace, Options, State


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
        column=facts.column,
        fleets=((start, start, start),) * len(setup.players),
    )
