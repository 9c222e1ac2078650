"""Draws the newest bulletin on the screens of one bus, in one thread a bus.

There is a slot for the newest bulletin and no queue: a slow bus skips pictures. A screen that is missing
costs the others nothing, is tried again with growing pauses, and shows the newest picture when it is back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Condition, Event, Thread
from time import monotonic

from PIL.Image import Image

from companion.contract.text import Text
from companion.contract.view import Bulletin, DiceView, View
from hardware.oled.desk import BEAT_S, Desk
from hardware.oled.rest import Rest
from hardware.part import Part, look_after
from hardware.ports import Draw

TUMBLE_FRAME_S = 0.05
RESULT_S = 1.5

Tumble = Callable[[DiceView, View], Sequence[Image]]
"""The pictures of a roll that comes to rest; the result itself is drawn as any page."""


class Projector:
    """The thread of one bus. Dice tumble on the screens that show `rolls_on`: `dice`, or `auto` in a box without such."""

    def __init__(
        self, name: str, desks: list[Desk], draw: Draw, rest: Rest, tumble: Tumble | None = None, rolls_on: str = "dice"
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
        with desk.guarded():
            if not desk.open(now):
                return
            if bulletin is not None and desk.drawn is not bulletin:
                self._paint(desk, desk.shows, bulletin)
                desk.drawn = bulletin
            desk.tend(now, self._rest.level(now))

    def _paint(self, desk: Desk, shows: str, bulletin: Bulletin) -> None:
        try:
            picture = self._draw(shows, bulletin)
        except Exception as error:  # noqa: BLE001 - a page that cannot be drawn must not darken the screens
            desk.part.blame(error, Text("doctor-page-not-drawn", page=shows))
        else:
            desk.screen.display(picture)

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
        desks = [desk for desk in self.desks if desk.shows == self._rolls_on]
        for image in self._tumbling(dice, view):
            for desk in self._lit(desks):
                with desk.guarded():
                    desk.screen.display(image)
            if self._interrupted(TUMBLE_FRAME_S):
                break
        else:
            self._rest_dice(desks, bulletin)
        for desk in desks:
            self._serve(desk, bulletin)

    def _tumbling(self, dice: DiceView, view: View) -> Sequence[Image]:
        try:
            return self._tumble(dice, view) if self._tumble else ()
        except Exception as error:  # noqa: BLE001 - the result is shown all the same
            for desk in self.desks:
                desk.part.blame(error, Text("doctor-dice-not-drawn"))
            return ()

    def _rest_dice(self, desks: list[Desk], bulletin: Bulletin) -> None:
        """Screens that show other things than dice keep the result for a moment, or until there is news."""
        if self._rolls_on != "dice":
            for desk in self._lit(desks):
                with desk.guarded():
                    self._paint(desk, "dice", bulletin)
            self._interrupted(RESULT_S)

    def _interrupted(self, seconds: float) -> bool:
        """Lets time pass; True, and at once, when there is something newer to show."""
        with self._news:
            if not self._woken:
                self._news.wait(seconds)
            return self._woken

    def _lit(self, desks: list[Desk]) -> list[Desk]:
        return [desk for desk in desks if desk.is_open]

    def _say_farewell(self, image: Image) -> None:
        for desk in self._lit(self.desks):
            with desk.guarded():
                desk.screen.display(image)
                desk.screen.light("bright")
                desk.screen.close()
