"""What people forget to count: prisoners on their way to caught, curses on their way to the cure."""

from __future__ import annotations

from companion.contract.game import Countdown, Said, Seat, Text
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.seen.forecast import rounds_left

URGENT_LEFT = 1
"""Spaces from caught at which the next Danger step is the last one."""


def countdowns(race: Race) -> tuple[Countdown, ...]:
    """Prisoners first, the one nearest to caught on top, then curses."""
    if race.over:
        return ()
    carried = [seat for seat in race.seats if race.passport(seat).prisoner is not None]
    carried.sort(key=lambda seat: race.passport(seat).prisoner or 0)
    cursed = [seat for seat in race.seats if race.passport(seat).cursed]
    return tuple(prisoner(race, seat) for seat in carried) + tuple(curse(race, seat) for seat in cursed)


def prisoner(race: Race, seat: str) -> Countdown:
    left = race.passport(seat).prisoner or 0
    label = Text("prisoner-of", seat=Seat(seat))
    return Countdown(
        f"prisoner:{seat}", label, left, race.world.danger, left <= URGENT_LEFT, escort_note(race, seat, left), seat
    )


def escort_note(race: Race, seat: str, left: int) -> Said:
    """Whether the middle Century Club can be reached in time; in the Danger step one round is over already."""
    if race.passport(seat).at is None:
        return ""
    need = rounds_left(race, seat, "escort")
    if need is None:
        return Text("no-way-to-middle")
    available = left - 1 if race.phase == "danger" else left
    return Text("in-time" if need <= available else "too-late", rounds=need)


def curse(race: Race, seat: str) -> Countdown:
    """Rounds to the cure at best, of 0 where there is no way; urgent when a prisoner waits for it and has no time."""
    need = rounds_left(race, seat, "cure")
    held = race.passport(seat).prisoner
    way = Text("no-way-to-cure") if need is None else Text("cure-in", rounds=need)
    note = "" if race.passport(seat).at is None else way
    urgent = held is not None and held <= URGENT_LEFT
    label = Text("curse-of", seat=Seat(seat))
    return Countdown(f"curse:{seat}", label, need or 0, 0 if need is None else max(need, 1), urgent, note, seat)
