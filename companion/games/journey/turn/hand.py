"""Drawing three cards, and the limits of a hand (RULES.md 1.2 to 1.4)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Slot, Words, happened, seat_index
from companion.games.journey.model import ENDING, Outcome, State
from companion.games.journey.pieces import DISPLAY, DRAWS, EQUIPMENT, EQUIPMENT_LIMIT, EXPLORER_LIMIT, said
from companion.games.journey.turn.cards import change_hand, discarded, refreshed

HIDDEN: Words = ("explorer", "equipment")
"""The two decks. Hands and display cannot hold all cards, so there is always one to draw."""
OVER_THE_LIMIT = Refusal(
    f"That goes over the limit of {EXPLORER_LIMIT} explorer and {EQUIPMENT_LIMIT} equipment cards: draw up to the first "
    "card too many and discard one, then draw on.",
    "1.4",
    "Discard one first",
)
LABELS = {"explorer": "Explorer", "equipment": "Equipment"}


@lru_cache(maxsize=512)
def sources(display: Words) -> Words:
    """Where a card can be drawn from (1.3)."""
    return HIDDEN + tuple(kind for kind in EQUIPMENT if kind in display)


@lru_cache(maxsize=1024)
def draw_choices(seat: str, open_sources: Words, drawn: int) -> tuple[Choice, ...]:
    labels = tuple(LABELS.get(source, source.capitalize()) for source in open_sources)
    label = f"Draw card {drawn + 1} of {DRAWS}"
    return (Choice("draw", seat, label, (Slot("source", open_sources, labels=labels),)),)


def draw(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """One card into the hand."""
    if len(args) != 1 or args[0] not in (*HIDDEN, *EQUIPMENT):
        given = said(args) or "nothing"
        return Refusal(f"Draw from explorer, equipment or a kind on display, not “{given}”.", "1.3", "No such source")
    if state.move:
        return Refusal("A move has begun: stop or cancel it first.", "1.2", "Move has begun")
    source = args[0]
    if source not in sources(state.display):
        shown = " ".join(state.display) or "nothing"
        return Refusal(f"No {source} lies on the display; there lies: {shown}.", "1.3", "Not there")
    more = change_hand(state, seat, *((1, 0) if source == "explorer" else (0, 1)))
    place = 0 if source in HIDDEN else state.display.index(source) + 1
    display = state.display[: place - 1] + state.display[place:] if place else state.display
    text = f"{state.name(seat)} draws {f'the open {source}' if place else f'an {source} card'}."
    after = replace(more, phase="turn", drawn=state.drawn + 1, display=display)
    return refreshed(after), (happened("drew", text, seat, source=source),)


def excess(state: State) -> tuple[int, int]:
    """By how many explorer and equipment cards the active seat is over its limits (1.4)."""
    hand = state.hands[seat_index(state.active)]
    explorer, equipment = hand.explorer - EXPLORER_LIMIT, hand.equipment - EQUIPMENT_LIMIT
    return explorer if explorer > 0 else 0, equipment if equipment > 0 else 0


@lru_cache(maxsize=16)
def discard_choices(seat: str, explorer: bool, equipment: bool) -> tuple[Choice, ...]:
    kinds = ("explorer",) * explorer + EQUIPMENT * equipment
    labels = tuple("Explorer card" if kind == "explorer" else kind.capitalize() for kind in kinds)
    tap = ("explorer",) if explorer else None
    return (Choice("discard", seat, "Discard one", (Slot("card", kinds, labels=labels),), tap=tap),)


def discards(state: State) -> tuple[Choice, ...]:
    explorer, equipment = excess(state)
    return discard_choices(state.active, explorer > 0, equipment > 0)


def discard(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """One card too many goes to the discards."""
    explorer, equipment = excess(state)
    allowed = ("explorer",) * bool(explorer) + EQUIPMENT * bool(equipment)
    if len(args) != 1 or args[0] not in allowed:
        given = said(args) or "nothing"
        return Refusal(f"Discard one of {' '.join(allowed)}, not “{given}”.", "1.4", "Over the limit")
    told = happened("discarded", f"{state.name(seat)} discards {_card(args[0])}.", seat, card=args[0])
    if args[0] == "explorer":
        return discarded(change_hand(state, seat, explorer=-1), explorer=1), (told,)
    return discarded(change_hand(state, seat, equipment=-1), equipment=1), (told,)


def _card(word: str) -> str:
    return "an explorer card" if word == "explorer" else f"a {word}"


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
