"""The screen driver over the models of the chips: what it sends, how it heals, what a wrong chip shows."""

from __future__ import annotations

import errno
import tracemalloc
from collections.abc import Callable
from statistics import median

import pytest
from luma.core.error import DeviceAddressError
from luma.core.interface.serial import i2c
from PIL import Image
from PIL.Image import Transpose

from hardware.boxfile.reading import read_box
from hardware.bus.spi_lines import SpiScreenLine
from hardware.errors import PartLost, PartRefused
from hardware.oled.driver import OledScreen, plain_faults
from hardware.oled.record import ScreenSettings
from hardware.oled.registry import SCREENS
from hardware.rig import RealRig
from hardware.sim.chips import OledChip, Sh1106, Ssd1306, Ssd1309, chip_of
from hardware.sim.i2c import SimulatedBus, SimulatedSpi, Socket
from hardware.sim.pins import PinBench
from hardware.sim.rig import SimulatedRig
from tests.hardware.kit import picture

DRIVERS = sorted(SCREENS)


def screen_on(chip: OledChip, driver: str, rotate: int = 0) -> tuple[OledScreen, SimulatedBus]:
    bus = SimulatedBus([Socket(chip, 0x3C)])
    return OledScreen("a", driver, lambda: i2c(bus=bus, address=0x3C), rotate), bus


