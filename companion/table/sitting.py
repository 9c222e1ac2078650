"""One game being played: its rules, its timeline, and what the box has rolled in it.

A sitting is made from a header and changes by acts, the same ones live and when the journal is replayed.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from companion.contract.game import Choice, Move, Refusal, Rules, Words
from companion.contract.moves import chance_words
from companion.contract.text import Text
from companion.contract.view import Phase, Prompt, View
from companion.inputs.tokens import Offer
from companion.table.dice import Luck
from companion.table.record import Header
from companion.table.timeline import Entry, Node, Played, Timeline, plain_at


class Undone(Struct, frozen=True, tag="undo"):
    """Moves taken back: the last `count`, or the last one of `seat`."""

    count: int = 1
    seat: str | None = None


class Redone(Struct, frozen=True, tag="redo"):
    """Moves done again."""

    count: int = 1


Act = Entry | Undone | Redone


class Sitting:
    """A game at the table."""

    def __init__(self, rules: Rules[Any], header: Header, start: Node, seq: int) -> None:
        self.rules = rules
        self.header = header
        self.timeline = Timeline(rules, start)
        self.id = seq
        self.seq = seq
        self.moments: dict[int, Node] = {seq: start}
        """Where it stood at each `seq`, as only so a request can be told to be stale: one a line of this game's journal."""
        self.box_dice: list[tuple[Words, str]] = []
        """Every die that the box has thrown: the faces it has, and the one it showed."""
        self._drawn: dict[tuple[bytes, Words], Words] = {}
        """What the box drew from a state for some words, so that it draws the same again after an undo: one a draw of
        this game."""

    @property
    def node(self) -> Node:
        return self.timeline.at

    @property
    def over(self) -> bool:
        return self.node.ended or self.node.state.over

    def choices(self, node: Node | None = None) -> tuple[Choice, ...]:
        """All that may be done, now or at an earlier moment."""
        node = node or self.node
        return () if node.ended else self.rules.choices(node.state)

    def offer(self) -> Offer:
        """What inputs may name now."""
        state = self.node.state
        return Offer(self.choices(), lambda kind, word: self.rules.meanings(state, kind, word))

    def tokens(self) -> dict[str, Words]:
        """Everything that a tag may sit on in this game: seats first."""
        return {"seat": self.node.state.seats, **self.rules.tokens(self.node.state)}

    def complete(self, words: Words, luck: Luck) -> Played:
        """The whole move that `words` ask for; what was drawn from this very state before is drawn again."""
        state = self.node.state
        draws = self.rules.draws(state, words)
        if not draws:
            return Played(words)
        tail = self._drawn.get((fingerprint(state), words))
        if tail is None:
            tail = chance_words(luck.draw(draw.options, draw.count) for draw in draws)
        played = Played(words + tail, len(tail))
        refused = isinstance(self.rules.play(state, Move(played.words, drawn=True)), Refusal)
        return Played(words) if refused else played

    def act(self, act: Act) -> Refusal | None:
        """Does one act; refused, it changes nothing."""
        match act:
            case Undone(count, seat):
                return self.timeline.undo_seat(seat) if seat else self.timeline.undo(count)
            case Redone(count):
                return self.timeline.redo(count)
            case _:
                before = self.node.state
                refusal = self.timeline.enter(act)
                if refusal is None and isinstance(act, Played) and act.drawn:
                    self._remember(before, act)
                return refusal

    def _remember(self, before: Any, entry: Played) -> None:
        """Keeps what the box drew, so that the same is drawn from the same state; a throw counts once."""
        asked, tail = entry.words[: -entry.drawn], entry.words[-entry.drawn :]
        key = (fingerprint(before), asked)
        if key not in self._drawn and any(happening["what"] == "rolled" for happening in self.node.happened):
            dice = [draw.options for draw in self.rules.draws(before, asked) for _ in range(draw.count)]
            self.box_dice += zip(dice, tail, strict=True)
        self._drawn[key] = tail

    def stand_at(self, seq: int) -> None:
        """Names the present moment by the line that brought it."""
        self.seq = seq
        self.moments[seq] = self.node

    def stale(self, seq: int, words: Words) -> bool:
        """Whether the choices of the seat that `words` name have changed since `seq`."""
        then = self.moments.get(seq)
        if then is None:
            return True
        if then is self.node:
            return False
        seat = words[1] if len(words) > 1 and words[1] in self.node.state.seats else None
        return _of_seat(self.choices(then), seat) != _of_seat(self.choices(), seat)

    def last_changed(self, seq: int, seat: str | None = None) -> bool:
        """Whether the last entry (of a seat) is another one than at `seq`."""
        then = self.moments.get(seq)
        return then is None or _last(then, seat) is not _last(self.node, seat)

    def plain(self) -> dict[str, Any]:
        """The whole state."""
        return plain_at(self.rules, self.node)

    def view(self, prompts: tuple[Prompt, ...] = ()) -> View:
        """What may be seen, with the talk of the table."""
        node = self.node
        seen = self.rules.view(node.state)
        seen = msgspec.structs.replace(
            seen, seq=self.seq, log=node.log, dice=node.dice or seen.dice, prompts=seen.prompts + prompts
        )
        if not node.ended:
            return seen
        seats = tuple(msgspec.structs.replace(seat, acts=False) for seat in seen.seats)
        ended = Phase("ended", Text("table-game-ended"), node.log[-1])
        return msgspec.structs.replace(seen, phase=ended, turn=None, over=True, seats=seats, countdowns=(), pages=())

    def summary(self) -> dict[str, Any]:
        """What the history keeps of it."""
        state = self.node.state
        return {
            "game": self.rules.id,
            "players": list(state.players),
            "over": self.over,
            "winners": [] if self.node.ended else list(state.winners),
            "scores": self.rules.plain(state)["scores"],
            "moves": len(self.node.entries()),
        }


def fingerprint(state: Any) -> bytes:
    """The same for equal states, within one process."""
    return hashlib.blake2b(msgspec.json.encode(state, order="deterministic"), digest_size=16).digest()


def _of_seat(choices: tuple[Choice, ...], seat: str | None) -> tuple[Choice, ...]:
    return tuple(choice for choice in choices if choice.seat == seat)


def _last(node: Node, seat: str | None) -> Node | None:
    found: Node | None = node
    while seat and found is not None and not (isinstance(found.entry, Played) and found.entry.seat == seat):
        found = found.before
    return found
