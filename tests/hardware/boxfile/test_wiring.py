"""Wiring: every pin that the box file names is in the table and the drawing, and nothing else."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardware.boxfile.config import BoxConfig
from hardware.boxfile.header import HEADER_OF, LINES, Wire, line_name, wires
from hardware.boxfile.pinplan import pin_uses
from hardware.boxfile.reading import load_box, read_box
from hardware.boxfile.wiring import notes, table, wiring
from tests.hardware.kit import say

BOXES = sorted(Path(__file__).parents[3].glob("hardware/boxes/*.toml"))
SPI = """
[screens.big]
driver = "ssd1309"
bus = "spi"
port = 0
device = 1
dc = 24
reset = 25
[readers.main]
driver = "mfrc522"
"""
HEADER_READERS = """
[readers.main]
driver = "rdm6300"
port = "/dev/serial0"
[readers.door]
driver = "wiegand"
d0 = 5
d1 = 6
"""


def box(text: str) -> BoxConfig:
    return read_box(text)


def parts(wire: Wire) -> tuple[str, ...]:
    return tuple(map(say, wire.parts))


def wired(config: BoxConfig) -> dict[str, Wire]:
    return {wire.line + wire.terminal: wire for wire in wires(config)}


def test_the_header_has_forty_pins_with_every_gpio_once() -> None:
    assert len(LINES) == 40
    assert sorted(HEADER_OF) == list(range(28))
    assert (LINES.count("GND"), LINES.count("3V3"), LINES.count("5V")) == (8, 2, 2)


@pytest.mark.parametrize(
    ("bcm", "header"), [(2, 3), (14, 8), (17, 11), (18, 12), (10, 19), (7, 26), (26, 37), (21, 40)]
)
def test_well_known_pins_are_where_every_pinout_has_them(bcm: int, header: int) -> None:
    assert HEADER_OF[bcm] == header
    assert line_name(header) == f"GPIO{bcm}"


@pytest.mark.parametrize("path", BOXES, ids=lambda path: path.stem)
def test_every_pin_of_an_example_box_is_wired_once(path: Path) -> None:
    config = load_box(path)
    headers = [wire.header for wire in wires(config)]
    assert len(headers) == len(set(headers))
    assert {HEADER_OF[use.pin] for use in pin_uses(config)} <= set(headers)


@pytest.mark.parametrize("path", BOXES, ids=lambda path: path.stem)
def test_the_drawing_in_the_guide_is_the_one_of_its_box(path: Path, tmp_path: Path) -> None:
    assert wiring(path, svg=tmp_path / "new.svg", out=StringIO()) == 0
    assert (tmp_path / "new.svg").read_text() == path.with_suffix(".svg").read_text(), "draw it again: companion wiring"


def test_a_spi_part_is_wired_to_its_own_chip_select_and_a_screen_not_to_miso() -> None:
    config = box(SPI)
    chosen = {wire.terminal: parts(wire) for wire in wires(config)}
    assert chosen["SPI CE1"] == ("screen big",)
    assert chosen["SPI CE0"] == ("reader main",)
    assert chosen["SPI MISO"] == ("reader main",)
    assert chosen["SPI MOSI"] == ("screen big", "reader main")
    assert chosen["dc"] == ("screen big",)


def test_readers_on_the_header_get_5_volts_and_a_word_of_warning() -> None:
    config = box(HEADER_READERS)
    assert parts(wired(config)["5VVCC"]) == ("reader main", "reader door")
    assert sum("level shifter" in say(note) for note in notes(config)) == 2


def test_the_header_talks_to_the_terminal_that_listens() -> None:
    crossed = wired(box('[readers.main]\ndriver = "pn532"\nport = "/dev/serial0"\n'))
    assert {"GPIO14RXD", "GPIO15TXD"} <= set(crossed)


def test_a_reader_that_only_speaks_gets_one_line() -> None:
    assert {"GPIO15TXD"} == {name for name in wired(box(HEADER_READERS)) if name.startswith(("GPIO14", "GPIO15"))}


MUX = """
[screens.left]
driver = "sh1106"
mux = 0x70
channel = 2
[screens.right]
driver = "sh1106"
mux = 0x70
channel = 3
"""


@pytest.mark.parametrize("line", ["GPIO2I2C SDA", "GPIO3I2C SCL"])
def test_behind_a_multiplexer_the_bus_goes_to_the_multiplexer(line: str) -> None:
    assert parts(wired(box(MUX))[line]) == ("multiplexer 0x70",)
    assert any("channel 2 (SD2, SC2)" in say(note) for note in notes(box(MUX)))


def test_a_bus_of_an_overlay_goes_to_the_multiplexer_too() -> None:
    config = box(MUX.replace("mux", "port = 3\nmux") + "[overlays]\ni2c-gpio = [24, 25]\n")
    assert parts(wired(config)["GPIO24SDA"]) == ("multiplexer 0x70",)


def test_where_reset_and_chip_select_of_spi_parts_go_is_told() -> None:
    told = " ".join(map(say, notes(box(SPI))))
    assert "its CS on CE1" in told
    assert "chip select, on CE0; its RST to 3V3" in told
    assert "its RES to 3V3" not in told
    assert "its RES to 3V3" in " ".join(map(say, notes(box(SPI.replace("reset = 25", "")))))


def test_screens_on_a_bus_made_by_an_overlay_are_named_at_its_pins() -> None:
    referee = load_box(next(path for path in BOXES if path.stem == "referee"))
    assert parts(wired(referee)["GPIO24SDA"]) == ("screen dice", "screen seats")


def test_an_overlay_that_is_no_bus_is_named_itself() -> None:
    (wire,) = wires(box("[overlays]\nfan = [14]"))
    assert (wire.header, parts(wire)) == (8, ("overlay fan",))


def test_the_table_has_a_line_for_every_wire() -> None:
    config = load_box(next(path for path in BOXES if path.stem == "small"))
    assert " 11  GPIO17  button ok" in table(config).splitlines()
    assert len([line for line in table(config).splitlines() if line[:3].strip().isdigit()]) == len(wires(config))


def test_a_box_without_wires_has_an_empty_table() -> None:
    assert wires(box("")) == ()
    assert notes(box("")) == []


def test_a_box_that_cannot_be_built_is_refused_with_its_reason(tmp_path: Path) -> None:
    broken, out = tmp_path / "box.toml", StringIO()
    broken.write_text("[buttons]\nok = 17\nback = 17\n")
    assert wiring(broken, out=out) == 2
    assert "line 3" in out.getvalue()


def test_any_text_in_a_box_file_is_only_text_in_the_drawing(tmp_path: Path) -> None:
    path, svg = tmp_path / "box.toml", tmp_path / "box.svg"
    path.write_text('[readers.main]\ndriver = "rdm6300"\nport = "</text><script>&"\n')
    assert wiring(path, svg=svg, out=StringIO()) == 0
    texts = [text.text for text in ElementTree.fromstring(svg.read_text()).iter("{http://www.w3.org/2000/svg}text")]
    assert any("</text><script>&" in (text or "") for text in texts)


def test_the_wiring_is_told_and_drawn_in_german(tmp_path: Path) -> None:
    path, svg, out = next(path for path in BOXES if path.stem == "small"), tmp_path / "box.svg", StringIO()
    assert wiring(path, svg=svg, out=out, language="de") == 0
    assert " 11  GPIO17  Taste ok" in out.getvalue().splitlines()
    assert "alle Bildschirme" in svg.read_text(encoding="utf-8")
    assert not re.search(r"\b(button|screen|ground|supply|of)\b", out.getvalue() + svg.read_text(encoding="utf-8"))
