"""Both simulated pin back ends, and boxes that are closed again whatever a test does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hardware.boxfile.config import BoxConfig
from hardware.signals import filters
from hardware.sim.box import SimulatedBox
from hardware.sim.pins import Backend, PinBench, pin_bench
from tests.hardware.kit import PATIENCE_S, Inbox, draw

MakeBox = Callable[..., SimulatedBox]


@pytest.fixture(params=["mock", "rpigpio"])
def backend(request: pytest.FixtureRequest) -> Backend:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def bench(backend: Backend) -> Iterator[PinBench]:
    bench = pin_bench(backend)
    yield bench
    bench.close()


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()


@pytest.fixture
def make_box(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeBox]:
    """Makes started boxes; `send` and `draw` may be given, the rest as `SimulatedBox` takes it.

    Their filters are so patient that a machine which stands still makes no long press and lifts no tag.
    """
    boxes = []
    monkeypatch.setattr(filters, "HOLD_S", PATIENCE_S)
    monkeypatch.setattr(filters, "GAP_S", PATIENCE_S)

    def make(config: BoxConfig | None = None, **more: Any) -> SimulatedBox:
        box = SimulatedBox(config, more.pop("send", inbox), more.pop("draw", draw), **more)
        boxes.append(box)
        box.start()
        return box

    yield make
    for box in boxes:
        box.close()


@pytest.fixture
def link(tmp_path: Path) -> Path:
    """The name by which a serial port is found."""
    return tmp_path / "by-id"
