"""Buttons and knob to tokens.

A button speaks when it is pressed. A seat button and `back` wait until they are let go (`seat:p1`, `back`) or have
been held for 0.6 s (`hold:p1`, `hold:back`); one press is never both. While `back` is held, the knob turns the volume
and `ok` switches night mode, which concern the box alone and reach no table; that press of `back` says nothing. Everything follows the times of the edges, not
those of the reading: presses made while a slow answer is awaited keep their order and their times.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Event
from time import monotonic

from companion.contract.text import Text
from hardware.boxfile.config import BoxConfig
from hardware.part import Part
from hardware.ports import Edge, Input, Pins, Send
from hardware.signals.buttons import Button
from hardware.signals.filters import Change, Chord, Contact, Finger, Press, Wheel

SHIFT: Button = "back"
RECHECK_S = 0.25
"""While something is held its pin is read this often, in case the library lost the edge of the release."""
LONGEST_WAIT_S = 5.0
CLOCK_SLIP_S = 60.0
"""A library whose clock is further off than this has another clock."""
NO_PIN = -1


class Controls:
    """Feeds edges through the filters and sends what comes out. `touched` is told of every press first and
    says whether the press only woke the screens; `volume` and `night` are the two commands to the box."""

    def __init__(
        self,
        config: BoxConfig,
        part: Part,
        send: Send,
        touched: Callable[[float], bool],
        volume: Callable[[int], None],
        night: Callable[[], None],
    ) -> None:
        self.part = part
        self.edges: SimpleQueue[Edge] = SimpleQueue()
        self._send, self._touched, self._volume, self._night = send, touched, volume, night
        self._button_of: dict[int, str] = {pin: name for name, pin in config.buttons.items()}
        self._pin_of = {name: pin for pin, name in self._button_of.items()}
        self._contacts: dict[str, Contact] = {name: Contact() for name in config.buttons}
        self._fingers = {name: Finger() for name in config.buttons if name.startswith("p") or name == SHIFT}
        self._chord = Chord(SHIFT)
        self._knob = config.knob
        self._wheel = Wheel(per_detent=config.knob.steps if config.knob else 4)
        self._levels = [True, True]
        self._waking: set[str] = set()

    def pins(self) -> list[int]:
        return [*self._button_of, *((self._knob.a, self._knob.b) if self._knob else ())]

    def run(self, connect: Callable[[], Pins], stop: Event) -> None:
        """Opens the pins and works until `stop` is set and `nudge` called."""
        pins = connect()
        try:
            self.start(pins)
            self.part.become("ok")
            while not stop.is_set():
                self.step(pins, LONGEST_WAIT_S)
        finally:
            pins.close()

    def nudge(self) -> None:
        """Ends a wait for edges."""
        self.edges.put(Edge(NO_PIN, False, monotonic()))

    def start(self, pins: Pins) -> None:
        """Takes the levels at the start: what is held already is down without having been pressed."""
        now = monotonic()
        for name, pin in self._pin_of.items():
            if not pins.level(pin):
                self._contacts[name] = Contact(down=True, seen=True, believed_at=now)
                self._waking.add(name)
        if self._knob:
            self._levels = [pins.level(self._knob.a), pins.level(self._knob.b)]
            self._wheel = Wheel(levels=self._levels[0] << 1 | self._levels[1], per_detent=self._knob.steps)

    def step(self, pins: Pins, timeout: float) -> None:
        """Waits for an edge, or until something is due, and deals with it."""
        due = self._due()
        wait = timeout if due is None else min(timeout, max(0.0, due - monotonic()))
        try:
            self._edge(self.edges.get(timeout=wait) if wait > 0 else self.edges.get_nowait())
        except Empty:
            self._quiet(pins)

    def _due(self) -> float | None:
        dues = [contact.due for contact in self._contacts.values() if contact.due is not None]
        dues += [finger.due for finger in self._fingers.values() if finger.due is not None]
        if any(contact.down for contact in self._contacts.values()):
            dues.append(monotonic() + RECHECK_S)
        return min(dues, default=None)

    def _edge(self, edge: Edge) -> None:
        now = monotonic()
        at = edge.at if abs(edge.at - now) < CLOCK_SLIP_S else now
        self._catch_up(at)
        name = self._button_of.get(edge.pin)
        if name is None:
            self._turn(edge.pin, edge.level, at)
        else:
            self._feed(name, at, not edge.level)

    def _quiet(self, pins: Pins) -> None:
        """Nothing is waiting: looks at the pins themselves, so that the end state is always theirs."""
        now = monotonic()
        for name, contact in self._contacts.items():
            if contact.down or contact.due is not None:
                self._feed(name, now, not pins.level(self._pin_of[name]))
        self._catch_up(now)

    def _catch_up(self, now: float) -> None:
        """Lets everything happen that was due before `now`, earliest first."""
        while True:
            due = [(contact.due, name) for name, contact in self._contacts.items() if contact.due is not None]
            when, name = min(due, default=(float("inf"), ""))
            self._ripen(min(when, now))
            if when > now:
                return
            self._contacts[name], change = self._contacts[name].look(when)
            self._changed(name, change)

    def _ripen(self, now: float) -> None:
        """Long presses whose time has come, but for a button that may just have been let go."""
        for name, finger in self._fingers.items():
            if self._contacts[name].due is not None:
                continue
            self._fingers[name], press = finger.look(now)
            self._pressed(name, press)

    def _feed(self, name: str, at: float, down: bool) -> None:
        self._contacts[name], change = self._contacts[name].edge(at, down)
        self._changed(name, change)

    def _changed(self, name: str, change: Change | None) -> None:
        if change is None:
            return
        self._chord, together = self._chord.change(name, change)
        if change.down and self._touched(change.at):
            self._waking.add(name)
        elif not change.down and name in self._waking:
            self._waking.discard(name)
        elif together and name == "ok":
            self._fingers[SHIFT] = Finger()
            self._night()
        elif name in self._fingers:
            self._fingers[name], press = self._fingers[name].change(change)
            self._pressed(name, press)
        elif change.down:
            self._say(name, change.at)

    def _pressed(self, name: str, press: Press | None) -> None:
        if press:
            short = name if name == SHIFT else f"seat:{name}"
            self._say(f"hold:{name}" if press.long else short, press.at)

    def _turn(self, pin: int, level: bool, at: float) -> None:
        if not self._knob or pin not in (self._knob.a, self._knob.b):
            return
        self._levels[pin == self._knob.b] = level
        self._wheel, turned = self._wheel.edge(*self._levels)
        if not turned or self._touched(at):
            return
        if self._chord.held:
            self._fingers[SHIFT] = Finger()
            self._volume(turned)
        else:
            self._say(f"turn:{turned:+d}", at)

    def _say(self, token: str, at: float) -> None:
        try:
            self._send(Input(token, "panel", at))
        except Exception as error:  # noqa: BLE001 - a fault of the table must not take the buttons with it
            self.part.blame(error, Text("doctor-press-not-taken", token=token))
            self.part.become("ok", Text("doctor-last-press-not-taken"))
