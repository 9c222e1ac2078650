"""What people see of the Journey: seats, the moment, countdowns and reminders; blocks and pages beside it."""

from __future__ import annotations

from companion.contract.game import COLOURS, Countdown, Fact, Prompt, SeatView, View, counted, seat_index
from companion.games.journey.lava.stream import stream
from companion.games.journey.model import State
from companion.games.journey.pieces import EQUIPMENT_LIMIT, EXPLORER_LIMIT, FIGURES
from companion.games.journey.seen.blocks import blocks
from companion.games.journey.seen.moment import moment
from companion.games.journey.seen.pages import pages
from companion.games.journey.supply import keeping, kept, shortage, stones
from companion.games.journey.turn.order import actors
from companion.games.journey.walking.way import chart

TITLE = "Journey to the Center of the Earth"


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
        scores=state.scores,
    )


def seat_view(state: State, seat: str) -> SeatView:
    place = seat_index(seat)
    hand, fossils = state.hands[place], sum(state.fossils[place])
    points = state.scores[seat]
    dry = state.leg == 1 and shortage(state, seat) > 0
    events = sum(card.seat == seat for card in state.events)
    return SeatView(
        seat=seat,
        name=state.players[place],
        colour=COLOURS[place],
        acts=not state.over and seat in actors(state),
        short=brief(state, place),
        facts=(
            Fact("Points", str(points)),
            Fact("Explorer", f"{hand.explorer}/{EXPLORER_LIMIT}", hand.explorer >= EXPLORER_LIMIT),
            Fact("Equipment", f"{hand.equipment}/{EQUIPMENT_LIMIT}", hand.equipment >= EQUIPMENT_LIMIT),
            Fact("Water", keeping(state, place) if state.leg == 1 else stones(state.water[place]), dry),
            Fact("Fossils", str(fossils)),
            *((Fact("Events kept", str(events)),) if events else ()),
        ),
    )


def brief(state: State, place: int) -> str:
    """What to know of a seat beside its points: how far its water reaches, then its hand, then what it can lose."""
    if state.leg == 1:
        fossils = sum(state.fossils[place])
        return f"keeps {kept(state, place)}/{fossils}" if fossils else stones(state.water[place])
    if state.leg == 3:
        return counted(sum(state.fossils[place]), "fossil")
    hand = state.hands[place]
    return f"{hand.explorer}+{hand.equipment} cards"


def countdowns(state: State) -> tuple[Countdown, ...]:
    """The way to the finish on a known map, and the lava stream."""
    if state.leg == 3:
        return lava_countdown(state)
    known = chart(state)
    if not known or state.phase == "supply":
        return ()
    left = min(known.left.get(at, known.left[known.start]) for at in state.positions if at)
    of = known.left[known.start]
    leader = min((known.left.get(at, of), figure) for figure, at in zip(FIGURES, state.positions, strict=True) if at)[1]
    return (Countdown("finish", "Spaces to the finish", left, of, left <= 3, f"{leader.capitalize()} is nearest"),)


def lava_countdown(state: State) -> tuple[Countdown, ...]:
    """Spaces left on a known stream; on an unknown one the seats that still have to answer a loss."""
    lava, spaces = state.lava, stream(state.facts.board.lava)
    note = f"lose {lava.loss}" + (f" or play {lava.shown}" if lava.shown else "") if lava.loss else ""
    if state.over or not (spaces or lava.loss):
        return ()
    if not spaces:
        return (Countdown("lava", "Answers on the lava", len(state.asking), len(state.seats), True, note),)
    left = len(spaces) - lava.at
    return (Countdown("lava", "Lava stream", left, len(spaces), lava.loss > 0 or left <= 2, note),)


def prompts(state: State) -> tuple[Prompt, ...]:
    """Reminders that nobody has to answer."""
    dry = tuple(
        Prompt(f"water:{seat}", f"{state.name(seat)}: {keeping(state, seat_index(seat))}.", seat)
        for seat in state.seats
        if state.leg == 1 and shortage(state, seat)
    )
    kept = tuple(
        Prompt(f"event:{card.id}", f"{state.name(card.seat)} keeps the event {card.name or card.id}.", card.seat)
        for card in state.events
    )
    return dry + kept
