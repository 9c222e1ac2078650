"""Events and their effects (RULES.md, section 8)."""

from __future__ import annotations

import pytest

from companion.contract.game import Move, Step
from companion.games.rocket_race.model import State
from tests.games.rocket_race.tables import (
    OTHER,
    ROW,
    RULES,
    WHOLE,
    advanced,
    after,
    holding,
    launching,
    refused,
    standard,
)

EVENT = {"c9": "p3 event 0"}


def verdict(*lines: str, dice: str = "3 4") -> State:
    """p1's rocket of Reliability 7 has rolled, p3 holds an event."""
    return launching(WHOLE | EVENT, "launch p1 c1 c2 c3", f"roll p1 r1 {dice}", *lines)


def effects(state: State) -> set[str]:
    return {choice.slots[1].options[0] for choice in RULES.choices(state) if choice.verb == "effect"}


@pytest.mark.rule("rocket-race 8.2")
def test_an_event_is_played_at_any_moment_once_complete() -> None:
    state = holding(standard(), EVENT | {"c8": "p1 event 0 2"})
    assert after(state, "play p3 c9").phase == "draw"
    assert after(state, "draw p1 event", "play p3 c9", "bid p1 1").bid == 1
    for line in ("play p1 c8", "play p1 c9", "play p3", "play p3 c9 c9", "play p7 c9"):
        assert refused(state, line).rule == "8.2"


@pytest.mark.rule("rocket-race 8.2")
def test_an_event_whose_last_cog_is_taken_can_be_played() -> None:
    state = holding(standard(), {"c1": "p2 event 0 1"})
    state = after(state, "draw p1 capsule reliability=1", "bid p1 1", "pass p2", "pass p3", "confirm")
    assert after(state, "play p2 c1").event == "c1"


@pytest.mark.rule("rocket-race 8.2")
def test_in_the_advanced_game_an_event_is_played_from_the_hand() -> None:
    state = after(advanced(), "take p1 c3", "reveal event")
    assert RULES.plain(state)["cards"]["c3"]["where"] == "hand"
    assert after(state, "play p1 c3").out[0].id == "c3"


@pytest.mark.rule("rocket-race 8.3")
def test_a_malus_makes_a_landing_fail_and_a_bonus_saves_a_failure() -> None:
    assert verdict("play p3 c9", "effect c9 bonus r1 -1", "confirm").phase == "failure"
    assert verdict("play p3 c9", "effect c9 bonus r1 +2", "confirm", dice="4 5").winners == ("p1",)
    assert verdict("confirm", dice="4 5").phase == "failure"


@pytest.mark.rule("rocket-race 8.3")
def test_natural_rolls_stay_whatever_the_bonus() -> None:
    assert verdict("play p3 c9", "effect c9 bonus r1 +6", "confirm", dice="6 6").phase == "failure"
    assert verdict("play p3 c9", "effect c9 bonus r1 -6", "confirm", dice="1 1").over


@pytest.mark.rule("rocket-race 8.3")
@pytest.mark.parametrize(
    "words", ["bonus r1 +7", "bonus r1 0", "bonus r2 +1", "bonus r1", "bonus r1 2", "bonus r1 +1 +1", "sink r1", ""]
)
def test_an_effect_said_wrongly_is_refused(words: str) -> None:
    assert refused(verdict("play p3 c9"), f"effect c9 {words}".strip()).rule == "8.3"


@pytest.mark.rule("rocket-race 8.3")
def test_the_bonuses_on_one_roll_are_twelve_at_most() -> None:
    state = verdict("play p3 c9", "effect c9 bonus r1 +6", "effect c9 bonus r1 +4")
    refusal = refused(state, "effect c9 bonus r1 +3")
    assert refusal.rule == "8.3"
    assert "allowed is +1 +2 -1" in refusal.message
    assert after(state, "effect c9 bonus r1 +2").rockets[0].bonus == 12


@pytest.mark.rule("rocket-race 8.4")
def test_a_roll_on_the_table_is_rolled_again() -> None:
    state = verdict("play p3 c9", "effect c9 reroll r1")
    assert (state.phase, state.turn) == ("rolls", "p1")
    assert after(state, "roll p1 r1 6 5").phase == "failure"


@pytest.mark.rule("rocket-race 8.4")
def test_what_has_not_been_rolled_is_not_rolled_again() -> None:
    state = launching(WHOLE | OTHER | EVENT, "launch p1 c1 c2 c3", "launch p2 c4 c5 c6", "play p3 c9")
    assert refused(state, "effect c9 reroll r1").rule == "8.4"
    assert "reroll" not in effects(state)


