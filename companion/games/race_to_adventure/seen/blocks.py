"""The typed blocks of Race to Adventure: the board, the items, the danger track, the passports."""

from __future__ import annotations

from companion.contract.game import (
    COLOURS,
    Block,
    Board,
    Cards,
    CardView,
    Cell,
    Fact,
    Grid,
    Mark,
    Piece,
    Said,
    Seat,
    Text,
    Track,
    seat_index,
)
from companion.games.race_to_adventure.actions.ways import barriers, board
from companion.games.race_to_adventure.model import Race, left_on
from companion.games.race_to_adventure.pieces import ADVENTURES, CLUB, DOCKS, ITEM_TITLES, ITEMS, TITLES, Location, Side

SIDE_ORDER: tuple[Side, ...] = ("top", "right", "bottom", "left")


def blocks(race: Race) -> tuple[Block, ...]:
    tracks = (danger_track(race),) if any(passport.prisoner is not None for passport in race.passports) else ()
    return (world_board(race), item_cards(race), *tracks, passport_grid(race))


def world_board(race: Race) -> Board:
    spots = board(race.world)
    return Board("world", Text("world"), 4, 3, tuple(cell(race, tile, x, y) for tile, (x, y) in spots.items()))


def cell(race: Race, tile: Location, x: int, y: int) -> Cell:
    closed = barriers(race.world)
    kind = "club" if tile in CLUB else "space"
    return Cell(
        id=tile,
        x=x,
        y=y,
        label=TITLES[tile],
        kind="shadow" if race.world.is_shadow(tile) else kind,
        badges=badges(race, tile),
        pieces=pieces(race, tile),
        walls=tuple(side for side in SIDE_ORDER if (tile, side) in closed),
    )


def badges(race: Race, tile: Location) -> tuple[Text, ...]:
    """The stamps or prisoners left on a tile, and what it offers."""
    world = race.world
    found = [
        ("dock", tile in DOCKS),
        ("cure", tile == world.cure_at and not world.eased("no-curse")),
        ("escort", tile == "century-middle" and not world.eased("no-danger")),
        ("refuel", tile in CLUB and not world.eased("no-jet-pack")),
        ("research", tile == "united-states"),
        ("swiss", tile == "schweiz" and world.is_shadow(tile)),
    ]
    left = (Text("left-there", count=left_on(race, tile)),) if tile in ADVENTURES else ()
    return left + tuple(Text(f"badge-{badge}") for badge, there in found if there)


def pieces(race: Race, tile: Location) -> tuple[Piece, ...]:
    """The markers on a tile; a cursed one is turned over."""
    return tuple(
        Piece(
            label=race.name(seat)[:2],
            seat=seat,
            shape="diamond" if passport.cursed else "disc",
            colour=COLOURS[seat_index(seat)],
            title=Text("marker-cursed" if passport.cursed else "table-seat", seat=Seat(seat)),
        )
        for seat, passport in zip(race.seats, race.passports, strict=True)
        if passport.at == tile
    )


def item_cards(race: Race) -> Cards:
    """The six items: held, or free to be selected."""
    holders = {
        passport.item: Text("table-seat", seat=Seat(seat))
        for seat, passport in zip(race.seats, race.passports, strict=True)
    }
    cards = tuple(
        CardView(
            id=item,
            label=ITEM_TITLES[item],
            kind="item",
            facts=(Fact(Text("held-by"), holders[item]),) if item in holders else (),
            state=Text("item-taken" if item in holders else "item-free"),
            marked=race.phase == "select" and item not in holders,
        )
        for item in ITEMS
    )
    return Cards("items", Text("items"), cards)


def danger_track(race: Race) -> Track:
    """How far each prisoner has come on the way to caught."""
    of = race.world.danger
    marks = tuple(
        Mark(Text("table-seat", seat=Seat(seat)), of - passport.prisoner, seat)
        for seat, passport in zip(race.seats, race.passports, strict=True)
        if passport.prisoner is not None
    )
    return Track("danger", Text("danger-track"), of, marks)


def passport_grid(race: Race) -> Grid:
    """Every passport side by side: which stamps, how many clues, fuel, curse, prisoner."""
    passports = race.passports
    rows: list[tuple[Said, ...]] = [
        (TITLES[tile], *("✓" if tile in passport.stamps else "" for passport in passports), str(left_on(race, tile)))
        for tile in ADVENTURES
    ]
    rows.append((Text("clues-of"), *(str(passport.clues) for passport in passports), ""))
    if not race.world.eased("no-jet-pack"):
        rows.append((Text("fuel"), *(Text(f"fuel-{passport.fuel}") for passport in passports), ""))
    rows.append((Text("curse"), *(Text("is-turned") if passport.cursed else "" for passport in passports), ""))
    rows.append((Text("prisoner"), *(str(passport.prisoner or "") for passport in passports), ""))
    head = (Text("stamp"), *(Text("table-seat", seat=Seat(seat)) for seat in race.seats), Text("left"))
    return Grid("passports", Text("passports"), head, tuple(rows))
