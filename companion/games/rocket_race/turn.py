"""A turn of the advanced game (RULES.md, section 11)."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from companion.game import SEATS, Choice, Draw, Happening, Refusal, Slot, Words, happened
from companion.games.rocket_race import rolls
from companion.games.rocket_race.launch import launch as declare
from companion.games.rocket_race.launch import launch_choice, not_asked, ready_choice, whole
from companion.games.rocket_race.league import short
from companion.games.rocket_race.model import (
    DISCIPLINES,
    POINTS,
    Card,
    Pile,
    State,
    Trio,
    name,
    put,
    spoken,
    without,
)
from companion.games.rocket_race.rolls import FACES, due, misrolled


def choices(state: State) -> tuple[Choice, ...]:
    """Launch, research or event; then purchases or a discard; then the end (11.1)."""
    seat, place = SEATS[state.active], state.active
    if state.acted == "breakthrough":
        return _die(seat, state.options.dice)
    yard = state.yards[place]
    if launching(state):
        return (*((launch_choice(seat, yard),) if whole(yard) else rolls.choices(state)), ready_choice(seat))
    first: tuple[Choice, ...] = ()
    if not state.acted:
        first = (_research(seat, roomy(state)),)
        first += (launch_choice(seat, yard),) if whole(yard) else ()
    return first + _row_choices(state, seat)


@lru_cache(maxsize=8)
def _die(seat: str, dice: str) -> tuple[Choice, ...]:
    slots = () if dice == "box" else (Slot("face", FACES, min=int(dice == "table")),)
    return (Choice("roll", seat, "Breakthrough die", slots, tap=None if dice == "table" else ()),)


@lru_cache(maxsize=64)
def _research(seat: str, disciplines: Words) -> Choice:
    labels = tuple(map(str.capitalize, disciplines))
    return Choice("research", seat, "Research", (Slot("discipline", disciplines, labels=labels),))


def _row_choices(state: State, seat: str) -> tuple[Choice, ...]:
    if state.acted == "discard":
        return (_end(seat),)
    offered: list[Choice] = []
    events = () if state.acted else tuple([card for card in state.row if card.kind == "event"])
    payable = affordable(state)
    if events:
        offered.append(Choice("take", seat, "Take an event", (_cards(events),)))
    if payable:
        priced = Slot("card", tuple([card.id for card in payable]), labels=tuple([card.priced for card in payable]))
        offered.append(Choice("buy", seat, "Buy a card", (priced,)))
    if not state.took and state.row:
        offered.append(Choice("discard", seat, "Discard a card", (_cards(state.row),)))
    return (*offered, _end(seat))


def _cards(cards: Pile) -> Slot:
    return Slot("card", tuple([card.id for card in cards]), labels=tuple([card.label for card in cards]))


@lru_cache(maxsize=8)
def _end(seat: str) -> Choice:
    return Choice("end", seat, "End the turn", hold=(), aside=True)


def roomy(state: State) -> Words:
    """The disciplines that the free point may go to (11.4)."""
    points = state.research[state.active]
    room = tuple(word for word, at in zip(DISCIPLINES, points, strict=True) if at < POINTS)
    return room or DISCIPLINES


def affordable(state: State) -> Pile:
    """What of the row the active player can pay for (11.6)."""
    electrics, mechanics, chemistry = state.research[state.active]
    return tuple(
        card
        for card in state.row
        if card.kind != "event"
        and card.cost[0] <= electrics
        and card.cost[1] <= mechanics
        and card.cost[2] <= chemistry
    )


def skills(state: State, seat: int) -> Trio:
    """League and upgrades together (11.8)."""
    league = state.leagues[seat]
    total = list(league.skills) if league else [0, 0, 0]
    for card in state.yards[seat]:
        if card.skill:
            discipline, more = card.skill.split("+")
            total[DISCIPLINES.index(discipline)] += int(more)
    return (total[0], total[1], total[2])


def launching(state: State) -> bool:
    """Whether rockets are being declared that have not rolled yet."""
    return state.acted == "launch" and bool(due(state))


def _all_declared(state: State) -> bool:
    """Whether no further rocket can be declared: then a roll says “ready” too."""
    return launching(state) and not whole(state.yards[state.active])


def settle(state: State, log: list[Happening]) -> State:
    """Fills the row before anything else."""
    if short(state):
        return replace(state, phase="reveal", turn=None)
    turn = SEATS[state.active]
    return state if state.turn == turn else replace(state, turn=turn)


def _barred(state: State, words: Words) -> Refusal | None:
    """Why nothing of the turn is open to whoever says this."""
    if words[1:2] != (state.turn,):
        return Refusal(f"It is {name(state, state.active)}'s turn ({state.turn}).", "0.2", "Not your turn")
    if state.acted == "breakthrough":
        return Refusal("The breakthrough die comes first: roll it.", "11.3", "Roll the die first")
    return None


def _not_open(state: State, words: Words, size: int) -> Refusal | None:
    """Why this verb cannot be used in this turn at all."""
    wrong = _barred(state, words)
    if wrong:
        return wrong
    if launching(state):
        return Refusal("The rockets roll first: launch another one, or “ready”.", "11.2", "Ready first")
    if len(words) != size:
        return Refusal(f"“{words[0]}” takes {size} words.", "0.1")
    return None


def _too_late(state: State) -> Refusal:
    text = "That is done before cards are bought or discarded, and one a turn: launch, research or event."
    return Refusal(f"{text} {_still_open(state)}", "11.1", "Too late this turn")


def _still_open(state: State) -> str:
    verbs = tuple(dict.fromkeys(choice.verb for choice in choices(state)))
    return f"Now allowed: {spoken(verbs)}."


def launch(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = _barred(state, words)
    if wrong:
        return wrong
    if state.acted and not launching(state):
        return _too_late(state)
    after = declare(state, words, log)
    return after if isinstance(after, Refusal) else replace(after, acted="launch")


def ready(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    if words[1:] != (state.turn,):
        return not_asked(state, words)
    if not launching(state):
        return Refusal("No rocket is declared: “end” ends the turn.", "11.2", "No rocket declared")
    return _rolling(state)


def _rolling(state: State) -> State:
    return replace(state, phase="rolls", then="turn", turn=None)


def research(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = _not_open(state, words, 3)
    if wrong:
        return wrong
    if state.acted:
        return _too_late(state)
    if words[2] not in roomy(state):
        return Refusal(f"The free point may go to {spoken(roomy(state))}.", "11.4", "No room there")
    gain = tuple(int(word == words[2]) for word in DISCIPLINES)
    log.append(
        happened("researched", f"{name(state, state.active)} researches {words[2]}.", words[1], discipline=words[2])
    )
    return replace(_gained(state, gain), acted="breakthrough")


def _gained(state: State, gain: tuple[int, ...]) -> State:
    points = zip(state.research[state.active], gain, strict=True)
    after = cast(Trio, tuple([min(POINTS, at + more) for at, more in points]))
    return replace(state, research=put(state.research, state.active, after))


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """The breakthrough die, or a rocket's two dice."""
    if _all_declared(state):
        return rolls.draws(state, words)
    asked = words == ("roll", state.turn) and state.acted == "breakthrough" and state.options.dice != "table"
    return (Draw(FACES),) if asked else ()


