"""The raft on the lava: what is revealed, who loses what, the end (RULES.md, section 7)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import OVER, Choice, Happening, Refusal, Seat, Slot, Text, Words, happened, seat_index
from companion.contract.text import seats_of
from companion.games.journey.lava.stream import LOSSES, declared_landing, known_landing
from companion.games.journey.model import Lava, Outcome, State, Told
from companion.games.journey.pieces import COLOURS, EQUIPMENT, KINDS, cards_in, collected
from companion.games.journey.scoring import PAIRS
from companion.games.journey.turn.cards import change_hand, discarded, lacking, lose_fossils, turned_up
from companion.games.journey.turn.display import OF_EQUIPMENT
from companion.games.journey.turn.order import next_turn
from companion.games.journey.walking.discovery import fossil_slot
from companion.games.journey.words import called, each, given, label, there


@lru_cache(maxsize=2)
def reveal_choices(known: bool) -> tuple[Choice, ...]:
    """A colour; where the stream is unknown, what lies on its next space, or that there is none."""
    colour, text = Slot("colour", COLOURS, labels=tuple(map(label, COLOURS))), Text("reveal-explorer")
    if known:
        return (Choice("reveal", None, text, (colour,)),)
    loss = Slot("loss", LOSSES, labels=tuple(Text("lose", count=int(loss[5:])) for loss in LOSSES))
    last = Slot("last", ("last",), min=0, labels=(Text("last-space"),))
    out = Slot("out", ("out",), labels=(Text("none-ahead"),))
    return Choice("reveal", None, text, (colour, loss, last)), Choice("reveal", None, text, (colour, out))


SHIELDS = (Choice("reveal", None, Text("reveal-equipment"), (OF_EQUIPMENT,)),)


def choices(state: State) -> tuple[Choice, ...]:
    if not state.lava.loss:
        return reveal_choices(bool(state.facts.board.lava))
    if not state.lava.shown:
        return SHIELDS
    return tuple(choice for seat in state.asking for choice in loss_choices(state, seat))


def loss_choices(state: State, seat: str) -> tuple[Choice, ...]:
    """One seat gives up fossils or the card that protects."""
    cards, count = cards_in(state.fossils[seat_index(seat)]), toll(state, seat)
    lose = Choice("lose", seat, Text("lose", count=count), (fossil_slot(cards, count),))
    if not can_protect(state, seat):
        return (lose,)
    return lose, Choice("protect", seat, Text("play-shield", card=called(state.lava.shown)), tap=())


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
        return followed(happened("lava", Text("no-raft-ahead", colour=label(colour)), colour=colour), ended(after))
    text = Text("raft-moves", colour=label(colour), loss=landed.loss)
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
        return Refusal(Text("losses-first"), "7.3")
    if len(args) != 1 or args[0] not in EQUIPMENT:
        return Refusal(Text("which-shield", known=there(EQUIPMENT), given=given(args)), "7.3")
    told = happened("shield", Text("shield", card=called(args[0])), card=args[0])
    after = turned_up(state, equipment=1)
    return replace(after, lava=Lava(state.lava.at, state.lava.loss, state.lava.last, args[0])), (told,)  # type: ignore[arg-type]


def protect(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The revealed equipment card, played from the hand."""
    if not state.lava.shown or args:
        return Refusal(Text("no-shield-now"), "7.3")
    if not can_protect(state, seat):
        return Refusal(Text("no-shield-held", seat=Seat(seat)), "7.3")
    told = happened("protected", Text("protected", seat=Seat(seat), card=Text(f"a-{state.lava.shown}")), seat)
    return answered(discarded(change_hand(state, seat, equipment=-1), equipment=1), seat), (told,)


def lose(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The fossils that a seat gives up."""
    held = state.fossils[seat_index(seat)]
    if not state.lava.shown:
        return Refusal(Text("shield-first"), "7.3")
    count = toll(state, seat)
    if len(args) != count or not set(args) <= set(KINDS) or lacking(held, args):
        has = there(cards_in(held))
        return Refusal(Text("loses-of", seat=Seat(seat), count=count, held=has, given=given(args)), "7.2")
    told = happened("lost", Text("lost", seat=Seat(seat), fossils=each(args)), seat, fossils=list(args))
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
        return followed(happened("lava", Text("last-space-reached")), ended(state))
    after, turn = next_turn(replace(state, lava=Lava(state.lava.at)))
    return replace(after, phase="lava"), turn


def ended(state: State) -> Outcome:
    """The account is made (7.4, 8.7)."""
    after = replace(state, phase=OVER, asking=(), lava=Lava(state.lava.at, last=state.lava.last))
    return after, (*lone_halves(state), happened("over", verdict(state), winners=list(state.leaders)))


def lone_halves(state: State) -> Told:
    """Who holds halves of skulls that score nothing, because the other half is missing (8.2)."""
    rows = zip(state.seats, state.fossils, strict=True)
    seats = tuple(seat for seat, held in rows if any(held[left] != held[left + 1] for left in PAIRS))
    if not seats or state.facts.skull[0]:
        return ()
    return (happened("lone-half", Text("lone-halves", seats=seats_of(*seats), count=len(seats))),)


def verdict(state: State) -> Text:
    """Who wins, and by what, where points alone do not tell (8.7, 8.8)."""
    best, scores = state.leaders, state.scores
    points, fossils = scores[best[0]], sum(state.fossils[seat_index(best[0])])
    level = tuple(seat for seat in state.seats if scores[seat] == points and seat not in best)
    if len(best) > 1:
        return Text("shared", seats=seats_of(*best), points=points, fossils=fossils)
    if not level:
        return Text("won", seat=Seat(best[0]), points=points)
    more = {"points": points, "fossils": fossils, "count": len(level)}
    return Text("won-by-fossils", seat=Seat(best[0]), others=seats_of(*level), **more)
