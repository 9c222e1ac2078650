"""What may be done now (RULES.md, sections 2 to 5)."""

from __future__ import annotations

from functools import lru_cache

from companion.contract.game import SEATS, Choice, Slot, Words, seat_index
from companion.games.race_through_space.model import SHIPS, Fleet, InSpace, State

CONFIRM = (Choice("confirm", None, "The black hole strikes"),)


def choices(state: State) -> tuple[Choice, ...]:
    """All moves open at this moment."""
    match state.phase:
        case "roll":
            return roll_choices(_seat(state), state.facts.die, state.options.dice)
        case "advance":
            return advance_choices(_seat(state), standing(state.fleets[seat_index(_seat(state))]))
        case "star":
            return star_choices(_seat(state))
        case "arrows":
            return arrow_choices(_seat(state), catchers(state), pushable(state), state.players)
        case "black-hole":
            return CONFIRM
        case _:
            return ()


def _seat(state: State) -> str:
    return state.turn or ""


@lru_cache(maxsize=256)
def roll_choices(seat: str, die: Words, dice: str) -> tuple[Choice, ...]:
    faces = tuple(dict.fromkeys(die))
    slots = () if dice == "box" else (Slot("face", faces, min=int(dice == "table")),)
    return (Choice("roll", seat, "Roll the die", slots),)


@lru_cache(maxsize=8192)
def advance_choices(seat: str, ships: tuple[tuple[str, int], ...]) -> tuple[Choice, ...]:
    words = tuple(ship for ship, _ in ships)
    labels = tuple(f"Ship {ship[1:]} on card {card}" for ship, card in ships)
    return (Choice("advance", seat, "Move a ship", (Slot("ship", words, labels=labels),)),)


@lru_cache(maxsize=8)
def star_choices(seat: str) -> tuple[Choice, ...]:
    return (Choice("star", seat, "Shooting star", (Slot("flight", ("go", "stay"), labels=("Fly on 3", "Stay")),)),)


@lru_cache(maxsize=4096)
def arrow_choices(
    seat: str, catching: Words, pushed: tuple[tuple[str, Words], ...], players: Words
) -> tuple[Choice, ...]:
    mine = (Choice("catch-up", seat, "Catch up", (Slot("ship", catching, labels=_labels(catching)),)),)
    theirs = tuple(
        Choice(
            "send-back",
            seat,
            f"Send back {players[seat_index(victim)][:12]}",
            (Slot("opponent", (victim,)), Slot("ship", ships, labels=_labels(ships))),
        )
        for victim, ships in pushed
    )
    return (mine if catching else ()) + theirs


def _labels(ships: Words) -> Words:
    return tuple(f"Ship {ship[1:]}" for ship in ships)


def standing(fleet: Fleet) -> tuple[tuple[str, int], ...]:
    """The ships that a number can move, all that are in space (rule 2.1), each with its card."""
    return tuple([(ship, place.card) for ship, place in zip(SHIPS, fleet, strict=True) if type(place) is InSpace])


def catchers(state: State) -> Words:
    """The roller's ships that have an own ship ahead of them (rule 4.2)."""
    flying = standing(state.fleets[seat_index(_seat(state))])
    front = max([card for _, card in flying], default=0)
    return tuple([ship for ship, card in flying if card < front])


def pushable(state: State) -> tuple[tuple[str, Words], ...]:
    """Each opponent with the ships that have one of their own behind them (rule 4.4)."""
    found = []
    for seat, fleet in zip(SEATS, state.fleets, strict=False):
        if seat == state.turn:
            continue
        flying = standing(fleet)
        rear = min([card for _, card in flying], default=0)
        ships = tuple([ship for ship, card in flying if card > rear])
        if ships:
            found.append((seat, ships))
    return tuple(found)
