"""Event cards: drawn at the end of a move, used at once or kept (RULES.md 3.2 to 3.4)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Slot, Words, happened
from companion.games.journey.model import ENDING, EventCard, Outcome, State
from companion.games.journey.pieces import said


@lru_cache(maxsize=8)
def event_choices(seat: str) -> tuple[Choice, ...]:
    return (
        Choice("event", seat, "Used at once", (Slot("when", ("now",)),), tap=("now",)),
        Choice(
            "event", seat, "Kept for later", (Slot("when", ("keep",)), Slot("name", free=True, min=0)), hold=("keep",)
        ),
    )


def event(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """One card from the event deck."""
    names = [word[5:] for word in args if word.startswith("name=")]
    plain = [word for word in args if not word.startswith("name=")]
    if plain not in (["now"], ["keep"]) or len(names) > (plain == ["keep"]) or names == [""]:
        return Refusal(f"Say event {seat} now, or event {seat} keep name=…, not “{said(args)}”.", "3.3", "Now or keep")
    landing = replace(state.landing, events=state.landing.events - 1)
    if plain == ["now"]:
        text = f"{state.name(seat)} draws an event and does what it says."
        return replace(used_up(state), landing=landing), (happened("event", text, seat, when="now"),)
    card = EventCard(next_id(state), seat, names[0] if names else "")
    text = f"{state.name(seat)} keeps the event {card.name or card.id}."
    told = happened("event", text, seat, when="keep", card=card.id)
    return replace(state, landing=landing, events=(*state.events, card)), (told,)


def used_up(state: State) -> State:
    """One event card more is on the discards."""
    return replace(state, discards=replace(state.discards, event=state.discards.event + 1))


def next_id(state: State) -> str:
    """An id that no card on the table has; they count as the cards come up."""
    drawn = state.discards.event + len(state.events)
    return f"e{max([drawn, *(int(card.id[1:]) for card in state.events)]) + 1}"


@lru_cache(maxsize=1024)
def use_choices(events: tuple[EventCard, ...]) -> tuple[Choice, ...]:
    """Every kept event, for the seat that holds it (3.4)."""
    seats = sorted({card.seat for card in events})
    return tuple(_use(seat, tuple(card for card in events if card.seat == seat)) for seat in seats)


def _use(seat: str, cards: tuple[EventCard, ...]) -> Choice:
    labels = tuple(card.name or card.id for card in cards)
    return Choice(
        "use", seat, "Use an event", (Slot("event", tuple(card.id for card in cards), labels=labels),), aside=True
    )


def use(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """A kept card is used; what it does is entered as corrections."""
    held = {card.id: card for card in state.events if card.seat == seat}
    if len(args) != 1 or args[0] not in held:
        have = " ".join(held) or "none"
        return Refusal(f"{state.name(seat)} holds no event “{said(args)}”; kept: {have}.", "3.4", "No such event")
    card = held[args[0]]
    text = f"{state.name(seat)} uses the event {card.name or card.id}; enter what it does as a correction."
    told = happened("event", text, seat, when="used", card=card.id)
    return used_up(replace(state, events=tuple(other for other in state.events if other is not card))), (told,)


def onward(state: State) -> Outcome | None:
    """After the last event card the sea card, or the display."""
    landing = state.landing
    if landing.events and state.event_deck:
        return None
    told = (happened("no-event", "No event card is left."),) if landing.events else ()
    phase = "adventure" if landing.sailed else ENDING
    return replace(state, phase=phase, landing=replace(landing, events=0)), told
