"""The running box: referee, devices and page in one process, joined here and nowhere else."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from companion import __version__
from companion.clock import Clock, SystemClock
from companion.contract.text import Said
from companion.contract.view import Bulletin, DiceView, Join, View
from companion.kept.journal import Journal
from companion.kept.sets import Sets
from companion.kept.tags import Tags
from companion.notify import Notifier
from companion.referee import Referee
from companion.registry import pages_of
from companion.settings import Settings
from companion.table.table import Table
from companion.words import known_language, speaker
from hardware.sim.tray import taught, tray

if TYPE_CHECKING:
    from hardware.box import Box
    from hardware.ports import Input
    from web.access.pairing import Pairing
    from web.server import Server

NETWORK_LOOK_SECONDS = 15.0
"""How soon after a network came up the join page shows the new address."""
SWITCH_SECONDS = 0.001
"""How long one thread may keep the interpreter from the others: a press should not wait for a page being drawn."""
PARTS_SHOWN = ("msgspec", "flask", "waitress", "gpiozero", "luma.oled", "pillow")
"""Libraries whose versions `health` tells."""


class App:
    """A box that runs from `start` to `stop`. The table is on before the devices, the devices before the page."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.notifier = Notifier()
        self.box = self._box()
        table = Table(
            Journal(settings.state / "journal.sqlite"),
            Sets(settings.state / "sets"),
            Tags(settings.state / "tags.json", taught() if settings.simulate else {}),
            clock=self.clock,
            lobby=True,
            language=self.language,
        )
        self._lost: tuple[Said, ...] = ()
        self.referee = Referee(table, self.clock, tick=self.notifier.alive, parts_down=self._warnings)
        self.server: Server | None = None
        self._pairing: Pairing | None = None
        self._told: Join | None = None
        self.say_code: Callable[[str], None] | None = None
        """Is told each new code that no screen shows, once somebody listens."""
        self._watcher = self.referee.watch()
        self._showing = threading.Thread(target=self._show, name="show", daemon=True)

    def _box(self) -> Box:
        from hardware import screens
        from hardware.box import Box
        from hardware.boxfile.config import BoxConfig
        from hardware.boxfile.reading import load_box
        from hardware.sim.box import SimulatedBox

        config = load_box(self.settings.box, pages_of()) if self.settings.box else None
        self.language = known_language(self.settings.language or (config or BoxConfig()).box.language)
        draw, rolled = partial(screens.draw, language=self.language), partial(tumble, language=self.language)
        if not self.settings.simulate:
            return Box(config or BoxConfig(), self._heard, draw, tumble=rolled, changed=self._part_changed)
        return SimulatedBox(config, self._heard, draw, tumble=rolled, changed=self._part_changed, tags=())

    def start(self) -> None:
        """Brings everything up; returns when the page answers."""
        self.referee.start()
        self.box.start()
        self._showing.start()
        self._serve_page()
        self.notifier.ready(f"page at {self.url}")

    def _serve_page(self) -> None:
        from web.access.keyring import Keyring
        from web.access.pairing import Pairing
        from web.app import create_app
        from web.server import Server

        settings = self.settings
        keyring = Keyring(settings.state)
        self._lost = (keyring.trouble,) if keyring.trouble else ()
        pairing = Pairing(
            keyring, control=settings.control, fixed=settings.pairing_code, changed=lambda code: self._tell_way_in()
        )
        simulated: Any = self.box if settings.simulate else None
        app = create_app(self.referee, pairing=pairing, health=self.health, glass=self.box, simulated=simulated)
        self.server = Server(app, settings.host, settings.port)
        self.server.start()
        self._pairing = pairing
        self._tell_way_in()

    def _tell_way_in(self) -> None:
        """Tells the screens how phones get here, when that has changed: a network may come up late."""
        if self._pairing is not None:
            join = Join(self.url, self._pairing.code if self._pairing.control == "paired" else None)
            if join != self._told:
                before, self._told = self._told, join
                self.referee.show_join(join)
                if self.say_code and self.hidden_code and before and before.code != join.code:
                    self.say_code(self.hidden_code)

    @property
    def url(self) -> str:
        """The page's address."""
        return self.server.url if self.server else ""

    @property
    def hidden_code(self) -> str | None:
        """The pairing code of a box that has no screen for it, or whose screens are in the page that wants it."""
        unseen = self.settings.simulate or not self.box.config.screens
        return self._told.code if self._told and unseen else None

    def stop(self) -> None:
        """Ends the page, shows the farewell, closes the journal; “safe to unplug” stands on every screen then."""
        from hardware.screens import farewell

        self.notifier.stopping()
        if self.server:
            self.server.stop()
        self._watcher.close()
        if self._showing.is_alive():
            self._showing.join(1)
        self.referee.stop()
        self.box.close(farewell(self.language))

    def _heard(self, heard: Input) -> None:
        """A hand did something at the box."""
        verb = "press" if heard.source == "panel" else "scan"
        token = "next" if heard.token == "roll" and self.box.config.knob is None else heard.token
        self.referee.post({"do": verb, "token": token}, heard.source)

    def _warnings(self) -> tuple[Said, ...]:
        """What is wrong beside the table: pairings that were lost, parts that are down."""
        return (*self._lost, *self.box.warnings())

    def _part_changed(self) -> None:
        """A part came or went: the screens say so."""
        self.referee.refresh()

    def _show(self) -> None:
        """Carries every bulletin to the box; a new game frees the tags that still lie on a reader."""
        seen: Bulletin | None = None
        laid_for = 0
        while not self._watcher.closed:
            bulletin = self._watcher.wait(seen.number if seen else -1, NETWORK_LOOK_SECONDS)
            self._tell_way_in()
            if bulletin is None:
                continue
            if bulletin.sitting != laid_for:
                laid_for = bulletin.sitting
                self._lay_out(bulletin)
            self.box.show(bulletin)
            seen = bulletin

    def _lay_out(self, bulletin: Bulletin) -> None:
        """For a new game: tags that still lie there count anew, and the simulated box has those of this game."""
        from hardware.sim.box import SimulatedBox

        self.box.forget_tags()
        if isinstance(self.box, SimulatedBox) and bulletin.tokens:
            self.box.tags = tray(bulletin.tokens)

    def health(self) -> dict[str, Any]:
        """How everything is: parts, storage, clock, versions. `ok` is whether all of it is well."""
        box = self.box.health(self.referee.language)
        bulletin = self.referee.bulletin
        warnings = (*bulletin.troubles, *self._lost)
        storage = {
            "state": "ok" if not warnings else "failed",
            "kept": bulletin.kept,
            "warnings": speaker(self.language).plain(warnings),
        }
        stamp = self.clock.stamp()
        return {
            **box,
            "ok": box["ok"] and not warnings,
            "storage": storage,
            "clock": {"wall": stamp.wall.isoformat(timespec="seconds"), "sure": stamp.sure},
            "versions": {"companion": __version__, **{name: version(name) for name in PARTS_SHOWN}},
        }


def tumble(dice: DiceView, view: View, language: str) -> list[Any]:
    """The pictures of a roll before it rests; the last one is the page's own."""
    from hardware import screens

    return [screens.tumble(frame, dice, view, language) for frame in range(screens.FRAMES - 1)]


def run(settings: Settings, say: Callable[[str], None]) -> int:
    """Runs a box until it is told to stop. `say` is given the address, for people."""
    stopped = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopped.set())
    sys.setswitchinterval(SWITCH_SECONDS)
    app = App(settings)
    try:
        app.start()
        say(f"The page is at {app.url}" + (f", the simulated box at {app.url}/box" if settings.simulate else ""))
        app.say_code = lambda code: say(f"The pairing code is {code}")
        if app.hidden_code:
            app.say_code(app.hidden_code)
        for warning in app.referee.bulletin.troubles:
            say(speaker(app.referee.language).say(warning))
        stopped.wait()
    finally:
        app.stop()
    return 0
