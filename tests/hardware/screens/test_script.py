"""Texts in any script on a font that knows some."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.contract.text import Seat, Text
from hardware.screens import letters
from hardware.screens.names import called, glass_speaker
from hardware.screens.script import as_seen
from tests.hardware.screens.samples import HOSTILE, SEATS, table


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Jürgen", "Jürgen"),
        ("Ju\u0308rgen", "Jürgen"),
        ("Дмитрий", "Дмитрий"),
        ("🚀 Zoë 🚀", "Zoë"),
        ("👩‍🚀 Mae", "Mae"),
        ("one\ttwo\nthree\x00", "one two three"),
        ("\u202eevil\u202c", "evil"),
        ("田中 Hiro", "? Hiro"),
        ("𝐀𝐧𝐧𝐚", "Anna"),
    ],
)
def test_what_cannot_be_drawn_is_left_out_or_replaced(text: str, shown: str) -> None:
    assert letters.clean(text) == shown


@pytest.mark.parametrize("name", ["", "  ", "🎲", "田中さくら"])
def test_a_name_of_which_nothing_can_be_drawn_becomes_the_players_number(name: str) -> None:
    assert called(replace(SEATS[2], name=name)) == "Player 3"


def test_such_a_name_is_replaced_in_every_text_of_the_glass() -> None:
    speaker = glass_speaker(table(seats=HOSTILE), "en")
    assert speaker.say(Text("table-of-seat", seat=Seat("p3"), does="bid")) == "Player 3: bid"


def test_letters_written_from_the_right_are_turned_and_others_are_not() -> None:
    assert as_seen("דנה כהן: 12") == "ןהכ הנד: 12"
    assert as_seen("Bid דנה 4") == "Bid הנד 4"


def test_arabic_letters_are_joined() -> None:
    assert (
        as_seen("محمد")
        == "\N{ARABIC LETTER DAL FINAL FORM}\N{ARABIC LETTER MEEM MEDIAL FORM}\N{ARABIC LETTER HAH MEDIAL FORM}\N{ARABIC LETTER MEEM INITIAL FORM}"
    )


def test_an_arabic_letter_that_joins_only_backwards_ends_its_run() -> None:
    assert (
        as_seen("دار")
        == "\N{ARABIC LETTER REH ISOLATED FORM}\N{ARABIC LETTER ALEF ISOLATED FORM}\N{ARABIC LETTER DAL ISOLATED FORM}"
    )


@given(st.text(max_size=200), st.sampled_from((10, 13, 28)), st.integers(20, 128))
@settings(max_examples=60)
def test_a_cut_text_fits_and_ends_with_an_ellipsis(text: str, size: int, width: int) -> None:
    clean = letters.clean(text)
    short = letters.cut(clean, size, width)
    assert letters.width_of(short, size) <= width or short == letters.ELLIPSIS
    assert short == clean or short.endswith(letters.ELLIPSIS)


def test_a_paragraph_is_broken_into_lines_of_like_length() -> None:
    assert letters._balanced(["Roll here or on the", "table"], 11) == ["Roll here or", "on the table"]
