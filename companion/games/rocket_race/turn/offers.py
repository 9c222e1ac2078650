"""What stands open in a turn of the advanced game (RULES.md, section 11)."""

from __future__ import annotations

from functools import lru_cache

from companion.contract.game import SEATS, Choice, Slot, Words
from companion.games.rocket_race.facts import DISCIPLINES, POINTS
from companion.games.rocket_race.launch import rolls
from companion.games.rocket_race.launch.rockets import launch_choice, ready_choice, whole
from companion.games.rocket_race.launch.rolls import FACES, due
from companion.games.rocket_race.model import Pile, State, card_slot


def choices(state: State) -> tuple[Choice, ...]:
    """Launch, research or event; then purchases or a discard; then the end (11.1)."""
    seat, place = SEATS[state.active], state.active
    if state.acted == "breakthrough":
        return _die(seat, state.options.dice)
    yard = state.yards[place]
    if launching(state):
        return (*((launch_choice(seat, yard),) if whole(yard) else rolls.choices(state)), ready_choice(seat))
    first: tuple[Choice, ...] = ()
    if not state.acted:
        first = (_research(seat, roomy(state)),)
        first += (launch_choice(seat, yard),) if whole(yard) else ()
    return first + _row_choices(state, seat)


@lru_cache(maxsize=8)
def _die(seat: str, dice: str) -> tuple[Choice, ...]:
    slots = () if dice == "box" else (Slot("face", FACES, min=int(dice == "table")),)
    return (Choice("roll", seat, "Breakthrough die", slots, tap=None if dice == "table" else ()),)


@lru_cache(maxsize=64)
def _research(seat: str, disciplines: Words) -> Choice:
    labels = tuple(map(str.capitalize, disciplines))
    return Choice("research", seat, "Research", (Slot("discipline", disciplines, labels=labels),))


def _row_choices(state: State, seat: str) -> tuple[Choice, ...]:
    if state.acted == "discard":
        return (_end(seat),)
    offered: list[Choice] = []
    events = () if state.acted else tuple([card for card in state.row if card.kind == "event"])
    payable = affordable(state)
    if events:
        offered.append(Choice("take", seat, "Take an event", (card_slot(events),)))
    if payable:
        priced = Slot("card", tuple([card.id for card in payable]), labels=tuple([card.priced for card in payable]))
        offered.append(Choice("buy", seat, "Buy a card", (priced,)))
    if not state.took and state.row:
        offered.append(Choice("discard", seat, "Discard a card", (card_slot(state.row),)))
    return (*offered, _end(seat))


@lru_cache(maxsize=8)
def _end(seat: str) -> Choice:
    return Choice("end", seat, "End the turn", hold=(), aside=True)


def roomy(state: State) -> Words:
    """The disciplines that the free point may go to (11.4)."""
    points = state.research[state.active]
    room = tuple(word for word, at in zip(DISCIPLINES, points, strict=True) if at < POINTS)
    return room or DISCIPLINES


def affordable(state: State) -> Pile:
    """What of the row the active player can pay for (11.6)."""
    electrics, mechanics, chemistry = state.research[state.active]
    return tuple(
        card
        for card in state.row
        if card.kind != "event"
        and card.cost[0] <= electrics
        and card.cost[1] <= mechanics
        and card.cost[2] <= chemistry
    )


def launching(state: State) -> bool:
    """Whether rockets are being declared that have not rolled yet."""
    return state.acted == "launch" and bool(due(state))


def all_declared(state: State) -> bool:
    """Whether no further rocket can be declared: then a roll says “ready” too."""
    return launching(state) and not whole(state.yards[state.active])
