"""Set files: shipped, owned, laid over each other, damaged."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import tomli_w

from companion.kept.sets import NoSuchSet, SetFault, SetFile, Sets, assumed, parse, plain
from companion.registry import GAMES
from companion.table.table import Table
from tests import kit
from tests.companion.conftest import NEW, ask


def test_every_game_ships_a_set_and_says_how_each_fact_is_known() -> None:
    for game in GAMES:
        content = Sets().get(game)
        assert content.game == game
        assert set(content.known) == set(content.facts), game


def test_the_sets_of_a_game_from_elsewhere_lie_with_it(tmp_path: Path) -> None:
    shipped = tmp_path / "pig" / "sets"
    shipped.mkdir(parents=True)
    facts = Sets().get("race-through-space").facts | {"star": 8}
    (shipped / "pig.toml").write_text(tomli_w.dumps({"game": "pig", "facts": facts}))
    pig = replace(GAMES["race-through-space"], id="pig", home=str(tmp_path / "pig" / "rules.py"))
    table = Table(games=GAMES | {"pig": pig})
    assert ask(table, **NEW | {"game": "pig"})["ok"]
    told = {game["id"]: game["sets"] for game in ask(table, do="games")["games"]}
    assert told["pig"] == ["pig"]
    assert told["journey"] == ["journey", "journey-example-board"]
    record = ask(table, do="record")["record"].replace("set.star: 8\n", "")
    assert ask(table, do="load", record=record)["ok"]
    assert "set.star: 8" in ask(table, do="record")["record"]


def test_an_owners_fact_lies_over_the_shipped_one(tmp_path: Path) -> None:
    sets = Sets(tmp_path)
    sets.amend("race-through-space", "star", 7)
    content = Sets(tmp_path).get("race-through-space")
    assert (content.facts["star"], content.facts["asteroid"]) == (7, 1)
    assert assumed(content) == ("asteroid",)


def test_a_set_of_another_name_takes_what_it_lacks_from_its_games_shipped_set(tmp_path: Path) -> None:
    Sets(tmp_path).save("mine", SetFile("race-through-space", {"star": 3}))
    assert Sets(tmp_path).get("mine").facts["asteroid"] == 1
    assert Sets(tmp_path).names("race-through-space") == ["mine", "race-through-space"]


@pytest.mark.parametrize(
    "content", ["", "game", "game = 3", 'game = "x"\nfacts = 1', "\x00", 'game = "x"\n[known]\na = "guess"']
)
def test_a_damaged_owners_set_is_told_about_and_the_shipped_one_serves(tmp_path: Path, content: str) -> None:
    (tmp_path / "race-through-space.toml").write_text(content)
    sets = Sets(tmp_path)
    assert sets.get("race-through-space").facts["star"] == 6
    assert "race-through-space.toml" in kit.told(sets.damaged["race-through-space"])


def test_what_is_wrong_with_a_file_is_said_in_plain_words(tmp_path: Path) -> None:
    for content, told in (
        ("game = 3", "“game” takes a text, not a whole number"),
        ('title = "x"', "the file lacks “game”"),
    ):
        (tmp_path / "mine.toml").write_text(content)
        with pytest.raises(SetFault, match=f"The set file mine.toml cannot be read: {told}"):
            Sets(tmp_path).get("mine")


def test_names_that_are_paths_are_no_sets(tmp_path: Path) -> None:
    for name in ("../journey", "/etc/passwd", "", "A", "a" * 99):
        with pytest.raises(NoSuchSet):
            Sets(tmp_path).get(name)
        with pytest.raises(SetFault):
            Sets(tmp_path).save(name, SetFile("race-through-space", {}))


def test_what_is_written_reads_back(tmp_path: Path) -> None:
    content = SetFile(
        "race-through-space",
        {"star": 3, "cards": [{"name": "Jürgen's “moth”", "costs": [1, 2]}]},
        {"star": "owner"},
        "Mine",
    )
    path = Sets(tmp_path).save("mine", content)
    assert parse(path.read_text(encoding="utf-8")) == content
    assert plain(content)["title"] == "Mine"


def test_nothing_is_kept_without_a_place() -> None:
    with pytest.raises(SetFault, match="state directory"):
        Sets().save("mine", SetFile("race-through-space", {}))


def test_a_file_that_cannot_be_used_hides_no_other_and_is_told_about(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "journey"\n[facts]\n')
    (tmp_path / "My Set.toml").write_text('game = "journey"\n[facts]\n')
    (tmp_path / "broken.toml").write_text("x =")
    (tmp_path / "folder.toml").mkdir()
    sets = Sets(tmp_path)
    assert sets.names() == [
        "journey", "journey-example-board", "mine", "race-through-space", "race-to-adventure", "rocket-race",
    ]  # fmt: skip
    assert list(sets.damaged) == ["My Set", "broken"]
    assert "lower-case letters" in kit.told(sets.damaged["My Set"])
    with pytest.raises(SetFault, match=r"My Set\.toml is not used"):
        sets.get("My Set")
