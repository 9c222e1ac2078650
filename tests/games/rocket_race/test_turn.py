"""Leagues, workshops, the row and the advanced turn (RULES.md, sections 10 and 11)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.contract.game import Choice
from companion.games.rocket_race.model import State
from companion.games.rocket_race.turn.research import skills
from tests import kit
from tests.games.rocket_race.tables import LEAGUES, ROW, RULES, WHOLE, advanced, after, changed, holding, refused


def begun(*lines: str, seats: int = 2, **options: Any) -> State:
    """The advanced game before the Leagues are chosen, after some lines."""
    return after(kit.set_up("rocket-race", seats, rules="advanced", **options), *lines)


def rich(points: int = 4, *lines: str) -> State:
    """p1 has so many points in each discipline."""
    full = {"p1": {"electrics": points, "mechanics": points, "chemistry": points}}
    return after(changed(advanced(), research=full), *lines)


def verbs(state: State) -> set[str]:
    return {choice.verb for choice in RULES.choices(state)}


def choice(state: State, verb: str) -> Choice:
    return next(choice for choice in RULES.choices(state) if choice.verb == verb)


@pytest.mark.rule("rocket-race 10.1")
def test_everybody_chooses_a_league_that_nobody_has() -> None:
    state = begun("league p1 society-of-aeronauts")
    assert state.turn == "p2"
    assert refused(state, "league p2 society-of-aeronauts").rule == "10.1"
    assert refused(state, "league p2 electrics=1 mechanics=2 chemistry=3").rule == "10.1"
    assert refused(state, "league p1 daedalus-society").rule == "10.1"
    assert choice(state, "league").slots[0].options == ("daedalus-society",)


@pytest.mark.rule("rocket-race 10.2")
def test_an_unnamed_league_is_entered_by_its_skills_in_any_order() -> None:
    state = begun("league p1 chemistry=2 electrics=3 mechanics=1")
    league = state.leagues[0]
    assert league is not None
    assert (league.name, league.skills) == ("", (3, 1, 2))
    for words in ("electrics=3", "electrics=4 mechanics=1 chemistry=1", "electrics=1 electrics=2 mechanics=1", ""):
        assert refused(begun(), f"league p1 {words}").rule in ("10.1", "10.2")


@pytest.mark.rule("rocket-race 10.2")
def test_skills_of_a_named_league_mean_that_league() -> None:
    league = begun("league p1 electrics=2 mechanics=2 chemistry=2").leagues[0]
    assert league is not None
    assert league.name == "daedalus-society"


@pytest.mark.rule("rocket-race 10.2")
def test_no_more_leagues_without_a_name_than_there_can_be() -> None:
    two = ("league p1 electrics=3 mechanics=1 chemistry=2", "league p2 electrics=3 mechanics=3 chemistry=2")
    state = begun(*two, seats=4)
    assert refused(state, "league p3 electrics=1 mechanics=1 chemistry=1").rule == "10.2"
    assert len(RULES.choices(state)) == 1


@pytest.mark.rule("rocket-race 10.3")
def test_research_starts_at_zero() -> None:
    assert advanced().research == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("rocket-race 10.4")
def test_the_workshop_boost_starts_at_the_leagues_skills() -> None:
    assert advanced(workshop_boost=True).research == ((1, 2, 3), (2, 2, 2))


@pytest.mark.rule("rocket-race 10.5")
def test_five_cards_are_turned_up_before_the_first_turn() -> None:
    state = begun(*LEAGUES, *ROW[:4])
    assert (state.phase, state.turn, len(state.row)) == ("reveal", None, 4)
    state = after(state, ROW[4])
    assert (state.phase, state.turn, len(state.row)) == ("turn", "p1", 5)


@pytest.mark.rule("rocket-race 10.5")
def test_a_card_that_leaves_the_row_is_replaced_before_anything_else() -> None:
    state = rich(4, "buy p1 c1")
    assert state.phase == "reveal"
    assert verbs(state) == {"reveal"}
    state = after(state, "reveal accessory reliability=2 mechanics=1")
    assert [card.id for card in state.row] == ["c2", "c3", "c4", "c5", "c6"]


@pytest.mark.rule("rocket-race 10.5")
def test_the_row_stays_short_when_nothing_is_left() -> None:
    deck = {"steering": 0, "propulsion": 0, "capsule": 6, "accessory": 0, "event": 0, "upgrade": 0}
    state = kit.set_up("rocket-race", 2, rules="advanced", facts={"deck": deck})
    reveals = ("reveal capsule reliability=1",) * 5
    state = after(state, *LEAGUES, *reveals, "buy p1 c1", "reveal capsule reliability=2", "buy p1 c2")
    assert (state.phase, len(state.row)) == ("turn", 4)


@pytest.mark.rule("rocket-race 10.5")
def test_the_row_is_filled_from_reshuffled_discards() -> None:
    deck = {"steering": 0, "propulsion": 0, "capsule": 5, "accessory": 0, "event": 0, "upgrade": 0}
    state = kit.set_up("rocket-race", 2, rules="advanced", facts={"deck": deck})
    state = after(state, *LEAGUES, *("reveal capsule reliability=1",) * 5, "discard p1 c3")
    assert (state.phase, state.discards, sum(state.left)) == ("reveal", (), 1)
    assert after(state, "reveal capsule reliability=1").row[-1].id == "c6"


@pytest.mark.rule("rocket-race 11.1")
@pytest.mark.parametrize("first", ["research p1 chemistry", "take p1 c3"])
def test_one_of_launch_research_and_event_a_turn(first: str) -> None:
    state = after(holding(advanced(), _own(WHOLE)), first)
    state = after(state, "roll p1 6") if state.acted == "breakthrough" else after(state, "reveal event")
    assert not verbs(state) & {"launch", "research", "take"}
    for line in ("launch p1 c11 c12 c13", "research p1 chemistry", "take p1 c6"):
        assert refused(state, line).rule == "11.1"


@pytest.mark.rule("rocket-race 11.1")
def test_after_a_purchase_it_is_too_late_for_the_first_action() -> None:
    state = rich(4, "buy p1 c1", "reveal event")
    assert verbs(state) == {"buy", "end"}
    assert refused(state, "research p1 chemistry").rule == "11.1"


@pytest.mark.rule("rocket-race 11.1")
def test_a_turn_may_pass_with_nothing_done() -> None:
    assert after(advanced(), "end p1").turn == "p2"


def _own(cards: dict[str, str]) -> dict[str, str]:
    return {f"c{int(card_id[1:]) + 10}": text for card_id, text in cards.items()}


@pytest.mark.rule("rocket-race 11.2")
def test_the_active_player_launches_and_may_buy_after_a_failure() -> None:
    state = after(holding(advanced(), _own(WHOLE)), "launch p1 c11 c12 c13", "ready p1")
    assert (state.phase, state.turn) == ("rolls", "p1")
    state = after(state, "roll p1 r1 6 6", "fail p2 r1 c11")
    assert (state.phase, state.acted, state.turn) == ("turn", "launch", "p1")
    assert "discard" in verbs(state)
    assert refused(state, "launch p2 c11").rule == "0.2"


@pytest.mark.rule("rocket-race 11.2")
def test_ready_starts_the_rolls_of_several_rockets() -> None:
    second = {"c21": "p1 capsule 1", "c22": "p1 propulsion 1", "c23": "p1 steering 1"}
    state = after(holding(advanced(), _own(WHOLE) | second), "launch p1 c11 c12 c13")
    assert verbs(state) == {"launch", "ready"}
    for line in ("research p1 chemistry", "end p1", "buy p1 c1"):
        assert refused(state, line).rule == "11.2"
    assert after(state, "ready p1").phase == "rolls"
    assert refused(advanced(), "ready p1").rule == "11.2"


@pytest.mark.rule("rocket-race 11.2")
def test_the_first_roll_says_ready_when_no_further_rocket_is_whole() -> None:
    state = after(holding(advanced(), _own(WHOLE)), "launch p1 c11 c12 c13")
    assert verbs(state) == {"roll", "ready"}
    assert after(state, "roll p1 r1 6 6").phase == "failure"
    assert after(state, "ready p1", "roll p1 r1 6 6").phase == "failure"
    assert RULES.draws(state, ("roll", "p1", "r1")) == RULES.draws(after(state, "ready p1"), ("roll", "p1", "r1")) != ()
    assert refused(state, "roll p1 r2 1 1").rule == "6.1"
    assert refused(state, "buy p1 c1").rule == "11.2"


@pytest.mark.rule("rocket-race 11.2")
def test_while_rockets_are_declared_the_phase_says_launch() -> None:
    state = after(holding(advanced(), _own(WHOLE)), "launch p1 c11 c12 c13")
    assert RULES.view(state).phase.label == "Launch"


@pytest.mark.rule("rocket-race 11.2")
def test_a_landing_wins_the_advanced_game() -> None:
    state = after(holding(advanced(), _own(WHOLE)), "launch p1 c11 c12 c13", "roll p1 r1 3 4")
    assert (state.over, state.winners) == (True, ("p1",))


@pytest.mark.rule("rocket-race 11.3")
@pytest.mark.rule("rocket-race 11.8")
def test_fionas_research() -> None:
    """The rulebook's example: skills 3+1, 1, 2; one point in mechanics; chemistry chosen; a 2 is rolled."""
    state = begun("league p1 electrics=3 mechanics=1 chemistry=2", LEAGUES[1], *ROW)
    state = holding(
        state,
        {"c9": "p1 upgrade 0"},
        research={
            "p1": {"electrics": 0, "mechanics": 1, "chemistry": 0},
            "p2": {"electrics": 0, "mechanics": 0, "chemistry": 0},
        },
    )
    assert skills(state, 0) == (4, 1, 2)
    state = after(state, "research p1 chemistry", "roll p1 2")
    assert state.research[0] == (1, 1, 2)


