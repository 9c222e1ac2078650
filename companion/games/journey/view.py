"""What people see of the Journey: seats, the moment, countdowns and reminders; blocks and pages beside it."""

from __future__ import annotations

from companion.game import COLOURS, Countdown, Fact, Phase, Prompt, SeatView, View
from companion.games.journey.blocks import blocks
from companion.games.journey.board import stream
from companion.games.journey.flow import actors
from companion.games.journey.model import State, index, name
from companion.games.journey.pages import pages
from companion.games.journey.pieces import DISPLAY, DRAWS, EQUIPMENT_LIMIT, EXPLORER_LIMIT, FIGURES
from companion.games.journey.scoring import scores
from companion.games.journey.sea_cards import describe
from companion.games.journey.steps import chart
from companion.games.journey.supply import shortage
from companion.games.journey.water import keeping

TITLE = "Journey to the Center of the Earth"
HINTS = {
    "turn": ("Draw or move", "{name} draws three cards, or moves {figures}."),
    "limit": ("Too many cards", "{name} is over the hand limit and discards at once."),
    "refill": ("Fill the display", "Turn up an equipment card for the display and say which."),
    "discovery": ("Discovery", "{name} may discard the pictured equipment for fossils."),
    "event": ("Event card", "{name} draws an event: used at once, or kept?"),
    "adventure": ("Sea adventure", "{name} reveals the top sea card."),
    "supply": ("Water for fossils", "One stone keeps three fossils: drop those that are too many."),
    "lava": ("Lava stream", "{name} reveals the top explorer card."),
    "over": ("Journey's end", "{winners} won."),
}


def view(state: State) -> View:
    """The table as everybody may see it."""
    return View(
        game="journey",
        title=TITLE,
        phase=moment(state),
        round=state.round,
        turn=state.turn,
        seats=tuple(seat_view(state, seat) for seat in state.seats),
        countdowns=countdowns(state),
        prompts=prompts(state),
        blocks=blocks(state),
        pages=pages(state),
        over=state.over,
        winners=state.winners,
        scores=scores(state),
    )


def moment(state: State) -> Phase:
    """The phase, said for what exactly is awaited."""
    label, hint = finer(state) or HINTS[state.phase]
    names = " and ".join(name(state, seat) for seat in state.winners)
    who = name(state, state.turn) if state.turn else ""
    figures = "one explorer" if state.leg == 1 else "the raft"
    return Phase(state.phase, label, hint.format(name=who, winners=names, figures=figures))


def finer(state: State) -> tuple[str, str] | None:
    """Label and hint where a phase has several questions."""
    move, dig, card, lava = state.move, state.dig, state.adventure, state.lava
    if state.asks == "opening":
        left = DISPLAY - len(state.display)
        return "Lay the display", f"Turn up {left} for the display, or {{name}} begins."
    if move:
        left = move.paid - move.spent
        return f"{move.figure.capitalize()}: {left} left", "Play cards, step, and stop; or take the move back."
    if state.drawn and state.phase == "turn":
        return f"Draw {state.drawn + 1} of {DRAWS}", "{name} draws on."
    if dig:
        verb, count = ("Keep", dig.due) if dig.drawn else ("Name", dig.draw)
        return (
            f"{verb} {count} fossil{'s' * (count > 1)}",
            f"{{name}} says which {count} fossil cards: {verb.lower()} them.",
        )
    if card and card.stage == "offered":
        return "Sea adventure", f"{{name}} may pay for the {describe(card)}, or not."
    if card:
        taken = card.stage == "struck"
        return ("Ball lightning", "{name} loses one fossil.") if taken else ("Fossil find", "{name} says what came up.")
    if lava.loss and not lava.shown:
        return "What protects?", f"Everybody loses {lava.loss}: turn up an equipment card and say which."
    if lava.loss:
        return f"Lose {lava.loss}", f"Everybody loses {lava.loss} or plays a {lava.shown}."
    return None


def seat_view(state: State, seat: str) -> SeatView:
    place = index(seat)
    hand, fossils = state.hands[place], sum(state.fossils[place])
    points = scores(state)[seat]
    short = state.leg == 1 and shortage(state, seat) > 0
    events = sum(card.seat == seat for card in state.events)
    return SeatView(
        seat=seat,
        name=state.players[place],
        colour=COLOURS[place],
        acts=not state.over and seat in actors(state),
        short=f"{points} pts",
        facts=(
            Fact("Points", str(points)),
            Fact("Explorer cards", f"{hand.explorer} of {EXPLORER_LIMIT}", hand.explorer >= EXPLORER_LIMIT),
            Fact("Equipment", f"{hand.equipment} of {EQUIPMENT_LIMIT}", hand.equipment >= EQUIPMENT_LIMIT),
            Fact("Water", keeping(state, place) if state.leg == 1 else str(state.water[place]), short),
            Fact("Fossils", str(fossils)),
            *((Fact("Events kept", str(events)),) if events else ()),
        ),
    )


def countdowns(state: State) -> tuple[Countdown, ...]:
    """The way to the finish on a known map, and the lava stream."""
    if state.leg == 3:
        return () if state.over else (lava_countdown(state),)
    known = chart(state)
    if not known:
        return ()
    left = min(known.left.get(at, known.left[known.start]) for at in state.positions if at)
    of = known.left[known.start]
    leader = min((known.left.get(at, of), figure) for figure, at in zip(FIGURES, state.positions, strict=True) if at)[1]
    return (Countdown("finish", "Spaces to the finish", left, of, left <= 3, f"{leader.capitalize()} is nearest"),)


def lava_countdown(state: State) -> Countdown:
    """Spaces left on a known stream; on an unknown one the seats that still have to answer a loss."""
    lava, spaces = state.lava, stream(state.facts.board.lava)
    note = f"lose {lava.loss}" + (f" or play {lava.shown}" if lava.shown else "") if lava.loss else ""
    if not spaces:
        return Countdown("lava", "Answers on the lava", len(state.asking), len(state.seats), lava.loss > 0, note)
    left = len(spaces) - lava.at
    return Countdown("lava", "Lava stream", left, len(spaces), lava.loss > 0 or left <= 2, note)


def prompts(state: State) -> tuple[Prompt, ...]:
    """Reminders that nobody has to answer."""
    dry = tuple(
        Prompt(f"water:{seat}", f"{name(state, seat)}: {keeping(state, index(seat))}.", seat)
        for seat in state.seats
        if state.leg == 1 and shortage(state, seat)
    )
    kept = tuple(
        Prompt(f"event:{card.id}", f"{name(state, card.seat)} keeps the event {card.name or card.id}.", card.seat)
        for card in state.events
    )
    return dry + kept
