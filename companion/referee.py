"""The referee: one thread owns the table, everybody else puts requests into its queue and waits.

After each request the newest bulletin is put where screens and phones look. They never hold it up:
there is one place for the newest, and a slow one misses what was in between.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from types import TracebackType
from typing import cast

from msgspec.structs import replace

from companion import protocol
from companion.clock import Clock, SystemClock
from companion.contract.text import Said, Short, Text
from companion.contract.view import Bulletin, Join, Notice
from companion.protocol import READING, Answer
from companion.table.listening import PANEL
from companion.table.table import Table

log = logging.getLogger(__name__)

NOTICE_SECONDS = 2.5
TICK_SECONDS = 5.0
"""How long the loop rests at most."""
SHORT = 21  # characters of a short notice

Wanted = tuple[object, str, "Future[Answer] | None"]
REFRESH: Wanted = (None, "", None)


def news_of(answer: Answer) -> Said:
    """What an accepted request has brought, in a sentence; "" where the screens show it anyway."""
    if "teaching" in answer:
        return Text("table-lay-tag", token=answer["teaching"])
    if "tag" in answer:
        tag, token = answer["tag"], answer["token"]
        return Text("table-tag-means", tag=tag, token=token) if token else Text("table-tag-forgotten", tag=tag)
    happened = answer.get("happened") or ()
    beside_rolls = [fact for fact in happened if fact["what"] != "rolled"] or happened
    return cast(Said, beside_rolls[0]["text"]) if beside_rolls else ""


def in_short(text: Said) -> Said | Short:
    """A text in its short form; of what has none as many words as a short notice holds."""
    if isinstance(text, Text):
        return Short(text, text)
    return text if len(text) <= SHORT else f"{text[: SHORT - 1].rsplit(' ', 1)[0]}…"


class Watcher:
    """One who looks at the bulletins: waits for the newest, misses what was in between."""

    def __init__(self, board: Referee) -> None:
        self._board = board
        self.closed = False

    def wait(self, after: int, timeout: float) -> Bulletin | None:
        """The newest bulletin with a number above `after`; None when there is none in time or it is closed."""
        with self._board.changed:
            self._board.changed.wait_for(lambda: self.closed or self._board.bulletin.number > after, timeout)
            newest = self._board.bulletin
            return newest if newest.number > after and not self.closed else None

    def close(self) -> None:
        """Ends a wait at once, and every later one."""
        with self._board.changed:
            self.closed = True
            self._board.changed.notify_all()


class Referee:
    """The table's own thread. Use it as a context, or call `start` and `stop`.

    `tick` is called by that thread at least every `TICK_SECONDS`, which is how a watchdog knows it lives.
    `parts_down` names the parts of the box that cannot be used; call `refresh` when it changes.
    """

    def __init__(
        self,
        table: Table,
        clock: Clock | None = None,
        *,
        tick: Callable[[], None] = lambda: None,
        parts_down: Callable[[], tuple[Said, ...]] = tuple,
    ) -> None:
        self.table = table
        self.games = table.games
        self.language = table.language
        self._tick = tick
        self._parts_down = parts_down
        self.clock = clock or SystemClock()
        self.changed = threading.Condition()
        self.bulletin = Bulletin(0, None)
        self._queue: queue.SimpleQueue[Wanted | None] = queue.SimpleQueue()
        self._notice_until: float | None = None
        self._join: Join | None = None
        self._thread = threading.Thread(target=self._run, name="referee", daemon=True)
        self._stopped = False
        self._publish(None)

    def __enter__(self) -> Referee:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Begins to answer."""
        self._thread.start()

    def stop(self) -> None:
        """Answers what is waiting, then ends."""
        if not self._stopped:
            self._stopped = True
            self._queue.put(None)
            self._thread.join()
            self.table.journal.close()

    def command(self, request: object, source: str = "python") -> Answer:
        """The answer to one request, a plain JSON value; waits for it."""
        if self._stopped:
            return self.table.say(protocol.error("storage", Text("table-switched-off")))
        answered: Future[Answer] = Future()
        self._queue.put((request, source, answered))
        return answered.result()

    def post(self, request: object, source: str) -> None:
        """Hands in one request and does not wait: for devices, whose answer is on the screens."""
        self._queue.put((request, source, None))

    def show_join(self, join: Join | None) -> None:
        """What the join page says from now on; does not wait."""
        self._join = join
        self.refresh()

    def _joining(self) -> Join | None:
        return replace(self._join, wanted=self.table.listener.joining) if self._join else None

    def refresh(self) -> None:
        """Makes a new bulletin though nothing was asked for; does not wait."""
        self._queue.put(REFRESH)

    def watch(self) -> Watcher:
        """A new watcher; close it when nobody looks any more."""
        return Watcher(self)

    def _run(self) -> None:
        while True:
            try:
                wanted = self._queue.get(timeout=self._patience())
            except queue.Empty:
                self._rest()
                continue
            if wanted is None:
                return
            if wanted is REFRESH:
                self._publish(self.bulletin.notice)
            else:
                self._serve(*wanted)
            self._tick()

    def _patience(self) -> float:
        if self._notice_until is None:
            return TICK_SECONDS
        return max(0.0, min(TICK_SECONDS, self._notice_until - self.clock.monotonic()))

    def _rest(self) -> None:
        self._tick()
        if self._notice_until is not None and self.clock.monotonic() >= self._notice_until:
            self._publish(None)

    def _serve(self, request: object, source: str, answered: Future[Answer] | None) -> None:
        try:
            answer = self.table.hear(protocol.read(request), source)
        except Exception:
            log.exception("a request failed: %r", request)
            answer = protocol.error("bad-request", Text("table-could-not"))
        verb = request.get("do") if isinstance(request, dict) else None
        if not (isinstance(verb, str) and verb in READING):
            self._publish(self._notice(verb, answer, source))
        if answered is not None:
            answered.set_result(self._said(request, answer))

    def _said(self, request: object, answer: Answer) -> Answer:
        language = request.get("language") if isinstance(request, dict) else None
        return self.table.say(answer, language if isinstance(language, str) else None)

    def _notice(self, verb: object, answer: Answer, source: str) -> Notice | None:
        """The word to the one who acted: what happened, or why it did not."""
        if answer["ok"]:
            text = news_of(answer)
            return Notice(text, in_short(text), True, source) if text else None
        problem = answer["error"]
        return Notice(problem["message"], problem["short"], False, source)

    def _publish(self, notice: Notice | None) -> None:
        if notice is None:
            self._notice_until = None
        elif notice is not self.bulletin.notice:
            self._notice_until = self.clock.monotonic() + NOTICE_SECONDS
        table, sitting = self.table, self.table.sitting
        view, menu, troubles = table.view(), table.menu(PANEL), table.warnings()
        warnings = (*troubles, *self._parts_down())
        with self.changed:
            self.bulletin = Bulletin(
                self.bulletin.number + 1,
                view,
                menu,
                notice,
                warnings,
                self._joining(),
                choices=sitting.choices() if sitting else (),
                sitting=sitting.id if sitting else 0,
                tokens=sitting.tokens() if sitting else {},
                troubles=troubles,
                kept=table.journal.kept,
            )
            self.changed.notify_all()
