"""The deck: what can come up, what a declared card is, reshuffling (RULES.md, section 2).

The table shuffles and draws; the box counts what must be left, by kind always and by name where it can.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import compress
from typing import Any

from msgspec.structs import replace

from companion.game import Choice, Draw, Happening, Refusal, Slot, Words, happened
from companion.games.rocket_race import faces
from companion.games.rocket_race.model import (
    BEST_RELIABILITY,
    COMPONENTS,
    DISCIPLINES,
    KINDS,
    LABEL,
    PLACE,
    POINTS,
    Blueprint,
    Card,
    Pile,
    State,
    cut,
    put,
    spelt,
    spoken,
    table,
    totals,
)

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
LABELS = {"draw": "Draw a card", "reveal": "Turn up a card"}
_NAME = Slot("name", free=True, min=0)


def choices(state: State, verb: str, seat: str | None) -> tuple[Choice, ...]:
    """All ways to say which card has come up."""
    if not state.catalogue:
        return _declared_choices(verb, seat, tuple(compress(KINDS, state.left)), state.advanced)
    if _named_wholly(state):
        return _named_choices(state, verb, seat) + _faces(verb, seat, _left(state), state.advanced)
    kinds = tuple(compress(KINDS, state.left))
    return _named_choices(state, verb, seat) + _declared_choices(verb, seat, kinds, state.advanced)


@lru_cache(maxsize=64)
def _faces(verb: str, seat: str | None, left: tuple[Blueprint, ...], advanced: bool) -> tuple[Choice, ...]:
    idle = _declared_choices(verb, seat, tuple(sorted({entry.kind for entry in left} & IDLE.keys())), advanced)
    return faces.choices(verb, seat, LABELS[verb], left, advanced) + tuple(
        replace(choice, slots=choice.slots[:-1]) for choice in idle if choice.aside
    )


@lru_cache(maxsize=1024)
def _declared_choices(verb: str, seat: str | None, kinds: Words, advanced: bool) -> tuple[Choice, ...]:
    costs = tuple(_slot(name, COSTS[name], 0) for name in DISCIPLINES) if advanced else ()
    components = tuple(kind for kind in kinds if kind in COMPONENTS)
    families = (
        (components, (_slot("reliability", RELIABILITIES, 1), *costs)),
        (tuple(kind for kind in kinds if kind == "upgrade"), (_slot("skill", SKILLS, 1), *costs)),
        (tuple(kind for kind in kinds if kind == "event"), ()),
        (tuple(kind for kind in kinds if kind in IDLE), (_slot("reliability", RELIABILITIES, 1),)),
    )
    return tuple(
        Choice(
            verb,
            seat,
            LABELS[verb],
            (Slot("kind", of, labels=tuple(map(str.capitalize, of))), *slots, _NAME),
            aside=of[0] in IDLE and bool(slots),
        )
        for of, slots in families
        if of
    )


def _slot(field: str, words: Words, least: int) -> Slot:
    """`reliability=3` is shown as `Reliability 3`."""
    return Slot(field, words, least, labels=tuple(word.capitalize().replace("=", " ") for word in words))


def _named_choices(state: State, verb: str, seat: str | None) -> tuple[Choice, ...]:
    names = _nameable(state)
    if not names:
        return ()
    labels = tuple(cut(spelt(word.removeprefix("card=")), LABEL) for word in names)
    by_name = Choice(verb, seat, LABELS[verb], (Slot("card", names, labels=labels),))
    return (by_name, Choice(verb, seat, "The box draws", tap=())) if wholly_known(state) else (by_name,)


def _nameable(state: State) -> Words:
    """The names that may still come up."""
    if not any(state.stock):
        return ()
    left, entries = state.left, zip(state.catalogue, state.stock, strict=True)
    return tuple(f"card={entry.name}" for entry, copies in entries if copies and left[PLACE[entry.kind]])


def wholly_known(state: State) -> bool:
    """Whether the box knows every card that is left, and so may draw itself (2.4)."""
    if sum(state.stock) != sum(state.left):
        return False
    known, entered = [0] * len(KINDS), [0] * len(KINDS)
    for entry, copies in zip(state.catalogue, state.stock, strict=True):
        known[PLACE[entry.kind]] += copies
        entered[PLACE[entry.kind]] += entry.count
    return tuple(known) == state.left and tuple(entered) == totals(state.facts, state.advanced)


def _named_wholly(state: State) -> bool:
    """Whether the set itself names every card that is left; those that the table has named stand last."""
    return bool(state.facts.cards) and wholly_known(state) and state.catalogue[-1] in state.facts.cards


def _left(state: State) -> tuple[Blueprint, ...]:
    return tuple(entry for entry, copies in zip(state.catalogue, state.stock, strict=True) if copies)


def draws(state: State) -> tuple[Draw, ...]:
    """The whole deck, each card once, for the box to draw one from."""
    if not state.catalogue or not wholly_known(state):
        return ()
    entries = zip(state.catalogue, state.stock, strict=True)
    return (Draw(tuple(f"card={entry.name}" for entry, copies in entries for _ in range(copies))),)


def come_up(state: State, words: Words) -> tuple[Card, Changes] | Refusal:
    """The card that `words` describe, and what of the state changes with the deck."""
    if not words:
        if wholly_known(state) and state.catalogue:
            return Refusal("The box draws this card: its name is still missing.", "2.4", "The box draws")
        return Refusal("The box does not know every card: say which one came up.", "2.4", "Say which card")
    if words[0].startswith("card="):
        return _by_name(state, words)
    return _declared(state, words)


def _by_name(state: State, words: Words) -> tuple[Card, Changes] | Refusal:
    name = words[0].removeprefix("card=")
    allowed = _nameable(state)
    if len(words) > 1:
        return Refusal(f"After “{words[0]}” nothing more is said: the card is known.", "2.3", "Only the name")
    if words[0] not in allowed:
        where = (
            "all its copies lie on the table"
            if any(entry.name == name for entry in state.catalogue)
            else "it is unknown"
        )
        text = f"No card “{name}” can come up, {where}; by name can come: {spoken(allowed)}."
        return Refusal(text, "2.3", "Not in the deck")
    place = next(place for place, entry in enumerate(state.catalogue) if entry.name == name)
    entry = state.catalogue[place]
    card = Card(f"c{state.drawn + 1}", entry.kind, name, entry.reliability or 0, entry.cost, entry.skill)
    return card, _drawn(state, card) | {"stock": _less(state.stock, place)}


def _declared(state: State, words: Words) -> tuple[Card, Changes] | Refusal:
    said = _read(words)
    if isinstance(said, Refusal):
        return said
    wrong = _unfit(state, said)
    if wrong:
        return wrong
    if _named_wholly(state):
        fit = faces.fitting(_left(state), said, state.advanced)
        if isinstance(fit, Refusal) or len(fit) == 1:
            return fit if isinstance(fit, Refusal) else _by_name(state, (f"card={fit[0].name}",))
        said |= dict(zip(DISCIPLINES, fit[0].cost, strict=True)) if state.advanced else {}
    kind = str(said["kind"])
    card = Card(
        f"c{state.drawn + 1}",
        kind,
        said.get("name", ""),
        said.get("reliability", 0) if kind in COMPONENTS else 0,
        (said.get("electrics", 0), said.get("mechanics", 0), said.get("chemistry", 0)),
        said.get("skill", ""),
    )
    changes = _drawn(state, card)
    return card, changes | _remembered(state, card) if card.name else changes


def _read(words: Words) -> Changes | Refusal:
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


def _unfit(state: State, said: Changes) -> Refusal | None:
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


def _drawn(state: State, card: Card) -> Changes:
    return {"drawn": state.drawn + 1, "left": _less(state.left, PLACE[card.kind])}


def _less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return put(counts, place, counts[place] - 1)


def _remembered(state: State, card: Card) -> Changes:
    """A card that the table names is known from now on, with the newest facts it was given (2.6)."""
    place = next((place for place, entry in enumerate(state.catalogue) if entry.name == card.name), None)
    if place is None:
        return {"catalogue": (*state.catalogue, blueprint(card)), "stock": (*state.stock, 0)}
    entry = state.catalogue[place]
    same = matches(entry, card)
    if same and state.stock[place]:
        return {"stock": _less(state.stock, place)}
    if entry in state.facts.cards:
        return {}
    entry = replace(entry, count=entry.count + 1) if same else blueprint(card)
    return {"catalogue": put(state.catalogue, place, entry), "stock": put(state.stock, place, 0)}


def blueprint(card: Card) -> Blueprint:
    """What there is to know of a card."""
    worth = card.reliability if card.kind in COMPONENTS else None
    return Blueprint(card.name, card.kind, worth, *card.cost, card.skill)  # type: ignore[arg-type]


def matches(entry: Blueprint, card: Card) -> bool:
    """Whether `card` is a copy of the catalogue's `entry`."""
    return (entry.name, entry.kind, entry.reliability or 0, entry.cost, entry.skill) == (
        card.name,
        card.kind,
        card.reliability,
        card.cost,
        card.skill,
    )


