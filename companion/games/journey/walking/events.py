"""Event cards: drawn at the end of a move, used at once or kept (RULES.md 3.2 to 3.4)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Said, Seat, Slot, Text, Words, happened
from companion.games.journey.model import ENDING, EventCard, Outcome, State
from companion.games.journey.words import given, there

KEEP = (Slot("when", ("keep",)), Slot("name", free=True, min=0))


@lru_cache(maxsize=8)
def event_choices(seat: str) -> tuple[Choice, ...]:
    return (
        Choice("event", seat, Text("used-at-once"), (Slot("when", ("now",)),), tap=("now",)),
        Choice("event", seat, Text("kept-for-later"), KEEP, hold=("keep",)),
    )


def event(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """One card from the event deck."""
    names = [word[5:] for word in args if word.startswith("name=")]
    plain = [word for word in args if not word.startswith("name=")]
    if plain not in (["now"], ["keep"]) or len(names) > (plain == ["keep"]) or names == [""]:
        return Refusal(Text("now-or-keep", given=given(args)), "3.3")
    landing = replace(state.landing, events=state.landing.events - 1)
    if plain == ["now"]:
        told = happened("event", Text("event-now", seat=Seat(seat)), seat, when="now")
        return replace(used_up(state), landing=landing), (told,)
    card = EventCard(next_id(state), seat, names[0] if names else "")
    told = happened("event", keeps_event(card), seat, when="keep", card=card.id)
    return replace(state, landing=landing, events=(*state.events, card)), (told,)


def keeps_event(card: EventCard) -> Text:
    """Who has a card for later."""
    return Text("event-kept", seat=Seat(card.seat), event=name_of(card))


def name_of(card: EventCard) -> Said:
    """What a kept card is called; one without a name by its number."""
    return card.name or Text("event-number", number=int(card.id[1:]))


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
    slot = Slot("event", tuple(card.id for card in cards), labels=tuple(map(name_of, cards)))
    return Choice("use", seat, Text("use-event"), (slot,), aside=True)


def use(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """A kept card is used; what it does is entered as corrections."""
    held = {card.id: card for card in state.events if card.seat == seat}
    if len(args) != 1 or args[0] not in held:
        text = Text("no-such-event", seat=Seat(seat), given=given(args), kept=there(tuple(held)))
        return Refusal(text, "3.4")
    card = held[args[0]]
    text = Text("event-used", seat=Seat(seat), event=name_of(card))
    told = happened("event", text, seat, when="used", card=card.id)
    return used_up(replace(state, events=tuple(other for other in state.events if other is not card))), (told,)


def onward(state: State) -> Outcome | None:
    """After the last event card the sea card, or the display."""
    landing = state.landing
    if landing.events and state.event_deck:
        return None
    told = (happened("no-event", Text("no-event-left")),) if landing.events else ()
    phase = "adventure" if landing.sailed else ENDING
    return replace(state, phase=phase, landing=replace(landing, events=0)), told
