"""Where the box lives: its disk, its font, its address and port."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from pathlib import Path

from hardware.checkup.finding import Finding
from hardware.checkup.machine import Machine
from hardware.screens.letters import FontMissing, font

LITTLE, TOO_LITTLE = 200, 20  # MB free
MEGABYTE = 1_000_000


def check_disk(state: Path) -> Finding:
    """Whether games can be kept in the state directory, or in the folder where it would be made."""
    folder = next(place for place in (state, *state.absolute().parents) if place.is_dir())
    disk = os.statvfs(folder)
    free = disk.f_bavail * disk.f_frsize // MEGABYTE
    if disk.f_flag & os.ST_RDONLY:
        return Finding(
            "fault",
            "disk",
            f"{folder} is read-only, games are kept in memory only",
            "a worn-out card turns read-only: put in a new one; else sudo mount -o remount,rw /",
        )
    if not os.access(folder, os.W_OK | os.X_OK):
        return Finding(
            "note", "disk", f"{folder} may not be written by this user", "ask as root: sudo companion doctor"
        )
    if free < LITTLE:
        return Finding(
            "fault" if free < TOO_LITTLE else "warning",
            "disk",
            f"{free} MB free in {folder}",
            "delete what is not needed; sudo apt clean; sudo journalctl --vacuum-size=50M",
        )
    return Finding("ok", "disk", f"{free} MB free in {folder}")


def check_font() -> Finding:
    """The letters on the screens."""
    try:
        return Finding("ok", "font", f"{font(12).getname()[0]} is there")
    except FontMissing as error:
        return Finding("fault", "font", str(error), "sudo apt install fonts-dejavu-core")


def service_runs(machine: Machine) -> bool:
    """Whether the installed box is up, and so has the parts and the port for itself."""
    return machine.say("systemctl", "is-active", "companion-box.service") == "active"


def check_address(machine: Machine, port: int) -> Iterator[Finding]:
    """The addresses under which a phone finds the page."""
    addresses = (machine.say("hostname", "-I") or "").split()
    if addresses:
        shown = [f"http://[{one}]:{port}" if ":" in one else f"http://{one}:{port}" for one in addresses]
        yield Finding("ok", "address", ", ".join(shown))
    else:
        yield Finding("warning", "address", "no network: playable, without phones", "sudo nmtui connects to a Wi-Fi")
    yield _check_port(port, service_runs(machine))


def _check_port(port: int, ours: bool) -> Finding:
    try:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("", port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE and ours:
            return Finding("ok", "port", f"{port} is the running box's")
        if error.errno == errno.EADDRINUSE:
            return Finding(
                "warning",
                "port",
                f"{port} is used by another program, the box takes the next free one",
                f"sudo ss -ltnp 'sport = :{port}' names it; or --port N",
            )
        return Finding(
            "fault", "port", f"{port} may not be used: {error.strerror}", "take a port above 1023: --port 8080"
        )
    return Finding("ok", "port", f"{port} is free")
