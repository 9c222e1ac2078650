"""What people see of Race to Adventure: seats, phase, the board and the passports."""

from __future__ import annotations

from companion.game import (
    COLOURS,
    Block,
    Board,
    Cards,
    CardView,
    Cell,
    Fact,
    Grid,
    Mark,
    Phase,
    Piece,
    Prompt,
    SeatView,
    Track,
    View,
)
from companion.games.race_to_adventure.choices import acting, hand_of, unplaced
from companion.games.race_to_adventure.countdowns import countdowns
from companion.games.race_to_adventure.deeds import DEEDS
from companion.games.race_to_adventure.model import ALL_STAMPS, Passport, Race, World, left_on
from companion.games.race_to_adventure.movement import barriers, board
from companion.games.race_to_adventure.pages import pages
from companion.games.race_to_adventure.places import (
    ADVENTURES,
    CLUB,
    DOCKS,
    ITEM_TITLES,
    ITEMS,
    TITLES,
    Item,
    Location,
    Side,
)
from companion.games.race_to_adventure.plain import GAME, scores
from companion.games.race_to_adventure.preview import mission_here

TITLE = "Race to Adventure!"
SIDE_ORDER: tuple[Side, ...] = ("top", "right", "bottom", "left")
SHORT_ITEMS: dict[Item | None, str] = {
    "biplane": "Biplane",
    "jet-pack": "Jet Pack",
    "zeppelin": "Zeppelin",
    "magnifying-glass": "Glass",
    "map": "Map",
    "lightning-gun": "Gun",
}
PHASES = {
    "start": ("Place markers", "Everyone places the marker on a Century Club tile; {waiting} still to do so."),
    "select": ("Select an item", "{turn} selects an item."),
    "actions": ("Actions", "{waiting} may act, in any order."),
    "danger": ("Deal with danger", "Move every prisoner one space closer to caught, then confirm."),
    "tidy": ("Items back", "Put the items back and pass the first player token to {next}, then confirm."),
    "over": ("Race over", "{winners} won the race."),
}


def view(race: Race) -> View:
    """The table as everybody may see it."""
    return View(
        game=GAME,
        title=TITLE,
        phase=phase(race),
        round=race.round,
        turn=race.turn,
        seats=tuple(seat_view(race, seat) for seat in race.seats),
        countdowns=countdowns(race),
        prompts=prompts(race),
        blocks=blocks(race),
        pages=pages(race),
        over=race.over,
        winners=race.winners,
        scores=scores(race),
    )


def waiting(race: Race) -> tuple[str, ...]:
    """The seats that the box waits for."""
    match race.phase:
        case "start":
            return unplaced(race)
        case "select":
            return (race.turn,) if race.turn else ()
        case "actions":
            return tuple(hand.seat for hand in acting(race))
        case _:
            return ()


def phase(race: Race) -> Phase:
    label, hint = PHASES[race.phase]
    names = {
        "waiting": ", ".join(race.name(seat) for seat in waiting(race)),
        "turn": race.name(race.turn) if race.turn else "",
        "next": race.name(race.order[1]),
        "winners": " and ".join(race.name(seat) for seat in race.winners),
    }
    return Phase(race.phase, label, hint.format(**names))


def seat_view(race: Race, seat: str) -> SeatView:
    passport = race.passport(seat)
    item = SHORT_ITEMS.get(passport.item, "")
    return SeatView(
        seat=seat,
        name=race.name(seat),
        colour=COLOURS[race.place(seat)],
        acts=seat in waiting(race),
        short=f"{len(passport.stamps)}/{ALL_STAMPS} {item}".strip(),
        facts=seat_facts(race, seat, passport),
    )


def seat_facts(race: Race, seat: str, passport: Passport) -> tuple[Fact, ...]:
    facts = [
        Fact("Stamps", f"{len(passport.stamps)} of {ALL_STAMPS}"),
        Fact("Clues", str(passport.clues)),
        Fact("At", TITLES[passport.at] if passport.at else "not said"),
        Fact("Item", ITEM_TITLES[passport.item] if passport.item else "none"),
    ]
    if not race.world.eased("no-jet-pack"):
        facts.append(Fact("Fuel", passport.fuel))
    if passport.prisoner is not None:
        facts.append(Fact("Prisoner", f"{passport.prisoner} from caught", urgent=passport.prisoner == 1))
    if passport.cursed:
        facts.append(Fact("Curse", f"cure: {TITLES[race.world.cure_at]}", urgent=True))
    if here := mission_here(hand_of(race, seat)):
        facts.append(Fact("Here", here))
    if race.first == seat:
        facts.append(Fact("Token", "first player"))
    if passport.returned or (race.phase == "actions" and passport.done):
        facts.append(Fact("Round", "has returned" if passport.returned else "done"))
    return tuple(facts)


