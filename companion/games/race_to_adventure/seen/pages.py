"""The OLED pages of Race to Adventure: danger, items, first player, the grid to lay out."""

from __future__ import annotations

from itertools import zip_longest

from companion.contract.game import Countdown, Page, Row
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.pieces import ITEM_TITLES, ITEMS, Location
from companion.games.race_to_adventure.seen.countdowns import countdowns

BAR, BIG, NOTE, TEXT, VALUE = 16, 5, 18, 12, 7
"""How many characters fit where on a page."""
ROWS = 3
SHORT_TILES: dict[Location, str] = {
    "antarctica": "Ant",
    "atlantis": "Atl",
    "brasil": "Bra",
    "egypt": "Egy",
    "great-britain": "GBr",
    "mexico": "Mex",
    "nepal": "Nep",
    "schweiz": "Sch",
    "united-states": "USA",
}
SHORT_TITLES = {**ITEM_TITLES, "magnifying-glass": "Magn. Glass", "lightning-gun": "Light. Gun"}


def pages(race: Race) -> tuple[Page, ...]:
    laid = (grid_page(race),) if race.phase == "start" else ()
    return (*laid, danger_page(race), *item_pages(race), first_page(race))


def danger_page(race: Race) -> Page:
    """Everybody with a prisoner or a curse: one fills the page, more share it, the nearest to caught first."""
    counted = countdowns(race)
    if not counted:
        return Page("danger", "NO PRISONER", "-", "nobody in danger")
    if len(counted) == 1:
        bar, urgency = f"{counted[0].label.split()[0].upper()} {owner(race, counted[0])}", urgency_of(race)
        big = str(counted[0].left) if counted[0].of else "!"
        return Page("danger", bar[:BAR], big, (counted[0].note or "to caught")[:NOTE], (), urgency)
    bar = "DANGER"
    if race.phase == "danger":
        bar, counted = "MOVE PRISONERS", to_move(counted)
    elif len(counted) > ROWS and not is_prisoner(counted[-1]):
        bar = "DANGER, c: CURE"
    rows = tuple(alone(race, one) for one in counted) if len(counted) <= ROWS else pairs(race, counted)
    return Page("danger", bar, rows=rows, urgency=urgency_of(race))


def to_move(counted: tuple[Countdown, ...]) -> tuple[Countdown, ...]:
    """What the table counts in the Danger step: the prisoners, and curses where there is a row for each."""
    return counted if len(counted) <= ROWS else tuple(one for one in counted if is_prisoner(one))


def is_prisoner(countdown: Countdown) -> bool:
    return countdown.id.startswith("prisoner")


def urgency_of(race: Race) -> int:
    return 3 if race.phase == "danger" else 2 if any(countdown.urgent for countdown in countdowns(race)) else 0


def owner(race: Race, countdown: Countdown) -> str:
    return race.name(countdown.seat or "p1")


def alone(race: Race, countdown: Countdown) -> Row:
    """A row to itself: spaces left of a prisoner, rounds to a cure."""
    value = f"{countdown.left} left" if is_prisoner(countdown) else f"cure {countdown.left or '!'}"
    return Row(owner(race, countdown)[:TEXT], value, countdown.urgent)


def pairs(race: Race, counted: tuple[Countdown, ...]) -> tuple[Row, ...]:
    """More than three, two a row as far as there is room: spaces left of prisoners, a `c` before rounds to a cure."""
    shown = counted[: 2 * ROWS]
    lefts = [(half(race, one, TEXT), one.urgent) for one in shown[::2]]
    rights = [(half(race, one, VALUE), one.urgent) for one in shown[1::2]]
    return tuple(
        Row(text, value, urgent or also)
        for (text, urgent), (value, also) in zip_longest(lefts, rights, fillvalue=("", False))
    )


def half(race: Race, countdown: Countdown, width: int) -> str:
    count = str(countdown.left) if is_prisoner(countdown) else f"c{countdown.left or '!'}"
    return f"{owner(race, countdown)[: width - 1 - len(count)]} {count}"


def page_id(name: str, place: int) -> str:
    return name if place == 0 else f"{name}-{place + 1}"


def item_pages(race: Race) -> tuple[Page, ...]:
    """Who holds which item, three a page."""
    holders = {passport.item: name for name, passport in zip(race.players, race.passports, strict=True)}
    rows = [Row(SHORT_TITLES[item][:TEXT], holders.get(item, "free")[:VALUE]) for item in ITEMS]
    return tuple(
        Page(page_id("items", place), "ITEMS", rows=tuple(rows[place * ROWS : (place + 1) * ROWS])) for place in (0, 1)
    )


def first_page(race: Race) -> Page:
    """The holder of the first player token; in `tidy` the one who gets it."""
    if race.first is None:
        return Page("first", "FIRST PLAYER", "?", "place a marker")
    passing = race.phase == "tidy"
    seat = race.order[1] if passing else race.first
    return Page(
        "first", "TOKEN GOES TO" if passing else "FIRST PLAYER", seat.upper(), race.name(seat)[:NOTE], (), int(passing)
    )


def grid_page(race: Race) -> Page:
    """The grid to lay out, a star for Shadow sides; it stands in front until the first marker stands on it."""
    world = race.world
    rows = tuple(
        Row(
            "".join(
                f"{SHORT_TILES[tile]}{'*' if world.is_shadow(tile) else ' '}"
                for tile in world.layout[start : start + 3]
            )
        )
        for start in (0, 3, 6)
    )
    bar = "GRID: * = SHADOW" if world.shadow else "LAY THE GRID"
    return Page("grid", bar, rows=rows, urgency=int(race.first is None))
