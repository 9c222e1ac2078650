"""What a table of Race Through Space consists of: the column of cards, the ships, the roll in hand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from companion.contract.game import SEATS, DiceOption, Position, UpkeepOption, Words

CARDS = 10
START_CARD = 4
SHIPS: Words = ("s1", "s2", "s3")
STAR_FLIGHT = 3
BELT = "asteroid-belt"
STAR = "shooting-star"

CardNumber = Annotated[int, Meta(ge=1, le=CARDS)]
Points = Annotated[int, Meta(ge=-99_999, le=99_999)] | Annotated[float, Meta(ge=-99_999, le=99_999)]
Face = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "arrows"]
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


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """What only the components show. The two cards are counted from 1 at the bottom."""

    asteroid: CardNumber
    star: CardNumber
    die: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=36)]
    moon: Annotated[tuple[Points, ...], Meta(max_length=999)]


class State(Position, frozen=True, kw_only=True, gc=False):
    """One moment. `roll` is the face in hand (None in phase `roll`); `star` the ship that may fly on."""

    options: Options
    facts: Facts
    column: Words
    fleets: tuple[Fleet, ...]
    roll: Face | None = None
    star: str | None = None

    @property
    def winners(self) -> Words:
        return leaders(self.fleets) if self.over else ()

    @property
    def belt(self) -> int:
        """The belt's card, from 1 at the bottom."""
        return self.column.index(BELT) + 1

    @property
    def star_card(self) -> int:
        """The shooting star's card, from 1 at the bottom."""
        return self.column.index(STAR) + 1


def card_of(ship: Ship) -> int | None:
    """The card a ship stands on, None when it is not in space."""
    return ship.card if type(ship) is InSpace else None


def cards_of(fleet: Fleet) -> list[int]:
    """The cards of a fleet's ships that are still in space, in the ships' order."""
    return [ship.card for ship in fleet if type(ship) is InSpace]


def score(fleet: Fleet) -> int | float:
    """The points of a fleet: what its ships hold on the moon."""
    return sum(ship.points for ship in fleet if isinstance(ship, OnMoon))


def leaders(fleets: tuple[Fleet, ...]) -> Words:
    """Who has the most points (6.3), all of them when equal (6.4)."""
    totals = [score(fleet) for fleet in fleets]
    return tuple(seat for seat, total in zip(SEATS, totals, strict=False) if total == max(totals))
