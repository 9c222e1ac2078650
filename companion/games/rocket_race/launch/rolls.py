"""Reliability rolls, verdicts and ties (RULES.md, sections 6 and 9)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import OVER, SEATS, Choice, Draw, Happening, Move, Refusal, Slot, Words, happened
from companion.contract.text import Seat, Text, seats_of, spaced
from companion.games.rocket_race.launch.chances import succeeds
from companion.games.rocket_race.model import STAGE_WORDS, Deed, Outcome, Part, Rocket, State, rocket_slot, spoken

FACES: Words = ("1", "2", "3", "4", "5", "6")
CONFIRM = (Choice("confirm", None, Text("let-the-rolls-count")),)


def due(state: State) -> tuple[Rocket, ...]:
    return tuple(rocket for rocket in state.rockets if rocket.status == "due")


def waiting(state: State) -> tuple[Rocket, ...]:
    """The rockets that have still to roll."""
    return tuple(rocket for rocket in state.rockets if rocket.status == "due" and not rocket.dice)


def choices(state: State) -> tuple[Choice, ...]:
    offered: tuple[Choice, ...] = ()
    rockets = waiting(state)
    for owner in sorted({rocket.owner for rocket in rockets}):
        ids = tuple(rocket.id for rocket in rockets if rocket.owner == owner)
        offered += _roll_choices(SEATS[owner], ids, state.options.dice)
    return offered


@lru_cache(maxsize=1024)  # the same for every table that rolls
def _roll_choices(seat: str, rockets: Words, dice: str) -> tuple[Choice, ...]:
    rocket = rocket_slot(rockets)
    box = Choice("roll", seat, Text("roll-two-dice"), (rocket,), tap=rockets[:1])
    faces = (Slot("first", FACES), Slot("second", FACES))
    table = Choice("roll", seat, Text("enter-the-dice"), (rocket, *faces))
    return {"box": (box,), "table": (table,), "either": (box, table)}[dice]


def draws(state: State, words: Words) -> tuple[Draw, ...]:
    """Two dice for a rocket that waits for its roll."""
    if len(words) != 3 or state.options.dice == "table":
        return ()
    asked = any((SEATS[rocket.owner], rocket.id) == words[1:] for rocket in waiting(state))
    return (Draw(FACES), Draw(FACES)) if asked else ()


def roll(state: State, move: Move) -> Outcome | Refusal:
    words, rockets = move.words, waiting(state)
    rocket = next((rocket for rocket in rockets if words[1:3] == (SEATS[rocket.owner], rocket.id)), None)
    if rocket is None:
        allowed = spoken(tuple(f"{SEATS[rocket.owner]} {rocket.id}" for rocket in rockets))
        return Refusal(Text("to-be-rolled-for-are", allowed=allowed), "6.1")
    wrong = misrolled(state, words[3:], 2, move.drawn)
    if wrong:
        return wrong
    dice = (int(words[3]), int(words[4]))
    text = Text("rolls-for", seat=Seat(words[1]), sum=sum(dice), rocket=rocket.id, reliability=rocket.reliability)
    told = happened("rolled", text, words[1], faces=list(words[3:]), rocket=rocket.id)
    return changed(state, replace(rocket, dice=dice)), (told,)


def misrolled(state: State, faces: Words, count: int, drawn: bool) -> Refusal | None:
    """Why these faces are no roll of `count` dice here."""
    if not faces:
        return Refusal(Text("the-dice-have-not-been"), "0.4")
    if state.options.dice == "box" and not drawn:
        return Refusal(Text("the-box-rolls-here-leave"), "0.4")
    if len(faces) != count or not set(faces) <= set(FACES):
        dice = Text("one-die") if count == 1 else Text("dice-count", count=count)
        return Refusal(Text("is-no-roll-of-each", faces=spaced(*faces), dice=dice), "6.1")
    return None


def changed(state: State, rocket: Rocket) -> State:
    """`state` with this rocket in place of the one of the same id."""
    return replace(state, rockets=tuple(rocket if old.id == rocket.id else old for old in state.rockets))


def _settle(state: State) -> Outcome:
    """Waits for rolls, then for events, then decides; without rockets the turn goes straight on (6.8)."""
    if not state.rockets:
        return leave(state), ()
    rockets = due(state)
    if not rockets:
        beaten = tuple(rocket for rocket in state.rockets if rocket.status == "beaten")
        # only beaten ones: the tied ones were lost, and the best of the other landings wins
        return _won(state, beaten) if beaten else (replace(state, phase="failure", turn=None), ())
    rolling = next((rocket for rocket in rockets if not rocket.dice), None)
    if rolling:
        turn = SEATS[rolling.owner]
        return state if state.turn == turn else replace(state, turn=turn), ()
    if state.event or any(state.hands):
        return replace(state, phase="verdict", turn=None), ()
    return _decide(state)


ROLLS = Part((Deed("roll", choices, roll, draws=draws),), _settle)


def _counted(state: State) -> tuple[Choice, ...]:
    return CONFIRM


def _settle_verdict(state: State) -> Outcome:
    """A reroll sends the table back to the dice."""
    return replace(state, phase="rolls") if waiting(state) or not due(state) else state, ()


def _confirm(state: State, move: Move) -> Outcome | Refusal:
    return _decide(state) if len(move.words) == 1 else Refusal(Text("confirm-takes-no-more-words"), "0.1")


VERDICT = Part((Deed("confirm", _counted, _confirm),), _settle_verdict)


def leave(state: State) -> State:
    """On to what follows the rolls (1.4 for the next turn)."""
    if state.then == "draw":
        turn = SEATS[state.active]
        return replace(state, phase="draw", then="", turn=turn, round=state.round + 1, fresh="", tie=False)
    return replace(state, phase=state.then, then="", turn=None, tie=False)


def _decide(state: State) -> Outcome:
    """What the rolls mean: a win, or flights that go on and failures."""
    rockets = due(state)
    if state.tie:
        return _won(state, rockets)
    judged = {rocket.id: _judged(state, rocket) for rocket in rockets}
    told = tuple(_verdict(state, rocket) for rocket in rockets)
    landed = tuple(rocket for rocket in judged.values() if rocket.stage == state.stages)
    after = replace(state, turn=None, rockets=tuple(judged.get(rocket.id, rocket) for rocket in state.rockets))
    if not landed:
        return replace(after, phase="failure"), told
    after, won = _won(after, landed)
    return after, told + won


def _verdict(state: State, rocket: Rocket) -> Happening:
    succeeded = succeeds(rocket.dice, rocket.reliability)
    what = Text(f"stage-{STAGE_WORDS[rocket.stage]}-small") if state.stages > 1 else Text("stage-flight-small")
    verdict = Text("succeeds" if succeeded else "fails", rocket=rocket.id, seat=Seat(SEATS[rocket.owner]), stage=what)
    return happened("judged", verdict, SEATS[rocket.owner], rocket=rocket.id, success=succeeded)


def _judged(state: State, rocket: Rocket) -> Rocket:
    if not succeeds(rocket.dice, rocket.reliability):
        return replace(rocket, status="failed", bonus=0)
    if rocket.stage + 1 == state.stages:
        return replace(rocket, stage=rocket.stage + 1)
    return replace(rocket, stage=rocket.stage + 1, status="flying", dice=(), bonus=0)


def _won(state: State, landed: tuple[Rocket, ...]) -> Outcome:
    """The lowest landing roll wins; equal ones share or roll again, one rocket a player (6.3 to 6.6)."""
    best = min(sum(rocket.dice) for rocket in landed)
    first = {rocket.owner: rocket for rocket in reversed(landed) if sum(rocket.dice) == best}
    seats = [SEATS[owner] for owner in sorted(first)]
    if len(first) > 1 and state.options.ties == "reroll":
        told = happened("tied", Text("landed-with-each-they-roll", best=best), owners=seats)
        return _rolled_off(state, {rocket.id for rocket in first.values()}), (told,)
    ended = tuple(_ranked(rocket, best) if rocket in landed else rocket for rocket in state.rockets)
    told = happened("over", Text("landed-on-the-moon-with", names=seats_of(*seats), best=best), winners=seats)
    return replace(state, phase=OVER, turn=None, rockets=ended), (told,)


def _ranked(rocket: Rocket, best: int) -> Rocket:
    return replace(rocket, status="landed" if sum(rocket.dice) == best else "beaten")


def _rolled_off(state: State, tied: set[str]) -> State:
    """Only the tied rockets roll, without their old dice; the other landings have lost."""
    rockets = tuple(
        replace(rocket, status="due", dice=())
        if rocket.id in tied
        else replace(rocket, status="beaten" if rocket.status == "due" else rocket.status)
        for rocket in state.rockets
    )
    return replace(state, phase="rolls", turn=None, tie=True, rockets=rockets)
