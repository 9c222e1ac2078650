"""The QR: every module where it should be, on light ground, for as many addresses as fit."""

from __future__ import annotations

import pytest
import segno

from companion.contract.view import Join
from hardware.screens import HEIGHT, draw
from hardware.screens.join import address_lines, qr, shortest
from tests.hardware.screens.samples import board

URL = "http://192.168.178.123:8080/"


def test_every_module_is_two_pixels_wide_and_dark_on_light() -> None:
    picture = draw("join", board(join=Join(URL)))
    code = segno.make("HTTP://192.168.178.123:8080", error="m", boost_error=False, micro=False)
    margin = (HEIGHT - 2 * len(code.matrix)) // 2
    for y, row in enumerate(code.matrix):
        for x, dark in enumerate(row):
            for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
                assert bool(picture.getpixel((margin + 2 * x + dx, margin + 2 * y + dy))) is not bool(dark)


@pytest.mark.parametrize("url", [URL, "http://refbox.local", "http://10.0.0.9/"])
def test_at_least_two_modules_around_the_code_are_lit(url: str) -> None:
    picture = draw("join", board(join=Join(url, "123456")))
    for edge in (
        (0, 0, HEIGHT, 4),
        (0, 0, 4, HEIGHT),
        (0, HEIGHT - 4, HEIGHT, HEIGHT),
        (HEIGHT - 4, 0, HEIGHT, HEIGHT),
    ):
        assert set(picture.crop(edge).tobytes()) <= {0xFF, 0xF0}


@pytest.mark.parametrize(
    ("url", "written"),
    [
        (URL, "HTTP://192.168.178.123:8080"),
        ("http://refbox.local", "HTTP://REFBOX.LOCAL"),
        ("http://refbox.local/Table?seat=p1", "HTTP://REFBOX.LOCAL/Table?seat=p1"),
        ("no address", "no address"),
    ],
)
def test_only_scheme_and_host_become_capitals(url: str, written: str) -> None:
    assert shortest(url) == written


def test_an_address_too_long_for_the_glass_is_written_out() -> None:
    assert qr("http://[fd12:3456:789a:1::10]:8080/a-long-way/to/the/table") is None
    assert address_lines("http://[fd12:3456:789a:1::10]:8080/x") == ["[fd12:3456:789a:", "1::10]", ":8080"]


def test_an_address_is_broken_after_its_dots() -> None:
    assert address_lines(URL) == ["192.168.", "178.123", ":8080"]
