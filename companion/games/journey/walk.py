"""Moving an explorer or the raft by small moves: begin, play, stop, cancel; `steps.py` has step and also (RULES.md, section 2)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Slot, Words, counted, happened, put, seat_index
from companion.games.journey.board import area
from companion.games.journey.cards import Log, change_hand, discarded, give_bonus, spare_stones
from companion.games.journey.facts import Facts
from companion.games.journey.model import Landing, State, Underway
from companion.games.journey.pieces import COLOURS, EXPLORERS, FIGURES, MOST_OF_A_COLOUR, RAFT, STAR, WALKING_GEAR, said
from companion.games.journey.steps import ROPED, also_choices, at_finish, chart, last_pictures, step_choices
from companion.games.journey.turn import first_of_all


def starts(facts: Facts, leg: int) -> tuple[str, str, str, str]:
    """Where the figures of a leg begin, "" where no map tells."""
    descent, sea = area(facts.board.descent, 1), area(facts.board.sea, 2)
    top = descent.start if descent and leg == 1 else ""
    return (top, top, top, sea.start if sea and leg == 2 else "")


def figures(leg: int) -> Words:
    """What the players move in a leg."""
    return {1: EXPLORERS, 2: (RAFT,)}.get(leg, ())


@lru_cache(maxsize=64)
def begin_choices(seat: str, leg: int) -> tuple[Choice, ...]:
    who = figures(leg)
    labels = tuple(map(str.capitalize, who))
    return (Choice("begin", seat, "Move the raft" if leg == 2 else "Move one", (Slot("figure", who, labels=labels),)),)


def may_begin(state: State) -> bool:
    """Whether the active seat can still choose to move (1.2, 2.1)."""
    return not state.drawn and state.move is None and state.hands[seat_index(state.active)].explorer > 0


def begin(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    allowed = figures(state.leg)
    if len(args) != 1 or args[0] not in allowed:
        given = said(args) or "nothing"
        return Refusal(f"“{given}” does not move in this leg; move {' or '.join(allowed)}.", "2.1", "Cannot move that")
    if state.move:
        return Refusal(f"{state.move.figure.capitalize()} is moving; stop or cancel first.", "2.1", "Already moving")
    if state.drawn:
        return Refusal("Cards have been drawn: a turn is drawing or moving, not both.", "1.2", "Draw or move")
    if not state.hands[seat_index(seat)].explorer:
        return Refusal("A move needs an explorer card, this hand has none; draw cards.", "2.1", "No explorer card")
    return replace(state, phase="turn", move=Underway(args[0], at=state.positions[FIGURES.index(args[0])]))


def colours(state: State, move: Underway) -> Words:
    """The colours that may pay for this move now (2.2)."""
    if move.cards >= MOST_OF_A_COLOUR or not state.hands[seat_index(state.active)].explorer:
        return ()
    if move.figure != RAFT:
        return (state.facts.explorers.of(move.figure),)
    return (move.colour,) if move.colour else COLOURS


@lru_cache(maxsize=256)
def play_choices(seat: str, hues: Words, gear: bool, hardtack: bool) -> tuple[Choice, ...]:
    tools = tuple(kind for kind in WALKING_GEAR if gear and (hardtack or kind != "hardtack"))
    cards = hues + tools
    labels = (*(f"{hue.capitalize()} card" for hue in hues), *map(str.capitalize, tools))
    return (Choice("play", seat, "Play a card", (Slot("card", cards, labels=labels),)),) if cards else ()


def play_card(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    move = state.move
    if move is None:
        return Refusal("Begin a move before playing cards for it.", "2.1", "Begin first")
    if len(args) != 1 or args[0] not in (*COLOURS, *WALKING_GEAR):
        allowed = " ".join((*COLOURS, *WALKING_GEAR))
        return Refusal(f"“{said(args)}” is no card to move with; there are {allowed}.", "2.2", "No such card")
    card = args[0]
    made = (*move.made, f"play {card}")
    if card in COLOURS:
        return _colour_refused(state, seat, move, card) or replace(
            change_hand(state, seat, explorer=-1),
            move=replace(move, made=made, colour=card, cards=move.cards + 1, paid=move.paid + 1),
        )
    if not state.hands[seat_index(seat)].equipment:
        return Refusal(f"No equipment card is left in this hand, {card} cannot be played.", "2.2", "No equipment left")
    if card == "hardtack" and not move.cards:
        return Refusal("Hardtack needs an explorer card beside it: play one first.", "2.3", "Hardtack alone")
    played = replace(
        move,
        made=made,
        gear=move.gear + 1,
        paid=move.paid + 2 * (card == "hardtack"),
        rope=move.rope + (card == "rope"),
        compass=move.compass + (card == "compass"),
        pickaxe=move.pickaxe or card == "pickaxe",
    )
    return replace(change_hand(state, seat, equipment=-1), move=played)


def _colour_refused(state: State, seat: str, move: Underway, card: str) -> Refusal | None:
    if move.cards >= MOST_OF_A_COLOUR:
        return Refusal(f"Five {move.colour} cards are played, a sixth is not allowed.", "2.2", "Five at most")
    if not state.hands[seat_index(seat)].explorer:
        return Refusal("No explorer card is left in this hand.", "2.2", "No explorer card")
    allowed = colours(state, move)
    if card not in allowed:
        who = move.figure.capitalize()
        return Refusal(f"{who} moves with {' or '.join(allowed)}, not with {card}.", "2.2", "Wrong colour")
    return None


def stop_refused(state: State, move: Underway) -> Refusal | None:
    """Why the figure cannot stay where it is (2.5, 2.7, 2.8)."""
    if not move.forward:
        return Refusal("A move goes at least one space forward, this one has not yet.", "2.5", "Not yet forward")
    ground = last_pictures(move)[0]
    if ground in ROPED:
        return Refusal(f"Nobody can stop on a {ground}; go on or cancel.", "2.7", f"Not on a {ground}")
    if move.at and move.figure != RAFT:
        others = [who for who in EXPLORERS if who != move.figure and state.positions[FIGURES.index(who)] == move.at]
        if others:
            return Refusal(f"{others[0].capitalize()} stands on {move.at}; go on or cancel.", "2.8", "Space is taken")
    return None


def stop(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The figure stays; cards go to the discards, and what lay on the way is due."""
    move = state.move
    if move is None:
        return Refusal("No move has begun.", "2.1", "Nothing to stop")
    if args:
        return Refusal("“stop” takes no more words.", "0.1", "Just stop")
    if refused := stop_refused(state, move):
        return refused
    figure = FIGURES.index(move.figure)
    after = discarded(state, explorer=move.cards, equipment=move.gear)
    seen = [picture for word in move.path for picture in word.partition(":")[2].split("+")]
    text = f"{state.name(seat)} moves {move.figure.capitalize()} {counted(len(move.path), 'space')}."
    log.append(happened("moved", text, seat, figure=move.figure, path=list(move.path)))
    after = _fill_bottles(after, seat, seen.count("stream"), log)
    if at_finish(move):
        after = give_bonus(after, seat, log)
    landing = Landing(
        symbols=_symbols(state, move),
        events=seen.count("event"),
        finish=at_finish(move),
        sailed=state.leg == 2,
    )
    return replace(
        after,
        phase="discovery",
        move=None,
        landing=landing,
        positions=put(after.positions, figure, move.at),
        asking=(state.clockwise(seat) if state.leg == 2 else (seat,)) if landing.symbols else (),
    )


