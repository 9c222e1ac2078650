"""Sea adventures: finds, sightings and the ball lightning (RULES.md, section 6)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Draw, Refusal, Words, counted, happened, put, seat_index
from companion.games.journey.cards import Log, change_hand, discarded, give_fossils, lacking, lose_fossils
from companion.games.journey.discovery import fossil_slot, found_choices, unfit_find
from companion.games.journey.model import ENDING, State
from companion.games.journey.pieces import KINDS, collected, listed, said
from companion.games.journey.sea_cards import (
    CARDS,
    all_known,
    card_line,
    card_lines,
    describe,
    left_face_down,
    reveal_choices,
)


@lru_cache(maxsize=64)
def offer_choices(seat: str, ball: bool, price: int) -> tuple[Choice, ...]:
    pay, skip = ("Protect", "Let it strike") if ball else ("Take it", "Pass it on")
    label = f"{pay}: {counted(price, 'card')}"
    return (Choice("pay", seat, label, tap=()), Choice("skip", seat, skip, hold=(), aside=True))


def choices(state: State) -> tuple[Choice, ...]:
    card = state.adventure
    if card is None:
        return reveal_choices(state.facts.adventures, face_down(state), box_draws(state))
    seat = state.asking[0]
    if card.stage == "won":
        return found_choices(state, seat, 1)
    if card.stage == "struck":
        return (Choice("lose", seat, "Lose", (fossil_slot(one_of_each(state, seat), 1),)),)
    return offer_choices(seat, card.kind == "ball-lightning", card.price)


def face_down(state: State) -> Words:
    """The sea cards still to come, each once, () when the box does not know them."""
    return left_face_down(state.facts.adventures, state.revealed, state.decks.adventure)


def box_draws(state: State) -> bool:
    """Whether the box may draw the sea card: it knows the deck, and the table does not keep chance to itself."""
    return bool(face_down(state)) and state.options.dice != "table"


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The sea card that a bare `reveal` leaves to the box (6.1)."""
    waits = state.phase == "adventure" and state.adventure is None
    return (Draw(face_down(state)),) if waits and words == ("reveal",) and box_draws(state) else ()


def one_of_each(state: State, seat: str) -> Words:
    """The kinds of fossil that a seat has."""
    return tuple(kind for kind, count in zip(KINDS, state.fossils[seat_index(seat)], strict=True) if count)


def reveal(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The top sea card is turned up."""
    if state.adventure:
        return Refusal("A sea card is open already.", "6.1", "Card is open")
    line = card_line(args)
    known = card_lines(state.facts.adventures) if all_known(state.facts.adventures) else ()
    left = tuple(dict.fromkeys(face_down(state))) or known
    card = CARDS.get(line)
    if card is None or (left and line not in left):
        instead = "; ".join(left) or "fossil cost=…, sighting cost=… points=…, ball-lightning cost=2same or 2any"
        given = said(args) or "nothing"
        return Refusal(f"“{given}” is no sea card that can come up; there are {instead}.", "6.2", "No such sea card")
    log.append(happened("adventure", f"The sea brings: {describe(card)}.", card=line))
    return replace(
        state,
        adventure=card,
        revealed=(*state.revealed, line),
        asking=state.clockwise(state.active),
        decks=replace(state.decks, adventure=state.decks.adventure - 1),
        discards=replace(state.discards, adventure=state.discards.adventure + 1),
    )


def pay(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The explorer cards asked for are discarded."""
    card = state.adventure
    if card is None or card.stage != "offered" or args:
        return Refusal("Nothing is to be paid now.", "6.2", "Nothing to pay")
    after = discarded(change_hand(state, seat, explorer=-card.price), explorer=card.price)
    log.append(happened("paid", f"{state.name(seat)} pays {card.price} for the {describe(card)}.", seat))
    if card.kind == "ball-lightning":
        return replace(after, asking=state.asking[1:])
    if card.kind == "fossil":
        return replace(after, adventure=replace(card, stage="won"))
    place = seat_index(seat)
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
    log.append(happened("skipped", f"{state.name(seat)} does not pay.", seat))
    return replace(state, asking=state.asking[1:])


def struck(state: State, seat: str, log: Log) -> State:
    """The ball lightning stops here (6.5)."""
    log.append(happened("struck", f"The ball lightning strikes {state.name(seat)}.", seat))
    if not any(state.fossils[seat_index(seat)]):
        return done(state)
    card = state.adventure
    return replace(state, asking=(seat,), adventure=replace(card, stage="struck") if card else None)


def found(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The fossil that was won."""
    if state.adventure is None or state.adventure.stage != "won":
        return Refusal("No fossil card is to be named now.", "6.3", "Nothing to name")
    if refused := unfit_find(state, args, 1):
        return refused
    log.append(happened("found", f"{state.name(seat)} finds {args[0]}.", seat, fossils=list(args)))
    return done(give_fossils(state, seat, collected(args), 1))


def lose(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The fossil that the ball lightning takes."""
    if state.adventure is None or state.adventure.stage != "struck":
        return Refusal("Nobody loses a fossil now.", "6.5", "Nothing is lost")
    held = state.fossils[seat_index(seat)]
    if len(args) != 1 or args[0] not in KINDS or lacking(held, args):
        have = " ".join(listed(held))
        return Refusal(f"Lose one fossil of {have}, not “{said(args)}”.", "6.5", "Lose one you have")
    log.append(happened("lost", f"{state.name(seat)} loses {args[0]}.", seat, fossils=list(args)))
    return done(lose_fossils(state, seat, collected(args)))


def done(state: State) -> State:
    """The sea card is dealt with."""
    return replace(state, phase=ENDING, adventure=None, asking=())


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
        return state if any(state.fossils[seat_index(seat)]) else done(state)
    if card.stage == "won" or state.hands[seat_index(seat)].explorer >= card.price:
        return state
    return struck(state, seat, log) if card.kind == "ball-lightning" else passed_on(state, seat, log)
