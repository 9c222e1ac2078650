"""The doctor's smaller questions: which part was heard, what the kernel has taken, what may be plugged in."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.command.cli import parser
from companion.contract.text import Text
from hardware.boxfile.reading import read_box
from hardware.checkup.buses import check_i2c, check_ports, check_taken
from hardware.checkup.machine import Machine
from hardware.checkup.parts import part_of
from hardware.ports import Input
from tests.hardware.kit import say


@pytest.mark.parametrize(
    ("token", "source", "part"),
    [
        ("ok", "panel", "button ok"), ("seat:p1", "panel", "button p1"), ("hold:p1", "panel", "button p1"),
        ("hold:back", "panel", "button back"), ("turn:-1", "panel", "knob"), ("04AABB", "reader:main", "reader main"),
    ],
)  # fmt: skip
def test_whatever_a_part_says_it_is_that_part_that_was_heard(token: str, source: str, part: str) -> None:
    table, name = part_of(Input(token, source, 0.0))
    assert say(Text(f"doctor-part-{table}", name=name)) == part


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A Pi on which SPI and the header's serial pins are switched on."""
    boot = tmp_path / "boot" / "firmware"
    boot.mkdir(parents=True)
    (boot / "config.txt").write_text("dtparam=i2c_arm=on\n#enable_uart=1\ndtparam=spi=on # for a screen\n")
    return Machine(tmp_path)


def test_pins_that_the_kernel_has_given_to_a_bus_are_a_fault_with_its_line(machine: Machine) -> None:
    (finding,) = check_taken(machine, read_box("[lamps]\np1 = 7\np2 = 10\n[buttons]\nok = 14\n"))
    assert finding.level == "fault"
    assert "lamp p1, lamp p2 cannot work" in say(finding.text)
    assert "dtparam=spi=on out of /boot/firmware/config.txt" in say(finding.repair)


def test_parts_on_a_bus_that_is_switched_on_are_well(machine: Machine) -> None:
    screens = '[screens.a]\ndriver = "sh1106"\n[screens.b]\ndriver = "sh1106"\nbus = "spi"\ndc = 24\n'
    assert list(check_taken(machine, read_box(screens))) == []


def test_a_keyboard_reader_that_is_not_there_lists_what_types(machine: Machine) -> None:
    config = read_box('[readers.main]\ndriver = "keyboard"\nport = "/dev/input/by-id/usb-none-event-kbd"\n')
    (finding,) = check_ports(machine, config)
    assert "nothing that types" in say(finding.repair)
    there = machine.path("/dev/input/by-id/usb-08ff-event-kbd")
    there.parent.mkdir(parents=True)
    there.touch()
    (finding,) = check_ports(machine, config)
    assert "/dev/input/by-id/usb-08ff-event-kbd" in say(finding.repair)


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1", "soon"])
def test_the_doctor_listens_for_a_number_of_seconds(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["doctor", f"--listen={seconds}"])
    assert f"seconds are 0 to 3600, not {seconds}" in capsys.readouterr().err


@pytest.mark.parametrize(("port", "level"), [("/dev/ttyAMA0", "warning"), ("/dev/serial0", "ok"), ("/dev/ttyS0", "ok")])
def test_a_serial_port_that_is_not_the_headers_is_warned_of(machine: Machine, port: str, level: str) -> None:
    for name in ("/dev/ttyAMA0", "/dev/ttyS0"):
        machine.path(name).parent.mkdir(exist_ok=True)
        machine.path(name).touch()
    machine.path("/dev/serial0").symlink_to("ttyS0")
    first = next(check_ports(machine, read_box(f'[readers.main]\ndriver = "rdm6300"\nport = "{port}"\n')))
    assert first.level == level


@pytest.mark.parametrize(("port", "setting"), [(0, "i2c_vc=on"), (1, "i2c_arm=on"), (3, "i2c-gpio,bus=3")])
def test_a_bus_that_is_not_there_is_switched_on_by_its_own_setting(port: int, setting: str, machine: Machine) -> None:
    finding, *_ = check_i2c(machine, read_box(f'[screens.a]\ndriver = "sh1106"\nport = {port}\n'), lambda device: set())
    assert setting in say(finding.repair)
