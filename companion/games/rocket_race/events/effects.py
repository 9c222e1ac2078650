"""What an event's text does to the table, entered effect by effect (RULES.md, 8.3 to 8.9)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.contract.game import SEATS, Refusal, Text, Words, happened, put
from companion.games.rocket_race.development import sort_events
from companion.games.rocket_race.events.reach import discard, reach, reached, take, unreached
from companion.games.rocket_race.launch.rolls import changed
from companion.games.rocket_race.model import MOST_BONUS, Card, Outcome, Rocket, State, spoken

BONUSES: Words = tuple(f"{amount:+d}" for amount in (*range(1, 7), *range(-1, -7, -1)))
Effect = Callable[[State, Words], "Outcome | Refusal"]


def boostable(state: State) -> tuple[Rocket, ...]:
    return tuple(rocket for rocket in state.rockets if rocket.status in ("due", "flying"))


def bonuses(rocket: Rocket) -> Words:
    """What may still be added to a rocket, or taken off it (8.3)."""
    return tuple(amount for amount in BONUSES if abs(rocket.bonus + int(amount)) <= MOST_BONUS)


def rerollable(state: State) -> tuple[Rocket, ...]:
    return tuple(rocket for rocket in state.rockets if rocket.status == "due" and rocket.dice)


def spare_cogs(state: State) -> tuple[int, ...]:
    """How many cogs each seat could lay on a card; those of a bid that stands are none of them (8.5)."""
    bidder = state.bidder
    return state.pools if bidder < 0 else put(state.pools, bidder, state.pool(bidder) - state.bid)


def amounts(cogs: int, spare: int) -> Words:
    """How many cogs may come onto a card (+) or off it (-)."""
    return tuple(f"{amount:+d}" for amount in (*range(-1, -cogs - 1, -1), *range(1, spare + 1)))


def _bonus(state: State, words: Words) -> Outcome | Refusal:
    allowed = {rocket.id: rocket for rocket in boostable(state)}
    rocket = allowed.get(words[0]) if len(words) == 2 else None
    if rocket is None or words[1] not in BONUSES:
        text = Text("a-bonus-is-6-to", allowed=spoken(tuple(allowed)))
        return Refusal(text, "8.3")
    if words[1] not in bonuses(rocket):
        text = Text(
            "has-already-at-most-allowed",
            rocket=rocket.id,
            bonus=f"{rocket.bonus:+d}",
            MOST_BONUS=MOST_BONUS,
            allowed=spoken(bonuses(rocket)),
        )
        return Refusal(text, "8.3")
    text = Text("rolls-with-reliability", rocket=rocket.id, words=words[1])
    told = happened("effect", text, rocket=rocket.id, event=state.event)
    return changed(state, replace(rocket, bonus=rocket.bonus + int(words[1]))), (told,)


def _reroll(state: State, words: Words) -> Outcome | Refusal:
    allowed = rerollable(state)
    rocket = next((rocket for rocket in allowed if words == (rocket.id,)), None)
    if rocket is None:
        rolled = spoken(tuple(rocket.id for rocket in allowed))
        return Refusal(Text("only-a-roll-that-lies", rolled=rolled), "8.4")
    told = happened("effect", Text("rolls-again", rocket=rocket.id), rocket=rocket.id, event=state.event)
    return changed(state, replace(rocket, dice=())), (told,)


def _cogs(state: State, words: Words) -> Outcome | Refusal:
    if state.advanced:
        return Refusal(Text("no-cogs-lie-on-cards"), "8.5")
    found = reached(state, words[0]) if len(words) == 2 else None
    if found is None or found[1] not in state.yards[found[0]]:
        return unreached(state, "8.5")
    seat, card = found
    allowed = amounts(card.cogs, spare_cogs(state)[seat])
    if words[1] not in allowed:
        text = Text(
            "onto-can-come-cogs-lie", title=card.title, allowed=spoken(allowed), cogs=card.cogs, pool=state.pool(seat)
        )
        return Refusal(text, "8.5")
    told = happened(
        "effect", Text("cogs-on", words=words[1], title=card.title), SEATS[seat], card=card.id, event=state.event
    )
    return _with_cogs(state, seat, card, card.cogs + int(words[1])), (told,)


def _complete(state: State, words: Words) -> Outcome | Refusal:
    found = reached(state, words[0]) if len(words) == 1 else None
    if found is None or not found[1].cogs:
        growing = [card.id for own in reach(state).values() for card in own if card.cogs]
        return Refusal(Text("only-a-card-in-development", allowed=spoken(tuple(growing))), "8.6")
    seat, card = found
    told = happened("effect", Text("is-complete", title=card.title), SEATS[seat], card=card.id, event=state.event)
    return _with_cogs(state, seat, card, 0), (told,)


def _with_cogs(state: State, seat: int, card: Card, cogs: int) -> State:
    """The card with so many cogs on it, from its owner's pool."""
    new = replace(card, cogs=cogs, paid=max(card.paid, cogs))
    yard = tuple(new if mine.id == card.id else mine for mine in state.yards[seat])
    yard, hand = sort_events(yard, state.hands[seat])
    return replace(state, yards=put(state.yards, seat, yard), hands=put(state.hands, seat, hand))


EFFECTS: dict[str, Effect] = {
    "bonus": _bonus,
    "reroll": _reroll,
    "cogs": _cogs,
    "discard": discard,
    "complete": _complete,
    "take": take,
}
