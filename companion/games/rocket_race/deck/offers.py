"""All ways to say which card has come up, as choices (RULES.md, 2.2 to 2.5)."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

from msgspec.structs import replace

from companion.contract.game import Choice, Slot, Text, Words
from companion.games.rocket_race.deck import faces
from companion.games.rocket_race.deck.catalogue import entries_left, nameable, named_wholly, wholly_known
from companion.games.rocket_race.deck.declaring import COSTS, IDLE, RELIABILITIES, SKILLS
from companion.games.rocket_race.facts import COMPONENTS, DISCIPLINES, KINDS, Blueprint
from companion.games.rocket_race.model import State, spelt, valued

LABELS = {"draw": Text("draw-a-card"), "reveal": Text("turn-up-a-card")}
_NAME = Slot("name", free=True, min=0)


def choices(state: State, verb: str, seat: str | None) -> tuple[Choice, ...]:
    """All ways to say which card has come up."""
    if not state.catalogue:
        return _declared_choices(verb, seat, tuple(compress(KINDS, state.left)), state.advanced)
    if named_wholly(state):
        return _named_choices(state, verb, seat) + _faces(verb, seat, entries_left(state), state.advanced)
    kinds = tuple(compress(KINDS, state.left))
    return _named_choices(state, verb, seat) + _declared_choices(verb, seat, kinds, state.advanced)


@lru_cache(maxsize=64)  # the same until a card comes up
def _faces(verb: str, seat: str | None, left: tuple[Blueprint, ...], advanced: bool) -> tuple[Choice, ...]:
    idle = _declared_choices(verb, seat, tuple(sorted({entry.kind for entry in left} & IDLE.keys())), advanced)
    return faces.choices(verb, seat, LABELS[verb], left, advanced) + tuple(
        replace(choice, slots=choice.slots[:-1]) for choice in idle if choice.aside
    )


@lru_cache(maxsize=1024)  # the kinds that are left, for each seat
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
            (Slot("kind", of, labels=tuple(Text(f"kind-{kind}") for kind in of)), *slots, _NAME),
            aside=of[0] in IDLE and bool(slots),
        )
        for of, slots in families
        if of
    )


def _slot(field: str, words: Words, least: int) -> Slot:
    """`reliability=3` is shown as `Reliability 3`."""
    return Slot(field, words, least, labels=tuple(map(valued, words)))


def _named_choices(state: State, verb: str, seat: str | None) -> tuple[Choice, ...]:
    names = nameable(state)
    if not names:
        return ()
    labels = tuple(spelt(word.removeprefix("card=")) for word in names)
    by_name = Choice(verb, seat, LABELS[verb], (Slot("card", names, labels=labels),))
    return (by_name, Choice(verb, seat, Text("the-box-draws"), tap=())) if wholly_known(state) else (by_name,)
