"""Which bytes of a glass are sent again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from hardware.oled.diff import BLANK, PAGES, WIDTH, Area, changed_areas, cut, glass_bytes
from hardware.sim.chips import picture_of
from tests.hardware.kit import picture

PLACES = st.integers(0, PAGES * WIDTH - 1)


def test_a_pixel_lands_in_its_page_column_and_bit() -> None:
    image = Image.new("1", (128, 64))
    image.putpixel((5, 19), 1)
    glass = glass_bytes(image)
    assert glass[2 * WIDTH + 5] == 1 << 3
    assert sum(glass) == 1 << 3


def test_glass_bytes_and_pictures_are_two_sides_of_one_thing() -> None:
    assert picture_of(glass_bytes(picture("42"))).tobytes() == picture("42").tobytes()


@pytest.mark.parametrize("image", [Image.new("L", (128, 64)), Image.new("1", (64, 128))])
def test_a_picture_of_another_kind_is_refused(image: Image.Image) -> None:
    with pytest.raises(ValueError, match="128 by 64"):
        glass_bytes(image)


def test_an_unchanged_glass_needs_nothing() -> None:
    glass = glass_bytes(picture("7"))
    assert changed_areas(glass, glass, 10) == []


@settings(max_examples=60)
@given(st.sets(PLACES, max_size=60), st.sampled_from([7, 10]), st.booleans())
def test_the_areas_cover_every_change(places: set[int], cost: int, joins: bool) -> None:
    new = bytearray(BLANK)
    for place in places:
        new[place] = 0xFF
    sent = bytearray(BLANK)
    areas = changed_areas(BLANK, bytes(new), cost, joins)
    for area in areas:
        for page in range(area.first_page, area.last_page + 1):
            start, end = page * WIDTH + area.first_column, page * WIDTH + area.last_column + 1
            sent[start:end] = cut(bytes(new), Area(page, page, area.first_column, area.last_column))
    assert sent == new
    assert joins or all(area.first_page == area.last_page for area in areas)
    assert sum(area.size + cost for area in areas) <= len(places) * (1 + cost) or not places


def test_near_changes_share_an_address_and_far_ones_do_not() -> None:
    new = bytearray(BLANK)
    new[10] = new[14] = new[100] = 1
    assert changed_areas(BLANK, bytes(new), 10) == [Area(0, 0, 10, 14), Area(0, 0, 100, 100)]


def test_a_number_over_several_pages_is_one_rectangle() -> None:
    new = bytearray(BLANK)
    for page in range(2, 7):
        new[page * WIDTH + 40 : page * WIDTH + 60] = bytes([0xFF] * 20)
    assert changed_areas(BLANK, bytes(new), 10) == [Area(2, 6, 40, 59)]
