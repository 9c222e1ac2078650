"""The first state, and the set's facts with all that must hold among them (RULES.md 0.7, 0.8, 1.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.contract.game import Refusal, Setup, Text, read_set
from companion.games.journey import facts, pieces
from companion.games.journey.facts import Facts
from companion.games.journey.lava.stream import read_lava
from companion.games.journey.model import Hand, Options, State
from companion.games.journey.sea.cards import CARDS as SEA_CARDS
from companion.games.journey.sea.cards import card_line
from companion.games.journey.walking.maps import read_map
from companion.games.journey.walking.walk import starts

SEATS = (2, 4)
EXPLORERS_DEALT, EQUIPMENT_DEALT = 6, 3


def set_up(setup: Setup) -> State | Refusal:
    """The table when the cards are dealt and the display is about to be laid out."""
    seats = len(setup.players)
    if not SEATS[0] <= seats <= SEATS[1]:
        return Refusal(Text("two-to-four", seats=seats), "0.7", code="bad-option")
    facts = read_facts(setup.facts)
    if isinstance(facts, Refusal):
        return facts
    return State(
        players=setup.players,
        phase="refill",
        turn="p1",
        opening=True,
        options=msgspec.convert(setup.options, Options),
        facts=facts,
        hands=(Hand(EXPLORERS_DEALT, EQUIPMENT_DEALT),) * seats,
        water=(1,) * seats,
        fossils=(pieces.NOTHING,) * seats,
        gone=pieces.NOTHING,
        positions=starts(facts, 1),
        bonuses=((),) * seats,
        sightings=((),) * seats,
    )


def read_facts(plain: Mapping[str, Any]) -> Facts | Refusal:
    """The set's facts, checked (0.8)."""
    facts = read_set(plain, Facts)
    if isinstance(facts, Refusal):
        return facts
    if fault := faults(facts):
        return Refusal(Text("set-unfit", fault=fault), "0.8", code="bad-set")
    return facts


def faults(facts: Facts) -> Text | None:
    """The first thing that does not hold together."""
    if len({facts.explorers.lidenbrock, facts.explorers.axel, facts.explorers.hans}) != 3:
        return Text("fault-colours")
    one, two, three = facts.skeleton
    if not 2 * one <= two or not max(3 * two, 2 * (one + two)) <= 2 * three:
        return Text("fault-skeleton", one=one, two=two, three=three)
    if facts.skull[1] < 2 * facts.skull[0]:
        return Text("fault-skull")
    cards = sum(facts.fossils.counts) if facts.fossils else pieces.FOSSIL_CARDS
    if cards != pieces.FOSSIL_CARDS:
        return Text("fault-fossils", all=pieces.FOSSIL_CARDS, cards=cards)
    unknown = [card for card in facts.adventures if card_line(tuple(card.split())) not in SEA_CARDS]
    if unknown:
        return Text("fault-sea-card", card=unknown[0])
    return board_faults(facts.board)


def board_faults(board: facts.Maps) -> Text | None:
    """The first thing wrong with the maps."""
    if board.descent and isinstance(descent := read_map(board.descent, 1), Text):
        return Text("fault-descent", fault=descent)
    if board.sea and isinstance(sea := read_map(board.sea, 2), Text):
        return Text("fault-sea", fault=sea)
    return lava if isinstance(lava := read_lava(board.lava), Text) else None
