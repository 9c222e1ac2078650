"""What the pieces cannot cover, and what does not belong together, in a state that is read back (RULES.md 0.6)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.contract.game import SEATS, Text
from companion.games.journey import facts, pieces
from companion.games.journey.lava.stream import stream
from companion.games.journey.model import Landing, Lava, State
from companion.games.journey.pieces import EQUIPMENT, FIGURES, STAR
from companion.games.journey.plain.write import GAME, Plain
from companion.games.journey.sea.cards import CARDS, MOST_POINTS
from companion.games.journey.setup import faults
from companion.games.journey.turn.cards import left_of_each
from companion.games.journey.walking.maps import FINISH, Space, area
from companion.games.journey.walking.way import ROPED
from companion.games.journey.words import called, given, label, there

LEGS: dict[str, tuple[int, ...]] = {
    "turn": (1, 2), "limit": (1, 2), "refill": (1, 2), "discovery": (1, 2), "event": (1, 2),
    "adventure": (2,), "supply": (1,), "lava": (3,), "over": (3,),
}  # fmt: skip
"""The legs in which a phase occurs."""
OUTCOMES = {"fossil": "won", "ball-lightning": "struck"}
AFTER_A_MOVE = ("discovery", "event", "adventure", "refill")
EVENT_IDS = tuple(f"e{number}" for number in range(1, 100))


def misshapen(read: Plain) -> Text | None:
    """The first name that this table does not have."""
    seats = SEATS[: len(read.players)]
    if read.game != GAME or not 2 <= len(read.players) <= 4:
        return Text("no-such-table", game=read.game, players=len(read.players))
    if fault := faults(read.set):
        return fault
    for what in ("hands", "water", "fossils", "bonuses", "sightings"):
        if set(getattr(read, what)) != set(seats):
            return Text("needs-each-seat", what=what, seats=there(seats))
    named = (actor(read), read.active, *read.asking, *(card.seat for card in read.events.values()))
    if (strange := next((seat for seat in named if seat not in seats), None)) is not None:
        return Text("no-such-seat", seat=strange)
    kinds = facts.known_kinds(read.set)
    found = (kind for held in (*read.fossils.values(), read.gone) for kind in held)
    if (strange := next((kind for kind in found if kind not in kinds), None)) is not None:
        return Text("no-such-kind", kind=strange)
    if set(read.positions) != set(FIGURES):
        return Text("needs-each-figure", figures=there(FIGURES))
    if (strange := next((card for card in read.events if card not in EVENT_IDS), None)) is not None:
        return Text("no-such-event-id", event=strange)
    return None


def actor(read: Plain) -> str:
    """Whose turn it is: in a phase that asks one seat alone, the seat to act."""
    alone = read.phase in ("turn", "limit", "event", "refill") or (read.phase == "lava" and not read.lava.loss)
    return read.turn if alone and read.turn else read.active


def unfit(state: State) -> Text | None:
    """The first thing that cannot be so."""
    checks = (overdrawn, phase_faults, card_faults, position_faults, pending_faults)
    return next((fault for check in checks for fault in check(state)), None)


def overdrawn(state: State) -> Iterator[Text]:
    """What the pieces cannot cover, each with the sum that does not hold."""
    for deck, size in state.decks.items():
        total = pieces.DECKS[deck]
        if size < 0:
            yield Text(f"too-many-{deck}", all=total, out=total - size)
    if sum(state.water) > pieces.STONES:
        yield Text("too-many-stones", all=pieces.STONES, out=sum(state.water))
    left = left_of_each(state)
    for kind, count in zip(pieces.KINDS, left or (), strict=False):
        if count < 0:
            yield Text("fewer-of-a-kind", count=-count, kind=called(kind))
    for seat, hand in zip(state.seats, state.hands, strict=True):
        over = int(state.phase == "limit" and seat == state.active)
        if hand.explorer > pieces.EXPLORER_LIMIT + over or hand.equipment > pieces.EQUIPMENT_LIMIT + over:
            most = {"most": pieces.EXPLORER_LIMIT, "gear": pieces.EQUIPMENT_LIMIT}
            yield Text("hand-too-full", explorer=hand.explorer, equipment=hand.equipment, **most)
    if len(state.display) > pieces.DISPLAY:
        yield Text("display-too-full", most=pieces.DISPLAY, cards=len(state.display))


def phase_faults(state: State) -> Iterator[Text]:
    """What only some phases have."""
    phase = state.phase
    named = Text(f"phase-{phase}")
    if state.leg not in LEGS[phase]:
        yield Text("leg-without-phase", leg=state.leg, phase=named)
    if state.round < 1:
        yield Text("round-from-1", round=state.round)
    if state.drawn > (pieces.DRAWS if phase == "limit" else pieces.DRAWS - 1 if phase == "turn" else 0):
        yield Text("phase-without-drawn", cards=state.drawn, phase=named)
    if state.landing != Landing() and (phase not in AFTER_A_MOVE or state.asks == "opening"):
        yield Text("phase-without-landing", phase=named)
    if state.landing.symbols and phase != "discovery":
        yield Text("phase-without-discovery", phase=named)
    if state.landing.events and phase not in ("discovery", "event"):
        yield Text("phase-without-event", phase=named)
    if state.asking and phase not in ("discovery", "adventure", "supply", "lava"):
        yield Text("phase-without-question", phase=named)
    if state.dig and (phase != "discovery" or not state.asking):
        yield Text("nobody-finds")
    if state.adventure and phase != "adventure":
        yield Text("phase-without-sea-card", phase=named)
    if state.lava != Lava() and state.leg != 3:
        yield Text("leg-without-lava", leg=state.leg)
    if state.opening and state.leg == 3:
        yield Text("lava-without-display")


def card_faults(state: State) -> Iterator[Text]:
    """Cards that are not in the box, or twice on the table."""
    held = [card for cards in state.bonuses for card in cards]
    if len(set(held)) < len(held) or not set(held) <= set(pieces.BONUS.values()):
        yield Text("one-bonus-each", known=there((*pieces.BONUS.values(),)), given=given((*held,)))
    for worth in (points for cards in state.sightings for points in cards):
        if not 1 <= worth <= MOST_POINTS:
            yield Text("sighting-worth", most=MOST_POINTS, points=worth)
    if unknown := set(state.revealed) - set(CARDS):
        yield Text("unknown-sea-card", card=min(unknown))
    if len(state.revealed) > pieces.ADVENTURE_CARDS:
        yield Text("too-many-revealed", all=pieces.ADVENTURE_CARDS, revealed=len(state.revealed))
    if len(set(state.asking)) < len(state.asking):
        yield Text("asked-once")


def position_faults(state: State) -> Iterator[Text]:
    """Figures that stand where they cannot."""
    board = state.facts.board
    for leg, text, places in ((1, board.descent, state.positions[:3]), (2, board.sea, state.positions[3:])):
        known = area(text, leg) if state.leg == leg else None
        for figure, at in zip(FIGURES[:3] if leg == 1 else FIGURES[3:], places, strict=True):
            if bool(at) != bool(known) or (known and at not in known.spaces):
                yield Text("cannot-stand", figure=Text(f"who-{figure}"), space=at or Text("unknown-space"))
            elif known:
                yield from ground_faults(state, figure, known.spaces[at])
        taken = [at for at in places if known and at != known.start]
        if len(set(taken)) < len(taken):
            yield Text("two-on-one-space")


def ground_faults(state: State, figure: str, space: Space) -> Iterator[Text]:
    """A known space where nobody stays (2.7), and a finish that no move has reached."""
    if space.pictures[0] in ROPED:
        yield Text("nobody-stands", ground=called(space.pictures[0]), space=space.id)
    if FINISH in space.pictures and not state.landing.finish and state.phase != "supply":
        yield Text("finish-by-a-move", figure=Text(f"who-{figure}"), space=space.id)


def pending_faults(state: State) -> Iterator[Text]:
    """What is still to be answered, and does not hold together."""
    dig, card, lava = state.dig, state.adventure, state.lava
    if len(state.landing.symbols) > 3 or not set(state.landing.symbols) <= {*EQUIPMENT, STAR}:
        yield Text("discovery-shows")
    if state.landing.events > pieces.EVENT_CARDS:
        yield Text("events-in-all", all=pieces.EVENT_CARDS)
    if state.landing.sailed and state.leg != 2:
        yield Text("raft-in-leg-2")
    if dig and not (1 <= dig.due <= dig.draw <= 5 and len(dig.drawn) in (0, dig.draw)):
        yield Text("cannot-keep", drawn=dig.draw, due=dig.due)
    if dig and not set(dig.drawn) <= set(facts.known_kinds(state.facts)):
        yield Text("find-of-no-kind")
    if dig and (dig.draw > state.fossil_deck if not dig.drawn else dig.due == dig.draw):
        yield Text("find-beyond-deck", deck=state.fossil_deck, drawn=dig.draw)
    if card and replace(card, stage="offered") not in CARDS.values():
        yield Text("no-sea-card-like-it")
    if card and (not state.discards.adventure or (card.stage != "offered" and not state.asking)):
        yield Text("sea-card-unanswered")
    if card and card.stage not in ("offered", OUTCOMES.get(card.kind, "offered")):
        yield Text("sea-card-stage", kind=label(card.kind), stage=card.stage)
    if state.leg == 3 and not lava.loss and state.phase == "lava" and (lava.last or lava.shown):
        yield Text("nothing-protects")
    if state.leg == 3 and (spaces := stream(state.facts.board.lava)):
        last = len(spaces) - (state.phase == "lava" and not lava.loss)
        if lava.at > last:
            yield Text("raft-beyond-lava", last=last, at=lava.at)
