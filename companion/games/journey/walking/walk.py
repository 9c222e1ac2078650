"""Moving an explorer or the raft by small moves: begin, play, stop, cancel; `steps.py` has step and also (RULES.md, section 2)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Seat, Slot, Text, Words, either, happened, put, seat_index
from companion.games.journey.facts import Facts
from companion.games.journey.model import Landing, Outcome, State, Told, Underway
from companion.games.journey.pieces import COLOURS, EXPLORERS, FIGURES, MOST_OF_A_COLOUR, RAFT, STAR, WALKING_GEAR
from companion.games.journey.turn.cards import change_hand, discarded, give_bonus, spare_stones
from companion.games.journey.turn.order import first_of_all
from companion.games.journey.walking.maps import area
from companion.games.journey.walking.steps import also_choices, made, step_choices
from companion.games.journey.walking.way import ROPED, Way, chart, way_of
from companion.games.journey.words import called, given, label, there


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
    slot = Slot("figure", figures(leg), labels=tuple(map(label, figures(leg))))
    return (Choice("begin", seat, Text(f"move-{leg}"), (slot,)),)


DRAWN = Refusal(Text("cards-drawn"), "1.2")
NO_CARD = Refusal(Text("no-card-to-move"), "2.1")
NOT_FORWARD = Refusal(Text("not-yet-forward"), "2.5")


def begin_refused(state: State) -> Refusal | None:
    """Why the active seat cannot choose to move now (1.2, 2.1)."""
    if state.move:
        return Refusal(Text("already-moving", figure=Text(f"who-{state.move.figure}")), "2.1")
    if state.drawn:
        return DRAWN
    return None if state.hands[seat_index(state.active)].explorer else NO_CARD


def begin(state: State, seat: str, args: Words) -> Outcome | Refusal:
    allowed = figures(state.leg)
    if len(args) != 1 or args[0] not in allowed:
        return Refusal(Text("cannot-move-that", given=given(args), known=either(*allowed)), "2.1")
    if refused := begin_refused(state):
        return refused
    return replace(state, phase="turn", move=Underway(args[0])), ()


def colours(state: State, way: Way) -> Words:
    """The colours that may pay for this move now (2.2)."""
    if way.cards >= MOST_OF_A_COLOUR or not state.hands[seat_index(state.active)].explorer:
        return ()
    if way.figure != RAFT:
        return (state.facts.explorers.of(way.figure),)
    return (way.colour,) if way.colour else COLOURS


@lru_cache(maxsize=256)
def play_choices(seat: str, hues: Words, gear: bool, hardtack: bool) -> tuple[Choice, ...]:
    tools = tuple(kind for kind in WALKING_GEAR if gear and (hardtack or kind != "hardtack"))
    cards = hues + tools
    labels = (*(Text(f"card-{hue}") for hue in hues), *map(label, tools))
    return (Choice("play", seat, Text("play-card"), (Slot("card", cards, labels=labels),)),) if cards else ()


def play_card(state: State, seat: str, args: Words) -> Outcome | Refusal:
    move = state.move
    if move is None:
        return Refusal(Text("play-begins"), "2.1")
    if len(args) != 1 or args[0] not in (*COLOURS, *WALKING_GEAR):
        return Refusal(Text("no-such-card", given=given(args), known=there((*COLOURS, *WALKING_GEAR))), "2.2")
    card = args[0]
    way = way_of(state, move)
    if card in COLOURS:
        return _colour_refused(state, seat, way, card) or made(
            change_hand(state, seat, explorer=-1), move, f"play {card}"
        )
    if not state.hands[seat_index(seat)].equipment:
        return Refusal(Text("no-gear-left", card=called(card)), "2.2")
    if card == "hardtack" and not way.cards:
        return Refusal(Text("hardtack-alone"), "2.3")
    return made(change_hand(state, seat, equipment=-1), move, f"play {card}")


def _colour_refused(state: State, seat: str, way: Way, card: str) -> Refusal | None:
    if way.cards >= MOST_OF_A_COLOUR:
        return Refusal(Text("five-at-most", colour=called(way.colour)), "2.2")
    if not state.hands[seat_index(seat)].explorer:
        return Refusal(Text("no-explorer-left"), "2.2")
    allowed = colours(state, way)
    if card not in allowed:
        hues = either(*map(called, allowed))
        return Refusal(Text("wrong-colour", figure=Text(f"who-{way.figure}"), known=hues, given=called(card)), "2.2")
    return None


def stop_refused(state: State, way: Way) -> Refusal | None:
    """Why the figure cannot stay where it is (2.5, 2.7, 2.8)."""
    if not way.forward:
        return NOT_FORWARD
    ground = way.here[0]
    if ground in ROPED:
        return Refusal(Text("no-stop-here", ground=called(ground)), "2.7")
    if way.at and way.figure != RAFT:
        others = [who for who in EXPLORERS if who != way.figure and state.positions[FIGURES.index(who)] == way.at]
        if others:
            return Refusal(Text("space-is-taken", figure=label(others[0]), space=way.at), "2.8")
    return None


def stop(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The figure stays; cards go to the discards, and what lay on the way is due."""
    move = state.move
    if move is None:
        return Refusal(Text("nothing-to-stop"), "2.1")
    if args:
        return Refusal(Text("just-stop"), "0.1")
    way = way_of(state, move)
    if refused := stop_refused(state, way):
        return refused
    text = Text("moved", seat=Seat(seat), figure=Text(f"figure-{move.figure}"), spaces=len(way.path))
    moved: Told = (happened("moved", text, seat, figure=move.figure, path=list(way.path)),)
    landing = Landing(_symbols(state, way), way.seen.count("event"), way.at_finish, state.leg == 2)
    landed = replace(
        state,
        phase="discovery",
        move=None,
        landing=landing,
        positions=put(state.positions, FIGURES.index(move.figure), way.at),
        asking=(state.clockwise(seat) if state.leg == 2 else (seat,)) if landing.symbols else (),
    )
    after, water = _fill_bottles(discarded(landed, way.cards, way.gear), seat, way.seen.count("stream"))
    after, bonus = give_bonus(after, seat) if way.at_finish else (after, ())
    return after, moved + water + bonus


