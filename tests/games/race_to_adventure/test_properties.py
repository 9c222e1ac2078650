"""What holds in every race, however it is played."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.contract.game import Move, Refusal, seat_index
from companion.games.race_to_adventure.actions.deeds import DEEDS
from companion.games.race_to_adventure.model import Passport, Race
from companion.games.race_to_adventure.pieces import ADVENTURES, ITEMS, LOCATIONS
from companion.games.race_to_adventure.rules import RULES
from tests import kit, lines
from tests.games.race_to_adventure.table import acting

WALLS = {"barriers": {"egypt": ["left", "top"], "nepal": ["bottom"], "century-middle": ["right"]}}
TABLES = st.fixed_dictionaries(
    {
        "shadow": st.sampled_from(["none", "first-play", "bold", "treacherous", "impossible", ["nepal", "schweiz"]]),
        "easier": st.lists(st.sampled_from(["no-curse", "no-danger", "no-jet-pack"]), unique=True),
        "positions": st.sampled_from(["tracked", "declared"]),
        "actions": st.sampled_from(["free", "clockwise"]),
        "upkeep": st.sampled_from(["confirm", "auto"]),
    }
)
some = settings(max_examples=25)


def race_of(seats: int, seed: int, options: dict[str, Any], most: int = 120) -> list[tuple[Race, Move, Race]]:
    """Before, move and after of a random race; what a race is won by is played first, so that races get on."""
    luck = Random(seed)
    race: Race = kit.set_up(RULES.id, seats, facts=WALLS, luck=luck, **options)
    moves = []
    while not race.over and len(moves) < most:
        open_ = RULES.choices(race)
        meant = [choice for choice in open_ if choice.verb in ("return", "mission", "research", "clue")]
        move = Move(lines.sample(luck.choice(meant or open_), luck))
        step = RULES.play(race, move)
        assert not isinstance(step, Refusal), (move, step)
        moves.append((race, move, step.state))
        race = step.state
    return moves


@some
@given(st.integers(2, 5), st.integers(0, 10**6), TABLES)
def test_stamps_and_prisoners_are_conserved(seats: int, seed: int, options: dict[str, Any]) -> None:
    for _, _, race in race_of(seats, seed, options):
        tiles = RULES.plain(race)["tiles"]
        for tile in ADVENTURES:
            taken = sum(tile in passport.stamps for passport in race.passports)
            carried = sum(passport.prisoner is not None for passport in race.passports) if tile == "atlantis" else 0
            assert tiles[tile] + taken + carried == seats
            assert tiles[tile] >= 0


def uses(before: Passport, after: Passport, words: tuple[str, ...]) -> dict[str, int]:
    """What one move used of a seat's round."""
    return {
        "item action": int(after.acted and not before.acted),
        "item mission": int(after.item_mission and not before.item_mission),
        "movement": int(words[0] in ("fly", "sidekick")),
        "combo": int(words[0] == "swiss"),
    }


@some
@given(st.integers(2, 5), st.integers(0, 10**6), TABLES)
def test_items_fuel_and_movement_are_used_once_a_round(seats: int, seed: int, options: dict[str, Any]) -> None:
    used: dict[tuple[int, str, str], int] = {}
    for before, move, after in race_of(seats, seed, options):
        if before.phase == "actions" and after.phase == "actions":
            seat = move.words[1]
            for what, count in uses(before.passport(seat), after.passport(seat), move.words).items():
                used[before.round, seat, what] = used.get((before.round, seat, what), 0) + count
    assert max(used.values(), default=0) <= 1


@some
@given(st.integers(2, 5), st.integers(0, 10**6), TABLES)
def test_nobody_flies_or_stamps_nepal_on_fuel_taken_in_the_same_round(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    for before, move, after in race_of(seats, seed, options):
        if before.phase == "actions" and "no-jet-pack" not in options["easier"]:
            old, new = before.passport(move.words[1]), after.passport(move.words[1])
            flown = new.moved == "jet-pack" != old.moved
            scouted = "nepal" in set(new.stamps) - set(old.stamps)
            assert old.charged or not (flown or scouted)


@some
@given(st.integers(2, 5), st.integers(0, 10**6), TABLES)
def test_a_move_touches_only_the_passport_of_its_seat(seats: int, seed: int, options: dict[str, Any]) -> None:
    for before, move, after in race_of(seats, seed, options):
        if before.phase == after.phase == "actions":
            own = seat_index(move.words[1])
            others = [place for place in range(seats) if place != own]
            assert [before.passports[place] for place in others] == [after.passports[place] for place in others]


@some
@given(st.integers(2, 5), st.integers(0, 10**6), TABLES)
def test_the_plain_state_rebuilds_every_race(seats: int, seed: int, options: dict[str, Any]) -> None:
    for _, _, race in race_of(seats, seed, options, 80):
        assert RULES.rebuild(RULES.plain(race)) == race


@some
@given(st.integers(2, 5), st.integers(0, 10**6), TABLES)
def test_a_waiting_seat_always_has_more_to_do_than_to_be_done(seats: int, seed: int, options: dict[str, Any]) -> None:
    for _, _, race in race_of(seats, seed, options):
        if race.phase == "actions":
            for seat in {choice.seat for choice in RULES.choices(race)}:
                assert len([choice for choice in RULES.choices(race) if choice.seat == seat]) > 1


EVERY_LINE = [
    (verb, seat, *tail)
    for verb in (*DEEDS, "start", "select", "confirm")
    for seat in ("p1", "p2")
    for tail in [(), *((tile,) for tile in LOCATIONS), *((item,) for item in ITEMS), ("egypt", "egypt")]
] + [("confirm",), ("done",), ("p1",)]


@some
@given(st.integers(0, 10**6), TABLES)
def test_of_all_lines_there_are_exactly_those_offered_are_accepted(seed: int, options: dict[str, Any]) -> None:
    moves = race_of(2, seed, options, 60)
    for race in {len(moves) // 4: moves[len(moves) // 4][2], len(moves) - 1: moves[-1][2]}.values():
        offered = {words for choice in RULES.choices(race) for words in lines.lines(choice)}
        accepted = {words for words in EVERY_LINE if not isinstance(RULES.play(race, Move(words)), Refusal)}
        assert accepted == offered & set(EVERY_LINE)
        assert offered <= set(EVERY_LINE)


@settings(max_examples=5)
@given(st.integers(0, 10**6))
def test_a_race_of_sensible_moves_ends_or_reaches_its_bound(seed: int) -> None:
    moves = race_of(2, seed, {"upkeep": "auto"}, 1500)
    end = moves[-1][2]
    assert end.over == (len(moves) < 1500)
    assert not end.over or all(len(end.passport(seat).stamps) == 9 for seat in end.winners)


def test_the_lines_to_try_name_every_verb_of_the_game() -> None:
    assert {words[0] for words in EVERY_LINE} >= {
        choice.verb for choice in RULES.choices(acting(p1={"item": "biplane"}))
    }
