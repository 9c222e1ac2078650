"""The OLED pages of Race to Adventure: danger, items, first player, the grid to lay out."""

from __future__ import annotations

from itertools import zip_longest

from companion.contract.game import Countdown, Page, Row, Seat, Text
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.pieces import ITEMS, Adventure
from companion.games.race_to_adventure.seen.countdowns import countdowns

ROWS = 3


def pages(race: Race) -> tuple[Page, ...]:
    laid = (grid_page(race),) if race.phase == "start" else ()
    return (*laid, danger_page(race), *item_pages(race), first_page(race))


def danger_page(race: Race) -> Page:
    """Everybody with a prisoner or a curse: one fills the page, more share it, the nearest to caught first."""
    counted = countdowns(race)
    if not counted:
        return Page("danger", Text("bar-nobody"), "-", Text("nobody-in-danger"))
    if len(counted) == 1:
        (one,) = counted
        bar, big = Text(f"bar-{kind(one)}", seat=owner(one)), str(one.left) if one.of else "!"
        return Page("danger", bar, big, one.note or Text("to-caught"), (), urgency_of(race))
    bar = Text("bar-danger")
    if race.phase == "danger":
        bar, counted = Text("bar-move"), to_move(counted)
    elif len(counted) > ROWS and not is_prisoner(counted[-1]):
        bar = Text("bar-danger-and-cure")
    rows = tuple(alone(one) for one in counted) if len(counted) <= ROWS else pairs(counted)
    return Page("danger", bar, rows=rows, urgency=urgency_of(race))


def to_move(counted: tuple[Countdown, ...]) -> tuple[Countdown, ...]:
    """What the table counts in the Danger step: the prisoners, and curses where there is a row for each."""
    return counted if len(counted) <= ROWS else tuple(one for one in counted if is_prisoner(one))


def kind(countdown: Countdown) -> str:
    """`prisoner` or `curse`."""
    return countdown.id.partition(":")[0]


def is_prisoner(countdown: Countdown) -> bool:
    return kind(countdown) == "prisoner"


def urgency_of(race: Race) -> int:
    return 3 if race.phase == "danger" else 2 if any(countdown.urgent for countdown in countdowns(race)) else 0


def owner(countdown: Countdown) -> Seat:
    return Seat(countdown.seat or "")


def alone(countdown: Countdown) -> Row:
    """A row to itself: spaces left of a prisoner, rounds to a cure."""
    value = Text(f"alone-{kind(countdown)}", count=countdown.left or "!")
    return Row(Text("table-seat", seat=owner(countdown)), value, countdown.urgent)


def pairs(counted: tuple[Countdown, ...]) -> tuple[Row, ...]:
    """More than three, two a row as far as there is room: spaces left of prisoners, a mark before rounds to a cure."""
    shown = counted[: 2 * ROWS]
    return tuple(
        Row(half(left), half(right) if right else "", left.urgent or bool(right and right.urgent))
        for left, right in zip_longest(shown[::2], shown[1::2])
    )


def half(countdown: Countdown) -> Text:
    return Text(f"half-{kind(countdown)}", seat=owner(countdown), count=countdown.left or "!")


def page_id(name: str, place: int) -> str:
    return name if place == 0 else f"{name}-{place + 1}"


def item_pages(race: Race) -> tuple[Page, ...]:
    """Who holds which item, three a page."""
    held = {passport.item: seat for seat, passport in zip(race.seats, race.passports, strict=True)}
    holders = {item: Text("table-seat", seat=Seat(seat)) for item, seat in held.items()}
    rows = tuple(Row(Text(f"row-{item}"), holders.get(item, Text("item-free"))) for item in ITEMS)
    return tuple(
        Page(page_id("items", place), Text("bar-items"), rows=rows[place * ROWS : (place + 1) * ROWS])
        for place in (0, 1)
    )


def first_page(race: Race) -> Page:
    """The holder of the first player token; in `tidy` the one who gets it."""
    if race.first is None:
        return Page("first", Text("bar-first"), "?", Text("place-a-marker"))
    passing = race.phase == "tidy"
    seat = race.order[1] if passing else race.first
    bar, name = Text("bar-token" if passing else "bar-first"), Text("table-seat", seat=Seat(seat))
    return Page("first", bar, seat.upper(), name, (), int(passing))


def grid_page(race: Race) -> Page:
    """The grid to lay out, a star for Shadow sides; it stands in front until the first marker stands on it."""
    cells = [grid_cell(race, tile) for tile in race.world.layout]
    rows = tuple(
        Row(Text("grid-row", left=left, middle=middle, right=right))
        for left, middle, right in zip(cells[::3], cells[1::3], cells[2::3], strict=True)
    )
    bar = Text("bar-grid-shadow" if race.world.shadow else "bar-grid")
    return Page("grid", bar, rows=rows, urgency=int(race.first is None))


def grid_cell(race: Race, tile: Adventure) -> Text:
    return Text("grid-cell", tile=Text(f"grid-{tile}"), mark="*" if race.world.is_shadow(tile) else " ")