def roll(state: State, words: Words, log: list[Happening], drawn: bool) -> State | Refusal:
    if _all_declared(state):
        return rolls.roll(_rolling(state), words, log, drawn)
    if words[1:2] != (state.turn,) or state.acted != "breakthrough":
        return Refusal(f"No die is awaited; {state.turn} may research first.", "11.3", "No roll now")
    wrong = misrolled(state, words[2:], 1, drawn)
    if wrong:
        return wrong
    face, levels = int(words[2]), skills(state, state.active)
    gain = tuple(int(face <= level) for level in levels)
    found = [word for word, more in zip(DISCIPLINES, gain, strict=True) if more]
    log.append(happened("rolled", f"{name(state, state.active)} rolls {face}.", words[1], faces=[words[2]]))
    log.append(happened("breakthrough", f"Breakthrough: {', '.join(found) or 'none'}.", words[1], disciplines=found))
    return replace(_gained(state, gain), acted="research")


def take(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = _not_open(state, words, 3)
    if wrong:
        return wrong
    if state.acted:
        return _too_late(state)
    card = _in_row(state, words[2])
    if card is None or card.kind != "event":
        events = spoken(tuple(card.id for card in state.row if card.kind == "event"))
        return Refusal(f"An event is taken from the row: {events}.", "11.5", "No event there")
    log.append(happened("took", f"{name(state, state.active)} takes {card.title}.", words[1], card=card.id))
    hand = (*state.hands[state.active], card)
    hands = put(state.hands, state.active, hand)
    return replace(state, row=without(state.row, card.id), hands=hands, acted="take", took=True)


def buy(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = _not_open(state, words, 3)
    if wrong:
        return wrong
    if state.acted == "discard":
        return Refusal(f"Who discards buys nothing in that turn. {_still_open(state)}", "11.9", "You have discarded")
    card, payable = _in_row(state, words[2]), affordable(state)
    if card not in payable or card is None:
        return Refusal(_why_not(state, card, payable), "11.6", "Cannot buy that")
    paid = zip(state.research[state.active], card.cost, strict=True)
    points = cast(Trio, tuple([at - price for at, price in paid]))
    log.append(happened("bought", f"{name(state, state.active)} buys {card.title}.", words[1], card=card.id))
    return replace(
        state,
        row=without(state.row, card.id),
        yards=put(state.yards, state.active, (*state.yards[state.active], card)),
        research=put(state.research, state.active, points),
        acted=state.acted or "market",
        took=True,
    )


def _why_not(state: State, card: Card | None, payable: Pile) -> str:
    allowed = f"affordable are {spoken(tuple(card.id for card in payable))}."
    if card is None:
        return f"That card does not lie in the row; {allowed}"
    if card.kind == "event":
        return f"Events are not bought but taken, instead of a launch or research; {allowed}"
    have, price = "/".join(map(str, state.research[state.active])), "/".join(map(str, card.cost))
    return f"{card.title} costs {price} (electrics/mechanics/chemistry), there are {have}; {allowed}"


def discard(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = _not_open(state, words, 3)
    if wrong:
        return wrong
    if state.took or state.acted == "discard":
        text = f"One card is discarded a turn, and only when none was taken in it. {_still_open(state)}"
        return Refusal(text, "11.9", "No discard now")
    card = _in_row(state, words[2])
    if card is None:
        return Refusal(
            f"Discarded is a card of the row: {spoken(tuple(c.id for c in state.row))}.", "11.9", "Not in the row"
        )
    log.append(happened("discarded", f"{name(state, state.active)} discards {card.title}.", words[1], card=card.id))
    row = without(state.row, card.id)
    return replace(state, row=row, discards=(*state.discards, card), acted="discard")


def end(state: State, words: Words, log: list[Happening]) -> State | Refusal:
    wrong = _not_open(state, words, 2)
    if wrong:
        return wrong
    seat = (state.active + 1) % len(state.players)
    rockets = tuple(
        replace(rocket, status="due", dice=()) if rocket.owner == seat and rocket.status == "flying" else rocket
        for rocket in state.rockets
    )
    log.append(happened("ended", f"{name(state, state.active)}'s turn is over.", words[1]))
    return replace(
        state,
        phase="rolls",
        then="turn",
        turn=None,
        active=seat,
        round=state.round + (seat == 0),
        acted="",
        took=False,
        rockets=rockets,
    )


def _in_row(state: State, card_id: str) -> Card | None:
    return next((card for card in state.row if card.id == card_id), None)
