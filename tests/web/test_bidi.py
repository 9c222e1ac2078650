"""Names from right to left."""

from __future__ import annotations

from html import unescape

import pytest
from flask.testing import FlaskClient

from companion.referee import Referee
from tests.web.conftest import begun
from web.language import ISOLATE, RELEASE, turns

TURNED = ["العربية", "שרה", "\N{RIGHT-TO-LEFT OVERRIDE}evil", 'א"ב']
STRAIGHT = ["Ada", "Jürgen", "李", "😀", "<b>&"]


@pytest.mark.parametrize("name", TURNED)
def test_a_name_from_right_to_left_turns_nothing_beside_it(name: str, referee: Referee, stranger: FlaskClient) -> None:
    begun(referee, "race-through-space", name, "Ben")
    answer = stranger.get("/parts/phone").json
    assert answer is not None
    assert answer["hint"] == f"{ISOLATE}{name}{RELEASE} rolls the die."
    assert answer["names"]["p1"]["name"] == f"{ISOLATE}{name}{RELEASE}"
    assert f'<bdi class="name c-red">{name}</bdi> rolls the die.' in unescape(answer["parts"]["turn"])
    assert f"<bdi>{name}</bdi>" in unescape(answer["parts"]["seats"])


@pytest.mark.parametrize("name", STRAIGHT)
def test_other_names_stand_as_they_are(name: str, referee: Referee, stranger: FlaskClient) -> None:
    assert not turns(name)
    begun(referee, "race-through-space", name, "Ben")
    answer = stranger.get("/parts/phone").json
    assert answer is not None
    assert answer["hint"] == f"{name} rolls the die."


def test_programs_are_told_the_name_itself(referee: Referee, stranger: FlaskClient) -> None:
    begun(referee, "race-through-space", TURNED[0], "Ben")
    answer = stranger.get("/api/state").json
    assert answer is not None
    assert answer["view"]["seats"][0]["name"] == TURNED[0]
