"""Long lines that stand for a chain of small moves (RULES.md 1.3, 2.13)."""

from __future__ import annotations

from companion.contract.game import Refusal, Text, Words, listed
from companion.games.journey.model import State
from companion.games.journey.pieces import COLOURS, DRAWS, FIGURES, WALKING_GEAR
from companion.games.journey.walking.maps import in_order
from companion.games.journey.walking.way import chart, way_of
from companion.games.journey.words import there

CARDS: Words = (*COLOURS, "pickaxe", "rope", "compass", "hardtack")
"""The cards of a `move`, in the order in which its chain plays them: hardtack after the explorer card it needs."""
NUMBERS = {str(number): number for number in range(1, 16)}


def small_moves(state: State, words: Words) -> tuple[Words, ...] | Refusal:
    """The chain that `words` stand for; the words alone when they are small already."""
    verb = words[0] if words else ""
    if verb == "move":
        return moving(state, words)
    if verb == "draw" and len(words) > 3:
        return each_draw(words)
    if verb == "step" and len(words) == 3 and ":" in words[2] and state.move and chart(state):
        return path(state, words[1], way_of(state, state.move).at, words[2])
    if verb == "step" and len(words) == 3 and "+" in words[2]:
        return stepping(words[1], words[2])
    return (words,)


def each_draw(words: Words) -> tuple[Words, ...] | Refusal:
    """`draw p1 explorer rope` is two draws."""
    if len(words) - 2 > DRAWS:
        return Refusal(Text("three-cards", most=DRAWS, given=len(words) - 2), "1.3")
    return tuple(("draw", words[1], source) for source in words[2:])


def stepping(seat: str, word: str) -> tuple[Words, ...] | Refusal:
    """`d:rocks2+stream` is a step onto rocks, and a stream also there."""
    way, _, terrain = word.partition(":")
    pictures = in_order(tuple(terrain.split("+")))
    if not pictures:
        return Refusal(Text("never-pictured", given=terrain), "2.11")
    return (("step", seat, f"{way}:{pictures[0]}"), *(("also", seat, picture) for picture in pictures[1:]))


def moving(state: State, words: Words) -> tuple[Words, ...] | Refusal:
    """`move p1 axel yellow=3 path=d:plain,r:stream`, all cards played before the first step."""
    figure = tuple(word for word in words[2:] if "=" not in word)
    if len(words) < 3 or len(figure) != 1 or figure[0] not in FIGURES:
        return Refusal(Text("who-moves", figures=listed(*FIGURES)), "2.13")
    values: dict[str, str] = {}
    for word in words[2:]:
        key, equals, value = word.partition("=")
        if key in values or (equals and key != "path" and (key not in CARDS or value not in NUMBERS)):
            return Refusal(Text("which-cards", given=word, known=there((*COLOURS, *WALKING_GEAR))), "2.13")
        if equals:
            values[key] = value
    seat = words[1]
    steps = path(state, seat, state.positions[FIGURES.index(figure[0])], values.pop("path", ""))
    if isinstance(steps, Refusal):
        return steps
    played = tuple(("play", seat, card) for card in CARDS for _ in range(NUMBERS.get(values.get(card, ""), 0)))
    return (("begin", seat, figure[0]), *played, *steps, ("stop", seat))


def path(state: State, seat: str, at: str, text: str) -> tuple[Words, ...] | Refusal:
    """The steps of a path from `at`; on a known map a terrain may be left out, and else must be what the map shows."""
    known = chart(state)
    steps: list[Words] = []
    for word in text.split(",") if text else ():
        way, _, terrain = word.partition(":")
        ahead = known.beyond(at, way) if known and at else None
        if ahead:
            if terrain and in_order(tuple(terrain.split("+"))) != ahead.pictures:
                shown = "+".join(ahead.pictures)
                return Refusal(Text("not-as-mapped", shown=shown, space=ahead.id, given=terrain), "2.10")
            at, word = ahead.id, way
        small = stepping(seat, word) if "+" in word else (("step", seat, word),)
        if isinstance(small, Refusal):
            return small
        steps += small
    return tuple(steps)


def chain(state: State, words: Words) -> tuple[Words, ...]:
    """The small moves that `words` stand for; the words alone when they are no shorthand."""
    small = small_moves(state, words)
    return (words,) if isinstance(small, Refusal) else small
