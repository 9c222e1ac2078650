"""The OLED pages of Race to Adventure: danger, items, first player, the grid to lay out."""

from __future__ import annotations

from companion.game import Countdown, Page, Row
from companion.games.race_to_adventure.countdowns import countdowns
from companion.games.race_to_adventure.model import Race, World
from companion.games.race_to_adventure.places import ITEM_TITLES, ITEMS, Location

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
    laid = (grid_page(race.world),) if race.phase == "start" else ()
    return (*laid, *danger_pages(race), *item_pages(race), first_page(race))


def danger_pages(race: Race) -> tuple[Page, ...]:
    """One prisoner fills a page; more share pages of three, the nearest to caught first."""
    carried = [countdown for countdown in countdowns(race) if countdown.id.startswith("prisoner:")]
    if not carried:
        return (Page("danger", "NO PRISONER", "-", "nobody in danger"),)
    urgency = 3 if race.phase == "danger" else 2 if any(countdown.urgent for countdown in carried) else 0
    bar = "MOVE PRISONERS" if race.phase == "danger" else "TO CAUGHT"
    if len(carried) == 1:
        return (lone_prisoner(race, carried[0], urgency),)
    groups = [carried[start : start + ROWS] for start in range(0, len(carried), ROWS)]
    return tuple(
        Page(page_id("danger", place), bar, rows=tuple(prisoner_row(race, one) for one in group), urgency=urgency)
        for place, group in enumerate(groups)
    )


def lone_prisoner(race: Race, countdown: Countdown, urgency: int) -> Page:
    name = race.name(countdown.seat or "p1")
    return Page(
        "danger", f"DANGER {name}"[:BAR], str(countdown.left), (countdown.note or "to caught")[:NOTE], (), urgency
    )


def page_id(name: str, place: int) -> str:
    return name if place == 0 else f"{name}-{place + 1}"


def prisoner_row(race: Race, countdown: Countdown) -> Row:
    return Row(race.name(countdown.seat or "p1")[:TEXT], f"{countdown.left} left", countdown.urgent)


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


def grid_page(world: World) -> Page:
    """The grid to lay out, a star for Shadow sides."""
    rows = tuple(
        Row(
            "".join(
                f"{SHORT_TILES[tile]}{'*' if world.is_shadow(tile) else ' '}"
                for tile in world.layout[start : start + 3]
            )
        )
        for start in (0, 3, 6)
    )
    return Page("grid", "LAY THE GRID *SH", rows=rows, urgency=1)
