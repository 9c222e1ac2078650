"""The board: model, pin library and chip, rights, clock, supply voltage."""

from __future__ import annotations

import os
import pwd
from collections.abc import Iterator

from hardware.boxfile.config import BoxConfig
from hardware.checkup.finding import Finding
from hardware.checkup.machine import Machine
from hardware.errors import PartRefused
from hardware.rig import Rig

SERVICE_USER = "companion-box"
EVERYBODY = 0o006  # the mode bits that let everybody read and write
VOLTAGE_LOW, VOLTAGE_WAS_LOW = 1 << 0, 1 << 16
SLOWED, WAS_SLOWED = 1 << 2 | 1 << 3, 1 << 18 | 1 << 19


def check_model(machine: Machine) -> Finding:
    """Which board this is."""
    if machine.model:
        return Finding("ok", "model", machine.model)
    return Finding("note", "model", "not a Raspberry Pi", "parts on pins need one; phones and simulated parts do not")


def check_pins(machine: Machine, config: BoxConfig, rig: Rig) -> Iterator[Finding]:
    """The pin library that works here, and the chips that have the pins."""
    if not config.uses_pins:
        yield Finding("ok", "pins", "this box has none, no pin library is needed")
        return
    chips = machine.names("/dev/gpiochip*")
    if chips:
        yield Finding("ok", "pin chip", ", ".join(chips))
    else:
        yield Finding("fault", "pin chip", "there is no /dev/gpiochip*", "use a Raspberry Pi and its own kernel")
    try:
        rig.pins()
    except PartRefused as error:
        yield Finding(
            "fault",
            "pin library",
            str(error),
            "sudo apt install python3-lgpio, and make the program's venv"
            " with --system-site-packages; unset GPIOZERO_PIN_FACTORY",
        )
        return
    if rig.pin_library == "rpigpio" and machine.is_pi_5:
        yield Finding(
            "fault", "pin library", "RPi.GPIO cannot move the pins of a Pi 5", "sudo apt install python3-lgpio"
        )
    else:
        yield Finding("ok", "pin library", rig.pin_library or "simulated")


def groups_needed(config: BoxConfig) -> list[str]:
    """The groups that own the devices of this box's parts."""
    buses = {screen.bus for screen in config.screens.values()}
    groups = {reader.group for reader in config.readers.values()}
    needed = {
        "gpio": config.uses_pins,
        "i2c": "i2c" in buses,
        "spi": "spi" in buses | groups,
        "dialout": "dialout" in groups,
        "input": "input" in groups,
    }
    return [group for group, wanted in needed.items() if wanted]


def check_groups(machine: Machine, config: BoxConfig, user: str | None = None) -> Finding:
    """Whether who runs the box may use its devices; by default the service's user, else whoever asks."""
    needed = groups_needed(config)
    known = {line.split(":")[0]: line.split(":") for line in machine.read("/etc/passwd").splitlines()}
    who = user or (SERVICE_USER if SERVICE_USER in known else pwd.getpwuid(os.getuid()).pw_name)
    own = known[who][3] if len(known.get(who, ())) > 3 else ""
    held = {group for group, number, members in _groups(machine) if number == own or who in members}
    missing = [group for group in needed if group not in held]
    if not missing or who == "root":
        return Finding("ok", "groups", f"{who} may use {', '.join(needed) or 'all it needs'}")
    return Finding(
        "fault",
        "groups",
        f"{who} is not in {', '.join(missing)}",
        f"sudo usermod -aG {','.join(missing)} {who}, then log in anew; a missing group: sudo groupadd --system NAME",
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
                yield Finding(
                    "warning",
                    "rights",
                    f"{device} belongs to the group root, not to {group}",
                    "sudo systemd/install.sh puts the udev rules in place",
                )


def check_clock(machine: Machine) -> Finding:
    """Whether the time of day is known to be right; the game's order never depends on it."""
    told = machine.say("timedatectl", "show", "--property=NTPSynchronized", "--value")
    if machine.exists("/run/systemd/timesync/synchronized") or told == "yes":
        return Finding("ok", "clock", "synchronised")
    return Finding(
        "warning",
        "clock",
        "not synchronised, so records say that their time is unsure",
        "connect a network, or fit a clock chip; timedatectl set-ntp true",
    )


def check_voltage(machine: Machine) -> Finding:
    """What the board noticed of its supply since it was started."""
    told = machine.say("vcgencmd", "get_throttled") or ""
    try:
        flags = int(told.partition("=")[2], 16)
    except ValueError:
        return _hwmon_voltage(machine)
    repair = "a supply of 5.1 V and 3 A (Pi 5: 5 A) with a short thick cable"
    if flags & VOLTAGE_LOW:
        return Finding("fault", "supply", f"the voltage is too low now ({told})", repair)
    if flags & VOLTAGE_WAS_LOW:
        return Finding("warning", "supply", f"the voltage was too low since the start ({told})", repair)
    if flags & (SLOWED | WAS_SLOWED):
        return Finding("warning", "supply", f"the board had to slow down for heat ({told})", "give it air")
    return Finding("ok", "supply", f"voltage and heat well since the start ({told})")


def _hwmon_voltage(machine: Machine) -> Finding:
    """The kernel's own flag, where there is no vcgencmd."""
    for name in machine.names("/sys/class/hwmon/*/name"):
        if machine.read(name) == "rpi_volt":
            low = machine.read(name.removesuffix("name") + "in0_lcrit_alarm") == "1"
            return (
                Finding("fault", "supply", "the voltage was too low", "a stronger supply and a shorter cable")
                if low
                else Finding("ok", "supply", "no low voltage since the start")
            )
    return Finding("note", "supply", "this board does not tell its voltage", "on a Pi: sudo apt install raspi-utils")
