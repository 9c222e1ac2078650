"""What people see of Rocket Race."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.contract.game import Cards, CardView, Countdown, Grid, Page, Track, View
from companion.games.rocket_race.model import State
from companion.games.rocket_race.rules import RULES as SILENT
from tests import kit
from tests.games.rocket_race.tables import OTHER, RULES, WHOLE, advanced, after, changed, holding, launching, standard

DRAW = "draw p1 capsule reliability=3 name=moonstone"


def page(state: State, called: str) -> Page:
    return next(page for page in RULES.view(state).pages if page.id == called)


def block(state: State, called: str) -> Any:
    return next(block for block in RULES.view(state).blocks if block.id == called)


def countdown(state: State, called: str) -> Countdown:
    return next(countdown for countdown in RULES.view(state).countdowns if countdown.id == called)


def cards(found: Cards) -> dict[str, CardView]:
    return {card.id: card for card in found.cards}


def test_the_bidding_page_shows_the_bid_to_beat_and_what_the_seat_in_turn_has() -> None:
    state = standard(DRAW, "bid p1 3", "bid p2 4")
    shown = page(state, "bidding")
    assert (shown.bar, shown.big, shown.urgency) == ("Bid: Moonstone", "5+", 1)
    assert [(row.text, row.value) for row in shown.rows] == [("Cleo", "has 10"), ("Bob", "bids 4"), ("still in", "3")]
    assert page(standard(), "bidding").urgency == 0


def test_the_auction_shows_the_card_each_pool_and_each_standing() -> None:
    state = standard(DRAW, "bid p1 3", "pass p2")
    assert cards(block(state, "focus"))["c1"].marked
    table = block(state, "auction")
    assert isinstance(table, Grid)
    assert table.rows == (("Anna", "10", "3"), ("Bob", "10", "passed"), ("Cleo", "10", ""))


def test_a_card_in_development_counts_down_and_is_urgent_when_it_completes_next() -> None:
    state = after(holding(standard(), {"c1": "p2 capsule 3 1", "c2": "p1 event 0 3"}), "draw p1 steering reliability=1")
    state = after(state, "bid p1 1", "pass p2", "pass p3")
    assert countdown(state, "development:c1").urgent
    assert countdown(state, "development:c1").note == "complete next"
    assert (countdown(state, "development:c2").left, countdown(state, "development:c2").of) == (3, 3)
    assert countdown(state, "development:c3").note == "just won"
    assert not countdown(state, "development:c3").urgent


def test_the_development_page_cannot_wait_while_cogs_are_to_be_taken() -> None:
    state = after(holding(standard(), {"c1": "p2 capsule 3 1"}), DRAW, "bid p1 1", "pass p2", "pass p3")
    shown = page(state, "development")
    assert (shown.bar, shown.urgency) == ("TAKE A COG EACH", 3)
    assert [(row.text, row.value, row.urgent) for row in shown.rows] == [("Capsule 3", "Bob 1", True)]
    later = page(after(state, "confirm"), "development")
    assert (later.urgency, [row.value for row in later.rows]) == (0, ["Anna 1"])


def test_the_development_page_says_how_many_more_cards_there_are() -> None:
    cards = {f"c{number}": f"p{number % 3 + 1} accessory 1 {number}" for number in range(1, 6)}
    state = changed(holding(standard(), cards), players=["Maximiliana", "Al Capone", "Bob"])
    rows = [(row.text, row.value) for row in page(state, "development").rows]
    assert rows == [("Accessory 1", "Al Capone 1"), ("Accessory 1", "Bob 2"), ("and", "3 more")]


def test_the_development_page_tells_when_there_is_nothing_to_take() -> None:
    shown = page(standard(DRAW, "bid p1 2", "pass p2", "pass p3"), "development")
    assert (shown.bar, shown.big, shown.note) == ("DEVELOPMENT", "none", "no cog to take")


def test_a_long_name_is_whole_on_the_page_and_cut_visibly_on_the_box() -> None:
    state = standard("draw p1 capsule reliability=3 name=lunar-observatory-dome", "bid p1 1", "pass p2", "pass p3")
    assert cards(block(state, "build:p1"))["c1"].label == "Lunar observatory dome"
    row = page(after(state, "confirm"), "development").rows[0]
    assert (row.text, row.value) == ("Lunar observatory dome", "Anna 1")


def test_build_areas_show_cogs_as_pips() -> None:
    card = cards(block(holding(standard(), {"c1": "p2 capsule 3 4"}), "build:p2"))["c1"]
    assert (card.pips, card.of, card.state, card.marked) == (4, 4, "development", False)


def test_the_launch_page_shows_the_exact_chance_of_the_best_rocket() -> None:
    shown = page(launching(WHOLE | {"c8": "p1 capsule 1", "c9": "p1 accessory 1"}), "launch")
    assert (shown.big, shown.note, shown.urgency) == ("72 %", "Reliability 8", 1)
    assert page(launching(WHOLE, three_stage=True), "launch").big == "20 %"
    assert page(standard(), "launch").note == "no rocket is ready"


def test_the_launch_page_shows_chance_roll_and_verdict() -> None:
    state = launching(WHOLE | {"c9": "p3 event 0"}, "launch p1 c1 c2 c3")
    assert (page(state, "launch").big, page(state, "launch").note) == ("58 %", "Reliability 7")
    rolled = after(state, "roll p1 r1 3 4")
    assert (page(rolled, "launch").big, page(rolled, "launch").note) == ("7", "up to 7: success")
    assert page(after(rolled, "confirm"), "launch").note == "landed on the Moon"


def test_several_rockets_share_the_launch_page() -> None:
    state = launching(WHOLE | OTHER, "launch p1 c1 c2 c3", "launch p2 c4 c5 c6", "roll p2 r2 6 6")
    assert [(row.text, row.value) for row in page(state, "launch").rows] == [("r1 Anna", "58 %"), ("r2 Bob", "12 no")]


def test_a_flight_counts_down_its_stages() -> None:
    state = launching(WHOLE, "launch p1 c1 c2 c3", three_stage=True)
    assert (countdown(state, "flight:r1").left, countdown(state, "flight:r1").note) == (3, "Launch now")
    state = after(state, "roll p1 r1 1 2")
    assert (countdown(state, "flight:r1").left, countdown(state, "flight:r1").note) == (2, "Flight next")
    assert "34 % to land" in block(state, "r1").label


def test_the_row_marks_what_can_be_paid_for() -> None:
    points = {"p1": {"electrics": 0, "mechanics": 1, "chemistry": 2}}
    marked = {
        card_id for card_id, card in cards(block(changed(advanced(), research=points), "row")).items() if card.marked
    }
    assert marked == {"c2", "c3", "c4"}
    costs = cards(block(advanced(), "row"))["c2"].facts
    assert [(fact.label, fact.value) for fact in costs] == [
        ("Reliability", "2"),
        ("Mechanics", "1"),
        ("Chemistry", "2"),
    ]


def test_research_is_a_track_for_each_player_and_a_page_for_the_active_one() -> None:
    state = after(advanced(), "research p1 chemistry")
    track = block(state, "research:p1")
    assert isinstance(track, Track)
    assert [(mark.label, mark.at) for mark in track.marks] == [("E", 0), ("M", 0), ("C", 1)]
    shown = page(state, "research")
    assert (shown.bar, shown.urgency) == ("ROLL THE DIE", 2)
    assert [row.value for row in shown.rows] == ["skill 1", "skill 2", "skill 3"]
    assert [row.text for row in shown.rows] == ["Electrics 0", "Mechanics 0", "Chemistry 1"]


def test_a_card_without_a_name_is_called_by_its_kind_and_worth() -> None:
    titles = [kit.narrow(RULES, card.title) for card in advanced().row]
    assert titles == ["Capsule 3", "Propulsion 2", "Event", "Electrics +1", "Accessory 1"]
    assert all(len(kit.narrow(RULES, card.priced)) <= 18 for card in advanced().row)


def test_an_event_in_the_hand_lies_face_down() -> None:
    row = ("reveal event name=sabotage", *("reveal capsule reliability=1 electrics=1",) * 4)
    state = after(advanced(row=row), "take p1 c1", "reveal event")
    card = cards(block(state, "build:p1"))["c1"]
    assert (card.label, card.facts) == ("Event, face down", ())
    labels = [label for choice in RULES.choices(state) if choice.verb == "play" for label in choice.slots[0].labels]
    assert labels == ["Event c1"]


def test_an_events_text_is_shown_when_it_is_played() -> None:
    sabotage = {"name": "sabotage", "kind": "event", "text": "Malus of 2 to one launch."}
    state = kit.set_up("rocket-race", 3, facts={"cards": [sabotage]}, min_bid=0)
    state = after(state, "draw p1 card=sabotage", "bid p1 0", "pass p2", "pass p3", "play p1 c1")
    assert [prompt.text for prompt in RULES.view(state).prompts] == ["Sabotage is played: Malus of 2 to one launch."]


def test_in_the_verdict_the_holders_of_events_are_asked() -> None:
    state = launching(WHOLE | {"c9": "p3 event 0"}, "launch p1 c1 c2 c3", "roll p1 r1 3 4")
    assert [(prompt.id, prompt.seat) for prompt in RULES.view(state).prompts] == [("event:c9", "p3")]


def test_everything_on_a_page_fits_the_screen() -> None:
    names = ("Maximiliana", "Jürgen-Wilhelm", "Ö", "A" * 40, "B", "C")
    for seed, options in enumerate(({}, {"three_stage": True}, {"rules": "advanced"})):
        seats = 4 if options.get("rules") else 6
        state = changed(kit.set_up("rocket-race", seats, **options), players=list(names[:seats]))
        for before, _move, _step in kit.random_game(RULES, state, Random(seed), 150):
            fits(SILENT.view(before))


def fits(view: View) -> None:
    for shown in view.pages:
        wide = 8 if shown.big else 12
        assert len(shown.rows) <= 3
        assert all(
            len(kit.narrow(SILENT, row.text)) <= wide and len(kit.narrow(SILENT, row.value)) <= 7 for row in shown.rows
        ), shown
        assert not (shown.rows and shown.note and not shown.big)
    assert all(len(kit.narrow(SILENT, seat.short)) <= 12 for seat in view.seats)


def test_six_seats_have_six_colours() -> None:
    view = RULES.view(standard(seats=6))
    assert len({seat.colour for seat in view.seats}) == 6


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("launch p1 c1", "Reliability 3 so far; missing: propulsion, steering."),
        ("launch p1 c1 c2 c3", "Reliability 7: 21 of 36 rolls succeed (58\N{NO-BREAK SPACE}%)."),
        ("launch p1 c1 c2 c3 c8", "A rocket has exactly one capsule, here are 2: keep one of c1 c8."),
        ("launch", ""),
        ("ready p1", ""),
        ("bid p1 3", ""),
        ("buy p1 c1", ""),
        ("junk p1", ""),
        ("launch p7 c1", ""),
    ],
)
def test_a_launch_in_the_making_shows_its_chance_or_what_is_missing(words: str, said: str) -> None:
    assert RULES.preview(launching(WHOLE | {"c8": "p1 capsule 9"}), tuple(words.split())) == said


def test_the_chance_of_three_stages_counts_all_of_them() -> None:
    state = launching(WHOLE, three_stage=True)
    said = RULES.preview(state, ("launch", "p1", "c1", "c2", "c3"))
    assert said == "Reliability 7: 21 of 36 rolls succeed (58\N{NO-BREAK SPACE}%); all 3 stages 20\N{NO-BREAK SPACE}%."


def test_a_bid_a_purchase_and_research_are_previewed() -> None:
    assert RULES.preview(standard(DRAW), ("bid", "p1", "4")).startswith("Leaves 6 cogs")
    assert RULES.preview(standard(DRAW), ("bid", "p1", "11")) == ""
    assert RULES.preview(advanced(), ("buy", "p1", "c2")) == "Propulsion 2 lacks 1 mechanics, 2 chemistry."
    points = {"p1": {"electrics": 4, "mechanics": 4, "chemistry": 4}}
    assert RULES.preview(changed(advanced(), research=points), ("buy", "p1", "c2")).endswith("leaves 4/3/2.")
    said = RULES.preview(advanced(), ("research", "p1", "chemistry"))
    assert said == "Chemistry 0 to 1; breakthrough: electrics 1 in 6, mechanics 2 in 6, chemistry 3 in 6."


def test_a_cards_tag_means_its_name_in_the_deck_and_its_id_on_the_table() -> None:
    assert RULES.meanings(standard(), "card", "moonstone") == ("name=moonstone",)
    assert RULES.meanings(standard(DRAW, "pass p1", "pass p2", "pass p3"), "card", "boiler") == ("name=boiler",)
    assert RULES.meanings(standard(DRAW), "card", "moonstone") == ("card=moonstone", "c1")
    assert RULES.meanings(standard(), "discipline", "chemistry") == ("chemistry", "discipline=chemistry")


def test_tags_can_be_taught_every_name_that_the_table_knows() -> None:
    assert RULES.tokens(standard(DRAW))["card"] == ("moonstone",)
    assert RULES.tokens(advanced())["league"] == ("society-of-aeronauts", "daedalus-society")
    assert "pass" in RULES.tokens(standard())["action"]


def test_what_the_table_has_named_can_be_kept_in_the_set() -> None:
    learnt = RULES.learnt(standard(DRAW))
    assert [(card["name"], card["kind"], card["reliability"]) for card in learnt["cards"]] == [
        ("moonstone", "capsule", 3)
    ]
    assert RULES.learnt(standard()) == {}
    kept = kit.set_up("rocket-race", 3, facts=learnt)
    assert after(kept, "draw p1 card=moonstone").focus is not None


def test_a_card_kept_keeps_the_text_and_costs_that_the_set_had() -> None:
    blank = {"name": "moonstone", "kind": "capsule", "electrics": 2, "text": ""}
    state = after(kit.set_up("rocket-race", 3, facts={"cards": [blank]}), DRAW)
    (card,) = RULES.learnt(state)["cards"]
    assert (card["reliability"], card["electrics"]) == (3, 2)


def test_the_development_hint_names_what_gives_back_a_cog() -> None:
    won = ("draw p1 capsule reliability=3", "bid p1 2", "pass p2", "pass p3")
    first = standard(*won)
    assert RULES.view(first).phase.hint == "No card gives back a cog this time: confirm."
    second = after(first, "confirm", *won)
    assert "but Capsule 3" in RULES.view(second).phase.hint


def test_the_launch_hint_tells_the_chance_of_the_best_rocket() -> None:
    assert RULES.view(launching(WHOLE)).phase.hint == "Anna may launch, at best 58 % to land."


def test_who_has_bought_is_no_longer_told_to_discard() -> None:
    full = {"p1": {"electrics": 4, "mechanics": 4, "chemistry": 4}}
    state = after(changed(advanced(), research=full), "buy p1 c1", "reveal event")
    assert RULES.view(state).phase.label == "Buy"


@pytest.mark.parametrize(("worth", "limit"), [("1", 5), ("9", 11), ("0", 4)])
def test_the_rolls_hint_tells_what_succeeds(worth: str, limit: int) -> None:
    state = launching(WHOLE | {"c1": f"p1 capsule {worth}"}, "launch p1 c1 c2 c3")
    assert RULES.view(state).phase.hint == f"Anna rolls two dice for r1: {limit} or less succeeds."


def test_effects_are_offered_in_the_tables_own_words() -> None:
    state = launching(WHOLE | {"c9": "p3 event 0"}, "launch p1 c1 c2 c3", "roll p1 r1 3 4", "play p3 c9")
    takes = next(c for c in RULES.choices(state) if c.verb == "effect" and c.slots[1].options == ("take",))
    assert takes.slots[0].labels == ("Event",)
    assert takes.slots[3].labels == state.players[1:]
