"""What the table says of a card that has come up, word by word (RULES.md, 2.2)."""

from __future__ import annotations

import re
from typing import Any

from companion.contract.game import Refusal, Words
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
RANGES = {
    "reliability": f"0 to {BEST_RELIABILITY}",
    "skill": "electrics+1 to chemistry+3",
    **dict.fromkeys(DISCIPLINES, f"0 to {POINTS}"),
}
"""What a number or a skill may be, in words."""
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
            return Refusal(f"“{word}” says the {field} a second time.", "2.2", "Said twice")
        said[field] = value
    return said


def _name_in(word: str) -> tuple[str, str] | Refusal:
    """The one fact that is free text; any other word that is none of VALUES says nothing."""
    field, given, value = word.partition("=")
    if field == "name" and SLUG.fullmatch(value) and len(value) <= 40:
        return field, value
    if not given:
        text = f"“{word}” is no kind of card; kinds are {spoken(KINDS[:-1])}, and upgrade in the advanced game."
        return Refusal(text, "2.2", "No such kind")
    if field == "name":
        return Refusal("A name is up to 40 lower-case letters, digits and single hyphens.", "2.2", "No such name")
    if field in RANGES:
        return Refusal(f"“{word}” is out of range: {field} is {RANGES[field]}.", "2.2", f"{field}?"[:21])
    return Refusal(f"“{word}” says nothing about a card.", "2.2", "No such fact")


def unfit(state: State, said: Changes) -> Refusal | None:
    """Why a card with these facts cannot have come up."""
    kind = said.get("kind", "")
    fields = FIELDS[state.options.rules].get(kind)
    if fields is None:
        kinds = spoken(tuple(FIELDS[state.options.rules]))
        return Refusal(f"Say the kind of card: {kinds}.", "2.2", "Which kind?")
    if not state.left[PLACE[kind]]:
        return _none_left(state, kind)
    needed = NEEDED[kind]
    if needed and needed not in said:
        return Refusal(f"Say the card's {needed} too.", "2.2", f"Which {needed}?")
    if said.keys() <= fields:
        return None
    extra = min(said.keys() - fields)
    return Refusal(f"This {kind} card has no {extra} here.", "2.2", f"No {extra}")


def _none_left(state: State, kind: str) -> Refusal:
    total = totals(state.facts, state.advanced)[PLACE[kind]]
    gone = sum(card.kind == kind for card in state.discards)
    text = f"No {kind} card is left: of {total}, {gone} lie discarded and {total - gone} elsewhere on the table."
    return Refusal(text, "2.5", f"No {kind} left")
