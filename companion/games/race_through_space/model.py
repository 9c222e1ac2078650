"""What a table of Race Through Space consists of: the column of cards, the ships, the roll in hand."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from companion.contract.game import SEATS, DiceOption, Position, Seat, Text, UpkeepOption, Words, seat_index
from companion.games.race_through_space.facts import BELT, STAR, CardNumber, Face, Facts, Points

GAME = "race-through-space"
START_CARD = 4
SHIPS: Words = ("s1", "s2", "s3")
Phase = Literal["roll", "advance", "star", "arrows", "black-hole", "over"]


class InSpace(Struct, frozen=True, gc=False, tag_field="where", tag="space", forbid_unknown_fields=True):
    """A ship on a card, counted from 1 at the bottom."""

    card: CardNumber


class OnMoon(Struct, frozen=True, gc=False, tag_field="where", tag="moon", forbid_unknown_fields=True):
    """A ship that has landed on a number of the moon; 0 when none was free."""

    points: Points


class Lost(Struct, frozen=True, gc=False, tag_field="where", tag="lost", forbid_unknown_fields=True):
    """A ship that the black hole took."""


Ship = InSpace | OnMoon | Lost
Fleet = tuple[Ship, Ship, Ship]


class Options(Struct, frozen=True):
    """How this table plays."""

    dice: DiceOption = "either"
    upkeep: UpkeepOption = "confirm"


class State(Position, frozen=True, kw_only=True, gc=False):
    """One moment. `roll` is the face in hand (None in phase `roll`); `star` the ship that may fly on."""

    options: Options
    facts: Facts
    column: Words
    fleets: tuple[Fleet, ...]
    roll: Face | None = None
    star: str | None = None

    @property
    def scores(self) -> dict[str, int | float]:
        """Points by seat."""
        return {seat: score(fleet) for seat, fleet in zip(SEATS, self.fleets, strict=False)}

    @property
    def winners(self) -> Words:
        """Who has the most points (6.3), all of them when equal (6.4)."""
        points = self.scores if self.over else {}
        return tuple(seat for seat, total in points.items() if total == max(points.values()))

    @property
    def flying(self) -> list[str]:
        """The seats that have a ship in space, in order."""
        return [seat for seat, fleet in zip(SEATS, self.fleets, strict=False) if InSpace in map(type, fleet)]

    @property
    def belt(self) -> int:
        """The belt's card, from 1 at the bottom."""
        return self.column.index(BELT) + 1

    @property
    def star_card(self) -> int:
        """The shooting star's card, from 1 at the bottom."""
        return self.column.index(STAR) + 1

    def special(self, card: int) -> Text:
        """What to say behind a card's number: its name if it is one of the two that have one."""
        return special(self.column[card - 1])

    def called(self, word: str) -> Seat | str:
        """A word of a move that should be a seat of this table."""
        return Seat(word) if word in self.seats else word

    def fleet(self, seat: str | None) -> Fleet:
        return self.fleets[seat_index(seat or "p1")]

    def card(self, seat: str, ship: str) -> int | None:
        """The card on which a ship stands, None when it is not in space or no ship at all."""
        place = self.fleets[seat_index(seat)][SHIPS.index(ship)] if ship in SHIPS else None
        return place.card if type(place) is InSpace else None

    def moved(self, seat: str, ship: str, place: Ship) -> State:
        """The state with one ship at another place."""
        owner, at, fleets = seat_index(seat), SHIPS.index(ship), self.fleets
        fleet = cast(Fleet, (*fleets[owner][:at], place, *fleets[owner][at + 1 :]))
        return replace(self, fleets=(*fleets[:owner], fleet, *fleets[owner + 1 :]))


def kind_of(card: str) -> str:
    """Whether a card is one of the two special ones, by its name, or plain `space`."""
    return card if card in (BELT, STAR) else "space"


def special(card: str) -> Text:
    """What to say of a card behind its number: what it is, if it is special."""
    return Text(f"special-{kind_of(card)}")


def number_of(ship: str) -> str:
    """What people call a ship: by the number on it."""
    return ship.removeprefix("s")


def card_of(ship: Ship) -> int | None:
    """The card a ship stands on, None when it is not in space."""
    return ship.card if type(ship) is InSpace else None


def cards_of(fleet: Fleet) -> list[int]:
    """The cards of a fleet's ships that are still in space, in the ships' order."""
    return [ship.card for ship in fleet if type(ship) is InSpace]


def standing(fleet: Fleet) -> tuple[tuple[str, int], ...]:
    """The ships of a fleet that are in space, which are those that a number can move (2.1), each with its card."""
    return tuple([(ship, place.card) for ship, place in zip(SHIPS, fleet, strict=True) if type(place) is InSpace])


def score(fleet: Fleet) -> int | float:
    """The points of a fleet: what its ships hold on the moon."""
    return sum(ship.points for ship in fleet if isinstance(ship, OnMoon))
