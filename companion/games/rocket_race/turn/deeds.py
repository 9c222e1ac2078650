"""A turn of the advanced game: its deeds by stage, rockets, its end (RULES.md, 11.1, 11.2, 11.10)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Draw, Move, Refusal, Seat, Text, Words, happened
from companion.games.rocket_race.launch import rockets, rolls
from companion.games.rocket_race.model import Deed, Outcome, Part, State, spoken
from companion.games.rocket_race.turn import market, research
from companion.games.rocket_race.turn.league import short
from companion.games.rocket_race.turn.stage import Stage, all_declared, stage

FIRST = ("first", "11.1")
LATE = {
    "launch": FIRST,
    "research": FIRST,
    "take": FIRST,
    "buy": ("buy", "11.9"),
    "discard": ("discard", "11.9"),
}
"""Why a deed is not open any more: the message `late-…`, and the rule."""
SIZES = {"research": 3, "take": 3, "buy": 3, "discard": 3, "end": 2}


def _closed(state: State, words: Words) -> Refusal | None:
    """Why this verb is not open to whoever says it, at this stage of the turn."""
    verb, now = words[0], stage(state)
    if words[1:2] != (state.turn,):
        return Refusal(Text("it-is-s-turn", seat=Seat(SEATS[state.active])), "0.2")
    if now == "die":
        return Refusal(Text("the-breakthrough-die-comes-first"), "11.3")
    if now == "launching" and verb != "launch":
        return Refusal(Text("the-rockets-roll-first-launch"), "11.2")
    if len(words) != SIZES.get(verb, len(words)):
        return Refusal(Text("takes-words", verb=verb, count=SIZES[verb]), "0.1")
    if verb in OPEN[now] and not (verb == "discard" and state.took):
        return None
    late, rule = LATE[verb]
    allowed = spoken(tuple(deed.verb for deed in _open(state) if deed.offered(state)))
    return Refusal(Text(f"late-{late}", allowed=allowed), rule)


def _settle(state: State) -> Outcome:
    """Fills the row before anything else."""
    if short(state):
        return replace(state, phase="reveal", turn=None), ()
    turn = SEATS[state.active]
    return state if state.turn == turn else replace(state, turn=turn), ()


def _launches(state: State) -> tuple[Choice, ...]:
    yard = state.yards[state.active]
    return (rockets.launch_choice(SEATS[state.active], yard),) if rockets.whole(yard) else ()


def _launch(state: State, move: Move) -> Outcome | Refusal:
    outcome = rockets.launch(state, move)
    return outcome if isinstance(outcome, Refusal) else (replace(outcome[0], acted="launch"), outcome[1])


def _readies(state: State) -> tuple[Choice, ...]:
    return (rockets.ready_choice(SEATS[state.active]),)


def _ready(state: State, move: Move) -> Outcome | Refusal:
    if len(move.words) > 2:
        return rockets.more_words(move.words)
    if stage(state) != "launching":
        return Refusal(Text("no-rocket-is-declared-end"), "11.2")
    return _rolling(state), ()


def _rolling(state: State) -> State:
    return replace(state, phase="rolls", then="turn", turn=None)


def _rolls(state: State) -> tuple[Choice, ...]:
    """The breakthrough die, or the rockets when no further one can be declared."""
    if state.acted == "breakthrough":
        return research.die(SEATS[state.active], state.options.dice)
    return rolls.choices(state) if all_declared(state) else ()


def _box_rolls(state: State, words: Words) -> tuple[Draw, ...]:
    return rolls.draws(state, words) if all_declared(state) else research.draws(state, words)


def _roll(state: State, move: Move) -> Outcome | Refusal:
    """The first roll of the rockets, which says ready too, or the breakthrough die."""
    return rolls.roll(_rolling(state), move) if all_declared(state) else research.breakthrough(state, move)


ENDS = tuple((Choice("end", seat, Text("end-the-turn"), hold=(), aside=True),) for seat in SEATS)


def _ends(state: State) -> tuple[Choice, ...]:
    return ENDS[state.active]


def _end(state: State, move: Move) -> Outcome | Refusal:
    seat = (state.active + 1) % len(state.players)
    onward = tuple(
        replace(rocket, status="due", dice=()) if rocket.owner == seat and rocket.status == "flying" else rocket
        for rocket in state.rockets
    )
    after = replace(
        state,
        phase="rolls",
        then="turn",
        turn=None,
        active=seat,
        round=state.round + (seat == 0),
        acted="",
        took=False,
        rockets=onward,
    )
    return after, (happened("ended", Text("s-turn-is-over", seat=Seat(SEATS[state.active])), move.words[1]),)


DEEDS = {
    deed.verb: deed
    for deed in (
        Deed("roll", _rolls, _roll, draws=_box_rolls),
        Deed("research", research.choices, research.research, _closed),
        Deed("launch", _launches, _launch, _closed),
        Deed("take", market.takes, market.take, _closed),
        Deed("buy", market.buys, market.buy, _closed),
        Deed("discard", market.discards, market.discard, _closed),
        Deed("ready", _readies, _ready, rockets.not_asked),
        Deed("end", _ends, _end, _closed),
    )
}
OPEN: dict[Stage, Words] = {
    "first": ("research", "launch", "take", "buy", "discard", "end"),
    "die": ("roll",),
    "launching": ("launch", "roll", "ready"),
    "later": ("buy", "discard", "end"),
    "spent": ("end",),
}
"""The deeds that are open at each stage of a turn (11.1)."""
OPEN_DEEDS = {now: tuple(DEEDS[verb] for verb in verbs) for now, verbs in OPEN.items()}


def _open(state: State) -> tuple[Deed, ...]:
    return OPEN_DEEDS[stage(state)]


TURN = Part(tuple(DEEDS.values()), _settle, _open)
