"""The lava stream (RULES.md, section 7)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import OVER, Choice, Refusal, Slot, Words, counted, happened, seat_index
from companion.games.journey.board import LavaSpace, stream
from companion.games.journey.cards import (
    Log,
    change_hand,
    discarded,
    lacking,
    lose_fossils,
    off_the_top,
)
from companion.games.journey.discovery import fossil_slot
from companion.games.journey.model import Lava, State
from companion.games.journey.pieces import COLOURS, EQUIPMENT, KINDS, collected, listed, said
from companion.games.journey.turn import next_turn

LOSSES: Words = ("loss=0", "loss=1", "loss=2")


@lru_cache(maxsize=2)
def reveal_choices(known: bool) -> tuple[Choice, ...]:
    """A colour; where the stream is unknown, what lies on its next space, or that there is none."""
    colour = Slot("colour", COLOURS, labels=tuple(map(str.capitalize, COLOURS)))
    label = "Reveal an explorer"
    if known:
        return (Choice("reveal", None, label, (colour,)),)
    loss = Slot("loss", LOSSES, labels=("No loss", "Lose 1", "Lose 2"))
    last = Slot("last", ("last",), min=0, labels=("Last space",))
    out = Slot("out", ("out",), labels=("None ahead",))
    return Choice("reveal", None, label, (colour, loss, last)), Choice("reveal", None, label, (colour, out))


SHIELDS = (
    Choice(
        "reveal",
        None,
        "Reveal equipment",
        (Slot("equipment", EQUIPMENT, labels=tuple(map(str.capitalize, EQUIPMENT))),),
    ),
)


def choices(state: State) -> tuple[Choice, ...]:
    if not state.lava.loss:
        return reveal_choices(bool(state.facts.board.lava))
    if not state.lava.shown:
        return SHIELDS
    return tuple(choice for seat in state.asking for choice in loss_choices(state, seat))


def loss_choices(state: State, seat: str) -> tuple[Choice, ...]:
    """One seat gives up fossils or the card that protects."""
    cards, count = listed(state.fossils[seat_index(seat)]), toll(state, seat)
    lose = Choice("lose", seat, f"Lose {count}", (fossil_slot(cards, count),))
    if not can_protect(state, seat):
        return (lose,)
    return lose, Choice("protect", seat, f"Play a {state.lava.shown}", tap=())


def can_protect(state: State, seat: str) -> bool:
    """Whether a seat may hold the card that was revealed."""
    return state.hands[seat_index(seat)].equipment > 0


def toll(state: State, seat: str) -> int:
    """What a seat loses here: a seat with fewer fossils loses all (7.2)."""
    return min(state.lava.loss, sum(state.fossils[seat_index(seat)]))


def reveal(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """An explorer card moves the raft, or an equipment card tells what protects."""
    if state.lava.loss:
        return _reveal_shield(state, args, log)
    landed = _known_landing(state, args) if state.facts.board.lava else _declared_landing(state, args)
    if isinstance(landed, Refusal):
        return landed
    colour = args[0] if args[0] in COLOURS else next(word for word in args if word in COLOURS)
    after = discarded(off_the_top(state, "explorer"), explorer=1)
    if landed is None:
        log.append(happened("lava", f"{colour.capitalize()}: no such raft is ahead, the journey ends.", colour=colour))
        return ended(after, log)
    loss = f"everybody loses {landed.loss}" if landed.loss else "nothing is lost"
    log.append(happened("lava", f"{colour.capitalize()}: the raft moves on, {loss}.", colour=colour, loss=landed.loss))
    after = replace(after, lava=landed)
    if landed.loss:
        return replace(after, asking=state.clockwise(state.active))
    return passed(after, log)


def _known_landing(state: State, args: Words) -> Lava | Refusal | None:
    """Where the colour brings the raft on the known stream (7.1), None when nowhere (7.4); more words must agree."""
    told = _declared_landing(state, args) if len(args) != 1 else None
    if isinstance(told, Refusal) or not set(args) & set(COLOURS):
        return Refusal(f"Reveal one of {' '.join(COLOURS)}, not “{said(args)}”.", "7.1", "Which colour?")
    colour = next(word for word in args if word in COLOURS)
    spaces = stream(state.facts.board.lava)
    ahead = next_raft(spaces, state.lava.at, colour)
    landed = Lava(ahead, spaces[ahead - 1].loss, ahead == len(spaces)) if ahead else None
    return landed if len(args) == 1 or _agree(told, landed) else _contradicted(landed, colour, args)


def _agree(told: Lava | None, landed: Lava | None) -> bool:
    """Whether the table says what the stream shows; the last space need not be called so."""
    if told is None or landed is None:
        return told is landed
    return told.loss == landed.loss and (landed.last or not told.last)


def _contradicted(landed: Lava | None, colour: str, args: Words) -> Refusal:
    shown = f"space {landed.at} next, with loss={landed.loss}{' and last' * landed.last}" if landed else "no raft ahead"
    return Refusal(f"For {colour} the stream has {shown}, not “{said(args)}”.", "7.1", "Not as mapped")


def next_raft(spaces: tuple[LavaSpace, ...], at: int, colour: str) -> int:
    """The number of the next space of a colour after `at`, 0 when there is none."""
    return next((place for place, space in enumerate(spaces, 1) if place > at and space.colour == colour), 0)


def _declared_landing(state: State, args: Words) -> Lava | Refusal | None:
    """What the table says of the space (7.1)."""
    pictured = tuple(word for word in args if "=" not in word)
    losses = tuple(word for word in args if "=" in word)
    colour, rest = pictured[:1], pictured[1:]
    if colour and colour[0] in COLOURS:
        if rest == ("out",) and not losses:
            return None
        if rest in ((), ("last",)) and len(losses) == 1 and losses[0] in LOSSES:
            return Lava(state.lava.at + 1, int(losses[0][5:]), rest == ("last",))
    text = f"Say a colour with loss=0, 1 or 2 (and last), or a colour and out, not “{said(args)}”."
    return Refusal(text, "7.1", "Colour and loss?")


def _reveal_shield(state: State, args: Words, log: Log) -> State | Refusal:
    if state.lava.shown:
        return Refusal("First everybody loses fossils or plays the card.", "7.3", "Losses first")
    if len(args) != 1 or args[0] not in EQUIPMENT:
        text = f"Reveal one of {' '.join(EQUIPMENT)}, not “{said(args)}”."
        return Refusal(text, "7.3", "Which equipment?")
    log.append(happened("shield", f"A {args[0]} protects.", card=args[0]))
    after = discarded(off_the_top(state, "equipment"), equipment=1)
    return replace(after, lava=Lava(state.lava.at, state.lava.loss, state.lava.last, args[0]))  # type: ignore[arg-type]


def protect(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The revealed equipment card, played from the hand."""
    if not state.lava.shown or args:
        return Refusal("No card protects now.", "7.3", "Not now")
    if not can_protect(state, seat):
        return Refusal(f"{state.name(seat)} has no card that protects.", "7.3", "No card for it")
    log.append(happened("protected", f"{state.name(seat)} plays a {state.lava.shown} and loses nothing.", seat))
    return answered(discarded(change_hand(state, seat, equipment=-1), equipment=1), seat)


