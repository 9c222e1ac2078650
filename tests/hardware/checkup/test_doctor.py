"""The doctor on made-up machines: a root folder with the files and the small programs that a Pi would have."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

from companion.contract.text import Text
from companion.words import speaker
from hardware.boxfile.config import BoxConfig
from hardware.boxfile.reading import read_box
from hardware.checkup.board import check_clock, check_groups, check_model, check_owners, check_pins, check_voltage
from hardware.checkup.buses import check_i2c, check_ports, check_spi, scan_bus
from hardware.checkup.doctor import doctor
from hardware.checkup.finding import Finding
from hardware.checkup.machine import Machine
from hardware.checkup.parts import check_hands, check_screens
from hardware.checkup.place import check_address, check_disk, service_runs
from hardware.errors import PartRefused
from hardware.sim.rig import SimulatedRig
from tests.hardware.kit import PATIENCE_S, say

SCREEN = '[screens.left]\ndriver = "ssd1306"\naddress = 0x3C\n'
OTHER = '[screens.right]\ndriver = "sh1106"\naddress = 0x3D\n'
BUTTONS = "[buttons]\nok = 17\np1 = 5\n"
READER = '[readers.main]\ndriver = "rdm6300"\nport = "{port}"\n'


class Root:
    """A root folder in the making."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.machine = Machine(folder)

    def file(self, name: str, text: str = "") -> Root:
        path = self.folder / name.lstrip("/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return self

    def program(self, name: str, prints: str, code: int = 0) -> Root:
        self.file(f"/usr/bin/{name}", f"#!/bin/sh\necho '{prints}'\nexit {code}\n")
        (self.folder / "usr/bin" / name).chmod(0o755)
        return self


@pytest.fixture
def root(tmp_path: Path) -> Root:
    return Root(tmp_path)


@pytest.fixture
def rig() -> Iterator[SimulatedRig]:
    rig = SimulatedRig(BoxConfig())
    yield rig
    rig.close()


def levels(findings: Iterator[Finding]) -> dict[str, str]:
    return {say(finding.subject): finding.level for finding in findings}


def only(findings: Iterator[Finding]) -> Finding:
    (finding,) = findings
    return finding


def test_the_model_is_read_without_its_trailing_nul(root: Root) -> None:
    root.file("/proc/device-tree/model", "Raspberry Pi 5 Model B Rev 1.0\0")
    assert check_model(root.machine) == Finding("ok", Text("doctor-model"), "Raspberry Pi 5 Model B Rev 1.0")
    assert root.machine.is_pi_5


def test_another_machine_is_no_fault(root: Root) -> None:
    assert check_model(root.machine).level == "note"


@pytest.mark.parametrize(
    ("flags", "level"),
    [("0x0", "ok"), ("0x50000", "warning"), ("0x50005", "fault"), ("0x4", "warning"), ("0x80000", "warning")],
)
def test_the_boards_supply_flags_are_told(root: Root, flags: str, level: str) -> None:
    assert check_voltage(root.program("vcgencmd", f"throttled={flags}").machine).level == level


def test_without_vcgencmd_the_kernels_flag_is_read(root: Root) -> None:
    assert check_voltage(root.machine).level == "note"
    root.file("/sys/class/hwmon/hwmon2/name", "rpi_volt\n").file("/sys/class/hwmon/hwmon2/in0_lcrit_alarm", "1\n")
    assert check_voltage(root.machine).level == "fault"
    root.file("/sys/class/hwmon/hwmon2/in0_lcrit_alarm", "0\n")
    assert check_voltage(root.machine).level == "ok"


@pytest.mark.parametrize(("told", "level"), [("yes", "ok"), ("no", "warning")])
def test_the_clock_is_as_timedatectl_says(root: Root, told: str, level: str) -> None:
    assert check_clock(root.program("timedatectl", told).machine).level == level


def test_timesyncs_mark_is_enough(root: Root) -> None:
    assert check_clock(root.machine).level == "warning"
    assert check_clock(root.file("/run/systemd/timesync/synchronized").machine).level == "ok"


def test_a_command_that_fails_says_nothing(root: Root) -> None:
    assert root.program("vcgencmd", "throttled=0x0", code=1).machine.say("vcgencmd") is None


def test_a_missing_group_is_named_with_the_command_that_adds_it(root: Root) -> None:
    root.file("/etc/passwd", "eva:x:1000:1000::/home/eva:/bin/sh\n")
    root.file("/etc/group", "eva:x:1000:\ni2c:x:995:eva\ngpio:x:993:\n")
    finding = check_groups(root.machine, read_box(SCREEN + BUTTONS), "eva")
    assert (finding.level, say(finding.text)) == ("fault", "eva is not in gpio")
    assert "usermod -aG gpio eva" in say(finding.repair)


def test_a_users_own_group_counts(root: Root) -> None:
    root.file("/etc/passwd", "eva:x:1000:995::/home/eva:/bin/sh\n").file("/etc/group", "i2c:x:995:\n")
    assert check_groups(root.machine, read_box(SCREEN), "eva").level == "ok"


def test_the_installed_services_user_is_asked_about_first(root: Root) -> None:
    root.file("/etc/passwd", "companion-box:x:990:990::/:/usr/sbin/nologin\n").file("/etc/group", "i2c:x:995:eva\n")
    assert say(check_groups(root.machine, read_box(SCREEN)).text) == "companion-box is not in i2c"


def test_devices_that_belong_to_root_alone_are_told(root: Root) -> None:
    device = root.file("/dev/i2c-1").folder / "dev/i2c-1"
    device.chmod(0o660)
    owned_by_root = device.stat().st_gid == 0
    assert levels(check_owners(root.machine, read_box(SCREEN))) == ({"rights": "warning"} if owned_by_root else {})
    device.chmod(0o666)
    assert levels(check_owners(root.machine, read_box(SCREEN))) == {}


def test_a_bus_that_is_off_is_named_with_how_to_switch_it_on(root: Root) -> None:
    finding = only(check_i2c(root.machine, read_box(SCREEN), scan_bus))
    assert finding.level == "fault"
    assert "dtparam=i2c_arm=on" in say(finding.repair)


def test_a_screen_that_does_not_answer_is_named_and_a_stranger_suggested(root: Root) -> None:
    root.file("/dev/i2c-1")
    findings = list(check_i2c(root.machine, read_box(SCREEN + OTHER), lambda device: {0x3C, 0x3E}))
    assert [finding.level for finding in findings] == ["ok", "fault"]
    assert say(findings[1].subject) == "screen right"
    assert "0x3E" in say(findings[1].repair)


def test_behind_a_multiplexer_it_is_the_multiplexer_that_must_answer(root: Root) -> None:
    root.file("/dev/i2c-1")
    config = read_box(SCREEN + "mux = 0x70\nchannel = 3\n")
    assert "fault" not in levels(check_i2c(root.machine, config, lambda device: {0x70})).values()


def test_a_bus_that_may_not_be_opened_points_at_the_groups(root: Root) -> None:
    def refused(device: Path) -> set[int]:
        raise PermissionError(13, "Permission denied")

    finding = next(check_i2c(root.file("/dev/i2c-1").machine, read_box(SCREEN), refused))
    assert (finding.level, "usermod" in say(finding.repair)) == ("fault", True)


def test_a_slow_bus_is_noted(root: Root) -> None:
    root.file("/dev/i2c-1").file("/boot/firmware/config.txt", "dtparam=i2c_arm=on\n")
    assert levels(check_i2c(root.machine, read_box(SCREEN), lambda device: {0x3C}))["I2C speed"] == "note"
    root.file("/boot/firmware/config.txt", "dtparam=i2c_arm=on,i2c_arm_baudrate=400000\n")
    assert "I2C speed" not in levels(check_i2c(root.machine, read_box(SCREEN), lambda device: {0x3C}))


def test_on_a_file_that_is_no_bus_nothing_answers(root: Root) -> None:
    assert scan_bus(root.file("/dev/i2c-1").folder / "dev/i2c-1") == set()


def test_a_missing_spi_device_is_a_fault(root: Root) -> None:
    config = read_box('[screens.big]\ndriver = "ssd1309"\nbus = "spi"\ndc = 24\n')
    assert only(check_spi(root.machine, config)).level == "fault"
    assert only(check_spi(root.file("/dev/spidev0.0").machine, config)).level == "ok"


def test_serial0_on_a_pi_5_is_warned_of(root: Root) -> None:
    root.file("/proc/device-tree/model", "Raspberry Pi 5 Model B").file("/dev/serial0")
    first = next(check_ports(root.machine, read_box(READER.format(port="/dev/serial0"))))
    assert first.level == "warning"
    assert "/dev/ttyAMA0" in say(first.repair)


def test_serial0_on_other_boards_is_well(root: Root) -> None:
    root.file("/proc/device-tree/model", "Raspberry Pi 4 Model B").file("/dev/serial0")
    assert only(check_ports(root.machine, read_box(READER.format(port="/dev/serial0")))).level == "ok"


def test_a_login_console_on_the_readers_pins_is_a_fault(root: Root) -> None:
    root.file("/dev/serial0").file("/boot/firmware/config.txt").file(
        "/boot/firmware/cmdline.txt", "console=serial0,115200 console=tty1 root=PARTUUID=1"
    )
    assert "login console" in say(only(check_ports(root.machine, read_box(READER.format(port="/dev/serial0")))).text)


def test_a_port_that_is_not_there_lists_those_that_are(root: Root) -> None:
    root.file("/dev/serial/by-id/usb-1a86_Other-if00-port0")
    finding = only(check_ports(root.machine, read_box(READER.format(port="/dev/serial/by-id/usb-none"))))
    assert finding.level == "fault"
    assert "usb-1a86_Other-if00-port0" in say(finding.repair)


def test_a_port_name_that_may_change_is_warned_of(root: Root) -> None:
    finding = only(check_ports(root.file("/dev/ttyUSB0").machine, read_box(READER.format(port="/dev/ttyUSB0"))))
    assert (finding.level, "by-id" in say(finding.repair)) == ("warning", True)


def test_a_box_without_pins_asks_for_no_pin_library(root: Root, rig: SimulatedRig) -> None:
    assert only(check_pins(root.machine, read_box(SCREEN), rig)).level == "ok"
    assert rig.bench is None


def test_the_pin_library_in_use_is_named(root: Root, rig: SimulatedRig) -> None:
    findings = list(check_pins(root.file("/dev/gpiochip0").machine, read_box(BUTTONS), rig))
    assert [say(finding.text) for finding in findings] == ["/dev/gpiochip0", "mock"]


def test_a_pin_library_that_cannot_work_is_a_fault_with_its_package(root: Root) -> None:
    class NoPins(SimulatedRig):
        def pins(self) -> object:
            raise PartRefused("no pin library works")

    with closing(NoPins(BoxConfig())) as rig:
        *_, last = check_pins(root.machine, read_box(BUTTONS), rig)
    assert (last.level, "python3-lgpio" in say(last.repair)) == ("fault", True)


def test_rpi_gpio_on_a_pi_5_is_loud(root: Root, rig: SimulatedRig) -> None:
    root.file("/proc/device-tree/model", "Raspberry Pi 5 Model B")
    rig.pins()
    rig.pin_library = "rpigpio"
    *_, last = check_pins(root.machine, read_box(BUTTONS), rig)
    assert last.level == "fault"


def test_every_screen_gets_a_test_picture() -> None:
    config = read_box(SCREEN + OTHER)
    with closing(SimulatedRig(config)) as rig:
        assert levels(check_screens(config, rig)) == {"screen left": "ok", "screen right": "ok"}
        assert all(chip.picture().getbbox() == (0, 0, 128, 64) for chip in rig.chips.values())


def test_an_unplugged_screen_is_a_fault_and_the_others_are_still_tried() -> None:
    config = read_box(SCREEN + OTHER)
    with closing(SimulatedRig(config)) as rig:
        rig.sockets["left"].pull()
        assert levels(check_screens(config, rig)) == {"screen left": "fault", "screen right": "ok"}


def test_what_hands_do_is_echoed_and_ends_the_wait() -> None:
    config, out = read_box("[buttons]\nok = 17\n"), PressingOut()
    rig = out.rig = SimulatedRig(config)
    assert levels(check_hands(config, rig, PATIENCE_S, out, speaker())) == {"panel": "ok"}
    assert "heard: ok from panel" in out.getvalue()


def test_what_stays_silent_is_named() -> None:
    config, out = read_box(BUTTONS), StringIO()
    found = levels(check_hands(config, SimulatedRig(config), 0.01, out, speaker()))
    assert found == {"panel": "ok", "button ok": "warning", "button p1": "warning"}


class PressingOut(StringIO):
    """Presses the ok button as soon as it is asked to."""

    rig: SimulatedRig

    def write(self, text: str) -> int:
        if "Press every button" in text and self.rig.bench:
            self.rig.bench.drive(17, False)
        return super().write(text)


def test_a_little_disk_is_told_and_a_state_folder_not_yet_made_is_well(tmp_path: Path) -> None:
    assert check_disk(tmp_path / "not" / "yet").level == "ok"


@pytest.mark.parametrize(("told", "level"), [("192.168.1.5 fd00::2", "ok"), ("", "warning")])
def test_the_addresses_are_those_that_hostname_says(root: Root, told: str, level: str) -> None:
    first = next(check_address(root.program("hostname", told).machine, 0))
    assert first.level == level
    if told:
        assert "http://192.168.1.5:0, http://[fd00::2]:0" in say(first.text)


def test_a_port_that_another_program_has_is_warned_of_and_the_boxs_own_is_not(root: Root) -> None:
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        assert levels(check_address(root.machine, port))["port"] == "warning"
        assert levels(check_address(root.program("systemctl", "active").machine, port))["port"] == "ok"


def test_the_running_service_is_known_by_systemctl(root: Root) -> None:
    assert not service_runs(root.program("systemctl", "inactive", code=3).machine)
    assert service_runs(root.program("systemctl", "active").machine)


def healthy(root: Root) -> Root:
    root.file("/proc/device-tree/model", "Raspberry Pi 4 Model B").file("/dev/i2c-1")
    (root.folder / "dev/i2c-1").chmod(0o666)
    root.program("vcgencmd", "throttled=0x0").program("timedatectl", "yes").program("hostname", "10.0.0.5")
    return root.file("/etc/group", "i2c:x:995:eva\ngpio:x:993:eva\n")


def examine(root: Root, text: str, **more: object) -> tuple[int, str]:
    box, out = root.folder / "box.toml", StringIO()
    box.write_text(text)
    try:
        rig = SimulatedRig(read_box(text))
    except ValueError:
        rig = SimulatedRig(BoxConfig())
    code = doctor(
        box,
        out=out,
        state=root.folder,
        port=0,
        machine=root.machine,
        rig=rig,
        scan=lambda device: {0x3C},
        user="eva",
        **more,
    )  # type: ignore[arg-type]
    return code, out.getvalue()


def test_a_healthy_box_gives_zero(root: Root) -> None:
    code, said = examine(healthy(root), SCREEN)
    assert code == 0, said
    assert "Raspberry Pi 4" in said


def test_the_exit_code_is_that_of_the_worst_finding(root: Root) -> None:
    healthy(root).program("timedatectl", "no")
    assert examine(root, SCREEN)[0] == 1
    assert examine(root, SCREEN + OTHER)[0] == 2


def test_every_finding_that_is_not_well_comes_with_a_repair(root: Root) -> None:
    _, said = examine(root, SCREEN + OTHER + BUTTONS)
    lines = said.splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert line[0] == " " or line.startswith("ok") or following.lstrip().startswith("-> "), line


def test_a_broken_box_file_is_a_fault_and_the_machine_is_looked_at_all_the_same(root: Root) -> None:
    code, said = examine(healthy(root), "[buttons]\nok = 99\n")
    assert code == 2
    assert "line 2" in said
    assert "supply:" in said


def test_while_the_box_runs_its_parts_are_left_alone(root: Root) -> None:
    code, said = examine(healthy(root).program("systemctl", "active"), SCREEN + BUTTONS)
    assert code == 0
    assert "test picture:" not in said
    assert "Press every button" not in said


def test_in_german_every_finding_is_german(root: Root) -> None:
    code, said = examine(healthy(root), SCREEN + OTHER + BUTTONS, language="de")
    assert code == 2
    assert "Fehler   Bildschirm right: unter 0x3D antwortet nichts" in said
    assert " ist in Ordnung" in said
    assert not re.search(r"\b(the|and|nothing|there|fault|screen)\b", said)


def test_a_broken_box_file_is_told_in_german(root: Root) -> None:
    _, said = examine(healthy(root), "[buttons]\nok = 99\n", language="de")
    assert "box.toml Zeile 2, buttons.ok: erwartet wird eine ganze Zahl <= 27" in said
