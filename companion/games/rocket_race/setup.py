"""The first state, and the set's facts checked (RULES.md, sections 0, 1 and 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from companion.contract.game import Refusal, Setup, Text, read_set
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
        text = Text("the-game-is-for-to", rules=Text(f"rules-{options.rules}"), low=low, high=high, count=count)
        return Refusal(text, "0.7", code="bad-option")
    advanced = options.rules == "advanced"
    if not any(totals(facts, advanced)):
        return _unfit(Text("the-set-s-deck-holds", rules=Text(f"rules-{options.rules}")))
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
    for kind, of in ((Text("a-card"), facts.cards), (Text("a-league-word"), facts.leagues)):
        twice = [name for name, times in Counter(entry.name for entry in of).items() if times > 1 and name]
        if twice:
            return _unfit(Text("the-set-has-the-twice", kind=kind, twice=twice[0]))
    if not all(league.name for league in facts.leagues):
        return _unfit(Text("a-league-of-the-set"))
    if len({league.skills for league in facts.leagues}) < len(facts.leagues):
        return _unfit(Text("two-leagues-of-the-set"))
    return _overfull(facts) or _misplaced(facts) or facts


def _overfull(facts: Facts) -> Refusal | None:
    for kind, total in zip(KINDS, totals(facts, advanced=True), strict=True):
        named = sum(card.count for card in facts.cards if card.kind == kind)
        if named > total:
            return _unfit(Text("the-set-names-cards-but", named=named, kind=Text(f"word-{kind}"), total=total))
    return None


def _misplaced(facts: Facts) -> Refusal | None:
    for card in facts.cards:
        if card.reliability is not None and card.kind not in COMPONENTS:
            return _unfit(Text("is-an-and-has-no", name=card.name, kind=Text(f"word-{card.kind}")))
        if card.skill and card.kind != "upgrade":
            return _unfit(Text("is-no-upgrade-and-has", name=card.name))
    return None


def _unfit(message: Text) -> Refusal:
    return Refusal(message, "0.8", code="bad-set")
