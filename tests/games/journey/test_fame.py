"""Fame points (RULES.md, section 8), and the best counting against trying all ways."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.journey.facts import Facts
from companion.games.journey.pieces import KINDS, SKELETON, collected
from companion.games.journey.scoring import fossil_points, vein
from tests.games.journey.table import fixed, on_lava, play, rule, see, table, tidings

FACTS = Facts()


def worth(*kinds: str) -> int:
    return fossil_points(collected(kinds), FACTS)


@rule("8.1")
def test_single_fossils_are_worth_two() -> None:
    assert worth("snail", "snail", "bone", "shell") == 8


@rule("8.2")
def test_only_matching_halves_make_a_skull() -> None:
    assert worth("skull-1-left") == 0
    assert worth("skull-1-left", "skull-2-right") == 0
    assert worth("skull-1-left", "skull-1-left", "skull-1-right") == 5


@rule("8.3")
@pytest.mark.parametrize(
    ("pieces", "points"), [("1", 1), ("11", 2), ("12", 3), ("123", 12), ("1123", 13), ("112233", 24), ("11223", 15)]
)
def test_skeletons_count_whole_ones_first(pieces: str, points: int) -> None:
    assert worth(*(f"skeleton-{piece}" for piece in pieces)) == points


@rule("8.4")
def test_veins_grow() -> None:
    assert [vein(cards) for cards in range(10)] == [0, 1, 3, 6, 10, 15, 20, 25, 30, 35]
    assert worth("gold", "gold", "quartz") == 4


@rule("8.5")
def test_bonus_cards_and_sightings_add_up() -> None:
    state = fixed(table(), bonuses__p1=["mushroom-forest", "ruined-city"], sightings__p1=[3, 2])
    assert state.scores == {"p1": 4 + 4 + 5 + 1, "p2": 1}
    dear = fixed(table(facts={"bonus": {"mushroom-forest": 6}}), bonuses__p1=["mushroom-forest"])
    assert dear.scores["p1"] == 7


@rule("8.6")
def test_stones_count_and_hands_do_not() -> None:
    state = fixed(table(), water__p1=7, hands__p1__explorer=10, hands__p1__equipment=5)
    assert state.scores["p1"] == 7


@rule("8.7")
def test_the_most_points_win() -> None:
    over = play(fixed(on_lava(), fossils__p2__gold=4), "reveal red out")
    assert (over.winners, see(over, "winners")) == (("p2",), ["p2"])


@rule("8.8")
def test_equal_points_go_to_more_fossils_then_are_shared() -> None:
    level = {"bonuses": {"p1": [], "p2": []}, "water": {"p1": 0, "p2": 0}}
    one = fixed(on_lava(), **level, fossils={"p1": {"gold": 1, "quartz": 1}, "p2": {"snail": 1}})
    assert play(one, "reveal red out").winners == ("p1",)
    both = fixed(on_lava(), **level, fossils={"p1": {"shell": 1}, "p2": {"snail": 1}})
    assert play(both, "reveal red out").winners == ("p1", "p2")


@rule("8.8")
def test_the_end_says_by_what_it_is_won() -> None:
    def verdict(language: str = "en", **fossils: dict[str, int]) -> str:
        level = {"bonuses": {"p1": [], "p2": []}, "water": {"p1": 0, "p2": 0}}
        return tidings(fixed(on_lava(), **level, fossils=fossils), "reveal red out", language)[-1]

    assert verdict(p1={"gold": 2}, p2={"snail": 1}) == "Anna wins with 3 points."
    assert verdict(p1={"gold": 1, "quartz": 1}, p2={"snail": 1}) == (
        "Anna wins with 2 points by more fossils (2): Bob has as many points, but fewer fossils."
    )
    assert verdict(p1={"shell": 1}, p2={"snail": 1}) == (
        "Anna and Bob win with 2 points: they are level in fossils too (1 each) and share the win."
    )
    assert verdict("de", p1={"gold": 1, "quartz": 1}, p2={"snail": 1}) == (
        "Anna gewinnt mit 2 Punkten durch mehr Fossilien (2): Bob hat ebenso viele Punkte, aber weniger Fossilien."
    )


@rule("8.2")
def test_the_end_says_whose_half_of_a_skull_scores_nothing() -> None:
    over = fixed(on_lava(), fossils={"p1": {"skull-1-left": 1}, "p2": {"skull-2-left": 1, "skull-2-right": 1}})
    assert tidings(over, "reveal red out")[-2] == (
        "Anna has a half of a skull without the other: alone it is worth nothing."
    )


@cache
def best_skeletons(pieces: tuple[int, ...]) -> int:
    """The most that any way of putting pieces together is worth, found by trying all."""
    if not any(pieces):
        return 0
    sets = {(1, 0, 0): 1, (0, 1, 0): 1, (0, 0, 1): 1, (1, 1, 0): 3, (1, 0, 1): 3, (0, 1, 1): 3, (1, 1, 1): 12}
    return max(
        points + best_skeletons(tuple(have - used for have, used in zip(pieces, taken, strict=True)))
        for taken, points in sets.items()
        if all(have >= used for have, used in zip(pieces, taken, strict=True))
    )


@cache
def best_skulls(left: int, right: int) -> int:
    """The most that the halves of one skull are worth, found by trying all."""
    ways = [0]
    if left:
        ways.append(best_skulls(left - 1, right))
    if right:
        ways.append(best_skulls(left, right - 1))
    if left and right:
        ways.append(5 + best_skulls(left - 1, right - 1))
    return max(ways)


@given(st.lists(st.integers(0, 7), min_size=len(KINDS), max_size=len(KINDS)))
@settings(max_examples=60)
def test_no_other_counting_is_worth_more(held: list[int]) -> None:
    collection = tuple(held)
    first = KINDS.index(SKELETON[0])
    expected = 2 * sum(held[:3]) + vein(held[3]) + vein(held[4]) + best_skeletons(collection[first : first + 3])
    expected += sum(best_skulls(held[place], held[place + 1]) for place in range(8, len(KINDS), 2))
    assert fossil_points(collection, FACTS) == expected


@given(st.lists(st.sampled_from(KINDS), max_size=20), st.sampled_from(KINDS))
@settings(max_examples=60)
def test_a_further_fossil_never_costs_points(kinds: list[str], more: str) -> None:
    assert worth(*kinds, more) >= worth(*kinds)


def test_the_lines_of_the_account_add_up() -> None:
    state = fixed(table(), fossils__p1={"snail": 2, "gold": 3, "skull-1-left": 1, "skull-1-right": 1, "skeleton-2": 1})
    account = state.tally(0)
    assert (account.singles, account.gold, account.skulls, account.skeletons, account.water) == (4, 6, 5, 1, 1)
    assert account.total == see(state, "scores.p1") == 17
