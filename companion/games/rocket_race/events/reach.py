"""The cards that an event's effect can reach, discarded or taken (RULES.md, 8.7 and 8.8)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Happening, Refusal, Seat, Text, Words, happened, put, seat_index
from companion.games.rocket_race.facts import CORE
from companion.games.rocket_race.model import Card, Outcome, Pile, Rocket, State, spoken, without

NOBODY = -1
"""Who owns the cards of the row."""


def held(state: State, seat: int) -> Pile:
    """A seat's cards that an effect can reach: all but those in a rocket that has failed."""
    own = state.yards[seat] + state.hands[seat]
    for rocket in state.rockets:
        if rocket.owner == seat and rocket.status != "failed":
            own += rocket.cards
    return own


def reach(state: State) -> dict[int, Pile]:
    """All cards that an effect can take or discard, by owner; those of the row are nobody's."""
    return {**{seat: held(state, seat) for seat in range(len(state.players))}, NOBODY: state.row}


def reached(state: State, card_id: str) -> tuple[int, Card] | None:
    for owner, cards in reach(state).items():
        for card in cards:
            if card.id == card_id:
                return owner, card
    return None


def unreached(state: State, rule: str) -> Refusal:
    cards = tuple(card.id for own in reach(state).values() for card in own)
    return Refusal(Text("name-one-card-within-reach", allowed=spoken(cards)), rule)


def discard(state: State, words: Words) -> Outcome | Refusal:
    found = reached(state, words[0]) if len(words) == 1 else None
    if found is None:
        return unreached(state, "8.7")
    owner, card = found
    seat = None if owner == NOBODY else SEATS[owner]
    told = happened("effect", Text("is-discarded", title=card.title), seat, card=card.id, event=state.event)
    bare, apart = lifted(state, owner, card)
    return replace(bare, discards=(*bare.discards, replace(card, cogs=0, paid=0))), (told, *apart)


def take(state: State, words: Words) -> Outcome | Refusal:
    found = reached(state, words[0]) if len(words) == 2 else None
    if found is None:
        return unreached(state, "8.8")
    owner, card = found
    others = takers(state.players, owner)
    if words[1] not in others:
        whose = Text("of-the-row") if owner == NOBODY else Text("of", owner=Seat(SEATS[owner]))
        return Refusal(Text("can-go-to", title=card.title, whose=whose, allowed=spoken(others)), "8.8")
    taker = seat_index(words[1])
    source = Text("the-row") if owner == NOBODY else Text("player-name", seat=Seat(SEATS[owner]))
    where = Text("into-the-hand") if card.kind == "event" and state.advanced else Text("complete")
    text = Text("takes-from", seat=Seat(words[1]), title=card.title, source=source, where=where)
    told = happened("effect", text, words[1], card=card.id, event=state.event)
    bare, apart = lifted(state, owner, card)
    place = "hands" if card.kind == "event" else "yards"
    piles = bare.hands if card.kind == "event" else bare.yards
    took = state.took or (owner == NOBODY and taker == state.active)
    piles = put(piles, taker, (*piles[taker], replace(card, cogs=0, paid=0)))
    return replace(bare, took=took, **{place: piles}), (told, *apart)


def takers(players: Words, owner: int) -> Words:
    """The seats of everybody but the card's owner (8.8)."""
    return tuple(seat for place, seat in enumerate(SEATS[: len(players)]) if place != owner)


def lifted(state: State, seat: int, card: Card) -> Outcome:
    """A card taken away from its owner, whose cogs come back; a rocket that loses its core falls apart (8.7)."""
    if seat == NOBODY:
        return replace(state, row=without(state.row, card.id)), ()
    yard, hand = without(state.yards[seat], card.id), without(state.hands[seat], card.id)
    rockets: list[Rocket] = []
    told: tuple[Happening, ...] = ()
    for rocket in state.rockets:
        kept = without(rocket.cards, card.id)
        if card.kind in CORE and len(kept) < len(rocket.cards):
            text = Text("is-no-whole-rocket-any", rocket=rocket.id)
            told += (happened("apart", text, SEATS[seat], rocket=rocket.id),)
            yard = (*yard, *kept)
        else:
            rockets.append(replace(rocket, cards=kept))
    yards, hands = put(state.yards, seat, yard), put(state.hands, seat, hand)
    return replace(state, yards=yards, hands=hands, rockets=tuple(rockets)), told
