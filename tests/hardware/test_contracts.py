"""One contract a port, on the part in memory, on the driver over simulated chips, and with `--on-box` on real parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any

import pytest
import smbus2
from luma.core.interface.serial import i2c
from PIL import Image

from hardware.boxfile.config import BoxConfig
from hardware.boxfile.reading import load_box, read_box
from hardware.errors import PartLost
from hardware.oled.driver import OledScreen
from hardware.oled.record import ScreenSettings
from hardware.ports import Edge, Lamp, Screen, Sounder, TagReader
from hardware.readers.record import ReaderSettings
from hardware.readers.registry import open_reader
from hardware.rig import RealRig
from hardware.signals.gpio import GpioPins
from hardware.signals.lamp import GpioLamp
from hardware.signals.sounder import GpioSounder
from hardware.sim.chips import chip_of
from hardware.sim.i2c import SimulatedBus, Socket
from hardware.sim.pins import PinBench
from hardware.sim.rig import SimulatedRig
from tests.hardware.kit import PATIENCE_S, eventually, picture
from tests.hardware.memory import MemoryLamp, MemoryReader, MemoryScreen, MemorySounder

MUXED = (
    '[screens.a]\ndriver = "sh1106"\nmux = 0x70\nchannel = 3\n[screens.b]\ndriver = "sh1106"\nmux = 0x71\nchannel = 3\n'
)
ON_SPI = '[screens.a]\ndriver = "ssd1309"\nbus = "spi"\ndc = 24\nreset = 25\n'


class Stand:
    """A screen to test: what a hand and an eye can do to it beside the port. An `eye` of None is a person's."""

    def __init__(
        self, screen: Screen, eye: Callable[[], Image.Image] | None, pull: Any = None, plug: Any = None
    ) -> None:
        self.screen = screen
        self.eye = eye
        self.pull = pull
        self.plug = plug

    def sees(self, image: Image.Image) -> bool:
        return self.eye is None or self.eye().tobytes() == image.tobytes()


def in_memory() -> Stand:
    screen = MemoryScreen()
    return Stand(
        screen,
        lambda: screen.seen if screen.seen and screen.level != "blank" else picture(),
        lambda: setattr(screen, "there", False),
        lambda: setattr(screen, "there", True),
    )


def on_bus(driver: str) -> Stand:
    socket = Socket(chip_of(driver), 0x3C)
    bus = SimulatedBus([socket])
    screen = OledScreen("a", driver, lambda: i2c(bus=bus, address=0x3C))
    return Stand(screen, socket.chip.picture, socket.pull, socket.plug)


def through_smbus2(monkeypatch: pytest.MonkeyPatch) -> Stand:
    """The path that a Pi takes: luma opens smbus2 itself."""
    socket = Socket(chip_of("ssd1306"), 0x3D)
    monkeypatch.setattr(smbus2, "SMBus", lambda port: SimulatedBus([socket]))
    connect = RealRig().screen("a", ScreenSettings("ssd1306", port=7, address=0x3D))
    return Stand(OledScreen("a", "ssd1306", connect), socket.chip.picture, socket.pull, socket.plug)


def muxes_through_smbus2(monkeypatch: pytest.MonkeyPatch) -> Stand:
    """Two multiplexers on a Pi's bus, with a screen of the same address and channel on each."""
    socket, other = (Socket(chip_of("sh1106"), 0x3C, mux, 3) for mux in (0x70, 0x71))
    bus, config = SimulatedBus([socket, other]), read_box(MUXED)
    monkeypatch.setattr(smbus2, "SMBus", lambda port: bus)
    rig = RealRig()
    connects = [rig.screen(name, screen) for name, screen in config.screens.items()]
    OledScreen("b", "sh1106", connects[1]).open()
    return Stand(OledScreen("a", "sh1106", connects[0]), socket.chip.picture, socket.pull, socket.plug)


def in_a_rig(text: str) -> Stand:
    config = read_box(text)
    rig = SimulatedRig(config)
    screen = OledScreen("a", config.screens["a"].driver, rig.screen("a", config.screens["a"]))
    socket = rig.sockets.get("a")
    return Stand(screen, rig.chips["a"].picture, socket and socket.pull, socket and socket.plug)


def real_box(request: pytest.FixtureRequest) -> BoxConfig:
    path = request.config.getoption("--on-box")
    if path is None:
        pytest.skip("needs --on-box BOX.TOML")
    return load_box(Path(path))


SCREENS = ["memory", "ssd1306", "ssd1309", "sh1106", "smbus2", "mux", "smbus2-mux", "spi", "on-box"]


