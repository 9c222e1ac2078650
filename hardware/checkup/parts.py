"""The parts themselves: a test picture on every screen, and an echo of what hands do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Lock
from time import monotonic, sleep
from typing import TextIO

from msgspec.structs import replace

from hardware.box import Box, no_picture
from hardware.boxfile.config import BoxConfig, ScreenConfig
from hardware.checkup.finding import Finding
from hardware.errors import PartLost, PartRefused
from hardware.oled.driver import OledScreen
from hardware.ports import Input
from hardware.rig import Rig
from hardware.screens import test_picture

STATES_S = 5.0  # how long parts get to come up, or to turn out missing
LOOK_AGAIN_S = 0.05
CURE = "if it is shifted, doubled or snow, its driver is another: ssd1306, sh1106 or ssd1309"


def check_screens(config: BoxConfig, rig: Rig) -> Iterator[Finding]:
    """Puts a test picture on every screen and leaves it there."""
    for name, screen in config.screens.items():
        try:
            glass = OledScreen(name, screen.driver, rig.screen(name, screen), screen.rotate)
            glass.open()
            glass.display(test_picture(name, _place(screen)))
            glass.close()
        except (PartLost, PartRefused) as error:
            yield Finding("fault", f"screen {name}", str(error), "see I2C and groups above; check its wires")
        else:
            yield Finding("ok", f"screen {name}", "shows its test picture: a whole frame, its name in the middle", CURE)


def _place(screen: ScreenConfig) -> str:
    return f"{screen.driver} 0x{screen.address:02X}" if screen.bus == "i2c" else f"{screen.driver} {screen.bus}"


def check_hands(config: BoxConfig, rig: Rig, seconds: float, out: TextIO) -> Iterator[Finding]:
    """Opens buttons, knob and readers, and for `seconds` says what each of them gives."""
    wanted = _wanted(config)
    heard: set[str] = set()
    lock = Lock()

    def echo(given: Input) -> None:
        with lock:
            heard.add(part_of(given))
            print(f"{'':<8} heard: {given.token} from {given.source}", file=out, flush=True)

    box = Box(replace(config, screens={}), echo, no_picture, rig=rig)
    box.start()
    try:
        _wait_until(lambda: all(part["state"] != "opening" for part in box.health()["parts"].values()), STATES_S)
        if seconds and wanted:
            print(
                f"{'':<8} Press every button, turn the knob, lay a tag on every reader ({seconds:.0f} s) ...",
                file=out,
                flush=True,
            )
            _wait_until(lambda: wanted <= heard, seconds)
        yield from _states(box)
    finally:
        box.close()
    for part in sorted(wanted - heard) if seconds else ():
        yield Finding("warning", part, "nothing was heard of it", "press it again; check its pin and its ground wire")


def _wait_until(true: Callable[[], bool], seconds: float) -> None:
    until = monotonic() + seconds
    while monotonic() < until and not true():
        sleep(LOOK_AGAIN_S)


def _wanted(config: BoxConfig) -> set[str]:
    """Every part that a hand can move."""
    parts = {f"button {name}" for name in config.buttons} | {f"reader {name}" for name in config.readers}
    return parts | ({"knob"} if config.knob else set())


def part_of(given: Input) -> str:
    """Which part somebody has moved, by what came of it: a long press is its button's too."""
    if given.source.startswith("reader:"):
        return given.source.replace(":", " ")
    kind, _, which = given.token.partition(":")
    return "knob" if kind == "turn" else f"button {which or kind}"


def _states(box: Box) -> Iterator[Finding]:
    for name, part in box.health()["parts"].items():
        if part["state"] == "ok":
            yield Finding("ok", name.replace("s.", " "), f"{part['kind']}: ready")
        else:
            detail = f"{part['state']}, {part['detail']}" if part["detail"] else part["state"]
            yield Finding(
                "fault", name.replace("s.", " "), detail, "see the findings above; check its wires and its plug"
            )
