"""One step of a figure, and what the space it enters costs and shows (RULES.md 2.4 to 2.11)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Slot, Words
from companion.games.journey.model import Outcome, State, Underway
from companion.games.journey.pieces import said
from companion.games.journey.walking.maps import DIAGONALS, ELSEWHERE, PICTURES, WAYS, in_order, is_joint
from companion.games.journey.walking.way import ROCKS, ROPED, Way, chart, cost, way_of

WAY_NAMES = {"d": "↓ Forward", "l": "← Left", "r": "→ Right", "dl": "↙ Fwd-left", "dr": "↘ Fwd-right"}
GROUND = {"rocks2": "2 rocks", "rocks3": "3 rocks", "find1": "Find of 1", "find2": "Find of 2", "find3": "Find of 3"}
"""What people call a picture, where its own word will not do."""
BACKWARD = ("u", "ul", "ur", "back")


def step_choices(state: State, way: Way) -> tuple[Choice, ...]:
    """The steps that the cards on the table pay for."""
    if way.at_finish:
        return ()
    known, unspent = chart(state), way.unspent
    if known is None:
        return _declared_steps(state.active, state.leg, unspent, way.rope > 0, way.compass > 0, way.pickaxe)
    open_ways = tuple(
        direction
        for direction in (WAYS if way.compass else ("d", "l", "r"))
        if (ahead := known.beyond(way.at, direction))
        and cost(ahead.pictures, way.pickaxe) <= unspent
        and (way.rope > 0 or ahead.pictures[0] not in ROPED)
    )
    return _known_steps(state.active, open_ways) if open_ways else ()


@lru_cache(maxsize=256)
def _known_steps(seat: str, ways: Words) -> tuple[Choice, ...]:
    labels = tuple(WAY_NAMES[way] for way in ways)
    label = "Step" if len(ways) > 1 else f"Step {labels[0][0]}"
    return (Choice("step", seat, label, (Slot("way", ways, labels=labels),)),)


@lru_cache(maxsize=512)
def _declared_steps(seat: str, leg: int, unspent: int, rope: bool, compass: bool, pickaxe: bool) -> tuple[Choice, ...]:
    pictures = tuple(
        picture
        for picture in PICTURES
        if picture not in ELSEWHERE[leg] and cost((picture,), pickaxe) <= unspent and (rope or picture not in ROPED)
    )
    if not pictures:
        return ()
    ways = tuple(WAYS if compass else ("d", "l", "r"))
    return _onto(seat, "Step", ways, ("plain",)), _onto(seat, "Step onto", ways, pictures[1:])


def _onto(seat: str, label: str, ways: Words, pictures: Words) -> Choice:
    """Steps onto some kinds of ground, forward ones first."""
    steps = tuple((way, picture) for way in ways for picture in pictures)
    labels = tuple(f"{WAY_NAMES[way][0]} {ground_label(picture)}" for way, picture in steps)
    return Choice("step", seat, label, (Slot("step", tuple(map(":".join, steps)), labels=labels),))


def ground_label(picture: str) -> str:
    """A picture as a menu says it."""
    return GROUND.get(picture, picture.capitalize())


def step(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """One space further; the pictures come from the map, or from the word itself."""
    move = state.move
    if move is None:
        return Refusal("Begin a move before stepping.", "2.1", "Begin first")
    if len(args) != 1:
        return Refusal("A step is one word, such as d:plain.", "2.5", "One step a time")
    way = way_of(state, move)
    direction, colon, terrain = args[0].partition(":")
    if refused := _way_refused(way, direction) or _ground_refused(state, way, direction, colon, terrain):
        return refused
    return made(state, move, f"step {args[0]}")


def made(state: State, move: Underway, small: str) -> Outcome:
    """The move underway with one more small move."""
    return replace(state, move=Underway(move.figure, (*move.made, small))), ()


def _way_refused(way: Way, direction: str) -> Refusal | None:
    if direction in BACKWARD:
        return Refusal("Nobody moves backward; go d, l or r.", "2.5", "Not backward")
    if direction not in WAYS:
        allowed = " ".join(WAYS)
        return Refusal(f"“{said((direction,))}” is no direction; there are {allowed}.", "2.5", "No such direction")
    if way.at_finish:
        return Refusal("The finish is reached: stop there.", "2.12", "Stop at the finish")
    if direction in DIAGONALS and not way.compass:
        return Refusal("A diagonal step needs a compass; play one first.", "2.6", "Needs a compass")
    return None


def _ground_refused(state: State, way: Way, direction: str, colon: str, terrain: str) -> Refusal | None:
    """What stands against the space ahead: one of the map, or one that is declared."""
    if known := chart(state):
        if colon:
            return Refusal("The map is known here: leave the terrain out.", "2.10", "Direction only")
        ahead = known.beyond(way.at, direction)
        if ahead is None:
            return Refusal(f"{WAY_NAMES[direction][2:]} of {way.at} is granite or the edge.", "2.10", "Granite")
        return _unpaid(way, ahead.pictures)
    allowed = [picture for picture in PICTURES if picture not in ELSEWHERE[state.leg]]
    if terrain in allowed:
        return _unpaid(way, (terrain,))
    fault = f"“{said((terrain,))}” is not pictured in this leg" if terrain else "no map is known: say what is pictured"
    return Refusal(f"{fault.capitalize()}; there are {' '.join(allowed)}.", "2.11", "Which terrain?")


def _unpaid(way: Way, pictures: Words) -> Refusal | None:
    """What the cards on the table do not pay for (2.4, 2.7)."""
    price = cost(pictures, way.pickaxe)
    if pictures[0] in ROPED and not way.rope:
        return Refusal(f"A {pictures[0]} is crossed with a rope; play one first.", "2.7", "Needs a rope")
    if price > way.unspent:
        return Refusal(f"This step costs {price}, {way.unspent} of {way.paid} paid are left.", "2.4", "Not paid")
    return None


def also(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """A second picture on the space just entered, where no map is known."""
    move = state.move
    pictures = way_of(state, move).here if move else ()
    if move is None or not pictures or chart(state):
        return Refusal("A second picture is named after a step where no map is known.", "2.11", "Step first")
    allowed = also_words(state.leg, pictures)
    if len(args) != 1 or args[0] not in allowed:
        text = f"Beside {'+'.join(pictures)} there can be {' '.join(allowed) or 'nothing more'}."
        return Refusal(text, "2.11", "Cannot be there")
    return made(state, move, f"also {args[0]}")


def also_words(leg: int, pictures: Words) -> Words:
    """What may be named beside the pictures of a space: nothing that would have been paid for on entering it."""
    free = (picture for picture in PICTURES if picture not in (*ROCKS, *ROPED, *ELSEWHERE[leg]))
    return tuple(picture for picture in free if len(pictures) == 1 and is_joint(in_order((*pictures, picture))))


@lru_cache(maxsize=256)
def also_choices(seat: str, leg: int, pictures: Words) -> tuple[Choice, ...]:
    more = also_words(leg, pictures)
    slot = Slot("picture", more, labels=tuple(map(ground_label, more)))
    return (Choice("also", seat, "Also there", (slot,), aside=True),) if more else ()
