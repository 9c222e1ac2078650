"""What people see of Race to Adventure: seats, phase, the board and the passports."""

from __future__ import annotations

from companion.contract.game import COLOURS, Fact, Phase, Prompt, Said, SeatView, Text, View, seat_index, seats_of
from companion.games.race_to_adventure.actions.deeds import DEEDS
from companion.games.race_to_adventure.actions.hand import acting, hand_of
from companion.games.race_to_adventure.model import ALL_STAMPS, GAME, Passport, Race, World
from companion.games.race_to_adventure.pieces import ITEM_TITLES, TITLES, Adventure
from companion.games.race_to_adventure.rounds.order import verdict
from companion.games.race_to_adventure.seen.blocks import blocks
from companion.games.race_to_adventure.seen.countdowns import countdowns
from companion.games.race_to_adventure.seen.pages import pages
from companion.games.race_to_adventure.seen.preview import mission_here


def view(race: Race) -> View:
    """The table as everybody may see it."""
    return View(
        game=GAME,
        title=Text("title"),
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
    return Phase(race.phase, Text(f"phase-{race.phase}"), verdict(race) if race.over else hint(race))


def hint(race: Race) -> Text:
    """What is awaited of whom; in `tidy` the one who gets the token is named."""
    awaited = (race.order[1],) if race.phase == "tidy" else waiting(race)
    return Text(f"hint-{race.phase}", seats=seats_of(*awaited), count=len(awaited))


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


def seat_short(race: Race, passport: Passport) -> Said:
    """What a seat's line has room for beside the stamps: the item in hand, before that the place, in the end the clues."""
    if race.over:
        return Text("clues", count=passport.clues) if passport.returned else ""
    if passport.returned:
        return Text("returned-short")
    if passport.item:
        return Text(f"brief-{passport.item}")
    return Text(f"brief-{passport.at}") if passport.at else ""


def seat_facts(race: Race, seat: str, passport: Passport) -> tuple[Fact, ...]:
    facts = [
        Fact(Text("stamps"), Text("stamps-of", held=len(passport.stamps), of=ALL_STAMPS)),
        Fact(Text("clues-of"), str(passport.clues)),
        Fact(Text("at"), TITLES[passport.at] if passport.at else Text("not-said")),
        Fact(Text("item"), ITEM_TITLES[passport.item] if passport.item else Text("none")),
    ]
    if not race.world.eased("no-jet-pack"):
        facts.append(Fact(Text("fuel"), Text(f"fuel-{passport.fuel}")))
    if passport.prisoner is not None:
        left = Text("from-caught", count=passport.prisoner)
        facts.append(Fact(Text("prisoner"), left, urgent=passport.prisoner == 1))
    if passport.cursed:
        facts.append(Fact(Text("curse"), Text("cure-at", tile=TITLES[race.world.cure_at]), urgent=True))
    if here := mission_here(hand_of(race, seat)):
        facts.append(Fact(Text("mission"), here))
    if race.first == seat:
        facts.append(Fact(Text("token"), Text("first-player")))
    if passport.returned or (race.phase == "actions" and passport.done):
        facts.append(Fact(Text("this-round"), Text("has-returned" if passport.returned else "is-done")))
    return tuple(facts)


def prompts(race: Race) -> tuple[Prompt, ...]:
    if race.phase == "start":
        return set_up_prompts(race)
    can_return = [
        hand.seat
        for hand in (acting(race) if race.phase == "actions" else ())
        if race.world.tracked and DEEDS["return"].open_at(hand)
    ]
    return tuple(Prompt(f"return:{seat}", Text("time-to-return"), seat) for seat in can_return)


def set_up_prompts(race: Race) -> tuple[Prompt, ...]:
    """What to lay out: the grid with its Shadow sides, stamps and prisoners, who starts.

    That nobody has told the box of any barrier is no reason to say that Shadow tiles have none.
    """
    world, count = race.world, len(race.players)
    top, middle, bottom = (setup_row(world, world.layout[row : row + 3]) for row in (0, 3, 6))
    club = Text("club-shadow" if world.shadow_club else "club-standard")
    barriers = (Prompt("setup:barriers", Text("setup-barriers")),) if world.shadow and not world.barriers else ()
    return (
        Prompt("setup:grid", Text("setup-grid", top=top, middle=middle, bottom=bottom, club=club)),
        Prompt("setup:stamps", Text("setup-stamps", count=count)),
        *barriers,
        Prompt("setup:first", Text("setup-first")),
    )


def setup_row(world: World, tiles: tuple[Adventure, ...]) -> Text:
    left, middle, right = (
        Text("tile-on-shadow-side", tile=TITLES[tile]) if world.is_shadow(tile) else TITLES[tile] for tile in tiles
    )
    return Text("setup-row", left=left, middle=middle, right=right)
