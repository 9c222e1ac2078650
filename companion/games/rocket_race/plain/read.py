"""The state that plain values describe: checked against the pieces, with what follows made to follow (RULES.md 0.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.contract.game import OVER, SEATS, Refusal, Said, Text, Words, read_plain, seat_index
from companion.games.rocket_race.facts import COMPONENTS, CORE, ROW, League, Trio
from companion.games.rocket_race.model import Card, Pile, Rocket, State
from companion.games.rocket_race.plain.check import OWNED, cogs_agree, misshapen, out_of_step, unclear, uncovered
from companion.games.rocket_race.plain.write import Plain, PlainCard
from companion.games.rocket_race.play import settle

LOOSE: Words = ("focus", "row", "discard", "out")


def rebuild(values: Mapping[str, Any]) -> State | Refusal:
    """The state that `values` describes, or what does not hold."""
    read = read_plain(values, Plain)
    if isinstance(read, Refusal):
        return read
    wrong = misshapen(read)
    if wrong:
        return _unfit(wrong, "bad-request")
    wrong = unclear(read)
    if wrong:
        return _unfit(wrong)
    state = _laid_out(_with_owners(_led_by_turn(read)))
    wrong = uncovered(state) or out_of_step(state)
    return _unfit(wrong) if wrong else settle(_in_step(state))[0]


def _unfit(message: Said, code: str = "illegal") -> Refusal:
    return Refusal(message, "0.6", Text("does-not-fit"), code)


def _led_by_turn(read: Plain) -> Plain:
    """Who draws, or whose advanced turn it is, is the active player: a corrected `turn` leads, in a fresh turn.

    What the rolls or the launches left behind tells that it was the phase that was corrected.
    """
    leads = read.phase in ("draw", "turn") and not (read.then or read.fresh)
    if not leads or read.turn is None or read.turn == read.active:
        return read
    return replace(read, active=read.turn, acted="", took=False)


def _with_owners(read: Plain) -> Plain:
    """A card of the row that is given an owner lies Complete with that seat.

    A card that is laid into the row comes with its owner too: then the row was being filled, or is too long now.
    """
    if read.phase != "turn" or sum(card.where == "row" for card in read.cards.values()) > ROW:
        return read
    cards = {
        card_id: replace(card, where="complete") if card.where == "row" and card.owner else card
        for card_id, card in read.cards.items()
    }
    return replace(read, cards=cards)


def _in_step(state: State) -> State:
    """Phase and turn as they follow from the cards and rockets."""
    if state.landed:
        return replace(state, phase=OVER, turn=None)
    nobody = (False,) * len(state.players)
    if state.focus:
        return replace(state, phase="bidding")
    state = replace(state, bid=-1, bidder=-1, passed=nobody)
    phase = "draw" if state.phase == "bidding" else state.phase
    return replace(state, phase=phase, turn=state.turn if phase == "launch" else None)


def _laid_out(read: Plain) -> State:
    """The state with every card in the pile that its place names; rockets keep what is still theirs."""
    cards = {card_id: _card(card_id, card, _cogs(read, card)) for card_id, card in read.cards.items()}
    rockets = _rockets(read, cards)
    aboard = {card.id for rocket in rockets for card in rocket.cards}
    advanced = read.options.rules == "advanced"
    yards, hands = _owned(read, cards, aboard)
    loose = {
        where: [cards[card_id] for card_id, given in read.cards.items() if given.where == where] for where in LOOSE
    }
    return State(
        players=read.players,
        phase=read.phase,
        round=read.round,
        turn=read.turn,
        options=read.options,
        facts=read.set,
        active=seat_index(read.active),
        yards=yards,
        hands=hands,
        row=tuple(loose["row"]),
        discards=tuple(loose["discard"]),
        out=tuple(loose["out"]),
        focus=loose["focus"][0] if loose["focus"] else None,
        rockets=rockets,
        known=tuple(read.known),
        drawn=read.drawn,
        launched=read.launched,
        event=read.event or "",
        then=read.then,
        tie=read.tie,
        **_auction(read),
        **(_workshops(read) if advanced else {}),
    )


def _owned(read: Plain, cards: dict[str, Card], aboard: set[str]) -> tuple[tuple[Pile, ...], tuple[Pile, ...]]:
    """The build areas and the playable events of every seat."""
    yards, hands = [list[Card]() for _ in read.players], [list[Card]() for _ in read.players]
    for card_id, given in read.cards.items():
        card = cards[card_id]
        if given.where in OWNED and given.owner and card_id not in aboard:
            piles = hands if card.kind == "event" and not card.cogs else yards
            piles[seat_index(given.owner)].append(card)
    return tuple(map(tuple, yards)), tuple(map(tuple, hands))


def _auction(read: Plain) -> dict[str, Any]:
    return {
        "passed": tuple(seat in read.passed for seat in SEATS[: len(read.players)]),
        "bid": read.bid.cogs if read.bid else -1,
        "bidder": seat_index(read.bid.seat) if read.bid else -1,
        "fresh": read.fresh or "",
    }


def _workshops(read: Plain) -> dict[str, Any]:
    seats = SEATS[: len(read.players)]
    return {
        "leagues": tuple(_league(read, seat) for seat in seats),
        "research": tuple(_trio(read, seat) for seat in seats),
        "acted": read.acted,
        "took": read.took,
    }


def _league(read: Plain, seat: str) -> League | None:
    """A League of the set by its name, or by its skills when it is given no name (10.2)."""
    given = read.leagues[seat]
    if given is None:
        return None
    known = (league for league in read.set.leagues if _same(given, league))
    return next(known, given)


def _same(given: League, league: League) -> bool:
    return given.name == league.name if given.name else given.skills == league.skills


def _trio(read: Plain, seat: str) -> Trio:
    workshop = read.research[seat]
    return (workshop.electrics, workshop.mechanics, workshop.chemistry)


def _cogs(read: Plain, card: PlainCard) -> int:
    """The cogs left on a card: a card that is made Complete, or leaves its owner, gives them back."""
    gone = card.where not in OWNED or (card.where == "complete" and cogs_agree(read, card.owner))
    return 0 if gone else card.cogs


def _card(card_id: str, given: PlainCard, cogs: int) -> Card:
    cost = (given.electrics, given.mechanics, given.chemistry)
    worth = given.reliability if given.kind in COMPONENTS else 0
    skill = given.skill if given.kind == "upgrade" else ""
    return Card(card_id, given.kind, given.name, worth, cost, skill, cogs, given.paid)


def _rockets(read: Plain, cards: dict[str, Card]) -> tuple[Rocket, ...]:
    """The rockets with the cards that still lie in them; one without its core is none any more (8.7)."""
    rockets = []
    for rocket_id, given in read.rockets.items():
        places = [(read.cards[card_id], cards[card_id]) for card_id in given.cards]
        aboard = tuple(card for place, card in places if (place.where, place.owner) == ("rocket", given.owner))
        if {card.kind for card in aboard}.issuperset(CORE):
            dice = tuple(given.dice)
            owner = seat_index(given.owner)
            rockets.append(Rocket(rocket_id, owner, aboard, given.stage, given.status, dice, given.bonus))
    return tuple(rockets)
