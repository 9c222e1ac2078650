"""Sea adventures: finds, sightings and the ball lightning (RULES.md, section 6)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Draw, Refusal, Seat, Text, Words, happened, listed, put, seat_index
from companion.games.journey.model import ENDING, Outcome, State
from companion.games.journey.pieces import KINDS, cards_in, collected
from companion.games.journey.sea.cards import (
    CARDS,
    all_known,
    card_line,
    card_lines,
    describe,
    left_face_down,
    reveal_choices,
)
from companion.games.journey.turn.cards import change_hand, discarded, give_fossils, lacking, lose_fossils
from companion.games.journey.walking.discovery import fossil_slot, fossils_drawn, found_choices, unfit_find
from companion.games.journey.words import called, given, there


@lru_cache(maxsize=64)
def offer_choices(seat: str, ball: bool, price: int) -> tuple[Choice, ...]:
    pay = Text("protect" if ball else "take-it", cards=price)
    skip = Text("let-it-strike" if ball else "pass-it-on")
    return (Choice("pay", seat, pay, tap=()), Choice("skip", seat, skip, hold=(), aside=True))


def choices(state: State) -> tuple[Choice, ...]:
    card = state.adventure
    if card is None:
        return reveal_choices(state.facts.adventures, face_down(state), box_draws(state))
    seat = state.asking[0]
    if card.stage == "won":
        return found_choices(state, seat, 1)
    if card.stage == "struck":
        return (Choice("lose", seat, Text("lose-one"), (fossil_slot(one_of_each(state, seat), 1),)),)
    return offer_choices(seat, card.kind == "ball-lightning", card.price)


def face_down(state: State) -> Words:
    """The sea cards still to come, each once, () when the box does not know them."""
    return left_face_down(state.facts.adventures, state.revealed, state.adventure_deck)


def box_draws(state: State) -> bool:
    """Whether the box may draw the sea card: it knows the deck, and the table does not keep chance to itself."""
    return bool(face_down(state)) and state.options.dice != "table"


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The sea card that a bare `reveal` leaves to the box (6.1), and the fossil that was won (6.3)."""
    card = state.adventure
    if card:
        return fossils_drawn(state, words, 1) if card.stage == "won" else ()
    return (Draw(face_down(state)),) if words == ("reveal",) and box_draws(state) else ()


def one_of_each(state: State, seat: str) -> Words:
    """The kinds of fossil that a seat has."""
    return tuple(kind for kind, count in zip(KINDS, state.fossils[seat_index(seat)], strict=True) if count)


def reveal(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The top sea card is turned up."""
    if state.adventure:
        return Refusal(Text("sea-card-open"), "6.1")
    line = card_line(args)
    known = card_lines(state.facts.adventures) if all_known(state.facts.adventures) else ()
    left = tuple(dict.fromkeys(face_down(state))) or known
    card = CARDS.get(line)
    if card is None or (left and line not in left):
        instead = listed(*left) if left else Text("any-sea-card")
        return Refusal(Text("no-such-sea-card", given=given(args), instead=instead), "6.2")
    told = happened("adventure", Text("sea-brings", card=describe(card)), card=line)
    after = replace(
        state,
        adventure=card,
        revealed=(*state.revealed, line),
        asking=state.clockwise(state.active),
        discards=replace(state.discards, adventure=state.discards.adventure + 1),
    )
    return after, (told,)


def pay(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The explorer cards asked for are discarded."""
    card = state.adventure
    if card is None or card.stage != "offered" or args:
        return Refusal(Text("nothing-to-pay"), "6.2")
    after = discarded(change_hand(state, seat, explorer=-card.price), explorer=card.price)
    text = Text("paid", seat=Seat(seat), cards=card.price, card=describe(card))
    told = happened("paid", text, seat)
    if card.kind == "ball-lightning":
        return replace(after, asking=state.asking[1:]), (told,)
    if card.kind == "fossil":
        return replace(after, adventure=replace(card, stage="won")), (told,)
    place = seat_index(seat)
    sightings = put(state.sightings, place, (*state.sightings[place], card.points))
    heap = replace(after.discards, adventure=after.discards.adventure - 1)
    return done(replace(after, sightings=sightings, discards=heap)), (told,)


def skip(state: State, seat: str, args: Words) -> Outcome | Refusal:
    card = state.adventure
    if card is None or card.stage != "offered" or args:
        return Refusal(Text("nothing-to-skip"), "6.2")
    return declined(state, seat)


def declined(state: State, seat: str) -> Outcome:
    """A seat that does not pay is struck by the ball lightning (6.5), or the next seat has the chance."""
    card, place, who = state.adventure, seat_index(seat), Seat(seat)
    able = card is None or state.hands[place].explorer >= card.price
    if card is None or card.kind != "ball-lightning":
        told = happened("skipped", Text("does-not-pay" if able else "cannot-pay", seat=who), seat)
        return replace(state, asking=state.asking[1:]), (told,)
    if not any(state.fossils[place]):
        return done(state), (happened("struck", Text("strikes-in-vain", seat=who), seat),)
    told = happened("struck", Text("strikes" if able else "strikes-helpless", seat=who), seat)
    return replace(state, asking=(seat,), adventure=replace(card, stage="struck")), (told,)


def found(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The fossil that was won."""
    if state.adventure is None or state.adventure.stage != "won":
        return Refusal(Text("nothing-to-name"), "6.3")
    if refused := unfit_find(state, args, 1):
        return refused
    told = happened("found", Text("finds", seat=Seat(seat), fossils=called(args[0])), seat, fossils=list(args))
    return done(give_fossils(state, seat, collected(args))), (told,)


def lose(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The fossil that the ball lightning takes."""
    if state.adventure is None or state.adventure.stage != "struck":
        return Refusal(Text("nothing-is-lost"), "6.5")
    held = state.fossils[seat_index(seat)]
    if len(args) != 1 or args[0] not in KINDS or lacking(held, args):
        return Refusal(Text("lose-one-of", held=there(cards_in(held)), given=given(args)), "6.5")
    told = happened("lost", Text("lost", seat=Seat(seat), fossils=called(args[0])), seat, fossils=list(args))
    return done(lose_fossils(state, seat, collected(args))), (told,)


def done(state: State) -> State:
    """The sea card is dealt with."""
    return replace(state, phase=ENDING, adventure=None, asking=())


def onward(state: State) -> Outcome | None:
    """Asks only seats that can answer."""
    card = state.adventure
    if card is None:
        return None if state.adventure_deck else (done(state), ())
    if not state.asking:
        return over(state, Text("all-protected" if card.kind == "ball-lightning" else "nobody-pays"))
    seat = state.asking[0]
    if card.kind == "fossil" and not state.fossil_deck:
        return over(state, Text("no-fossil-left"))
    if card.stage == "struck":
        return None if any(state.fossils[seat_index(seat)]) else (done(state), ())
    if card.stage == "won" or state.hands[seat_index(seat)].explorer >= card.price:
        return None
    return declined(state, seat)


def over(state: State, why: Text) -> Outcome:
    return done(state), (happened("adventure-over", why),)
