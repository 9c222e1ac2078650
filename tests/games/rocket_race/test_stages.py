"""The Three Stage Moon Trip (RULES.md, section 9)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from companion.games.rocket_race.launch.chances import chance
from companion.games.rocket_race.model import State
from tests.games.rocket_race.tables import OTHER, RULES, WHOLE, advanced, after, changed, holding, launching, refused

AUCTION = ("draw p1 event", "bid p1 1", "pass p2", "pass p3")


def flying(*lines: str, cards: dict[str, str] = WHOLE) -> State:
    """p1's rocket of Reliability 7 has passed its first stage."""
    return launching(cards, "launch p1 c1 c2 c3", "roll p1 r1 3 4", *lines, three_stage=True)


def own(cards: dict[str, str]) -> dict[str, str]:
    return {f"c{int(card_id[1:]) + 10}": text for card_id, text in cards.items()}


@pytest.mark.rule("rocket-race 9.1")
def test_a_rocket_needs_three_rolls() -> None:
    state = flying()
    assert (state.phase, state.rockets[0].stage, state.rockets[0].status) == ("draw", 1, "flying")
    second = after(state, *AUCTION, "roll p1 r1 3 4", "confirm")
    assert second.rockets[0].stage == 2
    last = after(second, *AUCTION, "roll p1 r1 3 4")
    assert last.winners == ("p1",)


@pytest.mark.rule("rocket-race 9.1")
@pytest.mark.parametrize("passed", [0, 1, 2])
def test_a_failure_at_any_stage_costs_a_component(passed: int) -> None:
    state = launching(WHOLE, "launch p1 c1 c2 c3", three_stage=True)
    for _ in range(passed):
        state = after(state, "roll p1 r1 1 2")
        state = after(state, "confirm") if state.phase == "development" else state
        state = after(state, *AUCTION)
    failed = after(state, "roll p1 r1 6 6")
    assert failed.phase == "failure"
    assert after(failed, "fail p2 r1 c1").phase == ("development" if passed else "draw")


@pytest.mark.rule("rocket-race 9.2")
def test_a_later_stage_rolls_when_the_auction_has_a_winner_before_development() -> None:
    state = flying("draw p1 capsule reliability=1", "pass p1", "pass p2", "pass p3")
    assert state.phase == "draw"
    state = after(state, *AUCTION)
    assert (state.phase, state.turn) == ("rolls", "p1")
    assert after(state, "roll p1 r1 3 4").phase == "development"


@pytest.mark.rule("rocket-race 9.2")
def test_a_later_stage_rolls_although_no_auction_can_be_held() -> None:
    debts = {f"c{seat + 20}": f"p{seat} capsule 1 {10 if seat > 1 else 9}" for seat in (1, 2, 3)}
    state = flying(cards=WHOLE | debts)
    broke = changed(state, cards={"c21": RULES.plain(state)["cards"]["c21"] | {"cogs": 10}})
    assert max(broke.pools) == 0
    assert (broke.phase, broke.then) == ("rolls", "development")
    assert after(broke, "roll p1 r1 1 1").phase == "development"


@pytest.mark.rule("rocket-race 9.3")
def test_in_the_advanced_game_a_later_stage_rolls_at_the_start_of_the_owners_turn() -> None:
    state = holding(advanced(three_stage=True), own(WHOLE))
    state = after(state, "launch p1 c11 c12 c13", "roll p1 r1 3 4", "end p1")
    assert (state.phase, state.turn) == ("turn", "p2")
    state = after(state, "end p2")
    assert (state.phase, state.turn) == ("rolls", "p1")
    state = after(state, "roll p1 r1 3 4")
    assert (state.phase, state.turn) == ("turn", "p1")
    assert after(state, "research p1 chemistry").acted == "breakthrough"


@pytest.mark.rule("rocket-race 9.4")
def test_the_cards_of_a_rocket_on_its_way_are_tied_up() -> None:
    state = flying(cards=WHOLE | {"c7": "p1 propulsion 1", "c8": "p1 steering 1"})
    state = after(state, *AUCTION, "roll p1 r1 3 4", "confirm")
    assert state.phase == "draw"
    assert RULES.plain(state)["cards"]["c1"]["where"] == "rocket"


@pytest.mark.rule("rocket-race 9.5")
def test_rockets_that_land_at_the_same_moment_compare_their_rolls() -> None:
    lines = ("launch p1 c1 c2 c3", "launch p2 c4 c5 c6", "roll p1 r1 3 4", "roll p2 r2 3 4")
    state = launching(WHOLE | OTHER, *lines, three_stage=True)
    state = after(state, *AUCTION, "roll p1 r1 3 4", "roll p2 r2 3 4", "confirm", *AUCTION)
    assert after(state, "roll p1 r1 3 4", "roll p2 r2 3 3").winners == ("p2",)
    assert after(state, "roll p1 r1 3 4", "roll p2 r2 5 2").winners == ("p1", "p2")
    assert after(state, "roll p1 r1 3 4", "roll p2 r2 6 6").winners == ("p1",)


@pytest.mark.rule("rocket-race 9.5")
def test_a_landing_at_an_earlier_stage_does_not_count_yet() -> None:
    declared = ("launch p1 c1 c2 c3", "ready p2", "roll p1 r1 3 4")
    state = after(launching(WHOLE | OTHER, *declared, three_stage=True), *AUCTION, "roll p1 r1 3 4")
    state = after(state, "confirm", "launch p2 c4 c5 c6", "roll p2 r2 1 1")
    assert not state.over
    assert [rocket.stage for rocket in state.rockets] == [2, 1]


@pytest.mark.rule("rocket-race 9.6")
def test_a_bonus_counts_for_one_stage_only() -> None:
    lines = ("launch p1 c1 c2 c3", "play p3 c9", "effect c9 bonus r1 +4")
    state = launching(WHOLE | {"c9": "p3 event 0"}, *lines, three_stage=True)
    state = after(state, "roll p1 r1 5 6")
    assert (state.rockets[0].stage, state.rockets[0].bonus) == (1, 0)
    assert after(state, *AUCTION, "roll p1 r1 4 4").phase == "failure"


@pytest.mark.rule("rocket-race 9.6")
def test_an_event_may_be_played_for_a_later_stage() -> None:
    state = flying("confirm", cards=WHOLE | {"c9": "p3 event 0"})
    state = after(state, "play p3 c9", "effect c9 bonus r1 -6", *AUCTION)
    assert after(state, "roll p1 r1 1 2").phase == "failure"


@pytest.mark.rule("rocket-race 9.1")
def test_the_chance_to_land_counts_all_stages_and_the_bonus_once() -> None:
    assert chance(7, 0, 3) == Fraction(21, 36) ** 3
    assert chance(7, 1, 3) == Fraction(26, 36) * Fraction(21, 36) ** 2


@pytest.mark.rule("rocket-race 9.4")
def test_a_rocket_on_its_way_rolls_only_when_its_stage_is_due() -> None:
    assert refused(flying(), "roll p1 r1 3 4").rule == "0.1"
