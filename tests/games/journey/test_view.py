"""What is shown: phases, reminders, pages, blocks, previews, tokens."""

from __future__ import annotations

import textwrap

import msgspec
import pytest

from companion.contract.game import Cards, Grid, Page, Said
from companion.games.journey.model import State
from companion.games.journey.rules import RULES
from companion.inputs import narrowing
from companion.words import LANGUAGES
from tests.games.journey.table import at_sea, fixed, fresh, on_lava, on_map, people, play, say, seen, table
from tests.games.journey.test_properties import TABLES, game

FINDS = {"snail": 2, "gold": 3, "skull-1-left": 1, "skull-1-right": 1, "skeleton-1": 1}


def page(state: State, name: str) -> Page | None:
    return next((page for page in seen(state).pages if page.id == name), None)


def label(state: State) -> Said:
    return seen(state).phase.label


def test_the_label_says_what_exactly_is_awaited() -> None:
    assert label(fresh()) == "Lay the display"
    assert label(table()) == "Draw or move"
    assert label(play(table(), "draw p1 explorer")) == "Draw 2 of 3"
    assert label(play(table(), "begin p1 axel", "play p1 yellow")) == "Axel: 1 left"
    assert label(play(table(), "move p1 axel yellow=1 path=d:find1", "discover p1 rope")) == "Name 1 fossil"
    sea = play(at_sea(), "move p2 raft red=1 path=d:plain")
    assert seen(sea).phase.hint == "Reveal the top sea card."
    open_card = play(sea, "reveal sighting cost=red,red points=3")
    assert seen(open_card).phase.hint == "Pay 2 red for 3 points?"
    lava = play(on_lava(found=2), "reveal red loss=2")
    assert label(lava) == "What protects?"
    assert seen(play(lava, "reveal rope")).phase.hint == "Lose 2, or play a rope."


@pytest.mark.parametrize("facts", TABLES.values(), ids=TABLES)
def test_hints_fit_two_lines_under_a_name_on_every_table(facts: dict[str, object]) -> None:
    for state, _words in game(facts, 4, 1500):
        view = RULES.view(state)
        for language in LANGUAGES:
            short = people(language).short
            assert len(textwrap.wrap(short(view.phase.hint), 18)) <= 2, view.phase.hint
            assert len(short(view.phase.label)) <= 18
            for seat in view.seats:
                assert 0 < len(say(seat.short, language)) <= 12
            for page in view.pages:
                for row in page.rows:
                    assert len(short(row.value)) <= 7, row


def test_a_seat_says_beside_its_points_how_far_its_water_reaches_and_later_its_hand() -> None:
    short = fixed(table(), water__p1=3, fossils__p1__snail=11)
    assert [seat.short for seat in seen(short).seats] == ["keeps 9/11", "1 stone"]
    assert seen(at_sea()).seats[0].short == "5+3 cards"


def test_cards_are_offered_until_the_first_step_then_steps_then_to_stop() -> None:
    def verbs(*moves: str) -> list[str]:
        offered = RULES.choices(play(table(), "begin p1 axel", *moves))
        return list(dict.fromkeys(choice.verb for choice in offered))

    assert verbs() == ["play", "cancel"]
    assert verbs("play p1 yellow") == ["play", "step", "cancel"]
    assert verbs("play p1 yellow", "play p1 yellow", "step p1 d:plain") == ["step", "stop", "play", "cancel"]
    assert verbs("play p1 yellow", "step p1 d:stream") == ["stop", "play", "also", "cancel"]


def test_plain_ground_stands_first_by_its_arrows() -> None:
    offered = RULES.choices(play(table(), "begin p1 axel", "play p1 yellow", "play p1 yellow"))
    plain, other = (choice.slots[0] for choice in offered if choice.verb == "step")
    assert list(map(say, plain.labels)) == ["↓ Plain", "← Plain", "→ Plain"]
    assert list(map(say, other.labels[:4])) == ["↓ 2 rocks", "↓ Stream", "↓ Event", "↓ Find of 1"]