@pytest.mark.rule("rocket-race 11.3")
@pytest.mark.parametrize(("face", "points"), [("1", (1, 1, 2)), ("2", (0, 1, 2)), ("3", (0, 0, 2)), ("4", (0, 0, 1))])
def test_each_skill_at_least_the_roll_gains_a_point(face: str, points: tuple[int, int, int]) -> None:
    assert after(advanced(), "research p1 chemistry", f"roll p1 {face}").research[0] == points


@pytest.mark.rule("rocket-race 11.3")
def test_the_breakthrough_die_comes_before_anything_else() -> None:
    state = after(advanced(), "research p1 chemistry")
    assert verbs(state) == {"roll"}
    for line in ("end p1", "buy p1 c1", "roll p2 3", "research p1 chemistry", "launch p1"):
        assert refused(state, line).rule in ("11.3", "0.2")
    assert refused(advanced(), "roll p1 3").rule == "11.3"
    assert refused(state, "roll p1 7").rule == "6.1"


@pytest.mark.rule("rocket-race 11.3")
def test_the_box_rolls_the_breakthrough_die() -> None:
    state = after(advanced(dice="box"), "research p1 chemistry")
    move = kit.complete(RULES, state, ("roll", "p1"), Random(1))
    assert (len(move.words), move.drawn) == (3, True)
    assert refused(state, "roll p1 3").rule == "0.4"


