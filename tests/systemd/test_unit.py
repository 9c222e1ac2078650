"""The unit and the files beside it: right by systemd's own word, hardened, and agreeing with each other."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion.referee import TICK_SECONDS

FOLDER = Path(__file__).parents[2] / "systemd"
UNIT = FOLDER / "companion-box.service"
PROGRAM = "/opt/companion-box/venv/bin/companion"
WORST_SCORE = 2.0


def complaints(unit: str, folder: Path) -> str:
    """What systemd says of a unit: its exit code is 0 for an unknown key, so the words count."""
    path = folder / UNIT.name
    path.write_text(unit.replace(PROGRAM, "/bin/true"))
    asked = subprocess.run(["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True, check=False)
    return asked.stderr


def values(key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", UNIT.read_text(), flags=re.MULTILINE)


def test_systemd_finds_nothing_to_say_about_the_unit(tmp_path: Path) -> None:
    assert complaints(UNIT.read_text(), tmp_path) == ""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("WatchdogSec=", "WatchdogSecs="), ("Restart=always", "Restart=often"), (PROGRAM, "/no/program")],
)
def test_a_mistake_in_a_unit_is_found(right: str, wrong: str, tmp_path: Path) -> None:
    assert complaints(UNIT.read_text().replace(right, wrong, 1), tmp_path) != ""


def test_the_unit_is_hardened_as_far_as_its_devices_allow(tmp_path: Path) -> None:
    asked = [
        "systemd-analyze",
        "security",
        "--offline=true",
        "--no-pager",
        f"--threshold={int(WORST_SCORE * 10)}",
        UNIT,
    ]
    judged = subprocess.run(asked, capture_output=True, text=True, check=False)
    score = re.search(r"exposure level for \S+: ([\d.]+)", judged.stdout)
    assert score, judged.stderr
    assert float(score[1]) <= WORST_SCORE
    assert judged.returncode == 0


def test_the_tables_loop_feeds_the_watchdog_at_least_twice_in_its_time() -> None:
    (limit,) = values("WatchdogSec")
    assert float(limit.removesuffix("s")) >= TICK_SECONDS * 2


def test_the_unit_waits_for_no_network_and_no_device() -> None:
    waited_for = [word for key in ("After", "Wants", "Requires", "BindsTo", "ConditionPath.*") for word in values(key)]
    assert waited_for == []


def test_the_pin_librarys_pipe_file_goes_into_the_runtime_folder() -> None:
    (runtime,) = values("RuntimeDirectory")
    assert values("WorkingDirectory") == [f"%t/{runtime}"]
    assert f"LG_WD=%t/{runtime}" in values("Environment")[0].split()


def test_the_page_is_announced_on_the_port_where_it_is() -> None:
    announced = ElementTree.parse(FOLDER / "companion-box.avahi.xml").findtext("service/port")
    assert f"--port {announced}" in values("ExecStart")[0]


def test_the_services_user_is_the_units_and_belongs_to_the_group_of_every_part() -> None:
    lines = [line.split() for line in (FOLDER / "companion-box.sysusers").read_text().splitlines()]
    (user,) = values("User")
    assert [line[1] for line in lines if line[0] == "u"] == [user]
    rules = (FOLDER / "70-companion-box.rules").read_text()
    parts = {*re.findall(r'GROUP="(\w+)"', rules), "dialout", "input"}
    assert {line[2] for line in lines if line[:2] == ["m", user]} == parts


def test_systemd_can_make_the_user_on_a_system_without_any(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    made = subprocess.run(
        ["systemd-sysusers", f"--root={tmp_path}", "--dry-run", FOLDER / "companion-box.sysusers"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    assert "Creating user 'companion-box'" in made.stderr


def test_a_kind_of_port_that_may_come_late_has_its_module_loaded_at_boot() -> None:
    allowed = {value.split()[0].removeprefix("char-") for value in values("DeviceAllow")}
    modules = (FOLDER / "companion-box.modules").read_text().split("\n")
    for kind, module in {"i2c": "i2c-dev", "ttyUSB": "usbserial", "ttyACM": "cdc_acm", "input": "evdev"}.items():
        assert kind in allowed
        assert module in modules


UDEV_PART = re.compile(
    r'(?:SUBSYSTEMS?|KERNEL|ACTION|ATTRS\{\w+\}|ENV\{\w+\})(?:==|!=)"[^"]+"'
    r'|(?:GROUP|MODE|GOTO|LABEL|ENV\{\w+\}|IMPORT\{builtin\})="[^"]+"|SYMLINK\+="[^"]+"'
)


def test_every_udev_rule_is_made_of_matches_and_assignments_and_every_goto_has_its_label() -> None:
    text = (FOLDER / "70-companion-box.rules").read_text()
    rules = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert [rule for rule in rules for part in rule.split(", ") if not UDEV_PART.fullmatch(part)] == []
    assert set(re.findall(r'GOTO="(\w+)"', text)) == set(re.findall(r'LABEL="(\w+)"', text))