def test_a_card_on_display_is_a_word_of_a_move_only_while_it_can_be_drawn() -> None:
    def ids(state: State) -> list[str]:
        shown = next(block for block in seen(state).blocks if block.id == "display")
        assert isinstance(shown, Cards)
        return [card.id for card in shown.cards]

    assert ids(table()) == ["rope", "pickaxe", "lamp"]
    assert ids(play(table(), "begin p1 axel")) == ["display-1", "display-2", "display-3"]
    assert ids(play(table(), "draw p1 rope explorer explorer")) == ["display-1", "display-2"]


def test_stones_against_fossils_are_shown_all_through_leg_1() -> None:
    state = fixed(table(), water__p1=3, fossils__p1__snail=11)
    view = seen(state)
    water = next(fact for fact in view.seats[0].facts if fact.label == "Water")
    assert (water.value, water.urgent) == ("3 stones keep 9 of 11", True)
    assert [(prompt.id, prompt.text) for prompt in view.prompts] == [("water:p1", "Anna: 3 stones keep 9 of 11.")]
    shown = page(state, "water")
    assert shown is not None
    assert (shown.bar, shown.big, shown.note, shown.urgency) == ("Anna: -2", "9/11", "3 stones keep 9", 1)
    assert page(at_sea(), "water") is None


def test_water_is_urgent_when_short_and_the_finish_is_near() -> None:
    short = {"fossils__p1__snail": 4}
    near = page(fixed(on_map("S\n.\nF"), **short), "water")
    far = page(fixed(on_map("S\n" + ".\n" * 9 + "F"), **short), "water")
    enough = page(on_map("S\n.\nF"), "water")
    assert near is not None
    assert far is not None
    assert enough is not None
    assert (near.urgency, far.urgency, enough.urgency) == (2, 1, 0)
    supply = page(play(fixed(on_map("S\nF"), **short), "move p1 axel yellow=1 path=d"), "water")
    assert supply is not None
    assert supply.urgency == 3


def test_hands_near_the_limit_are_shown() -> None:
    state = fixed(table(), hands__p2__explorer=10, hands__p1__equipment=4)
    shown = page(state, "hands")
    assert shown is not None
    assert [(row.text, row.value, row.urgent) for row in shown.rows] == [("Bob", "10+3", True), ("Anna", "6+4", False)]
    room = page(table(), "hands")
    assert room is not None
    assert room.rows[0].text == "all have"


def test_the_turn_page_follows_the_turn() -> None:
    idle, drawing = page(table(), "turn"), page(play(table(), "draw p1 rope"), "turn")
    moving = page(play(table(), "begin p1 axel", "play p1 yellow", "play p1 hardtack"), "turn")
    assert idle is not None
    assert drawing is not None
    assert moving is not None
    assert [row.text for row in idle.rows] == ["Draw 3 cards", "or move one"]
    assert (drawing.big, moving.bar, moving.big) == ("2", "AXEL MOVES", "3")


def test_pages_of_find_sea_and_lava_want_attention() -> None:
    find = page(play(table(), "move p1 axel yellow=1 path=d:find2"), "find")
    assert find is not None
    assert [row.text for row in find.rows] == ["any", "any"]
    sailed = play(fixed(at_sea(), fossils__p2__snail=1), "move p2 raft red=1 path=d:plain")
    ball = page(play(sailed, "reveal ball-lightning cost=2same"), "sea")
    struck = page(play(sailed, "reveal ball-lightning cost=2same", "skip p2"), "sea")
    assert ball is not None
    assert struck is not None
    assert (ball.note, ball.urgency, struck.big) == ("give 2 of a colour", 3, "-1")
    lava = page(play(on_lava(found=1), "reveal red loss=2", "reveal rope"), "lava")
    assert lava is not None
    assert (lava.big, lava.note, lava.urgency) == ("-2", "rope protects", 3)


def test_the_pages_of_a_sea_card_say_what_it_gives_and_asks() -> None:
    sailed = play(at_sea(), "move p2 raft red=1 path=d:plain")
    sighting = page(play(sailed, "reveal sighting cost=red,red points=3"), "sea")
    fossil = page(play(sailed, "reveal fossil cost=blue"), "sea")
    assert sighting is not None
    assert fossil is not None
    assert (sighting.big, sighting.note) == ("+3", "for 2 red")
    assert (fossil.big, fossil.note) == ("+1", "for blue")


