"""One table, asked by one thread: checks a request, does it, writes it down, answers.

The referee owns the thread and tells the world; this knows neither threads nor screens.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from companion import lobby, options, protocol, record
from companion.clock import Clock, SystemClock
from companion.dice import Luck, SecretLuck
from companion.game import SEATS, Refusal, Rules, Setup
from companion.inputs import TAG, TOKEN, Inputs, Line, Offer
from companion.journal import Journal
from companion.narrowing import Narrowing
from companion.protocol import Answer, done, error, refused
from companion.record import Header
from companion.registry import GAMES
from companion.rulebook import rules_of
from companion.sets import SetFault, SetFile, Sets, assumed, merge
from companion.sitting import Act, Redone, Sitting, Undone
from companion.tags import Tags
from companion.timeline import Corrected, Ended, Entry, Node, advance
from companion.view import Menu, Prompt, View

PANEL = "panel"
NO_TABLE = error("no-table", "There is no game on the table; start one with “new”.")


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
        self.sets = sets or Sets()
        self.tags = tags or Tags()
        self.luck = luck or SecretLuck()
        self.clock = clock or SystemClock()
        self.games = games
        self.lobby = lobby
        self.inputs = Inputs()
        self.sitting: Sitting | None = None
        self.assumed: tuple[str, ...] = ()
        self.joining = False
        """Whether the panel asked for the join page."""
        self._in_lobby = False
        self._teaching: str | None = None
        self.resume()

    # The doors

    def answer(self, request: protocol.AnyRequest | Answer, source: str) -> Answer:
        """The answer to a request that was read; a request that did not read is its own answer."""
        if isinstance(request, dict):
            return request
        try:
            return self._doing[type(request)](self, request, request.source or source)
        except SetFault as fault:
            return error("bad-set", str(fault))
        except (sqlite3.Error, OSError) as fault:
            return error("storage", f"That could not be kept: {fault}.")

    # Beginning

    def _games(self, _: protocol.Games, source: str) -> Answer:
        return done(games=[protocol.rules_out(rules) for rules in self.games.values()])

    def _new(self, request: protocol.New, source: str) -> Answer:
        made = self._header(request)
        if isinstance(made, Refusal):
            return refused(made)
        rules, header = made
        start = rules.setup(header.setup())
        if isinstance(start, Refusal):
            return refused(start)
        return self._sit_down("new", rules, header, Node(start), source)

    def _header(self, request: protocol.New) -> tuple[Rules[Any], Header] | Refusal:
        """Rules and header of a new game, everything checked but the facts, luck drawn."""
        rules = self.games.get(request.game)
        if rules is None:
            text = f"There is no game “{request.game[:40]}”; there are: {' '.join(self.games)}."
            return Refusal(text, code="unknown-game")
        players = options.players(request.players, rules.seats)
        if isinstance(players, Refusal):
            return players
        complete = options.complete(rules.options, request.options)
        if isinstance(complete, Refusal):
            return complete
        name = request.set if isinstance(request.set, str) else rules.id
        content = self._set_for(name, rules)
        if isinstance(request.set, dict):
            content = merge(content, request.set)
        header = Header(rules.id, players, complete, content.facts, name)
        draws = rules.setup_draws(header.setup())
        if isinstance(draws, Refusal):
            return draws
        luck = tuple(self.luck.draw(draw.options, draw.count) for draw in draws)
        return rules, msgspec.structs.replace(header, luck=luck)

    def _set_for(self, name: str, rules: Rules[Any]) -> SetFile:
        content = self.sets.get(name)
        if content.game != rules.id:
            raise SetFault(f"The set “{name}” belongs to {content.game}, not to {rules.id}.")
        return content

    def _load(self, request: protocol.Load, source: str) -> Answer:
        try:
            script = record.read(request.record)
        except record.RecordFault as fault:
            return error("bad-request", str(fault))
        header = script.header
        wanted = protocol.New(
            game=header.game,
            players=list(header.players),
            options=header.options,
            set=header.set_name or header.facts or None,
        )
        made = self._header(wanted)
        if isinstance(made, Refusal):
            return refused(made)
        rules, complete = made
        facts = {**complete.facts, **header.facts}
        header = msgspec.structs.replace(complete, facts=facts, luck=header.luck or complete.luck)
        start = rules.setup(header.setup())
        node = start if isinstance(start, Refusal) else record.play(rules, script, start)
        return refused(node) if isinstance(node, Refusal) else self._sit_down("load", rules, header, node, source)

    def _sit_down(self, kind: str, rules: Rules[Any], header: Header, node: Node, source: str) -> Answer:
        body = {"header": header, "entries": node.entries()}
        line = self.journal.append(kind, body, source, self.clock.stamp())
        self._seat(Sitting(rules, header, node, line.seq))
        self._keep_summary()
        self.journal.keep_copy()
        return done(seq=line.seq, view=self._seen())

    def _seat(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._in_lobby = False
        self.joining = False
        self.assumed = self._assumed(sitting.header)

    def _assumed(self, header: Header) -> tuple[str, ...]:
        try:
            content = self.sets.get(header.set_name)
        except SetFault:
            return ()
        return tuple(fact for fact in assumed(content) if header.facts.get(fact) == content.facts[fact])

    def resume(self) -> None:
        """Puts the last game of the journal on the table, as far as its lines can be played again."""
        lines = self.journal.last_game()
        if not lines:
            return
        sitting = self._begun(lines[0].body, lines[0].seq)
        if sitting is None:
            self.journal.warnings.append("The last game in the journal could not be read; it is left as it is.")
            return
        for number, line in enumerate(lines[1:], 1):
            if not self._replayed(sitting, line.body):
                text = (
                    f"The last game could be read up to its line {number} of {len(lines) - 1}; it goes on from there."
                )
                self.journal.warnings.append(text)
                self._sit_down("load", sitting.rules, sitting.header, sitting.node, "journal")
                return
            sitting.stand_at(line.seq)
        self._seat(sitting)

    def _begun(self, body: Any, seq: int) -> Sitting | None:
        try:
            header = msgspec.convert(body["header"], Header)
            entries = msgspec.convert(body["entries"], list[Entry])
        except (msgspec.ValidationError, KeyError, TypeError):
            return None
        rules = self.games.get(header.game)
        start = rules.setup(header.setup()) if rules else Refusal("")
        if rules is None or isinstance(start, Refusal):
            return None
        node: Node | Refusal = Node(start)
        for entry in entries:
            node = advance(rules, node, entry) if isinstance(node, Node) else node
        return Sitting(rules, header, node, seq) if isinstance(node, Node) else None

    @staticmethod
    def _replayed(sitting: Sitting, body: Any) -> bool:
        try:
            act = msgspec.convert(body, Act)
        except msgspec.ValidationError:
            return False
        return sitting.act(act) is None

    # Playing

    def _choices(self, _: protocol.Choices, source: str) -> Answer:
        if self.sitting is None:
            return NO_TABLE
        return done(choices=[protocol.choice_out(choice) for choice in self.sitting.choices()])

    def _move(self, request: protocol.MoveRequest, source: str) -> Answer:
        return self._play(tuple(request.move.split()), request.seq, source)

    def _play(self, words: tuple[str, ...], seq: int | None, source: str) -> Answer:
        sitting = self.sitting
        if sitting is None:
            return NO_TABLE
        if seq is not None and sitting.stale(seq, words):
            return error("stale", "The table has changed since; look again.")
        return self._do(sitting.complete(words, self.luck), source)

    def _undo(self, request: protocol.Undo, source: str) -> Answer:
        if self.sitting is None:
            return NO_TABLE
        if request.count is not None and request.seat is not None:
            return error("bad-request", "An undo takes “count” or “seat”, not both.")
        if request.seat is not None and request.seat not in self.sitting.node.state.seats:
            return error("bad-request", f"There is no seat “{request.seat[:20]}” at this table.")
        if request.seq is not None and self.sitting.last_changed(request.seq, request.seat):
            return error("stale", "Another move has been made since; look again.")
        return self._do(Undone(request.count or 1, request.seat), source)

    def _redo(self, request: protocol.Redo, source: str) -> Answer:
        return self._act(Redone(request.count), request.seq, source)

    def _correct(self, request: protocol.Correct, source: str) -> Answer:
        if not request.path or any(not part for part in request.path.split(".")):
            return error("bad-request", "“path” is dotted into the state, such as round.")
        return self._act(Corrected(request.path, request.value, " ".join(request.why.split())), request.seq, source)

    def _end(self, request: protocol.End, source: str) -> Answer:
        return self._act(Ended(" ".join(request.why.split())), request.seq, source)

    def _act(self, act: Act, seq: int | None, source: str) -> Answer:
        """An act that is stale once anything else has been entered."""
        if self.sitting is None:
            return NO_TABLE
        if seq is not None and self.sitting.last_changed(seq):
            return error("stale", "The table has changed since; look again.")
        return self._do(act, source)

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

    def _view(self, _: protocol.ViewRequest, source: str) -> Answer:
        return NO_TABLE if self.sitting is None else done(view=self._seen())

    def _state(self, _: protocol.StateRequest, source: str) -> Answer:
        return NO_TABLE if self.sitting is None else done(state=self.sitting.plain())

    def _record(self, _: protocol.Record, source: str) -> Answer:
        if self.sitting is None:
            return NO_TABLE
        return done(record=record.write(self.sitting.header, self.sitting.node.entries()))

    def _rule(self, request: protocol.Rule, source: str) -> Answer:
        game, _, ref = request.ref.rpartition(" ")
        if not game and self.sitting is None:
            return NO_TABLE
        game = game or (self.sitting.rules.id if self.sitting else "")
        text = rules_of(game).get(ref) if game in self.games else None
        return done(text=text) if text else error("bad-request", f"There is no rule “{request.ref[:40]}”.")

    def _preview(self, request: protocol.Preview, source: str) -> Answer:
        if self.sitting is None:
            return NO_TABLE
        words = tuple(request.move.split())
        return done(text="" if self.sitting.over else self.sitting.rules.preview(self.sitting.node.state, words))

    def _history(self, _: protocol.History, source: str) -> Answer:
        return done(games=[msgspec.to_builtins(row) for row in self.journal.history()])

    def view(self) -> View | None:
        """What may be seen, None before the first game."""
        return self.sitting.view(self.prompts()) if self.sitting else None

    def _seen(self) -> Any:
        return msgspec.to_builtins(self.view())

    def prompts(self) -> tuple[Prompt, ...]:
        """What the box asks or reports beside the game."""
        facts = self.sitting.header.facts if self.sitting else {}
        checks = (
            Prompt(
                f"check:{fact}", f"Nobody has checked this yet: {fact} is {msgspec.json.encode(facts[fact]).decode()}."
            )
            for fact in self.assumed
        )
        return (*(Prompt("storage", warning) for warning in self.warnings()), *checks)

    def warnings(self) -> tuple[str, ...]:
        """What went wrong with the things that are kept."""
        return (*self.journal.warnings, *self.sets.damaged.values(), *filter(None, (self.tags.lost,)))

    # Presses and scans

    def _press(self, request: protocol.Press, source: str) -> Answer:
        if not TOKEN.fullmatch(request.token):
            return error(
                "bad-request",
                f"“{request.token[:40]}” is no token; one is ok, back, undo, roll, turn:+1, seat:p1 or KIND:WORD.",
            )
        return self._token(request.token, request.seq, source)

    def _scan(self, request: protocol.Scan, source: str) -> Answer:
        token = request.token
        if self._teaching and TAG.fullmatch(token):
            return self._taught(token, source)
        if TAG.fullmatch(token):
            meaning = self._meaning(token)
            if meaning is None:
                return error("bad-request", f"The tag {token.upper()} has not been taught; teach it what it sits on.")
            token = meaning
        if not TOKEN.fullmatch(token):
            return error("bad-request", f"“{token[:40]}” is neither a tag nor a token.")
        return self._token(token, request.seq, source)

    def _meaning(self, tag: str) -> str | None:
        set_name = self.sitting.header.set_name if self.sitting else ""
        return self.tags.meaning(set_name, tag) or self.tags.meaning("", tag)

    def _taught(self, tag: str, source: str) -> Answer:
        token, self._teaching = self._teaching, None
        return self._teach(protocol.Teach(tag=tag, token=token), source)

    def _token(self, token: str, seq: int | None, source: str) -> Answer:
        if token == "undo":
            return self._undo(protocol.Undo(seq=seq), source)
        if self.lobby and source == PANEL and token == "hold:back":
            self._in_lobby, self.joining = not self._in_lobby, False
            self.inputs.forget(PANEL)
            return done(narrowed=[])
        in_lobby = self._lobby_open(source)
        if self.sitting is None and not in_lobby:
            return NO_TABLE
        offer = self._offer(source)
        heard = self.inputs.press(source, token, offer)
        match heard:
            case Refusal():
                return refused(heard)
            case Narrowing():
                return self._narrowed(heard, source)
            case Line(words):
                return self._lobby_line(words, source) if in_lobby else self._play(words, seq, source)

    def _narrowed(self, narrowing: Narrowing, source: str) -> Answer:
        shown = self.menu(source)
        return done(
            narrowed=[protocol.choice_out(choice) for choice in narrowing.choices()], menu=msgspec.to_builtins(shown)
        )

    def _lobby_open(self, source: str) -> bool:
        nothing_on = self.sitting is None or self.sitting.over
        return self.lobby and source == PANEL and (nothing_on or self._in_lobby)

    def _offer(self, source: str) -> Offer:
        sitting = self.sitting
        if self._lobby_open(source):
            playing = sitting is not None and not sitting.over
            rules = sitting.rules if sitting else None
            offers = lobby.choices(self.games.values(), rules, self.assumed, playing=playing)
            return Offer(offers, lambda kind, word: (word,), str)
        if sitting is None:
            return Offer((), lambda kind, word: (), str)
        state = sitting.node.state
        return Offer(sitting.choices(), lambda kind, word: sitting.rules.meanings(state, kind, word), self.name_of)

    def name_of(self, seat: str) -> str:
        """What people call a seat."""
        players = self.sitting.node.state.players if self.sitting else ()
        return players[SEATS.index(seat)] if seat in SEATS[: len(players)] else seat

    def menu(self, source: str = PANEL) -> Menu | None:
        """What a source is choosing among; None when there is nothing."""
        if self.sitting is None and not self._lobby_open(source):
            return None
        shown = self.inputs.menu(source, self._offer(source))
        in_lobby = self._lobby_open(source)
        if in_lobby:
            return msgspec.structs.replace(shown, title=shown.title or "Companion", active=True)
        return shown if shown.items else None

    def _lobby_line(self, words: tuple[str, ...], source: str) -> Answer:
        """What a line of the lobby does."""
        self._in_lobby, self.joining = False, words[0] == "join"
        match words[0]:
            case "new":
                return self.answer(protocol.read(lobby.new_request(words, self.games[words[1]])), source)
            case "end":
                return self._end(protocol.End(why="ended at the box"), source)
            case "check":
                return self._check(protocol.Check(fact=words[1]), source)
            case "teach":
                self._teaching = f"{words[1]}:{words[2]}"
                return done(narrowed=[], teaching=self._teaching)
            case _:
                return done(narrowed=[])

    # Sets and tags

    def _teach(self, request: protocol.Teach, source: str) -> Answer:
        if not TAG.fullmatch(request.tag):
            return error("bad-request", f"A tag is 4 to 64 hexadecimal digits, not “{request.tag[:70]}”.")
        if request.token is not None and not TOKEN.fullmatch(request.token):
            return error("bad-request", f"“{request.token[:40]}” is no token such as seat:p1 or item:map.")
        set_name = self.sitting.header.set_name if self.sitting else ""
        self.tags.teach(set_name, request.tag, request.token)
        return done(tag=request.tag.upper(), token=request.token, set=set_name)

    def _check(self, request: protocol.Check, source: str) -> Answer:
        if self.sitting is None:
            return NO_TABLE
        header = self.sitting.header
        if request.fact not in header.facts:
            return error("bad-request", f"The set has no fact “{request.fact[:40]}”; it has: {' '.join(header.facts)}.")
        value = header.facts[request.fact] if request.value is None else request.value
        facts = {**header.facts, request.fact: value}
        trial = self.sitting.rules.setup(Setup(header.players, header.options, facts, header.luck))
        if isinstance(trial, Refusal):
            return refused(trial)
        if self.sets.owned is not None:
            self.sets.amend(header.set_name, request.fact, value)
        self.assumed = tuple(fact for fact in self.assumed if fact != request.fact)
        changed = value != header.facts[request.fact]
        return done(fact=request.fact, value=value, applies="next game" if changed else "now", view=self._seen())

    def _keep(self, request: protocol.Keep, source: str) -> Answer:
        if self.sitting is None:
            return NO_TABLE
        name = request.name or self.sitting.header.set_name
        learnt = self.sitting.rules.learnt(self.sitting.node.state)
        if learnt:
            self.sets.save(name, merge(self.sets.get(self.sitting.header.set_name), learnt))
        return done(set=name, facts=sorted(learnt))

    _doing: dict[type, Callable[[Table, Any, str], Answer]] = {
        protocol.Games: _games,
        protocol.New: _new,
        protocol.Choices: _choices,
        protocol.MoveRequest: _move,
        protocol.Press: _press,
        protocol.Scan: _scan,
        protocol.Undo: _undo,
        protocol.Redo: _redo,
        protocol.Correct: _correct,
        protocol.ViewRequest: _view,
        protocol.StateRequest: _state,
        protocol.Record: _record,
        protocol.Load: _load,
        protocol.Rule: _rule,
        protocol.Preview: _preview,
        protocol.Teach: _teach,
        protocol.Check: _check,
        protocol.Keep: _keep,
        protocol.History: _history,
        protocol.End: _end,
    }
