"""The box's own rules in Rocket Race (RULES.md, section 0)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract.game import Move, Refusal, Setup, Step
from companion.table.options import complete
from tests import kit
from tests.games.rocket_race.tables import RULES, advanced, launching, refused, standard

FACTS: dict[str, Any] = {"deck": {}, "leagues": [], "cards": []}


def set_up(players: int, facts: dict[str, Any] = FACTS, **options: Any) -> Any:
    chosen = complete(RULES.options, options)
    assert not isinstance(chosen, Refusal)
    return RULES.setup(Setup(kit.NAMES[:players], chosen, facts))


@pytest.mark.rule("rocket-race 0.1")
@pytest.mark.parametrize(
    "line", ["bid p1 3", "draw", "fly p1", "confirm", "", "draw p1 capsule reliability=x", "roll p1 r1"]
)
def test_what_is_not_offered_is_refused(line: str) -> None:
    assert refused(standard(), line).code == "illegal"


@pytest.mark.rule("rocket-race 0.2")
def test_only_the_seat_that_is_asked_acts() -> None:
    assert refused(standard("draw p1 event"), "bid p9 1").rule == "0.2"
    assert refused(advanced(), "end p2").rule == "0.2"


@pytest.mark.rule("rocket-race 0.3")
def test_nothing_can_be_moved_after_the_end() -> None:
    over = launching(
        {"c1": "p1 capsule 3", "c2": "p1 propulsion 2", "c3": "p1 steering 2"}, "launch p1 c1 c2 c3", "roll p1 r1 1 1"
    )
    assert over.over
    assert RULES.choices(over) == ()
    assert refused(over, "draw p1 event").rule == "0.3"


@pytest.mark.rule("rocket-race 0.4")
def test_with_the_boxs_dice_the_table_enters_none() -> None:
    cards = {"c1": "p1 capsule 3", "c2": "p1 propulsion 2", "c3": "p1 steering 2"}
    rolling = launching(cards, "launch p1 c1 c2 c3", dice="box")
    assert refused(rolling, "roll p1 r1 3 4").rule == "0.4"
    assert isinstance(RULES.play(rolling, Move(("roll", "p1", "r1", "3", "4"), drawn=True)), Step)


@pytest.mark.rule("rocket-race 0.4")
def test_with_the_tables_dice_the_box_draws_none() -> None:
    cards = {"c1": "p1 capsule 3", "c2": "p1 propulsion 2", "c3": "p1 steering 2"}
    rolling = launching(cards, "launch p1 c1 c2 c3", dice="table")
    assert RULES.draws(rolling, ("roll", "p1", "r1")) == ()
    assert refused(rolling, "roll p1 r1").rule == "0.4"
    assert [len(choice.slots) for choice in RULES.choices(rolling)] == [3]


@pytest.mark.rule("rocket-race 0.5")
def test_development_waits_for_the_table_or_goes_by_itself() -> None:
    lines = ("draw p1 capsule reliability=3", "bid p1 2", "pass p2", "pass p3")
    assert standard(*lines).phase == "development"
    assert standard(*lines, upkeep="auto").phase == "draw"


@pytest.mark.rule("rocket-race 0.7")
@pytest.mark.parametrize(("rules", "players"), [("standard", 2), ("advanced", 5)])
def test_each_game_has_its_own_number_of_players(rules: str, players: int) -> None:
    refusal = set_up(players, rules=rules)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("bad-option", "0.7")


@pytest.mark.rule("rocket-race 0.8")
@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"deck": {"capsule": -1}}, "deck"),
        ({"deck": {"wings": 3}}, "wings"),
        ({"cards": [{"name": "Big One", "kind": "capsule"}]}, "name"),
        ({"cards": [{"name": "a", "kind": "capsule", "reliability": 13}]}, "reliability"),
        ({"cards": [{"name": "a", "kind": "capsule", "count": 9}]}, "9 capsule cards"),
        ({"cards": [{"name": "a", "kind": "event"}, {"name": "a", "kind": "capsule"}]}, "twice"),
        ({"cards": [{"name": "a", "kind": "event", "reliability": 2}]}, "no reliability"),
        ({"cards": [{"name": "a", "kind": "capsule", "skill": "electrics+1"}]}, "no skill"),
        ({"leagues": [{"name": "", "electrics": 1, "mechanics": 1, "chemistry": 1}]}, "no name"),
        ({"leagues": [{"name": name, "electrics": 1, "mechanics": 2, "chemistry": 2} for name in "ab"]}, "same skills"),
        ({"deck": dict.fromkeys(("steering", "propulsion", "capsule", "accessory", "event"), 0)}, "no card"),
    ],
)
def test_a_set_that_does_not_fit_is_refused(facts: dict[str, Any], words: str) -> None:
    refusal = set_up(3, FACTS | facts)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("bad-set", "0.8")
    assert words in refusal.message
