"""The doctor's smaller questions: which part was heard, what the kernel has taken, what may be plugged in."""

from __future__ import annotations

import pytest

from hardware.checkup.parts import part_of
from hardware.ports import Input


@pytest.mark.parametrize(
    ("token", "source", "part"),
    [
        ("ok", "panel", "button ok"), ("seat:p1", "panel", "button p1"), ("hold:p1", "panel", "button p1"),
        ("hold:back", "panel", "button back"), ("turn:-1", "panel", "knob"), ("04AABB", "reader:main", "reader main"),
    ],
)  # fmt: skip
def test_whatever_a_part_says_it_is_that_part_that_was_heard(token: str, source: str, part: str) -> None:
    assert part_of(Input(token, source, 0.0)) == part
