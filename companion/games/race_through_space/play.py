"""What a move does (RULES.md, sections 2 to 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from companion.contract.game import (
    OVER,
    SEATS,
    Draw,
    Happening,
    Move,
    Refusal,
    Step,
    Words,
    counted,
    happened,
    seat_index,
)
from companion.games.race_through_space.choices import catchers, pushable, standing
from companion.games.race_through_space.model import (
    BELT,
    CARDS,
    SHIPS,
    STAR,
    STAR_FLIGHT,
    Face,
    Fleet,
    InSpace,
    Lost,
    OnMoon,
    Ship,
    State,
    card_of,
    cards_of,
    leaders,
    score,
)

Outcome = Step[State] | Refusal
Events = tuple[Happening, ...]


def play(state: State, move: Move) -> Outcome:
    """The step that a whole move makes, or why it may not be made."""
    if state.over:
        return Refusal("The game is over; start a new one or undo.", "0.3", "Game over")
    words = move.words
    known = VERBS.get(words[0]) if words else None
    if known is None:
        return Refusal(f"“{move.line}” is no move of this game; now: {_awaited(state)}.", "0.1")
    phase, size, act = known
    if phase != state.phase:
        return Refusal(f"“{words[0]}” cannot be played now; now: {_awaited(state)}.", "0.1")
    if phase != "black-hole" and (len(words) < 2 or words[1] != state.turn):
        return Refusal(f"It is {_name(state, state.turn)}'s turn ({state.turn}).", "0.2", "Not your turn")
    if len(words) != size and (words[0], len(words)) != ("roll", 2):
        return Refusal(f"“{move.line}” has {len(words)} words, “{words[0]}” takes {size}.", "0.1")
    return act(state, move)


def _awaited(state: State) -> str:
    phases = {verb: phase for verb, (phase, _, _) in VERBS.items()}
    verbs = [verb for verb, phase in phases.items() if phase == state.phase]
    return " or ".join(verbs) + (f" by {_name(state, state.turn)}" if state.turn else "")


def _name(state: State, seat: str | None) -> str:
    return state.name(seat) if seat else "the table"


def _roll(state: State, move: Move) -> Outcome:
    seat, option = move.words[1], state.options.dice
    if len(move.words) == 2:
        return Refusal("The table's die counts here: say what it shows.", "0.4", "Enter the die")
    face = move.words[2]
    if face not in state.facts.die:
        faces = " ".join(dict.fromkeys(state.facts.die))
        return Refusal(f"The die has no “{face}”, it has: {faces}.", "0.8", "No such face")
    if option == "box" and not move.drawn:
        return Refusal("The box rolls here: leave the face out.", "0.4", "The box rolls")
    rolled = happened("rolled", f"{_name(state, seat)} rolls {face}.", seat, faces=[face])
    if face != "arrows":
        return Step(replace(state, phase="advance", roll=cast(Face, face)), (rolled,))
    armed = replace(state, phase="arrows", roll="arrows")
    if catchers(armed) or pushable(armed):
        return Step(armed, (rolled,))
    idle = happened("no-move", f"{_name(state, seat)} can use neither arrow and loses the turn.", seat)
    return _turn_over(armed, (rolled, idle))


def _advance(state: State, move: Move) -> Outcome:
    seat, ship = move.words[1], move.words[2]
    fleet = _fleet(state, seat)
    place = fleet[SHIPS.index(ship)] if ship in SHIPS else None
    if not isinstance(place, InSpace):
        open_to_move = " ".join(ship for ship, _ in standing(fleet))
        return Refusal(f"{ship} is not in space; move one of: {open_to_move}.", "2.1", "Ship not in space")
    moved, events = _fly(state, seat, ship, place.card, int(state.roll or 0))
    landed = card_of(_fleet(moved, seat)[SHIPS.index(ship)])
    if landed == state.star_card:
        return Step(replace(moved, phase="star", star=ship), events)
    return _turn_over(moved, events)


def _star(state: State, move: Move) -> Outcome:
    seat, flight, ship = move.words[1], move.words[2], state.star or ""
    if flight not in ("go", "stay"):
        return Refusal(f"“{flight}” is neither go nor stay.", "3.1", "Go or stay")
    if flight == "stay":
        stayed = happened("stayed", f"{_name(state, seat)} stays on the shooting star.", seat, ship=ship)
        return _turn_over(state, (stayed,))
    return _turn_over(*_fly(state, seat, ship, state.star_card, STAR_FLIGHT))


def _fly(state: State, seat: str, ship: str, start: int, cards: int) -> tuple[State, Events]:
    """A ship goes forward; it stops on the belt (2.2), leaves the column at its top (2.4)."""
    belt = state.belt
    goal = belt if start < belt <= start + cards else start + cards
    if goal <= CARDS:
        text = f"{_name(state, seat)}'s ship {ship[1:]} moves to card {goal}{_special(state, goal)}."
        moved = happened("moved", text, seat, ship=ship, card=goal, belt=goal == belt)
        return _put(state, seat, ship, InSpace(goal)), (moved,)
    points = max(free_numbers(state), default=0)
    text = f"{_name(state, seat)}'s ship {ship[1:]} lands on the moon for {points}."
    return _put(state, seat, ship, OnMoon(points)), (happened("landed", text, seat, ship=ship, points=points),)


def free_numbers(state: State) -> list[int | float]:
    """The moon's numbers that hold no ship yet (6.1)."""
    free = list(state.facts.moon)
    for ship in (ship for fleet in state.fleets for ship in fleet if isinstance(ship, OnMoon)):
        if ship.points in free:
            free.remove(ship.points)
    return free


