"""The Journey's own OLED pages: turn, hands, water, find, sea, lava, score."""

from __future__ import annotations

from companion.contract.game import Page, Row, seat_index
from companion.games.journey.lava.stream import stream
from companion.games.journey.model import State
from companion.games.journey.pieces import DRAWS, EQUIPMENT_LIMIT, EXPLORER_LIMIT
from companion.games.journey.sea.cards import KIND_LABELS, cost_label
from companion.games.journey.supply import finish_near, keeping, kept, shortage
from companion.games.journey.walking.way import way_of

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
    player, move = state.name(state.active)[:16], state.move
    if move:
        left = way_of(state, move).unspent
        note = f"{'space' if left == 1 else 'spaces'} paid"
        return (Page("turn", f"{move.figure.upper()} MOVES", str(left), note, urgency=1),)
    if state.drawn:
        return (Page("turn", player, str(DRAWS - state.drawn), "cards to draw", urgency=1),)
    goal = "or move one" if state.leg == 1 else "or sail"
    return (Page("turn", player, rows=(Row(f"Draw {DRAWS} cards"), Row(goal)), urgency=1),)


def hands(state: State) -> Page:
    """Hands near the limit, the fullest first."""
    near = near_limit(state)
    rows = tuple(
        Row(state.players[place][:12], f"{state.hands[place].explorer}+{state.hands[place].equipment}", urgent)
        for place, urgent in near[:ROWS]
    )
    return Page(
        "hands", "HANDS MAX 10+5", rows=rows or (Row("all have", "room"),), urgency=2 * (state.phase == "limit")
    )


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
        rows = tuple(
            Row(state.name(seat)[:12], f"drop {shortage(state, seat)}", urgent=True) for seat in state.asking[:ROWS]
        )
        return (Page("water", "TOO LITTLE WATER", rows=rows, urgency=3),)
    order = sorted(range(len(state.players)), key=lambda place: -shortage(state, state.seats[place]))
    worst = order[0]
    short = shortage(state, state.seats[worst])
    urgency = 2 if short and finish_near(state) else int(short > 0)
    if not short:
        rows = tuple(Row(state.players[place][:12], reach(state, place)) for place in order[:ROWS])
        return (Page("water", "WATER KEEPS", rows=rows),)
    bar = f"{state.players[worst][:9]}: -{short}"
    return (
        Page(
            "water",
            bar,
            f"{kept(state, worst)}/{sum(state.fossils[worst])}",
            stones_keep(state, worst),
            urgency=urgency,
        ),
    )


def reach(state: State, place: int) -> str:
    return f"{kept(state, place)} of {sum(state.fossils[place])}"


def stones_keep(state: State, place: int) -> str:
    """“3 stones keep 9” in 18 characters."""
    return keeping(state, place).partition(" of ")[0]


def find(state: State) -> tuple[Page, ...]:
    """Who may make a find, and for which equipment."""
    if state.phase != "discovery" or not state.turn:
        return ()
    player, dig = state.name(state.turn)[:16], state.dig
    if dig:
        count, note = (dig.due, "fossils to keep") if dig.drawn else (dig.draw, "fossils to name")
        return (Page("find", player, str(count), note, urgency=2),)
    rows = tuple(Row("any" if symbol == "star" else symbol) for symbol in state.landing.symbols)
    return (Page("find", f"{player[:10]}: FIND", rows=rows, urgency=2),)


def sea(state: State) -> tuple[Page, ...]:
    """The open sea card and who is asked."""
    card = state.adventure
    if state.phase != "adventure":
        return ()
    if card is None:
        return (Page("sea", "SEA ADVENTURE", "?", "reveal the card", urgency=2),)
    bar = state.name(state.turn)[:16] if state.turn else KIND_LABELS[card.kind].upper()
    if card.kind == "ball-lightning":
        big, note = "BALL!", f"give {'2 of a colour' if card.cost == ('2same',) else 'any 2'}"
    else:
        big, note = f"+{card.points or 1}", f"for {cost_label(card.cost)}"
    if card.stage != "offered":
        big, note = ("+1", "name the fossil") if card.stage == "won" else ("-1", "lose one fossil")
    return (Page("sea", bar, big, note, urgency=3 if card.kind == "ball-lightning" else 2),)


def lava(state: State) -> tuple[Page, ...]:
    """What is lost and what protects, or how far the stream still goes."""
    if state.phase != "lava":
        return ()
    if state.lava.loss:
        note = f"{state.lava.shown} protects" if state.lava.shown else "what protects?"
        return (Page("lava", "LAVA: LOSE", f"-{state.lava.loss}", note, urgency=3),)
    spaces = stream(state.facts.board.lava)
    left = str(len(spaces) - state.lava.at) if spaces else "?"
    note = "spaces left" if spaces else "reveal a colour"
    return (Page("lava", "LAVA STREAM", left, note, urgency=1),)


def score(state: State) -> tuple[Page, ...]:
    """Points, the best first; a fourth player has a page of its own."""
    totals = state.scores
    order = sorted(state.seats, key=lambda seat: -totals[seat])
    rows = [Row(state.players[seat_index(seat)][:12], str(totals[seat]), seat in state.winners) for seat in order]
    urgency = 2 * state.over
    first = Page("score", "FAME POINTS", rows=tuple(rows[:ROWS]), urgency=urgency)
    return (first, Page("score-2", "FAME POINTS", rows=tuple(rows[ROWS:]))) if rows[ROWS:] else (first,)