def lose(state: State, seat: str, args: Words, log: Log) -> State | Refusal:
    """The fossils that a seat gives up."""
    held = state.fossils[seat_index(seat)]
    if not state.lava.shown:
        return Refusal("First the equipment card that protects is revealed.", "7.3", "Reveal first")
    count = toll(state, seat)
    if len(args) != count or not set(args) <= set(KINDS) or lacking(held, args):
        text = f"{state.name(seat)} loses {count} of {' '.join(listed(held))}, not “{said(args)}”."
        return Refusal(text, "7.2", f"Lose {count}")
    log.append(happened("lost", f"{state.name(seat)} loses {' and '.join(args)}.", seat, fossils=list(args)))
    return answered(lose_fossils(state, seat, collected(args)), seat)


def answered(state: State, seat: str) -> State:
    return replace(state, asking=tuple(other for other in state.asking if other != seat))


def onward(state: State, log: Log) -> State:
    """Nobody without fossils is asked; after the losses the raft drifts on or the game ends."""
    if not state.lava.loss:
        return state
    if not state.lava.shown:
        return state
    asking = tuple(seat for seat in state.asking if any(state.fossils[seat_index(seat)]))
    if asking:
        return state if asking == state.asking else replace(state, asking=asking)
    return passed(replace(state, asking=()), log)


def passed(state: State, log: Log) -> State:
    """The space is dealt with."""
    if state.lava.last:
        log.append(happened("lava", "The last space of the lava stream is reached."))
        return ended(state, log)
    return replace(next_turn(replace(state, lava=Lava(state.lava.at)), log), phase="lava")


def ended(state: State, log: Log) -> State:
    """The account is made (7.4, 8.7)."""
    best = state.leaders
    names = " and ".join(state.name(seat) for seat in best)
    points = state.tally(seat_index(best[0])).total
    text = f"{names} win{'s' * (len(best) == 1)} with {counted(points, 'point')}."
    log.append(happened("over", text, winners=list(best)))
    return replace(state, phase=OVER, asking=(), lava=Lava(state.lava.at, last=state.lava.last))
