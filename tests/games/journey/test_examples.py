"""The rulebook's own examples, by name."""

from __future__ import annotations

from tests.games.journey.table import at_sea, fixed, offered, on_lava, play, rule, see, table, why


@rule("2.6")
@rule("2.7")
@rule("4.2")
def test_movement_example_1_rope_compass_and_a_discovery() -> None:
    state = fixed(table(), hands__p1__equipment=4)
    landed = play(state, "move p1 hans red=3 rope=1 compass=1 path=d:chasm,dr:plain,d:find2")
    assert landed.phase == "discovery"
    after = play(landed, "discover p1 rope pickaxe", "found p1 snail gold")
    assert see(after, "hands.p1") == {"explorer": 3, "equipment": 0}
    assert see(after, "fossils.p1") == {"snail": 1, "gold": 1}
    assert see(after, "discards") == {"explorer": 3, "equipment": 4, "event": 0, "adventure": 0}


@rule("2.3")
@rule("2.9")
@rule("5.1")
def test_movement_example_2_one_card_two_hardtacks_to_the_finish() -> None:
    state = fixed(table(), hands__p1__explorer=1, hands__p1__equipment=4)
    path = "path=d:rocks2,d:event,dl:stream,d:rocks3,d:finish"
    ended = play(state, f"move p1 lidenbrock blue=1 hardtack=2 pickaxe=1 compass=1 {path}")
    assert (ended.phase, see(ended, "water.p1")) == ("event", 2)
    after = play(ended, "event p1 keep name=hansbach")
    assert see(after, "bonuses.p1") == ["mushroom-forest"]
    assert (after.leg, see(after, "hands.p1")) == (2, {"explorer": 0, "equipment": 0})


@rule("5.2")
def test_supply_example_three_stones_keep_nine_of_eleven() -> None:
    state = fixed(table(), water__p1=3, fossils__p1={"snail": 6, "gold": 5})
    supply = play(state, "move p1 axel yellow=1 path=d:finish")
    assert offered(supply) == {"drop p1 snail snail", "drop p1 snail gold", "drop p1 gold gold"}
    after = play(supply, "drop p1 snail gold")
    assert (see(after, "fossils.p1"), see(after, "water.p1"), after.leg) == ({"snail": 5, "gold": 4}, 0, 2)


@rule("6.2")
def test_fossil_find_example_nobody_has_a_yellow_card() -> None:
    state = play(at_sea(3), "move p2 raft red=1 path=d:plain", "reveal fossil cost=yellow")
    after = play(state, "skip p2", "skip p3", "skip p1")
    assert (see(after, "decks.adventure"), see(after, "discards.adventure"), see(after, "decks.fossil")) == (9, 1, 64)
    assert after.turn == "p3"


@rule("6.5")
def test_ball_lightning_goes_once_round_a_table_that_pays() -> None:
    state = play(at_sea(3), "move p2 raft red=1 path=d:plain", "reveal ball-lightning cost=2same")
    after = play(state, "pay p2", "pay p3", "pay p1")
    assert [hand.explorer for hand in after.hands] == [3, 3, 4]
    assert (after.turn, see(after, "gone")) == ("p3", {})


@rule("7.3")
@rule("7.4")
def test_lava_example_yellow_yellow_red_blue() -> None:
    state = fixed(on_lava(4, lava="yellow-1 red yellow blue red blue-2", found=4), turn="p1")
    rope = play(state, "reveal yellow", "reveal rope")
    first = play(rope, "protect p1", "lose p2 snail", "lose p3 snail", "lose p4 snail")
    assert (first.turn, see(first, "lava.at")) == ("p2", 1)
    third = play(first, "reveal yellow", "reveal red")
    assert (third.turn, see(third, "lava.at")) == ("p4", 5)
    assert play(third, "reveal red").over
    blue = play(third, "reveal blue", "reveal pickaxe")
    over = play(blue, "protect p3", "lose p1 snail snail", "lose p2 snail snail", "lose p4 snail snail")
    assert over.over
    assert [sum(held) for held in over.fossils] == [2, 1, 3, 1]


@rule("8.7")
def test_scoring_example_makes_thirty_five() -> None:
    found = {
        "snail": 2, "bone": 1, "shell": 1, "skull-1-left": 1, "skull-1-right": 1, "skull-2-left": 1,
        "skeleton-1": 1, "skeleton-3": 1, "gold": 4, "quartz": 1,
    }  # fmt: skip
    state = fixed(table(), fossils__p1=found, bonuses__p1=["mushroom-forest"], sightings__p1=[3], water__p1=1)
    assert see(state, "scores.p1") == 8 + 5 + 3 + 0 + 10 + 1 + 4 + 3 + 1 == 35


def test_a_bad_move_of_the_examples_says_which_rule_it_breaks() -> None:
    state = fixed(table(), hands__p1__equipment=4)
    assert why(state, "move p1 hans red=3 rope=1 path=d:chasm,dr:plain,d:find2") == "2.6"
    assert why(state, "move p1 hans red=3 compass=1 path=d:chasm,dr:plain,d:find2") == "2.7"