def test_all_who_have_too_little_water_are_shown_with_what_they_drop() -> None:
    short = fixed(table(3), fossils__p1__snail=4, fossils__p3__bone=5)
    shown = page(play(short, "move p1 axel yellow=1 path=d:finish"), "water")
    assert shown is not None
    assert [(row.text, row.value) for row in shown.rows] == [("Anna", "drop 1"), ("Cleo", "drop 2")]


def test_a_discovery_says_what_it_asks_for() -> None:
    declared = play(table(), "move p1 axel yellow=1 path=d:find2")
    assert seen(declared).phase.hint == "Discard any 2?"
    mapped = play(on_map("S\nA\nF\n\nA = find:star,rope,star"), "move p1 axel yellow=1 path=d")
    assert seen(mapped).phase.hint == "Discard rope, any 2?"


def test_at_the_end_the_account_stands_first_and_no_display_is_shown() -> None:
    over = seen(play(on_lava(found=1), "reveal red out")).blocks
    assert [block.id for block in over] == ["score", "fossils:p1", "fossils:p2"]
    assert isinstance(over[0], Grid)
    assert len(over[0].rows) == 9
    assert "display" not in [block.id for block in seen(on_lava()).blocks]


def test_four_scores_take_two_pages_the_best_first() -> None:
    state = fixed(table(4), fossils__p4__gold=3)
    first, second = page(state, "score"), page(state, "score-2")
    assert first is not None
    assert second is not None
    assert (first.rows[0].text, first.rows[0].value, len(second.rows)) == ("Dmitri", "7", 1)


def test_the_lava_countdown_counts_spaces_or_answers() -> None:
    known = seen(play(on_lava(lava="red blue yellow"), "reveal red")).countdowns[0]
    assert (known.id, known.left, known.of, known.urgent) == ("lava", 2, 3, True)
    asked = seen(play(on_lava(found=1), "reveal red loss=1", "reveal rope")).countdowns[0]
    assert (asked.left, asked.of, asked.urgent, asked.note) == (2, 2, True, "lose 1 or play rope")
    assert seen(play(on_lava(), "reveal red out")).countdowns == ()
    assert seen(table()).countdowns == ()


def test_no_single_tap_ends_the_lava_stream() -> None:
    assert len({choice.label for choice in RULES.choices(on_lava())}) == 1


def test_on_a_map_the_spaces_to_the_finish_are_counted_down() -> None:
    state = play(on_map("S\n.\n.\n.\nF"), "move p1 axel yellow=1 path=d")
    finish = seen(state).countdowns[0]
    assert (finish.id, finish.left, finish.of, finish.urgent, finish.note) == ("finish", 3, 4, True, "Axel is nearest")


def test_collections_show_what_each_kind_is_worth() -> None:
    blocks = {block.id: block for block in seen(fixed(table(), fossils__p1=FINDS)).blocks}
    finds = blocks["fossils:p1"]
    assert isinstance(finds, Cards)
    assert finds.label == "Anna: 8 fossils, 16 points"
    assert {card.id: card.facts[0].value for card in finds.cards} == {
        "snail": "4",
        "gold": "6",
        "skull-1-left": "5 in all",
        "skull-1-right": "5 in all",
        "skeleton-1": "1 in all",
    }
    account = blocks["score"]
    assert isinstance(account, Grid)
    assert account.head == ("", "Anna", "Bob")
    assert [row[:2] for row in account.rows[:4]] == [("Finds", "4"), ("Skulls", "5"), ("Skeletons", "1"), ("Gold", "6")]
    assert account.rows[-1] == ("Total", "17", "1")
    display = blocks["display"]
    assert isinstance(display, Cards)
    assert [card.id for card in display.cards] == ["rope", "pickaxe", "lamp"]


def test_one_fossil_and_one_point_are_told_as_one() -> None:
    state = fixed(table(), fossils__p1={"gold": 1})
    finds = next(block for block in seen(state).blocks if block.id == "fossils:p1")
    assert isinstance(finds, Cards)
    assert finds.label == "Anna: 1 fossil, 1 point"


