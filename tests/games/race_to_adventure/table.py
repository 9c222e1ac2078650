"""Tables of Race to Adventure as tests need them, on one known grid.

Upper Club   Mexico       Great Britain  Schweiz
Middle Club  Brasil       Egypt          Nepal
Lower Club   Antarctica   Atlantis       United States
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest

from companion.contract.game import Move, Refusal, Step, Text, Words
from companion.contract.text import Short
from companion.games.race_to_adventure.model import Passport, Race
from companion.games.race_to_adventure.pieces import ADVENTURES
from companion.games.race_to_adventure.rules import RULES
from tests import kit, lines

GAME = RULES.id
GRID = (
    "mexico", "great-britain", "schweiz",
    "brasil", "egypt", "nepal",
    "antarctica", "atlantis", "united-states",
)  # fmt: skip
ALL = list(ADVENTURES)


def rule(number: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"{GAME} {number}")


def table(seats: int = 3, *, facts: dict[str, Any] | None = None, **options: Any) -> Race:
    """A table before the first marker is placed."""
    race: Race = kit.set_up(GAME, seats, facts=facts, **{"layout": list(GRID), **options})
    return race


def changed(race: Race, **changes: Any) -> Race:
    """The race with some plain values changed, `p1={"at": "egypt"}` for a passport; all else follows."""
    plain = RULES.plain(race)
    for name, value in changes.items():
        if name in race.seats:
            plain["passports"][name] |= value
        else:
            plain[name] = value
    rebuilt = RULES.rebuild(plain)
    assert not isinstance(rebuilt, Refusal), rebuilt
    return rebuilt


def acting(
    seats: int = 3, *, facts: dict[str, Any] | None = None, options: dict[str, Any] | None = None, **given: Any
) -> Race:
    """A race in its Actions step: `p1={"at": "egypt", "item": "map"}`; everybody else at the upper Club without item.

    Where nobody is given an item the last seat holds the Lightning Gun, which does nothing at the Club.
    """
    race = table(seats, facts=facts, **(options or {}))
    passports = {seat: {"at": "century-upper"} | given.pop(seat, {}) for seat in race.seats}
    if not any(passport.get("item") for passport in passports.values()):
        passports[race.seats[-1]]["item"] = "lightning-gun"
    return changed(race, **({"phase": "actions", "first": "p1"} | given | passports))


def passport(race: Race, seat: str = "p1") -> Passport:
    return race.passport(seat)


def played(race: Race, *lines: str) -> Race:
    after: Race = kit.played(RULES, race, *lines)
    return after


class Refused(NamedTuple):
    """A refusal as it is said in English."""

    code: str
    rule: str
    message: str
    short: str


def refused(race: Race, line: str) -> Refused:
    return in_words(race, kit.refusal(RULES, race, line))


def in_words(race: Race, refusal: Refusal) -> Refused:
    message, short = refusal.message, refusal.short or Short(refusal.message, "")
    return Refused(refusal.code, refusal.rule, kit.say(RULES, race, message), kit.say(RULES, race, short))


def said(race: Race, value: Any) -> Any:
    """A value of the view with every text in it said in English."""
    match value:
        case Text():
            return kit.say(RULES, race, value)
        case tuple():
            return tuple(said(race, each) for each in value)
        case msgspec.Struct():
            return msgspec.structs.replace(
                value, **{name: said(race, getattr(value, name)) for name in value.__struct_fields__}
            )
        case _:
            return value


def seen(race: Race) -> Any:
    """The view in English."""
    return said(race, RULES.view(race))


def lines_of(race: Race, seat: str) -> list[str]:
    """All lines that a seat may play now."""
    own = [choice for choice in RULES.choices(race) if choice.seat == seat]
    return [" ".join(words) for choice in own for words in lines.lines(choice)]


def verbs(race: Race, seat: str = "p1") -> set[str]:
    return {choice.verb for choice in RULES.choices(race) if choice.seat == seat}


def goals(race: Race, verb: str, seat: str = "p1") -> set[str]:
    """The tiles that a verb can name for a seat."""
    return {
        word
        for choice in RULES.choices(race)
        if choice.seat == seat and choice.verb == verb
        for slot in choice.slots
        for word in slot.options
    }


def told(race: Race, line: str) -> list[str]:
    """What happened in a move, as words, in order."""
    words: Words = tuple(line.split())
    step = RULES.play(race, Move(words))
    assert isinstance(step, Step), step
    return [str(fact["what"]) for fact in step.happened]
