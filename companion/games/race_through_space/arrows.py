"""Arrows: catching up with an own ship, sending an opponent's back (RULES.md, section 4)."""

from __future__ import annotations

from functools import lru_cache

from companion.contract.game import SEATS, Choice, Move, Refusal, Slot, Step, Words, happened
from companion.games.race_through_space.black_hole import turn_over
from companion.games.race_through_space.model import InSpace, State, cards_of, standing


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
    return Slot("ship", ships, labels=tuple(f"Ship {ship[1:]}" for ship in ships))


def catch_ups(state: State) -> tuple[Choice, ...]:
    ships = catchers(state)
    return (catch_up_choice(state.turn or "", ships),) if ships else ()


@lru_cache(maxsize=64)
def catch_up_choice(seat: str, ships: Words) -> Choice:
    """Six sets of ships a seat."""
    return Choice("catch-up", seat, "Catch up", (ship_slot(ships),))


def catch_up_refused(state: State, move: Move) -> Refusal | None:
    ship, allowed = move.words[2], catchers(state)
    if ship in allowed:
        return None
    instead = f"it can be: {' '.join(allowed)}" if allowed else "send back an opponent's ship instead"
    return Refusal(f"{ship} has no own ship ahead of it in space; {instead}.", "4.2", "No ship ahead")


def catch_up(state: State, words: Words) -> Step[State]:
    _, seat, ship = words
    start = state.card(seat, ship) or 0
    target = min(card for card in cards_of(state.fleet(seat)) if card > start)
    goal = state.belt if start < state.belt < target else target
    text = f"{state.name(seat)}'s ship {ship[1:]} catches up to card {goal}{state.special(goal)}."
    caught = happened("caught-up", text, seat, ship=ship, card=goal, belt=goal == state.belt)
    return turn_over(state.moved(seat, ship, InSpace(goal)), (caught,))


def send_backs(state: State) -> tuple[Choice, ...]:
    turn = state.turn or ""
    return tuple([send_back_choice(turn, seat, state.name(seat), ships) for seat, ships in pushable(state).items()])


@lru_cache(maxsize=512)
def send_back_choice(seat: str, victim: str, name: str, ships: Words) -> Choice:
    """Six sets of ships for each two seats of a table."""
    return Choice("send-back", seat, f"Send back {name[:12]}", (Slot("opponent", (victim,)), ship_slot(ships)))


def send_back_refused(state: State, move: Move) -> Refusal | None:
    _, _, victim, ship = move.words
    allowed = pushable(state)
    if ship in allowed.get(victim, ()):
        return None
    open_lines = "; ".join(f"{other} {' '.join(ships)}" for other, ships in allowed.items()) or "none"
    return Refusal(f"{victim} {ship} cannot be sent back; it can be: {open_lines}.", "4.4", "Cannot push that")


def send_back(state: State, words: Words) -> Step[State]:
    _, seat, victim, ship = words
    start = state.card(victim, ship) or 0
    goal = max(card for card in cards_of(state.fleet(victim)) if card < start)
    text = f"{state.name(seat)} sends {state.name(victim)}'s ship {ship[1:]} back to card {goal}{state.special(goal)}."
    pushed = happened("sent-back", text, seat, opponent=victim, ship=ship, card=goal)
    return turn_over(state.moved(victim, ship, InSpace(goal)), (pushed,))
