"""What breaks in a rocket that failed (RULES.md, section 7)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Draw, Happening, Refusal, Slot, Words, happened, put
from companion.games.rocket_race.launch.rolls import leave
from companion.games.rocket_race.model import Rocket, State, card_slot, spoken


def failed(state: State) -> tuple[Rocket, ...]:
    return tuple(rocket for rocket in state.rockets if rocket.status == "failed")


def picker(state: State, rocket: Rocket) -> int:
    """Who picks the failed component: the player to the owner's left (7.1)."""
    return (rocket.owner + 1) % len(state.players)


def choices(state: State) -> tuple[Choice, ...]:
    offered: list[Choice] = []
    for rocket in failed(state):
        seat = SEATS[picker(state, rocket)]
        which = Slot("rocket", (rocket.id,), labels=(f"Rocket {rocket.id[1:]}",))
        offered.append(Choice("fail", seat, "A component breaks", (which, card_slot(rocket.cards))))
        offered.append(Choice("fail", seat, "The box picks", (which,), tap=(rocket.id,)))
    return tuple(offered)


def settle(state: State, log: list[Happening]) -> State:
    rockets = failed(state)
    if not rockets:
        return leave(state)
    turn = SEATS[picker(state, rockets[0])]
    return state if state.turn == turn else replace(state, turn=turn)


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The component that the box picks blind."""
    for rocket in failed(state):
        if words[1:] == (SEATS[picker(state, rocket)], rocket.id):
            return (Draw(tuple(card.id for card in rocket.cards)),)
    return ()


def fail(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    rockets = {rocket.id: rocket for rocket in failed(state)}
    rocket = rockets.get(words[2]) if len(words) > 2 else None
    if rocket is None or SEATS[picker(state, rocket)] != words[1]:
        allowed = spoken(tuple(f"{SEATS[picker(state, rocket)]} {rocket.id}" for rocket in rockets.values()))
        return Refusal(f"The left neighbour picks a component of a failed rocket: {allowed}.", "7.1", "Not your pick")
    broken = next((card for card in rocket.cards if words[3:] == (card.id,)), None)
    if broken is None:
        parts = spoken(tuple(card.id for card in rocket.cards))
        return Refusal(f"One component of {rocket.id} fails: {parts}.", "7.1", "Not in that rocket")
    text = f"{broken.title} of {rocket.id} broke and is discarded; the rest is {state.players[rocket.owner]}'s again."
    log.append(happened("failed", text, words[1], rocket=rocket.id, card=broken.id))
    kept = tuple(card for card in rocket.cards if card is not broken)
    return replace(
        state,
        rockets=tuple(other for other in state.rockets if other.id != rocket.id),
        yards=put(state.yards, rocket.owner, (*state.yards[rocket.owner], *kept)),
        discards=(*state.discards, broken),
    )
