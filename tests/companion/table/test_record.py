"""A game as text, both ways."""

from __future__ import annotations

from random import Random

import pytest

from companion.contract.game import Refusal
from companion.kept.sets import SetFault, Sets
from companion.registry import GAMES
from companion.table import opening, record
from companion.table.timeline import Corrected, Ended, Node, Played
from tests import kit

HEADER = "game: race-through-space\np1: Anna\np2: Bob\n"


def opened(text: str, *, check: bool = False) -> opening.Opened | Refusal:
    return opening.from_record(text, GAMES, Sets(), check=check)


def node(text: str) -> Node:
    result = opened(text)
    assert not isinstance(result, Refusal), result
    return result[2]


def why(text: str, *, check: bool = False) -> Refusal:
    result = opened(text, check=check)
    assert isinstance(result, Refusal)
    return result


def test_what_is_written_reads_back_to_the_same_entries() -> None:
    entries = [
        Played(("roll", "p1", "3")),
        Corrected("ships.p1.s1.card", 9, "it slipped # twice"),
        Corrected("players", ["A # b", "C"], ""),
        Played(("roll", "p2", "arrows"), 1),
    ]
    header = record.Header(
        "race-through-space",
        ("a: b", "#c"),
        {"dice": "box", "flag": True},
        {"moon": [3], "x": "7"},
        "own",
        (("p", "q"),),
    )
    script = record.read(record.write(header, entries))
    assert script.header == header
    assert [entry.line for _, entry in script.lines if not isinstance(entry, record.Claim)] == [
        entry.line for entry in entries
    ]


def test_a_record_needs_no_more_than_game_players_and_moves() -> None:
    assert node(HEADER + "\n# first\nroll p1 3\nadvance p1 s1   # the red one\n").state.turn == "p2"


def test_box_rolls_replay_where_only_the_box_may_roll() -> None:
    played = node(HEADER + "option.dice: box\n\nroll p1 3\nadvance p1 s2\n")
    assert played.state.turn == "p2"
    assert why(HEADER + "option.dice: box\n\nroll p1 9\n").rule == "0.8"


def test_claims_after_an_end_are_held_against_what_the_state_says_then() -> None:
    claims = "= phase ended\n= over true\n= turn null\n= winners []\n"
    assert not isinstance(opened(f"{HEADER}\nroll p1 3\nend # late\n{claims}", check=True), Refusal)


def test_a_correction_may_name_the_state_as_a_claim_may() -> None:
    assert node(HEADER + "\ncorrect state.round 3\n").entries() == [Corrected("round", 3)]


@pytest.mark.parametrize("line", ["roll p1 3 #well", "roll p1 3\t# well", "roll p1 3 #", "roll p1 3 # well # done"])
def test_a_comment_begins_at_any_number_sign_behind_a_blank(line: str) -> None:
    assert node(f"{HEADER}\n{line}\n").entries() == [Played(("roll", "p1", "3"))]


def test_values_and_reasons_are_told_from_their_comments() -> None:
    script = record.read(HEADER + '\ncorrect players.0 "Zoe #2" #as she says\n= players.0 Zoe #2\nend #late\n')
    assert [entry for _, entry in script.lines] == [
        Corrected("players.0", "Zoe #2", "as she says"),
        record.Claim("players.0", "Zoe"),
        Ended("late"),
    ]


@pytest.mark.parametrize("above", ["\n", "# our evening\n\n", "\n\n# our evening\n"])
def test_blank_lines_and_comments_may_stand_above_the_header(above: str) -> None:
    assert node(above + HEADER + "\nroll p1 3\n").state.phase == "advance"


@pytest.mark.parametrize("option", ["either", "box"])
def test_a_roll_without_its_face_is_told_what_is_missing(option: str) -> None:
    refused = why(f"{HEADER}option.dice: {option}\n\nroll p1\n")
    assert (refused.code, refused.rule) == ("illegal", "0.4")
    assert "says what was rolled or drawn, such as “roll p1 1”" in kit.told(refused.message)


def test_a_layout_that_a_record_leaves_out_is_the_same_each_time() -> None:
    text = "game: race-to-adventure\np1: Anna\np2: Bob\noption.shadow: bold\n\nstart p1 century-upper\n"
    assert node(text).state == node(text).state
    assert node(text).state != node(text.replace("Bob", "Cleo")).state


def test_claims_are_held_against_the_state_only_when_checked() -> None:
    text = HEADER + "\nroll p1 3\n= phase advance\n= state.ships.p1.s1.card 5\n"
    assert node(text).state.phase == "advance"
    assert "ships.p1.s1.card is 4" in kit.told(why(text, check=True).message)
    assert not isinstance(opened(text.replace("card 5", "card 4"), check=True), Refusal)
    assert "no “moons”" in kit.told(why(HEADER + "\n= moons 1\n", check=True).message)


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("", "bad-request", "names no game"),
        ("p1: Anna\n", "bad-request", "names no game"),
        ("game: chess\np1: A\np2: B\n", "unknown-game", "chess"),
        ("game: race-through-space\np1: A\n", "bad-option", "2 to 4"),
        (HEADER + "colour: red\n", "bad-request", "colour"),
        (HEADER + "what is this\n", "bad-request", "Line 4"),
        (HEADER + "luck: 3\n", "bad-request", "luck"),
        (HEADER + 'luck: [["x"]]\n', "bad-request", "not what these options draw"),
        ('game: race-to-adventure\np1: A\np2: B\nluck: [["x"]]\n', "bad-request", "not what these options draw"),
        (HEADER + "p2 : Cleo\n", "bad-request", "Line 4 of the record says “p2” a second time"),
        (HEADER + "set.asteroid: 6\n", "bad-set", "card 6"),
        (HEADER + "\nroll p1 3\nadvance p2 s1\n", "illegal", "Line 6"),
        (HEADER + "\ncorrect round\n", "bad-request", "Line 5"),
    ],
)
def test_a_record_that_does_not_play_says_where(text: str, code: str, part: str) -> None:
    refused = why(text)
    assert refused.code == code
    assert part in kit.told(refused.message)


@pytest.mark.parametrize("game", GAMES)
def test_a_set_that_is_not_there_is_named(game: str) -> None:
    with pytest.raises(SetFault, match="There is no set “nope”"):
        opened(f"game: {game}\np1: A\np2: B\np3: C\nset: nope\n")
    other = next(name for name in GAMES if name != game)
    with pytest.raises(SetFault, match=f"belongs to {other}"):
        opened(f"game: {game}\np1: A\np2: B\np3: C\nset: {other}\n")


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_of_every_kind_replays_from_its_record_to_the_same_state(game: str) -> None:
    rules = GAMES[game]
    for variant in rules.variants:
        luck = Random(7)
        state = kit.set_up(game, variant.seats[0], luck=luck, **variant.options)
        facts = dict(Sets().get(game).facts)
        entries = []
        for _, move, step in kit.random_game(rules, state, luck, 300):
            entries.append(Played(move.words))
            state = step.state
        options = {option.name: variant.options.get(option.name, option.default) for option in rules.options}
        luck = Random(7)
        setup = record.Header(game, kit.NAMES[: variant.seats[0]], options, facts, game).setup()
        draws = rules.setup_draws(setup)
        assert not isinstance(draws, Refusal)
        drawn = tuple(tuple(luck.sample(draw.options, draw.count)) for draw in draws)
        header = record.Header(game, setup.players, options, facts, game, drawn)
        assert node(record.write(header, list(entries))).state == state
