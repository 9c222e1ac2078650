"""One seat's situation in the Actions step, which is all that its moves depend on.

That nothing of another seat stands here, save that the Sidekick is open this round, is why five people
can act at once without waiting for or spoiling each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from companion.contract.game import Happening, Refusal, Seat, Text, Words
from companion.contract.text import Part
from companion.games.race_to_adventure.model import Passport, Race, World
from companion.games.race_to_adventure.pieces import CLUB, LOCATIONS, Item, Location

Done = tuple[Passport, tuple[Happening, ...]]


class Hand(Struct, frozen=True, cache_hash=True):
    """A seat with its passport; `sidekick` is whether this round has a Sidekick move at all."""

    world: World
    seat: str
    passport: Passport
    sidekick: bool

    @property
    def bound(self) -> bool:
        """Whether the seat has returned, so that it must stay at the Century Club."""
        return self.passport.returned

    @property
    def candidates(self) -> tuple[Location, ...]:
        """Where the marker may stand: its tile, or any tile when the table does not enter positions."""
        if self.world.tracked:
            return (self.passport.at,) if self.passport.at else ()
        return CLUB if self.bound else LOCATIONS


class Deed(Struct, frozen=True):
    """One verb of the Actions step, with a destination (`asks` = `to`), a place (`at`) or neither.

    `items` are those of which one must be in hand (none: it needs no item), and `lacking` what a hand
    without is told. `why_not` tells what else stands against it there, None if nothing;
    `do` does it; `reach` lists the legal destinations of one that asks `to`. With positions declared a
    verb that asks `at` names its tile, and may leave it out unless it `must_name` it.
    """

    verb: str
    asks: Literal["to", "at", "nothing"]
    why_not: Callable[[Hand, Location | None], Refusal | None]
    do: Callable[[Hand, Location | None], Done]
    reach: Callable[[Hand], tuple[Location, ...]] | None = None
    must_name: bool = False
    items: tuple[Item, ...] = ()
    lacking: Refusal | None = None

    def open_at(self, hand: Hand) -> tuple[Location, ...]:
        """The tiles at which, or to which, it is legal now."""
        if self.items and hand.passport.item not in self.items:
            return ()
        if self.reach:
            return self.reach(hand)
        return tuple([tile for tile in hand.candidates if self.why_not(hand, tile) is None])

    def refused(self, hand: Hand, place: Location | None) -> Refusal | None:
        """What stands against it at, or to, a tile."""
        if self.items and hand.passport.item not in self.items:
            return self.lacking
        return self.why_not(hand, place)


def stays(hand: Hand, at: Location | None) -> Refusal | None:
    """What keeps a marker from being declared at a tile: after the return it is at the Century Club."""
    return None if at is None or at in hand.candidates else club_only(hand)


def club_only(hand: Hand) -> Refusal:
    return Refusal(Text("stays-at-club", seat=Seat(hand.seat)), "8.2")


def given(words: Words) -> Part:
    """What was said in place of something else."""
    return " ".join(words) or Text("nothing")


def hand_of(race: Race, seat: str) -> Hand:
    return Hand(race.world, seat, race.passport(seat), race.sidekick_open)


def acting(race: Race) -> list[Hand]:
    """The hands of those who may act: everyone not done, or with `actions` = `clockwise` the one in turn."""
    if race.turn:
        return [hand_of(race, race.turn)]
    sidekick = race.sidekick_open
    everyone = zip(race.seats, race.passports, strict=True)
    return [Hand(race.world, seat, passport, sidekick) for seat, passport in everyone if not passport.done]
