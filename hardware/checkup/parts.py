"""The parts themselves: a test picture on every screen, and an echo of what hands do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Lock
from time import monotonic, sleep
from typing import TextIO

from msgspec.structs import replace

from companion.contract.text import Said, Text, either
from companion.words import Speaker
from hardware.box import Box, no_picture
from hardware.boxfile.config import BoxConfig
from hardware.checkup.finding import INDENT, Finding
from hardware.errors import PartLost, PartRefused
from hardware.oled.driver import OledScreen
from hardware.oled.record import ScreenSettings
from hardware.oled.registry import SCREENS
from hardware.ports import Input
from hardware.rig import Rig
from hardware.screens import test_picture

STATES_S = 5.0  # how long parts get to come up, or to turn out missing
LOOK_AGAIN_S = 0.05


def check_screens(config: BoxConfig, rig: Rig) -> Iterator[Finding]:
    """Puts a test picture on every screen and leaves it there."""
    cure = Text("doctor-picture-how", drivers=either(*SCREENS))
    for name, screen in config.screens.items():
        part = Text("doctor-part-screens", name=name)
        try:
            glass = OledScreen(name, screen.driver, rig.screen(name, screen), screen.rotate)
            glass.open()
            glass.display(test_picture(name, _place(screen)))
            glass.close()
        except (PartLost, PartRefused) as error:
            yield Finding("fault", part, error.said, Text("doctor-screen-how"))
        else:
            yield Finding("ok", part, Text("doctor-picture"), cure)


def _place(screen: ScreenSettings) -> str:
    return f"{screen.driver} 0x{screen.address:02X}" if screen.bus == "i2c" else f"{screen.driver} {screen.bus}"


def check_hands(config: BoxConfig, rig: Rig, seconds: float, out: TextIO, speaker: Speaker) -> Iterator[Finding]:
    """Opens buttons, knob and readers, and for `seconds` says what each of them gives."""
    wanted = _wanted(config)
    heard: set[tuple[str, str]] = set()
    lock = Lock()

    def echo(given: Input) -> None:
        with lock:
            heard.add(part_of(given))
            _print(out, speaker, Text("doctor-heard", token=given.token, source=given.source))

    box = Box(replace(config, screens={}), echo, no_picture, rig=rig)
    box.start()
    try:
        _wait_until(lambda: all(part.state != "opening" for part in box.looked_after().values()), STATES_S)
        if seconds and wanted:
            _print(out, speaker, Text("doctor-press-all", seconds=round(seconds)))
            _wait_until(lambda: wanted <= heard, seconds)
        yield from _states(box)
    finally:
        box.close()
    for table, name in sorted(wanted - heard) if seconds else ():
        silent = Text("doctor-not-heard"), Text("doctor-not-heard-how")
        yield Finding("warning", Text(f"doctor-part-{table}", name=name), *silent)


def _print(out: TextIO, speaker: Speaker, said: Said) -> None:
    print(f"{'':<{INDENT}} {speaker.say(said)}", file=out, flush=True)


def _wait_until(true: Callable[[], bool], seconds: float) -> None:
    until = monotonic() + seconds
    while monotonic() < until and not true():
        sleep(LOOK_AGAIN_S)


def _wanted(config: BoxConfig) -> set[tuple[str, str]]:
    """Every part that a hand can move, by table and name."""
    named = {("buttons", name) for name in config.buttons} | {("readers", name) for name in config.readers}
    return named | ({("knob", "")} if config.knob else set())


def part_of(given: Input) -> tuple[str, str]:
    """Which part somebody has moved, by what came of it: a long press is its button's too."""
    if given.source.startswith("reader:"):
        return "readers", given.source.removeprefix("reader:")
    kind, _, which = given.token.partition(":")
    return ("knob", "") if kind == "turn" else ("buttons", which or kind)


def _states(box: Box) -> Iterator[Finding]:
    for name, part in box.looked_after().items():
        table, _, called = name.partition(".")
        subject = Text(f"doctor-part-{table}", name=called)
        if part.state == "ok":
            yield Finding("ok", subject, Text("doctor-ready", kind=part.kind))
        else:
            yield Finding("fault", subject, part.condition, Text("doctor-part-how"))
