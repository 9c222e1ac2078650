"""What a move in the making would cost and bring, for the screens and the page; it decides nothing."""

from __future__ import annotations

from companion.contract.game import Words, seat_index
from companion.games.journey.model import State
from companion.games.journey.pieces import COLOURS, FIGURES, KEPT_PER_STONE
from companion.games.journey.walking.maps import in_order
from companion.games.journey.walking.shorthand import CARDS, NUMBERS
from companion.games.journey.walking.way import Way, chart, cost, entered, way_of


def preview(state: State, words: Words) -> str:
    """One short sentence on `words`, "" when there is nothing to say."""
    if not words:
        return ""
    if words[0] == "move":
        return whole_move(state, words)
    if words[0] in ("drop", "lose", "keep", "found") and len(words) > 2:
        return kept_after(state, words) if words[0] == "drop" else f"{len(words) - 2} chosen"
    if state.move is None:
        return ""
    way = way_of(state, state.move)
    if len(words) == 3 and words[0] in ("play", "step"):
        return one_card(way, words[2]) if words[0] == "play" else one_step(state, way, words[2])
    return brings(way) if words[0] == "stop" else ""


def one_card(way: Way, card: str) -> str:
    """What a card adds to a move."""
    spaces = 1 if card in COLOURS else 2 if card == "hardtack" else 0
    if not spaces:
        return {"rope": "for one chasm", "compass": "one diagonal", "pickaxe": "all rocks cost 1"}.get(card, "")
    return f"{way.unspent + spaces} spaces to go"


def one_step(state: State, way: Way, word: str) -> str:
    """What a step takes of the cards on the table."""
    pictures, _ = ahead(state, way.at, word)
    if not pictures:
        return ""
    price = cost(pictures, way.pickaxe)
    return f"costs {price}, {way.unspent - price} left"


def ahead(state: State, at: str, word: str) -> tuple[Words, str]:
    """The pictures of the space that a step enters, () when it is no space, and its name on a known map."""
    direction, _, terrain = word.partition(":")
    known = chart(state)
    if known and at:
        space = known.beyond(at, direction)
        return (space.pictures, space.id) if space else ((), "")
    return in_order(tuple(terrain.split("+"))), ""


def brings(way: Way) -> str:
    """What lay on the way of a move that could stop now."""
    seen, unspent = way.seen, way.unspent
    parts = [
        f"{seen.count('stream')} water" if "stream" in seen else "",
        f"{seen.count('event')} event" if "event" in seen else "",
    ]
    parts.append(f"{unspent} paid for nothing" if unspent else "")
    return ", ".join(filter(None, parts))


def whole_move(state: State, words: Words) -> str:
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
    needs = ", ".join(f"{missing} more {what}" for what, missing in lacks if missing > 0)
    return f"costs {way.spent}, paid {paid}" + (f"; needs {needs}" if needs else "")


def kept_after(state: State, words: Words) -> str:
    """How far the dropping has come."""
    if words[1] not in state.seats:
        return ""
    place = seat_index(words[1])
    held = sum(state.fossils[place])
    return f"{len(words) - 2} of {max(0, held - KEPT_PER_STONE * state.water[place])} chosen"