def _symbols(state: State, way: Way) -> Words:
    """What a discovery on the last space asks for; without a map any equipment, as many as pictured (4.1)."""
    if known := chart(state):
        return known.spaces[way.at].symbols
    last = way.here[-1]
    return (STAR,) * int(last[4]) if last.startswith("find") else ()


def _fill_bottles(state: State, seat: str, streams: int) -> Outcome:
    """One stone for each stream entered, while there are any (3.1)."""
    stones = min(streams, spare_stones(state))
    if not stones:
        return state, ()
    place = seat_index(seat)
    after = replace(state, water=put(state.water, place, state.water[place] + stones))
    return after, (happened("water", Text("takes-water", seat=Seat(seat), stones=stones), seat, stones=stones),)


def cancel(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The figure and the cards go back."""
    move = state.move
    if move is None or args:
        return Refusal(Text("nothing-to-cancel"), "2.12")
    back = change_hand(state, seat, move.explorers, move.gear)
    return replace(back, phase="refill" if first_of_all(state) else "turn", move=None), ()


def move_choices(state: State, move: Underway) -> tuple[Choice, ...]:
    """All that a move underway can do next, the likeliest first: cards until the first step, then steps, then to stop."""
    way = way_of(state, move)
    seat, hand = state.active, state.hands[seat_index(state.active)]
    steps = step_choices(state, way)
    cards = play_choices(seat, colours(state, way), hand.equipment > 0, way.cards > 0)
    stop = (Choice("stop", seat, Text("stop-here"), tap=()),) if stop_refused(state, way) is None else ()
    more = also_choices(seat, state.leg, way.here) if way.path and not chart(state) else ()
    likely = steps + stop + cards if way.path else cards + steps
    return (*likely, *more, Choice("cancel", seat, Text("take-back"), hold=(), aside=True))
