"""The deck: a card comes up, the discards are reshuffled (RULES.md, section 2).

The table shuffles and draws; the box counts what must be left, by kind always and by name where it can.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Draw, Refusal, Text, Words, happened
from companion.games.rocket_race.deck import faces
from companion.games.rocket_race.deck.catalogue import (
    entries_left,
    nameable,
    named_wholly,
    remembered,
    wholly_known,
)
from companion.games.rocket_race.deck.declaring import read, unfit
from companion.games.rocket_race.facts import COMPONENTS, DISCIPLINES, Blueprint
from companion.games.rocket_race.model import Card, Outcome, State, spoken

Known = tuple[Blueprint, ...]


def come_up(state: State, words: Words) -> tuple[Card, Known] | Refusal:
    """The card that `words` describe, and what is known by name from then on."""
    if not words:
        if wholly_known(state) and state.catalogue:
            return Refusal(Text("the-box-draws-this-card"), "2.4")
        return Refusal(Text("the-box-does-not-know"), "2.4")
    if words[0].startswith("card="):
        return _by_name(state, words)
    return _declared(state, words)


def _by_name(state: State, words: Words) -> tuple[Card, Known] | Refusal:
    name = words[0].removeprefix("card=")
    allowed = nameable(state)
    if len(words) > 1:
        return Refusal(Text("after-nothing-more-is-said", words=words[0]), "2.3")
    if words[0] not in allowed:
        where = (
            Text("all-its-copies-lie-on")
            if any(entry.name == name for entry in state.catalogue)
            else Text("it-is-unknown")
        )
        text = Text("no-card-can-come-up", name=name, where=where, allowed=spoken(allowed))
        return Refusal(text, "2.3")
    entry = next(entry for entry in state.catalogue if entry.name == name)
    card = Card(f"c{state.drawn + 1}", entry.kind, name, entry.reliability or 0, entry.cost, entry.skill)
    return card, state.known


def _declared(state: State, words: Words) -> tuple[Card, Known] | Refusal:
    said = read(words)
    if isinstance(said, Refusal):
        return said
    wrong = unfit(state, said)
    if wrong:
        return wrong
    if named_wholly(state):
        fit = faces.fitting(entries_left(state), said, state.advanced)
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
    return card, remembered(state, card) if card.name else state.known


def draws(state: State) -> tuple[Draw, ...]:
    """The whole deck, each card once, for the box to draw one from."""
    if not state.catalogue or not wholly_known(state):
        return ()
    entries = zip(state.catalogue, state.stock, strict=True)
    return (Draw(tuple(f"card={entry.name}" for entry, copies in entries for _ in range(copies))),)


def reshuffled(state: State) -> Outcome:
    """All discards as the new deck (2.7); call it with an empty deck only."""
    text = Text("the-deck-is-empty-shuffle", count=len(state.discards))
    return replace(state, discards=()), (happened("reshuffled", text, cards=len(state.discards)),)