def prompts(race: Race) -> tuple[Prompt, ...]:
    if race.phase == "start":
        return set_up_prompts(race)
    can_return = [
        hand.seat
        for hand in (acting(race) if race.phase == "actions" else ())
        if race.world.tracked and DEEDS["return"].open_at(hand)
    ]
    return tuple(Prompt(f"return:{seat}", f"{race.name(seat)} can say “I have returned!”", seat) for seat in can_return)


def set_up_prompts(race: Race) -> tuple[Prompt, ...]:
    """What to lay out: the grid with its Shadow sides, stamps and prisoners, who starts."""
    world, count = race.world, len(race.players)
    rows = ["  ".join(tile_text(world, tile) for tile in world.layout[row : row + 3]) for row in (0, 3, 6)]
    club = "Shadow" if world.shadow_club else "standard"
    return (
        Prompt(
            "setup:grid", f"Lay the grid row by row: {' / '.join(rows)}. The Century Club, {club} side, is left of it."
        ),
        Prompt("setup:stamps", f"Put {count} stamps on each adventure tile, on Atlantis {count} prisoners instead."),
        Prompt("setup:first", "The first to place a marker takes the first player token."),
    )


def tile_text(world: World, tile: Location) -> str:
    return f"{TITLES[tile]} (Shadow)" if world.is_shadow(tile) else TITLES[tile]


def blocks(race: Race) -> tuple[Block, ...]:
    tracks = (danger_track(race),) if any(passport.prisoner is not None for passport in race.passports) else ()
    return (world_board(race), item_cards(race), *tracks, passport_grid(race))


def world_board(race: Race) -> Board:
    spots = board(race.world)
    return Board("world", "The world", 4, 3, tuple(cell(race, tile, x, y) for tile, (x, y) in spots.items()))


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


def badges(race: Race, tile: Location) -> tuple[str, ...]:
    """What a tile offers, and the stamps or prisoners left on it."""
    world = race.world
    found = [
        ("dock", tile in DOCKS),
        ("refuel", tile in CLUB and not world.eased("no-jet-pack")),
        ("cure", tile == world.cure_at and not world.eased("no-curse")),
        ("escort", tile == "century-middle" and not world.eased("no-danger")),
        ("research", tile == "united-states"),
        ("swiss", tile == "schweiz" and world.is_shadow(tile)),
        ("shadow", world.is_shadow(tile)),
    ]
    left = (f"{left_on(race, tile)} left",) if tile in ADVENTURES else ()
    return tuple(badge for badge, there in found if there) + left


def pieces(race: Race, tile: Location) -> tuple[Piece, ...]:
    """The markers on a tile; a cursed one is turned over."""
    return tuple(
        Piece(
            label=race.name(seat)[:2],
            seat=seat,
            shape="diamond" if passport.cursed else "disc",
            colour=COLOURS[race.place(seat)],
            title=f"{race.name(seat)}{', cursed' if passport.cursed else ''}",
        )
        for seat, passport in zip(race.seats, race.passports, strict=True)
        if passport.at == tile
    )


def item_cards(race: Race) -> Cards:
    """The six items: held, or free to be selected."""
    holders = {passport.item: race.name(seat) for seat, passport in zip(race.seats, race.passports, strict=True)}
    cards = tuple(
        CardView(
            id=item,
            label=ITEM_TITLES[item],
            kind="item",
            facts=(Fact("Held by", holders[item]),) if item in holders else (),
            state="taken" if item in holders else "free",
            marked=race.phase == "select" and item not in holders,
        )
        for item in ITEMS
    )
    return Cards("items", "Items", cards)


def danger_track(race: Race) -> Track:
    """How far each prisoner has come on the way to caught."""
    of = race.world.danger
    marks = tuple(
        Mark(race.name(seat), of - passport.prisoner, seat)
        for seat, passport in zip(race.seats, race.passports, strict=True)
        if passport.prisoner is not None
    )
    return Track("danger", "Danger track, to caught", of, marks)


def passport_grid(race: Race) -> Grid:
    """Every passport side by side: which stamps, how many clues, fuel, curse, prisoner."""
    passports = race.passports
    rows = [
        (TITLES[tile], *("✓" if tile in passport.stamps else "" for passport in passports), str(left_on(race, tile)))
        for tile in ADVENTURES
    ]
    rows.append(("Clues", *(str(passport.clues) for passport in passports), ""))
    if not race.world.eased("no-jet-pack"):
        rows.append(("Fuel", *(passport.fuel for passport in passports), ""))
    rows.append(("Curse", *("cursed" if passport.cursed else "" for passport in passports), ""))
    rows.append(("Prisoner", *(str(passport.prisoner or "") for passport in passports), ""))
    return Grid("passports", "Passports", ("Stamp", *race.players, "Left"), tuple(rows))
