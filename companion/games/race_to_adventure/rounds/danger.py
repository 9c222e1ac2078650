"""The prisoners on their way to caught (RULES.md 7.3 and 7.4)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Happening, Seat, Text, happened
from companion.games.race_to_adventure.model import Race


def prisoners_moved(race: Race) -> tuple[Race, tuple[Happening, ...]]:
    """Every prisoner comes one space closer to caught; one who is caught goes back to Atlantis, and is told first.

    From here on whoever is done stays done: what the prisoners leave behind is for the next round.
    """
    passports = [replace(each, prisoner=(each.prisoner or 1) - 1 or None, implied=False) for each in race.passports]
    told = [chased(race, seat) for seat in race.seats if race.passport(seat).prisoner is not None]
    caught = [one for one in reversed(told) if one["what"] == "caught"]
    return replace(race, passports=tuple(passports)), (*caught, *[one for one in told if one["what"] == "danger"])


def chased(race: Race, seat: str) -> Happening:
    if left := (race.passport(seat).prisoner or 1) - 1:
        return happened("danger", Text("danger", seat=Seat(seat), left=left), seat, left=left)
    return happened("caught", Text("caught", seat=Seat(seat)), seat)
