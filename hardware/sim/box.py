"""The simulated box: the real one over simulated chips, with a hand for its buttons, knob and tags.

It is what `companion run --simulate` shows in the browser, and what the tests play with. The hand is strict:
a name that the box has not is a `LookupError`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from hardware.box import Box, png_of
from hardware.boxfile.config import BoxConfig
from hardware.boxfile.reading import load_box
from hardware.oled.projector import Tumble
from hardware.ports import Draw, Send
from hardware.sim.pins import Backend
from hardware.sim.rig import SimulatedRig

DEFAULT_BOX = Path(__file__).parent.parent / "boxes" / "referee.toml"
READY_S = 5.0
SLOW_FRAME_S = 0.4
BOUNCES = 6
"""How often a worn contact opens and closes again after its first closing."""
CLOCKWISE = ((True, True), (False, True), (False, False), (True, False))
"""The levels of the knob's pins a and b, one step after the other."""
T = TypeVar("T")
TAGS = tuple({"id": f"5E00{number:06X}", "token": None, "label": f"Tag {number}"} for number in range(1, 9))


class SimulatedBox(Box):
    """A box that needs no hardware: the full referee box, unless another `config` is given.

    `tags` are those on the tray, dicts of `id`, `token` and `label`; they may be replaced at any time.
    """

    def __init__(
        self,
        config: BoxConfig | None,
        send: Send,
        draw: Draw,
        *,
        tumble: Tumble | None = None,
        backend: Backend = "mock",
        tags: Sequence[Mapping[str, Any]] = TAGS,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.tags = tags
        config = config or load_box(DEFAULT_BOX)
        self.simulation = SimulatedRig(config, backend)
        self._worn: set[str] = set()
        self._stuck: set[str] = set()
        self._knob_at = 0
        super().__init__(config, send, draw, tumble=tumble, rig=self.simulation, changed=changed)

    def start(self) -> None:
        """Starts every part, and waits until the pins can be touched."""
        super().start()
        panel = self._parts.get("panel")
        if panel:
            panel.wait_for("ok", READY_S)

    def png(self, name: str) -> bytes | None:
        """What the glass of that screen shows now."""
        chip = self.simulation.chips.get(name)
        return png_of(chip.picture()) if chip else None

    def parts(self) -> dict[str, Any]:
        """What a hand can move, and the faults it can do."""
        return {
            "buttons": list(self.config.buttons),
            "knob": self.config.knob is not None,
            "readers": list(self.config.readers),
            "tags": [dict(tag) for tag in self.tags],
            "lamps": {seat: self._level(pin) for seat, pin in self.config.lamps.items()},
            "faults": [{"verb": verb, "part": part} for verb, part in self._faults()],
        }

    def push(self, button: str, down: bool) -> None:
        """Presses a button or lets it go."""
        pin = _named("button", button, self.config.buttons)
        if button in self._stuck:
            return
        self._drive(pin, not down)
        if button in self._worn:
            for bounce in range(BOUNCES):
                self._drive(pin, down if bounce % 2 == 0 else not down)

    def turn(self, detents: int) -> None:
        """Turns the knob, clockwise for positive numbers."""
        knob = self.config.knob
        if knob is None:
            raise LookupError("this box has no knob")
        for _ in range(abs(detents) * knob.steps):
            self._knob_at = (self._knob_at + (1 if detents > 0 else -1)) % len(CLOCKWISE)
            for pin, level in zip((knob.a, knob.b), CLOCKWISE[self._knob_at], strict=True):
                self._drive(pin, level)

    def place(self, reader: str, tag: str) -> None:
        """Lays a tag on a reader and leaves it there; one that this reader cannot have is a `LookupError` too."""
        try:
            _named("reader", reader, self.simulation.readers).lay(tag)
        except ValueError as error:
            raise LookupError(f"there is no tag {tag!r} for this reader: {error}") from error

    def lift(self, reader: str) -> None:
        """Takes away whatever lies on the reader."""
        _named("reader", reader, self.simulation.readers).lift()

    def fault(self, verb: str, part: str) -> None:
        """Does a fault to a part; `plug_in` mends it."""
        faults = self._faults()
        if (verb, part) not in faults:
            raise LookupError(f"there is no fault {verb!r} of {part!r}")
        faults[verb, part]()

    def _faults(self) -> dict[tuple[str, str], Callable[[], None]]:
        faults: dict[tuple[str, str], Callable[[], None]] = {}
        for name, socket in self.simulation.sockets.items():
            part = f"screens.{name}"
            faults["pull_cable", part], faults["plug_in", part] = socket.pull, socket.plug
            faults["go_silent", part], faults["garble", part] = socket.silence, socket.chip.scramble
        for name, reader in self.simulation.readers.items():
            part = f"readers.{name}"
            faults["pull_cable", part], faults["plug_in", part] = reader.pull, reader.plug
            faults["go_silent", part], faults["garble", part] = reader.silence, reader.garble
        for port, bus in self.simulation.buses.items():
            faults["slow_bus", f"i2c-{port}"] = partial(bus.slow, SLOW_FRAME_S)
            faults["plug_in", f"i2c-{port}"] = partial(bus.slow, 0.0)
        for button in self.config.buttons:
            part = f"buttons.{button}"
            faults["chatter", part] = partial(self._worn.add, button)
            faults["stick", part] = partial(self._stick, button)
            faults["plug_in", part] = partial(self._mend, button)
        return faults

    def _stick(self, button: str) -> None:
        self.push(button, True)
        self._stuck.add(button)

    def _mend(self, button: str) -> None:
        self._worn.discard(button)
        self._stuck.discard(button)
        self.push(button, False)

    def _drive(self, pin: int, level: bool) -> None:
        bench = self.simulation.bench
        if bench is None:
            raise LookupError("the pins are not open")
        bench.drive(pin, level)
        bench.settle()

    def _level(self, pin: int) -> bool:
        return self.simulation.bench is not None and self.simulation.bench.level(pin)


def _named(kind: str, name: str, things: Mapping[Any, T]) -> T:
    if name not in things:
        raise LookupError(f"this box has no {kind} {name!r}, but {', '.join(things) or 'none'}")
    return things[name]
