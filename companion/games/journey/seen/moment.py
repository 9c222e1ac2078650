"""The moment: the phase, said for what exactly is awaited, for a bar and two short lines under it."""

from __future__ import annotations

from companion.contract.game import Phase, Words, counted
from companion.games.journey.model import Adventure, State
from companion.games.journey.pieces import DISPLAY, DRAWS, STAR
from companion.games.journey.sea.cards import KIND_LABELS, cost_label
from companion.games.journey.walking.way import Way, way_of

HINTS = {
    "turn": ("Draw or move", "Draw 3 cards, or move {figures}."),
    "limit": ("Too many cards", "Too many: discard one at once."),
    "refill": ("Fill the display", "Turn up equipment for the display."),
    "event": ("Event card", "Event: use it now, or keep it?"),
    "adventure": ("Sea adventure", "Reveal the top sea card."),
    "supply": ("Water for fossils", "A stone keeps 3: drop the others."),
    "lava": ("Lava stream", "Reveal the top explorer card."),
    "over": ("Journey's end", "{winners} won."),
}
"""phase: its label, and what is awaited, short enough for two lines beside a name."""


def moment(state: State) -> Phase:
    """The phase, said for what exactly is awaited."""
    label, hint = finer(state) or HINTS[state.phase]
    names = " and ".join(state.name(seat) for seat in state.winners)
    figures = "one explorer" if state.leg == 1 else "the raft"
    return Phase(state.phase, label, hint.format(winners=names, figures=figures))


def finer(state: State) -> tuple[str, str] | None:
    """Label and hint where a phase has several questions."""
    move, dig, card, lava = state.move, state.dig, state.adventure, state.lava
    if state.opening and state.phase == "refill":
        return "Lay the display", f"Turn up {DISPLAY - len(state.display)} cards, or just begin."
    if move:
        way = way_of(state, move)
        return f"{move.figure.capitalize()}: {way.unspent} left", _awaited(way)
    if state.drawn and state.phase == "turn":
        return f"Draw {state.drawn + 1} of {DRAWS}", f"Draw {DRAWS - state.drawn} more."
    if dig:
        count = dig.due if dig.drawn else dig.draw
        fossils = f"{counted(count, 'fossil')}"
        return (f"Keep {fossils}", "Which stay?") if dig.drawn else (f"Name {fossils}", "Which fossils came up?")
    if state.phase == "discovery":
        return "Discovery", f"Discard {asked(state.landing.symbols)}?"
    if card:
        return KIND_LABELS[card.kind], sea_hint(card)
    if lava.loss and not lava.shown:
        return "What protects?", f"All lose {lava.loss}: turn up equipment."
    if lava.loss:
        return f"Lose {lava.loss}", f"Lose {lava.loss}, or play a {lava.shown}."
    return None


def _awaited(way: Way) -> str:
    """What comes next in a move: cards, then steps, then to stop."""
    if not way.paid:
        return "Play cards for the spaces."
    if not way.path:
        return "Play more cards, or step."
    return "Step on, or stop." if way.unspent > 0 else "Stop here, or play more cards."


def asked(symbols: Words) -> str:
    """The equipment of a discovery: “rope, any 2”."""
    stars = symbols.count(STAR)
    return ", ".join([*(symbol for symbol in symbols if symbol != STAR), *([f"any {stars}"] if stars else [])])


def sea_hint(card: Adventure) -> str:
    """What the open sea card asks of the seat in turn."""
    if card.stage != "offered":
        return "Lose one fossil." if card.stage == "struck" else "Which fossil came up?"
    if card.kind == "ball-lightning":
        return f"Discard {'2 alike' if card.cost == ('2same',) else 'any 2'}, or be struck."
    reward = counted(card.points, "point") if card.points else "a fossil"
    return f"Pay {cost_label(card.cost)} for {reward}?"
