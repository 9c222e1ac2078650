"""A whole box: the parts that its file names, each looked after by a thread of its own.

`Box(config, send, draw)` opens nothing; `start` does, and `close` ends it with a farewell on every glass. The
game never waits for a part: `show` and `play` leave something in a slot and come back. Nothing of gpiozero,
luma or pyserial is imported before a part needs it, and a box without pins loads no pin library.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Mapping
from io import BytesIO
from threading import Event, Thread
from time import monotonic
from typing import Any

from PIL import Image
from PIL.Image import Image as Picture

from companion.contract.text import Said, Text
from companion.contract.view import Bulletin
from hardware.boxfile.config import BoxConfig
from hardware.oled.desk import Desk
from hardware.oled.diff import PAGES, WIDTH
from hardware.oled.driver import OledScreen
from hardware.oled.projector import Projector, Tumble
from hardware.oled.rest import Rest
from hardware.part import Part, look_after
from hardware.ports import Draw, Lamp, Send, Sounder
from hardware.readers.registry import open_reader
from hardware.readers.watch import ReaderWatch
from hardware.rig import RealRig, Rig
from hardware.signals.controls import Controls
from hardware.signals.gpio import GpioPins
from hardware.signals.lamp import GpioLamp
from hardware.signals.lamps import Signals, pattern_for
from hardware.signals.sounder import GpioSounder

HEIGHT = PAGES * 8
FAREWELL_S = 2.8

log = logging.getLogger("hardware")


class Box:
    """The parts of a box, and what goes in and out of them.

    `send` is called in the thread of the part that was touched, and may take its time. `draw(shows,
    bulletin)` gives a picture of mode "1", 128x64. `tumble(dice, view)` gives the pictures of a roll, for
    screens that show dice. `changed` is called when a part's state has changed, in that part's thread; it
    must not wait.
    """

    def __init__(
        self,
        config: BoxConfig,
        send: Send,
        draw: Draw,
        *,
        tumble: Tumble | None = None,
        rig: Rig | None = None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.config = config
        self._changed = changed
        self.rig: Rig = rig or RealRig()
        self._bulletin: Bulletin | None = None
        self._parts: dict[str, Part] = {}
        self._rest = Rest(config.rest, self._wake)
        self._screens = {
            name: OledScreen(name, screen.driver, self.rig.screen(name, screen), screen.rotate)
            for name, screen in config.screens.items()
        }
        self._projectors = self._make_projectors(draw, tumble)
        self._readers = self._make_readers(send)
        self._signals = Signals(
            Part("signals", Text("doctor-lamps-and-sounder"), changed),
            self._signal_parts,
            config.sounder.volume if config.sounder else 0,
        )
        self._panel = Controls(
            config,
            Part("panel", Text("doctor-buttons-and-knob"), changed),
            send,
            self._rest.touch,
            self._signals.louder,
            self._toggle_night,
        )
        self._stop = Event()
        self._panel_thread: Thread | None = None

    def start(self) -> None:
        """Starts every part; one that is missing is looked for until it is there."""
        for projector in self._projectors:
            projector.start()
        for reader in self._readers:
            reader.start()
        if self.config.lamps or self.config.sounder:
            self._parts["signals"] = self._signals.part
            self._signals.start()
        if self._panel.pins():
            self._parts["panel"] = self._panel.part
            self._panel_thread = look_after(
                self._panel.part, lambda: self._panel.run(self._watch_pins, self._stop), self._stop
            )

    def show(self, bulletin: Bulletin) -> None:
        """Shows the newest bulletin everywhere: screens, lamps, and the sound of what has changed."""
        before, self._bulletin = self._bulletin, bulletin
        if _moved(before, bulletin):
            self._rest.touch(monotonic())
        for projector in self._projectors:
            projector.show(bulletin)
        if self.config.lamps:
            seats = bulletin.view.seats if bulletin.view and not bulletin.view.over else ()
            self._signals.light(frozenset(seat.seat for seat in seats if seat.acts))
        pattern = pattern_for(before, bulletin)
        if pattern:
            self.play(pattern)

    def play(self, pattern: str) -> None:
        """Plays one of `signals.PATTERNS`; the box does so by itself for what a bulletin tells."""
        if self.config.sounder:
            self._signals.play(pattern)

    def forget_tags(self) -> None:
        """For a new game: a tag that still lies on a reader counts as laid down anew."""
        for reader in self._readers:
            reader.forget()

    def health(self, language: str = "en") -> dict[str, Any]:
        """`ok`, `pin_factory` (None without pins) and `pin_note` (why not the first choice), and every part's
        kind, state, detail and seconds since."""
        parts = {name: part.report(language) for name, part in self._parts.items()}
        return {
            "ok": all(part["state"] == "ok" for part in parts.values()),
            "pin_factory": self.rig.pin_library,
            "pin_note": self.rig.pin_note,
            "parts": parts,
        }

    def looked_after(self) -> dict[str, Part]:
        """Every part, by the table and name that the box file gives it."""
        return dict(self._parts)

    def warnings(self) -> tuple[Said, ...]:
        """The parts that cannot be used now, a line of at most 21 characters each."""
        return tuple(
            Text(f"doctor-down-{part.state}", part=name.removeprefix("screens.").removeprefix("readers.")[:14])
            for name, part in self._parts.items()
            if part.state in ("absent", "stale", "failed")
        )

    def screens(self) -> list[dict[str, Any]]:
        """One dict a screen: `name`, `width`, `height`, `driver`, `shows`, `state`."""
        return [
            {
                "name": name,
                "width": WIDTH,
                "height": HEIGHT,
                "driver": screen.driver,
                "shows": screen.shows,
                "state": self._parts[f"screens.{name}"].state,
            }
            for name, screen in self.config.screens.items()
        ]

    def png(self, name: str) -> bytes | None:
        """The picture last sent to a screen; None for a name that is not there."""
        screen = self._screens.get(name)
        return png_of(screen.shown or Image.new("1", (WIDTH, HEIGHT))) if screen else None

    def close(self, farewell: Picture | None = None) -> None:
        """Ends every part, within three seconds; screens keep the farewell, which may be None for dark ones."""
        deadline = monotonic() + FAREWELL_S
        for projector in self._projectors:
            projector.finish(farewell or Image.new("1", (WIDTH, HEIGHT)))
        self._stop.set()
        self._panel.nudge()
        for reader in self._readers:
            reader.close()
        self._signals.close()
        if self._panel_thread:
            self._panel_thread.join(max(0.0, deadline - monotonic()))
        for projector in self._projectors:
            if not projector.ended(deadline - monotonic()):
                log.warning("%s: too slow for its farewell", projector.name)
        self.rig.close()

    def _part(self, name: str, kind: str) -> Part:
        part = self._parts[name] = Part(name, kind, self._changed)
        return part

    def _make_projectors(self, draw: Draw, tumble: Tumble | None) -> list[Projector]:
        buses: dict[tuple[str, int], list[Desk]] = defaultdict(list)
        for name, screen in self.config.screens.items():
            desk = Desk(self._screens[name], screen.shows, self._part(f"screens.{name}", screen.driver))
            buses[screen.bus, screen.bus_port].append(desk)
        rolls_on = "dice" if any(screen.shows == "dice" for screen in self.config.screens.values()) else "auto"
        return [
            Projector(f"{bus}-{port}", desks, draw, self._rest, tumble, rolls_on)
            for (bus, port), desks in buses.items()
        ]

    def _make_readers(self, send: Send) -> list[ReaderWatch]:
        return [
            ReaderWatch(
                name,
                open_reader(name, reader, self.rig),
                self._part(f"readers.{name}", reader.driver),
                send,
                self._rest.touch,
            )
            for name, reader in self.config.readers.items()
        ]

    def _watch_pins(self) -> GpioPins:
        return GpioPins(self.rig.pins(), self._panel.pins(), self._panel.edges)

    def _signal_parts(self) -> tuple[Mapping[str, Lamp], Sounder | None]:
        factory, sounder = self.rig.pins(), self.config.sounder
        lamps: dict[str, Lamp] = {seat: GpioLamp(factory, pin) for seat, pin in self.config.lamps.items()}
        return lamps, GpioSounder(factory, sounder.pin) if sounder else None

    def _toggle_night(self) -> None:
        self._rest.night = self._signals.night = not self._rest.night
        self._wake()

    def _wake(self) -> None:
        for projector in self._projectors:
            projector.wake()


def png_of(image: Picture) -> bytes:
    """A picture as a PNG file."""
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def _moved(before: Bulletin | None, after: Bulletin) -> bool:
    """Whether something has happened at the table, and not only on a screen."""
    old, new = before.view if before else None, after.view
    return new is not None and (old is None or new.seq != old.seq or new.game != old.game)


def no_picture(shows: str, bulletin: Bulletin) -> Picture:
    """What draws for a box whose screens are left out."""
    raise LookupError(f"no screen is asked for {shows}")
