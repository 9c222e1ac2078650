"""What the tags of cards and Leagues may be taught, and which words of a move they stand for (RULES.md, 2.3)."""

from __future__ import annotations

from companion.contract.game import Words
from companion.games.rocket_race.model import Card, State


def tokens(state: State) -> dict[str, Words]:
    """What this table's own tags may be taught: every card and League with a name."""
    cards = dict.fromkeys(entry.name for entry in (*state.facts.cards, *state.catalogue))
    leagues = tuple(league.name for league in state.facts.leagues) if state.advanced else ()
    return {kind: words for kind, words in (("card", tuple(cards)), ("league", leagues)) if words}


def meanings(state: State, kind: str, word: str) -> Words:
    """A card's tag stands for its name in the deck, for its id on the table, or for a name yet to be told."""
    if kind != "card":
        return (word, f"{kind}={word}")
    if all(entry.name != word for entry in state.catalogue):
        return (f"name={word}",)
    return (f"card={word}", *(card.id for card in _named(state, word)))


def _named(state: State, name: str) -> tuple[Card, ...]:
    return tuple(card for card in state.table if card.name == name)
