"""Fossils for equipment (RULES.md, section 4)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Draw, Refusal, Seat, Slot, Text, Words, both, happened, listed, seat_index
from companion.games.journey.facts import known_kinds
from companion.games.journey.model import Dig, Outcome, State, Told
from companion.games.journey.pieces import EQUIPMENT, KINDS, STAR, cards_in, collected
from companion.games.journey.turn.cards import change_hand, discarded, give_fossils, lacking, left_of_each
from companion.games.journey.words import called, each, given, label, there

LAMP = "lamp"
MORE_WITH_LAMP = 2


@lru_cache(maxsize=1024)
def discover_choices(seat: str, symbols: Words, lamp: bool) -> tuple[Choice, ...]:
    """The pictured equipment first, then any for the stars, then the lamp."""
    fixed = tuple(symbol for symbol in symbols if symbol != STAR)
    stars = len(symbols) - len(fixed)
    slots: list[Slot] = []
    if fixed:
        slots.append(Slot("pictured", fixed, min=len(fixed), max=len(fixed), any_order=True))
    if stars:
        anything = tuple(kind for kind in EQUIPMENT for _ in range(stars))
        slots.append(Slot("any", anything, min=stars, max=stars, any_order=True))
    finds = [Choice("discover", seat, Text("make-find"), tuple(slots))]
    if lamp:
        finds.append(Choice("discover", seat, Text("with-lamp"), (*slots, Slot("lamp", (LAMP,), any_order=True))))
    return (*finds, Choice("skip", seat, Text("no-find"), hold=(), aside=True))


def choices(state: State) -> tuple[Choice, ...]:
    seat = state.asking[0]
    if state.dig is None:
        symbols = state.landing.symbols
        lamp = seat == state.active and state.hands[seat_index(seat)].equipment > len(symbols)
        return discover_choices(seat, symbols, lamp)
    if state.dig.drawn:
        return (Choice("keep", seat, Text("keep"), (fossil_slot(state.dig.drawn, state.dig.due),)),)
    return found_choices(state, seat, state.dig.draw)


def fossil_slot(cards: Words, count: int) -> Slot:
    """Room for `count` of these fossils."""
    return Slot("fossil", cards, min=count, max=count, labels=tuple(map(label, cards)))


def found_choices(state: State, seat: str, count: int) -> tuple[Choice, ...]:
    """Naming the fossil cards that came up; a known deck offers no more of a kind than it has, and may be drawn from."""
    left = left_of_each(state)
    if left is None:
        return _found(seat, known_kinds(state.facts), count)
    cards = tuple(kind for kind, cards in zip(KINDS, left, strict=True) for _ in range(min(cards, count)))
    named = Choice("found", seat, Text("found"), (fossil_slot(cards, count),))
    return (named, Choice("found", seat, Text("box-draws"), aside=True)) if box_draws(state) else (named,)


def box_draws(state: State) -> bool:
    """Whether the box may draw fossil cards: it knows the deck, and the table does not keep chance to itself."""
    return state.facts.fossils is not None and state.options.dice != "table"


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The fossil cards that a bare `found` leaves to the box, as many as came up (4.4)."""
    dig = state.dig
    return fossils_drawn(state, words, dig.draw) if dig and not dig.drawn else ()


def fossils_drawn(state: State, words: Words, due: int) -> tuple[Draw, ...]:
    asked = words == ("found", state.turn) and box_draws(state)
    return (Draw(cards_in(left_of_each(state) or ()), due),) if asked else ()


@lru_cache(maxsize=256)
def _found(seat: str, kinds: Words, count: int) -> tuple[Choice, ...]:
    cards = tuple(kind for kind in kinds for _ in range(count))
    return (Choice("found", seat, Text("found"), (fossil_slot(cards, count),)),)


