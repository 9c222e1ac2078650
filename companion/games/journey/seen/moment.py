"""The moment: the phase, said for what exactly is awaited, for a bar and two short lines under it."""

from __future__ import annotations

from companion.contract.game import Phase, Text, listed, seats_of
from companion.games.journey.model import Adventure, State
from companion.games.journey.pieces import DISPLAY, DRAWS
from companion.games.journey.sea.cards import cost_label
from companion.games.journey.walking.discovery import asked
from companion.games.journey.walking.way import Way, way_of
from companion.games.journey.words import label


def moment(state: State) -> Phase:
    """The phase, said for what exactly is awaited."""
    return Phase(state.phase, *(finer(state) or (Text(f"phase-{state.phase}"), plainer(state))))


def plainer(state: State) -> Text:
    """What is awaited in a phase that has one question, short enough for two lines beside a name."""
    if state.over:
        return Text("hint-over", seats=seats_of(*state.winners))
    return Text(f"hint-turn-{state.leg}") if state.phase == "turn" else Text(f"hint-{state.phase}")


def finer(state: State) -> tuple[Text, Text] | None:
    """Label and hint where a phase has several questions."""
    move, dig, card, lava = state.move, state.dig, state.adventure, state.lava
    if state.opening and state.phase == "refill":
        return Text("phase-opening"), Text("hint-opening", cards=DISPLAY - len(state.display))
    if move:
        way = way_of(state, move)
        return Text("spaces-left", figure=label(move.figure), spaces=way.unspent), _awaited(way)
    if state.drawn and state.phase == "turn":
        return Text("draw-of", card=state.drawn + 1, of=DRAWS), Text("draw-more", cards=DRAWS - state.drawn)
    if dig and dig.drawn:
        return Text("keep-fossils", fossils=dig.due), Text("which-stay")
    if dig:
        return Text("name-fossils", fossils=dig.draw), Text("which-came-up")
    if state.phase == "discovery":
        return Text("phase-discovery"), Text("hint-discovery", gear=listed(*asked(state.landing.symbols)))
    if card:
        return label(card.kind), sea_hint(card)
    if lava.loss and not lava.shown:
        return Text("what-protects"), Text("turn-up-shield", loss=lava.loss)
    if lava.loss:
        return Text("lose", count=lava.loss), Text("lose-or-play", loss=lava.loss, card=Text(f"a-{lava.shown}"))
    return None


def _awaited(way: Way) -> Text:
    """What comes next in a move: cards, then steps, then to stop."""
    if not way.path:
        return Text("play-or-step" if way.paid else "play-cards")
    return Text("step-or-stop" if way.unspent > 0 else "stop-or-play")


def sea_hint(card: Adventure) -> Text:
    """What the open sea card asks of the seat in turn."""
    if card.stage != "offered":
        return Text("lose-one-fossil" if card.stage == "struck" else "which-one-came-up")
    if card.kind == "ball-lightning":
        return Text(f"ball-{card.cost[0]}")
    return Text("pay-for", cost=cost_label(card.cost), points=card.points)
