"""docs/adding.md, done to a copy of the house as it stands there: what it says works."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding.md"
BLOCK = re.compile(r"^```\w+ (?P<path>\S+?)(?P<import> \+import)?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
HOUSE = ("companion", "hardware", "web", "tests", "pyproject.toml")

SEEN = """
import json
from hardware import screens
from companion.referee import Referee
from companion.table.table import Table
from web.app import create_app
from web.access.keyring import Keyring
from web.access.pairing import Pairing
import pathlib, tempfile

with Referee(Table(lobby=True)) as referee:
    for request in ({"do": "new", "game": "pig", "players": ["Anna", "Bob"]}, {"do": "move", "move": "roll p1 5"}):
        assert referee.command(request)["ok"]
    pairing = Pairing(Keyring(pathlib.Path(tempfile.mkdtemp())), control="open")
    page = create_app(referee, pairing=pairing, health=dict, glass=None, simulated=None).test_client()
    html = page.get("/").text
    picture = screens.draw("auto", referee.bulletin)
    print(json.dumps({"html": html, "dark": picture.getextrema() == (0, 0), "size": picture.size}))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house, with every step of the guide done to it."""
    copy = tmp_path_factory.mktemp("house")
    for name in HOUSE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.png", "browser"))
        else:
            shutil.copy(ROOT / name, copy / name)
    for step in BLOCK.finditer(GUIDE.read_text(encoding="utf-8")):
        follow(copy / step["path"], step["text"], joins=bool(step["import"]))
    return copy


def follow(path: Path, text: str, *, joins: bool) -> None:
    """Writes a file of the guide; a line for the registry is joined to the others there."""
    if not joins:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    name = text.split()[-1]
    before = path.read_text(encoding="utf-8")
    after = re.sub(r"\n\nGAMES", f"\n{text}\nGAMES", before, count=1)
    path.write_text(re.sub(r"(, JOURNEY)(?=\W)", rf"\1, {name}", after, count=1), encoding="utf-8")


def run(house: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=house, env=environment, input=given, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_the_example_game_passes_the_conformance_suite_and_its_own_tests(house: Path) -> None:
    (house / "tests/games/pig/__init__.py").touch()
    done = run(house, "-m", "pytest", "-p", "no:cacheprovider", "tests/conformance", "tests/games/pig", "-k", "pig")
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 25, done.stdout


def passed(house: Path, *tests: str) -> int:
    """How many of some tests pass in the copy; each must."""
    for test in tests:
        (house / test).parent.joinpath("__init__.py").touch()
    done = run(house, "-m", "pytest", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout[-3000:]
    return int(re.search(r"(\d+) passed", done.stdout)[1])


def test_the_example_reader_reads_tags_in_a_simulated_box(house: Path) -> None:
    assert passed(house, "tests/hardware/readers/test_digits.py") == 7


def test_a_driver_without_a_whole_record_is_told_in_one_line(house: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(house, broken)
    driver = broken / "hardware/readers/digits.py"
    driver.write_text(driver.read_text(encoding="utf-8").replace('    supply="5V",\n', ""), encoding="utf-8")
    told = run(broken, "-m", "companion.command.cli", "wiring", "--box", "hardware/boxes/small.toml")
    assert "hardware/readers/digits.py: its record has no supply" in told.stderr + told.stdout


def test_the_example_page_stands_on_the_screen_that_shows_it(house: Path) -> None:
    assert passed(house, "tests/games/pig/test_page.py") == 3


def test_the_example_game_is_played_over_the_pipe_to_its_end(house: Path) -> None:
    lines = [{"do": "new", "game": "pig", "players": ["Anna", "Bob"], "set": {"goal": 10}}]
    lines += [{"do": "move", "move": move} for move in ("roll p1 6", "roll p1 5", "hold p2", "hold p1")]
    told = run(house, "-m", "companion.command.cli", "play", given="".join(json.dumps(line) + "\n" for line in lines))
    answers = [json.loads(line) for line in told.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, True, False, True], told.stderr
    assert answers[3]["error"]["rule"] == "0.2"
    assert answers[4]["view"]["winners"] == ["p1"]


def test_the_example_game_stands_on_the_page_and_on_the_glass(house: Path) -> None:
    told = run(house, "-c", SEEN)
    assert told.returncode == 0, told.stderr
    seen = json.loads(told.stdout)
    assert "To the goal" in seen["html"]
    assert "Roll or hold" in seen["html"]
    assert (seen["dark"], seen["size"]) == (False, [128, 64])


def test_tags_can_be_taught_what_the_example_game_names(house: Path) -> None:
    told = run(house, "-m", "companion.command.cli", "play", given='{"do": "games"}\n')
    (pig,) = [game for game in json.loads(told.stdout)["games"] if game["id"] == "pig"]
    assert pig["tokens"]["action"] == ["roll", "hold"]


def test_a_guide_whose_step_is_wrong_is_found_out(house: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(house, broken)
    (broken / "companion/games/pig/RULES.md").unlink()
    told = run(broken, "-m", "companion.command.cli", "play", given='{"do": "rule", "ref": "pig 1.1"}\n')
    assert '"ok": true' not in told.stdout
