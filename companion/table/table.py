"""One table, asked by one thread: checks a request, does it, writes it down, answers.

The referee owns the thread and tells the world; this knows neither threads nor screens.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from companion import protocol
from companion.clock import Clock, SystemClock
from companion.contract.game import Refusal, Rules, Words
from companion.contract.view import Menu, Prompt, View
from companion.inputs.tokens import Offer
from companion.kept.journal import Journal
from companion.kept.sets import SetFault, Sets
from companion.kept.tags import Tags
from companion.protocol import Answer, done, error, refused
from companion.registry import GAMES
from companion.rulebook import RulebookFault, rules_of
from companion.table import opening
from companion.table.components import Components
from companion.table.dice import Luck, SecretLuck
from companion.table.listening import NO_TABLE, PANEL, Listener, lobby_offer
from companion.table.looking import LOOKS
from companion.table.sitting import Act, Redone, Sitting, Undone
from companion.table.timeline import Corrected, Ended

STALE = error("stale", "The table has changed since; look again.")


class Table:
    """The game on the table and everything that is kept for it.

    With `lobby` the panel can do with the knob what else only a phone or the pipe can: start games, teach tags.
    """

    def __init__(
        self,
        journal: Journal | None = None,
        sets: Sets | None = None,
        tags: Tags | None = None,
        *,
        luck: Luck | None = None,
        clock: Clock | None = None,
        games: Mapping[str, Rules[Any]] = GAMES,
        lobby: bool = False,
    ) -> None:
        self.journal = journal or Journal()
        self.sets = sets or Sets(games=games)
        self.tags = tags or Tags()
        self.luck = luck or SecretLuck()
        self.clock = clock or SystemClock()
        self.games = games
        self.sitting: Sitting | None = None
        self.components = Components(self.sets)
        self.listener = Listener(self.tags, games, self._lobby_offer if lobby else None)
        self._resume()

    def _lobby_offer(self) -> Offer:
        return lobby_offer(self.games, self.sitting, self.components.assumed, self.listener.unknown)

    # The doors

    def answer(self, request: protocol.AnyRequest | Answer, source: str) -> Answer:
        """The answer to a request that was read; a request that did not read is its own answer."""
        if isinstance(request, dict):
            return request
        try:
            return self._answer(request, request.source or source)
        except SetFault as fault:
            return error("bad-set", str(fault))
        except RulebookFault as fault:
            return error("bad-request", str(fault))
        except (sqlite3.Error, OSError) as fault:
            return error("storage", f"That could not be kept: {fault}.")

    def _answer(self, request: protocol.AnyRequest, source: str) -> Answer:
        if type(request) in self._doing:
            return self._doing[type(request)](self, request, source)
        if self.sitting is None:
            return NO_TABLE
        if type(request) in LOOKS:
            return LOOKS[type(request)](self.sitting, request)
        return self._at_table[type(request)](self, self.sitting, request, source)

    # Beginning

    def _games(self, _: protocol.Games, source: str) -> Answer:
        rows = [(rules, self.sets.names(rules.id), self._teachable(rules)) for rules in self.games.values()]
        return done(games=[protocol.rules_out(*row) for row in rows], untaught=self.listener.unknown)

    def _teachable(self, rules: Rules[Any]) -> Mapping[str, Words]:
        """What tags can be taught of a game; of the one on the table its named cards as well."""
        on_table = self.sitting is not None and self.sitting.rules.id == rules.id
        return rules.tokens(self.sitting.node.state) if self.sitting and on_table else rules.token_kinds

    def _new(self, request: protocol.New, source: str) -> Answer:
        if self._other_than(request.seq):
            return STALE
        return self._sit_down("new", opening.from_request(request, self.games, self.sets, self.luck), source)

    def _load(self, request: protocol.Load, source: str) -> Answer:
        if self._other_than(request.seq):
            return STALE
        return self._sit_down("load", opening.from_record(request.record, self.games, self.sets), source)

    def _sit_down(self, kind: str, opened: opening.Opened | Refusal, source: str) -> Answer:
        if isinstance(opened, Refusal):
            return refused(opened)
        rules, header, node = opened
        body = {"header": header, "entries": node.entries()}
        line = self.journal.append(kind, body, source, self.clock.stamp())
        self._seat(Sitting(rules, header, node, line.seq))
        self._keep_summary()
        self.journal.keep_copy()
        return done(seq=line.seq, view=self._seen())

    def _seat(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.listener.sat_down()
        self.components.laid_out(sitting.header)

    def _resume(self) -> None:
        """Puts the last game of the journal on the table, as far as its lines can be played again."""
        lines = self.journal.last_game()
        if not lines:
            return
        replayed = opening.from_journal(lines, self.games)
        if replayed is None:
            self.journal.warnings.append("The last game in the journal could not be read; it is left as it is.")
            return
        sitting, read = replayed
        self._seat(sitting)
        if read < len(lines):
            text = f"The last game could be read up to its line {read} of {len(lines)}; it goes on from there."
            self.journal.warnings.append(text)
            self._sit_down("load", (sitting.rules, sitting.header, sitting.node), "journal")

    # Playing

    def _move(self, request: protocol.MoveRequest, source: str) -> Answer:
        words = tuple(request.move.split(" "))
        if words != tuple(request.move.split()):
            return refused(Refusal("A move is words with one blank between them.", "0.1"))
        return self._play(words, request.seq, source)

    def _play(self, words: tuple[str, ...], seq: int | None, source: str) -> Answer:
        sitting = self.sitting
        if sitting is None:
            return NO_TABLE
        if seq is not None and sitting.stale(seq, words):
            return STALE
        return self._do(sitting.complete(words, self.luck), source)

    def _undo(self, sitting: Sitting, request: protocol.Undo, source: str) -> Answer:
        if request.count is not None and request.seat is not None:
            return error("bad-request", "An undo takes “count” or “seat”, not both.")
        if request.seat is not None and request.seat not in sitting.node.state.seats:
            return error("bad-request", f"There is no seat “{request.seat[:20]}” at this table.")
        if request.seq is not None and sitting.last_changed(request.seq, request.seat):
            return error("stale", "Another move has been made since; look again.")
        return self._do(Undone(request.count or 1, request.seat), source)

    def _redo(self, request: protocol.Redo, source: str) -> Answer:
        return self._act(Redone(request.count or 1), request.seq, source)

    def _correct(self, request: protocol.Correct, source: str) -> Answer:
        if not request.path or any(not part for part in request.path.split(".")):
            return error("bad-request", "“path” is dotted into the state, such as round.")
        path = request.path.removeprefix("state.")
        return self._act(Corrected(path, request.value, " ".join(request.why.split())), request.seq, source)

    def _end(self, request: protocol.End, source: str) -> Answer:
        return self._act(Ended(" ".join(request.why.split())), request.seq, source)

    def _act(self, act: Act, seq: int | None, source: str) -> Answer:
        """An act that is stale once anything else has been entered."""
        if self.sitting is None:
            return NO_TABLE
        return STALE if self._other_than(seq) else self._do(act, source)

    def _other_than(self, seq: int | None) -> bool:
        """Whether a request that speaks for the whole table was made against another moment than this."""
        return seq is not None and self.sitting is not None and self.sitting.last_changed(seq)

    def _do(self, act: Act, source: str) -> Answer:
        """Does, writes down, answers; what cannot be written down is not done."""
        sitting = self.sitting
        if sitting is None:
            return NO_TABLE
        before, undone = sitting.timeline.at, list(sitting.timeline.undone)
        was_over = sitting.over
        refusal = sitting.act(act)
        if refusal is not None:
            return refused(refusal)
        kind = str(type(act).__struct_config__.tag)
        try:
            line = self.journal.append(kind, act, source, self.clock.stamp(), sitting.id)
        except sqlite3.Error:
            sitting.timeline.at, sitting.timeline.undone = before, undone
            raise
        sitting.stand_at(line.seq)
        if sitting.over != was_over:
            self._keep_summary()
            self.journal.keep_copy()
        news = list(sitting.node.happened) if not isinstance(act, Undone | Redone) else []
        return done(seq=line.seq, happened=news, view=self._seen())

    def _keep_summary(self) -> None:
        if self.sitting is not None:
            self.journal.summarise(self.sitting.id, self.sitting.rules.title, self.sitting.summary())

    # Looking

    def _view(self, _: Sitting, request: protocol.ViewRequest, source: str) -> Answer:
        return done(view=self._seen())

    def _rule(self, request: protocol.Rule, source: str) -> Answer:
        game, _, ref = request.ref.rpartition(" ")
        if not game and self.sitting is None:
            return NO_TABLE
        game = game or (self.sitting.rules.id if self.sitting else "")
        text = rules_of(self.games[game]).get(ref) if game in self.games else None
        return done(text=text) if text else error("bad-request", f"There is no rule “{request.ref[:40]}”.")

    def _history(self, _: protocol.History, source: str) -> Answer:
        return done(games=[msgspec.to_builtins(row) for row in self.journal.history() if row.summary["over"]])

    def view(self) -> View | None:
        """What may be seen, None before the first game."""
        return self.sitting.view(self.prompts()) if self.sitting else None

    def _seen(self) -> Any:
        return msgspec.to_builtins(self.view())

    def prompts(self) -> tuple[Prompt, ...]:
        """What the box asks or reports beside the game."""
        storage = (Prompt("storage", warning) for warning in self.warnings())
        return (*storage, *(self.components.prompts(self.sitting) if self.sitting else ()))

    def warnings(self) -> tuple[str, ...]:
        """What went wrong with the things that are kept."""
        return (*self.journal.warnings, *self.sets.damaged.values(), *filter(None, (self.tags.lost,)))

    # Presses and scans

    def _press(self, request: protocol.Press, source: str) -> Answer:
        return self.answer(self.listener.press(request, self.sitting, source), source)

    def _scan(self, request: protocol.Scan, source: str) -> Answer:
        return self.answer(self.listener.scan(request, self.sitting, source), source)

    def menu(self, source: str = PANEL) -> Menu | None:
        """What a source is choosing among; None when there is nothing."""
        return self.listener.menu(self.sitting, source)

    # Sets and tags

    def _teach(self, request: protocol.Teach, source: str) -> Answer:
        return self.listener.teach(request, self.sitting)

    def _check(self, sitting: Sitting, request: protocol.Check, source: str) -> Answer:
        answer = self.components.check(request, sitting)
        return {**answer, "view": self._seen()} if answer["ok"] else answer

    def _keep(self, sitting: Sitting, request: protocol.Keep, source: str) -> Answer:
        return self.components.keep(request, sitting)

    _doing: dict[type, Callable[[Table, Any, str], Answer]] = {
        protocol.Games: _games,
        protocol.New: _new,
        protocol.Load: _load,
        protocol.MoveRequest: _move,
        protocol.Press: _press,
        protocol.Scan: _scan,
        protocol.Redo: _redo,
        protocol.Correct: _correct,
        protocol.End: _end,
        protocol.Rule: _rule,
        protocol.Teach: _teach,
        protocol.History: _history,
    }
    """What is done with a table or without."""

    _at_table: dict[type, Callable[[Table, Sitting, Any, str], Answer]] = {
        protocol.Undo: _undo,
        protocol.ViewRequest: _view,
        protocol.Check: _check,
        protocol.Keep: _keep,
    }
