"""Sea adventures and the end of the sea (RULES.md, section 6)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.journey.model import State
from companion.games.journey.rules import RULES
from companion.protocol import read
from companion.table.table import Table
from tests.games.journey.table import at_sea, fixed, offered, play, rule, see, table, tidings, told, why
from tests.kit import LoadedLuck


def sailed(seats: int = 3, **changes: object) -> State:
    """p2 has moved the raft and reveals."""
    return play(fixed(at_sea(seats), **changes), "move p2 raft red=1 path=d:plain")


@rule("6.1")
def test_every_turn_of_the_raft_brings_a_sea_card() -> None:
    state = sailed()
    assert (state.phase, state.turn) == ("adventure", "p2")
    assert play(at_sea(), "draw p2 explorer explorer explorer").phase == "turn"
    assert play(table(), "move p1 axel yellow=1 path=d:plain").phase == "turn"
    last = play(sailed(2, discards__adventure=9), "reveal fossil cost=red", "skip p2", "skip p1")
    assert play(last, "move p1 raft red=1 path=d:plain").turn == "p2"


@rule("6.1")
def test_only_one_sea_card_is_open() -> None:
    assert why(play(sailed(), "reveal fossil cost=red"), "reveal fossil cost=red") == "6.1"


KNOWN = [
    *["fossil cost=red"] * 3,
    "fossil cost=blue,yellow",
    *["sighting cost=red,red points=3", "sighting points=5 cost=yellow,blue,red"],
    *["ball-lightning cost=2any"] * 2,
    *["ball-lightning cost=2same"] * 2,
]


def known(**options: Any) -> State:
    """p2 has moved the raft; all ten sea cards are known."""
    return play(at_sea(2, {"adventures": KNOWN}, **options), "move p2 raft red=1 path=d:plain")


@rule("6.1")
def test_the_box_draws_a_sea_card_when_it_knows_all_ten() -> None:
    state = known()
    assert "reveal" in offered(state)
    (draw,) = RULES.draws(state, ("reveal",))
    assert (len(draw.options), draw.count) == (10, 1)
    assert "sighting cost=blue,yellow,red points=5" in draw.options
    for table_alone in (known(dice="table"), sailed(2)):
        assert "reveal" not in offered(table_alone)
        assert RULES.draws(table_alone, ("reveal",)) == ()
        assert why(table_alone, "reveal") == "6.2"
    asked = play(state, "reveal fossil cost=red")
    assert RULES.draws(asked, ("reveal",)) == ()


@rule("6.1")
def test_a_table_plays_with_sea_cards_of_the_box_and_its_record_says_which_came_up() -> None:
    table = Table(luck=LoadedLuck("sighting cost=red,red points=3"))
    seq = 0

    def ask(**request: Any) -> Any:
        return table.answer(read(request), "test")

    ask(do="new", game="journey", players=["Anna", "Bob"], set={"adventures": KNOWN})
    for line in ("move p1 axel yellow=1 path=d:finish", "move p2 raft red=1 path=d:plain", "reveal"):
        answer = ask(do="move", move=line)
        assert answer["ok"], answer
        seq = answer["seq"]
    assert ask(do="state")["state"]["revealed"] == ["sighting cost=red,red points=3"]
    record = ask(do="record")["record"]
    assert "reveal sighting cost=red,red points=3" in record.splitlines()
    before = ask(do="state")["state"]
    ask(do="undo")
    assert ask(do="move", move="reveal")["ok"], "the same card again: the luck has no other"
    assert ask(do="state")["state"] == before
    undrawn = ask(do="load", record=record.replace("reveal sighting cost=red,red points=3", "reveal"))
    assert "such as “reveal " in undrawn["error"]["message"]
    assert ask(do="load", record=record)["seq"] > seq
    assert ask(do="state")["state"] == before


@rule("6.2")
def test_of_known_sea_cards_none_comes_up_more_often_than_it_is_there() -> None:
    state = play(known(), "reveal fossil cost=yellow,blue", "skip p2", "skip p1", "move p1 raft red=1 path=d:plain")
    assert "reveal fossil cost=blue,yellow" not in offered(state)
    assert why(state, "reveal fossil cost=blue,yellow") == "6.2"
    assert len(RULES.draws(state, ("reveal",))[0].options) == 9
    told_otherwise = fixed(state, revealed=[])
    assert "reveal fossil cost=blue,yellow" in offered(told_otherwise), "the count does not fit: the box does not know"
    assert RULES.draws(told_otherwise, ("reveal",)) == ()
    assert "reveal fossil cost=blue,yellow" in offered(fixed(state, revealed=["fossil cost=red"]))


@rule("6.2")
@pytest.mark.parametrize(
    "line",
    [
        "reveal",
        "reveal fossil",
        "reveal fossil cost=green",
        "reveal fossil cost=red points=3",
        "reveal sighting cost=red",
        "reveal ball-lightning cost=red",
        "reveal ball-lightning cost=3same",
        "reveal storm cost=red",
        "reveal fossil cost=red,red,red,red",
    ],
)
def test_only_real_sea_cards_are_revealed(line: str) -> None:
    assert why(sailed(), line) == "6.2"


@rule("6.2")
def test_the_first_who_pays_completes_it_in_turn_order() -> None:
    state = play(sailed(), "reveal sighting points=3 cost=red,red")
    assert state.turn == "p2"
    assert why(state, "pay p3") == "0.2"
    after = play(state, "skip p2", "pay p3")
    assert (see(after, "sightings.p3"), see(after, "hands.p3.explorer"), after.turn) == ([3], 4, "p3")
    assert see(after, "discards.adventure") == 0


@rule("6.2")
def test_colours_of_a_cost_are_written_in_any_order() -> None:
    assert play(sailed(), "reveal fossil cost=yellow,blue") == play(sailed(), "reveal fossil cost=blue,yellow")


@rule("6.2")
def test_who_holds_too_few_is_passed_over() -> None:
    poor = sailed(3, hands__p3__explorer=1, hands__p1__explorer=1)
    state = play(poor, "reveal sighting cost=red,red points=3")
    assert told(state, "skip p2") == ["skipped", "skipped", "skipped", "adventure-over", "turn"]


@rule("6.2")
def test_nothing_is_paid_or_skipped_before_the_card_is_revealed() -> None:
    assert why(sailed(), "pay p2") == "6.2"
    assert why(sailed(), "skip p2") == "6.2"


@rule("6.3")
def test_a_fossil_find_gives_one_fossil_and_leaves_the_game() -> None:
    state = play(sailed(), "reveal fossil cost=yellow", "pay p2")
    assert why(sailed(), "found p2 gold") == "6.3"
    after = play(state, "found p2 gold")
    assert (see(after, "fossils.p2"), see(after, "discards.adventure"), see(after, "decks.fossil")) == (
        {"gold": 1},
        1,
        63,
    )


@rule("6.3")
def test_without_fossil_cards_nobody_is_asked_to_pay() -> None:
    assert play(sailed(2, gone__snail=64), "reveal fossil cost=yellow").phase == "turn"


@rule("6.4")
def test_a_sighting_is_kept_for_its_points() -> None:
    after = play(sailed(), "reveal sighting cost=red points=5", "pay p2")
    assert (see(after, "sightings.p2"), see(after, "scores.p2")) == ([5], 6)


@rule("6.5")
def test_ball_lightning_stops_at_the_first_who_does_not_pay() -> None:
    state = play(sailed(3, fossils__p3__bone=2), "reveal ball-lightning cost=2same", "pay p2")
    assert (state.turn, see(state, "hands.p2.explorer")) == ("p3", 3)
    struck = play(state, "skip p3")
    assert offered(struck) == {"lose p3 bone"}
    assert why(struck, "lose p3 gold") == "6.5"
    assert why(struck, "lose p3 bone bone") == "6.5"
    after = play(struck, "lose p3 bone")
    assert (see(after, "fossils.p3"), see(after, "gone"), after.turn) == ({"bone": 1}, {"bone": 1}, "p3")
    assert why(sailed(), "lose p2 bone") == "6.5"


@rule("6.5")
def test_ball_lightning_strikes_who_cannot_pay_and_takes_nothing_from_who_has_nothing() -> None:
    state = sailed(2, hands__p1__explorer=1)
    assert told(play(state, "reveal ball-lightning cost=2any"), "pay p2") == ["paid", "struck", "turn"]
    assert play(state, "reveal ball-lightning cost=2any", "skip p2").turn == "p1"
    assert tidings(play(state, "reveal ball-lightning cost=2any"), "pay p2")[1] == (
        "The ball lightning strikes Anna, who has no fossil to lose."
    )


@rule("6.2")
def test_who_cannot_pay_is_told_from_who_will_not() -> None:
    state = play(sailed(3, hands__p3__explorer=0), "reveal fossil cost=red")
    assert tidings(state, "skip p2") == ["Bob does not pay.", "Cleo cannot pay: too few explorer cards."]


@rule("6.6")
def test_the_raft_at_the_finish_brings_the_ruined_city_before_its_sea_card() -> None:
    state = play(at_sea(), "move p2 raft red=1 path=d:finish")
    assert (state.phase, state.leg, see(state, "bonuses.p2")) == ("adventure", 2, ["ruined-city"])
    after = play(state, "reveal fossil cost=red", "skip p2", "skip p1")
    assert (after.leg, after.phase, after.turn, see(after, "bonuses.p2")) == (3, "lava", "p1", ["ruined-city"])
