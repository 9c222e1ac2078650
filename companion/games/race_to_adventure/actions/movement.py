"""Moving the marker: Biplane, Jet Pack, Zeppelin, Sidekick and the Swiss combo (RULES.md 3)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.contract.game import Happening, Refusal, Seat, Text, happened, listed
from companion.games.race_to_adventure.actions.hand import Done, Hand, club_only
from companion.games.race_to_adventure.actions.spot import action_used
from companion.games.race_to_adventure.actions.ways import Reach, barred, flights, steps
from companion.games.race_to_adventure.pieces import CLUB, DOCKS, LOCATIONS, TITLES, Location

NO_BIPLANE = Refusal(Text("no-biplane"), "3.3")
JET_PACK_STAYS = Refusal(Text("jet-pack-stays"), "9.3")
FUEL_NOT_FULL = Refusal(Text("fuel-not-full"), "3.6")
ITEM_USED = Refusal(Text("item-used"), "2.5")


def kept_in(hand: Hand, tiles: Reach) -> Reach:
    """Those of `tiles` that a seat may go to, which after its return are Century Club tiles only."""
    return tuple(tile for tile in tiles if tile in CLUB) if hand.bound else tiles


def tiles_for(hand: Hand, reach: Callable[[Location], Reach]) -> Reach:
    """All tiles when the table does not enter positions, else those reached from where the marker stands."""
    at = hand.passport.at
    if not hand.world.tracked:
        return kept_in(hand, LOCATIONS)
    return kept_in(hand, reach(at)) if at else ()


def flight_refused(hand: Hand) -> Refusal | None:
    passport, world = hand.passport, hand.world
    if passport.item == "jet-pack" and world.eased("no-jet-pack"):
        return JET_PACK_STAYS
    if passport.moved:
        return moved_already(hand)
    if passport.acted:
        return ITEM_USED
    if passport.item == "jet-pack" and not passport.charged:
        return FUEL_NOT_FULL
    return None


def moved_already(hand: Hand) -> Refusal:
    return Refusal(Text("moved-already", seat=Seat(hand.seat), way=Text(f"way-{hand.passport.moved}")), "3.1")


def fly_to(hand: Hand) -> Reach:
    item = hand.passport.item
    if item is None or flight_refused(hand):
        return ()
    if item == "zeppelin" and not hand.world.tracked:
        return kept_in(hand, tuple(sorted(DOCKS)))
    return tiles_for(hand, lambda at: flights(hand.world, at, item))


def fly_refused(hand: Hand, to: Location | None) -> Refusal | None:
    return unless_in(fly_to(hand), hand, to, flight_refused, str(hand.passport.item))


def unless_in(
    reach: Reach, hand: Hand, to: Location | None, at_all: Callable[[Hand], Refusal | None], way: str
) -> Refusal | None:
    """What stands against a tile out of reach: what is in the way of any move of that kind, or of this one."""
    return None if to in reach else at_all(hand) or unreached(hand, to, reach, way)


FLIGHT_RULES = {"biplane": "3.2", "jet-pack": "3.5", "zeppelin": "3.7", "sidekick": "3.3", "swiss": "3.9"}


def unreached(hand: Hand, to: Location | None, reach: Reach, way: str) -> Refusal:
    """Why a tile is none of those in reach: the seat is bound, a barrier is in the way, or it is too far."""
    number, at, where = FLIGHT_RULES[way], hand.passport.at, Text(f"to-{to}")
    if hand.bound and to not in CLUB:
        return club_only(hand)
    if number in ("3.2", "3.3") and at and to and barred(hand.world, at, to, far=number == "3.2"):
        return Refusal(Text("barrier", at=Text(f"at-{at}"), to=where), "3.8")
    now = listed(*(TITLES[tile] for tile in reach)) if reach else Text("nowhere")
    return Refusal(Text(f"unreached-{way}", to=where, now=now), number)


def do_fly(hand: Hand, to: Location | None) -> Done:
    item = hand.passport.item
    passport = replace(
        hand.passport, at=to, moved=item, acted=True, fuel="empty" if item == "jet-pack" else hand.passport.fuel
    )
    return passport, (told(hand, to, str(item)),)


def told(hand: Hand, to: Location | None, way: str) -> Happening:
    return happened("moved", Text(f"moved-{way}", seat=Seat(hand.seat), to=Text(f"to-{to}")), hand.seat, to=to)


def sidekick_refused_at_all(hand: Hand) -> Refusal | None:
    if hand.passport.item == "biplane":
        return Refusal(Text("sidekick-of-others", seat=Seat(hand.seat)), "3.3")
    if not hand.sidekick:
        return NO_BIPLANE
    return moved_already(hand) if hand.passport.moved else None


def sidekick_to(hand: Hand) -> Reach:
    return () if sidekick_refused_at_all(hand) else tiles_for(hand, lambda at: steps(hand.world, at))


def sidekick_refused(hand: Hand, to: Location | None) -> Refusal | None:
    return unless_in(sidekick_to(hand), hand, to, sidekick_refused_at_all, "sidekick")


def do_sidekick(hand: Hand, to: Location | None) -> Done:
    return replace(hand.passport, at=to, moved="sidekick"), (told(hand, to, "sidekick"),)


def swiss_refused_at_all(hand: Hand) -> Refusal | None:
    """The combo belongs to Shadow Schweiz, to those whom the Zeppelin has just brought there."""
    passport, world = hand.passport, hand.world
    if not world.is_shadow("schweiz"):
        return Refusal(Text("no-swiss-combo"), "3.9")
    if "schweiz" in passport.actions:
        return action_used(hand, "schweiz")
    landed = passport.moved == "zeppelin" and passport.at == "schweiz"
    untold = not world.tracked and passport.item == "zeppelin" and not passport.moved
    if not landed and not untold:
        return Refusal(Text("not-by-zeppelin"), "3.9")
    return club_only(hand) if hand.bound else None


def swiss_to(hand: Hand) -> Reach:
    return () if swiss_refused_at_all(hand) else steps(hand.world, "schweiz", True)


def swiss_refused(hand: Hand, to: Location | None) -> Refusal | None:
    return unless_in(swiss_to(hand), hand, to, swiss_refused_at_all, "swiss")


def do_swiss(hand: Hand, to: Location | None) -> Done:
    """With positions declared the flight to Schweiz goes without saying, and is used up with it."""
    actions = (*hand.passport.actions, "schweiz")
    passport = replace(hand.passport, at=to, moved="zeppelin", acted=True, actions=actions)
    return passport, (told(hand, to, "swiss"),)