def discover(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """Equipment goes to the discards, fossil cards come."""
    symbols, hand = state.landing.symbols, state.hands[seat_index(seat)]
    if state.dig:
        return Refusal(Text("find-is-made"), "4.4")
    with_lamp = len(args) == len(symbols) + 1 and LAMP in args
    if with_lamp and seat != state.active:
        return Refusal(Text("no-lamp-here"), "4.6")
    refused = _unlike(symbols, without_one_lamp(args) if with_lamp else args)
    if refused:
        return refused
    if hand.equipment < len(args):
        return Refusal(Text("too-few-cards", cards=len(args), seat=Seat(seat), held=hand.equipment), "4.1")
    after = discarded(change_hand(state, seat, equipment=-len(args)), equipment=len(args))
    draw = min(len(symbols) + MORE_WITH_LAMP * with_lamp, state.fossil_deck)
    due = draw if state.options.lamp == "keep-all" else min(len(symbols), draw)
    text = Text("discovers", seat=Seat(seat), gear=listed(*map(called, args)), fossils=draw)
    told = happened("discovery", text, seat, equipment=list(args), draw=draw)
    return replace(after, dig=Dig(draw=draw, due=due)), (told,)


def without_one_lamp(cards: Words) -> Words:
    """The cards of a find beside the lamp on top of them."""
    place = cards.index(LAMP)
    return cards[:place] + cards[place + 1 :]


def _unlike(symbols: Words, cards: Words) -> Refusal | None:
    """Refuses equipment that does not match the pictured symbols (4.1)."""
    fixed = [symbol for symbol in symbols if symbol != STAR]
    matched = all(cards.count(symbol) >= fixed.count(symbol) for symbol in fixed)
    if matched and len(cards) == len(symbols) and set(cards) <= set(EQUIPMENT):
        return None
    return Refusal(Text("not-as-pictured", wanted=both(*asked(symbols)), given=given(cards)), "4.1")


def asked(symbols: Words) -> tuple[Text, ...]:
    """The equipment of a discovery: rope, any 2."""
    stars = symbols.count(STAR)
    fixed = tuple(called(symbol) for symbol in symbols if symbol != STAR)
    return (*fixed, Text("any", count=stars)) if stars else fixed


def skip(state: State, seat: str, args: Words) -> Outcome | Refusal:
    if state.dig or args:
        return Refusal(Text("cannot-skip"), "4.5")
    told = happened("skipped", Text("makes-no-find", seat=Seat(seat)), seat)
    return replace(state, asking=state.asking[1:]), (told,)


def unfit_find(state: State, kinds: Words, count: int) -> Refusal | None:
    """Refuses fossils that cannot have come up (4.2, 4.4)."""
    known = known_kinds(state.facts)
    strange = next((kind for kind in kinds if kind not in known), "")
    if strange:
        return Refusal(Text("no-such-fossil", given=strange, known=there(known)), "4.4")
    if len(kinds) != count:
        return Refusal(Text("name-as-many", count=count, given=len(kinds)), "4.2")
    left = left_of_each(state)
    short = lacking(left, kinds) if left else ""
    if short:
        have = dict(zip(KINDS, left or (), strict=True))[short]
        return Refusal(Text("not-in-deck", left=have, fossil=called(short), named=kinds.count(short)), "4.4")
    return None


def found(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The fossils that came up; with the lamp they wait for `keep`."""
    dig = state.dig
    if dig is None or dig.drawn:
        return Refusal(Text("nothing-to-name"), "4.4")
    if refused := unfit_find(state, args, dig.draw):
        return refused
    told = happened("found", Text("finds", seat=Seat(seat), fossils=each(args)), seat, fossils=list(args))
    after = replace(state, dig=replace(dig, drawn=args)) if dig.due < dig.draw else brought_home(state, seat, args)
    return after, (told,)


def brought_home(state: State, seat: str, kinds: Words) -> State:
    """The fossils of a find come to its seat, and the next is asked."""
    return replace(give_fossils(state, seat, collected(kinds)), dig=None, asking=state.asking[1:])


def keep(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """What stays of a find with the lamp; the others go back into the deck (4.3)."""
    dig = state.dig
    if dig is None or not dig.drawn:
        return Refusal(Text("nothing-to-keep"), "4.3")
    if len(args) != dig.due or lacking(collected(dig.drawn), args) or not set(args) <= set(KINDS):
        return Refusal(Text("keep-of", count=dig.due, drawn=there(dig.drawn), given=given(args)), "4.3")
    told = happened("kept", Text("keeps", seat=Seat(seat), fossils=each(args)), seat, fossils=list(args))
    return brought_home(state, seat, args), (told,)


def onward(state: State) -> Outcome | None:
    """Who has too little equipment is not asked (4.5); then the event cards."""
    if state.dig:
        return None if state.dig.drawn or state.fossil_deck else (replace(state, dig=None, asking=state.asking[1:]), ())
    asking, needed = state.asking, len(state.landing.symbols)
    told: Told = ()
    while asking and (not state.fossil_deck or state.hands[seat_index(asking[0])].equipment < needed):
        text = Text("no-find-gear" if state.fossil_deck else "no-find-deck", seat=Seat(asking[0]))
        told += (happened("no-find", text, asking[0]),)
        asking = asking[1:]
    if asking and needed:
        return (replace(state, asking=asking), told) if told else None
    return replace(state, phase="event", asking=(), landing=replace(state.landing, symbols=())), told
