"""What holds in every game of Rocket Race, whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.contract.game import Refusal
from companion.games.rocket_race.facts import COGS, KINDS, POINTS, ROW, totals
from companion.games.rocket_race.launch.rockets import hopeless
from companion.games.rocket_race.model import State, identity
from companion.games.rocket_race.rules import RULES
from companion.inputs.tokens import Inputs, Line, Offer
from tests import kit

NAMED = [
    {"name": f"{kind}-{number}", "kind": kind, "reliability": number % 5, "electrics": 1}
    for kind, count in (("steering", 8), ("capsule", 8), ("propulsion", 8), ("accessory", 12))
    for number in range(count)
]
EVENTS = [{"name": f"event-{number}", "kind": "event"} for number in range(6)]
UPGRADES = [{"name": f"upgrade-{n}", "kind": "upgrade", "skill": "electrics+1", "chemistry": 1} for n in range(6)]
SETS: dict[str, list[dict[str, Any]]] = {"unknown": [], "half": NAMED[:20], "whole": NAMED + EVENTS + UPGRADES}

kinds_of_game = st.fixed_dictionaries(
    {
        "rules": st.sampled_from(["standard", "advanced"]),
        "three_stage": st.booleans(),
        "workshop_boost": st.booleans(),
        "ties": st.sampled_from(["share", "reroll"]),
        "min_bid": st.sampled_from([0, 1]),
        "upkeep": st.sampled_from(["confirm", "auto"]),
        "dice": st.sampled_from(["either", "box", "table"]),
    }
)


def begin(options: dict[str, Any], cards: str, luck: Random) -> State:
    low, high = (3, 6) if options["rules"] == "standard" else (2, 4)
    state: State = kit.set_up("rocket-race", luck.randint(low, high), facts={"cards": SETS[cards]}, **options)
    return state


def holds(state: State) -> None:
    """Everything that is always so."""
    cards = state.table
    assert len({card.id for card in cards}) == len(cards), "a card in two places"
    kinds = Counter(card.kind for card in cards)
    for kind, left, total in zip(KINDS, state.left, totals(state.facts, state.advanced), strict=True):
        assert left >= 0
        assert kinds[kind] + left == total, f"{kind} cards lost"
    copies = Counter(map(identity, cards))
    assert state.stock == tuple(max(0, entry.count - copies[identity(entry)]) for entry in state.catalogue)
    if state.advanced:
        assert len(state.row) <= ROW
        assert all(0 <= at <= POINTS for points in state.research for at in points)
    else:
        for pool, yard in zip(state.pools, state.yards, strict=True):
            assert pool >= 0
            assert pool + sum(card.cogs for card in yard) == COGS
    assert all(not card.cogs for hand in state.hands for card in hand)
    assert all(not card.cogs for rocket in state.rockets for card in rocket.cards)


@settings(max_examples=15)
@given(options=kinds_of_game, cards=st.sampled_from(sorted(SETS)), seed=st.integers(0, 10**6))
def test_cogs_and_cards_are_conserved_and_every_state_rebuilds(options: dict[str, Any], cards: str, seed: int) -> None:
    luck = Random(seed)
    for number, (_before, _move, step) in enumerate(kit.random_game(RULES, begin(options, cards, luck), luck, 250)):
        holds(step.state)
        if number % 10 == 0:
            assert RULES.rebuild(RULES.plain(step.state)) == step.state


@settings(max_examples=15)
@given(options=kinds_of_game, cards=st.sampled_from(sorted(SETS)), seed=st.integers(0, 10**6))
def test_an_auction_ends(options: dict[str, Any], cards: str, seed: int) -> None:
    luck = Random(seed)
    state, moves = begin(options | {"rules": "standard"}, cards, luck), 0
    for before, move, _step in kit.random_game(RULES, state, luck, 250):
        moves = moves + 1 if before.phase == "bidding" and move.words[0] in ("bid", "pass") else 0
        assert moves <= COGS + 1 + len(before.players)


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_random_games_end_unless_the_cards_make_no_rocket_any_more(rules: str) -> None:
    for seed in range(12):
        luck = Random(seed)
        state = kit.set_up("rocket-race", 4, rules=rules)
        *_, (_before, _move, last) = kit.random_game(RULES, state, luck, 3000)
        assert last.state.over or hopeless(last.state), f"seed {seed}"
        assert bool(last.state.winners) == last.state.over


@settings(max_examples=4)
@given(seed=st.integers(0, 10**6), rules=st.sampled_from(["standard", "advanced"]), more=st.booleans())
def test_any_one_value_corrected_gives_a_playable_table_or_a_reason(seed: int, rules: str, more: bool) -> None:
    luck = Random(seed)
    state = kit.set_up("rocket-race", 3, rules=rules, three_stage=more)
    for before, _move, _step in kit.random_game(RULES, state, luck, 120):
        state = before
    plain = RULES.plain(state)
    values = [
        None,
        0,
        1,
        5,
        "p2",
        "c1",
        "complete",
        "focus",
        "row",
        "hand",
        "discard",
        "rocket",
        "due",
        "flying",
        True,
        [],
        ["c1"],
        *plain["cards"],
    ]
    for path in _paths(plain):
        changed = RULES.plain(state)
        holder: Any = changed
        for part in path[:-1]:
            holder = holder[part]
        holder[path[-1]] = luck.choice(values)
        rebuilt = RULES.rebuild(changed)
        if isinstance(rebuilt, Refusal):
            assert rebuilt.rule == "0.6"
            continue
        holds(rebuilt)
        assert RULES.rebuild(RULES.plain(rebuilt)) == rebuilt
        for *_, step in kit.random_game(RULES, rebuilt, luck, 8):
            holds(step.state)


def _paths(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    below = [path for key, inner in items if key not in ("set", "options") for path in _paths(inner, (*before, key))]
    return below + ([before] if before else [])


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_a_whole_game_is_played_with_knob_and_ok_alone(rules: str) -> None:
    luck, inputs = Random(7), Inputs()
    state: State = kit.set_up("rocket-race", 3, rules=rules)
    for _ in range(4000):
        if state.over:
            break
        offer = _offer(state)
        items = inputs.menu("panel", offer).items
        assert items, "a dead end"
        inputs.press("panel", f"turn:+{luck.randrange(len(items))}", offer)
        said = inputs.press("panel", "ok", offer)
        assert not isinstance(said, Refusal)
        if isinstance(said, Line):
            step = RULES.play(state, kit.complete(RULES, state, said.words, luck))
            assert not isinstance(step, Refusal), said
            state = step.state
    assert state.over


def _offer(state: State) -> Offer:
    return Offer(RULES.choices(state), lambda kind, word: RULES.meanings(state, kind, word))
