"""What a card that is said by its facts can be when the set itself knows every card (RULES.md, 2.2 and 2.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from companion.contract.game import Choice, Refusal, Slot, Words
from companion.contract.text import Part, Said, Text, listed, spaced
from companion.games.rocket_race.facts import COMPONENTS, DISCIPLINES, Blueprint
from companion.games.rocket_race.model import initialled, spelt, valued

Entries = tuple[Blueprint, ...]


def choices(verb: str, seat: str | None, label: Said, left: Entries, advanced: bool) -> tuple[Choice, ...]:
    """The faces that are left; a name as well, which is never asked for."""
    offered: list[Choice] = []
    for alike in _alike(left, advanced):
        face = _face(alike[0])
        siblings = advanced and any(_face(other) == face and other.cost != alike[0].cost for other in left)
        costs = _costs(alike[0], 1 if siblings else 0) if advanced else ()
        offered.append(Choice(verb, seat, label, (*_slots(face), *costs)))
        loose = _costs(alike[0], 0) if advanced else ()
        offered.append(Choice(verb, seat, label, (*_slots(face), *loose, _names(alike)), aside=True))
    return tuple(offered)


@lru_cache(maxsize=64)  # gone through twice by every draw
def _alike(left: Entries, advanced: bool) -> tuple[Entries, ...]:
    """The entries that only a name tells apart, together."""
    piles: dict[object, Entries] = {}
    for entry in left:
        facts = (_face(entry), entry.cost if advanced else None)
        piles[facts] = (*piles.get(facts, ()), entry)
    return tuple(piles.values())


def _face(entry: Blueprint) -> Words:
    """What must be said of a card."""
    if entry.kind in COMPONENTS:
        return (entry.kind, f"reliability={entry.reliability}")
    return (entry.kind, f"skill={entry.skill}") if entry.skill else (entry.kind,)


def _slots(face: Words) -> tuple[Slot, ...]:
    return tuple(
        Slot(called, (word,), labels=(valued(word) if "=" in word else Text(f"kind-{word}"),))
        for called, word in zip(("kind", "worth"), face, strict=False)
    )


def _costs(entry: Blueprint, least: int) -> tuple[Slot, ...]:
    if entry.kind == "event":
        return ()
    return tuple(
        Slot(word, (f"{word}={price}",), least, labels=(valued(f"{word}={price}"),))
        for word, price in zip(DISCIPLINES, entry.cost, strict=True)
    )


def _names(alike: Entries) -> Slot:
    labels = tuple(spelt(entry.name) for entry in alike)
    return Slot("name", tuple(f"name={entry.name}" for entry in alike), labels=labels)


def fitting(left: Entries, said: dict[str, Any], advanced: bool) -> Entries | Refusal:
    """The entries that a card with these facts may be: one, or several that only a name tells apart."""
    kind = said["kind"]
    fit = tuple(entry for entry in left if _fits(entry, said))
    if not fit:
        faces = tuple(_told(entry, advanced) for entry in left if entry.kind == kind)
        return Refusal(Text("no-such-is-left-in", kind=Text(f"word-{kind}"), faces=listed(*faces)), "2.5")
    if len(_alike(fit, advanced)) > 1:
        faces = tuple(_told(entry, advanced) for entry in fit)
        return Refusal(Text("several-cards-are-like-that", faces=listed(*faces)), "2.2")
    return fit


def _fits(entry: Blueprint, said: dict[str, Any]) -> bool:
    told = {field: value for field, value in said.items() if field != "reliability" or entry.kind in COMPONENTS}
    return all(getattr(entry, field) == value for field, value in told.items())


def _told(entry: Blueprint, advanced: bool) -> Part:
    said = spaced(entry.name, *_face(entry)[1:])
    return Text("with-price", card=said, price=initialled(entry.cost)) if advanced and entry.kind != "event" else said
