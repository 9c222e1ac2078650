"""Corrections in Rocket Race: what follows from them, and what the pieces do not cover (RULES.md, 0.6)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract.game import Refusal
from companion.games.rocket_race.facts import PLACE
from companion.games.rocket_race.model import State
from companion.table.correcting import correct
from companion.table.table import Table
from tests.companion.command.test_pipe import talk
from tests.games.rocket_race.tables import RULES, advanced, after, changed, holding, launching, standard


@pytest.mark.rule("rocket-race 0.6")
@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"cards": {"c1": {"owner": "p1", "where": "development", "cogs": 4, "paid": 4}}, "drawn": 1}, "lacks “kind”"),
        ({"round": 0}, "“round” is at least 1"),
        ({"active": "p7"}, "p7"),
        ({"phase": "turn"}, "turn"),
        ({"phase": "over"}, "landed"),
        ({"phase": "rolls"}, "then"),
        ({"event": "c3"}, "c3"),
        ({"passed": ["p8"]}, "p8"),
        ({"leagues": "all"}, "leagues"),
        ({"junk": 1}, "junk"),
        ({"game": "chess"}, "rocket-race"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused(values: dict[str, Any], words: str) -> None:
    rebuilt = RULES.rebuild(RULES.plain(standard()) | values)
    assert isinstance(rebuilt, Refusal)
    assert rebuilt.rule == "0.6"
    assert words in rebuilt.message


@pytest.mark.rule("rocket-race 0.6")
def test_nobody_has_a_pool_or_a_bid_in_the_advanced_game() -> None:
    state = advanced()
    values = RULES.plain(state)
    assert (values["pools"], values["bid"]) == ({}, None)
    for path, value in (("bid", {"seat": "p1", "cogs": 2}), ("pools", {"p1": 10, "p2": 10})):
        refused = RULES.rebuild(values | {path: value})
        assert isinstance(refused, Refusal)
        assert refused.message == "Nobody bids in the advanced game."


@pytest.mark.rule("rocket-race 0.6")
def test_more_cards_of_a_kind_than_the_deck_holds_are_refused_with_the_sum() -> None:
    cards = {f"c{number}": "p1 capsule 3" for number in range(1, 10)}
    with pytest.raises(AssertionError, match="9 capsule cards would be on the table; the deck has 8"):
        holding(standard(), cards)


@pytest.mark.rule("rocket-race 0.6")
def test_more_than_ten_cogs_of_a_player_are_refused_with_the_sum() -> None:
    with pytest.raises(AssertionError, match="11 cogs would lie on p1's cards; p1 has 10"):
        holding(standard(), {"c1": "p1 capsule 3 6", "c2": "p1 capsule 3 5"})


@pytest.mark.rule("rocket-race 0.6")
@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("cogs", 11, "11 cogs would lie on p1's cards; p1 has 10"),
        ("cogs", -1, "at least 0"),
        ("reliability", 13, "at most 12"),
        ("electrics", 5, "at most 4"),
    ],
)
def test_a_number_that_no_piece_shows_is_illegal(field: str, value: int, words: str) -> None:
    plain = RULES.plain(holding(standard(), {"c1": "p1 capsule 3 6"}))
    plain["cards"]["c1"][field] = value
    rebuilt = RULES.rebuild(plain)
    assert isinstance(rebuilt, Refusal)
    assert (rebuilt.code, rebuilt.rule) == ("illegal", "0.6")
    assert words in rebuilt.message


@pytest.mark.rule("rocket-race 0.6")
@pytest.mark.parametrize(("key", "value"), [("research", 5), ("research", -1), ("leagues", 4), ("leagues", 0)])
def test_workshops_and_leagues_keep_to_their_tracks(key: str, value: int) -> None:
    plain = RULES.plain(advanced())
    plain[key]["p1"]["electrics"] = value
    rebuilt = RULES.rebuild(plain)
    assert isinstance(rebuilt, Refusal)
    assert (rebuilt.code, rebuilt.rule) == ("illegal", "0.6")
    assert "electrics" in rebuilt.message


@pytest.mark.rule("rocket-race 0.6")
@pytest.mark.parametrize("values", [{"stage": 3}, {"stage": -1}, {"dice": [7, 1]}, {"dice": [3]}, {"dice": [1, 1, 1]}])
def test_a_rocket_on_its_way_keeps_to_stages_and_dice(values: dict[str, Any]) -> None:
    cards = {"c1": "p1 capsule 3", "c2": "p1 propulsion 2", "c3": "p1 steering 2"}
    plain = RULES.plain(launching(cards, "launch p1 c1 c2 c3", "roll p1 r1 1 1", three_stage=True))
    plain["rockets"]["r1"] |= values
    rebuilt = RULES.rebuild(plain)
    assert isinstance(rebuilt, Refusal)
    assert (rebuilt.code, rebuilt.rule) == ("illegal", "0.6")


@pytest.mark.rule("rocket-race 0.6")
def test_pools_and_deck_follow_from_the_cards() -> None:
    state = holding(standard(), {"c1": "p1 capsule 3 6"})
    assert state.pools == (4, 10, 10)
    assert RULES.plain(state)["deck"]["capsule"] == 7


@pytest.mark.rule("rocket-race 0.6")
def test_a_card_made_complete_gives_its_cogs_back() -> None:
    plain = RULES.plain(holding(standard(), {"c1": "p1 capsule 3 6"}))
    plain["cards"]["c1"]["where"] = "complete"
    rebuilt = RULES.rebuild(plain)
    assert not isinstance(rebuilt, Refusal)
    assert (rebuilt.pools[0], rebuilt.yards[0][0].cogs) == (10, 0)


@pytest.mark.rule("rocket-race 0.6")
def test_cogs_laid_on_a_complete_card_put_it_back_into_development() -> None:
    plain = RULES.plain(holding(standard(), {"c1": "p1 capsule 3"}))
    plain["cards"]["c1"]["cogs"] = 3
    rebuilt = RULES.rebuild(plain)
    assert not isinstance(rebuilt, Refusal)
    assert (rebuilt.pools[0], rebuilt.yards[0][0].cogs) == (7, 3)


@pytest.mark.rule("rocket-race 0.6")
def test_a_card_may_be_corrected_as_a_whole_without_knowing_what_it_was_won_for() -> None:
    table = Table()
    new = {"do": "new", "game": "rocket-race", "players": ["Anna", "Bob", "Cem"]}
    talk(new, {"do": "move", "move": "draw p1 capsule reliability=3"}, table=table)
    card = talk({"do": "state"}, table=table)[0]["state"]["cards"]["c1"]
    value = card | {"owner": "p2", "where": "development", "cogs": 4}
    correct, seen = talk(
        {"do": "correct", "path": "cards.c1", "value": value, "why": "sold"}, {"do": "state"}, table=table
    )
    assert correct["ok"]
    assert seen["state"]["pools"] == {"p1": 10, "p2": 6, "p3": 10}


@pytest.mark.rule("rocket-race 0.6")
def test_a_card_that_turns_out_to_be_an_event_has_no_reliability() -> None:
    plain = RULES.plain(standard("draw p1 capsule reliability=3"))
    plain["cards"]["c1"]["kind"] = "event"
    rebuilt = RULES.rebuild(plain)
    assert isinstance(rebuilt, State)
    assert (rebuilt.focus and rebuilt.focus.reliability, rebuilt.left[PLACE["event"]]) == (0, 5)


@pytest.mark.rule("rocket-race 0.6")
def test_a_card_of_nobody_cannot_lie_in_a_build_area() -> None:
    plain = RULES.plain(standard("draw p1 capsule reliability=3", "pass p1", "pass p2", "pass p3"))
    plain["cards"]["c1"]["where"] = "complete"
    rebuilt = RULES.rebuild(plain)
    assert isinstance(rebuilt, Refusal)
    assert "Nobody owns c1" in rebuilt.message
    assert changed(standard(), drawn=1, cards={"c1": plain["cards"]["c1"] | {"owner": "p2"}}).yards[1]


@pytest.mark.rule("rocket-race 0.6")
def test_a_rocket_that_loses_its_capsule_by_correction_falls_apart() -> None:
    cards = {"c1": "p1 capsule 3", "c2": "p1 propulsion 2", "c3": "p1 steering 2"}
    plain = RULES.plain(launching(cards, "launch p1 c1 c2 c3"))
    plain["cards"]["c1"]["where"] = "discard"
    rebuilt = RULES.rebuild(plain)
    assert not isinstance(rebuilt, Refusal)
    assert rebuilt.rockets == ()
    assert [card.id for card in rebuilt.yards[0]] == ["c2", "c3"]
    assert rebuilt.phase == "draw"


@pytest.mark.rule("rocket-race 0.6")
def test_only_one_card_is_under_the_hammer() -> None:
    plain = RULES.plain(standard("draw p1 event", "pass p1", "pass p2", "pass p3", "draw p1 event"))
    plain["cards"]["c1"]["where"] = "focus"
    rebuilt = RULES.rebuild(plain)
    assert isinstance(rebuilt, Refusal)
    assert "Only one card" in rebuilt.message


@pytest.mark.rule("rocket-race 0.6")
def test_after_a_correction_the_game_goes_on_from_there() -> None:
    bidding = standard("draw p1 capsule reliability=3", "bid p1 3")
    assert changed(bidding, passed=["p2"]).turn == "p3"
    assert after(changed(bidding, bid={"seat": "p2", "cogs": 5}), "bid p3 6").bid == 6


def corrected(state: State, path: str, value: Any) -> Any:
    return correct(RULES, state, path, value)


@pytest.mark.rule("rocket-race 0.6")
def test_who_draws_is_corrected_by_the_turn() -> None:
    state = corrected(standard(), "turn", "p2")
    assert (state.turn, state.active) == ("p2", 1)
    assert after(state, "draw p2 event").turn == "p2"


@pytest.mark.rule("rocket-race 0.6")
def test_who_bids_is_corrected_to_a_seat_that_is_still_in_the_auction() -> None:
    bidding = standard("draw p1 event", "bid p1 2", seats=4)
    state = corrected(bidding, "turn", "p3")
    assert (state.turn, state.active, state.bid) == ("p3", 0, 2)
    assert after(state, "pass p3").turn == "p2"
    assert after(state, "bid p3 4").turn == "p4"


@pytest.mark.rule("rocket-race 0.6")
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_nobody_bids_who_has_passed_or_holds_the_bid(seat: str) -> None:
    refusal = corrected(standard("draw p1 event", "bid p1 2", "pass p2", seats=4), "turn", seat)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("illegal", "0.6")


@pytest.mark.rule("rocket-race 0.6")
def test_an_advanced_turn_is_corrected_to_another_seat_and_begins_there() -> None:
    state = corrected(advanced("research p1 electrics", "roll p1 6"), "turn", "p2")
    assert (state.turn, state.active, state.acted) == ("p2", 1, "")
    assert after(state, "research p2 electrics").acted == "breakthrough"


THREE_LEAGUES = {
    "leagues": [
        {"name": name, "electrics": electrics, "mechanics": 1, "chemistry": 1}
        for name, electrics in (("society-of-aeronauts", 1), ("daedalus-society", 2), ("moon-club", 3))
    ]
}


@pytest.mark.rule("rocket-race 10.2")
def test_a_league_corrected_by_its_name_brings_its_skills() -> None:
    state = corrected(advanced(facts=THREE_LEAGUES), "leagues.p1.name", "moon-club")
    assert state.leagues[0].skills == (3, 1, 1)


@pytest.mark.rule("rocket-race 0.6")
@pytest.mark.parametrize(("name", "words"), [("daedalus-society", "same League"), ("sun-club", "moon-club")])
def test_a_league_of_another_seat_or_of_no_set_is_refused(name: str, words: str) -> None:
    refusal = corrected(advanced(facts=THREE_LEAGUES), "leagues.p1.name", name)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("illegal", "0.6")
    assert words in refusal.message


@pytest.mark.rule("rocket-race 0.6")
@pytest.mark.parametrize("bonus", [13, -13])
def test_a_bonus_that_no_effects_give_is_refused(bonus: int) -> None:
    cards = {"c1": "p1 capsule 3", "c2": "p1 propulsion 2", "c3": "p1 steering 2"}
    state = launching(cards, "launch p1 c1 c2 c3")
    assert corrected(state, "rockets.r1.bonus", 12).rockets[0].bonus == 12
    refusal = corrected(state, "rockets.r1.bonus", bonus)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("illegal", "0.6")


@pytest.mark.rule("rocket-race 0.6")
def test_an_upgrade_without_a_skill_is_refused() -> None:
    refusal = corrected(advanced(), "cards.c4.skill", "")
    assert isinstance(refusal, Refusal)
    assert "without a skill" in refusal.message


@pytest.mark.rule("rocket-race 0.6")
def test_a_card_of_the_row_is_given_an_owner_and_lies_complete_there() -> None:
    state = corrected(advanced(), "cards.c1.owner", "p2")
    assert [card.id for card in state.yards[1]] == ["c1"]
    assert (len(state.row), state.phase) == (4, "reveal")
    assert [card.id for card in corrected(advanced(), "cards.c3.owner", "p1").hands[0]] == ["c3"]


@pytest.mark.rule("rocket-race 0.6")
def test_a_card_bought_by_mistake_is_laid_back_into_the_row() -> None:
    bought = advanced("research p1 electrics", "roll p1 6", "buy p1 c1")
    state = corrected(bought, "cards.c1.where", "row")
    assert (len(state.row), state.yards[0], state.phase) == (5, (), "turn")
