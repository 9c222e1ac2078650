"""Sea adventures: finds, sightings and the ball lightning (RULES.md, section 6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from companion.game import Choice, Refusal, Slot, Words, happened
from companion.games.journey.cards import Log, change_hand, discarded, give_fossils, lacking, lose_fossils
from companion.games.journey.discovery import fossil_slot, found_choices, unfit_find
from companion.games.journey.model import (
    COLOURS,
    KINDS,
    Adventure,
    State,
    counted,
    from_seat,
    index,
    listed,
    name,
    put,
)

MOST_COST, MOST_POINTS = 3, 9
COSTS: Words = tuple(
    "cost=" + ",".join(cards)
    for size in range(1, MOST_COST + 1)
    for cards in combinations_with_replacement(COLOURS, size)
)
POINTS: Words = tuple(f"points={points}" for points in range(1, MOST_POINTS + 1))
SHIELDS: Words = ("cost=2same", "cost=2any")
CARDS = {
    **{f"fossil {cost}": Adventure("fossil", (*cost[5:].split(","),)) for cost in COSTS},
    **{
        f"sighting {cost} {points}": Adventure("sighting", (*cost[5:].split(","),), int(points[7:]))
        for cost in COSTS
        for points in POINTS
    },
    **{f"ball-lightning {cost}": Adventure("ball-lightning", (cost[5:],)) for cost in SHIELDS},
}
"""Every sea card that can be revealed, by the words that reveal it."""
KIND_LABELS = {"fossil": "Fossil find", "sighting": "Sighting", "ball-lightning": "Ball lightning"}


def card_line(args: Words) -> str:
    """The words of a reveal in the order in which `CARDS` has them, colours sorted."""
    pictured = [word for word in args if "=" not in word]
    values = sorted(word for word in args if "=" in word)
    return " ".join(pictured + [_sorted_cost(word) for word in values])


def _sorted_cost(word: str) -> str:
    colours = word.removeprefix("cost=").split(",")
    return "cost=" + ",".join(sorted(colours, key=COLOURS.index)) if set(colours) <= set(COLOURS) else word


@lru_cache(maxsize=16)
def reveal_choices(known: Words) -> tuple[Choice, ...]:
    """The cards of the set when it knows them, else the three kinds with what they ask for."""
    if known:
        return tuple(_one_card(line.split()) for line in dict.fromkeys(map(card_line, map(_words, known))))
    return (
        _reveal("fossil", Slot("cost", COSTS)),
        _reveal("sighting", Slot("cost", COSTS), Slot("points", POINTS)),
        _reveal("ball-lightning", Slot("cost", SHIELDS, labels=("Two of a colour", "Any two"))),
    )


def _words(line: str) -> Words:
    return tuple(line.split())


def _one_card(words: list[str]) -> Choice:
    return _reveal(words[0], *(Slot(word.partition("=")[0], (word,)) for word in words[1:]))


def _reveal(kind: str, *slots: Slot) -> Choice:
    return Choice("reveal", None, "Reveal the sea card", (Slot("kind", (kind,), labels=(KIND_LABELS[kind],)), *slots))


@lru_cache(maxsize=64)
def offer_choices(seat: str, ball: bool, price: int) -> tuple[Choice, ...]:
    pay, skip = ("Protect yourself", "Let it strike") if ball else ("Take it", "Pass it on")
    label = f"{pay}: {price} card{'s' * (price > 1)}"
    return (Choice("pay", seat, label, tap=()), Choice("skip", seat, skip, hold=(), aside=True))


def choices(state: State) -> tuple[Choice, ...]:
    card = state.adventure
    if card is None:
        return reveal_choices(state.facts.adventures)
    seat = state.asking[0]
    if card.stage == "won":
        return found_choices(state, seat, 1)
    if card.stage == "struck":
        return (Choice("lose", seat, "Lose", (fossil_slot(one_of_each(state, seat), 1),)),)
    return offer_choices(seat, card.kind == "ball-lightning", card.price)


def one_of_each(state: State, seat: str) -> Words:
    """The kinds of fossil that a seat has."""
    return tuple(kind for kind, count in zip(KINDS, state.fossils[index(seat)], strict=True) if count)


def reveal(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The top sea card is turned up."""
    if state.adventure:
        return Refusal("A sea card is open already.", "6.1", "Card is open")
    line = card_line(args)
    known = [card_line(_words(card)) for card in state.facts.adventures]
    card = CARDS.get(line)
    if card is None or (known and line not in known):
        instead = "; ".join(known) or "fossil cost=…, sighting cost=… points=…, ball-lightning cost=2same or 2any"
        return Refusal(f"“{' '.join(args)}” is no sea card; there are {instead}.", "6.2", "No such sea card")
    log.append(happened("adventure", f"The sea brings: {describe(card)}.", card=line))
    return replace(
        state,
        adventure=card,
        asking=from_seat(state, state.active),
        decks=replace(state.decks, adventure=state.decks.adventure - 1),
        discards=replace(state.discards, adventure=state.discards.adventure + 1),
    )


