"""The first state, and the set's facts checked (RULES.md, sections 0, 1 and 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from companion.contract.game import Refusal, Setup, read_set
from companion.games.rocket_race.facts import COMPONENTS, KINDS, Facts, totals
from companion.games.rocket_race.model import Options, State

SEATS_OF = {"standard": (3, 6), "advanced": (2, 4)}


def set_up(setup: Setup) -> State | Refusal:
    """The table before the first card (standard) or the first League (advanced)."""
    options = msgspec.convert(setup.options, Options)
    facts = read_facts(setup.facts)
    if isinstance(facts, Refusal):
        return facts
    low, high = SEATS_OF[options.rules]
    count = len(setup.players)
    if not low <= count <= high:
        text = f"The {options.rules} game is for {low} to {high} players, not {count}."
        return Refusal(text, "0.7", f"{low} to {high} players", "bad-option")
    advanced = options.rules == "advanced"
    if not any(totals(facts, advanced)):
        return _unfit(f"The set's deck holds no card of the {options.rules} game.")
    return State(
        players=setup.players,
        phase="league" if advanced else "draw",
        turn="p1",
        options=options,
        facts=facts,
        yards=((),) * count,
        hands=((),) * count,
        passed=(False,) * count,
        leagues=(None,) * count if advanced else (),
        research=((0, 0, 0),) * count if advanced else (),
    )


def read_facts(plain: Mapping[str, Any]) -> Facts | Refusal:
    """The set's facts, checked (0.8)."""
    facts = read_set(plain, Facts)
    if isinstance(facts, Refusal):
        return facts
    for kind, of in (("card", facts.cards), ("League", facts.leagues)):
        twice = [name for name, times in Counter(entry.name for entry in of).items() if times > 1 and name]
        if twice:
            return _unfit(f"The set has the {kind} “{twice[0]}” twice; give it once, with a count.")
    if not all(league.name for league in facts.leagues):
        return _unfit("A League of the set has no name.")
    if len({league.skills for league in facts.leagues}) < len(facts.leagues):
        return _unfit("Two Leagues of the set have the same skills; no two of the four do.")
    return _overfull(facts) or _misplaced(facts) or facts


def _overfull(facts: Facts) -> Refusal | None:
    for kind, total in zip(KINDS, totals(facts, advanced=True), strict=True):
        named = sum(card.count for card in facts.cards if card.kind == kind)
        if named > total:
            return _unfit(f"The set names {named} {kind} cards, but its deck has {total}.")
    return None


def _misplaced(facts: Facts) -> Refusal | None:
    for card in facts.cards:
        if card.reliability is not None and card.kind not in COMPONENTS:
            return _unfit(f"“{card.name}” is an {card.kind} and has no reliability.")
        if card.skill and card.kind != "upgrade":
            return _unfit(f"“{card.name}” is no upgrade and has no skill.")
    return None


def _unfit(message: str) -> Refusal:
    return Refusal(message, "0.8", "Set does not fit", "bad-set")
