"""Plain values as a state, with what follows from them made to follow (RULES.md 0.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.contract.game import FOLLOWS, SEATS, PlainHead, Refusal, Text, read_plain
from companion.games.race_to_adventure.facts import Facts
from companion.games.race_to_adventure.model import Fuel, Movement, Options, Passport, PhaseId, Race
from companion.games.race_to_adventure.pieces import ADVENTURES, CENTURY_CLUB, CLUB, Adventure, Item, Location
from companion.games.race_to_adventure.plain.check import busy, impossible, uncovered
from companion.games.race_to_adventure.plain.write import SideName
from companion.games.race_to_adventure.rounds.order import actions_over, idle_done, next_to_act, next_to_select, to_tidy
from companion.games.race_to_adventure.setup import layout_refused, world_of

DERIVED = (*FOLLOWS, "turn", "tiles", f"sides.{CENTURY_CLUB}")


class PlainPassport(Struct, kw_only=True, forbid_unknown_fields=True):
    """A passport as the contract shows it."""

    at: Location | None
    item: Item | None
    clues: int
    fuel: Fuel
    charged: bool
    stamps: list[Adventure]
    prisoner: int | None
    cursed: bool
    moved: Movement | None
    acted: bool
    item_mission: bool
    actions: tuple[Location, ...]
    returned: bool
    done: bool
    implied: bool


class Plain(PlainHead, kw_only=True, forbid_unknown_fields=True):
    """The contract's shape of this game's state."""

    options: Options
    set: Facts
    players: Annotated[tuple[str, ...], Meta(min_length=2, max_length=5)]
    phase: PhaseId
    layout: tuple[Adventure, ...]
    sides: dict[Adventure | Literal["century-club"], SideName]
    first: str | None
    tiles: dict[Adventure, int]
    passports: dict[str, PlainPassport]


def rebuild(values: Mapping[str, Any]) -> Race | Refusal:
    """The state that `values` describes, with what follows from them made to follow."""
    read = read_plain(values, Plain)
    if isinstance(read, Refusal):
        return read
    seats = SEATS[: len(read.players)]
    if set(read.passports) != set(seats) or set(read.sides) != {*ADVENTURES, CENTURY_CLUB}:
        return Refusal(Text("one-passport-a-seat"), "0.6", code="bad-request")
    if layout_refused(read.layout):
        return impossible(Text("nine-tiles"))
    shadow = tuple(tile for tile in ADVENTURES if read.sides[tile] == "shadow")
    race = Race(
        players=read.players,
        phase=read.phase,
        round=read.round,
        world=world_of(read.options, read.set, read.layout, shadow),
        passports=tuple(passport_of(read.passports[seat]) for seat in seats),
        first=read.first,
    )
    return uncovered(race) or settled(fuelled(race))


def fuelled(race: Race) -> Race:
    """`charged` brought into line with the fuel, as far as what was done this round leaves no doubt."""
    passports = tuple(replace(passport, charged=charged(race, passport)) for passport in race.passports)
    return replace(race, passports=passports)


def charged(race: Race, passport: Passport) -> bool:
    """Only the Jet Pack empties fuel in a round; only a Century Club tile, if it was named, is known to have filled it."""
    if passport.fuel == "empty":
        burnt = passport.moved == "jet-pack" or (passport.item == "jet-pack" and passport.item_mission)
        return passport.charged and burnt
    refuelled = not race.world.tracked or any(tile in CLUB for tile in passport.actions)
    return passport.charged or not refuelled


def passport_of(read: PlainPassport) -> Passport:
    implied = read.done and read.implied
    return Passport(**{**msgspec.structs.asdict(read), "stamps": tuple(read.stamps), "implied": implied})


def settled(race: Race) -> Race | Refusal:
    """Phase and turn brought into line with the passports."""
    if race.phase in ("start", "select") and any(busy(passport) for passport in race.passports):
        return impossible(Text("no-actions-yet"))
    if race.phase == "start":
        return started(race)
    if race.first is None:
        return impossible(Text("who-is-first"))
    if race.world.tracked and race.unplaced:
        return impossible(Text("marker-nowhere"))
    if race.phase == "select":
        return next_to_select(charged_as_fuelled(race))[0]
    if all(passport.item is None for passport in race.passports):
        return impossible(Text("select-items-first"))
    if race.phase == "tidy" and not all(passport.done for passport in race.passports):
        return impossible(Text("actions-are-over"))
    return acted(race)


def acted(race: Race) -> Race:
    """From the actions on: open while somebody has something to do; a finished race stays so while one has returned."""
    returned = any(passport.returned for passport in race.passports)
    if race.phase != "over" or not returned:
        race = idle_done(replace(race, passports=tuple(looked_at_again(passport) for passport in race.passports)))[0]
    if race.phase == "actions" or not all(passport.done for passport in race.passports):
        return next_to_act(replace(race, phase="actions"))[0]
    return to_tidy(race)[0] if race.phase == "tidy" and not returned else actions_over(race)[0]


def looked_at_again(passport: Passport) -> Passport:
    """Not done, where that was only for want of something to do."""
    return replace(passport, done=passport.done and not passport.implied, implied=False)


def started(race: Race) -> Race | Refusal:
    """The first who stands on the board has the token; with all placed the race begins."""
    if any(passport.item for passport in race.passports):
        return impossible(Text("place-markers-first"))
    race = charged_as_fuelled(race)
    placed = [seat for seat, passport in zip(race.seats, race.passports, strict=True) if passport.at]
    if placed and race.first is None:
        race = replace(race, first=placed[0])
    return next_to_select(race)[0] if len(placed) == len(race.players) else race


def charged_as_fuelled(race: Race) -> Race:
    """Before the actions the fuel is what it was when the round began."""
    passports = tuple(replace(passport, charged=passport.fuel == "full") for passport in race.passports)
    return replace(race, passports=passports)
