"""A tag held to a reader, for whoever wants only its id: `companion tags learn`."""

from __future__ import annotations

from functools import reduce
from queue import Empty, SimpleQueue
from time import monotonic

from companion.contract.text import Text
from hardware.box import Box, no_picture
from hardware.boxfile.config import BoxConfig
from hardware.errors import PartLost
from hardware.ports import Input
from hardware.rig import Rig

PATIENCE_S = 60.0
LOOK_S = 0.2


def held_tag(config: BoxConfig, rig: Rig | None = None, patience_s: float = PATIENCE_S) -> str:
    """The id of the next tag laid on any reader of a box; `PartLost` with the readers' states when none comes, at
    once when none of them can be used, as while the installed box runs and has them."""
    if not config.readers:
        raise PartLost(Text("doctor-no-reader"))
    laid: SimpleQueue[Input] = SimpleQueue()
    box = Box(BoxConfig(readers=config.readers), laid.put, no_picture, rig=rig)
    box.start()
    try:
        until = monotonic() + patience_s
        while monotonic() < until and any(part.state != "failed" for part in box.looked_after().values()):
            try:
                return laid.get(timeout=LOOK_S).token
            except Empty:
                continue
        states = [
            Text("doctor-reader-is", name=name, state=part.condition) for name, part in box.looked_after().items()
        ]
        raise PartLost(
            Text(
                "doctor-no-tag", states=reduce(lambda first, then: Text("doctor-both", first=first, then=then), states)
            )
        )
    finally:
        box.close()
