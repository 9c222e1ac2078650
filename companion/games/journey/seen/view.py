"""What people see of the Journey: seats, the moment, countdowns and reminders; blocks and pages beside it."""

from __future__ import annotations

from companion.contract.game import COLOURS, Countdown, Fact, Prompt, Said, Seat, SeatView, Text, View, seat_index
from companion.games.journey.lava.stream import stream
from companion.games.journey.model import State
from companion.games.journey.pieces import EQUIPMENT_LIMIT, EXPLORER_LIMIT, FIGURES
from companion.games.journey.seen.blocks import blocks
from companion.games.journey.seen.moment import moment
from companion.games.journey.seen.pages import pages
from companion.games.journey.turn.order import actors
from companion.games.journey.turn.supply import keeping, kept, shortage
from companion.games.journey.walking.events import keeps_event
from companion.games.journey.walking.way import chart
from companion.games.journey.words import called, label

TITLE = Text("title")


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
    water = keeping(state, place) if state.leg == 1 else Text("stones", stones=state.water[place])
    events = sum(card.seat == seat for card in state.events)
    return SeatView(
        seat=seat,
        name=state.players[place],
        colour=COLOURS[place],
        acts=not state.over and seat in actors(state),
        short=brief(state, place),
        facts=(
            Fact(Text("fact-points"), str(points)),
            Fact(label("explorer"), f"{hand.explorer}/{EXPLORER_LIMIT}", hand.explorer >= EXPLORER_LIMIT),
            Fact(label("equipment"), f"{hand.equipment}/{EQUIPMENT_LIMIT}", hand.equipment >= EQUIPMENT_LIMIT),
            Fact(Text("line-water"), water, dry),
            Fact(Text("fact-fossils"), str(fossils)),
            *((Fact(Text("fact-events"), str(events)),) if events else ()),
        ),
    )


def brief(state: State, place: int) -> Text:
    """What to know of a seat beside its points: how far its water reaches, then its hand, then what it can lose."""
    fossils, hand = sum(state.fossils[place]), state.hands[place]
    if state.leg == 1:
        return Text("brief-keeps", kept=kept(state, place), fossils=fossils) if fossils else keeping(state, place)
    if state.leg == 3:
        return Text("fossils", fossils=fossils)
    return Text("brief-cards", explorer=hand.explorer, equipment=hand.equipment)


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
    note = Text("is-nearest", figure=Text(f"who-{leader}"))
    return (Countdown("finish", Text("spaces-to-finish"), left, of, left <= 3, note),)


def lava_countdown(state: State) -> tuple[Countdown, ...]:
    """Spaces left on a known stream; on an unknown one the seats that still have to answer a loss."""
    lava, spaces = state.lava, stream(state.facts.board.lava)
    note: Said = Text("note-lose", loss=lava.loss) if lava.loss else ""
    if lava.shown:
        note = Text("note-lose-or", loss=lava.loss, card=called(lava.shown))
    if state.over or not (spaces or lava.loss):
        return ()
    if not spaces:
        return (Countdown("lava", Text("lava-answers"), len(state.asking), len(state.seats), True, note),)
    left = len(spaces) - lava.at
    return (Countdown("lava", Text("phase-lava"), left, len(spaces), lava.loss > 0 or left <= 2, note),)


def prompts(state: State) -> tuple[Prompt, ...]:
    """Reminders that nobody has to answer."""
    dry = tuple(
        Prompt(f"water:{seat}", Text("water-of", seat=Seat(seat), keeping=keeping(state, seat_index(seat))), seat)
        for seat in state.seats
        if state.leg == 1 and shortage(state, seat)
    )
    return dry + tuple(Prompt(f"event:{card.id}", keeps_event(card), card.seat) for card in state.events)
