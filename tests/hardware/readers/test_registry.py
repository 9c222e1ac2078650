"""The records of the readers: each is whole, and one that is not is told in a line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hardware.errors import RecordFault
from hardware.oled.registry import SCREENS
from hardware.readers.record import Reader
from hardware.readers.registry import READERS
from hardware.record import gather, simulator

WHOLE = Path(__file__).parents[3] / "hardware" / "readers" / "rdm6300.py"


def gathered(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "fakes").mkdir()
    (folder / "fakes" / "odd.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    for name in ("fakes", "fakes.odd"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    gather("fakes", ("odd",), "READER", Reader)


@pytest.mark.parametrize("field", ["name", "settings", "open", "simulator", "put_up", "supply"])
def test_a_record_with_a_missing_field_is_one_line_that_says_which_and_where(
    field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = WHOLE.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith(f"    {field}="))
    with pytest.raises(RecordFault, match=rf"^fakes/odd\.py: its record has no {field}$"):
        gathered(tmp_path, text, monkeypatch)


def test_a_file_without_a_record_is_one_line_that_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RecordFault, match=r"^fakes/odd\.py: there is no record called READER$"):
        gathered(tmp_path, "", monkeypatch)


def test_every_driver_is_called_as_its_file_and_has_its_simulator() -> None:
    assert set(READERS) == {"keyboard", "mfrc522", "pn532", "rdm6300", "wiegand"}
    assert set(SCREENS) == {"sh1106", "ssd1306", "ssd1309"}
    for name, record in (*READERS.items(), *SCREENS.items()):
        assert record.name == name
        assert simulator(record.simulator)
