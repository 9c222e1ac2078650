"""Where the box lives: its disk, its font, its address and port."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from pathlib import Path

from companion.contract.text import Text
from hardware.checkup.finding import Finding
from hardware.checkup.machine import Machine
from hardware.screens.letters import FontMissing, font

LITTLE, TOO_LITTLE = 200, 20  # MB free
MEGABYTE = 1_000_000
DISK, PORT = Text("doctor-disk"), Text("doctor-net-port")


def check_disk(state: Path) -> Finding:
    """Whether games can be kept in the state directory, or in the folder where it would be made."""
    folder = next(place for place in (state, *state.absolute().parents) if place.is_dir())
    disk, where = os.statvfs(folder), str(folder)
    free = disk.f_bavail * disk.f_frsize // MEGABYTE
    if disk.f_flag & os.ST_RDONLY:
        return Finding("fault", DISK, Text("doctor-read-only", folder=where), Text("doctor-read-only-how"))
    if not os.access(folder, os.W_OK | os.X_OK):
        return Finding("note", DISK, Text("doctor-not-writable", folder=where), Text("doctor-not-writable-how"))
    told = Text("doctor-free", free=free, folder=where)
    if free < LITTLE:
        return Finding("fault" if free < TOO_LITTLE else "warning", DISK, told, Text("doctor-free-how"))
    return Finding("ok", DISK, told)


def check_font() -> Finding:
    """The letters on the screens."""
    try:
        return Finding("ok", Text("doctor-font"), Text("doctor-there", what=font(12).getname()[0] or ""))
    except FontMissing as error:
        return Finding("fault", Text("doctor-font"), error.said, "sudo apt install fonts-dejavu-core")


def service_runs(machine: Machine) -> bool:
    """Whether the installed box is up, and so has the parts and the port for itself."""
    return machine.say("systemctl", "is-active", "companion-box.service") == "active"


def check_address(machine: Machine, port: int) -> Iterator[Finding]:
    """The addresses under which a phone finds the page."""
    addresses = (machine.say("hostname", "-I") or "").split()
    if addresses:
        shown = [f"http://[{one}]:{port}" if ":" in one else f"http://{one}:{port}" for one in addresses]
        yield Finding("ok", Text("doctor-address"), ", ".join(shown))
    else:
        yield Finding("warning", Text("doctor-address"), Text("doctor-no-network"), Text("doctor-no-network-how"))
    yield _check_port(port, service_runs(machine))


def _check_port(port: int, ours: bool) -> Finding:
    try:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("", port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE and ours:
            return Finding("ok", PORT, Text("doctor-net-port-of-box", port=port))
        if error.errno == errno.EADDRINUSE:
            return Finding(
                "warning", PORT, Text("doctor-net-port-used", port=port), Text("doctor-net-port-used-how", port=port)
            )
        told = Text("doctor-net-port-refused", port=port, error=str(error.strerror))
        return Finding("fault", PORT, told, Text("doctor-net-port-refused-how"))
    return Finding("ok", PORT, Text("doctor-net-port-free", port=port))
