"""What breaks in a rocket that failed (RULES.md, section 7)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Draw, Move, Refusal, Words, happened, put
from companion.contract.text import Seat, Text
from companion.games.rocket_race.launch.rolls import leave
from companion.games.rocket_race.model import (
    Deed,
    Outcome,
    Part,
    Rocket,
    State,
    card_slot,
    rocket_slot,
    spoken,
    without,
)


def failed(state: State) -> tuple[Rocket, ...]:
    return tuple(rocket for rocket in state.rockets if rocket.status == "failed")


def picker(state: State, rocket: Rocket) -> str:
    """Who picks the failed component: the player to the owner's left (7.1)."""
    return SEATS[(rocket.owner + 1) % len(state.players)]


def _breaks(state: State) -> tuple[Choice, ...]:
    offered: list[Choice] = []
    for rocket in failed(state):
        seat, which = picker(state, rocket), rocket_slot((rocket.id,))
        offered.append(Choice("fail", seat, Text("a-component-breaks"), (which, card_slot(rocket.cards))))
        offered.append(Choice("fail", seat, Text("the-box-picks"), (which,), tap=(rocket.id,)))
    return tuple(offered)


def _settle(state: State) -> Outcome:
    rockets = failed(state)
    if not rockets:
        return leave(state), ()
    turn = picker(state, rockets[0])
    return state if state.turn == turn else replace(state, turn=turn), ()


def _box_picks(state: State, words: Words) -> tuple[Draw, ...]:
    """The component that the box picks blind."""
    for rocket in failed(state):
        if words[1:] == (picker(state, rocket), rocket.id):
            return (Draw(tuple(card.id for card in rocket.cards)),)
    return ()


def _fail(state: State, move: Move) -> Outcome | Refusal:
    words, rockets = move.words, failed(state)
    rocket = next((rocket for rocket in rockets if words[1:3] == (picker(state, rocket), rocket.id)), None)
    if rocket is None:
        allowed = spoken(tuple(f"{picker(state, rocket)} {rocket.id}" for rocket in rockets))
        return Refusal(Text("the-left-neighbour-picks-a", allowed=allowed), "7.1")
    broken = next((card for card in rocket.cards if words[3:] == (card.id,)), None)
    if broken is None:
        parts = spoken(tuple(card.id for card in rocket.cards))
        return Refusal(Text("one-component-of-fails", rocket=rocket.id, parts=parts), "7.1")
    text = Text("of-broke-and-is-discarded", title=broken.title, rocket=rocket.id, seat=Seat(SEATS[rocket.owner]))
    kept = without(rocket.cards, broken.id)
    after = replace(
        state,
        rockets=tuple(other for other in state.rockets if other.id != rocket.id),
        yards=put(state.yards, rocket.owner, (*state.yards[rocket.owner], *kept)),
        discards=(*state.discards, broken),
    )
    return after, (happened("failed", text, words[1], rocket=rocket.id, card=broken.id),)


FAILURE = Part((Deed("fail", _breaks, _fail, draws=_box_picks),), _settle)
