"""The village fair: a made-up game with every kind of block and of choice, so that the page is tested on all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.contract.game import (
    COLOURS,
    Board,
    Cards,
    CardView,
    Cell,
    Choice,
    Countdown,
    Fact,
    Grid,
    Mark,
    Move,
    Option,
    Phase,
    Piece,
    Position,
    Prompt,
    Refusal,
    Rules,
    SeatView,
    Setup,
    Slot,
    Step,
    Track,
    Variant,
    View,
    Words,
    happened,
)
from tests.lines import fits

PLACES = ("gate", "well", "old-mill", "church", "inn", "meadow", "barn", "bridge")
CARDS = {"c1": "hull", "c2": "hull", "c3": "sail", "c4": "sail", "c5": "flag"}


class Fair(Position, frozen=True, kw_only=True):
    """Who stands where, and what was done."""

    places: Words
    done: Words = ()

    @property
    def winners(self) -> Words:
        return ("p1",) if self.over else ()


def _of_seat(state: Fair, seat: str) -> tuple[Choice, ...]:
    away = tuple(place for place in PLACES if place != state.places[int(seat[1]) - 1])
    others = tuple(other for other in state.seats if other != seat)
    return (
        Choice("wave", seat, "Wave"),
        Choice("shout", seat, "Shout", (Slot("loudness", ("1", "2", "3", "4", "5")),)),
        Choice("walk", seat, "Walk", (Slot("place", away),)),
        Choice("ride", seat, "Ride", (Slot("place", away[:2]),)),
        Choice("build", seat, "Build a boat", (Slot("hull", ("c1", "c2")), Slot("extras", ("c3", "c4", "c5"), 0, 2))),
        Choice("buy", seat, "Buy fruit", (Slot("fruit", ("apple", "apple", "pear"), 1, 3),)),
        Choice("sing", seat, "Sing", (Slot("title", free=True),)),
        *(
            Choice("give", seat, "Give something", (Slot("whom", (other,)), Slot("gift", ("coin", "kiss")[: at + 1])))
            for at, other in enumerate(others)
        ),
    )


def _cells(state: Fair) -> tuple[Cell, ...]:
    return tuple(
        Cell(
            place, at % 4, at // 4, place.replace("-", " ").capitalize(), "shadow" if at == 5 else "space",
            ("dock",) if at == 1 else (),
            tuple(
                Piece(state.players[who][0].upper(), f"p{who + 1}", title=state.players[who])
                for who, where in enumerate(state.places) if where == place
            ),
            ("right",) if at == 2 else (),
        )
        for at, place in enumerate(PLACES)
    )  # fmt: skip


def _setup(setup: Setup) -> Fair | Refusal:
    return Fair(players=setup.players, phase="stroll", turn="p1", places=("gate",) * len(setup.players))


def _choices(state: Fair) -> tuple[Choice, ...]:
    if state.over:
        return ()
    return (
        *(choice for seat in state.seats for choice in _of_seat(state, seat)),
        Choice("close", None, "Close the fair"),
    )


def _play(state: Fair, move: Move) -> Step[Fair] | Refusal:
    if not any(fits(choice, move.words) for choice in _choices(state)):
        return Refusal(f"At the fair nobody can “{move.line}”.", "1.1")
    verb, seat = move.words[0], move.words[1] if len(move.words) > 1 else ""
    places = list(state.places)
    if verb in ("walk", "ride"):
        places[int(seat[1]) - 1] = move.words[2]
    over = verb == "close"
    after = msgspec.structs.replace(
        state, places=tuple(places), done=(*state.done, move.line), phase="over" if over else "stroll",
        turn=None if over else state.turn,
    )  # fmt: skip
    return Step(after, (happened(verb, f"{move.line}.", seat or None),))


def _plain(state: Fair) -> dict[str, Any]:
    return {
        "game": "fair",
        "scores": _scores(state),
        "over": state.over,
        "winners": state.winners,
        **msgspec.to_builtins(state),
    }


def _rebuild(plain: Mapping[str, Any]) -> Fair | Refusal:
    kept = {name: value for name, value in plain.items() if name not in ("game", "scores", "over", "winners")}
    try:
        return msgspec.convert(kept, Fair)
    except msgspec.ValidationError as fault:
        return Refusal(str(fault), code="bad-request")


def _preview(state: Fair, words: Words) -> str:
    return f"About to {' '.join(words)}."


def _scores(state: Fair) -> dict[str, int]:
    return {seat: len(state.done) for seat in state.seats}


def _view(state: Fair) -> View:
    seats = tuple(
        SeatView(seat, name, COLOURS[at], not state.over, facts=(Fact("At", state.places[at]), Fact("Coins", "3")))
        for at, (seat, name) in enumerate(zip(state.seats, state.players, strict=True))
    )
    cards = tuple(
        CardView(card, f"Fine {kind}", kind, (Fact("Weight", "2"),), at % 4, 4 if at < 3 else 0, marked=at == 0)
        for at, (card, kind) in enumerate(CARDS.items())
    )
    return View(
        game="fair", title="The Village Fair", phase=Phase(state.phase, "Stroll", "Everybody strolls about."),
        round=state.round, turn=state.turn, seats=seats, over=state.over, winners=state.winners,
        scores=_scores(state),
        countdowns=(
            Countdown("fireworks", "Fireworks", 3, 5),
            Countdown("rain", "Rain", 1, 4, urgent=True, note="run for the inn", seat="p2"),
        ),
        prompts=(Prompt("shoes", "Tie your shoes.", "p2"),),
        blocks=(
            Board("map", "The village", 4, 2, _cells(state)),
            Track("pride", "Pride", 8, (Mark("A", 2, "p1"), Mark("B", 2, "p2"))),
            Cards("yard", "Boat yard", cards, "p1"),
            Grid("prizes", "Prizes", ("Prize", "Won by"), (("Pig", "Ada"), ("Cake", "nobody"))),
        ),
    )  # fmt: skip


FAIR = Rules(
    id="fair",
    home=__file__,
    title="The Village Fair",
    seats=(2, 5),
    variants=(Variant("standard", "On foot", (2, 5)),),
    options=(
        Option("weather", "Weather", "sun", ("sun", "rain")),
        Option("music", "Music", False, (False, True)),
        Option("closed", "Closed places", "none", PLACES, many=True, presets=("none", "first-play")),
    ),
    token_kinds={"place": PLACES},
    setup=_setup,
    choices=_choices,
    play=_play,
    plain=_plain,
    rebuild=_rebuild,
    preview=_preview,
    view=_view,
)
