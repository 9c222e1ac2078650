"""One step of a figure, and what the space it enters costs and shows (RULES.md 2.4 to 2.11)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Slot, Words
from companion.games.journey.board import (
    DIAGONALS,
    ELSEWHERE,
    FINISH,
    PICTURES,
    WAYS,
    Area,
    area,
    in_order,
    is_joint,
)
from companion.games.journey.cards import Log
from companion.games.journey.model import State, Underway
from companion.games.journey.pieces import said

ROCKS = {"rocks2": 2, "rocks3": 3}
ROPED: Words = ("chasm", "whirlpool")
WAY_NAMES = {"d": "↓ Forward", "l": "← Left", "r": "→ Right", "dl": "↙ Fwd-left", "dr": "↘ Fwd-right"}
GROUND = {
    "plain": "Plain",
    "rocks2": "2 rocks",
    "rocks3": "3 rocks",
    "find1": "Find of 1",
    "find2": "Find of 2",
    "find3": "Find of 3",
}
"""What people call a picture, where its own word will not do."""
BACKWARD = ("u", "ul", "ur", "back")


def chart(state: State) -> Area | None:
    """The known map of this leg."""
    return area(state.facts.board.descent if state.leg == 1 else state.facts.board.sea, state.leg)


def cost(pictures: Words, pickaxe: bool) -> int:
    """What entering a space costs (2.4, 2.9)."""
    return 1 if pickaxe else ROCKS.get(pictures[0], 1)


def step_choices(state: State, move: Underway) -> tuple[Choice, ...]:
    """The steps that the cards on the table pay for."""
    if at_finish(move):
        return ()
    unspent = move.paid - move.spent
    known = chart(state)
    if known:
        ways = tuple(
            way
            for way in (WAYS if move.compass else ("d", "l", "r"))
            if (ahead := known.beyond(move.at, way)) and _payable(ahead.pictures, move, unspent)
        )
        return _known_steps(state.active, ways) if ways else ()
    return _declared_steps(state.active, state.leg, unspent, move.rope > 0, move.compass > 0, move.pickaxe)


def _payable(pictures: Words, move: Underway, unspent: int) -> bool:
    return cost(pictures, move.pickaxe) <= unspent and (move.rope > 0 or pictures[0] not in ROPED)


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


def step(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """One space further; the pictures come from the map, or from the word itself."""
    move = state.move
    if move is None:
        return Refusal("Begin a move before stepping.", "2.1", "Begin first")
    if len(args) != 1:
        return Refusal("A step is one word, such as d:plain.", "2.5", "One step a time")
    way, colon, terrain = args[0].partition(":")
    known = chart(state)
    refused = _way_refused(move, way)
    if refused:
        return refused
    if known is None:
        return _declared_step(state, move, way, terrain)
    if colon:
        return Refusal("The map is known here: leave the terrain out.", "2.10", "Direction only")
    ahead = known.beyond(move.at, way)
    if ahead is None:
        return Refusal(f"{WAY_NAMES[way][2:]} of {move.at} is granite or the edge.", "2.10", "Granite")
    return _enter(state, move, way, ahead.pictures, ahead.id)


def _way_refused(move: Underway, way: str) -> Refusal | None:
    if way in BACKWARD:
        return Refusal("Nobody moves backward; go d, l or r.", "2.5", "Not backward")
    if way not in WAYS:
        return Refusal(f"“{said((way,))}” is no direction; there are {' '.join(WAYS)}.", "2.5", "No such direction")
    if at_finish(move):
        return Refusal("The finish is reached: stop there.", "2.12", "Stop at the finish")
    if way in DIAGONALS and not move.compass:
        return Refusal("A diagonal step needs a compass; play one first.", "2.6", "Needs a compass")
    return None


def at_finish(move: Underway) -> bool:
    return FINISH in last_pictures(move)


def _declared_step(state: State, move: Underway, way: str, terrain: str) -> State | Refusal:
    if terrain not in PICTURES or terrain in ELSEWHERE[state.leg]:
        allowed = " ".join(picture for picture in PICTURES if picture not in ELSEWHERE[state.leg])
        fault = (
            f"“{said((terrain,))}” is not pictured in this leg" if terrain else "no map is known: say what is pictured"
        )
        return Refusal(f"{fault.capitalize()}; there are {allowed}.", "2.11", "Which terrain?")
    return _enter(state, move, way, (terrain,), "")


def _enter(state: State, move: Underway, way: str, pictures: Words, at: str) -> State | Refusal:
    price, unspent = cost(pictures, move.pickaxe), move.paid - move.spent
    roped = pictures[0] in ROPED
    if roped and not move.rope:
        return Refusal(f"A {pictures[0]} is crossed with a rope; play one first.", "2.7", "Needs a rope")
    if price > unspent:
        return Refusal(f"This step costs {price}, {unspent} of {move.paid} paid are left.", "2.4", "Not paid")
    word = f"{way}:{'+'.join(pictures)}"
    return replace(
        state,
        move=replace(
            move,
            made=(*move.made, f"step {way if at else word}"),
            path=(*move.path, word),
            spent=move.spent + price,
            rope=move.rope - roped,
            compass=move.compass - (way in DIAGONALS),
            forward=move.forward or way[0] == "d",
            at=at,
        ),
    )


def last_pictures(move: Underway) -> Words:
    """What the space just entered shows, () before the first step."""
    return tuple(move.path[-1].partition(":")[2].split("+")) if move.path else ()


def also(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """A second picture on the space just entered, where no map is known."""
    move = state.move
    pictures = last_pictures(move) if move else ()
    if move is None or not pictures or chart(state):
        return Refusal("A second picture is named after a step where no map is known.", "2.11", "Step first")
    allowed = also_words(state.leg, pictures)
    if len(args) != 1 or args[0] not in allowed:
        text = f"Beside {'+'.join(pictures)} there can be {' '.join(allowed) or 'nothing more'}."
        return Refusal(text, "2.11", "Cannot be there")
    way = move.path[-1].partition(":")[0]
    path = (*move.path[:-1], f"{way}:{'+'.join(in_order((*pictures, *args)))}")
    return replace(state, move=replace(move, made=(*move.made, f"also {args[0]}"), path=path))


def also_words(leg: int, pictures: Words) -> Words:
    """What may be named beside the pictures of a space: nothing that would have been paid for on entering it."""
    free = (picture for picture in PICTURES if picture not in (*ROCKS, *ROPED, *ELSEWHERE[leg]))
    return tuple(picture for picture in free if len(pictures) == 1 and is_joint(in_order((*pictures, picture))))


@lru_cache(maxsize=256)
def also_choices(seat: str, leg: int, pictures: Words) -> tuple[Choice, ...]:
    more = also_words(leg, pictures)
    return (
        (
            Choice(
                "also", seat, "Also there", (Slot("picture", more, labels=tuple(map(ground_label, more))),), aside=True
            ),
        )
        if more
        else ()
    )