@pytest.mark.rule("rocket-race 8.5")
def test_cogs_move_between_card_and_pool() -> None:
    state = after(holding(standard(), EVENT | {"c1": "p1 capsule 3 4"}), "play p3 c9")
    assert after(state, "effect c9 cogs c1 -3").pools[0] == 9
    assert after(state, "effect c9 cogs c1 +6").pools[0] == 0
    assert after(state, "effect c9 cogs c1 -4").yards[0][0].cogs == 0
    for words in ("c1 -5", "c1 +7", "c1 3", "c1"):
        assert refused(state, f"effect c9 cogs {words}").rule == "8.5"


@pytest.mark.rule("rocket-race 8.5")
def test_the_cogs_of_a_standing_bid_stay_in_the_pool() -> None:
    state = holding(standard(), EVENT | {"c1": "p1 capsule 3 2"})
    state = after(state, "draw p1 event", "bid p1 7", "play p3 c9")
    assert refused(state, "effect c9 cogs c1 +2").rule == "8.5"
    assert after(state, "effect c9 cogs c1 +1").pools[0] == 7


@pytest.mark.rule("rocket-race 8.5")
def test_there_are_no_cogs_to_move_in_the_advanced_game() -> None:
    state = holding(advanced(), {"c8": "p1 event 0", "c9": "p2 capsule 3"})
    state = after(state, "play p1 c8")
    assert effects(state) == {"discard", "take"}
    assert refused(state, "effect c8 cogs c9 +1").rule == "8.5"


@pytest.mark.rule("rocket-race 8.6")
def test_a_card_in_development_is_completed() -> None:
    state = after(holding(standard(), EVENT | {"c1": "p1 event 0 4", "c2": "p2 capsule 1"}), "play p3 c9")
    done = after(state, "effect c9 complete c1")
    assert done.pools[0] == 10
    assert after(done, "play p1 c1").event == "c1"
    assert refused(state, "effect c9 complete c2").rule == "8.6"


@pytest.mark.rule("rocket-race 8.7")
def test_a_discarded_card_gives_its_cogs_back() -> None:
    state = after(holding(standard(), EVENT | {"c1": "p1 capsule 3 4"}), "play p3 c9", "effect c9 discard c1")
    assert state.pools == (10, 10, 10)
    assert [card.id for card in state.discards] == ["c1"]
    assert refused(state, "effect c9 discard c1").rule == "8.7"


@pytest.mark.rule("rocket-race 8.7")
def test_a_rocket_that_loses_its_core_is_none_any_more() -> None:
    state = verdict("play p3 c9", "effect c9 discard c2")
    assert state.rockets == ()
    assert state.phase == "draw"
    assert [card.id for card in state.yards[0]] == ["c1", "c3"]


@pytest.mark.rule("rocket-race 8.7")
def test_a_rocket_that_loses_an_accessory_flies_on_without_it() -> None:
    state = launching(
        WHOLE | EVENT | {"c10": "p1 accessory 2"}, "launch p1 c1 c2 c3 c10", "play p3 c9", "effect c9 discard c10"
    )
    assert [rocket.reliability for rocket in state.rockets] == [7]


@pytest.mark.rule("rocket-race 8.7")
def test_the_last_failed_rocket_cannot_be_reached_by_an_effect() -> None:
    state = launching(WHOLE | EVENT, "launch p1 c1 c2 c3", "roll p1 r1 6 6", "confirm", "play p3 c9")
    assert refused(state, "effect c9 discard c1").rule == "8.7"


@pytest.mark.rule("rocket-race 8.8")
def test_a_card_is_taken_complete_and_its_cogs_go_home() -> None:
    state = after(holding(standard(), EVENT | {"c1": "p1 capsule 3 4"}), "play p3 c9", "effect c9 take c1 p3")
    assert state.pools == (10, 10, 10)
    assert [(card.id, card.cogs) for card in state.yards[2]] == [("c1", 0)]
    for words in ("c1 p3", "c1 p4", "c1 p9", "c7 p1", "c1"):
        assert refused(state, f"effect c9 take {words}").rule == "8.8"


@pytest.mark.rule("rocket-race 8.7")
def test_a_card_of_the_row_can_be_discarded_and_is_replaced() -> None:
    state = after(holding(advanced(), {"c8": "p1 event 0"}), "play p1 c8")
    state = after(state, "effect c8 discard c2", "effect c8 discard c5")
    assert [card.id for card in state.discards] == ["c2", "c5"]
    assert (state.phase, [card.id for card in state.row]) == ("reveal", ["c1", "c3", "c4"])
    state = after(state, "reveal event", "reveal event")
    assert (state.phase, state.turn, state.took) == ("turn", "p1", False)


