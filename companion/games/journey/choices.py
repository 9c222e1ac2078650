"""What may be done at every moment, said once: `choices` and `play` both read the table of moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from companion.contract.game import Choice, Draw, Refusal, Words
from companion.games.journey.lava import ride
from companion.games.journey.model import ENDING, Outcome, State
from companion.games.journey.sea import adventures
from companion.games.journey.turn import display, hand, supply
from companion.games.journey.walking import discovery, events, steps, walk

Act = Callable[[State, str, Words], Outcome | Refusal]


class Moment(Struct, frozen=True):
    """A phase: what is offered, what each of its verbs does or why not, and what the box may draw for one.

    `shut` tells of verbs that nobody may use now why not. `onward` is what follows by itself, None while the phase waits for somebody.
    """

    offer: Callable[[State], tuple[Choice, ...]] = lambda state: ()
    verbs: Mapping[str, Act] = {}
    onward: Callable[[State], Outcome | None] = lambda state: None
    draws: Callable[[State, Words], tuple[Draw, ...]] = lambda state, words: ()
    shut: Mapping[str, Refusal] = {}


def _turn(state: State) -> tuple[Choice, ...]:
    return walk.move_choices(state, state.move) if state.move else _actions(state)


def _actions(state: State) -> tuple[Choice, ...]:
    draws = hand.draw_choices(state.active, hand.sources(state.display), state.drawn)
    return draws if walk.begin_refused(state) else draws + walk.begin_choices(state.active, state.leg)


def _opening(state: State) -> tuple[Choice, ...]:
    """The display to be laid, or the turn at once (1.8); before anything was done, a tag of equipment means the display."""
    reveal = display.REVEAL
    first, other = (reveal, _actions(state)) if state.phase == "refill" else (_actions(state), reveal)
    return first + tuple(replace(choice, aside=True) for choice in other)


MOMENTS: dict[str, Moment] = {
    "opening": Moment(_opening, {"reveal": display.reveal, "draw": hand.draw, "begin": walk.begin}),
    "turn": Moment(
        _turn,
        {
            "draw": hand.draw,
            "begin": walk.begin,
            "play": walk.play_card,
            "step": steps.step,
            "also": steps.also,
            "stop": walk.stop,
            "cancel": walk.cancel,
        },
        hand.onward,
    ),
    "limit": Moment(hand.discards, {"discard": hand.discard}, hand.within, shut={"draw": hand.OVER_THE_LIMIT}),
    "refill": Moment(lambda state: display.REVEAL, {"reveal": display.reveal}, supply.refilled),
    "discovery": Moment(
        discovery.choices,
        {"discover": discovery.discover, "skip": discovery.skip, "found": discovery.found, "keep": discovery.keep},
        discovery.onward,
        discovery.draws,
    ),
    "event": Moment(lambda state: events.event_choices(state.active), {"event": events.event}, events.onward),
    "adventure": Moment(
        adventures.choices,
        {
            "reveal": adventures.reveal,
            "pay": adventures.pay,
            "skip": adventures.skip,
            "found": adventures.found,
            "lose": adventures.lose,
        },
        adventures.onward,
        adventures.draws,
    ),
    ENDING: Moment(onward=supply.ending),
    "supply": Moment(supply.choices, {"drop": supply.drop}, supply.onward),
    "lava": Moment(ride.choices, {"reveal": ride.reveal, "protect": ride.protect, "lose": ride.lose}, ride.onward),
    "over": Moment(),
}
"""By phase, and `opening` (`State.asks`). `use` belongs to every phase but the last, `reveal` to the whole table."""


def choices(state: State) -> tuple[Choice, ...]:
    """All moves open at this moment."""
    offered = MOMENTS[state.asks].offer(state)
    return offered + events.use_choices(state.events) if state.events and not state.over else offered
