"""One table, asked by one thread: checks a request, does it, writes it down, answers.

The referee owns the thread and tells the world; this knows neither threads nor screens.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from companion import protocol
from companion.clock import Clock, SystemClock
from companion.contract.game import Refusal, Rules, Said, Text, Words
from companion.contract.text import of_game
from companion.contract.view import Menu, Prompt, View
from companion.inputs.tokens import Offer
from companion.kept.journal import GameRow, Journal
from companion.kept.sets import SetFault, Sets
from companion.kept.tags import Tags
from companion.protocol import VERBS, Answer, done, error, refused
from companion.registry import GAMES
from companion.rulebook import RulebookFault, rules_of
from companion.table import opening, record
from companion.table.components import Components
from companion.table.dice import Luck, SecretLuck
from companion.table.listening import NO_TABLE, PANEL, Listener, lobby_offer
from companion.table.sitting import Act, Redone, Sitting, Undone
from companion.table.telling import choice_out, rules_out
from companion.table.timeline import Corrected, Ended
from companion.words import Speaker, known_language, speaker, title_of

STALE = error("stale", Text("table-stale"))


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
        language: str = "en",
    ) -> None:
        self.language = known_language(language)
        self.journal = journal or Journal()
        self.sets = sets or Sets(games=games)
        self.tags = tags or Tags()
        self.luck = luck or SecretLuck()
        self.clock = clock or SystemClock()
        self.games = games
        self.sitting: Sitting | None = None
        self.components = Components(self.sets)
        self.listener = Listener(self.tags, games, self._lobby_offer if lobby else None, self.language)
        self._resume()

    def _lobby_offer(self) -> Offer:
        return lobby_offer(self.games, self.sitting, self.components.assumed, self.listener.unknown)

    # The doors

    def answer(self, request: protocol.Request | Answer, source: str) -> Answer:
        """The answer to a request, said in its language, or in the table's."""
        language = None if isinstance(request, dict) else request.language
        return self.say(self.hear(request, source), language)

    def say(self, answer: Answer, language: str | None = None) -> Answer:
        """An answer as plain values, its texts said."""
        return cast(Answer, self.speaker(language).plain(answer))

    def speaker(self, language: str | None = None) -> Speaker:
        """Who says the texts of this table."""
        sitting = self.sitting
        names = dict(zip(sitting.node.state.seats, sitting.node.state.players, strict=True)) if sitting else {}
        return speaker(known_language(language or self.language), sitting.rules.id if sitting else "", names)

    def hear(self, request: protocol.Request | Answer, source: str) -> Answer:
        """The answer to a request that was read, its texts not said yet; what could not be read is its own answer."""
        if isinstance(request, dict):
            return request
        try:
            return self._answer(request, request.source or source)
        except SetFault as fault:
            return error("bad-set", fault.text)
        except RulebookFault as fault:
            return error("bad-request", fault.text)
        except (sqlite3.Error, OSError) as fault:
            return error("storage", Text("table-not-kept", why=str(fault)))

    def _answer(self, request: protocol.Request, source: str) -> Answer:
        """What the method of the verb's name says; where a game is needed, that method is given it."""
        verb = VERBS[str(request.__struct_config__.tag)]
        answer = getattr(self, f"_{verb.name}")
        if not verb.at_table:
            return cast(Answer, answer(request, source))
        return cast(Answer, answer(self.sitting, request, source)) if self.sitting else NO_TABLE

    # Beginning

    def _games(self, _: protocol.GamesRequest, source: str) -> Answer:
        rows = [(rules, self.sets.names(rules.id), self._teachable(rules)) for rules in self.games.values()]
        return done(games=[rules_out(*row) for row in rows], untaught=self.listener.unknown)

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
        sitting = Sitting(rules, header, node, line.seq)
        self._seat(sitting)
        self._keep_summary(sitting)
        return done(seq=line.seq, view=self.view())

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
            self.journal.warnings.append(Text("table-journal-unread"))
            return
        sitting, read = replayed
        self._seat(sitting)
        if read < len(lines):
            self.journal.warnings.append(Text("table-journal-read-to", line=read, lines=len(lines)))
            self._sit_down("load", (sitting.rules, sitting.header, sitting.node), "journal")

    # Playing

    def _move(self, sitting: Sitting, request: protocol.MoveRequest, source: str) -> Answer:
        words = tuple(request.move.split(" "))
        if words != tuple(request.move.split()):
            return refused(Refusal(Text("table-one-blank"), "0.1"))
        if request.seq is not None and sitting.stale(request.seq, words):
            return STALE
        return self._do(sitting, sitting.complete(words, self.luck), source)

    def _undo(self, sitting: Sitting, request: protocol.Undo, source: str) -> Answer:
        if request.count is not None and request.seat is not None:
            return error("bad-request", Text("table-count-or-seat"))
        if request.seat is not None and request.seat not in sitting.node.state.seats:
            return error("bad-request", Text("table-no-seat", seat=request.seat[:20]))
        if request.seq is not None and sitting.last_changed(request.seq, request.seat):
            return error("stale", Text("table-stale-undo"))
        return self._do(sitting, Undone(request.count or 1, request.seat), source)

    def _redo(self, sitting: Sitting, request: protocol.Redo, source: str) -> Answer:
        return self._act(sitting, Redone(request.count or 1), request, source)

    def _correct(self, sitting: Sitting, request: protocol.Correct, source: str) -> Answer:
        if not all(request.path.split(".")):
            return error("bad-request", Text("table-path-names"))
        act = Corrected(request.path.removeprefix("state."), request.value, " ".join(request.why.split()))
        return self._act(sitting, act, request, source)

    def _end(self, sitting: Sitting, request: protocol.End, source: str) -> Answer:
        return self._act(sitting, Ended(" ".join(request.why.split())), request, source)

    def _act(self, sitting: Sitting, act: Act, request: protocol.Request, source: str) -> Answer:
        """An act that is stale once anything else has been entered."""
        return STALE if self._other_than(request.seq) else self._do(sitting, act, source)

    def _other_than(self, seq: int | None) -> bool:
        """Whether a request that speaks for the whole table was made against another moment than this."""
        return seq is not None and self.sitting is not None and self.sitting.last_changed(seq)

    def _do(self, sitting: Sitting, act: Act, source: str) -> Answer:
        """Does, writes down, answers; what cannot be written down is not done."""
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
            self._keep_summary(sitting)
        news = list(sitting.node.happened) if not isinstance(act, Undone | Redone) else []
        return done(seq=line.seq, happened=news, view=self.view())

    def _keep_summary(self, sitting: Sitting) -> None:
        """A game has begun or ended: the history says so, and the journal's good copy has it."""
        self.journal.summarise(sitting.id, title_of(sitting.rules), sitting.summary())
        self.journal.keep_copy()

    # Looking

    def _choices(self, sitting: Sitting, _: protocol.Choices, source: str) -> Answer:
        return done(choices=[choice_out(choice) for choice in sitting.choices()])

    def _view(self, _: Sitting, request: protocol.ViewRequest, source: str) -> Answer:
        return done(view=self.view())

    def _state(self, sitting: Sitting, _: protocol.StateRequest, source: str) -> Answer:
        return done(state=sitting.plain())

    def _record(self, sitting: Sitting, _: protocol.RecordRequest, source: str) -> Answer:
        return done(record=record.write(sitting.header, sitting.node.entries()))

    def _preview(self, sitting: Sitting, request: protocol.Preview, source: str) -> Answer:
        words = tuple(request.move.split())
        return done(text="" if sitting.over else sitting.rules.preview(sitting.node.state, words))

    def _rule(self, request: protocol.RuleRequest, source: str) -> Answer:
        game, _, ref = request.ref.rpartition(" ")
        if not game and self.sitting is None:
            return NO_TABLE
        game = game or (self.sitting.rules.id if self.sitting else "")
        language = request.language or self.language
        text = rules_of(self.games[game], language).get(ref) if game in self.games else None
        return done(text=text) if text else error("bad-request", Text("table-no-rule", ref=request.ref[:40]))

    def _history(self, _: protocol.History, source: str) -> Answer:
        rows = (row for row in self.journal.history() if row.summary["over"])
        return done(games=[msgspec.structs.asdict(row) | {"title": self._title(row)} for row in rows])

    def _title(self, row: GameRow) -> Said:
        """What a game of the past is called now; one that is not known any more is called what it was."""
        rules = self.games.get(row.summary.get("game", ""))
        return of_game(rules.id, rules.title) if rules else row.title

    def view(self) -> View | None:
        """What may be seen, None before the first game."""
        return self.sitting.view(self._prompts(self.sitting)) if self.sitting else None

    def _prompts(self, sitting: Sitting) -> tuple[Prompt, ...]:
        """What the box asks or reports beside the game."""
        storage = (Prompt("storage", warning) for warning in self.warnings())
        return (*storage, *self.components.prompts(sitting))

    def warnings(self) -> tuple[Said, ...]:
        """What went wrong with the things that are kept."""
        return (*self.journal.warnings, *self.sets.damaged.values(), *((self.tags.lost,) if self.tags.lost else ()))

    # Presses, scans and components

    def _press(self, request: protocol.Press, source: str) -> Answer:
        return self.hear(self.listener.press(request, self.sitting, source), source)

    def _scan(self, request: protocol.Scan, source: str) -> Answer:
        return self.hear(self.listener.scan(request, self.sitting, source), source)

    def menu(self, source: str = PANEL) -> Menu | None:
        """What a source is choosing among; None when there is nothing."""
        return self.listener.menu(self.sitting, source)

    def _teach(self, request: protocol.Teach, source: str) -> Answer:
        return self.listener.teach(request, self.sitting)

    def _check(self, sitting: Sitting, request: protocol.Check, source: str) -> Answer:
        answer = self.components.check(request, sitting)
        return {**answer, "view": self.view()} if answer["ok"] else answer

    def _keep(self, sitting: Sitting, request: protocol.Keep, source: str) -> Answer:
        return self.components.keep(request, sitting)
