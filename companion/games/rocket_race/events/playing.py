"""Playing an event, and the effects it may have now (RULES.md, section 8); what an effect does is in `effects.py`."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Move, Refusal, Slot, Words, happened, put, seat_index
from companion.contract.text import Said, Seat, Text
from companion.games.rocket_race.events.effects import EFFECTS, amounts, bonuses, boostable, rerollable, spare_cogs
from companion.games.rocket_race.events.reach import NOBODY, reach, takers
from companion.games.rocket_race.model import (
    Card,
    Deed,
    Outcome,
    Pile,
    State,
    card_slot,
    rocket_slot,
    spoken,
    without,
)

LABELS: dict[str, Said] = {
    "bonus": Text("bonus-on-a-roll"),
    "reroll": Text("roll-again"),
    "cogs": Text("move-cogs"),
    "complete": Text("complete-a-card"),
    "discard": Text("discard-a-card"),
    "take": Text("take-a-card"),
}
WHICH = {word: Slot("effect", (word,), labels=(label,)) for word, label in LABELS.items()}


def _playable(state: State) -> tuple[Choice, ...]:
    """The events that may be played, by each seat that holds some."""
    offered = []
    for seat, hand in zip(SEATS, state.hands, strict=False):
        if hand:
            offered.append(
                Choice("play", seat, Text("play-an-event"), (card_slot(hand, "event", state.advanced),), aside=True)
            )
    return tuple(offered)


def _play(state: State, move: Move) -> Outcome | Refusal:
    words = move.words
    hand = state.hands[seat_index(words[1])] if len(words) > 1 and words[1] in state.seats else ()
    card = next((card for card in hand if words[2:] == (card.id,)), None)
    if card is None:
        held = spoken(tuple(card.id for card in hand))
        return Refusal(Text("that-is-no-event-ready", held=held), "8.2")
    told = happened("played", Text("plays", seat=Seat(words[1]), title=card.title), words[1], card=card.id)
    hands = put(state.hands, seat_index(words[1]), without(hand, card.id))
    return replace(state, hands=hands, out=(*state.out, card), event=card.id), (told,)


def _effects(state: State) -> tuple[Choice, ...]:
    """What the event just played may do to this table, one family an effect or more."""
    if not state.event:
        return ()
    played = next(card for card in state.out if card.id == state.event)
    event = Slot("event", (state.event,), labels=(played.title,))
    return (*_on_rockets(state, event), *_on_cogs(state, event), *_on_cards(state, event))


def _on_rockets(state: State, event: Slot) -> list[Choice]:
    rockets, rolled = boostable(state), rerollable(state)
    offered: list[Choice] = []
    for allowed in dict.fromkeys(map(bonuses, rockets)):
        alike = tuple(rocket.id for rocket in rockets if bonuses(rocket) == allowed)
        offered.append(_effect(event, "bonus", rocket_slot(alike), Slot("amount", allowed)))
    if rolled:
        offered.append(_effect(event, "reroll", rocket_slot(tuple(rocket.id for rocket in rolled))))
    return offered


def _on_cogs(state: State, event: Slot) -> list[Choice]:
    """One family for the cards that have as many cogs and could have as many more; none in the advanced game."""
    if state.advanced:
        return []
    alike: dict[tuple[int, int], list[Card]] = {}
    for yard, spare in zip(state.yards, spare_cogs(state), strict=True):
        for card in yard:
            if card.cogs or spare:
                alike.setdefault((card.cogs, spare), []).append(card)
    offered = [_effect(event, "cogs", card_slot(tuple(cards)), _amounts(*cogs)) for cogs, cards in alike.items()]
    growing = tuple([card for yard in state.yards for card in yard if card.cogs])
    return [*offered, _effect(event, "complete", card_slot(growing))] if growing else offered


def _on_cards(state: State, event: Slot) -> list[Choice]:
    within = {owner: _within(state, owner, cards) for owner, cards in reach(state).items() if cards}
    if not within:
        return []
    ids = tuple([card_id for slot in within.values() for card_id in slot.options])
    labels = tuple([label for slot in within.values() for label in slot.labels])
    takes = [_effect(event, "take", slot, _takers(state.players, owner)) for owner, slot in within.items()]
    return [_effect(event, "discard", Slot("card", ids, labels=labels)), *takes]


def _effect(event: Slot, word: str, *slots: Slot) -> Choice:
    return Choice("effect", None, Text("effect-of-the-event"), (event, WHICH[word], *slots), aside=True)


def _within(state: State, owner: int, cards: Pile) -> Slot:
    """The slot for cards of one owner, or of the row."""
    return card_slot(cards, face_down=state.advanced and owner != NOBODY)


@lru_cache(maxsize=256)  # six seats of few tables
def _takers(players: Words, owner: int) -> Slot:
    seats = takers(players, owner)
    return Slot("seat", seats, labels=tuple(Text("player-name", seat=Seat(seat)) for seat in seats))


@lru_cache(maxsize=256)  # two numbers up to ten
def _amounts(cogs: int, spare: int) -> Slot:
    return Slot("amount", amounts(cogs, spare))


def _not_played(state: State, words: Words) -> Refusal | None:
    if state.event and words[1:2] == (state.event,):
        return None
    text = Text("no-event-has-just-been") if not state.event else Text("the-event-just-played-is", event=state.event)
    return Refusal(Text("effects-follow-the-event-they", text=text), "8.9")


def _take_effect(state: State, move: Move) -> Outcome | Refusal:
    act = EFFECTS.get(move.words[2]) if len(move.words) > 2 else None
    if act is None:
        return Refusal(Text("the-effects-are", allowed=spoken(tuple(EFFECTS))), "8.3")
    return act(state, move.words[3:])


ANYTIME = (Deed("play", _playable, _play), Deed("effect", _effects, _take_effect, _not_played))
"""What anybody may do in any phase (8.2)."""
