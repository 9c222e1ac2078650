"""Bidding and Development (RULES.md, sections 1.3, 3 and 4)."""

from __future__ import annotations

import pytest

from companion.contract.game import Choice, Move, Step
from companion.games.rocket_race.model import State
from tests.games.rocket_race.tables import RULES, after, changed, holding, refused, standard

DRAW = "draw p1 capsule reliability=3"
SOLD = (DRAW, "bid p1 2", "bid p2 3", "pass p3", "pass p1")


def choice(state: State, verb: str) -> Choice:
    return next(choice for choice in RULES.choices(state) if choice.verb == verb)


def told(state: State, line: str) -> list[str]:
    step = RULES.play(state, Move(tuple(line.split())))
    assert isinstance(step, Step)
    return [fact["text"] for fact in step.happened]


@pytest.mark.rule("rocket-race 3.1")
def test_the_active_player_bids_first_and_then_the_left_neighbours() -> None:
    state = standard(DRAW)
    assert state.turn == "p1"
    assert after(state, "bid p1 1").turn == "p2"
    assert after(state, "bid p1 1", "bid p2 2", "bid p3 3").turn == "p1"
    assert refused(state, "bid p2 1").rule == "3.1"
    assert refused(state, "pass p3").rule == "3.1"


@pytest.mark.rule("rocket-race 3.2")
@pytest.mark.parametrize(
    ("line", "allowed"), [("bid p2 4", "5 to 10"), ("bid p2 3", "5 to 10"), ("bid p2 11", "5 to 10")]
)
def test_a_bid_beats_the_one_before_and_stays_within_the_pool(line: str, allowed: str) -> None:
    refusal = refused(standard(DRAW, "bid p1 4"), line)
    assert refusal.rule == "3.2"
    assert allowed in refusal.message


@pytest.mark.rule("rocket-race 3.2")
@pytest.mark.parametrize(
    "line", ["bid p1", "bid p1 x", "bid p1 03", "bid p1 3 4", "bid p1 -1", "bid p1 ٣", "bid p1 99999999999"]
)
def test_what_is_no_number_of_cogs_is_no_bid(line: str) -> None:
    assert refused(standard(DRAW), line).rule == "3.2"


@pytest.mark.rule("rocket-race 3.2")
def test_the_knob_is_offered_the_bids_that_may_be_made() -> None:
    assert choice(standard(DRAW, "bid p1 7"), "bid").slots[0].options == ("8", "9", "10")


@pytest.mark.rule("rocket-race 3.2")
def test_a_tap_on_the_own_button_raises_by_one_and_a_long_press_passes() -> None:
    state = standard(DRAW, "bid p1 4")
    assert choice(state, "bid").tap == ("5",)
    assert choice(state, "pass").hold == ()


@pytest.mark.rule("rocket-race 3.3")
def test_the_lowest_bid_is_one_cog() -> None:
    assert choice(standard(DRAW), "bid").slots[0].options[0] == "1"
    assert refused(standard(DRAW), "bid p1 0").rule == "3.3"


@pytest.mark.rule("rocket-race 3.3")
def test_with_min_bid_0_a_card_is_won_for_nothing_and_complete_at_once() -> None:
    state = standard(DRAW, "bid p1 0", "pass p2", "pass p3", min_bid=0)
    assert state.pools == (10, 10, 10)
    assert state.yards[0][0].cogs == 0
    assert after(standard(DRAW, "bid p1 0", min_bid=0), "bid p2 1").bid == 1


@pytest.mark.rule("rocket-race 3.4")
def test_who_has_passed_is_out_of_this_auction_only() -> None:
    state = standard(DRAW, "pass p1", "bid p2 2", "bid p3 3")
    assert state.turn == "p2"
    assert refused(state, "bid p1 5").rule == "3.4"
    assert refused(state, "pass p1").rule == "3.4"
    unsold = standard(DRAW, "pass p1", "pass p2", "pass p3", DRAW)
    assert unsold.passed == (False, False, False)


@pytest.mark.rule("rocket-race 3.5")
def test_nobody_raises_their_own_bid() -> None:
    refusal = refused(standard(DRAW, "bid p1 2"), "bid p1 3")
    assert refusal.rule == "3.5"
    assert standard(DRAW, "bid p1 2", "pass p2", "pass p3").phase == "development"


