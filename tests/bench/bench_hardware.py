"""A press to the changed glass, bytes on the wire, a slow bus, an idle box: the full box over its simulator."""

from __future__ import annotations

from statistics import median
from threading import Event
from time import monotonic, process_time

from companion.contract.view import Bulletin, Countdown, Page, Phase, SeatView, View
from hardware.oled.driver import OledScreen
from hardware.oled.registry import SCREENS
from hardware.ports import Input
from hardware.screens import draw
from hardware.sim.box import SimulatedBox
from hardware.sim.chips import OledChip, chip_of
from hardware.sim.i2c import SimulatedBus, Socket
from tests.bench.figure import Figure
from tests.hardware.kit import eventually

PRESSES = 200
SLOW_PRESSES = 60
IDLE_S = 5.0
SEATS = tuple(SeatView(f"p{n}", f"Player {n}", "red", acts=n == 1) for n in range(1, 5))


def measure() -> list[Figure]:
    """All figures of the parts."""
    return [*_latency(), *_ticks(), *_slow_bus(), _idle()]


def _bulletin(number: int) -> Bulletin:
    pages = (
        Page("phase", "Roll", big=str(number % 100), urgency=2),
        Page("black-hole", "Black hole", big=str(number % 100), note="turns left"),
    )
    countdown = Countdown("black-hole", "Black hole", number % 100, 100)
    view = View(game="bench", title="Bench", phase=Phase("roll", f"Roll {number}"), round=1, turn="p1", seats=SEATS,
                countdowns=(countdown,), pages=pages, seq=number)  # fmt: skip
    return Bulletin(number, view)


def _percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


class Bench:
    """The full simulated box, whose table answers every press with the next bulletin."""

    def __init__(self) -> None:
        self.number = 0
        self.heard, self.seen = Event(), Event()
        self.heard_at = self.seen_at = 0.0
        self.box = SimulatedBox(None, self._send, draw)
        for bus in self.box.simulation.buses.values():
            bus.changed = self._changed
        self.box.start()
        eventually(lambda: self.box.health()["ok"])
        self.box.show(_bulletin(0))

    def press(self) -> tuple[float, float]:
        """Seconds from the edge to the table, and to the first glass that changed."""
        Event().wait(0.06)
        self.heard.clear()
        self.seen.clear()
        began = monotonic()
        self.box.push("ok", True)
        self.heard.wait(5.0)
        self.seen.wait(5.0)
        self.box.push("ok", False)
        return self.heard_at - began, self.seen_at - began

    def _send(self, given: Input) -> None:
        self.heard_at = monotonic()
        self.number += 1
        self.seen.clear()
        self.heard.set()
        self.box.show(_bulletin(self.number))

    def _changed(self, chip: OledChip) -> None:
        if self.heard.is_set() and not self.seen.is_set():
            self.seen_at = monotonic()
            self.seen.set()


def _latency() -> list[Figure]:
    bench = Bench()
    glasses = [bench.press()[1] * 1000 for _ in range(PRESSES)]
    bench.box.close()
    return [
        Figure("edge to changed glass, four screens, median", median(glasses), "ms"),
        Figure("edge to changed glass, four screens, p99", _percentile(glasses, 0.99), "ms", "under 20"),
    ]


def _ticks() -> list[Figure]:
    return [
        Figure(f"countdown tick on the wire, {driver}, median", _tick_bytes(driver), "bytes", "under 150")
        for driver in SCREENS
    ]


def _tick_bytes(driver: str) -> float:
    from luma.core.interface.serial import i2c

    bus = SimulatedBus([Socket(chip_of(driver), 0x3C)])
    screen = OledScreen("bench", driver, lambda: i2c(bus=bus, address=0x3C))
    screen.open()
    screen.display(draw("black-hole", _bulletin(20)))
    sent = []
    for number in range(19, -1, -1):
        before = bus.bytes_sent
        screen.display(draw("black-hole", _bulletin(number)))
        sent.append(bus.bytes_sent - before)
    return float(median(sent))


def _slow_bus() -> list[Figure]:
    bench = Bench()
    for port in bench.box.simulation.buses:
        bench.box.fault("slow_bus", f"i2c-{port}")
    waits = [_heard(bench) * 1000 for _ in range(SLOW_PRESSES)]
    bench.box.close()
    return [Figure("edge to the table with buses of 400 ms, p99", _percentile(waits, 0.99), "ms", "under 10")]


def _heard(bench: Bench) -> float:
    Event().wait(0.06)
    bench.heard.clear()
    began = monotonic()
    bench.box.push("ok", True)
    bench.heard.wait(5.0)
    bench.box.push("ok", False)
    return bench.heard_at - began


def _idle() -> Figure:
    bench = Bench()
    Event().wait(1.0)
    before = process_time()
    Event().wait(IDLE_S)
    used = process_time() - before
    bench.box.close()
    return Figure("idle, everything attached to simulators", used / IDLE_S * 100, "% CPU", "under 1")