@pytest.fixture(params=DRIVERS)
def driver(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_ticking_number_costs_less_than_150_bytes_on_the_wire(driver: str) -> None:
    screen, bus = screen_on(chip_of(driver), driver)
    screen.open()
    screen.display(picture("20"))
    ticks = []
    for number in range(19, -1, -1):
        before = bus.bytes_sent
        screen.display(picture(f"{number:2}"))
        ticks.append(bus.bytes_sent - before)
    assert median(ticks) < 150


def test_beats_repair_a_glass_that_noise_has_spoilt(driver: str) -> None:
    chip = chip_of(driver)
    screen, _ = screen_on(chip, driver)
    screen.open()
    screen.display(picture("42"))
    chip.scramble()
    assert chip.picture().tobytes() != picture("42").tobytes()
    for _ in range(4):
        screen.beat()
    assert chip.picture().tobytes() == picture("42").tobytes()


def test_a_chip_that_lost_its_power_between_two_beats_is_whole_after_four(driver: str) -> None:
    chip = chip_of(driver)
    screen, _ = screen_on(chip, driver)
    screen.open()
    screen.display(picture("42"))
    chip.power_up()
    for _ in range(4):
        screen.beat()
    assert chip.picture().tobytes() == picture("42").tobytes()


def test_on_a_bus_that_never_answers_one_beat_makes_a_replaced_chip_whole(driver: str, bench: PinBench) -> None:
    chip = chip_of(driver)
    wire = SimulatedSpi(chip, lambda: bench.level(24))
    screen = OledScreen("a", driver, lambda: SpiScreenLine(bench.factory, (0, 0), 24, 25, wire))
    screen.open()
    screen.display(picture("42"))
    chip.power_up()
    screen.beat()
    assert chip.picture().tobytes() == picture("42").tobytes()
    screen.close()


def test_a_beat_on_a_sound_glass_changes_nothing_that_can_be_seen(driver: str) -> None:
    chip = chip_of(driver)
    screen, _ = screen_on(chip, driver)
    screen.open()
    screen.display(picture("42"))
    for _ in range(8):
        screen.beat()
        assert chip.picture().tobytes() == picture("42").tobytes()


def test_a_screen_that_was_missing_at_first_shows_what_it_missed(driver: str) -> None:
    chip = chip_of(driver)
    socket = Socket(chip, 0x3C)
    socket.pull()
    bus = SimulatedBus([socket])
    screen = OledScreen("a", driver, lambda: i2c(bus=bus, address=0x3C))
    with pytest.raises(PartLost):
        screen.open()
    socket.plug()
    screen.open()
    screen.display(picture("late"))
    assert chip.picture().tobytes() == picture("late").tobytes()


def test_an_error_in_mid_frame_is_a_loss_and_the_frame_comes_whole_after(driver: str) -> None:
    chip = chip_of(driver)
    socket = Socket(chip, 0x3C)
    bus = SimulatedBus([socket])
    screen = OledScreen("a", driver, lambda: i2c(bus=bus, address=0x3C))
    screen.open()
    bus.changed = lambda chip: socket.silence()
    with pytest.raises(PartLost):
        screen.display(picture("88", inverted=True))
    bus.changed = lambda chip: None
    socket.plug()
    screen.open()
    screen.display(picture("88", inverted=True))
    assert chip.picture().tobytes() == picture("88", inverted=True).tobytes()


def test_a_screen_mounted_upside_down_is_turned(driver: str) -> None:
    chip = chip_of(driver)
    screen, _ = screen_on(chip, driver, rotate=180)
    screen.open()
    screen.display(picture("6"))
    assert chip.picture().transpose(Transpose.ROTATE_180).tobytes() == picture("6").tobytes()


def test_dim_is_darker_than_bright(driver: str) -> None:
    chip = chip_of(driver)
    screen, _ = screen_on(chip, driver)
    screen.open()
    bright = chip.contrast
    screen.light("dim")
    assert chip.contrast < bright


@pytest.mark.parametrize(("driver", "chip"), [("ssd1306", Sh1106), ("sh1106", Ssd1306)])
def test_the_wrong_driver_raises_nothing_and_shows_garbage(driver: str, chip: type[OledChip]) -> None:
    glass = chip()
    screen, _ = screen_on(glass, driver)
    screen.open()
    screen.display(picture("OK"))
    assert glass.picture().tobytes() != picture("OK").tobytes()


def test_an_ssd1306_without_its_pump_is_dark_and_an_ssd1309_is_not() -> None:
    for chip, lit in ((Ssd1306(), False), (Ssd1309(), True), (Sh1106(), True)):
        chip.command(b"\xaf")
        assert chip.lit is lit


def test_thousands_of_frames_need_no_more_memory(driver: str) -> None:
    screen, _ = screen_on(chip_of(driver), driver)
    screen.open()
    frames = [picture(str(number)) for number in range(5)]

    def show(count: int) -> None:
        for index in range(count):
            screen.display(frames[index % 5])

    show(50)
    tracemalloc.start()
    show(20)
    before = tracemalloc.get_traced_memory()[0]
    show(300)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 4096


@pytest.mark.parametrize(
    ("raised", "told"),
    [
        (OSError(errno.EREMOTEIO, "x"), PartLost),
        (OSError(errno.EIO, "x"), PartLost),
        (TimeoutError(errno.ETIMEDOUT, "x"), PartLost),
        (PermissionError(errno.EACCES, "x"), PartRefused),
        (ImportError("no smbus2"), PartRefused),
        (DeviceAddressError("x"), PartLost),
    ],
)
def test_whatever_luma_and_the_kernel_raise_is_one_of_two_faults(raised: Exception, told: type[Exception]) -> None:
    with pytest.raises(told), plain_faults():
        raise raised


def test_a_bus_that_does_not_exist_is_a_lost_screen() -> None:
    screen = OledScreen("a", "ssd1306", RealRig().screen("a", ScreenSettings("ssd1306", port=61)))
    with pytest.raises(PartLost):
        screen.open()


def test_eight_screens_behind_one_multiplexer_do_not_mix() -> None:
    config = read_box("".join(f'[screens.s{n}]\ndriver = "ssd1306"\nmux = 0x70\nchannel = {n}\n' for n in range(8)))
    rig = SimulatedRig(config)
    for name, screen in config.screens.items():
        glass = OledScreen(name, screen.driver, rig.screen(name, screen))
        glass.open()
        glass.display(picture(name))
    assert all(rig.chips[name].picture().tobytes() == picture(name).tobytes() for name in config.screens)


def test_screens_that_a_box_file_calls_simulated_need_no_address_each() -> None:
    simulated = "".join(f'[screens.s{n}]\ndriver = "ssd1306"\nbus = "simulated"\n' for n in range(3))
    config = read_box(simulated + '[screens.real]\ndriver = "sh1106"\n')
    rig = SimulatedRig(config)
    for name, screen in config.screens.items():
        glass = OledScreen(name, screen.driver, rig.screen(name, screen))
        glass.open()
        glass.display(picture(name))
    assert all(rig.chips[name].picture().tobytes() == picture(name).tobytes() for name in config.screens)


def test_a_screen_that_a_real_box_calls_simulated_needs_no_bus() -> None:
    config = ScreenSettings("sh1106", bus="simulated")
    screen = OledScreen("a", "sh1106", RealRig().screen("a", config))
    screen.open()
    screen.display(picture("1"))
    assert screen.shown is not None


def test_an_spi_bus_that_cannot_be_opened_gives_its_pins_back(bench: PinBench) -> None:
    for _ in range(2):
        with pytest.raises((PartLost, PartRefused), match=r"library is missing|does not answer"), plain_faults():
            SpiScreenLine(bench.factory, (0, 0), 24, 25)


Talk = Callable[[OledChip], None]


def told(*codes: int) -> Talk:
    return lambda chip: chip.command(bytes(codes))


@pytest.mark.parametrize("chip", [Ssd1306(), Sh1106()], ids=["ssd1306", "sh1106"])
def test_the_chips_switches_do_what_the_data_sheet_says(chip: OledChip) -> None:
    image = picture("F")
    screen, _ = screen_on(chip, "sh1106" if isinstance(chip, Sh1106) else "ssd1306")
    screen.open()
    screen.display(image)
    white, black = Image.new("1", (128, 64), 1), Image.new("1", (128, 64))
    for switch, back, seen in (
        (told(0xA7), told(0xA6), picture("F", inverted=True)),
        (told(0xA5), told(0xA4), white),
        (told(0xAE), told(0xAF), black),
        (told(0xC0), told(0xC8), image.transpose(Transpose.FLIP_TOP_BOTTOM)),
    ):
        switch(chip)
        assert chip.picture().tobytes() == seen.tobytes()
        back(chip)
        assert chip.picture().tobytes() == image.tobytes()


def test_an_ssd1306_fills_by_column_in_vertical_mode_and_wraps_in_its_window() -> None:
    chip = Ssd1306()
    chip.command(bytes([0x20, 0x01, 0xA1, 0x21, 10, 11, 0x22, 2, 3]))
    chip.data(bytes([1, 2, 3, 4, 5]))
    assert [chip.memory[page * 128 + column] for column in (10, 11) for page in (2, 3)] == [5, 2, 3, 4]


def test_an_ssd1306_in_page_mode_stays_on_its_page() -> None:
    chip = Ssd1306()
    chip.command(bytes([0x20, 0x02, 0xA1, 0xB1, 0x0F, 0x17]))
    chip.data(bytes([7, 8]))
    assert (chip.memory[128 + 127], chip.memory[128]) == (7, 8)


def test_a_command_may_come_in_pieces() -> None:
    chip = Ssd1306()
    chip.command(b"\x81")
    chip.command(b"\x12")
    assert chip.contrast == 0x12


def test_segments_that_are_not_remapped_are_mirrored() -> None:
    chip = Ssd1306()
    chip.command(bytes([0x20, 0x00, 0x21, 0, 127, 0x22, 0, 7]))
    chip.data(bytes([9]))
    assert chip.memory[127] == 9


def test_the_simulated_bus_fails_on_a_misspelt_call_and_on_a_block_too_long() -> None:
    bus = SimulatedBus([Socket(Ssd1306(), 0x3C)])
    with pytest.raises(AttributeError):
        bus.write_i2c_block(0x3C, 0, [0xAF])  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="32 bytes"):
        bus.write_i2c_block_data(0x3C, 0x40, [0] * 33)
    with pytest.raises(OSError, match="Remote I/O"):
        bus.write_i2c_block_data(0x3D, 0x40, [0])
