"""Moving the marker: Biplane, Jet Pack, Zeppelin, Sidekick and the Swiss combo (RULES.md 3)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.contract.game import Refusal, happened
from companion.games.race_to_adventure.actions.hand import Done, Hand, club_only, where
from companion.games.race_to_adventure.actions.ways import Reach, barred, flights, steps
from companion.games.race_to_adventure.pieces import CLUB, DOCKS, ITEM_TITLES, LOCATIONS, TITLES, Location

NO_BIPLANE = Refusal("Nobody selected the Biplane this round, so there is no Sidekick.", "3.3", "No Biplane, no lift")
JET_PACK_STAYS = Refusal("In this easier game nobody moves with the Jet Pack.", "9.3", "Jet Pack stays put")
FUEL_NOT_FULL = Refusal("The Jet Pack needs fuel that was full when the round began.", "3.6", "Fuel was not full")
ITEM_USED = Refusal("That item has had its action this round.", "2.5", "Item used already")


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
    return Refusal(
        f"{hand.name} has moved this round ({hand.passport.moved}): one kind of movement a round.",
        "3.1",
        "Moved already",
    )


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
    return None if to in reach else at_all(hand) or unreached(hand, to, reach, FLIGHT_RULES[way])


FLIGHT_RULES = {
    "biplane": ("The Biplane goes one or two spaces left, right, up or down", "3.2"),
    "jet-pack": ("The Jet Pack goes one space diagonally", "3.5"),
    "zeppelin": ("The Zeppelin flies to another mooring dock", "3.7"),
    "sidekick": ("The Sidekick goes one space left, right, up or down", "3.3"),
    "swiss": ("The Swiss combo goes one space left, right, up or down from Schweiz", "3.9"),
}


def unreached(hand: Hand, to: Location | None, reach: Reach, rule: tuple[str, str]) -> Refusal:
    """Why a tile is none of those in reach: the seat is bound, a barrier is in the way, or it is too far."""
    text, number = rule
    at = hand.passport.at
    if hand.bound and to not in CLUB:
        return club_only(hand)
    if number in ("3.2", "3.3") and at and to and barred(hand.world, at, to, far=number == "3.2"):
        return Refusal(f"A barrier is in the way from {where(at)} to {where(to)}.", "3.8", "Barrier in the way")
    open_now = ", ".join(TITLES[tile] for tile in reach) or "nowhere"
    return Refusal(f"{text}, and not to {where(to)}; now: {open_now}.", number, "Out of reach")


def do_fly(hand: Hand, to: Location | None) -> Done:
    item = hand.passport.item
    passport = replace(
        hand.passport, at=to, moved=item, acted=True, fuel="empty" if item == "jet-pack" else hand.passport.fuel
    )
    return passport, (moved_text(hand, to, f"by {ITEM_TITLES[item]}" if item else ""),)


def moved_text(hand: Hand, to: Location | None, how: str) -> dict[str, object]:
    return happened("moved", f"{hand.name} moves {how} to {where(to)}.", hand.seat, to=to)


def sidekick_refused_at_all(hand: Hand) -> Refusal | None:
    if hand.passport.item == "biplane":
        return Refusal(f"{hand.name} holds the Biplane: the Sidekick is for the others.", "3.3", "You fly the Biplane")
    if not hand.sidekick:
        return NO_BIPLANE
    return moved_already(hand) if hand.passport.moved else None


def sidekick_to(hand: Hand) -> Reach:
    return () if sidekick_refused_at_all(hand) else tiles_for(hand, lambda at: steps(hand.world, at))


def sidekick_refused(hand: Hand, to: Location | None) -> Refusal | None:
    return unless_in(sidekick_to(hand), hand, to, sidekick_refused_at_all, "sidekick")


def do_sidekick(hand: Hand, to: Location | None) -> Done:
    return replace(hand.passport, at=to, moved="sidekick"), (moved_text(hand, to, "as Sidekick"),)


def swiss_refused_at_all(hand: Hand) -> Refusal | None:
    """The combo belongs to Shadow Schweiz, to those whom the Zeppelin has just brought there."""
    passport, world = hand.passport, hand.world
    if not world.is_shadow("schweiz"):
        return Refusal("Only Shadow Schweiz has the Swiss combo.", "3.9", "Not on this side")
    if "schweiz" in passport.actions:
        return Refusal(f"{hand.name} has used the action of Schweiz this round.", "4.5", "Action used already")
    told = passport.moved == "zeppelin" and passport.at == "schweiz"
    untold = not world.tracked and passport.item == "zeppelin" and not passport.moved
    if not told and not untold:
        return Refusal(
            "The Swiss combo is for those whom the Zeppelin brought to Schweiz this round.", "3.9", "Needs the Zeppelin"
        )
    return club_only(hand) if hand.bound else None


def swiss_to(hand: Hand) -> Reach:
    return () if swiss_refused_at_all(hand) else steps(hand.world, "schweiz", True)


def swiss_refused(hand: Hand, to: Location | None) -> Refusal | None:
    return unless_in(swiss_to(hand), hand, to, swiss_refused_at_all, "swiss")


def do_swiss(hand: Hand, to: Location | None) -> Done:
    """With positions declared the flight to Schweiz goes without saying, and is used up with it."""
    actions = (*hand.passport.actions, "schweiz")
    passport = replace(hand.passport, at=to, moved="zeppelin", acted=True, actions=actions)
    return passport, (moved_text(hand, to, "by the Swiss combo"),)
