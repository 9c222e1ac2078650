"""What holds in every game, played at random, with and without a map."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.contract.game import Choice, Move, Refusal
from companion.games.journey import pieces
from companion.games.journey.model import State
from companion.games.journey.rules import RULES
from companion.kept.sets import Sets
from companion.words import LANGUAGES
from tests import kit, lines
from tests.games.journey.table import fresh, say, table

BOARD = Sets().get("journey-example-board").facts["board"]
COUNTED = {
    "snail": 8, "bone": 8, "shell": 8, "gold": 8, "quartz": 8,
    "skeleton": [4, 4, 4], "skulls": [[2, 2], [2, 2], [2, 2]],
}  # fmt: skip
TABLES = {
    "declared": {},
    "mapped": {"board": BOARD},
    "counted": {"fossils": COUNTED, "adventures": ["fossil cost=red", "ball-lightning cost=2any"]},
    "wholly known": {
        "board": BOARD,
        "fossils": COUNTED,
        "adventures": ["fossil cost=red", "sighting cost=blue points=4"] * 5,
    },
}
each_table = pytest.mark.parametrize("facts", TABLES.values(), ids=TABLES)


def eager(choices: tuple[Choice, ...], luck: Random) -> Choice:
    """A choice at random that takes nothing back, and steps or stops more often than it plays cards."""
    meant = [choice for choice in choices if choice.verb not in ("cancel", "also")] or list(choices)
    weights = [4 if choice.verb in ("step", "stop", "begin") else 1 for choice in meant]
    return luck.choices(meant, weights)[0]


def game(facts: dict[str, object], seed: int, most: int = 4000) -> Iterator[tuple[State, tuple[str, ...]]]:
    """Every state of a random game with the line played from it, the last one with none."""
    luck = Random(seed)
    state = fresh(2 + seed % 3, facts, lamp=("keep-due", "keep-all")[seed % 2])
    for _ in range(most):
        if state.over:
            break
        words = lines.sample(eager(RULES.choices(state), luck), luck)
        move = kit.complete(RULES, state, words, luck)
        yield state, move.words
        step = RULES.play(state, move)
        assert not isinstance(step, Refusal), (words, step)
        state = step.state
    yield state, ()


def check_pieces(state: State) -> None:
    """Every card and stone is somewhere, once."""
    decks, heap, move = state.decks, state.discards, state.move
    played, gear = (move.explorers, move.gear) if move else (0, 0)
    drawn = len(state.dig.drawn) if state.dig else 0
    assert (
        decks["explorer"] + heap.explorer + sum(hand.explorer for hand in state.hands) + played == pieces.EXPLORER_CARDS
    )
    held = sum(hand.equipment for hand in state.hands) + len(state.display)
    assert decks["equipment"] + heap.equipment + held + gear == pieces.EQUIPMENT_CARDS
    assert decks["fossil"] + sum(map(sum, state.fossils)) + sum(state.gone) + drawn == pieces.FOSSIL_CARDS
    assert decks["event"] + heap.event + len(state.events) == pieces.EVENT_CARDS
    assert decks["adventure"] + heap.adventure + sum(map(len, state.sightings)) == pieces.ADVENTURE_CARDS
    assert min(decks.values()) >= 0
    assert sum(state.water) <= pieces.STONES
    assert all(count >= 0 for fossils in (*state.fossils, state.gone) for count in fossils)


def check_hands(state: State) -> None:
    """Nobody is over a limit except the one who is just about to discard."""
    for seat, hand in zip(state.seats, state.hands, strict=True):
        over = state.phase == "limit" and seat == state.active
        assert hand.explorer <= pieces.EXPLORER_LIMIT + over
        assert hand.equipment <= pieces.EQUIPMENT_LIMIT + over


@each_table
@given(seed=st.integers(0, 10**6))
@settings(max_examples=4)
def test_pieces_are_conserved_hands_are_within_limits_and_games_end(facts: dict[str, object], seed: int) -> None:
    state = None
    for state, _words in game(facts, seed):
        check_pieces(state)
        check_hands(state)
    assert state is not None
    assert state.over
    assert RULES.choices(state) == ()


@each_table
@pytest.mark.parametrize("seed", range(3))
def test_every_state_is_read_back_the_same(facts: dict[str, object], seed: int) -> None:
    for state, _words in game(facts, seed, 600):
        assert RULES.rebuild(RULES.plain(state)) == state


@each_table
def test_what_is_offered_is_accepted_and_all_else_refused(facts: dict[str, object]) -> None:
    luck = Random(5)
    for state, words in game(facts, 7, 500):
        offered = RULES.choices(state)
        for choice in offered:
            move = kit.complete(RULES, state, lines.sample(choice, luck), luck)
            assert not isinstance(RULES.play(state, move), Refusal), move
        for spoilt in [kit.spoilt(words, offered, luck) for _ in range(4)] if words else []:
            fits = kit.offered(RULES, state, spoilt) or RULES.draws(state, spoilt)
            step = RULES.play(state, kit.complete(RULES, state, spoilt, luck))
            assert isinstance(step, Refusal) != bool(fits), spoilt


def test_a_long_line_counts_as_offered_only_when_all_of_its_chain_is() -> None:
    for line, is_offered in {
        "draw p1 explorer rope": True,
        "draw p1 explorer hardtack": False,
        "move p1 axel yellow=1 path=d:plain": True,
        "move p1 axel yellow=1 path=d:plain,d:plain": False,
        "move p1 axel": False,
        "stop p1": False,
    }.items():
        assert kit.offered(RULES, table(), tuple(line.split())) is is_offered, line


@given(seed=st.integers(0, 10**6))
@settings(max_examples=25)
def test_a_long_line_is_accepted_exactly_when_its_chain_is(seed: int) -> None:
    luck = Random(seed)
    state = RULES.play(fresh(2, TABLES["declared"]), Move(("reveal", "rope")))
    assert not isinstance(state, Refusal)
    state = kit.played(RULES, state.state, "reveal lamp", "reveal rope")
    cards = {card: luck.randint(0, 3) for card in ("yellow", "pickaxe", "rope", "compass", "hardtack")}
    steps = [
        f"{luck.choice(('d', 'd', 'd', 'l', 'dr'))}:{luck.choice(('plain', 'plain', 'rocks2', 'chasm', 'stream', 'finish'))}"
        for _ in range(luck.randint(1, 4))
    ]
    chain = ["begin p1 axel", *(f"play p1 {card}" for card, count in cards.items() for _ in range(count))]
    chain += [*(f"step p1 {step}" for step in steps), "stop p1"]
    after = state
    for line in chain:
        step = RULES.play(after, Move(tuple(line.split())))
        after = step if isinstance(step, Refusal) else step.state
        if isinstance(step, Refusal):
            break
    spent = " ".join(f"{card}={count}" for card, count in cards.items() if count)
    long = RULES.play(state, Move(tuple(f"move p1 axel {spent} path={','.join(steps)}".split())))
    if isinstance(after, Refusal):
        assert isinstance(long, Refusal)
        assert long.rule == after.rule
    else:
        assert not isinstance(long, Refusal)
        assert long.state == after


ANYTHING: list[Any] = [
    None,
    0,
    1,
    -1,
    2,
    5,
    64,
    "",
    "p1",
    "p9",
    "axel",
    "rope",
    "snail",
    True,
    False,
    [],
    {},
    ["p1"],
    ["rope"] * 4,
    3.5,
]


def spots(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of every value inside a plain one."""
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, below in inside:
        yield from spots(below, (*path, key))


