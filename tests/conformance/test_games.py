"""What every game on the shelf must keep to, whatever its rules."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from companion.contract.game import Move, Refusal, Rules, Variant, View
from companion.contract.text import Short
from companion.protocol import NOT_NOW
from companion.registry import GAMES
from companion.rulebook import rules_of
from companion.words import LANGUAGES
from tests import kit, lines

each_table = pytest.mark.parametrize(("rules", "variant", "seats"), kit.tables(*GAMES.values()))
each_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
MOVES = 250


def start(rules: Rules[Any], variant: Variant, seats: int, seed: int = 1) -> Any:
    return kit.set_up(rules, seats, luck=Random(seed), **variant.options)


def test_there_are_games() -> None:
    assert GAMES


@each_game
def test_every_game_takes_the_options_that_all_games_have(rules: Rules[Any]) -> None:
    for given in ({"dice": "box"}, {"dice": "table"}, {"upkeep": "auto"}):
        state = kit.set_up(rules, rules.seats[1], **given)
        assert rules.plain(state)["options"] | given == rules.plain(state)["options"]


@each_table
def test_random_games_play_only_offered_moves_and_end_or_go_on(rules: Rules[Any], variant: Variant, seats: int) -> None:
    luck = Random(seats)
    state = start(rules, variant, seats)
    for _before, _move, step in kit.random_game(rules, state, luck, MOVES):
        state = step.state
        assert state.over == (not rules.choices(state))
    assert state.over or rules.choices(state)


@each_table
def test_every_line_of_small_choices_is_accepted(rules: Rules[Any], variant: Variant, seats: int) -> None:
    luck = Random(seats + 10)
    for before, _, _ in kit.random_game(rules, start(rules, variant, seats), luck, 60):
        for choice in rules.choices(before):
            for words in (
                lines.lines(choice) if lines.count(choice) <= 40 else (lines.sample(choice, luck) for _ in range(10))
            ):
                step = rules.play(before, kit.complete(rules, before, words, luck))
                assert not isinstance(step, Refusal), (words, step)


@each_table
def test_what_no_choice_offers_is_refused_with_a_rule(rules: Rules[Any], variant: Variant, seats: int) -> None:
    luck = Random(seats + 20)
    for before, move, _ in kit.random_game(rules, start(rules, variant, seats), luck, MOVES):
        choices = rules.choices(before)
        for words in [kit.spoilt(move.words, choices, luck) for _ in range(4)] + [(), ("junk",), ("p1", "roll")]:
            step = rules.play(before, Move(words))
            fits = kit.offered(rules, before, words)
            assert isinstance(step, Refusal) != fits or rules.draws(before, words), (words, step)
            if isinstance(step, Refusal):
                assert step.code == "illegal"
                assert step.rule in rules_of(rules), (words, step)
                for language in LANGUAGES:
                    message = kit.say(rules, before, step.message, language)
                    assert message.endswith((".", "!", "?", "”", "“", ")")), message
                    short = kit.say(rules, before, step.short or Short(step.message, NOT_NOW), language)
                    assert 0 < len(short) <= 21, short


@each_table
def test_play_changes_nothing_in_place(rules: Rules[Any], variant: Variant, seats: int) -> None:
    for before, move, _step in kit.random_game(rules, start(rules, variant, seats), Random(seats + 30), 80):
        encoded = msgspec.json.encode(before, order="deterministic")
        rules.play(before, move)
        rules.choices(before)
        rules.view(before)
        assert msgspec.json.encode(before, order="deterministic") == encoded


@each_table
def test_the_plain_state_is_json_and_rebuilds_the_table(rules: Rules[Any], variant: Variant, seats: int) -> None:
    for before, _, _step in kit.random_game(rules, start(rules, variant, seats), Random(seats + 40), MOVES):
        plain = rules.plain(before)
        assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
        assert rules.rebuild(plain) == before
        for key in ("game", "options", "set", "players", "phase", "round", "turn", "over", "winners", "scores"):
            assert key in plain
        assert plain["game"] == rules.id
        assert set(plain["scores"]) == set(before.seats)


@each_table
def test_one_entry_stands_for_a_verb_and_a_seat_or_starts_with_its_own_word(
    rules: Rules[Any], variant: Variant, seats: int
) -> None:
    for before, _, _step in kit.random_game(rules, start(rules, variant, seats), Random(seats + 50), 80):
        for choice in rules.choices(before):
            assert choice.seat is None or choice.seat in before.seats
            assert choice.label
            for language in LANGUAGES:
                assert len(kit.narrow(rules, choice.label, language)) <= 24, choice.label
            for slot in choice.slots:
                assert slot.free or slot.max >= 1, (choice, slot)
                assert slot.min <= len(slot.options) or slot.free, (choice, slot)
                assert not slot.labels or len(slot.labels) == len(slot.options)


def too_wide(rules: Rules[Any], view: View, language: str) -> list[str]:
    """What would be cut on the glass even in its short form and with short names."""
    limits = [(view.phase.label, 18)]
    for page in view.pages:
        limits += [(page.bar, 16), (page.big, 5), (page.note, 18)]
    limits += [(countdown.note, 21) for countdown in view.countdowns]
    said = [(kit.narrow(rules, said, language), most) for said, most in limits]
    return [text for text, most in said if len(text) > most]


@each_table
def test_views_keep_to_the_widths_of_the_screens(rules: Rules[Any], variant: Variant, seats: int) -> None:
    for before, _, _step in kit.random_game(rules, start(rules, variant, seats), Random(seats + 60), MOVES):
        view = rules.view(before)
        assert {page.id for page in view.pages} <= set(rules.pages)
        for language in LANGUAGES:
            assert too_wide(rules, view, language) == []
        assert [seat.seat for seat in view.seats] == list(before.seats)
        assert view.over == before.over
        for countdown in view.countdowns:
            assert 0 <= countdown.left <= countdown.of


@each_table
def test_who_must_act_is_shown(rules: Rules[Any], variant: Variant, seats: int) -> None:
    for before, _, _step in kit.random_game(rules, start(rules, variant, seats), Random(seats + 70), MOVES):
        acting = {seat.seat for seat in rules.view(before).seats if seat.acts}
        must = {choice.seat for choice in rules.choices(before) if choice.seat and not choice.aside}
        assert must <= acting or before.turn is None or before.turn in acting
