"""What people see of Race to Adventure: seats, phase, the board and the passports."""

from __future__ import annotations

from companion.contract.game import COLOURS, Fact, Phase, Prompt, SeatView, View, seat_index
from companion.games.race_to_adventure.actions.deeds import DEEDS
from companion.games.race_to_adventure.actions.hand import acting, clues, hand_of
from companion.games.race_to_adventure.model import ALL_STAMPS, GAME, Passport, Race, World
from companion.games.race_to_adventure.pieces import ITEM_TITLES, SHORT_ITEMS, TITLES, Location
from companion.games.race_to_adventure.seen.blocks import blocks
from companion.games.race_to_adventure.seen.countdowns import countdowns
from companion.games.race_to_adventure.seen.pages import pages
from companion.games.race_to_adventure.seen.preview import mission_here

TITLE = "Race to Adventure!"
SHORT_PLACES: dict[Location, str] = {"great-britain": "Gr. Britain", "united-states": "USA"}
PHASES = {
    "start": ("Place markers", "Everyone places the marker on a Century Club tile; still to do so: {waiting}."),
    "select": ("Select an item", "{turn} selects an item."),
    "actions": ("Actions", "{waiting} may act{order}."),
    "danger": ("Deal with danger", "Move every prisoner one space closer to caught, then confirm."),
    "tidy": ("Items back", "Put the items back and pass the first player token to {next}, then confirm."),
    "over": ("Race over", "{winners} won the race, back with {clues}."),
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
        scores=race.scores,
    )


def waiting(race: Race) -> tuple[str, ...]:
    """The seats that the box waits for."""
    match race.phase:
        case "start":
            return race.unplaced
        case "select":
            return (race.turn,) if race.turn else ()
        case "actions":
            return tuple(hand.seat for hand in acting(race))
        case _:
            return ()


def phase(race: Race) -> Phase:
    label, hint = PHASES[race.phase]
    awaited = waiting(race)
    names = {
        "waiting": together(race, awaited),
        "order": ", in any order" if len(awaited) > 1 else "",
        "turn": race.name(race.turn) if race.turn else "",
        "next": race.name(race.order[1]),
        "winners": together(race, race.winners),
        "clues": clues(race.passport(race.winners[0]).clues) if race.winners else "",
    }
    return Phase(race.phase, label, hint.format(**names))


def together(race: Race, seats: tuple[str, ...]) -> str:
    """Names in a sentence: Anna, Bob and Cleo."""
    *others, last = [race.name(seat) for seat in seats] or [""]
    return f"{', '.join(others)} and {last}" if others else last


def seat_view(race: Race, seat: str) -> SeatView:
    passport = race.passport(seat)
    return SeatView(
        seat=seat,
        name=race.name(seat),
        colour=COLOURS[seat_index(seat)],
        acts=seat in waiting(race),
        short=seat_short(race, passport),
        facts=seat_facts(race, seat, passport),
    )


def seat_short(race: Race, passport: Passport) -> str:
    """What a seat's line has room for beside the stamps: the item in hand, before that the place, in the end the clues."""
    if race.over:
        return clues(passport.clues) if passport.returned else ""
    if passport.returned:
        return "returned"
    if passport.item:
        return SHORT_ITEMS[passport.item]
    return SHORT_PLACES.get(passport.at, TITLES[passport.at]) if passport.at else ""


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
        facts.append(Fact("Mission", here))
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
    return tuple(Prompt(f"return:{seat}", "It is time to say “I have returned!”", seat) for seat in can_return)


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
        *barrier_prompts(world),
        Prompt("setup:first", "The first to place a marker takes the first player token."),
    )


def barrier_prompts(world: World) -> tuple[Prompt, ...]:
    """That nobody has told the box of any barrier is no reason to say that Shadow tiles have none."""
    if not world.shadow or world.barriers:
        return ()
    text = "The set knows no barriers: look at your Shadow tiles, and keep to those printed there."
    return (Prompt("setup:barriers", text),)


def tile_text(world: World, tile: Location) -> str:
    return f"{TITLES[tile]} (Shadow)" if world.is_shadow(tile) else TITLES[tile]
