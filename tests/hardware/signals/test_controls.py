"""Buttons and knob to tokens, on both pin back ends."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from threading import Event
from time import monotonic

import pytest

from hardware.boxfile.config import BoxConfig
from hardware.errors import PartRefused
from hardware.part import Part, look_after
from hardware.ports import Edge, Input
from hardware.signals.controls import Controls
from hardware.signals.filters import HOLD_S
from hardware.signals.gpio import GpioPins
from hardware.signals.knob import KnobSettings
from hardware.sim.pins import PinBench
from tests.hardware.kit import PATIENCE_S, Inbox, eventually, moment, recorded_edges
from tests.hardware.memory import MemoryPins

CONFIG = BoxConfig(buttons={"ok": 17, "back": 27, "undo": 22, "roll": 23, "p1": 5, "p2": 6}, knob=KnobSettings(16, 20))


class Table:
    """A panel over pins in memory whose edges lie in the past, so that no test waits."""

    def __init__(self, send: Callable[[Input], None], *, dark: bool = False) -> None:
        self.dark = dark
        self.said: list[str] = []
        self.pins = MemoryPins()
        self.began = monotonic() - 20.0
        self.part = Part("panel", "test")
        self.panel = Controls(
            CONFIG,
            self.part,
            send,
            self.touched,
            lambda d: self.said.append(f"volume {d:+d}"),
            lambda: self.said.append("night"),
        )

    def touched(self, at: float) -> bool:
        dark, self.dark = self.dark, False
        return dark

    def edge(self, button: str, at: float, down: bool) -> None:
        pin = {"a": 16, "b": 20, **CONFIG.buttons}[button]
        (self.pins.low.add if down else self.pins.low.discard)(pin)
        self.panel.edges.put(Edge(pin, not down, self.began + at))

    def press(self, button: str, at: float, length: float = 0.1) -> None:
        self.edge(button, at, True)
        self.edge(button, at + length, False)

    def turn(self, at: float) -> None:
        for index, (pin, down) in enumerate((("a", True), ("b", True), ("a", False), ("b", False))):
            self.edge(pin, at + index * 0.01, down)

    def settle(self) -> None:
        while not self.panel.edges.empty():
            self.panel.step(self.pins, 0.0)
        self.panel.step(self.pins, 0.0)


@pytest.fixture
def table(inbox: Inbox) -> Table:
    return Table(inbox)


@pytest.mark.parametrize("button", ["ok", "back", "undo", "roll"])
def test_a_button_speaks_once_when_it_is_pressed(button: str, table: Table, inbox: Inbox) -> None:
    for at, down in recorded_edges("worn-press.txt"):
        table.edge(button, at, down)
    table.settle()
    assert inbox.inputs == [Input(button, "panel", table.began)]


def test_a_button_speaks_before_it_is_let_go(table: Table, inbox: Inbox) -> None:
    table.edge("ok", 0.0, True)
    table.settle()
    assert inbox.tokens == ["ok"]


def test_a_spike_says_nothing(table: Table, inbox: Inbox) -> None:
    for at, down in recorded_edges("spikes.txt"):
        table.edge("undo", at, down)
    table.settle()
    assert inbox.tokens == []


def test_a_seat_button_is_a_seat_when_let_go_and_a_hold_when_held(table: Table, inbox: Inbox) -> None:
    table.edge("p1", 0.0, True)
    table.panel.step(table.pins, 0.0)
    assert inbox.tokens == []
    table.edge("p1", 0.2, False)
    table.press("p2", 1.0, HOLD_S + 0.5)
    table.settle()
    assert inbox.tokens == ["seat:p1", "hold:p2"]


def test_a_press_a_hair_shorter_than_a_hold_is_a_seat(table: Table, inbox: Inbox) -> None:
    table.press("p1", 0.0, HOLD_S - 0.002)
    table.settle()
    assert inbox.tokens == ["seat:p1"]


def test_two_seats_pressed_in_the_same_instant_both_speak(table: Table, inbox: Inbox) -> None:
    table.edge("p1", 0.0, True)
    table.edge("p2", 0.0, True)
    table.edge("p1", 0.1, False)
    table.edge("p2", 0.1, False)
    table.settle()
    assert sorted(inbox.tokens) == ["seat:p1", "seat:p2"]


def test_the_knob_tells_every_detent_and_its_way(table: Table, inbox: Inbox) -> None:
    table.turn(0.0)
    table.turn(0.1)
    for index, (pin, down) in enumerate((("b", True), ("a", True), ("b", False), ("a", False))):
        table.edge(pin, 0.2 + index * 0.01, down)
    table.settle()
    assert inbox.tokens == ["turn:+1", "turn:+1", "turn:-1"]


def test_with_back_held_the_knob_is_the_volume_and_ok_is_night_mode(table: Table, inbox: Inbox) -> None:
    table.edge("back", 0.0, True)
    table.turn(0.2)
    table.press("ok", 0.5)
    table.edge("back", 1.0, False)
    table.press("ok", 2.0)
    table.settle()
    assert table.said == ["volume +1", "night"]
    assert inbox.tokens == ["ok"]


def test_back_is_said_when_let_go_and_a_long_press_of_it_is_another_word(table: Table, inbox: Inbox) -> None:
    table.press("back", 0.0)
    table.press("back", 1.0, HOLD_S + 0.2)
    table.settle()
    assert inbox.tokens == ["back", "hold:back"]


@pytest.mark.parametrize("button", ["ok", "p1"])
def test_the_press_that_wakes_the_screens_is_no_move(button: str, inbox: Inbox) -> None:
    table = Table(inbox, dark=True)
    table.press(button, 0.0, 0.8)
    table.press(button, 2.0)
    table.settle()
    assert len(inbox.inputs) == 1
    assert inbox.inputs[0].at == table.began + 2.0


def test_the_detent_that_wakes_the_screens_is_no_move(inbox: Inbox) -> None:
    table = Table(inbox, dark=True)
    table.turn(0.0)
    table.turn(0.1)
    table.settle()
    assert inbox.tokens == ["turn:+1"]


def test_a_button_held_at_the_start_says_nothing_when_let_go_and_works_after(table: Table, inbox: Inbox) -> None:
    table.pins.low.add(5)
    table.began = monotonic()
    table.panel.start(table.pins)
    table.edge("p1", 0.1, False)
    table.edge("ok", 1.0, True)
    table.panel.step(table.pins, 0.0)
    table.panel.step(table.pins, 0.0)
    table.press("p1", 2.0)
    table.edge("ok", 3.0, False)
    while not table.panel.edges.empty():
        table.panel.step(table.pins, 0.0)
    assert inbox.tokens == ["ok", "seat:p1"]


def test_a_release_whose_edge_was_lost_is_seen_on_the_pin(table: Table, inbox: Inbox) -> None:
    table.edge("ok", 0.0, True)
    table.settle()
    table.pins.low.clear()
    for _ in range(3):
        table.panel.step(table.pins, 0.02)
    table.pins.low.add(17)
    table.panel.edges.put(Edge(17, False, monotonic()))
    eventually(lambda: table.panel.step(table.pins, 0.01) or len(inbox.inputs) == 2)
    assert inbox.tokens == ["ok", "ok"]


def test_an_edge_of_another_clock_counts_as_now(table: Table, inbox: Inbox) -> None:
    table.pins.low.add(17)
    table.panel.edges.put(Edge(17, False, 5e9))
    table.panel.step(table.pins, 0.0)
    eventually(lambda: table.panel.step(table.pins, 0.01) or inbox.inputs)
    assert abs(inbox.inputs[0].at - monotonic()) < 5


def test_a_table_that_raises_keeps_the_buttons_alive_and_is_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    def broken(given: Input) -> None:
        raise RuntimeError("the table is on fire")

    table = Table(broken)
    with caplog.at_level(logging.ERROR, "hardware"):
        for at in range(5):
            table.press("ok", float(at))
        table.settle()
    assert [record.exc_info is not None for record in caplog.records] == [True]
    assert "the table is on fire" in table.part.report()["fault"]


class Live:
    """A panel with its thread, over simulated pins."""

    def __init__(self, bench: PinBench, send: Callable[[Input], None]) -> None:
        self.bench = bench
        self.part = Part("panel", "test")
        self.panel = Controls(CONFIG, self.part, send, lambda at: False, lambda steps: None, lambda: None)
        self.stop = Event()
        self.thread = look_after(self.part, lambda: self.panel.run(self.pins, self.stop), self.stop)
        assert self.part.wait_for("ok", PATIENCE_S)

    def pins(self) -> GpioPins:
        return GpioPins(self.bench.factory, self.panel.pins(), self.panel.edges)

    def drive(self, button: str, down: bool) -> None:
        self.bench.drive(CONFIG.buttons[button], not down)  # type: ignore[index]
        self.bench.settle()

    def close(self) -> None:
        self.stop.set()
        self.panel.nudge()
        self.thread.join(PATIENCE_S)


def test_presses_during_a_slow_handler_all_arrive_in_order_with_true_times(bench: PinBench) -> None:
    inbox, go_on, busy = Inbox(), Event(), Event()

    def slow(given: Input) -> None:
        busy.set()
        go_on.wait(PATIENCE_S)
        inbox(given)

    live = Live(bench, slow)
    live.drive("ok", True)
    assert busy.wait(PATIENCE_S)
    times = []
    for button in ("roll", "undo", "back"):
        before = monotonic()
        live.drive(button, True)
        times.append((before, monotonic()))
        moment()
        live.drive(button, False)
        moment()
    go_on.set()
    assert inbox.wait(4) == ["ok", "roll", "undo", "back"]
    live.close()
    assert all(before <= given.at <= after for given, (before, after) in zip(inbox.inputs[1:], times, strict=True))


def test_a_press_survives_the_garbage_collector(bench: PinBench, inbox: Inbox) -> None:
    live = Live(bench, inbox)
    gc.collect()
    live.drive("ok", True)
    assert inbox.wait(1) == ["ok"]
    live.close()


def test_pins_that_are_taken_are_refused_in_plain_words_and_given_back(bench: PinBench, inbox: Inbox) -> None:
    live = Live(bench, inbox)
    with pytest.raises(PartRefused, match="pin 17 cannot be read"):
        GpioPins(bench.factory, [4, 17], live.panel.edges)
    live.close()
    GpioPins(bench.factory, [4, 17], live.panel.edges).close()


def test_a_closed_panel_has_freed_its_pins(bench: PinBench, inbox: Inbox) -> None:
    for _ in range(2):
        live = Live(bench, inbox)
        live.drive("ok", True)
        live.drive("ok", False)
        live.close()
