"""The sea cards: which there can be, how one is revealed, and how it is told (RULES.md 6.2 to 6.5)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement

from companion.contract.game import Choice, Several, Slot, Text, Words, spaced
from companion.games.journey.model import Adventure
from companion.games.journey.pieces import ADVENTURE_CARDS, COLOURS
from companion.games.journey.words import called, each, label

MOST_COST, MOST_POINTS = 3, 9
COSTS: Words = tuple(
    "cost=" + ",".join(cards)
    for size in range(1, MOST_COST + 1)
    for cards in combinations_with_replacement(COLOURS, size)
)


def cost_label(colours: Words) -> Several:
    """Two red and one blue as “blue 2 red”, short enough for a menu."""
    counts = {colour: colours.count(colour) for colour in COLOURS if colour in colours}
    some = ((str(count), called(colour))[count == 1 :] for colour, count in counts.items())
    return spaced(*(part for parts in some for part in parts))


POINTS: Words = tuple(f"points={points}" for points in range(1, MOST_POINTS + 1))
POINT_LABELS = tuple(Text("points", points=points) for points in range(1, MOST_POINTS + 1))
COST_SLOT = Slot("cost", COSTS, labels=tuple(Text("told", parts=cost_label((*cost[5:].split(","),))) for cost in COSTS))
SHIELDS: Words = ("cost=2same", "cost=2any")
CARDS = {
    **{f"fossil {cost}": Adventure("fossil", (*cost[5:].split(","),)) for cost in COSTS},
    **{
        f"sighting {cost} {points}": Adventure("sighting", (*cost[5:].split(","),), int(points[7:]))
        for cost in COSTS
        for points in POINTS
    },
    **{f"ball-lightning {cost}": Adventure("ball-lightning", (cost[5:],)) for cost in SHIELDS},
}
"""Every sea card that can be revealed, by the words that reveal it."""


def card_line(args: Words) -> str:
    """The words of a reveal in the order in which `CARDS` has them, colours sorted."""
    pictured = [word for word in args if "=" not in word]
    values = sorted(word for word in args if "=" in word)
    return " ".join(pictured + [_sorted_cost(word) for word in values])


def _sorted_cost(word: str) -> str:
    colours = word.removeprefix("cost=").split(",")
    return "cost=" + ",".join(sorted(colours, key=COLOURS.index)) if set(colours) <= set(COLOURS) else word


def card_lines(known: Words) -> Words:
    """The cards that a set knows, each once, as `CARDS` has them."""
    return tuple(dict.fromkeys(card_line(tuple(card.split())) for card in known))


def all_known(known: Words) -> bool:
    """Whether the set has told every sea card, so that there can be no other."""
    return len(known) == ADVENTURE_CARDS


@lru_cache(maxsize=64)
def left_face_down(known: Words, revealed: Words, size: int) -> Words:
    """The cards of a wholly known set that have not come up, in the set's order; () where that is not what the deck holds."""
    if not all_known(known):
        return ()
    cards, gone = Counter(card_line(tuple(card.split())) for card in known), Counter(revealed)
    return tuple((cards - gone).elements()) if gone <= cards and cards.total() - gone.total() == size else ()


@lru_cache(maxsize=64)
def reveal_choices(known: Words, left: Words, box_draws: bool) -> tuple[Choice, ...]:
    """The cards that are left, or that the set knows, and while it does not know them all, the three kinds with what they ask for."""
    told = tuple(_one_card(line.split()) for line in dict.fromkeys(left) or card_lines(known))
    if box_draws:
        return (*told, Choice("reveal", None, Text("box-draws"), aside=True))
    return told if all_known(known) else told + _any_card()


def _any_card() -> tuple[Choice, ...]:
    return (
        _reveal("fossil", COST_SLOT),
        _reveal("sighting", COST_SLOT, Slot("points", POINTS, labels=POINT_LABELS)),
        _reveal("ball-lightning", Slot("cost", SHIELDS, labels=(label("2same"), label("2any")))),
    )


def _one_card(words: list[str]) -> Choice:
    return _reveal(words[0], *(Slot(word.partition("=")[0], (word,)) for word in words[1:]))


def _reveal(kind: str, *slots: Slot) -> Choice:
    return Choice("reveal", None, Text("reveal-sea-card"), (Slot("kind", (kind,), labels=(label(kind),)), *slots))


def describe(card: Adventure) -> Text:
    """A sea card in words."""
    return Text(f"adventure-{card.kind}", points=card.points, cost=each(card.cost))
