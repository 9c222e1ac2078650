"""A game as a line of entries, each with the state it led to; undo goes back along it.

Nothing is ever inverted: an undo stands at an earlier node again, a seat's own undo plays the later
entries once more without that seat's last one.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from companion.contract.game import Happening, Move, Position, Refusal, Rules, Said, Seat, Text, happened
from companion.contract.view import DiceView
from companion.table.correcting import correct

LOG_LINES = 12


class Played(Struct, frozen=True, tag="move"):
    """A whole move; the last `drawn` of its words came from the box."""

    words: tuple[str, ...]
    drawn: int = 0

    @property
    def seat(self) -> str | None:
        return self.words[1] if len(self.words) > 1 and self.words[1][:1] == "p" else None

    @property
    def line(self) -> str:
        return " ".join(self.words)


class Corrected(Struct, frozen=True, tag="correct"):
    """One value of the state set by hand."""

    path: str
    value: Any
    why: str = ""

    @property
    def line(self) -> str:
        value = msgspec.json.encode(self.value).decode()
        return f"correct {self.path} {value}" + (f" # {self.why}" if self.why else "")


class Ended(Struct, frozen=True, tag="end"):
    """The game ended unfinished."""

    why: str = ""

    @property
    def line(self) -> str:
        return f"end # {self.why}" if self.why else "end"


Entry = Played | Corrected | Ended


class Node:
    """One moment of a game: what was entered last, the state since, the talk about it."""

    __slots__ = ("before", "depth", "dice", "ended", "entry", "happened", "log", "state")

    def __init__(
        self,
        state: Position,
        before: Node | None = None,
        entry: Entry | None = None,
        happened: tuple[Happening, ...] = (),
    ) -> None:
        self.state = state
        self.before = before
        self.depth: int = before.depth + 1 if before else 0
        self.entry = entry
        self.happened = happened
        self.ended = isinstance(entry, Ended)
        earlier: tuple[Said, ...] = before.log if before else ()
        self.log: tuple[Said, ...] = (*earlier, *(_told(happening, entry) for happening in happened))[-LOG_LINES:]
        self.dice: DiceView | None = _last_roll(entry, happened, self.depth) or (before.dice if before else None)

    def entries(self) -> list[Entry]:
        """All entries from the start to here."""
        found: list[Entry] = []
        node: Node | None = self
        while node is not None and node.entry is not None:
            found.append(node.entry)
            node = node.before
        return found[::-1]


def _told(happening: Happening, entry: Entry | None) -> Said:
    """A happening as the log tells it; of a roll it says whose dice they were."""
    told: Said = happening["text"]
    if happening["what"] != "rolled" or not isinstance(entry, Played):
        return told
    return Text("table-rolled-by-box" if entry.drawn else "table-rolled-by-table", told=told)


def _last_roll(entry: Entry | None, happened: tuple[Happening, ...], number: int) -> DiceView | None:
    rolls = [happening for happening in happened if happening["what"] == "rolled"]
    if not rolls or not isinstance(entry, Played):
        return None
    faces = tuple(map(str, rolls[-1]["faces"]))
    return DiceView(rolls[-1].get("seat"), faces, "box" if entry.drawn else "table", rolls[-1]["text"], number)


def plain_at(rules: Rules[Any], node: Node) -> dict[str, Any]:
    """The whole state at a moment; a game that was ended is over and waits for nobody."""
    values = rules.plain(node.state)
    return values | {"over": True, "phase": "ended", "turn": None} if node.ended else values


def advance(rules: Rules[Any], node: Node, entry: Entry) -> Node | Refusal:
    """The node that an entry leads to."""
    if node.ended:
        return Refusal(Text("table-was-ended"), "0.3")
    match entry:
        case Played(words, drawn):
            step = rules.play(node.state, Move(words, drawn=drawn > 0))
            return step if isinstance(step, Refusal) else Node(step.state, node, entry, step.happened)
        case Corrected(path, value, why):
            state = correct(rules, node.state, path, value)
            if isinstance(state, Refusal):
                return state
            told = happened("corrected", _corrected(path, value, why), path=path, value=value)
            return Node(state, node, entry, (told,))
        case Ended(why):
            if node.state.over:
                return Refusal(Text("table-over-already"), "0.3")
            text = Text("table-ended-why", why=why) if why else Text("table-ended")
            return Node(node.state, node, entry, (happened("ended", text),))


def _corrected(path: str, value: Any, why: str) -> Text:
    now = msgspec.json.encode(value).decode()
    if why:
        return Text("table-corrected-why", path=path, value=now, why=why)
    return Text("table-corrected", path=path, value=now)


class Timeline:
    """Where a game stands, and what was taken back."""

    def __init__(self, rules: Rules[Any], start: Node) -> None:
        self.rules = rules
        self.start = start
        self.at = start
        self.undone: list[Node] = []

    def enter(self, entry: Entry) -> Refusal | None:
        """Goes on by one entry; what was taken back is gone then."""
        node = advance(self.rules, self.at, entry)
        if isinstance(node, Refusal):
            return node
        self.at, self.undone = node, []
        return None

    def undo(self, count: int) -> Refusal | None:
        """Goes back by `count` entries, all of them or none."""
        passed: list[Node] = []
        node = self.at
        while node.before is not None and len(passed) < count:
            passed.append(node)
            node = node.before
        if len(passed) < count:
            return _too_few(len(passed), count, "undo")
        self.at = node
        self.undone += passed
        return None

    def undo_seat(self, seat: str) -> Refusal | None:
        """Takes back the last move of one seat, if all later entries still hold without it."""
        later: list[Entry] = []
        node = self.at
        while not (isinstance(node.entry, Played) and node.entry.seat == seat):
            if node.before is None or node.entry is None:
                return Refusal(Text("table-no-move-of", seat=Seat(seat)), code="nothing-to-undo")
            later.insert(0, node.entry)
            node = node.before
        replayed = node.before or self.start
        for entry in later:
            stepped = advance(self.rules, replayed, entry)
            if isinstance(stepped, Refusal):
                text = Text("table-others-depend", entry=entry.line, why=stepped.message)
                return Refusal(text, stepped.rule or "0.1")
            replayed = stepped
        self.undone.append(self.at)
        self.at = replayed
        return None

    def redo(self, count: int) -> Refusal | None:
        """Goes forward again by `count` undos, all of them or none."""
        if len(self.undone) < count:
            return _too_few(len(self.undone), count, "redo")
        self.at = self.undone[-count]
        del self.undone[-count:]
        return None


def _too_few(found: int, wanted: int, verb: str) -> Refusal:
    """Why an undo or a redo cannot be: there is nothing for it, or not as much."""
    nothing, few = Text(f"table-nothing-to-{verb}"), Text(f"table-too-few-to-{verb}", found=found, wanted=wanted)
    return Refusal(few if found else nothing, code=f"nothing-to-{verb}")
