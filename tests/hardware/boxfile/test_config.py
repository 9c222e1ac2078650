"""`box.toml`: what is read, and what is refused with line, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import hardware
from companion.registry import pages_of
from hardware.boxfile.config import BoxConfig
from hardware.boxfile.pinplan import pin_uses
from hardware.boxfile.reading import load_box, read_box
from hardware.boxfile.toml_lines import line_of
from hardware.errors import BoxFileError
from tests.hardware.kit import say

BOXES = Path(hardware.__file__).parent / "boxes"
SCREEN = '[screens.left]\ndriver = "ssd1306"\n'
SPI_SCREEN = SCREEN + 'bus = "spi"\n'


def refused(text: str) -> BoxFileError:
    with pytest.raises(BoxFileError) as caught:
        read_box(text)
    return caught.value


@pytest.mark.parametrize("path", sorted(BOXES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_example_boxes_can_be_built(path: Path) -> None:
    assert load_box(path).screens


def test_the_example_boxes_are_what_they_say() -> None:
    small, referee, phone = (load_box(BOXES / f"{name}.toml") for name in ("small", "referee", "phone"))
    assert (len(small.screens), sorted(small.buttons)) == (1, ["back", "ok", "roll", "undo"])
    assert (len(phone.screens), phone.uses_pins) == (1, False)
    assert (len(referee.screens), len(referee.buttons), len(referee.lamps)) == (4, 10, 6)
    assert all((referee.knob, referee.readers, referee.sounder))


def test_the_contracts_example_is_read() -> None:
    box = read_box(
        SCREEN + 'bus = "i2c"\nport = 1\naddress = 0x3C\nshows = "auto"\n[buttons]\nok = 17\nback = 27\nundo = 22\n'
        'roll = 23\np1 = 5\n[knob]\na = 16\nb = 20\n[readers.main]\ndriver = "rdm6300"\nport = "/dev/serial/by-id/x"\n'
        "[sounder]\npin = 18\n[lamps]\np1 = 6\n"
    )
    assert box.screens["left"].address == 0x3C
    assert box.buttons == {"ok": 17, "back": 27, "undo": 22, "roll": 23, "p1": 5}


def test_an_empty_file_is_a_box_without_parts() -> None:
    assert read_box("") == BoxConfig()


@pytest.mark.parametrize(
    ("text", "line", "key", "words"),
    [
        ("[buttons]\nok = 17\nbak = 4\n", 3, "buttons.bak", "none of ok, back"),
        ("[buttons]\nok = 28\n", 2, "buttons.ok", "<= 27"),
        ('[buttons]\nok = "17"\n', 2, "buttons.ok", "number"),
        (SCREEN + "colour = 3\n", 3, "screens.left.colour", "no setting called colour"),
        ('[screens.left]\ndriver = "ssd1307"\n', 2, "screens.left.driver", "none of sh1106, ssd1306, ssd1309"),
        (SCREEN + 'shows = "moon"\n', 3, "screens.left.shows", "none of auto, phase"),
        ('[screens."über/links"]\ndriver = "ssd1306"\n', 1, "screens.über/links", "no slash"),
        ("[sound]\npin = 4\n", 1, "sound", "no setting called sound"),
        ("[buttons]\nok = \n", 2, "", "not TOML"),
        ("[rest]\ndim_after = 60\nblank_after = 30\n", 3, "rest.blank_after", "before they are dimmed"),
        ('[readers.main]\ndriver = "wiegand"\nd0 = 5\n', 1, "readers.main", "needs the pins d0 and d1"),
        ('[readers.main]\ndriver = "rdm6300"\n', 1, "readers.main", "needs its port"),
        (SPI_SCREEN, 1, "screens.left", "needs the pin of its data/command line"),
        ("[knob]\na = 5\n", 1, "knob", "b"),
        ("screens = 3\n", 1, "screens", "a table"),
        ("buttons.ok = 17\nbuttons.back = 17\n", 2, "buttons.back", "button ok"),
        ("\nbuttons = { ok = 17, bak = 4 }\n", 2, "buttons.bak", "none of ok, back"),
        ("[ screens . 'left' ] # [x]\ndriver = 'ssd1307'\n", 2, "screens.left.driver", "none of sh1106, ssd1306"),
        ("['buttons']\n'ok' = 17\n\"back\" = 17\n", 3, "buttons.back", "button ok"),
        ("screens.left.driver = 'sh1106'\nscreens.left.colour = 3\n", 2, "screens.left.colour", "no setting"),
        ("[[screens]]\ndriver = 'sh1106'\n", 1, "screens", "a list"),
        ("[a.b]\nc = 1\n", 1, "a", "no setting called a"),
        ("[overlays]\nfan = [14,\n99]\n", 2, "overlays.fan", "<= 27"),
        ('[readers.main]\nport = """\ndriver = 3\n"""\ndriver = 4\n', 5, "readers.main.driver", "a text"),
        ('[readers.main]\ndriver = "rdm6300"\nport = "usb:1a86"\n', 3, "readers.main.port", "usb:VENDOR:PRODUCT"),
        (
            '[readers.main]\ndriver = "keyboard"\nport = "usb:08ff:0009"\n',
            3,
            "readers.main.port",
            "types by its device",
        ),
        (SCREEN + "dc = 24\n", 3, "screens.left.dc", 'nothing with bus = "i2c"'),
        (SCREEN + 'bus = "spi"\ndc = 24\nmux = 0x70\n', 5, "screens.left.mux", 'nothing with bus = "spi"'),
        (SCREEN + "channel = 3\n", 3, "screens.left.channel", "multiplexer"),
        (SCREEN + '[screens.right]\ndriver = "sh1106"\nmux = 0x70\n', 3, "screens.right", "that of screens.left"),
        (
            SCREEN + 'address = 0x70\n[screens.right]\ndriver = "sh1106"\nmux = 0x70\n',
            1,
            "screens.left",
            "the multiplexer of screens.right",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_line_key_and_reason(text: str, line: int, key: str, words: str) -> None:
    error = refused(text)
    assert (error.line, error.key) == (line, key)
    assert words in say(error.reason)
    assert f"line {line}" in str(error)


@pytest.mark.parametrize(
    ("text", "users"),
    [
        ("[buttons]\nok = 5\nback = 5\n", ("button back", "button ok")),
        ("[buttons]\nok = 5\n[lamps]\np1 = 5\n", ("lamp p1", "button ok")),
        ("[knob]\na = 5\nb = 5\n", ("knob a", "knob b")),
        ("[buttons]\nok = 18\n[sounder]\npin = 18\n", ("sounder", "button ok")),
        ("[buttons]\nok = 2\n" + SCREEN, ("button ok", "I2C SDA")),
        ("[buttons]\nok = 9\n" + SPI_SCREEN + "dc = 24\n", ("button ok", "SPI MISO")),
        ('[buttons]\nok = 8\n[readers.main]\ndriver = "mfrc522"\n', ("button ok", "SPI CE0")),
        ('[buttons]\nok = 15\n[readers.main]\ndriver = "pn532"\nport = "/dev/serial0"\n', ("button ok", "UART RXD")),
        ("[buttons]\nok = 14\n[overlays]\ngpio-fan = [14]\n", ("button ok", "overlay gpio-fan")),
        ('[buttons]\nok = 5\n[readers.main]\ndriver = "wiegand"\nd0 = 4\nd1 = 5\n', ("reader main d1", "button ok")),
        ("[buttons]\nok = 24\n" + SPI_SCREEN + "dc = 24\n", ("screen left dc", "button ok")),
    ],
)
def test_a_pin_used_twice_is_refused_naming_both_users(text: str, users: tuple[str, str]) -> None:
    error = refused(text)
    assert all(user in say(error.reason) for user in users)
    assert error.line


def test_bus_pins_are_free_when_the_bus_is_not_used() -> None:
    assert read_box("[buttons]\nok = 2\nback = 9\nundo = 14\n").buttons["ok"] == 2


def test_the_pins_of_the_hats_memory_are_refused() -> None:
    assert "reads its hats" in str(refused("[buttons]\nok = 0\n"))


@pytest.mark.parametrize(
    "text",
    [
        SCREEN + '[screens.right]\ndriver = "sh1106"\n',
        SPI_SCREEN + 'dc = 24\n[screens.right]\ndriver = "sh1106"\nbus = "spi"\ndc = 25\n',
        SPI_SCREEN + 'dc = 24\n[readers.main]\ndriver = "mfrc522"\n',
        '[readers.a]\ndriver = "rdm6300"\nport = "/dev/x"\n[readers.b]\ndriver = "pn532"\nport = "/dev/x"\n',
        '[readers.a]\ndriver = "rdm6300"\nport = "/dev/serial0"\n[readers.b]\ndriver = "pn532"\nport = "/dev/ttyAMA0"\n',
    ],
)
def test_two_parts_at_one_address_are_refused_naming_the_other(text: str) -> None:
    error = refused(text)
    assert "same bus and address as" in say(error.reason)
    assert "screens.left" in say(error.reason) or "readers.a" in say(error.reason)


def test_equal_addresses_behind_different_channels_are_two_screens() -> None:
    text = "".join(f'[screens.s{n}]\ndriver = "ssd1306"\nmux = 0x70\nchannel = {n}\n' for n in range(8))
    assert len(read_box(text).screens) == 8


def test_more_than_eight_screens_are_refused() -> None:
    text = "".join(f'[screens.s{n}]\ndriver = "ssd1306"\nport = {n}\n' for n in range(9))
    assert "at most 8" in str(refused(text))
    assert refused(text).line == 25


def test_every_wire_is_in_the_pin_plan() -> None:
    uses = pin_uses(load_box(BOXES / "referee.toml"))
    assert len([use for use in uses if not use.shared]) == 10 + 2 + 6 + 1 + 2
    assert {use.user for use in uses if use.shared} == {"I2C SDA", "I2C SCL"}


def test_a_file_that_is_not_there_is_one_plain_sentence(tmp_path: Path) -> None:
    with pytest.raises(BoxFileError, match=r"none\.toml: the file cannot be read"):
        load_box(tmp_path / "none.toml")


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[buttons]\r\nok = 17\r\n", encoding="utf-8-sig", newline="")
    assert load_box(path).buttons == {"ok": 17}


def test_a_file_in_another_encoding_is_one_plain_sentence(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[buttons]\nok = 17\n", encoding="utf-16")
    with pytest.raises(BoxFileError, match=r"box\.toml: the file cannot be read"):
        load_box(path)


def test_a_name_with_a_line_feed_stays_in_its_line() -> None:
    assert "\n" not in str(refused('[screens."a\\nb"]\ndriver = "ssd1306"\n'))


def test_a_line_is_found_in_its_own_table() -> None:
    text = "[lamps]\np1 = 5\n[buttons]\n# p1 = 4\np1 = 6\n"
    assert line_of(text, "buttons.p1") == 5
    assert line_of(text, "lamps.p1") == 2
    assert line_of(text, "knob.a") == 0


def test_a_screen_may_show_any_page_of_any_game_and_no_other() -> None:
    text = SCREEN + 'shows = "lava"\n'
    assert read_box(text, pages=pages_of()).screens["left"].shows == "lava"
    with pytest.raises(
        BoxFileError, match=r"^box\.toml line 3, screens\.left\.shows: 'moon' is none of auto, phase, .*lava"
    ):
        read_box(text.replace("lava", "moon"), pages=pages_of())


def test_a_setting_that_is_another_readers_is_refused_with_its_line() -> None:
    error = refused('[readers.main]\ndriver = "wiegand"\nd0 = 5\nd1 = 6\nport = "/dev/x"\n')
    assert (error.line, error.key, say(error.reason)) == (5, "readers.main.port", "there is no setting called port")
