"""The prisoners on their way to caught (RULES.md 7.3 and 7.4)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Happening, happened
from companion.games.race_to_adventure.model import Race


def prisoners_moved(race: Race) -> tuple[Race, tuple[Happening, ...]]:
    """Every prisoner comes one space closer to caught; one who is caught goes back to Atlantis, and is told first.

    From here on whoever is done stays done: what the prisoners leave behind is for the next round.
    """
    told: tuple[Happening, ...] = ()
    for seat, passport in zip(race.seats, race.passports, strict=True):
        if passport.prisoner is None:
            race = race.holding(seat, replace(passport, implied=False))
            continue
        left = passport.prisoner - 1
        race = race.holding(seat, replace(passport, prisoner=left or None, implied=False))
        word = (chased(race.name(seat), seat, left),)
        told = told + word if left else word + told
    return race, told


def chased(name: str, seat: str, left: int) -> Happening:
    if left:
        return happened("danger", f"{name}: prisoner {left} from caught.", seat, left=left)
    return happened("caught", f"{name}: the prisoner is caught.", seat)
