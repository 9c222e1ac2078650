"""What the table says of a card that has come up, word by word (RULES.md, 2.2)."""

from __future__ import annotations

import re
from typing import Any

from companion.contract.game import Refusal, Text, Words
from companion.games.rocket_race.facts import BEST_RELIABILITY, COMPONENTS, DISCIPLINES, KINDS, PLACE, POINTS, totals
from companion.games.rocket_race.model import State, spoken

Changes = dict[str, Any]
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RELIABILITIES: Words = tuple(f"reliability={worth}" for worth in range(BEST_RELIABILITY + 1))
SKILLS: Words = tuple(f"skill={discipline}+{more}" for discipline in DISCIPLINES for more in (1, 2, 3))
COSTS: dict[str, Words] = {
    discipline: tuple(f"{discipline}={points}" for points in range(POINTS + 1)) for discipline in DISCIPLINES
}
VALUES: dict[str, tuple[str, int | str]] = {
    **{kind: ("kind", kind) for kind in KINDS},
    **{word: ("reliability", worth) for worth, word in enumerate(RELIABILITIES)},
    **{word: ("skill", word.removeprefix("skill=")) for word in SKILLS},
    **{word: (discipline, points) for discipline, words in COSTS.items() for points, word in enumerate(words)},
}
"""Each word that may describe a card, with the field it fills."""
RANGES = ("reliability", "skill", *DISCIPLINES)
"""What has a range; `range-…` says which."""
NEEDED = {**dict.fromkeys(COMPONENTS, "reliability"), "event": "", "upgrade": "skill"}
"""What must be said of a card, by kind."""
IDLE = {"event": frozenset(("reliability",))}
"""What may be said of a card of a kind that has none, and counts for nothing (2.2); it is never asked for."""
FIELDS: dict[str, dict[str, frozenset[str]]] = {
    rules: {
        kind: frozenset(("kind", "name", NEEDED[kind], *IDLE.get(kind, ()), *(costs if NEEDED[kind] else ())))
        for kind in kinds
    }
    for rules, kinds, costs in (("standard", KINDS[:-1], ()), ("advanced", KINDS, DISCIPLINES))
}
"""All that may be said of a card, by rules and kind."""


def read(words: Words) -> Changes | Refusal:
    """The words as fields of a card; each may be said once, in any order."""
    said: Changes = {}
    for word in words:
        fact = VALUES.get(word) or _name_in(word)
        if isinstance(fact, Refusal):
            return fact
        field, value = fact
        if field in said:
            return Refusal(Text("says-the-a-second-time", word=word, field=Text(f"word-{field}")), "2.2")
        said[field] = value
    return said


def _name_in(word: str) -> tuple[str, str] | Refusal:
    """The one fact that is free text; any other word that is none of VALUES says nothing."""
    field, given, value = word.partition("=")
    if field == "name" and SLUG.fullmatch(value) and len(value) <= 40:
        return field, value
    if not given:
        text = Text("is-no-kind-of-card", word=word, allowed=spoken(KINDS[:-1]))
        return Refusal(text, "2.2")
    if field == "name":
        return Refusal(Text("a-name-is-up-to"), "2.2")
    if field in RANGES:
        return Refusal(
            Text("is-out-of-range-is", word=word, field=Text(f"word-{field}"), range=Text(f"range-{field}")), "2.2"
        )
    return Refusal(Text("says-nothing-about-a-card", word=word), "2.2")


def unfit(state: State, said: Changes) -> Refusal | None:
    """Why a card with these facts cannot have come up."""
    kind = said.get("kind", "")
    fields = FIELDS[state.options.rules].get(kind)
    if fields is None:
        kinds = spoken(tuple(FIELDS[state.options.rules]))
        return Refusal(Text("say-the-kind-of-card", kinds=kinds), "2.2")
    if not state.left[PLACE[kind]]:
        return _none_left(state, kind)
    needed = NEEDED[kind]
    if needed and needed not in said:
        return Refusal(Text("say-the-card-s-too", needed=Text(f"word-{needed}")), "2.2")
    if said.keys() <= fields:
        return None
    extra = min(said.keys() - fields)
    return Refusal(Text("this-card-has-no-here", kind=Text(f"word-{kind}"), extra=Text(f"word-{extra}")), "2.2")


def _none_left(state: State, kind: str) -> Refusal:
    total = totals(state.facts, state.advanced)[PLACE[kind]]
    gone = sum(card.kind == kind for card in state.discards)
    text = Text("no-card-is-left-of", kind=Text(f"word-{kind}"), total=total, gone=gone, count=total - gone)
    return Refusal(text, "2.5")
