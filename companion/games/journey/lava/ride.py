"""The raft on the lava: what is revealed, who loses what, the end (RULES.md, section 7)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import OVER, Choice, Happening, Refusal, Slot, Words, counted, happened, seat_index
from companion.games.journey.lava.stream import LOSSES, declared_landing, known_landing
from companion.games.journey.model import Lava, Outcome, State
from companion.games.journey.pieces import COLOURS, EQUIPMENT, KINDS, collected, listed, said
from companion.games.journey.turn.cards import change_hand, discarded, lacking, lose_fossils, turned_up
from companion.games.journey.turn.display import OF_EQUIPMENT
from companion.games.journey.turn.order import next_turn
from companion.games.journey.walking.discovery import fossil_slot


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


SHIELDS = (Choice("reveal", None, "Reveal equipment", (OF_EQUIPMENT,)),)


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


def reveal(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """An explorer card moves the raft, or an equipment card tells what protects."""
    if state.lava.loss:
        return _reveal_shield(state, args)
    landed = (known_landing if state.facts.board.lava else declared_landing)(state, args)
    if isinstance(landed, Refusal):
        return landed
    colour = next(word for word in args if word in COLOURS)
    after = turned_up(state, explorer=1)
    if landed is None:
        text = f"{colour.capitalize()}: no such raft is ahead, the journey ends."
        return followed(happened("lava", text, colour=colour), ended(after))
    loss = f"everybody loses {landed.loss}" if landed.loss else "nothing is lost"
    text = f"{colour.capitalize()}: the raft moves on, {loss}."
    told = happened("lava", text, colour=colour, loss=landed.loss)
    after = replace(after, lava=landed)
    if landed.loss:
        return replace(after, asking=state.clockwise(state.active)), (told,)
    return followed(told, passed(after))


def followed(told: Happening, outcome: Outcome) -> Outcome:
    """What happened, and after it what followed."""
    return outcome[0], (told, *outcome[1])


def _reveal_shield(state: State, args: Words) -> Outcome | Refusal:
    if state.lava.shown:
        return Refusal("First everybody loses fossils or plays the card.", "7.3", "Losses first")
    if len(args) != 1 or args[0] not in EQUIPMENT:
        text = f"Reveal one of {' '.join(EQUIPMENT)}, not “{said(args)}”."
        return Refusal(text, "7.3", "Which equipment?")
    told = happened("shield", f"A {args[0]} protects.", card=args[0])
    after = turned_up(state, equipment=1)
    return replace(after, lava=Lava(state.lava.at, state.lava.loss, state.lava.last, args[0])), (told,)  # type: ignore[arg-type]


def protect(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The revealed equipment card, played from the hand."""
    if not state.lava.shown or args:
        return Refusal("No card protects now.", "7.3", "Not now")
    if not can_protect(state, seat):
        return Refusal(f"{state.name(seat)} has no card that protects.", "7.3", "No card for it")
    told = happened("protected", f"{state.name(seat)} plays a {state.lava.shown} and loses nothing.", seat)
    return answered(discarded(change_hand(state, seat, equipment=-1), equipment=1), seat), (told,)


def lose(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The fossils that a seat gives up."""
    held = state.fossils[seat_index(seat)]
    if not state.lava.shown:
        return Refusal("First the equipment card that protects is revealed.", "7.3", "Reveal first")
    count = toll(state, seat)
    if len(args) != count or not set(args) <= set(KINDS) or lacking(held, args):
        text = f"{state.name(seat)} loses {count} of {' '.join(listed(held))}, not “{said(args)}”."
        return Refusal(text, "7.2", f"Lose {count}")
    told = happened("lost", f"{state.name(seat)} loses {' and '.join(args)}.", seat, fossils=list(args))
    return answered(lose_fossils(state, seat, collected(args)), seat), (told,)


def answered(state: State, seat: str) -> State:
    return replace(state, asking=tuple(other for other in state.asking if other != seat))


def onward(state: State) -> Outcome | None:
    """Nobody without fossils is asked; after the losses the raft drifts on or the game ends."""
    if not state.lava.shown:
        return None
    asking = tuple(seat for seat in state.asking if any(state.fossils[seat_index(seat)]))
    if asking:
        return None if asking == state.asking else (replace(state, asking=asking), ())
    return passed(replace(state, asking=()))


def passed(state: State) -> Outcome:
    """The space is dealt with."""
    if state.lava.last:
        return followed(happened("lava", "The last space of the lava stream is reached."), ended(state))
    after, turn = next_turn(replace(state, lava=Lava(state.lava.at)))
    return replace(after, phase="lava"), turn


def ended(state: State) -> Outcome:
    """The account is made (7.4, 8.7)."""
    best = state.leaders
    names = " and ".join(state.name(seat) for seat in best)
    points = state.tally(seat_index(best[0])).total
    text = f"{names} win{'s' * (len(best) == 1)} with {counted(points, 'point')}."
    after = replace(state, phase=OVER, asking=(), lava=Lava(state.lava.at, last=state.lava.last))
    return after, (happened("over", text, winners=list(best)),)