@pytest.mark.rule("rocket-race 11.4")
def test_points_stop_at_four_and_a_full_discipline_cannot_have_the_free_one() -> None:
    points = {"p1": {"electrics": 4, "mechanics": 3, "chemistry": 3}}
    state = changed(advanced(), research=points)
    assert choice(state, "research").slots[0].options == ("mechanics", "chemistry")
    assert refused(state, "research p1 electrics").rule == "11.4"
    assert after(state, "research p1 chemistry", "roll p1 1").research[0] == (4, 4, 4)


@pytest.mark.rule("rocket-race 11.4")
def test_with_all_disciplines_full_research_is_still_allowed() -> None:
    assert after(rich(), "research p1 chemistry", "roll p1 1").research[0] == (4, 4, 4)


@pytest.mark.rule("rocket-race 11.5")
def test_an_event_of_the_row_is_taken_into_the_hand() -> None:
    state = after(advanced(), "take p1 c3", "reveal event")
    assert [card.id for card in state.hands[0]] == ["c3"]
    assert "discard" not in verbs(state)
    assert refused(advanced(), "take p1 c1").rule == "11.5"
    assert refused(advanced(), "take p1 c9").rule == "11.5"


@pytest.mark.rule("rocket-race 11.5")
def test_without_an_event_in_the_row_none_is_offered() -> None:
    row = tuple(line.replace("event", "capsule reliability=1") for line in ROW)
    assert "take" not in verbs(advanced(row=row))


