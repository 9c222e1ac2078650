"""The hardware guide shows what is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from hardware.boxfile.config import BoxConfig
from hardware.boxfile.reading import load_box, read_box

GUIDE = Path(__file__).parents[3] / "hardware" / "README.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def test_every_link_and_picture_of_the_guide_is_there() -> None:
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", TEXT) if "://" not in target]
    assert len(targets) >= 6
    assert [target for target in targets if not (GUIDE.parent / target).exists()] == []


@pytest.mark.parametrize("box", sorted((GUIDE.parent / "boxes").glob("*.toml")), ids=lambda path: path.stem)
def test_every_example_can_be_built_and_is_shown_with_its_wiring(box: Path) -> None:
    assert load_box(box) != BoxConfig()
    assert f"(boxes/{box.name})" in TEXT
    assert f"(boxes/{box.stem}.svg)" in TEXT


def test_the_numbers_of_parts_to_buy_are_those_of_the_full_box() -> None:
    referee = load_box(GUIDE.parent / "boxes" / "referee.toml")
    rows = {row[0].strip(): row[2].strip() for line in TEXT.splitlines() if len(row := line.strip("|").split("|")) == 5}
    assert rows["OLED 128×64"] == str(len(referee.screens))
    assert rows["push buttons"] == str(len(referee.buttons))
    assert rows["LED and 330 Ω resistor"] == f"{len(referee.lamps)} each"


@pytest.mark.parametrize("table", fields(BoxConfig), ids=lambda table: table.name)
def test_every_setting_of_a_box_file_is_in_the_guide(table: FieldInfo) -> None:
    (row,) = [line for line in TEXT.splitlines() if line.startswith(f"| `[{table.name}")]
    parts = [
        part for part in (table.type, *get_args(table.type)) if isinstance(part, type) and issubclass(part, Struct)
    ]
    missing = [setting.name for part in parts for setting in fields(part) if f"`{setting.name}`" not in row]
    assert missing == []


@pytest.mark.parametrize("setting", ["rotate = 180", "steps = 2", "steps = 4"])
def test_a_setting_that_the_guide_recommends_is_one(setting: str) -> None:
    assert f"`{setting}`" in TEXT
    table = '[screens.a]\ndriver = "sh1106"\n' if "rotate" in setting else "[knob]\na = 5\nb = 6\n"
    read_box(table + setting)
