"""A number moves a ship, the shooting star may carry it on (RULES.md, sections 2 and 3)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import (
    SEATS,
    Choice,
    Happening,
    Move,
    Refusal,
    Seat,
    Slot,
    Step,
    Text,
    Words,
    happened,
    spaced,
)
from companion.games.race_through_space.black_hole import turn_over
from companion.games.race_through_space.facts import CARDS
from companion.games.race_through_space.model import InSpace, OnMoon, State, number_of, special, standing
from companion.games.race_through_space.moon import free_numbers

STAR_FLIGHT = 3
FLIGHT = Slot("flight", ("go", "stay"), labels=(Text("fly-on", cards=STAR_FLIGHT), Text("stay")))
FLIGHTS = {seat: (Choice("star", seat, Text("shooting-star"), (FLIGHT,)),) for seat in SEATS}


def advances(state: State) -> tuple[Choice, ...]:
    return advances_of(state.turn or "", standing(state.fleet(state.turn)))


@lru_cache(maxsize=8192)
def advances_of(seat: str, ships: tuple[tuple[str, int], ...]) -> tuple[Choice, ...]:
    """Asked for in most turns; three ships on ten cards, or not in space, make 1,331 answers a seat."""
    words = tuple(ship for ship, _ in ships)
    labels = tuple(Text("ship-on-card", ship=number_of(ship), card=card) for ship, card in ships)
    return (Choice("advance", seat, Text("move-a-ship"), (Slot("ship", words, labels=labels),)),)


def advance_refused(state: State, move: Move) -> Refusal | None:
    _, seat, ship = move.words
    if state.card(seat, ship):
        return None
    open_to_move = spaced(*(number_of(ship) for ship, _ in standing(state.fleet(seat))))
    return Refusal(Text("not-in-space", ship=number_of(ship), ships=open_to_move), "2.1")


def advance(state: State, words: Words) -> Step[State]:
    _, seat, ship = words
    after, told = fly(state, seat, ship, int(state.roll or 0))
    if told.get("card") == state.star_card:
        return Step(replace(after, phase="star", star=ship), (told,))
    return turn_over(after, (told,))


def flights(state: State) -> tuple[Choice, ...]:
    return FLIGHTS[state.turn or ""]


def flight_refused(state: State, move: Move) -> Refusal | None:
    flight = move.words[2]
    return None if flight in FLIGHT.options else Refusal(Text("go-or-stay", flight=flight), "3.1")


def take_flight(state: State, words: Words) -> Step[State]:
    _, seat, flight = words
    ship = state.star or ""
    if flight == "stay":
        stayed = happened("stayed", Text("stayed", seat=Seat(seat)), seat, ship=ship)
        return turn_over(state, (stayed,))
    after, told = fly(state, seat, ship, STAR_FLIGHT)
    return turn_over(after, (told,))


@lru_cache(maxsize=2048)
def moved(seat: str, ship: str, card: int, name: str) -> Text:
    """Told in most turns; twelve ships, ten places and ten cards make 1,200."""
    return Text("moved", seat=Seat(seat), ship=ship, card=card, special=special(name))


def fly(state: State, seat: str, ship: str, cards: int) -> tuple[State, Happening]:
    """A ship goes forward; it stops on the belt (2.2), leaves the column at its top (2.4)."""
    start, belt = state.card(seat, ship) or 0, state.belt
    goal = belt if start < belt <= start + cards else start + cards
    number = number_of(ship)
    if goal <= CARDS:
        told = happened(
            "moved", moved(seat, number, goal, state.column[goal - 1]), seat, ship=ship, card=goal, belt=goal == belt
        )
        return state.moved(seat, ship, InSpace(goal)), told
    points = max(free_numbers(state), default=0)
    text = Text("landed", seat=Seat(seat), ship=number, points=points)
    told = happened("landed", text, seat, ship=ship, points=points)
    return state.moved(seat, ship, OnMoon(points)), told
