"""What the pieces cannot cover, and what does not belong together, in a state that is read back (RULES.md 0.6)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.contract.game import SEATS
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

LEGS: dict[str, tuple[int, ...]] = {
    "turn": (1, 2), "limit": (1, 2), "refill": (1, 2), "discovery": (1, 2), "event": (1, 2),
    "adventure": (2,), "supply": (1,), "lava": (3,), "over": (3,),
}  # fmt: skip
"""The legs in which a phase occurs."""
OUTCOMES = {"fossil": "won", "ball-lightning": "struck"}
AFTER_A_MOVE = ("discovery", "event", "adventure", "refill")
EVENT_IDS = tuple(f"e{number}" for number in range(1, 100))


def misshapen(read: Plain) -> str:
    """The first name that this table does not have, "" when all are known."""
    seats = SEATS[: len(read.players)]
    if read.game != GAME or not 2 <= len(read.players) <= 4:
        return f"{read.game} with {len(read.players)} players is no table of this game"
    if fault := faults(read.set):
        return fault
    for what in ("hands", "water", "fossils", "bonuses", "sightings"):
        if set(getattr(read, what)) != set(seats):
            return f"{what} needs one entry for each of {' '.join(seats)}"
    named = (actor(read), read.active, *read.asking, *(card.seat for card in read.events.values()))
    if (strange := next((seat for seat in named if seat not in seats), None)) is not None:
        return f"there is no seat “{strange}”"
    kinds = facts.known_kinds(read.set)
    found = (kind for held in (*read.fossils.values(), read.gone) for kind in held)
    if (strange := next((kind for kind in found if kind not in kinds), None)) is not None:
        return f"there is no fossil “{strange}”"
    if set(read.positions) != set(pieces.FIGURES):
        return f"positions needs {' '.join(pieces.FIGURES)}"
    if (strange := next((card for card in read.events if card not in EVENT_IDS), None)) is not None:
        return f"there is no event “{strange}”; they are e1, e2, …"
    return ""


def actor(read: Plain) -> str:
    """Whose turn it is: in a phase that asks one seat alone, the seat to act."""
    alone = read.phase in ("turn", "limit", "event", "refill") or (read.phase == "lava" and not read.lava.loss)
    return read.turn if alone and read.turn else read.active


def unfit(state: State) -> str:
    """The first thing that cannot be so, "" when all belongs together."""
    checks = (overdrawn, phase_faults, card_faults, position_faults, pending_faults)
    return next((fault for check in checks for fault in check(state)), "")


def overdrawn(state: State) -> Iterator[str]:
    """What the pieces cannot cover, each with the sum that does not hold."""
    for deck, size in state.decks.items():
        total = pieces.DECKS[deck]
        if size < 0:
            yield f"There are {total} {deck} cards, {total - size} would be out"
    if sum(state.water) > pieces.STONES:
        yield f"There are {pieces.STONES} water stones, {sum(state.water)} would be out"
    left = left_of_each(state)
    for kind, count in zip(pieces.KINDS, left or (), strict=False):
        if count < 0:
            yield f"The set has {-count} {kind} cards fewer than would be out"
    for seat, hand in zip(state.seats, state.hands, strict=True):
        over = int(state.phase == "limit" and seat == state.active)
        if hand.explorer > pieces.EXPLORER_LIMIT + over or hand.equipment > pieces.EQUIPMENT_LIMIT + over:
            yield (
                f"A hand is at most {pieces.EXPLORER_LIMIT} explorer and {pieces.EQUIPMENT_LIMIT} equipment cards, "
                f"not {hand.explorer} and {hand.equipment}"
            )
    if len(state.display) > pieces.DISPLAY:
        yield f"The display holds {pieces.DISPLAY} cards, not {len(state.display)}"


def phase_faults(state: State) -> Iterator[str]:
    """What only some phases have."""
    phase = state.phase
    if state.leg not in LEGS[phase]:
        yield f"Leg {state.leg} has no phase {phase}"
    if state.round < 1:
        yield f"The round counts from 1, not {state.round}"
    if state.drawn > (pieces.DRAWS if phase == "limit" else pieces.DRAWS - 1 if phase == "turn" else 0):
        yield f"{state.drawn} cards cannot have been drawn in phase {phase}"
    if state.landing != Landing() and (phase not in AFTER_A_MOVE or state.asks == "opening"):
        yield f"No move is being finished in phase {phase}"
    if state.landing.symbols and phase != "discovery":
        yield f"No discovery is open in phase {phase}"
    if state.landing.events and phase not in ("discovery", "event"):
        yield f"No event card is due in phase {phase}"
    if state.asking and phase not in ("discovery", "adventure", "supply", "lava"):
        yield f"Nobody is asked anything in phase {phase}"
    if state.dig and (phase != "discovery" or not state.asking):
        yield "Nobody is making a find"
    if state.adventure and phase != "adventure":
        yield f"No sea card is open in phase {phase}"
    if state.lava != Lava() and state.leg != 3:
        yield f"The raft is not on the lava in leg {state.leg}"
    if state.opening and state.leg == 3:
        yield "The lava stream has no display to lay"


def card_faults(state: State) -> Iterator[str]:
    """Cards that are not in the box, or twice on the table."""
    held = [card for cards in state.bonuses for card in cards]
    if len(set(held)) < len(held) or not set(held) <= set(pieces.BONUS.values()):
        yield f"There is one {pieces.MUSHROOM_FOREST} and one {pieces.RUINED_CITY}, not {' '.join(held)}"
    for worth in (points for cards in state.sightings for points in cards):
        if not 1 <= worth <= MOST_POINTS:
            yield f"A sighting is worth 1 to {MOST_POINTS} points, not {worth}"
    if unknown := set(state.revealed) - set(CARDS):
        yield f"“{min(unknown)}” is no sea card as it is revealed, such as “fossil cost=yellow”"
    if len(state.revealed) > pieces.ADVENTURE_CARDS:
        yield f"There are {pieces.ADVENTURE_CARDS} adventure cards, {len(state.revealed)} would be revealed"
    if len(set(state.asking)) < len(state.asking):
        yield "A seat is asked once"


def position_faults(state: State) -> Iterator[str]:
    """Figures that stand where they cannot."""
    board = state.facts.board
    for leg, text, places in ((1, board.descent, state.positions[:3]), (2, board.sea, state.positions[3:])):
        known = area(text, leg) if state.leg == leg else None
        for figure, at in zip(FIGURES[:3] if leg == 1 else FIGURES[3:], places, strict=True):
            if bool(at) != bool(known) or (known and at not in known.spaces):
                yield f"{figure.capitalize()} cannot stand on {at or 'an unknown space'}"
            elif known:
                yield from ground_faults(state, figure, known.spaces[at])
        taken = [at for at in places if known and at != known.start]
        if len(set(taken)) < len(taken):
            yield "Two explorers stand on one space"


def ground_faults(state: State, figure: str, space: Space) -> Iterator[str]:
    """A known space where nobody stays (2.7), and a finish that no move has reached."""
    if space.pictures[0] in ROPED:
        yield f"Nobody stands on a {space.pictures[0]}, as {space.id} is"
    if FINISH in space.pictures and not state.landing.finish and state.phase != "supply":
        yield f"{figure.capitalize()} reaches the finish {space.id} by a move, which ends the leg: move there"


def pending_faults(state: State) -> Iterator[str]:
    """What is still to be answered, and does not hold together."""
    dig, card, lava = state.dig, state.adventure, state.lava
    if len(state.landing.symbols) > 3 or not set(state.landing.symbols) <= {*EQUIPMENT, STAR}:
        yield "A discovery shows one to three pieces of equipment or stars"
    if state.landing.events > pieces.EVENT_CARDS:
        yield f"There are {pieces.EVENT_CARDS} event cards"
    if state.landing.sailed and state.leg != 2:
        yield "The raft sails in leg 2"
    if dig and not (1 <= dig.due <= dig.draw <= 5 and len(dig.drawn) in (0, dig.draw)):
        yield f"Of {dig.draw} fossils {dig.due} cannot be kept"
    if dig and not set(dig.drawn) <= set(facts.known_kinds(state.facts)):
        yield "The find names a fossil that this set does not have"
    if dig and (dig.draw > state.fossil_deck if not dig.drawn else dig.due == dig.draw):
        yield f"The deck has {state.fossil_deck} fossil cards, the find takes {dig.draw}"
    if card and replace(card, stage="offered") not in CARDS.values():
        yield "There is no such sea card"
    if card and (not state.discards.adventure or (card.stage != "offered" and not state.asking)):
        yield "The open sea card is one of those used, and somebody has to answer it"
    if card and card.stage not in ("offered", OUTCOMES.get(card.kind, "offered")):
        yield f"A {card.kind} cannot have {card.stage}"
    if state.leg == 3 and not lava.loss and state.phase == "lava" and (lava.last or lava.shown):
        yield "Nothing is lost here, so nothing protects"
    if state.leg == 3 and (spaces := stream(state.facts.board.lava)):
        last = len(spaces) - (state.phase == "lava" and not lava.loss)
        if lava.at > last:
            yield f"The raft is on space 0 to {last} of the lava stream, not {lava.at}"