def stock_of(catalogue: tuple[Blueprint, ...], on_table: Pile) -> tuple[int, ...]:
    """How many copies of each entry the deck still holds."""
    named = [card for card in on_table if card.name]
    return tuple(max(0, entry.count - sum(matches(entry, card) for card in named)) for entry in catalogue)


def learnt(state: State) -> tuple[Blueprint, ...]:
    """The set's cards with those that the table has named, as far as the deck has room for them."""
    cards = list(state.facts.cards)
    for told in (entry for entry in state.catalogue if entry not in state.facts.cards):
        others = [card for card in cards if card.name != told.name]
        total = totals(state.facts, advanced=True)[PLACE[told.kind]]
        if told.count + sum(card.count for card in others if card.kind == told.kind) <= total:
            known = next((card for card in cards if card.name == told.name), told)
            cards = [*others, _completed(told, known, state.advanced)]
    return tuple(cards)


def _completed(told: Blueprint, known: Blueprint, advanced: bool) -> Blueprint:
    """What the table said of a card, with what only the set can know."""
    if advanced:
        return replace(told, text=known.text)
    electrics, mechanics, chemistry = known.cost
    return replace(told, text=known.text, electrics=electrics, mechanics=mechanics, chemistry=chemistry)


def reshuffled(state: State, log: list[Happening]) -> State:
    """All discards as the new deck (2.7); call it with an empty deck only."""
    counts = list(state.left)
    for card in state.discards:
        counts[PLACE[card.kind]] += 1
    text = f"The deck is empty: shuffle the {len(state.discards)} discarded cards into a new one."
    log.append(happened("reshuffled", text, cards=len(state.discards)))
    bare = replace(state, discards=(), left=tuple(counts))
    return replace(bare, stock=stock_of(bare.catalogue, table(bare))) if bare.catalogue else bare
