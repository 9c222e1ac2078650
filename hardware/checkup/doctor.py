"""`companion doctor`: what is right and wrong with this machine as a box, each finding with its repair."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import TextIO

from companion.contract.text import Text
from companion.words import Speaker, speaker
from hardware.boxfile.config import BoxConfig
from hardware.boxfile.reading import load_box
from hardware.checkup.board import check_clock, check_groups, check_model, check_owners, check_pins, check_voltage
from hardware.checkup.buses import Scan, check_i2c, check_ports, check_spi, check_taken, scan_bus
from hardware.checkup.finding import EXIT_CODES, Finding, tell
from hardware.checkup.machine import Machine
from hardware.checkup.parts import check_hands, check_screens
from hardware.checkup.place import check_address, check_disk, check_font, service_runs
from hardware.errors import BoxFileError
from hardware.rig import RealRig, Rig

INSTALLED_STATE = Path("/var/lib/companion-box")
BOX_FILE = Text("doctor-box-file")
LISTEN_S = 20.0  # enough to press every button of the full box once


def doctor(
    config_path: Path | None,
    *,
    out: TextIO,
    state: Path = INSTALLED_STATE,
    port: int = 8080,
    listen_s: float | None = None,
    machine: Machine | None = None,
    rig: Rig | None = None,
    scan: Scan = scan_bus,
    user: str | None = None,
    pages: Iterable[str] = (),
    language: str = "en",
) -> int:
    """Tells every finding as it is made; 0 when all is well, 1 with a warning, 2 with a fault.

    `listen_s` is for how many seconds pressed buttons and laid tags are echoed; None listens at a terminal. Without a box file only the
    machine itself is looked at. While the installed box runs, its parts are left to it.
    """
    machine, rig = machine or Machine(), rig or RealRig()
    if listen_s is None:
        listen_s = LISTEN_S if out.isatty() else 0.0
    worst, told_by = 0, speaker(language)
    try:
        config, wrong = _read(config_path, pages)
        for finding in chain(
            wrong,
            _machine(machine, config, rig, state, port, user),
            check_i2c(machine, config, scan),
            check_spi(machine, config),
            check_taken(machine, config),
            check_ports(machine, config),
            _parts(machine, config, rig, listen_s, out, told_by),
        ):
            tell(finding, out, told_by)
            worst = max(worst, EXIT_CODES[finding.level])
    finally:
        rig.close()
    return worst


def _read(path: Path | None, pages: Iterable[str]) -> tuple[BoxConfig, list[Finding]]:
    """The box, or an empty one and why."""
    if path is None:
        return BoxConfig(), [Finding("note", BOX_FILE, Text("doctor-no-box-file"), "--box box.toml")]
    try:
        return load_box(path, pages), [Finding("ok", BOX_FILE, Text("doctor-box-file-sound", file=str(path)))]
    except BoxFileError as error:
        return BoxConfig(), [Finding("fault", BOX_FILE, error.said, Text("doctor-box-file-how"))]


def _machine(
    machine: Machine, config: BoxConfig, rig: Rig, state: Path, port: int, user: str | None
) -> Iterator[Finding]:
    yield check_model(machine)
    yield check_voltage(machine)
    yield check_clock(machine)
    yield check_disk(state)
    yield from check_address(machine, port)
    if config.screens:
        yield check_font()
    yield check_groups(machine, config, user)
    yield from check_owners(machine, config)
    if not service_runs(machine):
        yield from check_pins(machine, config, rig)


def _parts(
    machine: Machine, config: BoxConfig, rig: Rig, listen_s: float, out: TextIO, told_by: Speaker
) -> Iterator[Finding]:
    if service_runs(machine):
        yield Finding("note", Text("doctor-parts"), Text("doctor-box-runs"), Text("doctor-box-runs-how"))
        return
    yield from check_screens(config, rig)
    yield from check_hands(config, rig, listen_s, out, told_by)
