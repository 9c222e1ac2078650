"""The start and the deck (RULES.md, sections 1 and 2)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.contract.game import Move, Step
from companion.games.rocket_race.model import State
from tests import kit, lines
from tests.games.rocket_race.tables import RULES, advanced, after, changed, refused, standard

PASS = ("pass p1", "pass p2", "pass p3")
MOONSTONE = {"name": "moonstone", "kind": "capsule", "reliability": 4}
SMALL_DECK = {"steering": 1, "propulsion": 1, "capsule": 1, "accessory": 0, "event": 1, "upgrade": 0}
CARDS: list[dict[str, Any]] = [
    MOONSTONE,
    {"name": "boiler", "kind": "propulsion", "reliability": 2},
    {"name": "rudder", "kind": "steering", "reliability": 1},
    {"name": "sabotage", "kind": "event", "text": "-2 to one launch"},
]
SMALL_SET = {"deck": SMALL_DECK, "cards": CARDS}


def with_set(facts: dict[str, Any], **options: Any) -> State:
    state: State = kit.set_up("rocket-race", 3, facts=facts, **options)
    return state


def offered(state: State) -> set[str]:
    return {word for choice in RULES.choices(state) for slot in choice.slots for word in slot.options}


@pytest.mark.rule("rocket-race 1.1")
def test_the_standard_game_has_no_upgrades() -> None:
    assert "upgrade" not in offered(standard())
    assert refused(standard(), "draw p1 upgrade skill=electrics+1").rule == "2.2"
    assert RULES.plain(standard())["deck"] == {
        "steering": 8,
        "propulsion": 8,
        "capsule": 8,
        "accessory": 12,
        "event": 6,
    }


@pytest.mark.rule("rocket-race 1.2")
def test_everybody_starts_with_ten_cogs() -> None:
    assert standard(seats=6).pools == (10,) * 6


@pytest.mark.rule("rocket-race 1.4")
def test_the_first_player_named_draws_first() -> None:
    assert {choice.seat for choice in RULES.choices(standard())} == {"p1"}


@pytest.mark.rule("rocket-race 2.1")
def test_the_active_player_turns_up_one_card() -> None:
    state = standard("draw p1 capsule reliability=3 name=moonstone")
    assert state.focus is not None
    assert (state.focus.id, state.focus.kind, state.focus.name) == ("c1", "capsule", "moonstone")
    assert state.phase == "bidding"
    assert refused(standard(), "draw p2 event").rule == "2.1"


@pytest.mark.rule("rocket-race 2.2")
def test_the_words_of_a_card_stand_in_any_order() -> None:
    assert standard("draw p1 reliability=3 capsule") == standard("draw p1 capsule reliability=3")


@pytest.mark.rule("rocket-race 2.2")
@pytest.mark.parametrize(
    "words",
    [
        "capsule",
        "reliability=3",
        "capsule reliability=13",
        "capsule reliability=03",
        "capsule reliability=three",
        "capsule reliability=",
        "capsule reliability=1 reliability=2",
        "capsule propulsion reliability=1",
        "wing reliability=3",
        "kind=capsule reliability=3",
        "event reliability=13",
        "event skill=electrics+1",
        "capsule reliability=3 electrics=1",
        "capsule reliability=3 name=Big",
        "capsule reliability=3 name=" + "x" * 41,
        "capsule reliability=3 colour=red",
    ],
)
def test_a_card_said_wrongly_is_refused(words: str) -> None:
    assert refused(standard(), f"draw p1 {words}").rule == "2.2"


@pytest.mark.rule("rocket-race 2.2")
def test_a_reliability_said_of_an_event_counts_for_nothing() -> None:
    assert standard("draw p1 event reliability=3 name=storm") == standard("draw p1 event name=storm")


@pytest.mark.rule("rocket-race 2.2")
def test_in_the_advanced_game_a_card_has_costs_and_an_upgrade_its_skill() -> None:
    capsule, *_, upgrade, _last = advanced().row
    assert (capsule.cost, upgrade.skill, upgrade.cost) == ((1, 0, 0), "electrics+1", (0, 0, 1))
    state = changed(advanced(), cards={})
    assert refused(after(state, "discard p1 c5"), "reveal upgrade chemistry=1").rule == "2.2"
    assert refused(after(state, "discard p1 c5"), "reveal capsule reliability=1 electrics=5").rule == "2.2"


@pytest.mark.rule("rocket-race 2.3")
def test_a_card_of_the_set_is_drawn_by_its_name_alone() -> None:
    state = after(with_set({"cards": [MOONSTONE]}), "draw p1 card=moonstone")
    assert state.focus is not None
    assert (state.focus.kind, state.focus.reliability) == ("capsule", 4)
    assert refused(with_set({"cards": [MOONSTONE]}), "draw p1 card=sunstone").rule == "2.3"
    assert refused(with_set({"cards": [MOONSTONE]}), "draw p1 card=moonstone reliability=4").rule == "2.3"


@pytest.mark.rule("rocket-race 2.3")
def test_a_card_on_the_table_is_not_drawn_by_name_again() -> None:
    state = after(with_set({"cards": [MOONSTONE]}), "draw p1 card=moonstone", *PASS)
    assert refused(state, "draw p1 card=moonstone").rule == "2.3"
    assert "card=moonstone" not in offered(state)


@pytest.mark.rule("rocket-race 2.3")
def test_a_card_without_all_its_facts_is_not_drawn_by_name() -> None:
    assert "card=blank" not in offered(with_set({"cards": [{"name": "blank", "kind": "capsule"}]}))


@pytest.mark.rule("rocket-race 2.4")
def test_the_box_draws_only_from_a_deck_that_it_knows_wholly() -> None:
    state = with_set(SMALL_SET)
    (draw,) = RULES.draws(state, ("draw", "p1"))
    assert sorted(draw.options) == ["card=boiler", "card=moonstone", "card=rudder", "card=sabotage"]
    assert isinstance(RULES.play(state, kit.complete(RULES, state, ("draw", "p1"), Random(1))), Step)
    assert RULES.draws(standard(), ("draw", "p1")) == ()
    assert refused(standard(), "draw p1").rule == "2.4"


@pytest.mark.rule("rocket-race 2.4")
def test_a_nameless_card_on_the_table_ends_the_boxs_knowledge() -> None:
    twins = {**SMALL_SET, "deck": {**SMALL_DECK, "capsule": 2}, "cards": [*CARDS, MOONSTONE | {"name": "sunstone"}]}
    state = after(with_set(twins), "draw p1 capsule reliability=4", *PASS)
    assert [card.name for card in state.discards] == [""]
    assert RULES.draws(state, ("draw", "p1")) == ()


@pytest.mark.rule("rocket-race 2.5")
def test_a_card_said_by_its_facts_is_the_card_of_a_wholly_known_set() -> None:
    state = after(with_set(SMALL_SET), "draw p1 capsule reliability=4")
    assert state.focus is not None
    assert state.focus.name == "moonstone"
    assert RULES.draws(after(state, *PASS), ("draw", "p1"))
    named = after(with_set(SMALL_SET), "draw p1 event reliability=2 name=sabotage")
    assert named.focus is not None
    assert named.focus.name == "sabotage"


@pytest.mark.rule("rocket-race 2.5")
@pytest.mark.parametrize("words", ["capsule reliability=12", "capsule reliability=4 name=sunstone"])
def test_a_card_that_a_wholly_known_set_does_not_have_left_is_refused(words: str) -> None:
    refusal = refused(with_set(SMALL_SET), f"draw p1 {words}")
    assert refusal.rule == "2.5"
    assert "moonstone reliability=4" in refusal.message


@pytest.mark.rule("rocket-race 2.5")
def test_costs_are_asked_for_where_only_they_tell_cards_apart() -> None:
    dear = {"name": "sunstone", "kind": "capsule", "reliability": 4, "electrics": 2}
    cards = [dear, dear | {"name": "moonstone", "electrics": 1}, dear | {"name": "opal", "reliability": 5}]
    deck = {**dict.fromkeys(SMALL_DECK, 0), "capsule": 3}
    state = kit.set_up("rocket-race", 2, facts={"deck": deck, "cards": cards}, rules="advanced")
    state = after(state, "league p1 society-of-aeronauts", "league p2 daedalus-society")
    assert refused(state, "reveal capsule reliability=4").rule == "2.2"
    shown = after(state, "reveal capsule reliability=4 electrics=2", "reveal capsule reliability=5")
    assert [(card.name, card.cost) for card in shown.row] == [("sunstone", (2, 0, 0)), ("opal", (2, 0, 0))]


@pytest.mark.rule("rocket-race 2.5")
@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_every_card_offered_of_a_wholly_known_set_can_come_up(rules: str) -> None:
    cards = [card | ({"chemistry": 1} if card["kind"] != "event" else {}) for card in CARDS]
    state = kit.set_up("rocket-race", 3, facts=SMALL_SET | {"cards": cards}, rules=rules)
    if rules == "advanced":
        leagues = ("society-of-aeronauts", "daedalus-society", "electrics=3 mechanics=1 chemistry=1")
        state = after(state, *(f"league p{seat} {league}" for seat, league in enumerate(leagues, 1)))
    for choice in RULES.choices(state):
        for words in lines.lines(choice):
            assert isinstance(RULES.play(state, kit.complete(RULES, state, words, Random(1))), Step), words


@pytest.mark.rule("rocket-race 2.5")
def test_a_ninth_capsule_is_refused_with_the_sum() -> None:
    capsules = [line for _ in range(8) for line in ("draw p1 capsule reliability=3", *PASS)]
    state = standard(*capsules)
    refusal = refused(state, "draw p1 capsule reliability=3")
    assert refusal.rule == "2.5"
    assert "of 8, 8 lie discarded" in refusal.message
    assert "capsule" not in offered(state)


@pytest.mark.rule("rocket-race 2.6")
def test_a_card_named_at_the_table_is_known_when_it_comes_up_again() -> None:
    deck = {"deck": {**SMALL_DECK, "steering": 0, "propulsion": 0, "event": 0}, "cards": []}
    state = after(with_set(deck), "draw p1 capsule reliability=5 name=old-faithful", *PASS)
    assert "card=old-faithful" in offered(state)
    again = after(state, "draw p1 card=old-faithful").focus
    assert again is not None
    assert again.reliability == 5


@pytest.mark.rule("rocket-race 2.6")
def test_the_newest_facts_of_a_name_count_but_those_of_the_set_stay() -> None:
    twice = ("draw p1 capsule reliability=5 name=x", *PASS, "draw p1 capsule reliability=6 name=x", *PASS)
    assert [entry.reliability for entry in standard(*twice).catalogue] == [6]
    fixed = after(with_set({"cards": [MOONSTONE]}), "draw p1 capsule reliability=1 name=moonstone", *PASS)
    assert [entry.reliability for entry in fixed.catalogue] == [4]
    assert "card=moonstone" in offered(fixed)


@pytest.mark.rule("rocket-race 2.7")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    names = ("moonstone", "boiler", "rudder", "sabotage")
    lines = [line for name in names for line in (f"draw p1 card={name}", *PASS)]
    state = after(with_set(SMALL_SET), *lines)
    assert state.table == ()
    assert sum(state.left) == 4
    again = after(state, "draw p1 card=moonstone").focus
    assert again is not None
    assert again.id == "c5"


@pytest.mark.rule("rocket-race 2.8")
def test_with_nothing_left_to_draw_the_turn_goes_on_with_development() -> None:
    one = {"deck": {**SMALL_DECK, "steering": 0, "propulsion": 0, "event": 0}, "cards": []}
    lines = ("draw p1 capsule reliability=1", "bid p1 2", "pass p2", "pass p3")
    state = after(with_set(one), *lines, "confirm")
    assert (state.phase, state.turn, state.active) == ("development", None, 0)
    state = after(state, "confirm", "confirm")
    assert state.pools == (10, 10, 10)


@pytest.mark.rule("rocket-race 2.8")
def test_a_turn_without_an_auction_waits_for_the_table_even_when_upkeep_is_automatic() -> None:
    one = {"deck": {**SMALL_DECK, "steering": 0, "propulsion": 0, "event": 0}, "cards": []}
    state = after(with_set(one, upkeep="auto"), "draw p1 capsule reliability=1", "bid p1 2", "pass p2", "pass p3")
    assert state.phase == "development"


@pytest.mark.rule("rocket-race 2.9")
def test_when_nobody_has_a_cog_there_is_no_auction() -> None:
    cards = {f"c{seat}": {"owner": f"p{seat}", "where": "development", "cogs": 10, "paid": 10} for seat in (1, 2, 3)}
    blank = {"kind": "event", "name": "", "reliability": 0, "electrics": 0, "mechanics": 0, "chemistry": 0, "skill": ""}
    state = changed(standard(), drawn=3, cards={card_id: blank | card for card_id, card in cards.items()})
    assert state.phase == "development"
    assert after(state, "confirm").pools == (1, 1, 1)


@pytest.mark.rule("rocket-race 2.10")
def test_the_box_says_when_nobody_can_land_any_more() -> None:
    def said(state: State) -> bool:
        return any(prompt.id == "no-rocket" for prompt in RULES.view(state).prompts)

    one = {"deck": {**SMALL_DECK, "steering": 1, "propulsion": 1, "capsule": 1, "event": 0}, "cards": []}
    won = ("bid p1 1", "pass p2", "pass p3", "confirm")
    state = with_set(one)
    for kind in ("capsule", "steering"):
        state = after(state, f"draw p1 {kind} reliability=1", *won)
    assert not said(state)
    split = after(state, "draw p1 propulsion reliability=1", "pass p1", "bid p2 1", "pass p3")
    assert said(split)
    assert not said(after(state, "draw p1 propulsion reliability=1", *won))


@pytest.mark.rule("rocket-race 2.4")
def test_a_drawn_card_is_played_as_the_box_drew_it() -> None:
    step = RULES.play(with_set(SMALL_SET), Move(("draw", "p1", "card=rudder"), drawn=True))
    assert isinstance(step, Step)
    assert step.state.focus is not None
    assert step.state.focus.name == "rudder"
