"""Launching, rolling, landing and failing (RULES.md, sections 5, 6 and 7)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from companion.contract.game import Move, Step
from companion.games.rocket_race.launch.chances import chance, outcomes, percent, succeeds
from tests.games.rocket_race.tables import OTHER, RULES, WHOLE, advanced, after, holding, launching, refused, standard

TWO = "launch p1 c1 c2 c3", "launch p2 c4 c5 c6"
EXTRAS = {f"c{number}": "p1 accessory 1" for number in range(10, 14)}


@pytest.mark.rule("rocket-race 5.1")
def test_launches_are_declared_from_the_auctions_winner_to_the_left() -> None:
    state = launching(WHOLE | OTHER, active="p2")
    assert state.turn == "p2"
    assert after(state, "launch p2 c4 c5 c6").turn == "p1"
    assert refused(state, "launch p1 c1 c2 c3").rule == "5.1"
    assert refused(state, "ready p1").rule == "5.1"


@pytest.mark.rule("rocket-race 5.1")
def test_a_player_may_launch_several_rockets() -> None:
    spare = {"c4": "p1 capsule 1", "c5": "p1 propulsion 1", "c6": "p1 steering 1"}
    state = launching(WHOLE | spare, "launch p1 c1 c2 c3")
    assert (state.phase, state.turn) == ("launch", "p1")
    assert [rocket.id for rocket in after(state, "launch p1 c6 c5 c4").rockets] == ["r1", "r2"]


@pytest.mark.rule("rocket-race 5.2")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("launch p1 c1 c2", "exactly one steering, here are 0"),
        ("launch p1", "exactly one capsule, here are 0"),
        ("launch p1 c1 c2 c3 c7", "exactly one capsule, here are 2"),
        ("launch p1 c1 c2 c3 c8", "never part of a rocket"),
    ],
)
def test_a_rocket_has_one_capsule_one_propulsion_and_one_steering(line: str, said: str) -> None:
    refusal = refused(launching(WHOLE | {"c7": "p1 capsule 1", "c8": "p1 event 0"}), line)
    assert refusal.rule == "5.2"
    assert said in refusal.message


@pytest.mark.rule("rocket-race 5.2")
def test_an_upgrade_never_flies() -> None:
    state = holding(advanced(), {**_from_c11(WHOLE), "c20": "p1 upgrade 0"})
    assert refused(state, "launch p1 c11 c12 c13 c20").rule == "5.2"
    assert after(state, "launch p1 c11 c12 c13").rockets


def _from_c11(cards: dict[str, str]) -> dict[str, str]:
    return {f"c{int(card_id[1:]) + 10}": text for card_id, text in cards.items()}


@pytest.mark.rule("rocket-race 5.3")
def test_up_to_three_accessories_fly_along() -> None:
    state = launching(WHOLE | EXTRAS)
    assert after(state, "launch p1 c1 c10 c2 c11 c3 c12").rockets[0].reliability == 10
    assert after(state, "launch p1 c1 c2 c3").rockets[0].reliability == 7
    refusal = refused(state, "launch p1 c1 c2 c3 c10 c11 c12 c13")
    assert refusal.rule == "5.3"
    assert "up to 3" in refusal.message


@pytest.mark.rule("rocket-race 5.4")
@pytest.mark.parametrize(
    "line", ["launch p1 c4 c2 c3", "launch p1 c9 c2 c3", "launch p1 c1 c2 c3 c3", "launch p1 c7 c2 c3"]
)
def test_only_own_complete_cards_fly_and_each_once(line: str) -> None:
    assert refused(launching(WHOLE | OTHER | {"c7": "p1 capsule 5 2"}), line).rule == "5.4"


@pytest.mark.rule("rocket-race 5.4")
def test_a_card_of_one_rocket_is_in_no_other() -> None:
    spare = {"c4": "p1 capsule 1", "c5": "p1 propulsion 1", "c6": "p1 steering 1"}
    state = launching(WHOLE | spare, "launch p1 c1 c2 c3")
    assert refused(state, "launch p1 c1 c5 c6").rule == "5.4"


@pytest.mark.rule("rocket-race 5.5")
def test_who_has_no_whole_rocket_is_not_asked() -> None:
    lines = ("draw p1 event", "bid p1 1", "pass p2", "pass p3", "confirm")
    assert after(holding(standard(), OTHER), *lines).turn == "p2"
    assert standard(*lines).phase == "draw"
    assert launching(WHOLE, "launch p1 c1 c2 c3").phase == "rolls"


@pytest.mark.rule("rocket-race 5.5")
def test_a_player_may_keep_a_whole_rocket_on_the_ground() -> None:
    assert launching(WHOLE, "ready p1").phase == "draw"
    assert launching(WHOLE | OTHER, "ready p1").turn == "p2"


@pytest.mark.rule("rocket-race 6.1")
def test_two_dice_are_rolled_for_each_rocket() -> None:
    state = launching(WHOLE | OTHER, *TWO)
    assert after(state, "roll p2 r2 3 4").rockets[1].dice == (3, 4)
    assert [draw.options for draw in RULES.draws(state, ("roll", "p1", "r1"))] == [("1", "2", "3", "4", "5", "6")] * 2
    for line in ("roll p1 r2 3 4", "roll p1 r1 3", "roll p1 r1 0 7", "roll p1 r1 3 4 5", "roll p1"):
        assert refused(state, line).rule == "6.1"


@pytest.mark.rule("rocket-race 6.1")
def test_a_rocket_rolls_once() -> None:
    state = launching(WHOLE | OTHER, *TWO, "roll p1 r1 1 1")
    assert refused(state, "roll p1 r1 3 4").rule == "6.1"
    assert not state.over


@pytest.mark.rule("rocket-race 6.2")
@pytest.mark.parametrize("reliability", range(-3, 20))
def test_chances_are_those_of_the_36_rolls(reliability: int) -> None:
    rolls = list(product(range(1, 7), repeat=2))
    landing = sum(1 for roll in rolls if sum(roll) == 2 or (sum(roll) != 12 and sum(roll) <= reliability))
    assert outcomes(reliability) == landing
    assert sum(succeeds(roll, reliability) for roll in rolls) == landing
    assert chance(reliability, 0, 1) == Fraction(landing, 36)


@pytest.mark.rule("rocket-race 6.2")
@pytest.mark.parametrize(("dice", "lands"), [("3 4", True), ("4 4", False), ("1 1", True), ("6 6", False)])
def test_a_roll_up_to_the_reliability_lands(dice: str, lands: bool) -> None:
    assert launching(WHOLE, "launch p1 c1 c2 c3", f"roll p1 r1 {dice}").over == lands


@pytest.mark.rule("rocket-race 6.2")
def test_a_natural_2_lands_a_hopeless_rocket_and_a_natural_12_fails_the_best() -> None:
    hopeless = {"c1": "p1 capsule 0", "c2": "p1 propulsion 0", "c3": "p1 steering 0"}
    best = {"c1": "p1 capsule 12", "c2": "p1 propulsion 12", "c3": "p1 steering 12"}
    assert launching(hopeless, "launch p1 c1 c2 c3", "roll p1 r1 1 1").winners == ("p1",)
    assert launching(best, "launch p1 c1 c2 c3", "roll p1 r1 6 6").phase == "failure"


@pytest.mark.rule("rocket-race 5.2")
def test_two_capsules_and_four_accessories_are_refused_with_what_is_allowed() -> None:
    more = {f"c{number}": "p1 accessory 1" for number in range(11, 15)} | {"c15": "p1 capsule 1"}
    table = launching(WHOLE | more)
    assert "here are 2: keep one of c1 c15." in refused(table, "launch p1 c1 c2 c3 c15").message
    assert "here are 4: keep 3 of c11 c12 c13 c14." in refused(table, "launch p1 c1 c2 c3 c11 c12 c13 c14").message


@pytest.mark.rule("rocket-race 6.3")
def test_the_lowest_landing_roll_wins() -> None:
    assert launching(WHOLE | OTHER, *TWO, "roll p1 r1 3 4", "roll p2 r2 2 2").winners == ("p2",)
    assert launching(WHOLE | OTHER, *TWO, "roll p1 r1 3 4", "roll p2 r2 5 4").winners == ("p1",)


@pytest.mark.rule("rocket-race 6.3")
@pytest.mark.parametrize(
    ("rolls", "ended"),
    [("3 4|2 2", ["beaten", "landed"]), ("3 4|6 6", ["landed", "failed"]), ("3 4|5 2", ["landed"] * 2)],
)
def test_at_the_end_every_rocket_has_landed_or_failed(rolls: str, ended: list[str]) -> None:
    first, second = rolls.split("|")
    state = launching(WHOLE | OTHER, *TWO, f"roll p1 r1 {first}", f"roll p2 r2 {second}")
    assert [rocket.status for rocket in state.rockets] == ended
    assert RULES.rebuild(RULES.plain(state)) == state


@pytest.mark.rule("rocket-race 6.3")
def test_all_roll_before_anything_is_decided() -> None:
    assert not launching(WHOLE | OTHER, *TWO, "roll p1 r1 1 1").over


@pytest.mark.rule("rocket-race 6.4")
def test_equal_lowest_rolls_share_the_win() -> None:
    state = launching(WHOLE | OTHER, *TWO, "roll p1 r1 3 4", "roll p2 r2 5 2")
    assert state.winners == ("p1", "p2")
    assert RULES.plain(state)["scores"] == {"p1": 1, "p2": 1, "p3": 0}


@pytest.mark.rule("rocket-race 6.5")
def test_tied_players_roll_again_until_one_is_lower() -> None:
    tied = launching(WHOLE | OTHER, *TWO, "roll p1 r1 3 4", "roll p2 r2 5 2", ties="reroll")
    assert (tied.phase, tied.over) == ("rolls", False)
    assert RULES.view(tied).phase.hint == "Anna rolls again for r1: the lower roll wins."
    again = after(tied, "roll p1 r1 6 6", "roll p2 r2 6 6")
    assert not again.over
    assert after(again, "roll p1 r1 6 6", "roll p2 r2 6 5").winners == ("p2",)


@pytest.mark.rule("rocket-race 6.5")
def test_only_the_tied_rockets_roll_again() -> None:
    third = {"c7": "p3 capsule 3", "c8": "p3 propulsion 3", "c9": "p3 steering 3"}
    rolls = ("roll p1 r1 2 2", "roll p2 r2 1 3", "roll p3 r3 4 4")
    tied = launching(WHOLE | OTHER | third, *TWO, "launch p3 c7 c8 c9", *rolls, ties="reroll")
    assert refused(tied, "roll p3 r3 1 1").rule == "6.1"
    ended = after(tied, "roll p1 r1 3 3", "roll p2 r2 3 4")
    assert ended.winners == ("p1",)
    assert [rocket.status for rocket in ended.rockets] == ["landed", "beaten", "beaten"]


@pytest.mark.rule("rocket-race 6.5")
def test_when_the_tied_rockets_are_lost_the_best_of_the_others_wins() -> None:
    third = {"c7": "p3 capsule 3", "c8": "p3 propulsion 3", "c9": "p3 steering 3", "c10": "p3 event 0"}
    rolls = ("roll p1 r1 2 2", "roll p2 r2 1 3", "roll p3 r3 4 4", "confirm")
    tied = launching(WHOLE | OTHER | third, *TWO, "launch p3 c7 c8 c9", *rolls, ties="reroll")
    assert after(tied, "play p3 c10", "effect c10 discard c1", "effect c10 discard c4").winners == ("p3",)


@pytest.mark.rule("rocket-race 6.6")
@pytest.mark.parametrize("ties", ["share", "reroll"])
def test_two_rockets_of_one_player_do_not_tie(ties: str) -> None:
    mine = {card_id: text.replace("p2", "p1") for card_id, text in OTHER.items()}
    lines = ("launch p1 c1 c2 c3", "launch p1 c4 c5 c6", "roll p1 r1 3 3", "roll p1 r2 3 3")
    assert launching(WHOLE | mine, *lines, ties=ties).winners == ("p1",)


@pytest.mark.rule("rocket-race 6.7")
def test_after_a_win_a_failed_rocket_keeps_its_cards() -> None:
    state = launching(WHOLE | OTHER, *TWO, "roll p1 r1 6 6", "roll p2 r2 1 1")
    assert state.over
    assert state.discards == ()


@pytest.mark.rule("rocket-race 6.8")
def test_rolls_wait_while_somebody_holds_a_playable_event() -> None:
    state = launching(WHOLE | {"c9": "p3 event 0"}, "launch p1 c1 c2 c3", "roll p1 r1 3 4")
    assert (state.phase, state.over) == ("verdict", False)
    assert after(state, "confirm").winners == ("p1",)
    assert refused(state, "confirm now").rule == "0.1"


@pytest.mark.rule("rocket-race 7.1")
def test_the_left_neighbour_picks_the_component_that_broke() -> None:
    state = launching(WHOLE, "launch p1 c1 c2 c3", "roll p1 r1 6 5")
    assert (state.phase, state.turn) == ("failure", "p2")
    for line in ("fail p1 r1 c2", "fail p2 r1 c9", "fail p2 r1", "fail p2 r2 c2"):
        assert refused(state, line).rule == "7.1"
    assert [card.id for card in after(state, "fail p2 r1 c2").discards] == ["c2"]


@pytest.mark.rule("rocket-race 7.1")
def test_the_box_can_pick_blind() -> None:
    state = launching(WHOLE, "launch p1 c1 c2 c3", "roll p1 r1 6 5")
    (draw,) = RULES.draws(state, ("fail", "p2", "r1"))
    assert set(draw.options) == {"c1", "c2", "c3"}
    assert isinstance(RULES.play(state, Move(("fail", "p2", "r1", "c3"), drawn=True)), Step)


@pytest.mark.rule("rocket-race 7.1")
def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    cards = {card_id: text.replace("p1", "p3") for card_id, text in WHOLE.items()}
    assert launching(cards, "launch p3 c1 c2 c3", "roll p3 r1 6 5").turn == "p1"


@pytest.mark.rule("rocket-race 7.2")
def test_the_other_components_are_complete_in_the_build_area_again() -> None:
    state = launching(WHOLE, "launch p1 c1 c2 c3", "roll p1 r1 6 5", "fail p2 r1 c2")
    assert [(card.id, card.cogs) for card in state.yards[0]] == [("c1", 0), ("c3", 0)]
    assert (state.phase, state.rockets) == ("draw", ())


@pytest.mark.rule("rocket-race 7.2")
def test_every_failed_rocket_loses_a_component() -> None:
    state = launching(WHOLE | OTHER, *TWO, "roll p1 r1 6 5", "roll p2 r2 6 6", "fail p3 r2 c4")
    assert state.phase == "failure"
    assert after(state, "fail p2 r1 c1").phase == "draw"


def test_a_chance_is_told_in_words_that_fit() -> None:
    assert [percent(Fraction(part)) for part in ("1/46656", "21/36", "35/36")] == ["<1 %", "58 %", "97 %"]


def test_the_most_reliable_parts_are_offered_first() -> None:
    state = launching(WHOLE | {"c7": "p1 capsule 5", "c8": "p1 accessory 1", "c9": "p1 accessory 2"})
    offered = next(choice for choice in RULES.choices(state) if choice.verb == "launch")
    slots = {slot.name: slot.options for slot in offered.slots}
    assert (slots["capsule"], slots["accessories"]) == (("c7", "c1"), ("c9", "c8"))