def _symbols(state: State, move: Underway) -> Words:
    """What a discovery on the last space asks for; without a map any equipment, as many as pictured (4.1)."""
    if known := chart(state):
        return known.spaces[move.at].symbols
    last = last_pictures(move)[-1]
    return (STAR,) * int(last[4]) if last.startswith("find") else ()


def _fill_bottles(state: State, seat: str, streams: int, log: Log) -> State:
    """One stone for each stream entered, while there are any (3.1)."""
    stones = min(streams, spare_stones(state))
    if not stones:
        return state
    text = f"{state.name(seat)} takes {counted(stones, 'water stone')}."
    log.append(happened("water", text, seat, stones=stones))
    place = seat_index(seat)
    return replace(state, water=put(state.water, place, state.water[place] + stones))


def cancel(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The figure and the cards go back."""
    move = state.move
    if move is None or args:
        return Refusal("No move has begun that could be cancelled.", "2.12", "Nothing to cancel")
    back = change_hand(state, seat, move.cards, move.gear)
    return replace(back, phase="refill" if first_of_all(state) else "turn", move=None)


def move_choices(state: State, move: Underway) -> tuple[Choice, ...]:
    """All that a move underway can do next, the likeliest first: cards until the first step, then steps, then to stop."""
    seat, hand = state.active, state.hands[seat_index(state.active)]
    steps = step_choices(state, move)
    cards = play_choices(seat, colours(state, move), hand.equipment > 0, move.cards > 0)
    stop = (Choice("stop", seat, "Stop here", tap=()),) if stop_refused(state, move) is None else ()
    more = also_choices(seat, state.leg, last_pictures(move)) if move.path and not chart(state) else ()
    likely = steps + stop + cards if move.path else cards + steps
    return (*likely, *more, Choice("cancel", seat, "Take it back", hold=(), aside=True))
