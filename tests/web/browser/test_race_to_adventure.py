"""Race to Adventure by phone: how few taps a round takes, and phones that act in the same instant."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from companion.referee import Referee
from tests.web.browser.conftest import Visit

PLAYERS = ["Amelia", "Mack", "Sally"]
GRID = ["mexico", "great-britain", "schweiz", "brasil", "egypt", "nepal", "antarctica", "atlantis", "united-states"]
MOST_TAPS = 5

Places = dict[str, dict[str, Any]]
Taps = dict[str, list[str]]

ROUNDS: dict[str, tuple[Places, Taps]] = {
    "the Biplane example": (
        {"p2": {"clues": 1}},
        {
            "p1": ["Biplane", "Great Britain"],
            "p2": ["Map", "Mexico", "Mission"],
            "p3": ["Lightning Gun", "Middle Club"],
        },
    ),
    "the Jet Pack and Zeppelin examples": (
        {"p1": {"at": "great-britain"}, "p2": {"at": "century-lower"}, "p3": {"at": "antarctica"}},
        {
            "p1": ["Jet Pack", "Nepal", "Mission"],
            "p2": ["Zeppelin", "Schweiz", "Mission"],
            "p3": ["Lightning Gun", "Mission"],
        },
    ),
    "the Magnifying Glass, Map and Lightning Gun examples": (
        {"p2": {"at": "brasil", "clues": 2}, "p3": {"at": "antarctica"}},
        {"p1": ["Magnifying Glass", "Take a clue"], "p2": ["Map", "Mission"], "p3": ["Lightning Gun", "Mission"]},
    ),
}


def do(referee: Referee, **request: Any) -> Any:
    answer = referee.command(request, "test")
    assert answer["ok"], answer
    return answer


def seated(referee: Referee, places: Places) -> Referee:
    do(referee, do="new", game="race-to-adventure", players=PLAYERS, options={"layout": GRID})
    for seat in ("p1", "p2", "p3"):
        do(referee, do="move", move=f"start {seat} century-upper")
    for seat, facts in places.items():
        for fact, value in facts.items():
            do(referee, do="correct", path=f"passports.{seat}.{fact}", value=value)
    return referee


def own_phone(visit: Visit, url: str, seat: str) -> Page:
    page = visit(url)
    page.evaluate(
        """seat => fetch("/api/seat", {method: "POST", headers: {"Content-Type": "application/json"},
                                      body: JSON.stringify({seat})})""",
        seat,
    )
    page.reload()
    expect(page.locator("#undo")).to_have_text("↶ Undo mine")
    return page


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_of_the_rulebooks_examples_takes_each_phone_at_most_five_taps(
    visit: Visit, url: str, referee: Referee, name: str
) -> None:
    places, taps = ROUNDS[name]
    seated(referee, places)
    phones = {seat: own_phone(visit, url, seat) for seat in taps}
    for turn in range(max(map(len, taps.values()))):
        for seat, phone in phones.items():
            for text in taps[seat][turn : turn + 1]:
                phone.locator("#moves").get_by_role("button", name=text, exact=True).tap()
                expect(phone.locator("#moves").get_by_role("button", name=text, exact=True)).to_have_count(0)
    assert do(referee, do="state")["state"]["phase"] == "tidy"
    assert max(map(len, taps.values())) + 1 <= MOST_TAPS, "one more puts the items back"


def test_phones_that_act_in_the_same_instant_are_all_served(url: str, referee: Referee) -> None:
    seated(referee, {})
    for line in ("select p1 biplane", "select p2 map", "select p3 zeppelin"):
        do(referee, do="move", move=line)
    seq = do(referee, do="view")["view"]["seq"]
    instant = Barrier(4)

    def act(line: str) -> Any:
        request = Request(f"{url}/api/command", json.dumps({"do": "move", "move": line, "seq": seq}).encode())
        request.add_header("Content-Type", "application/json")
        instant.wait(20)
        return json.load(urlopen(request))

    lines = ["fly p1 great-britain", "sidekick p2 mexico", "fly p3 schweiz", "fly p3 schweiz"]
    with ThreadPoolExecutor(4) as phones:
        answers = list(phones.map(act, lines))
    assert [answer["ok"] for answer in answers[:2]] == [True, True]
    assert sorted(answer["ok"] for answer in answers[2:]) == [False, True]
    assert [answer["error"]["code"] for answer in answers if not answer["ok"]] == ["stale"]
    passports = do(referee, do="state")["state"]["passports"]
    assert [passports[seat]["at"] for seat in passports] == ["great-britain", "mexico", "schweiz"]
