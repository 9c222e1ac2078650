"""A small table for the page's tests: real rules, no journal, no devices. It refuses what it does not know."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.game import Move, Refusal, Setup
from companion.registry import GAMES
from companion.view import Bulletin, DiceView, Join, View

FACTS = {"asteroid": 1, "star": 6, "die": ["1", "2", "3", "4", "5", "arrows"], "moon": list(range(12, 0, -1))}


class LittleWatcher:
    def __init__(self, table: LittleTable) -> None:
        self._table = table
        self._closed = False

    def wait(self, after: int, timeout: float) -> Bulletin | None:
        with self._table.changed:
            self._table.changed.wait_for(lambda: self._closed or self._table.bulletin.number > after, timeout)
            fresh = self._table.bulletin.number > after and not self._closed
            return self._table.bulletin if fresh else None

    def close(self) -> None:
        with self._table.changed:
            self._closed = True
            self._table.changed.notify_all()


class LittleTable:
    def __init__(self, seed: int = 1) -> None:
        self.changed = threading.Condition()
        self.bulletin = Bulletin(0, None, join=Join("http://192.168.1.20:8080", "123456"))
        self.asked: list[tuple[dict[str, Any], str]] = []
        self._luck = Random(seed)
        self._past: list[Any] = []
        self._undone: list[Any] = []
        self._dice: DiceView | None = None
        self._log: tuple[str, ...] = ()
        self._seq = 0

    def watch(self) -> LittleWatcher:
        return LittleWatcher(self)

    def command(self, request: dict[str, Any], source: str) -> dict[str, Any]:
        with self.changed:
            self.asked.append((request, source))
            deed = getattr(self, f"do_{request.get('do')}", None)
            if deed is None:
                return fault("bad-request", f"There is no verb “{request.get('do')}”.")
            return deed(request)  # type: ignore[no-any-return]

    def publish(self, **changes: Any) -> None:
        with self.changed:
            self.bulletin = replace(self.bulletin, number=self.bulletin.number + 1, **changes)
            self.changed.notify_all()

    def show(self, view: View) -> None:
        """Puts any view on the table, as if a game had made it."""
        self._seq += 1
        self.publish(view=replace(view, seq=self._seq))

    def do_games(self, request: dict[str, Any]) -> dict[str, Any]:
        games = [
            {
                "id": rules.id,
                "title": rules.title,
                "seats": list(rules.seats),
                "variants": msgspec.to_builtins(rules.variants),
                "options": msgspec.to_builtins(rules.options),
            }
            for rules in GAMES.values()
        ]
        return {"ok": True, "games": games}

    def do_new(self, request: dict[str, Any]) -> dict[str, Any]:
        self._rules = GAMES[request["game"]]
        options = {option.name: option.default for option in self._rules.options} | request.get("options", {})
        first = self._rules.setup(Setup(tuple(request["players"]), options, FACTS))
        if isinstance(first, Refusal):
            return refused(first)
        self._past, self._undone, self._dice, self._log = [first], [], None, ("A new game begins.",)
        return self._answer()

    def do_choices(self, request: dict[str, Any]) -> dict[str, Any]:
        if not self._past:
            return fault("no-table", "No game is on the table.")
        return {"ok": True, "choices": msgspec.to_builtins(self._rules.choices(self._past[-1]))}

    def do_preview(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"ok": True, "text": f"That would be “{request['move']}”."}

    def do_view(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"ok": True, "view": msgspec.to_builtins(self.bulletin.view)}

    def do_state(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"ok": True, "state": self._rules.plain(self._past[-1])}

    def do_rule(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"ok": True, "text": f"Rule {request['ref']} in plain words."}

    def do_record(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"ok": True, "record": "game: race\n\nroll p1 3\n"} if self._past else fault("no-table", "No game.")

    def do_move(self, request: dict[str, Any]) -> dict[str, Any]:
        if request.get("seq", self._seq) != self._seq:
            return fault("stale", "The table has moved on since.")
        words = tuple(request["move"].split())
        drawn = tuple(self._luck.choice(draw.options) for draw in self._rules.draws(self._past[-1], words))
        step = self._rules.play(self._past[-1], Move(words + drawn, bool(drawn)))
        if isinstance(step, Refusal):
            return refused(step)
        if words[0] == "roll":
            self._dice = DiceView(words[1], drawn or words[2:], "box" if drawn else "table")
        self._past.append(step.state)
        self._undone = []
        self._log = (*self._log, *(entry["text"] for entry in step.happened))[-30:]
        return self._answer() | {"happened": list(step.happened)}

    def do_undo(self, request: dict[str, Any]) -> dict[str, Any]:
        if len(self._past) < 2:
            return fault("nothing-to-undo", "There is no move to take back.")
        self._undone.append(self._past.pop())
        return self._answer()

    def do_redo(self, request: dict[str, Any]) -> dict[str, Any]:
        if not self._undone:
            return fault("nothing-to-redo", "No move was taken back.")
        self._past.append(self._undone.pop())
        return self._answer()

    def do_correct(self, request: dict[str, Any]) -> dict[str, Any]:
        plain = self._rules.plain(self._past[-1])
        *path, last = request["path"].split(".")
        inner = plain
        for word in path:
            inner = inner[word]
        inner[last] = request["value"]
        state = self._rules.rebuild(plain)
        if isinstance(state, Refusal):
            return refused(state)
        self._past.append(state)
        return self._answer()

    def do_end(self, request: dict[str, Any]) -> dict[str, Any]:
        self._past = []
        self.publish(view=None)
        return {"ok": True}

    def _answer(self) -> dict[str, Any]:
        self._seq += 1
        view = replace(self._rules.view(self._past[-1]), seq=self._seq, dice=self._dice, log=self._log)
        self.publish(view=view)
        return {"ok": True, "seq": self._seq, "view": msgspec.to_builtins(view)}


def fault(code: str, message: str, rule: str = "") -> dict[str, Any]:
    return {"ok": False, "error": {"code": code, "message": message, "rule": rule}}


def refused(refusal: Refusal) -> dict[str, Any]:
    return fault(refusal.code, refusal.message, refusal.rule)
