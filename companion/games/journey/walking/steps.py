"""One step of a figure, and what the space it enters costs and shows (RULES.md 2.4 to 2.11)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Slot, Text, Words
from companion.games.journey.model import Outcome, State, Underway
from companion.games.journey.walking.maps import DIAGONALS, ELSEWHERE, PICTURES, WAYS, in_order, is_joint
from companion.games.journey.walking.way import ROCKS, ROPED, Way, chart, cost, way_of
from companion.games.journey.words import called, label, there

ARROWS = {"d": "↓", "l": "←", "r": "→", "dl": "↙", "dr": "↘"}
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
    labels = tuple(Text("step-to", arrow=ARROWS[way], to=Text(f"way-{way}")) for way in ways)
    text = Text("step") if len(ways) > 1 else Text("step-only", arrow=ARROWS[ways[0]])
    return (Choice("step", seat, text, (Slot("way", ways, labels=labels),)),)


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
    return _onto(seat, Text("step"), ways, ("plain",)), _onto(seat, Text("step-onto"), ways, pictures[1:])


def _onto(seat: str, text: Text, ways: Words, pictures: Words) -> Choice:
    """Steps onto some kinds of ground, forward ones first."""
    steps = tuple((way, picture) for way in ways for picture in pictures)
    labels = tuple(Text("step-to", arrow=ARROWS[way], to=label(picture)) for way, picture in steps)
    return Choice("step", seat, text, (Slot("step", tuple(map(":".join, steps)), labels=labels),))


def step(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """One space further; the pictures come from the map, or from the word itself."""
    move = state.move
    if move is None:
        return Refusal(Text("step-begins"), "2.1")
    if len(args) != 1:
        return Refusal(Text("one-step"), "2.5")
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
        return Refusal(Text("not-backward"), "2.5")
    if direction not in WAYS:
        return Refusal(Text("no-such-way", given=direction, known=there((*WAYS,))), "2.5")
    if way.at_finish:
        return Refusal(Text("finish-reached"), "2.12")
    if direction in DIAGONALS and not way.compass:
        return Refusal(Text("needs-compass"), "2.6")
    return None


def _ground_refused(state: State, way: Way, direction: str, colon: str, terrain: str) -> Refusal | None:
    """What stands against the space ahead: one of the map, or one that is declared."""
    if known := chart(state):
        if colon:
            return Refusal(Text("direction-only"), "2.10")
        ahead = known.beyond(way.at, direction)
        if ahead is None:
            return Refusal(Text("granite", way=Text(f"way-{direction}"), space=way.at), "2.10")
        return _unpaid(way, ahead.pictures)
    allowed = [picture for picture in PICTURES if picture not in ELSEWHERE[state.leg]]
    if terrain in allowed:
        return _unpaid(way, (terrain,))
    pictures = there((*allowed,))
    text = Text("no-such-ground", given=terrain, known=pictures) if terrain else Text("say-ground", known=pictures)
    return Refusal(text, "2.11")


def _unpaid(way: Way, pictures: Words) -> Refusal | None:
    """What the cards on the table do not pay for (2.4, 2.7)."""
    price = cost(pictures, way.pickaxe)
    if pictures[0] in ROPED and not way.rope:
        return Refusal(Text("needs-rope", ground=called(pictures[0])), "2.7")
    if price > way.unspent:
        return Refusal(Text("not-paid", cost=price, left=way.unspent, paid=way.paid), "2.4")
    return None


def also(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """A second picture on the space just entered, where no map is known."""
    move = state.move
    pictures = way_of(state, move).here if move else ()
    if move is None or not pictures or chart(state):
        return Refusal(Text("also-after-step"), "2.11")
    allowed = also_words(state.leg, pictures)
    if len(args) != 1 or args[0] not in allowed:
        return Refusal(Text("cannot-be-there", here="+".join(pictures), known=there(allowed)), "2.11")
    return made(state, move, f"also {args[0]}")


def also_words(leg: int, pictures: Words) -> Words:
    """What may be named beside the pictures of a space: nothing that would have been paid for on entering it."""
    free = (picture for picture in PICTURES if picture not in (*ROCKS, *ROPED, *ELSEWHERE[leg]))
    return tuple(picture for picture in free if len(pictures) == 1 and is_joint(in_order((*pictures, picture))))


@lru_cache(maxsize=256)
def also_choices(seat: str, leg: int, pictures: Words) -> tuple[Choice, ...]:
    more = also_words(leg, pictures)
    slot = Slot("picture", more, labels=tuple(map(label, more)))
    return (Choice("also", seat, Text("also-there"), (slot,), aside=True),) if more else ()