def test_kept_events_are_not_forgotten() -> None:
    state = play(table(), "move p1 axel yellow=1 path=d:event", "event p1 keep name=fog")
    assert [prompt.text for prompt in seen(state).prompts] == ["Anna keeps the event fog."]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("move p1 axel yellow=3 path=d:plain,d:rocks2", "costs 3, paid 3"),
        (
            "move p1 axel yellow=1 path=d:plain,d:chasm,dr:plain",
            "costs 3, paid 1; needs 2 more paid, 1 more rope, 1 more compass",
        ),
        ("move p1 axel yellow=1 hardtack=1 pickaxe=1 path=d:rocks3", "costs 1, paid 3"),
        ("move p1", "costs 0, paid 0"),
        ("move p1 axel yellow=x path=,d:lake", "costs 0, paid 0"),
        ("draw p1", ""),
        ("", ""),
    ],
)
def test_a_long_move_shows_its_running_cost(words: str, text: str) -> None:
    assert say(RULES.preview(table(), tuple(words.split()))) == text


def test_small_moves_show_what_they_cost_and_bring() -> None:
    begun = play(table(), "begin p1 axel", "play p1 yellow", "play p1 yellow")
    assert say(RULES.preview(begun, ("play", "p1", "hardtack"))) == "4 spaces to go"
    assert say(RULES.preview(begun, ("play", "p1", "pickaxe"))) == "all rocks cost 1"
    assert say(RULES.preview(begun, ("step", "p1", "d:rocks2"))) == "costs 2, 0 left"
    assert RULES.preview(begun, ("step", "p1", "d:lake")) == ""
    stepped = play(begun, "step p1 d:stream")
    assert say(RULES.preview(stepped, ("stop", "p1"))) == "1 water, 1 paid for nothing"
    mapped = play(on_map("S\n3\nF"), "begin p1 axel", "play p1 yellow")
    assert say(RULES.preview(mapped, ("step", "p1", "d"))) == "costs 3, -2 left"
    long = RULES.preview(on_map("S\n3\nF"), ("move", "p1", "axel", "yellow=1", "path=d,d"))
    assert say(long) == "costs 4, paid 1; needs 3 more paid"


def test_dropping_shows_how_far_it_has_come() -> None:
    supply = play(fixed(table(), fossils__p1__snail=5), "move p1 axel yellow=1 path=d:finish")
    assert say(RULES.preview(supply, ("drop", "p1", "snail"))) == "1 of 2 chosen"
    assert RULES.preview(supply, ("drop", "p9", "snail")) == ""


def test_tokens_stand_for_the_word_of_the_move() -> None:
    assert RULES.meanings(table(), "fossil", "gold") == ("gold",)
    assert "skull-4-right" in RULES.token_kinds["fossil"]
    assert set(RULES.token_kinds) == {"fossil", "equipment", "explorer"}


def test_tags_of_equipment_lay_the_display_also_when_the_same_kind_lies_there_already() -> None:
    state = fresh()
    for _ in range(3):
        said = narrowing.name(narrowing.begin(RULES.choices(state)), "equipment", "rope", lambda kind, word: (word,))
        assert said is not None
        assert said.line() == ("reveal", "rope")
        state = play(state, "reveal rope")
    assert state.phase == "turn"


def test_no_hand_is_ever_shown() -> None:
    state = play(table(), "draw p1 explorer explorer explorer", "begin p2 axel", "play p2 yellow")
    text = msgspec.json.encode(seen(state)).decode()
    assert "hands" not in text.replace('"id":"hands"', "")
    assert '"5/10"' in text


def test_a_german_table_counts_in_german() -> None:
    state = fixed(table(), fossils__p1={"gold": 2})
    finds = next(block for block in seen(state, "de").blocks if block.id == "fossils:p1")
    assert isinstance(finds, Cards)
    assert (finds.label, finds.cards[0].label) == ("Anna: 2 Fossilien, 3 Punkte", "2 × Gold")
    sailed = play(at_sea(), "move p2 raft red=1 path=d:plain", "reveal sighting cost=red,red points=3")
    assert seen(sailed, "de").phase.hint == "Für 3 Punkte: 2 rot?"