@pytest.mark.rule("rocket-race 3.6")
def test_who_cannot_raise_is_passed_for_all_to_see() -> None:
    state = after(holding(standard(), {"c9": "p2 capsule 1 8"}), DRAW)
    assert "Bob cannot bid 6 with 2 cogs and is passed." in told(state, "bid p1 5")
    assert after(state, "bid p1 5").turn == "p3"


@pytest.mark.rule("rocket-race 3.6")
def test_a_bid_of_everything_wins_against_empty_pools_at_once() -> None:
    state = after(standard(DRAW), "bid p1 10")
    assert state.phase == "development"
    assert [card.cogs for card in state.yards[0]] == [10]


@pytest.mark.rule("rocket-race 3.7")
def test_the_highest_bidder_lays_the_bid_on_the_card() -> None:
    state = standard(*SOLD)
    assert state.pools == (10, 7, 10)
    assert [(card.id, card.cogs) for card in state.yards[1]] == [("c1", 3)]
    assert state.active == 1


@pytest.mark.rule("rocket-race 3.8")
def test_a_card_that_nobody_wants_is_discarded_and_the_same_player_draws_again() -> None:
    before = holding(standard(), {"c1": "p3 capsule 3 4"})
    state = after(before, "draw p1 capsule reliability=1", "pass p1", "pass p2", "pass p3")
    assert (state.phase, state.turn, state.round) == ("draw", "p1", 1)
    assert [card.id for card in state.discards] == ["c2"]
    assert state.pools == before.pools


@pytest.mark.rule("rocket-race 1.3")
def test_pool_and_cogs_on_cards_are_ten_together() -> None:
    state = standard(*SOLD, "confirm", "draw p2 event", "bid p2 5", "pass p3", "pass p1", "confirm")
    for pool, yard in zip(state.pools, state.yards, strict=True):
        assert pool + sum(card.cogs for card in yard) == 10


@pytest.mark.rule("rocket-race 4.1")
def test_every_card_in_development_ticks_but_the_one_just_won() -> None:
    before = holding(standard(), {"c1": "p1 capsule 3 4", "c2": "p1 event 0 2", "c3": "p2 steering 1 5"})
    state = after(before, "draw p1 capsule reliability=1", "bid p1 2", "pass p2", "pass p3", "confirm")
    assert [card.cogs for card in state.yards[0]] == [3, 1, 2]
    assert [card.cogs for card in state.yards[1]] == [4]
    assert state.pools == (4, 6, 10)


@pytest.mark.rule("rocket-race 4.2")
def test_the_last_cog_makes_a_card_complete() -> None:
    before = holding(standard(), {"c1": "p2 capsule 3 1"})
    lines = ("draw p1 event", "bid p1 1", "pass p2", "pass p3")
    state = after(before, *lines)
    assert any("complete now Bob's Capsule 3" in text for text in told(state, "confirm"))
    assert after(state, "confirm").yards[1][0].cogs == 0


@pytest.mark.rule("rocket-race 4.3")
def test_a_complete_card_gives_no_more_cogs() -> None:
    before = holding(standard(), {"c1": "p2 capsule 3"})
    state = after(before, "draw p1 event", "bid p1 1", "pass p2", "pass p3", "confirm")
    assert state.pools[1] == 10


@pytest.mark.rule("rocket-race 5.6")
def test_the_winner_of_the_auction_is_the_next_active_player() -> None:
    state = standard(*SOLD, "confirm")
    assert (state.phase, state.turn, state.round) == ("draw", "p2", 2)


@pytest.mark.rule("rocket-race 8.1")
def test_events_are_won_like_components() -> None:
    state = standard("draw p1 event", "bid p1 2", "pass p2", "pass p3")
    assert [(card.kind, card.cogs) for card in state.yards[0]] == [("event", 2)]
    unwanted = standard("draw p1 event", "pass p1", "pass p2", "pass p3")
    assert [card.kind for card in unwanted.discards] == ["event"]


@pytest.mark.rule("rocket-race 3.6")
def test_a_seat_that_an_effect_has_impoverished_is_passed() -> None:
    state = holding(standard(), {"c1": "p2 event 0", "c2": "p3 capsule 1 1"})
    bidding = after(state, DRAW, "bid p1 5", "play p2 c1", "effect c1 cogs c2 +4")
    assert bidding.pools[2] == 5
    assert after(bidding, "pass p2").phase == "development"
    assert changed(bidding, passed=["p2"]).phase == "development"
