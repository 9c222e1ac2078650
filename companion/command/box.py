"""`companion run`, `doctor` and `wiring`: what needs the parts of a box, real or simulated."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from companion.command.archive import Archive, fail
from companion.registry import pages_of
from companion.rulebook import RulebookFault
from companion.settings import Settings, is_loopback


def run(
    archive: Archive,
    box: Path | None,
    simulate: bool,
    host: str | None,
    port: int,
    control: Literal["paired", "open"] | None,
    pairing_code: str | None,
    language: str | None,
) -> int:
    """Runs the box until it is told to stop."""
    from companion import app
    from hardware.errors import BoxFileError

    host = host or ("127.0.0.1" if simulate else "0.0.0.0")
    control = control or ("open" if simulate and is_loopback(host) else "paired")
    settings = Settings(archive.state, box, simulate, host, port, control, pairing_code, language)
    try:
        archive.open_rulebooks()
        return app.run(settings, lambda line: print(line, flush=True))
    except (BoxFileError, RulebookFault, OSError) as error:
        return fail(error, 2)


def doctor(archive: Archive, box: Path | None, port: int, listen: float | None, language: str | None) -> int:
    """Looks the box over; without a state folder the installed box's is looked into, where there is one."""
    from hardware.checkup import doctor

    state = archive.given or (doctor.INSTALLED_STATE if doctor.INSTALLED_STATE.is_dir() else archive.state)
    return doctor.doctor(
        box,
        out=sys.stdout,
        state=state,
        port=port,
        listen_s=listen,
        pages=pages_of(archive.games),
        language=language or "en",
    )


def wiring(archive: Archive, box: Path, svg: Path | None, language: str | None) -> int:
    """Prints how a box is wired."""
    from hardware.boxfile import wiring

    return wiring.wiring(box, svg=svg, out=sys.stdout, pages=pages_of(archive.games), language=language or "en")


def held_tag(archive: Archive, box: Path) -> str:
    """The tag that is held to a reader of a box."""
    from hardware.boxfile.reading import load_box
    from hardware.checkup.held import held_tag as wait_for_tag
    from hardware.errors import BoxFileError

    try:
        return wait_for_tag(load_box(box, pages_of(archive.games)))
    except BoxFileError as error:
        raise OSError(str(error)) from error
