"""Every page against the picture of it that somebody has looked at."""

from __future__ import annotations

import pytest
from PIL import Image

from tests.hardware.screens.regenerate import GOLDEN, pictures

DRAWN = pictures()


def same(drawn: Image.Image, golden: Image.Image) -> bool:
    return (drawn.mode, drawn.size, drawn.tobytes()) == (golden.mode, golden.size, golden.tobytes())


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_a_page_is_drawn_as_its_golden_picture(name: str) -> None:
    with Image.open(GOLDEN / f"{name}.png") as golden:
        assert same(DRAWN[name], golden), f"{name} is drawn differently: look at it, then regenerate"


def test_no_golden_picture_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(DRAWN)


def test_one_wrong_pixel_is_noticed() -> None:
    wrong = DRAWN["farewell"].copy()
    wrong.putpixel((127, 63), 255)
    assert not same(wrong, DRAWN["farewell"])
