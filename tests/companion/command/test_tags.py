"""What tags mean, at a terminal: learnt, listed, forgotten, printed."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from companion.command.cli import main
from hardware.sim.serial_readers import SimulatedRdm6300


def test_tags_are_learnt_listed_forgotten_and_printed(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tags", "learn", "race-through-space", "0a1b2c3d4e", "ship:s1"]) == 0
    assert main(["tags", "list"]) == 0
    assert "0A1B2C3D4E" in capsys.readouterr().out
    assert main(["tags", "forget", "race-through-space", "0A1B2C3D4E"]) == 0
    assert "means nothing" in capsys.readouterr().out
    assert main(["tags", "learn", "race-through-space", "zz", "ship:s1"]) == 1
    assert main(["tags", "learn", "race-to-space", "0a1b2c3d4e", "ship:s1"]) == 1
    assert "There is no set “race-to-space”" in capsys.readouterr().err
    assert main(["tags", "sheet", "race-through-space"]) == 0
    sheet = capsys.readouterr().out
    assert sheet.startswith("<svg")
    assert ">s2<" in sheet


def test_a_sheet_has_the_named_cards_of_its_set_too(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moth = '{"kind": "capsule", "name": "moth", "reliability": 3, "electrics": 1}'
    assert main(["sets", "append", "rocket-race", "cards", moth]) == 0
    capsys.readouterr()
    assert main(["tags", "sheet", "rocket-race"]) == 0
    sheet = capsys.readouterr().out
    assert all(f">{label}<" in sheet for label in ("p6", "moth", "society of aeronauts", "electrics"))
    assert main(["tags", "sheet", "race-through-moon"]) == 1
    assert "There is no set" in capsys.readouterr().err


def test_a_tag_for_every_set_is_told_as_such(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tags", "learn", "", "0a1b2c3d4e", "seat:p1"]) == 0
    assert main(["tags", "list"]) == 0
    assert main(["tags", "forget", "", "0a1b2c3d4e"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "0A1B2C3D4E means seat:p1 with any set."
    assert said[1].split() == ["(all", "sets)", "0A1B2C3D4E", "seat:p1"]
    assert said[2] == "0A1B2C3D4E means nothing with any set now."


def test_a_tag_is_learnt_by_holding_it_to_the_reader_of_a_box(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(SimulatedRdm6300(state / "reader")) as reader:
        reader.lay("62E3086CED")
        box, link = state / "box.toml", state / "reader"
        box.write_text(f'[readers.main]\ndriver = "rdm6300"\nport = "{link}"\n[buttons]\nok = 17\n')
        assert main(["tags", "learn", "race-through-space", "ship:s1", "--box", str(box)]) == 0
    assert "62E3086CED means ship:s1" in capsys.readouterr().out
    assert main(["tags", "list"]) == 0
    assert "62E3086CED" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["race-through-space", "ship:s1"], "Give the tag's id"),
        (["race-through-moon", "0a1b2c3d4e", "ship:s1"], "There is no set “race-through-moon”"),
        (["race-through-space", "ship:s1", "--box", "/no/such file"], "cannot be read"),
        (["race-through-space", "ship:s1", "--box", "{none}"], "This box has no reader"),
        (["race-through-space", "ship:s1", "--box", "{taken}"], "failed"),
    ],
)
def test_a_tag_that_cannot_be_learnt_is_refused_with_the_reason(
    words: list[str], told: str, state: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "nothing")
    (state / "none.toml").write_text("")
    (state / "taken.toml").write_text('[readers.main]\ndriver = "wiegand"\nd0 = 5\nd1 = 6\n')
    boxes = {name: str(state / f"{name}.toml") for name in ("none", "taken")}
    assert main(["tags", "learn", *(word.format(**boxes) for word in words)]) == 1
    assert told in capsys.readouterr().err


def test_ctrl_c_ends_the_waiting_for_a_tag_without_a_trace(
    state: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(archive: object, box: Path) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("companion.command.tags.held_tag", interrupted)
    assert main(["tags", "learn", "race-through-space", "ship:s1", "--box", "box.toml"]) == 130
    assert capsys.readouterr().err == ""


def test_a_damaged_tag_file_is_told_of(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (state / "tags.json").write_text("{")
    assert main(["tags", "list"]) == 0
    assert "tags must be taught again" in capsys.readouterr().err
