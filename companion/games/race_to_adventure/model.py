"""The state of a race: the world as it lies on the table, and one passport a seat.

Everything is frozen. What follows from the rest (tiles, scores, whose turn it is to select) is not
stored twice: tiles and scores are computed when asked for, the turn when the state is built.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.contract.game import DiceOption, Position, UpkeepOption, Words, put, seat_index
from companion.games.race_to_adventure.pieces import (
    ADVENTURES,
    CLUB,
    SHADOW,
    STANDARD,
    Adventure,
    Item,
    Location,
    Mission,
    Side,
)

GAME = "race-to-adventure"

Easier = Literal["no-curse", "no-danger", "no-jet-pack"]
Movement = Literal["biplane", "jet-pack", "zeppelin", "sidekick"]
Fuel = Literal["full", "empty"]
PhaseId = Literal["start", "select", "actions", "danger", "tidy", "over"]
ShadowName = Adventure | Literal["century-club"]
ShadowPreset = Literal["none", "first-play", "bold", "treacherous", "impossible"]

ALL_STAMPS = len(ADVENTURES)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on before the race. `dice` is every game's option; this one has none to roll."""

    layout: tuple[Adventure, ...] | Literal["random"] = "random"
    shadow: tuple[ShadowName, ...] | ShadowPreset = "none"
    easier: tuple[Easier, ...] = ()
    positions: Literal["tracked", "declared"] = "tracked"
    actions: Literal["free", "clockwise"] = "free"
    dice: DiceOption = "either"
    upkeep: UpkeepOption = "confirm"


class World(Struct, frozen=True, cache_hash=True):
    """All that stays the same from the first round to the last; its hash is kept, as it is in the key of every cache.

    `layout` lists the nine adventure tiles row by row, `shadow` those of them that lie on their blue
    side; `barriers` names the closed sides of tiles, which count on the blue side only; `danger` is
    the number of spaces from the top spot of the danger track to caught.
    """

    options: Options
    layout: tuple[Adventure, ...]
    shadow: tuple[Adventure, ...] = ()
    danger: int = 3
    barriers: tuple[tuple[Location, tuple[Side, ...]], ...] = ()

    @property
    def shadow_club(self) -> bool:
        """The Century Club flips with Shadow Brasil, and only with it."""
        return "brasil" in self.shadow

    @property
    def tracked(self) -> bool:
        return self.options.positions == "tracked"

    def eased(self, what: Easier) -> bool:
        return what in self.options.easier

    def is_shadow(self, location: Location) -> bool:
        return self.shadow_club if location in CLUB else location in self.shadow

    def mission(self, location: Location) -> Mission | None:
        return (SHADOW if self.is_shadow(location) else STANDARD).get(location)

    @property
    def cure_at(self) -> Location:
        """The one tile with the cure icon."""
        return "brasil" if self.shadow_club else "century-lower"


class Passport(Struct, frozen=True, kw_only=True, cache_hash=True):
    """One Centurion: marker, passport (stamps in the order taken) and what was done this round.

    `charged` is whether the fuel was full when the round began; `moved` the kind of movement used,
    `acted` and `item_mission` the two uses of the item, `actions` the tiles whose action was used. `implied`
    is whether the seat is done by itself and could still be given something to do by a correction.
    """

    at: Location | None = None
    item: Item | None = None
    clues: int = 0
    fuel: Fuel = "full"
    charged: bool = True
    stamps: tuple[Adventure, ...] = ()
    prisoner: int | None = None
    cursed: bool = False
    moved: Movement | None = None
    acted: bool = False
    item_mission: bool = False
    actions: tuple[Location, ...] = ()
    returned: bool = False
    done: bool = False
    implied: bool = False


class Race(Position, frozen=True, kw_only=True):
    """The whole state. `first` is the seat that holds the first player token, None until one has placed."""

    world: World
    passports: tuple[Passport, ...]
    first: str | None = None

    @property
    def order(self) -> tuple[str, ...]:
        """The seats clockwise from the first player."""
        return self.clockwise(self.first) if self.first else self.seats

    def passport(self, seat: str) -> Passport:
        return self.passports[seat_index(seat)]

    def holding(self, seat: str, passport: Passport) -> Race:
        """The race with another passport of one seat."""
        return replace(self, passports=put(self.passports, seat_index(seat), passport))

    @property
    def unplaced(self) -> Words:
        """Who has no marker on the board."""
        return tuple([seat for seat, passport in zip(self.seats, self.passports, strict=True) if passport.at is None])

    @property
    def scores(self) -> dict[str, int]:
        """Stamps by seat."""
        return {seat: len(passport.stamps) for seat, passport in zip(self.seats, self.passports, strict=True)}

    @property
    def winners(self) -> tuple[str, ...]:
        """Of those who returned the most clues win, and equal ones share (8.4)."""
        back = [seat for seat in self.seats if self.over and self.passport(seat).returned]
        most = max((self.passport(seat).clues for seat in back), default=0)
        return tuple(seat for seat in back if self.passport(seat).clues == most)

    @property
    def sidekick_open(self) -> bool:
        """Whether this round has a Sidekick move: with the Biplane selected, or by two players without it."""
        return len(self.players) == 2 or "biplane" in [passport.item for passport in self.passports]


def left_on(race: Race, location: Adventure) -> int:
    """Stamps left on a tile, prisoners left on Atlantis."""
    taken = sum(location in passport.stamps for passport in race.passports)
    if location == "atlantis":
        taken += sum(passport.prisoner is not None for passport in race.passports)
    return len(race.players) - taken
