"""Arrows: catching up with an own ship, sending an opponent's back (RULES.md, section 4)."""

from __future__ import annotations

from functools import lru_cache

from companion.contract.game import (
    SEATS,
    Choice,
    Move,
    Refusal,
    Seat,
    Slot,
    Step,
    Text,
    Words,
    happened,
    listed,
    spaced,
)
from companion.games.race_through_space.black_hole import turn_over
from companion.games.race_through_space.model import InSpace, State, cards_of, number_of, standing


def catchers(state: State) -> Words:
    """The roller's ships that have an own ship ahead of them (4.2)."""
    flying = standing(state.fleet(state.turn))
    front = max([card for _, card in flying], default=0)
    return tuple([ship for ship, card in flying if card < front])


def pushable(state: State) -> dict[str, Words]:
    """Each opponent with the ships that have one of their own behind them (4.4)."""
    found = {}
    for seat, fleet in zip(SEATS, state.fleets, strict=False):
        flying = standing(fleet) if seat != state.turn else ()
        rear = min([card for _, card in flying], default=0)
        if ships := tuple([ship for ship, card in flying if card > rear]):
            found[seat] = ships
    return found


def ship_slot(ships: Words) -> Slot:
    return Slot("ship", ships, labels=tuple(Text("ship", ship=number_of(ship)) for ship in ships))


def catch_ups(state: State) -> tuple[Choice, ...]:
    ships = catchers(state)
    return (catch_up_choice(state.turn or "", ships),) if ships else ()


@lru_cache(maxsize=64)
def catch_up_choice(seat: str, ships: Words) -> Choice:
    """Six sets of ships a seat."""
    return Choice("catch-up", seat, Text("catch-up"), (ship_slot(ships),))


def catch_up_refused(state: State, move: Move) -> Refusal | None:
    ship, allowed = move.words[2], catchers(state)
    if ship in allowed:
        return None
    number = number_of(ship)
    if not allowed:
        return Refusal(Text("nobody-catches-up", ship=number), "4.2")
    return Refusal(Text("no-ship-ahead", ship=number, ships=spaced(*map(number_of, allowed))), "4.2")


def catch_up(state: State, words: Words) -> Step[State]:
    _, seat, ship = words
    start = state.card(seat, ship) or 0
    target = min(card for card in cards_of(state.fleet(seat)) if card > start)
    goal = state.belt if start < state.belt < target else target
    text = Text("caught-up", seat=Seat(seat), ship=number_of(ship), card=goal, special=state.special(goal))
    caught = happened("caught-up", text, seat, ship=ship, card=goal, belt=goal == state.belt)
    return turn_over(state.moved(seat, ship, InSpace(goal)), (caught,))


def send_backs(state: State) -> tuple[Choice, ...]:
    turn = state.turn or ""
    return tuple([send_back_choice(turn, seat, ships) for seat, ships in pushable(state).items()])


@lru_cache(maxsize=512)
def send_back_choice(seat: str, victim: str, ships: Words) -> Choice:
    """Six sets of ships for each two seats of a table."""
    return Choice(
        "send-back", seat, Text("send-back", seat=Seat(victim)), (Slot("opponent", (victim,)), ship_slot(ships))
    )


def send_back_refused(state: State, move: Move) -> Refusal | None:
    _, _, victim, ship = move.words
    allowed = pushable(state)
    if ship in allowed.get(victim, ()):
        return None
    number, whose = number_of(ship), state.called(victim)
    if not allowed:
        return Refusal(Text("nobody-to-send-back", ship=number, victim=whose), "4.4")
    fleets = [Text("fleet-ships", seat=Seat(other), ships=spaced(*map(number_of, allowed[other]))) for other in allowed]
    return Refusal(Text("cannot-send-back", ship=number, victim=whose, ships=listed(*fleets)), "4.4")


def send_back(state: State, words: Words) -> Step[State]:
    _, seat, victim, ship = words
    start = state.card(victim, ship) or 0
    goal = max(card for card in cards_of(state.fleet(victim)) if card < start)
    special = state.special(goal)
    whose = Seat(victim)
    text = Text("sent-back", seat=Seat(seat), victim=whose, ship=number_of(ship), card=goal, special=special)
    pushed = happened("sent-back", text, seat, opponent=victim, ship=ship, card=goal)
    return turn_over(state.moved(victim, ship, InSpace(goal)), (pushed,))