@pytest.fixture(params=SCREENS)
def stand(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stand]:
    makers: dict[str, Callable[[], Stand]] = {
        "memory": in_memory,
        "smbus2": lambda: through_smbus2(monkeypatch),
        "smbus2-mux": lambda: muxes_through_smbus2(monkeypatch),
        "mux": lambda: in_a_rig(MUXED),
        "spi": lambda: in_a_rig(ON_SPI),
    }
    if request.param == "on-box":
        name, config = next(iter(real_box(request).screens.items()))
        stand = Stand(OledScreen(name, config.driver, RealRig().screen(name, config), config.rotate), None)
    else:
        stand = makers.get(request.param, lambda: on_bus(request.param))()
    yield stand
    stand.screen.close()


def test_a_screen_shows_the_picture_bit_for_bit(stand: Stand) -> None:
    stand.screen.open()
    for text in ("12", "11", "", "Go"):
        stand.screen.display(picture(text))
        assert stand.sees(picture(text))


def test_a_screen_sends_less_for_a_small_change_and_nothing_for_none(stand: Stand) -> None:
    stand.screen.open()
    whole = stand.screen.display(picture("12", inverted=True))
    small = stand.screen.display(picture("11", inverted=True))
    assert 0 < small < whole
    assert stand.screen.display(picture("11", inverted=True)) == 0


def test_a_blank_keeps_the_picture(stand: Stand) -> None:
    stand.screen.open()
    stand.screen.display(picture("7"))
    stand.screen.light("blank")
    assert stand.sees(picture())
    stand.screen.beat()
    assert stand.sees(picture())
    for level in ("dim", "bright"):
        stand.screen.light(level)
        assert stand.sees(picture("7"))


def test_a_closed_screen_keeps_its_picture(stand: Stand) -> None:
    stand.screen.open()
    stand.screen.display(picture("bye"))
    stand.screen.close()
    assert stand.sees(picture("bye"))


def test_a_closed_screen_opens_again(stand: Stand) -> None:
    for text in ("1", "2"):
        stand.screen.open()
        stand.screen.display(picture(text))
        assert stand.sees(picture(text))
        stand.screen.close()


def test_every_call_notices_a_lost_screen_and_open_brings_the_picture_back(stand: Stand) -> None:
    if stand.pull is None:
        pytest.skip("nobody can pull this cable, or the bus cannot notice it")
    stand.screen.open()
    stand.screen.display(picture("8"))
    stand.pull()
    for call in (stand.screen.beat, lambda: stand.screen.light("dim"), lambda: stand.screen.display(picture("9"))):
        with pytest.raises(PartLost):
            call()
    with pytest.raises(PartLost):
        stand.screen.open()
    stand.plug()
    stand.screen.open()
    stand.screen.display(picture("9"))
    assert stand.sees(picture("9"))


class Desk:
    """A reader to test, with a tag that suits it and the hand's verbs."""

    def __init__(self, reader: TagReader, tag: str, hand: Any) -> None:
        self.reader, self.tag, self.hand = reader, tag, hand

    def hear(self, patience: int = 12) -> str | None:
        """The next tag within a second or so."""
        for _ in range(patience):
            tag = self.reader.read(0.1)
            if tag:
                return tag
        return None


class MemoryHand:
    """Moves a tag on and off a reader in memory."""

    def __init__(self, reader: MemoryReader) -> None:
        self.reader = reader

    def lay(self, tag: str) -> None:
        self.reader.tag = tag

    def lift(self) -> None:
        self.reader.tag = None

    def pull(self) -> None:
        self.reader.there = False

    def plug(self) -> None:
        self.reader.there = True


READERS = {
    "rdm6300": ('driver = "rdm6300"\nport = "/dev/r"\n', "0A00112233"),
    "pn532": ('driver = "pn532"\nport = "/dev/r"\n', "04A1B2C3D4E5F6"),
    "mfrc522": ('driver = "mfrc522"\n', "DEADBEEF"),
    "mfrc522-long-id": ('driver = "mfrc522"\n', "04112233445566"),
    "wiegand-26": ('driver = "wiegand"\nd0 = 5\nd1 = 6\n', "A1B2C3"),
    "wiegand-34": ('driver = "wiegand"\nd0 = 5\nd1 = 6\n', "00A1B2C3"),
    "keyboard": ('driver = "keyboard"\nport = "/dev/input/r"\n', "0012345678"),
}


