"""Placing the markers (RULES.md 1.7)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Refusal, Seat, Slot, Step, Text, Words, happened
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.pieces import CLUB, TITLES
from companion.games.race_to_adventure.rounds.order import Told, followed, next_to_select

SLOT = Slot("where", CLUB, labels=tuple(TITLES[tile] for tile in CLUB))
STARTS = {seat: Choice("start", seat, Text("place-marker"), (SLOT,)) for seat in SEATS}


def offers(race: Race) -> tuple[Choice, ...]:
    return tuple(STARTS[seat] for seat in race.unplaced)


def play(race: Race, words: Words) -> Step[Race] | Refusal:
    """The first to place takes the first player token."""
    _, seat, *rest = words
    if seat not in race.unplaced:
        return Refusal(Text("placed-already", seat=Seat(seat)), "1.7")
    if len(rest) != 1 or rest[0] not in CLUB:
        return Refusal(Text("start-at-club", tiles=" ".join(CLUB)), "1.7")
    at = rest[0]
    placed = race.holding(seat, replace(race.passport(seat), at=at))
    told: Told = (happened("placed", Text("placed", seat=Seat(seat), at=Text(f"at-{at}")), seat, at=at),)
    if race.first is None:
        placed = replace(placed, first=seat)
        told += (happened("first", Text("takes-token", seat=Seat(seat)), seat),)
    return Step(placed, told) if placed.unplaced else followed(next_to_select(placed), told)
