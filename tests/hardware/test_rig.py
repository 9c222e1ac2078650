"""Which pin library moves the pins, and that nothing is loaded which a box does not need."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

from hardware.box import Box
from hardware.errors import PartRefused
from hardware.rig import LIBRARIES, RealRig
from hardware.sim.pins import Backend
from tests.hardware.kit import Inbox, draw, eventually
from tests.hardware.test_box import BUTTON_AND_SCREEN, ONE_SCREEN, MakeBox, state


def test_health_names_the_pin_library_in_use(make_box: MakeBox, backend: Backend) -> None:
    assert (
        make_box(backend=backend).health()["pin_factory"] == {"mock": "mock", "rpigpio": "rpigpio, simulated"}[backend]
    )
    assert make_box(ONE_SCREEN).health()["pin_factory"] is None


def test_a_pin_library_that_moves_no_real_pin_is_loud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    box = Box(BUTTON_AND_SCREEN, Inbox(), draw)
    box.start()
    eventually(lambda: state(box, "panel") == "failed")
    assert "the box works with lgpio or rpigpio" in box.health()["parts"]["panel"]["detail"]
    box.close()


def test_lgpio_keeps_its_pipe_out_of_the_working_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LG_WD", "")
    monkeypatch.delenv("LG_WD")
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    monkeypatch.setattr("hardware.rig.LIBRARIES", {"lgpio": ("hardware.ports", "Pins")})
    with pytest.raises(PartRefused, match="no pin library works"):
        RealRig().pins()
    assert os.environ["LG_WD"] == str(tmp_path)


def test_the_second_choice_of_a_pin_library_is_loud(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("GPIOZERO_PIN_FACTORY", raising=False)
    monkeypatch.setitem(LIBRARIES, "lgpio", ("hardware.ports", "NotThere"))
    monkeypatch.setitem(LIBRARIES, "rpigpio", ("gpiozero.pins.mock", "MockFactory"))
    box = Box(BUTTON_AND_SCREEN, Inbox(), draw)
    with caplog.at_level(logging.WARNING, "hardware"):
        box.start()
        eventually(lambda: state(box, "panel") == "ok")
    assert box.health()["pin_factory"] == "rpigpio"
    assert "lgpio" in box.health()["pin_note"]
    assert any("rpigpio is used because of lgpio" in record.getMessage() for record in caplog.records)
    box.close()


def test_importing_the_box_loads_no_library_of_a_part_and_a_box_without_pins_no_pin_library() -> None:
    program = (
        "import sys, hardware.sim.box as sim\n"
        "from hardware.boxfile.reading import read_box\n"
        "heavy = ('gpiozero', 'luma', 'serial', 'smbus2', 'RPi', 'lgpio', 'evdev')\n"
        "loaded = lambda: sorted({name.split('.')[0] for name in sys.modules} & set(heavy))\n"
        "print(loaded())\n"
        "config = read_box('[screens.main]\\ndriver = \"ssd1306\"\\n')\n"
        "box = sim.SimulatedBox(config, print, lambda *given: None)\n"
        "box.start(); box.close()\n"
        "print(loaded())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    assert first == "[]"
    assert not {"gpiozero", "RPi", "lgpio"} & set(literal_eval(second))
