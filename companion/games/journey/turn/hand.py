"""Drawing three cards, and the limits of a hand (RULES.md 1.2 to 1.4)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Seat, Slot, Text, Words, happened, seat_index
from companion.games.journey.model import ENDING, Outcome, State
from companion.games.journey.pieces import DISPLAY, DRAWS, EQUIPMENT, EQUIPMENT_LIMIT, EXPLORER_LIMIT
from companion.games.journey.turn.cards import change_hand, discarded, refreshed
from companion.games.journey.words import called, given, label, there

HIDDEN: Words = ("explorer", "equipment")
"""The two decks. Hands and display cannot hold all cards, so there is always one to draw."""
OVER_THE_LIMIT = Refusal(Text("over-the-limit", explorer=EXPLORER_LIMIT, equipment=EQUIPMENT_LIMIT), "1.4")


@lru_cache(maxsize=512)
def sources(display: Words) -> Words:
    """Where a card can be drawn from (1.3)."""
    return HIDDEN + tuple(kind for kind in EQUIPMENT if kind in display)


@lru_cache(maxsize=1024)
def draw_choices(seat: str, open_sources: Words, drawn: int) -> tuple[Choice, ...]:
    slot = Slot("source", open_sources, labels=tuple(map(label, open_sources)))
    return (Choice("draw", seat, Text("draw-card", card=drawn + 1, of=DRAWS), (slot,)),)


def draw(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """One card into the hand."""
    if len(args) != 1 or args[0] not in (*HIDDEN, *EQUIPMENT):
        return Refusal(Text("no-such-source", given=given(args)), "1.3")
    if state.move:
        return Refusal(Text("move-has-begun"), "1.2")
    source = args[0]
    if source not in sources(state.display):
        return Refusal(Text("not-on-display", card=called(source), shown=there(state.display)), "1.3")
    more = change_hand(state, seat, *((1, 0) if source == "explorer" else (0, 1)))
    place = 0 if source in HIDDEN else state.display.index(source) + 1
    display = state.display[: place - 1] + state.display[place:] if place else state.display
    after = replace(more, phase="turn", drawn=state.drawn + 1, display=display)
    return refreshed(after), (happened("drew", drew(seat, source), seat, source=source),)


@lru_cache(maxsize=64)
def drew(seat: str, source: str) -> Text:
    """Who drew from where."""
    who = Seat(seat)
    return Text(f"drew-{source}", seat=who) if source in HIDDEN else Text("drew-open", seat=who, card=called(source))


def excess(state: State) -> tuple[int, int]:
    """By how many explorer and equipment cards the active seat is over its limits (1.4)."""
    hand = state.hands[seat_index(state.active)]
    explorer, equipment = hand.explorer - EXPLORER_LIMIT, hand.equipment - EQUIPMENT_LIMIT
    return explorer if explorer > 0 else 0, equipment if equipment > 0 else 0


@lru_cache(maxsize=16)
def discard_choices(seat: str, explorer: bool, equipment: bool) -> tuple[Choice, ...]:
    kinds = ("explorer",) * explorer + EQUIPMENT * equipment
    slot = Slot("card", kinds, labels=(Text("card-explorer"),) * explorer + tuple(map(label, EQUIPMENT * equipment)))
    return (Choice("discard", seat, Text("discard-one"), (slot,), tap=("explorer",) if explorer else None),)


def discards(state: State) -> tuple[Choice, ...]:
    explorer, equipment = excess(state)
    return discard_choices(state.active, explorer > 0, equipment > 0)


def discard(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """One card too many goes to the discards."""
    explorer, equipment = excess(state)
    allowed = ("explorer",) * bool(explorer) + EQUIPMENT * bool(equipment)
    if len(args) != 1 or args[0] not in allowed:
        return Refusal(Text("discard-one-of", known=there(allowed), given=given(args)), "1.4")
    told = happened("discarded", Text("discarded", seat=Seat(seat), card=Text(f"a-{args[0]}")), seat, card=args[0])
    if args[0] == "explorer":
        return discarded(change_hand(state, seat, explorer=-1), explorer=1), (told,)
    return discarded(change_hand(state, seat, equipment=-1), equipment=1), (told,)


def over_full(state: State) -> bool:
    """Whether the active seat has to discard."""
    hand = state.hands[seat_index(state.active)]
    return hand.explorer > EXPLORER_LIMIT or hand.equipment > EQUIPMENT_LIMIT


def onward(state: State) -> Outcome | None:
    """After a draw: the limit, the next card, or the end of the turn; a first display laid late is laid (1.8)."""
    if state.opening and len(state.display) == DISPLAY:
        return replace(state, opening=False), ()
    if state.move or not state.drawn:
        return None
    if over_full(state):
        return replace(state, phase="limit"), ()
    return (replace(state, phase=ENDING, drawn=0), ()) if state.drawn >= DRAWS else None


def within(state: State) -> Outcome | None:
    """A hand that keeps its limits draws on."""
    return None if over_full(state) else (replace(state, phase="turn"), ())