@pytest.mark.rule("rocket-race 11.6")
def test_cards_are_bought_for_their_costs_complete() -> None:
    points = {"p1": {"electrics": 0, "mechanics": 2, "chemistry": 2}}
    state = changed(advanced(), research=points)
    assert choice(state, "buy").slots[0].options == ("c2", "c4")
    state = after(state, "buy p1 c2")
    assert state.research[0] == (0, 1, 0)
    assert [(card.id, card.cogs) for card in state.yards[0]] == [("c2", 0)]


@pytest.mark.rule("rocket-race 11.6")
@pytest.mark.parametrize(
    ("line", "said"), [("buy p1 c5", "costs 4/0/0"), ("buy p1 c3", "not bought"), ("buy p1 c9", "not lie in the row")]
)
def test_what_cannot_be_bought_is_refused_with_what_could(line: str, said: str) -> None:
    refusal = refused(rich(3), line)
    assert refusal.rule == "11.6"
    assert said in refusal.message
    assert "c1 c2 c4" in refusal.message


@pytest.mark.rule("rocket-race 11.6")
def test_several_cards_may_be_bought_in_one_turn() -> None:
    state = rich(4, "buy p1 c1", "reveal event", "buy p1 c2", "reveal event", "buy p1 c4", "reveal event", "end p1")
    assert len(state.yards[0]) == 3
    assert state.turn == "p2"


@pytest.mark.rule("rocket-race 11.7")
def test_a_card_just_turned_up_can_be_bought() -> None:
    state = rich(1, "buy p1 c1", "reveal steering reliability=3 mechanics=1", "buy p1 c6")
    assert [card.id for card in state.yards[0]] == ["c1", "c6"]


@pytest.mark.rule("rocket-race 11.8")
def test_an_upgrade_counts_at_once() -> None:
    state = rich(4, "buy p1 c4")
    assert skills(state, 0) == (2, 2, 3)


@pytest.mark.rule("rocket-race 11.9")
def test_a_discard_only_when_no_card_was_taken_and_nothing_is_bought_after_it() -> None:
    bought = rich(4, "buy p1 c1", "reveal event")
    assert refused(bought, "discard p1 c2").rule == "11.9"
    discarded = rich(4, "discard p1 c1", "reveal event")
    assert verbs(discarded) == {"end"}
    assert refused(discarded, "buy p1 c2").rule == "11.9"
    assert refused(discarded, "discard p1 c2").rule == "11.9"
    assert refused(rich(), "discard p1 c9").rule == "11.9"


@pytest.mark.rule("rocket-race 11.9")
def test_a_discard_may_follow_research() -> None:
    state = after(advanced(), "research p1 chemistry", "roll p1 6", "discard p1 c5", "reveal event", "end p1")
    assert [card.id for card in state.discards] == ["c5"]


@pytest.mark.rule("rocket-race 11.10")
def test_turns_go_on_to_the_left_and_rounds_are_counted() -> None:
    state = after(advanced(), "end p1")
    assert (state.turn, state.round) == ("p2", 1)
    state = after(state, "end p2")
    assert (state.turn, state.round, state.acted, state.took) == ("p1", 2, "", False)
    assert refused(state, "end p1 now").rule == "0.1"


@pytest.mark.rule("rocket-race 11.9")
def test_what_is_too_late_is_refused_with_what_is_open() -> None:
    discarded = advanced("discard p1 c3", "reveal event")
    assert refused(discarded, "research p1 electrics").message.endswith("Now allowed: end.")
    assert refused(advanced("take p1 c3", "reveal event"), "discard p1 c1").message.endswith("Now allowed: end.")


@pytest.mark.rule("rocket-race 11.3")
def test_the_breakthrough_is_one_die() -> None:
    assert "no roll of one die" in refused(advanced("research p1 electrics"), "roll p1 3 4").message
