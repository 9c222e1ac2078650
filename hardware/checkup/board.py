"""The board: model, pin library and chip, rights, clock, supply voltage."""

from __future__ import annotations

import os
import pwd
from collections.abc import Iterator

from companion.contract.text import Text, listed
from hardware.boxfile.config import BoxConfig
from hardware.checkup.finding import Finding
from hardware.checkup.machine import Machine
from hardware.errors import PartRefused
from hardware.rig import Rig

SERVICE_USER = "companion-box"
EVERYBODY = 0o006  # the mode bits that let everybody read and write
GROUPS = ("i2c", "spi", "dialout", "input")
MODEL, PIN_CHIP, PIN_LIBRARY = Text("doctor-model"), Text("doctor-pin-chip"), Text("doctor-pin-library")
GROUP, SUPPLY = Text("doctor-groups"), Text("doctor-supply")
VOLTAGE_LOW, VOLTAGE_WAS_LOW = 1 << 0, 1 << 16
SLOWED, WAS_SLOWED = 1 << 2 | 1 << 3, 1 << 18 | 1 << 19


def check_model(machine: Machine) -> Finding:
    """Which board this is."""
    if machine.model:
        return Finding("ok", MODEL, machine.model)
    return Finding("note", MODEL, Text("doctor-no-pi"), Text("doctor-no-pi-how"))


def check_pins(machine: Machine, config: BoxConfig, rig: Rig) -> Iterator[Finding]:
    """The pin library that works here, and the chips that have the pins."""
    if not config.uses_pins:
        yield Finding("ok", Text("doctor-pins"), Text("doctor-no-pins"))
        return
    chips = machine.names("/dev/gpiochip*")
    if chips:
        yield Finding("ok", PIN_CHIP, ", ".join(chips))
    else:
        yield Finding(
            "fault", PIN_CHIP, Text("doctor-not-there", what="/dev/gpiochip*"), Text("doctor-no-gpiochip-how")
        )
    try:
        rig.pins()
    except PartRefused as error:
        yield Finding("fault", PIN_LIBRARY, error.said, Text("doctor-no-library-how"))
        return
    if rig.pin_library == "rpigpio" and machine.is_pi_5:
        yield Finding("fault", PIN_LIBRARY, Text("doctor-rpigpio-on-pi-5"), "sudo apt install python3-lgpio")
    else:
        yield Finding("ok", PIN_LIBRARY, rig.pin_library or Text("doctor-simulated"))


def groups_needed(config: BoxConfig) -> list[str]:
    """The groups that own the devices of this box's parts."""
    groups = {part.group for part in (*config.screens.values(), *config.readers.values())} - {"", "gpio"}
    return ["gpio"] * config.uses_pins + sorted(groups, key=GROUPS.index)


def check_groups(machine: Machine, config: BoxConfig, user: str | None = None) -> Finding:
    """Whether who runs the box may use its devices; by default the service's user, else whoever asks."""
    needed = groups_needed(config)
    known = {line.split(":")[0]: line.split(":") for line in machine.read("/etc/passwd").splitlines()}
    who = user or (SERVICE_USER if SERVICE_USER in known else pwd.getpwuid(os.getuid()).pw_name)
    own = known[who][3] if len(known.get(who, ())) > 3 else ""
    held = {group for group, number, members in _groups(machine) if number == own or who in members}
    missing = [group for group in needed if group not in held]
    if not missing or who == "root":
        allowed = Text("doctor-groups-held", who=who, groups=listed(*needed))
        return Finding("ok", GROUP, allowed if needed else Text("doctor-groups-not-needed", who=who))
    return Finding(
        "fault",
        GROUP,
        Text("doctor-groups-missing", who=who, groups=listed(*missing)),
        Text("doctor-groups-missing-how", who=who, groups=",".join(missing)),
    )


def _groups(machine: Machine) -> Iterator[tuple[str, str, list[str]]]:
    for line in machine.read("/etc/group").splitlines():
        parts = line.split(":")
        if len(parts) == 4:
            yield parts[0], parts[2], parts[3].split(",")


def check_owners(machine: Machine, config: BoxConfig) -> Iterator[Finding]:
    """Devices that belong to no group of ours, because the udev rules are not installed."""
    for pattern, group in (("/dev/gpiochip*", "gpio"), ("/dev/i2c-*", "i2c"), ("/dev/spidev*", "spi")):
        for device in machine.names(pattern) if group in groups_needed(config) else ():
            found = machine.path(device).stat()
            if found.st_gid == 0 and found.st_mode & EVERYBODY != EVERYBODY:
                told = Text("doctor-device-of-root", device=device, group=group)
                yield Finding("warning", Text("doctor-rights"), told, Text("doctor-device-of-root-how"))


def check_clock(machine: Machine) -> Finding:
    """Whether the time of day is known to be right; the game's order never depends on it."""
    told = machine.say("timedatectl", "show", "--property=NTPSynchronized", "--value")
    if machine.exists("/run/systemd/timesync/synchronized") or told == "yes":
        return Finding("ok", Text("doctor-clock"), Text("doctor-clock-right"))
    return Finding("warning", Text("doctor-clock"), Text("doctor-clock-unsure"), Text("doctor-clock-unsure-how"))


def check_voltage(machine: Machine) -> Finding:
    """What the board noticed of its supply since it was started."""
    told = machine.say("vcgencmd", "get_throttled") or ""
    try:
        flags = int(told.partition("=")[2], 16)
    except ValueError:
        return _hwmon_voltage(machine)
    repair = Text("doctor-voltage-how")
    if flags & VOLTAGE_LOW:
        return Finding("fault", SUPPLY, Text("doctor-voltage-low", told=told), repair)
    if flags & VOLTAGE_WAS_LOW:
        return Finding("warning", SUPPLY, Text("doctor-voltage-was-low", told=told), repair)
    if flags & (SLOWED | WAS_SLOWED):
        return Finding("warning", SUPPLY, Text("doctor-hot", told=told), Text("doctor-hot-how"))
    return Finding("ok", SUPPLY, Text("doctor-voltage-well", told=told))


def _hwmon_voltage(machine: Machine) -> Finding:
    """The kernel's own flag, where there is no vcgencmd."""
    for name in machine.names("/sys/class/hwmon/*/name"):
        if machine.read(name) == "rpi_volt":
            low = machine.read(name.removesuffix("name") + "in0_lcrit_alarm") == "1"
            return (
                Finding("fault", SUPPLY, Text("doctor-voltage-alarm"), Text("doctor-voltage-alarm-how"))
                if low
                else Finding("ok", SUPPLY, Text("doctor-no-voltage-alarm"))
            )
    return Finding("note", SUPPLY, Text("doctor-voltage-unknown"), Text("doctor-voltage-unknown-how"))
