"""Declaring rockets (RULES.md, section 5)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Move, Refusal, Slot, Words, happened, put, seat_index
from companion.contract.text import Said, Seat, Text
from companion.games.rocket_race.facts import ACCESSORIES, COMPONENTS, CORE, KINDS
from companion.games.rocket_race.model import Card, Deed, Outcome, Part, Pile, Rocket, State, spoken

CORE_KINDS = frozenset(CORE)


def whole(yard: Pile) -> bool:
    """Whether a build area holds the makings of a rocket, Complete."""
    return len(yard) >= len(CORE) and {card.kind for card in yard if not card.cogs} >= CORE_KINDS


def hopeless(state: State) -> bool:
    """Whether the cards to come make up no rocket with those of any player, and none is on its way (2.10)."""
    if state.rockets:
        return False
    loose = (*state.discards, *state.row, *((state.focus,) if state.focus else ()))
    coming = {card.kind for card in loose} | {kind for kind, left in zip(KINDS, state.left, strict=True) if left}
    return not any(coming.union(card.kind for card in yard).issuperset(CORE) for yard in state.yards)


def _launches(state: State) -> tuple[Choice, ...]:
    seat = state.turn or ""
    return (launch_choice(seat, state.yards[seat_index(seat)]),)


def _readies(state: State) -> tuple[Choice, ...]:
    return (ready_choice(state.turn or ""),)


def ready_choice(seat: str) -> Choice:
    return Choice("ready", seat, Text("no-more-rockets"), hold=(), aside=True)


def launch_choice(seat: str, yard: Pile) -> Choice:
    """One slot a kind; which cards make up the rocket stays to be said."""
    slots = [_slot(kind, _parts(yard, kind), 1, 1) for kind in CORE]
    extras = _parts(yard, "accessory")
    if extras:
        slots.append(_slot("accessories", extras, 0, min(ACCESSORIES, len(extras))))
    return Choice("launch", seat, Text("launch-a-rocket"), tuple(slots))


def _slot(called: str, cards: Pile, least: int, most: int) -> Slot:
    ids, labels = tuple(card.id for card in cards), tuple(_label(card) for card in cards)
    return Slot(called, ids, least, most, labels, any_order=True)


def _label(card: Card) -> Said:
    return Text("named-worth", card=card.title, worth=card.reliability) if card.name else card.title


def _parts(yard: Pile, kind: str) -> Pile:
    """The Complete cards of a kind, the most reliable first."""
    cards = [card for card in yard if card.kind == kind and not card.cogs]
    return tuple(sorted(cards, key=_worth, reverse=True))


def best(yard: Pile) -> Pile:
    """The parts of the most reliable rocket that a build area makes."""
    core = tuple(parts[0] for kind in CORE if (parts := _parts(yard, kind)))
    return (*core, *_parts(yard, "accessory")[:ACCESSORIES])


def _worth(card: Card) -> int:
    return card.reliability


def _settle(state: State) -> Outcome:
    """Asks the next seat to the left that has a whole rocket; when there is none, the rockets roll (5.1, 5.5)."""
    seats = len(state.players)
    seat = seat_index(state.turn or SEATS[state.active])
    while not whole(state.yards[seat]):
        seat = (seat + 1) % seats
        if seat == state.active:
            return replace(state, phase="rolls", then="draw", turn=None), ()
    return state if state.turn == SEATS[seat] else replace(state, turn=SEATS[seat]), ()


def _ready(state: State, move: Move) -> Outcome | Refusal:
    if len(move.words) > 2:
        return more_words(move.words)
    seat = (seat_index(move.words[1]) + 1) % len(state.players)
    if seat == state.active:
        return replace(state, phase="rolls", then="draw", turn=None), ()
    return replace(state, turn=SEATS[seat]), ()


def more_words(words: Words) -> Refusal:
    return Refusal(Text("takes-no-more-words", words=words[0]), "0.1")


def not_asked(state: State, words: Words) -> Refusal | None:
    """Why a seat is not to launch, nor to be ready, now."""
    if words[1:2] == (state.turn,):
        return None
    return Refusal(Text("is-asked-now", seat=Seat(state.turn or "p1")), "5.1")


def launch(state: State, move: Move) -> Outcome | Refusal:
    words, seat = move.words, seat_index(move.words[1])
    cards = _named(state, seat, words[2:])
    if isinstance(cards, Refusal):
        return cards
    wrong = misbuilt(cards)
    if wrong:
        return wrong
    rocket = Rocket(f"r{state.launched + 1}", seat, cards)
    yard = tuple(card for card in state.yards[seat] if card.id not in words[2:])
    text = Text("launches-with-reliability", seat=Seat(SEATS[seat]), rocket=rocket.id, reliability=rocket.reliability)
    told = happened("launched", text, words[1], rocket=rocket.id, reliability=rocket.reliability)
    rockets, yards = (*state.rockets, rocket), put(state.yards, seat, yard)
    return replace(state, launched=state.launched + 1, rockets=rockets, yards=yards), (told,)


LAUNCH = Part((Deed("launch", _launches, launch, not_asked), Deed("ready", _readies, _ready, not_asked)), _settle)


def _named(state: State, seat: int, ids: Words) -> Pile | Refusal:
    """The cards named, each the launcher's own, Complete and free, in the order of the build area."""
    yard = {card.id: card for card in (*state.yards[seat], *state.hands[seat])}
    for card_id in ids:
        card = yard.get(card_id)
        if card is None:
            mine = tuple(card.id for card in yard.values() if not card.cogs and card.kind in COMPONENTS)
            text = Text("is-not-free-in-s", card_id=card_id, seat=Seat(SEATS[seat]), allowed=spoken(mine))
            return Refusal(text, "5.4")
        if card.cogs:
            text = Text("has-cogs-to-go-only", title=card.title, card_id=card_id, cogs=card.cogs)
            return Refusal(text, "5.4")
        if ids.count(card_id) > 1:
            return Refusal(Text("is-named-twice", card_id=card_id), "5.4")
    return tuple(card for card in yard.values() if card.id in ids)


def misbuilt(cards: Pile) -> Refusal | None:
    kinds = [card.kind for card in cards]
    for card in cards:
        if card.kind not in COMPONENTS:
            return Refusal(Text("an-card-is-never-part", kind=Text(f"word-{card.kind}")), "5.2")
    for kind in CORE:
        if kinds.count(kind) != 1:
            given = tuple(card.id for card in cards if card.kind == kind)
            cure = Text("keep-one-of", allowed=spoken(given)) if given else Text("add-one")
            text = Text("a-rocket-has-exactly-one", kind=Text(f"word-{kind}"), count=len(given), cure=cure)
            return Refusal(text, "5.2")
    if kinds.count("accessory") > ACCESSORIES:
        extras = tuple(card.id for card in cards if card.kind == "accessory")
        text = Text("a-rocket-carries-up-to", ACCESSORIES=ACCESSORIES, count=len(extras), allowed=spoken(extras))
        return Refusal(text, "5.3")
    return None