def describe(card: Adventure) -> str:
    """A sea card in words."""
    cost = {"2same": "two cards of a colour", "2any": "any two cards"}.get(card.cost[0], " and ".join(card.cost))
    reward = f" of {card.points} points" if card.points else ""
    return f"{KIND_LABELS[card.kind].lower()}{reward} for {cost}"


def pay(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The explorer cards asked for are discarded."""
    card = state.adventure
    if card is None or card.stage != "offered" or args:
        return Refusal("Nothing is to be paid now.", "6.2", "Nothing to pay")
    after = discarded(change_hand(state, seat, explorer=-card.price), explorer=card.price)
    log.append(happened("paid", f"{name(state, seat)} pays {card.price} for the {describe(card)}.", seat))
    if card.kind == "ball-lightning":
        return replace(after, asking=state.asking[1:])
    if card.kind == "fossil":
        return replace(after, adventure=replace(card, stage="won"))
    place = index(seat)
    return done(
        replace(
            after,
            sightings=put(state.sightings, place, (*state.sightings[place], card.points)),
            discards=replace(after.discards, adventure=after.discards.adventure - 1),
        )
    )


def skip(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    card = state.adventure
    if card is None or card.stage != "offered" or args:
        return Refusal("Nothing can be skipped now.", "6.2", "Nothing to skip")
    return struck(state, seat, log) if card.kind == "ball-lightning" else passed_on(state, seat, log)


def passed_on(state: State, seat: str, log: Log) -> State:
    """The next seat has the chance."""
    log.append(happened("skipped", f"{name(state, seat)} does not pay.", seat))
    return replace(state, asking=state.asking[1:])


def struck(state: State, seat: str, log: Log) -> State:
    """The ball lightning stops here (6.5)."""
    log.append(happened("struck", f"The ball lightning strikes {name(state, seat)}.", seat))
    if not any(state.fossils[index(seat)]):
        return done(state)
    card = state.adventure
    return replace(state, asking=(seat,), adventure=replace(card, stage="struck") if card else None)


def found(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The fossil that was won."""
    if state.adventure is None or state.adventure.stage != "won":
        return Refusal("No fossil card is to be named now.", "6.3", "Nothing to name")
    if refused := unfit_find(state, args, 1):
        return refused
    log.append(happened("found", f"{name(state, seat)} finds {args[0]}.", seat, fossils=list(args)))
    return done(give_fossils(state, seat, counted(args), 1))


def lose(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The fossil that the ball lightning takes."""
    if state.adventure is None or state.adventure.stage != "struck":
        return Refusal("Nobody loses a fossil now.", "6.5", "Nothing is lost")
    held = state.fossils[index(seat)]
    if len(args) != 1 or args[0] not in KINDS or lacking(held, args):
        have = " ".join(listed(held))
        return Refusal(f"Lose one fossil of {have}, not “{' '.join(args)}”.", "6.5", "Lose one you have")
    log.append(happened("lost", f"{name(state, seat)} loses {args[0]}.", seat, fossils=list(args)))
    return done(lose_fossils(state, seat, counted(args)))


def done(state: State) -> State:
    """The sea card is dealt with."""
    return replace(state, phase="refill", adventure=None, asking=())


def onward(state: State, log: Log) -> State:
    """Asks only seats that can answer."""
    card = state.adventure
    if card is None:
        return state if state.decks.adventure else done(state)
    if not state.asking:
        text = "Everybody is protected from the ball lightning" if card.kind == "ball-lightning" else "Nobody pays"
        log.append(happened("adventure-over", f"{text}; the sea card goes back to the box."))
        return done(state)
    seat = state.asking[0]
    if card.kind == "fossil" and not state.decks.fossil:
        log.append(happened("adventure-over", "No fossil card is left; the sea card goes back to the box."))
        return done(state)
    if card.stage == "struck":
        return state if any(state.fossils[index(seat)]) else done(state)
    if card.stage == "won" or state.hands[index(seat)].explorer >= card.price:
        return state
    return struck(state, seat, log) if card.kind == "ball-lightning" else passed_on(state, seat, log)