@pytest.fixture(params=["memory", *READERS, "on-box"])
def desk(request: pytest.FixtureRequest) -> Iterator[Desk]:
    if request.param == "memory":
        memory = MemoryReader()
        yield Desk(memory, "04A1", MemoryHand(memory))
        return
    if request.param == "on-box":
        name, config = next(iter(real_box(request).readers.items()))
        yield Desk(open_reader(name, config, RealRig()), "", None)
        return
    text, tag = READERS[request.param]
    config: ReaderSettings = read_box(f"[readers.main]\n{text}").readers["main"]
    rig = SimulatedRig(BoxConfig(readers={"main": config}))
    reader = open_reader("main", config, rig)
    yield Desk(reader, tag, rig.readers["main"])
    reader.close()
    rig.close()


def test_a_reader_gives_the_id_that_was_laid_down(desk: Desk) -> None:
    desk.reader.open()
    if desk.hand is None:
        assert desk.hear(patience=100), "lay a tag on the reader while this test runs"
        return
    assert desk.reader.read(0.05) is None
    desk.hand.lay(desk.tag)
    assert desk.hear() == desk.tag


def test_a_lifted_tag_falls_silent(desk: Desk) -> None:
    if desk.hand is None:
        pytest.skip("needs a hand that is quick")
    desk.reader.open()
    desk.hand.lay(desk.tag)
    assert desk.hear() == desk.tag
    desk.hand.lift()
    eventually(lambda: desk.reader.read(0.08) is None)
    assert desk.reader.read(0.08) is None


def test_a_reader_that_is_pulled_out_is_noticed_and_opens_again(desk: Desk, request: pytest.FixtureRequest) -> None:
    if desk.hand is None or "wiegand" in request.node.name:
        pytest.skip("its lines cannot tell")
    desk.reader.open()
    desk.hand.pull()
    with pytest.raises(PartLost):
        desk.hear()
    with pytest.raises(PartLost):
        desk.reader.open()
    desk.hand.plug()
    desk.reader.open()
    desk.hand.lay(desk.tag)
    assert desk.hear() == desk.tag


def test_a_reader_closes_twice(desk: Desk) -> None:
    desk.reader.open()
    desk.reader.close()
    desk.reader.close()


def test_pins_pass_every_edge_on_with_its_level_and_time(bench: PinBench) -> None:
    edges: SimpleQueue[Edge] = SimpleQueue()
    pins = GpioPins(bench.factory, [17, 27], edges)
    assert pins.level(17)
    began = monotonic()
    for pin, level in ((17, False), (27, False), (17, True), (27, True), (17, False)):
        bench.drive(pin, level)
        bench.settle()
    seen = [edges.get(timeout=PATIENCE_S) for _ in range(5)]
    assert [(edge.pin, edge.level) for edge in seen] == [
        (17, False), (27, False), (17, True), (27, True), (17, False)
    ]  # fmt: skip
    times = [edge.at for edge in seen]
    assert began <= times[0]
    assert times == sorted(times)
    assert not pins.level(17)
    pins.close()
    pins.close()


def test_pins_pass_bounces_on_unfiltered(bench: PinBench) -> None:
    edges: SimpleQueue[Edge] = SimpleQueue()
    pins = GpioPins(bench.factory, [17], edges)
    for level in (False, True) * 10:
        bench.drive(17, level)
        bench.settle()
    assert edges.qsize() == 20
    pins.close()


@pytest.mark.parametrize("kind", ["memory", "pin"])
def test_a_lamp_is_lit_and_dark_and_dark_when_closed(kind: str, bench: PinBench) -> None:
    memory = MemoryLamp()
    lamp: Lamp = memory if kind == "memory" else GpioLamp(bench.factory, 5)

    def glows() -> bool:
        return memory.lit if kind == "memory" else bench.level(5)

    for lit in (True, False, True):
        lamp.set(lit)
        assert glows() is lit
    lamp.close()
    assert not glows()
    lamp.close()


@pytest.mark.parametrize("kind", ["memory", "pin"])
def test_a_sounder_sounds_and_is_silent_when_closed(kind: str, bench: PinBench) -> None:
    memory = MemorySounder()
    sounder: Sounder = memory if kind == "memory" else GpioSounder(bench.factory, 18)

    def sounds() -> bool:
        return memory.now != (0, 0) if kind == "memory" else bench.level(18)

    for hertz, volume, heard in ((440, 5, True), (0, 5, False), (880, 10, True), (880, 0, False), (220, 1, True)):
        sounder.tone(hertz, volume)
        assert sounds() is heard
    sounder.close()
    assert not sounds()


def test_real_lamps_and_sounder_work(request: pytest.FixtureRequest) -> None:
    config, rig = real_box(request), RealRig()
    for pin in config.lamps.values():
        lamp = GpioLamp(rig.pins(), pin)
        lamp.set(True)
        lamp.close()
    if config.sounder:
        sounder = GpioSounder(rig.pins(), config.sounder.pin)
        sounder.tone(440, config.sounder.volume)
        sounder.close()
    rig.close()