@pytest.mark.rule("rocket-race 8.8")
def test_a_card_of_the_row_can_be_taken_by_anybody() -> None:
    state = after(holding(advanced(), {"c8": "p2 event 0"}), "play p2 c8")
    other = after(state, "effect c8 take c4 p2", "effect c8 take c3 p2", "reveal event", "reveal event")
    assert ([card.id for card in other.yards[1]], [card.id for card in other.hands[1]]) == (["c4"], ["c3"])
    assert (other.phase, other.took) == ("turn", False)
    told = RULES.play(state, Move(("effect", "c8", "take", "c3", "p2")))
    assert isinstance(told, Step)
    assert "from the row, into the hand." in told.happened[0]["text"]
    own = after(state, "effect c8 take c1 p1", "reveal event")
    assert (own.acted, own.took) == ("", True)
    assert refused(own, "discard p1 c2").rule == "11.9"
    assert "p1 p2" in refused(state, "effect c8 take c1 p3").message


@pytest.mark.rule("rocket-race 8.8")
def test_events_in_a_hand_stay_face_down_where_an_effect_can_reach_them() -> None:
    state = after(advanced(row=("reveal event name=fog", "reveal event name=storm", *ROW[:3])), "take p1 c1")
    state = after(holding(state, {"c9": "p2 event 0"}), "reveal event name=frost", "play p2 c9")
    labels = {label for choice in RULES.choices(state) for slot in choice.slots for label in slot.labels}
    assert {"Event c1", "Storm", "Frost"} <= labels
    assert "Fog" not in labels


@pytest.mark.rule("rocket-race 10.5")
def test_the_row_is_filled_after_the_rolls_where_an_event_empties_it_then() -> None:
    state = holding(advanced(), {f"c{n + 5}": text for n, text in enumerate(WHOLE.values(), 1)} | {"c9": "p2 event 0"})
    state = after(state, "launch p1 c6 c7 c8", "roll p1 r1 6 6", "play p2 c9", "effect c9 discard c2")
    assert (state.phase, len(state.row)) == ("verdict", 4)
    assert after(state, "confirm", "fail p2 r1 c6").phase == "reveal"


@pytest.mark.rule("rocket-race 8.9")
def test_effects_belong_to_the_event_just_played() -> None:
    state = holding(standard(), EVENT | {"c1": "p1 capsule 3 4"})
    assert refused(state, "effect c9 discard c1").rule == "8.9"
    played = after(state, "play p3 c9", "effect c9 cogs c1 -1", "effect c9 cogs c1 -1")
    assert played.yards[0][0].cogs == 2
    assert refused(after(played, "draw p1 event"), "effect c9 discard c1").rule == "8.9"


@pytest.mark.rule("rocket-race 8.10")
def test_a_used_event_is_out_of_the_game() -> None:
    state = after(holding(standard(), EVENT), "play p3 c9")
    assert [card.id for card in state.out] == ["c9"]
    assert RULES.plain(state)["deck"]["event"] == 5
    assert state.discards == ()


@pytest.mark.rule("rocket-race 8.9")
def test_every_effect_is_told_with_its_event() -> None:
    state = after(holding(standard(), EVENT | {"c1": "p1 capsule 3 4"}), "play p3 c9")
    step = RULES.play(state, Move(("effect", "c9", "discard", "c1")))
    assert isinstance(step, Step)
    assert [fact.get("event") for fact in step.happened] == ["c9"]


@pytest.mark.rule("rocket-race 8.7")
def test_an_effect_that_breaks_the_asked_seats_rocket_moves_the_launches_on() -> None:
    state = launching(WHOLE | OTHER | EVENT, "play p3 c9", "effect c9 discard c1")
    assert (state.phase, state.turn) == ("launch", "p2")


@pytest.mark.rule("rocket-race 6.5")
def test_when_no_tied_rocket_is_left_the_turn_goes_on() -> None:
    lines = ("launch p1 c1 c2 c3", "launch p2 c4 c5 c6", "roll p1 r1 3 4", "roll p2 r2 5 2", "confirm")
    state = launching(WHOLE | OTHER | EVENT, *lines, "play p3 c9", "effect c9 discard c1", ties="reroll")
    assert (state.phase, state.tie) == ("rolls", True)
    assert after(state, "roll p2 r2 6 6").winners == ("p2",)
    assert after(state, "effect c9 discard c4").phase == "draw"
