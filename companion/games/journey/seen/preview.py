"""What a move in the making would cost and bring, for the screens and the page; it decides nothing."""

from __future__ import annotations

from companion.contract.game import Said, Text, Words, listed
from companion.games.journey.model import State
from companion.games.journey.pieces import COLOURS, FIGURES
from companion.games.journey.turn.supply import shortage
from companion.games.journey.walking.maps import in_order
from companion.games.journey.walking.shorthand import CARDS, NUMBERS
from companion.games.journey.walking.way import Way, chart, cost, entered, way_of


def preview(state: State, words: Words) -> Said:
    """One short sentence on `words`, "" when there is nothing to say."""
    if not words:
        return ""
    if words[0] == "move":
        return whole_move(state, words)
    if words[0] in ("drop", "lose", "keep", "found") and len(words) > 2:
        return kept_after(state, words) if words[0] == "drop" else Text("chosen", count=len(words) - 2)
    if state.move is None:
        return ""
    way = way_of(state, state.move)
    if len(words) == 3 and words[0] in ("play", "step"):
        return one_card(way, words[2]) if words[0] == "play" else one_step(state, way, words[2])
    return brings(way) if words[0] == "stop" else ""


def one_card(way: Way, card: str) -> Said:
    """What a card adds to a move."""
    spaces = 1 if card in COLOURS else 2 if card == "hardtack" else 0
    if spaces:
        return Text("spaces-to-go", spaces=way.unspent + spaces)
    return Text(f"helps-{card}") if card in ("rope", "compass", "pickaxe") else ""


def one_step(state: State, way: Way, word: str) -> Said:
    """What a step takes of the cards on the table."""
    pictures, _ = ahead(state, way.at, word)
    if not pictures:
        return ""
    price = cost(pictures, way.pickaxe)
    return Text("step-costs", cost=price, left=way.unspent - price)


def ahead(state: State, at: str, word: str) -> tuple[Words, str]:
    """The pictures of the space that a step enters, () when it is no space, and its name on a known map."""
    direction, _, terrain = word.partition(":")
    known = chart(state)
    if known and at:
        space = known.beyond(at, direction)
        return (space.pictures, space.id) if space else ((), "")
    return in_order(tuple(terrain.split("+"))), ""


def brings(way: Way) -> Said:
    """What lay on the way of a move that could stop now."""
    counts = {"water": way.seen.count("stream"), "event": way.seen.count("event"), "nothing": way.unspent}
    parts = tuple(Text(f"brings-{what}", count=count) for what, count in counts.items() if count)
    return Text("told", parts=listed(*parts)) if parts else ""


def whole_move(state: State, words: Words) -> Said:
    """The running cost of a long line against the cards it plays."""
    values = dict(word.split("=", 1) for word in words[2:] if "=" in word)
    count = {card: NUMBERS.get(values.get(card, ""), 0) for card in CARDS}
    figure = next((word for word in words[2:] if word in FIGURES), "")
    start = state.positions[FIGURES.index(figure)] if figure else ""
    paid = sum(count[colour] for colour in COLOURS) + 2 * count["hardtack"]
    way = Way(figure, start, paid=paid, rope=count["rope"], compass=count["compass"], pickaxe="pickaxe" in values)
    for word in values.get("path", "").split(","):
        pictures, at = ahead(state, way.at, word)
        way = entered(way, word.partition(":")[0], pictures, at) if pictures else way
    lacks = (("paid", -way.unspent), ("rope", -way.rope), ("compass", -way.compass))
    needs = tuple(Text(f"lacks-{what}", count=missing) for what, missing in lacks if missing > 0)
    if needs:
        return Text("move-needs", cost=way.spent, paid=paid, needs=listed(*needs))
    return Text("move-costs", cost=way.spent, paid=paid)


def kept_after(state: State, words: Words) -> Said:
    """How far the dropping has come."""
    if words[1] not in state.seats:
        return ""
    return Text("chosen-of", count=len(words) - 2, of=shortage(state, words[1]))