def _catch_up(state: State, move: Move) -> Outcome:
    seat, ship = move.words[1], move.words[2]
    allowed = catchers(state)
    if ship not in allowed:
        instead = f"it can be: {' '.join(allowed)}" if allowed else "send back an opponent's ship instead"
        return Refusal(f"{ship} has no own ship ahead of it in space; {instead}.", "4.2", "No ship ahead")
    fleet = _fleet(state, seat)
    start = card_of(fleet[SHIPS.index(ship)]) or 0
    target = min(card for card in cards_of(fleet) if card > start)
    goal = state.belt if start < state.belt < target else target
    text = f"{_name(state, seat)}'s ship {ship[1:]} catches up to card {goal}{_special(state, goal)}."
    caught = happened("caught-up", text, seat, ship=ship, card=goal, belt=goal == state.belt)
    return _turn_over(_put(state, seat, ship, InSpace(goal)), (caught,))


def _send_back(state: State, move: Move) -> Outcome:
    seat, victim, ship = move.words[1:]
    allowed = dict(pushable(state))
    if ship not in allowed.get(victim, ()):
        open_lines = "; ".join(f"{other} {' '.join(ships)}" for other, ships in allowed.items()) or "none"
        return Refusal(f"{victim} {ship} cannot be sent back; it can be: {open_lines}.", "4.4", "Cannot push that")
    fleet = _fleet(state, victim)
    start = card_of(fleet[SHIPS.index(ship)]) or 0
    goal = max(card for card in cards_of(fleet) if card < start)
    text = f"{_name(state, seat)} sends {_name(state, victim)}'s ship {ship[1:]} back to card {goal}{_special(state, goal)}."
    pushed = happened("sent-back", text, seat, opponent=victim, ship=ship, card=goal)
    return _turn_over(_put(state, victim, ship, InSpace(goal)), (pushed,))


def _confirm(state: State, move: Move) -> Outcome:
    return Step(*strike(state))


def strike(state: State, events: Events = ()) -> tuple[State, Events]:
    """The bottom card goes under the moon with all that stands on it lost (5.1, 5.2)."""
    lost = [
        [seat, ship]
        for seat, fleet in zip(SEATS, state.fleets, strict=False)
        for ship, place in zip(SHIPS, fleet, strict=True)
        if type(place) is InSpace and place.card == 1
    ]
    swallowed = state.column[0]
    text = f"The black hole takes the bottom card{_special(state, 1)}; {counted(len(lost), 'ship')} lost."
    after = replace(
        state,
        column=(*state.column[1:], swallowed),
        fleets=tuple([cast(Fleet, tuple([_sunk(ship) for ship in fleet])) for fleet in state.fleets]),
        round=state.round + 1,
    )
    return settle(after, (*events, happened("black-hole", text, card=swallowed, lost=lost)), first=True)


def _sunk(ship: Ship) -> Ship:
    if type(ship) is not InSpace:
        return ship
    return InSpace(ship.card - 1) if ship.card > 1 else Lost()


def _special(state: State, number: int) -> str:
    """What to say behind a card's number: its name if it is one of the two that have one."""
    name = state.column[number - 1]
    return f", the {name.replace('-', ' ')}" if name in (BELT, STAR) else ""


def _fleet(state: State, seat: str) -> Fleet:
    return state.fleets[seat_index(seat)]


def _put(state: State, seat: str, ship: str, place: Ship) -> State:
    owner, moved = seat_index(seat), SHIPS.index(ship)
    fleets = state.fleets
    fleet = cast(Fleet, (*fleets[owner][:moved], place, *fleets[owner][moved + 1 :]))
    return replace(state, fleets=(*fleets[:owner], fleet, *fleets[owner + 1 :]))


def _turn_over(state: State, events: Events) -> Outcome:
    return Step(*settle(state, events))


def alive(state: State) -> list[str]:
    """The seats that have a ship in space, in order."""
    return [seat for seat, fleet in zip(SEATS, state.fleets, strict=False) if InSpace in map(type, fleet)]


def settle(state: State, events: Events = (), *, first: bool = False) -> tuple[State, Events]:
    """Passes the turn on (5.3), to the round's `first` seat or the next one; strikes or ends where that is due."""
    last = "" if first or state.turn is None else state.turn
    for seat, fleet in zip(SEATS, state.fleets, strict=False):
        if seat > last and InSpace in map(type, fleet):
            return replace(state, phase="roll", turn=seat, roll=None, star=None), events
    if not alive(state):
        return _over(state, events)
    ended = replace(state, phase="black-hole", turn=None, roll=None, star=None)
    return strike(ended, events) if state.options.upkeep == "auto" else (ended, events)


def _over(state: State, events: Events) -> tuple[State, Events]:
    winners = leaders(state.fleets)
    names = " and ".join(_name(state, seat) for seat in winners)
    best = max(score(fleet) for fleet in state.fleets)
    text = f"{names} win{'s' * (len(winners) == 1)} with {counted(best, 'point')}."
    over = happened("over", text, winners=list(winners))
    ended = replace(state, phase=OVER, turn=None, roll=None, star=None)
    return ended, (*events, over)


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The die, where the box is to roll it."""
    if words == ("roll", state.turn) and state.phase == "roll" and state.options.dice != "table":
        return (Draw(state.facts.die),)
    return ()


VERBS: dict[str, tuple[str, int, Callable[[State, Move], Outcome]]] = {
    "roll": ("roll", 3, _roll),
    "advance": ("advance", 3, _advance),
    "star": ("star", 3, _star),
    "catch-up": ("arrows", 3, _catch_up),
    "send-back": ("arrows", 4, _send_back),
    "confirm": ("black-hole", 1, _confirm),
}
"""verb: the phase it belongs to, its words in full, what it does."""