@given(seed=st.integers(0, 10**6))
@settings(max_examples=30)
def test_a_state_with_any_value_changed_is_refused_or_can_be_played_on(seed: int) -> None:
    luck = Random(seed)
    for state, _words in list(game(TABLES[luck.choice(sorted(TABLES))], seed, 120))[::10]:
        plain = RULES.plain(state)
        *way, last = luck.choice([spot for spot in spots(plain) if spot[0] not in ("set", "options", "players")])
        holder: Any = plain
        for key in way:
            holder = holder[key]
        holder[last] = luck.choice(ANYTHING)
        changed = RULES.rebuild(plain)
        if isinstance(changed, Refusal):
            assert changed.code in ("illegal", "bad-request")
            continue
        assert RULES.rebuild(RULES.plain(changed)) == changed
        RULES.view(changed)
        assert changed.over == (not RULES.choices(changed))
        for choice in RULES.choices(changed):
            move = kit.complete(RULES, changed, lines.sample(choice, luck), luck)
            assert not isinstance(RULES.play(changed, move), Refusal)


def test_no_menu_is_long_and_none_is_a_dead_end() -> None:
    for facts in TABLES.values():
        for state, _words in game(facts, 11, 1500):
            if state.over:
                continue
            choices = RULES.choices(state)
            assert choices
            assert max((len(set(slot.options)) for choice in choices for slot in choice.slots), default=0) <= 55
            assert len({(choice.verb, choice.seat) for choice in choices}) <= 12


def test_every_label_fits_the_menu_of_a_screen() -> None:
    for facts in TABLES.values():
        for state, _words in game(facts, 3, 1500):
            for choice in RULES.choices(state):
                for language in LANGUAGES:
                    assert len(say(choice.label, language)) <= 24
                    for slot in choice.slots:
                        assert all(len(say(word, language)) <= 18 for word in slot.labels or slot.options), slot
