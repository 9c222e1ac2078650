"""Draws the newest bulletin on the screens of one bus, in one thread a bus.

There is a slot for the newest bulletin and no queue: a slow bus skips pictures. A screen that is missing
costs the others nothing, is tried again with growing pauses, and shows the newest picture when it is back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Condition, Event, Thread
from time import monotonic

from PIL.Image import Image

from companion.view import Bulletin, DiceView, View
from hardware.errors import PartLost, PartRefused
from hardware.part import Part, look_after, pauses
from hardware.ports import Draw, Screen
from hardware.rest import Rest

BEAT_S = 1.0
TUMBLE_FRAME_S = 0.05
RESULT_S = 1.5

Tumble = Callable[[DiceView, View], Sequence[Image]]
"""The pictures of a roll that comes to rest; the result itself is drawn as any page."""


class Desk:
    """One screen as its thread sees it: what is drawn on it, how bright, and when to try again."""

    def __init__(self, screen: Screen, shows: str, part: Part) -> None:
        self.screen = screen
        self.shows = shows
        self.part = part
        self.is_open = False
        self.drawn: Bulletin | None = None
        self.level = "bright"
        self.beat_at = 0.0
        self.again_at = 0.0
        self._waits = pauses()

    def open(self, now: float) -> bool:
        """Whether the screen can be used; opens it when its time has come."""
        if not self.is_open and now >= self.again_at:
            self.screen.open()
            self.is_open, self.drawn, self.level = True, None, "bright"
            self.beat_at = now + BEAT_S
            self._waits = pauses()
            self.part.become("ok")
        return self.is_open

    def lose(self, error: Exception) -> None:
        """It does not answer; the next try is after a pause."""
        self.is_open = False
        self.again_at = monotonic() + next(self._waits)
        self.part.lost(error)

    def tend(self, now: float, level: str) -> None:
        """Brightness, and a sign of life now and then."""
        if level != self.level:
            self.screen.light(level)
            self.level = level
        if now >= self.beat_at:
            self.screen.beat()
            self.beat_at = now + BEAT_S


class Projector:
    """The thread of one bus. Dice tumble on the screens that show `rolls_on`: `dice`, or `auto` in a box without such."""

    def __init__(
        self,
        name: str,
        desks: list[Desk],
        draw: Draw,
        rest: Rest,
        tumble: Tumble | None = None,
        rolls_on: str = "dice",
    ) -> None:
        self.name = name
        self._rolls_on = rolls_on
        self.desks = desks
        self._part = Part(name, "bus")
        self._draw, self._rest, self._tumble = draw, rest, tumble
        self._news = Condition()
        self._newest: Bulletin | None = None
        self._rolling: DiceView | None = None
        self._last_dice: DiceView | None = None
        self._farewell: Image | None = None
        self._woken = False
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Starts the thread."""
        self._thread = look_after(self._part, self._run, self._stop)

    def show(self, bulletin: Bulletin) -> None:
        """Leaves a bulletin in the slot; never waits for the bus."""
        with self._news:
            self._newest = bulletin
            self._woken = True
            self._news.notify()

    def wake(self) -> None:
        """Something beside the bulletin has changed, such as the brightness."""
        with self._news:
            self._woken = True
            self._news.notify()

    def finish(self, farewell: Image) -> None:
        """Asks for the last picture; `ended` waits for it."""
        with self._news:
            self._farewell = farewell
            self._woken = True
            self._news.notify()

    def ended(self, timeout: float) -> bool:
        """Whether the thread has shown the farewell and is gone."""
        if self._thread is None:
            return True
        self._thread.join(max(0.0, timeout))
        return not self._thread.is_alive()

    def _run(self) -> None:
        while self._farewell is None:
            self._wait()
            bulletin = self._newest
            roll = self._new_roll(bulletin)
            for desk in self.desks:
                if self._farewell is None and not (roll and desk.shows == self._rolls_on):
                    self._serve(desk, bulletin)
            if roll and bulletin and bulletin.view:
                self._roll(roll, bulletin, bulletin.view)
        self._say_farewell(self._farewell)
        self._stop.set()

    def _wait(self, longest: float = BEAT_S) -> bool:
        """Until there is news, or something is due; True for news."""
        now = monotonic()
        dues = [desk.beat_at if desk.is_open else desk.again_at for desk in self.desks]
        timeout = min([longest, *(due - now for due in dues)])
        with self._news:
            if not self._woken and timeout > 0:
                self._news.wait(timeout)
            woken, self._woken = self._woken, False
            return woken

    def _serve(self, desk: Desk, bulletin: Bulletin | None) -> None:
        now = monotonic()
        try:
            if not desk.open(now):
                return
            if bulletin is not None and desk.drawn is not bulletin:
                self._paint(desk, bulletin)
            desk.tend(now, self._rest.level(now))
        except (PartLost, PartRefused) as error:
            desk.lose(error)

    def _paint(self, desk: Desk, bulletin: Bulletin) -> None:
        try:
            desk.screen.display(self._draw(desk.shows, bulletin))
        except (PartLost, PartRefused):
            raise
        except Exception as error:  # noqa: BLE001 - a page that cannot be drawn must not darken the other screens
            desk.part.blame(error, f"the page {desk.shows} could not be drawn")
        desk.drawn = bulletin

    def _new_roll(self, bulletin: Bulletin | None) -> DiceView | None:
        """The roll of the box that this bulletin brings, if it does; an earlier one coming back is an undo."""
        dice = bulletin.view.dice if bulletin and bulletin.view else None
        if self._tumble is None or dice == self._last_dice:
            return None
        before, self._last_dice = self._last_dice, dice
        fresh = dice is not None and dice.source == "box" and dice.number > (before.number if before else 0)
        return dice if fresh and any(desk.shows == self._rolls_on for desk in self.desks) else None

    def _roll(self, dice: DiceView, bulletin: Bulletin, view: View) -> None:
        """Lets the dice tumble until they rest, or until there is something newer to show."""
        desks = [desk for desk in self.desks if desk.shows == self._rolls_on and desk.is_open]
        for image in self._tumble(dice, view) if self._tumble else ():
            try:
                for desk in desks:
                    desk.screen.display(image)
            except (PartLost, PartRefused) as error:
                desk.lose(error)
                break
            with self._news:
                if not self._woken:
                    self._news.wait(TUMBLE_FRAME_S)
                if self._woken:
                    break
        else:
            self._rest_dice(desks, bulletin)
        for desk in self.desks:
            if desk.shows == self._rolls_on:
                self._serve(desk, bulletin)

    def _rest_dice(self, desks: list[Desk], bulletin: Bulletin) -> None:
        """Screens that show other things than dice keep the result for a moment, or until there is news."""
        try:
            for desk in desks:
                if desk.shows != "dice":
                    desk.screen.display(self._draw("dice", bulletin))
        except (PartLost, PartRefused) as error:
            desk.lose(error)
        if self._rolls_on != "dice":
            with self._news:
                if not self._woken:
                    self._news.wait(RESULT_S)

    def _say_farewell(self, image: Image) -> None:
        for desk in self.desks:
            try:
                if desk.is_open:
                    desk.screen.display(image)
                    desk.screen.light("bright")
                    desk.screen.close()
            except (PartLost, PartRefused) as error:
                desk.lose(error)
