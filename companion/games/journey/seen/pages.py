"""The Journey's own OLED pages: turn, hands, water, find, sea, lava, score."""

from __future__ import annotations

from companion.contract.game import Page, Row, Seat, Text
from companion.games.journey.lava.stream import stream
from companion.games.journey.model import State
from companion.games.journey.pieces import DRAWS, EQUIPMENT_LIMIT, EXPLORER_LIMIT, STAR
from companion.games.journey.sea.cards import cost_label
from companion.games.journey.turn.supply import finish_near, kept, shortage
from companion.games.journey.walking.way import way_of
from companion.games.journey.words import called, label, named

ROWS = 3
NEAR_EXPLORER, NEAR_EQUIPMENT = 2, 1
"""With room for so few cards a hand counts as near its limit."""


def pages(state: State) -> tuple[Page, ...]:
    """The pages of this moment."""
    made = [*turn(state), hands(state), *water(state), *find(state), *sea(state), *lava(state), *score(state)]
    return tuple(made)


def turn(state: State) -> tuple[Page, ...]:
    """Whose turn it is and what can be done, or how far it has come."""
    if state.phase != "turn":
        return ()
    player, move = named(state.active), state.move
    if move:
        left = way_of(state, move).unspent
        return (Page("turn", Text(f"moves-{move.figure}"), str(left), Text("spaces-paid", spaces=left), urgency=1),)
    if state.drawn:
        left = DRAWS - state.drawn
        return (Page("turn", player, str(left), Text("cards-to-draw", cards=left), urgency=1),)
    rows = (Row(Text("draw-cards", cards=DRAWS)), Row(Text(f"or-move-{state.leg}")))
    return (Page("turn", player, rows=rows, urgency=1),)


def hands(state: State) -> Page:
    """Hands near the limit, the fullest first."""
    near = near_limit(state)
    rows = tuple(
        Row(named(state.seats[place]), f"{state.hands[place].explorer}+{state.hands[place].equipment}", urgent)
        for place, urgent in near[:ROWS]
    )
    limits = Text("hands-most", explorer=EXPLORER_LIMIT, equipment=EQUIPMENT_LIMIT)
    room = (Row(Text("all-have"), Text("room")),)
    return Page("hands", limits, rows=rows or room, urgency=2 * (state.phase == "limit"))


def near_limit(state: State) -> list[tuple[int, bool]]:
    """The seats with hardly any room left, and whether they have none."""
    room = [
        (EXPLORER_LIMIT - hand.explorer, EQUIPMENT_LIMIT - hand.equipment, place)
        for place, hand in enumerate(state.hands)
    ]
    near = [(min(more, gear), place) for more, gear, place in room if more <= NEAR_EXPLORER or gear <= NEAR_EQUIPMENT]
    return [(place, left <= 0) for left, place in sorted(near)]


def water(state: State) -> tuple[Page, ...]:
    """Stones against fossils all through leg 1, whoever is shortest first."""
    if state.leg != 1:
        return ()
    if state.phase == "supply":
        drops = {seat: Text("drops", count=shortage(state, seat)) for seat in state.asking[:ROWS]}
        rows = tuple(Row(named(seat), count, urgent=True) for seat, count in drops.items())
        return (Page("water", Text("too-little-water"), rows=rows, urgency=3),)
    order = sorted(range(len(state.players)), key=lambda place: -shortage(state, state.seats[place]))
    worst = order[0]
    short = shortage(state, state.seats[worst])
    urgency = 2 if short and finish_near(state) else int(short > 0)
    if not short:
        reach = [Text("reach", kept=kept(state, place), fossils=sum(state.fossils[place])) for place in order[:ROWS]]
        rows = tuple(Row(named(state.seats[place]), far) for place, far in zip(order, reach, strict=False))
        return (Page("water", Text("water-keeps"), rows=rows),)
    bar, safe = Text("short-of-water", seat=Seat(state.seats[worst]), short=short), kept(state, worst)
    note = Text("stones-keep", stones=state.water[worst], kept=safe)
    return (Page("water", bar, f"{safe}/{sum(state.fossils[worst])}", note, urgency=urgency),)


def find(state: State) -> tuple[Page, ...]:
    """Who may make a find, and for which equipment."""
    if state.phase != "discovery" or not state.turn:
        return ()
    dig = state.dig
    if dig:
        count = dig.due if dig.drawn else dig.draw
        note = Text("fossils-to-keep" if dig.drawn else "fossils-to-name", fossils=count)
        return (Page("find", named(state.turn), str(count), note, urgency=2),)
    rows = tuple(Row(Text("any-kind") if symbol == STAR else called(symbol)) for symbol in state.landing.symbols)
    return (Page("find", Text("find-of", seat=Seat(state.turn)), rows=rows, urgency=2),)


def sea(state: State) -> tuple[Page, ...]:
    """The open sea card and who is asked."""
    card = state.adventure
    if state.phase != "adventure":
        return ()
    if card is None:
        return (Page("sea", Text("sea-adventure"), "?", Text("reveal-the-card"), urgency=2),)
    ball = card.kind == "ball-lightning"
    bar = named(state.turn) if state.turn else label(card.kind)
    if card.stage == "won":
        return (Page("sea", bar, "+1", Text("name-the-fossil"), urgency=2),)
    if card.stage == "struck":
        return (Page("sea", bar, "-1", Text("lose-a-fossil"), urgency=3),)
    big = Text("ball") if ball else f"+{card.points or 1}"
    note = Text(f"give-{card.cost[0]}") if ball else Text("for-cost", cost=cost_label(card.cost))
    return (Page("sea", bar, big, note, urgency=3 if ball else 2),)


def lava(state: State) -> tuple[Page, ...]:
    """What is lost and what protects, or how far the stream still goes."""
    if state.phase != "lava":
        return ()
    if state.lava.loss:
        shown = state.lava.shown
        note = Text("protects", card=called(shown)) if shown else Text("which-protects")
        return (Page("lava", Text("lava-lose"), f"-{state.lava.loss}", note, urgency=3),)
    spaces = stream(state.facts.board.lava)
    left = len(spaces) - state.lava.at
    note = Text("spaces-ahead", spaces=left) if spaces else Text("reveal-a-colour")
    return (Page("lava", Text("lava-stream"), str(left) if spaces else "?", note, urgency=1),)


def score(state: State) -> tuple[Page, ...]:
    """Points, the best first; a fourth player has a page of its own."""
    totals = state.scores
    order = sorted(state.seats, key=lambda seat: -totals[seat])
    rows = tuple(Row(named(seat), str(totals[seat]), seat in state.winners) for seat in order)
    first = Page("score", Text("fame-bar"), rows=rows[:ROWS], urgency=2 * state.over)
    return (first, Page("score-2", Text("fame-bar"), rows=rows[ROWS:])) if rows[ROWS:] else (first,)
