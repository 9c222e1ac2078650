"""Scenes out of real games: recorded games up to a line, with every page that the game's own view brings there."""

from __future__ import annotations

from pathlib import Path

from companion.contract.view import Bulletin
from companion.protocol import read
from companion.table.table import Table

HERE = Path(__file__).parent / "records"
GAMES = Path(__file__).parents[2] / "games"
GENERIC = ("auto", "phase", "seats")

CAUGHT = GAMES / "race_to_adventure/records/declared-caught.txt"
RACE = HERE / "race-through-space.txt"
ROCKET = HERE / "rocket-race.txt"
STANDARD = GAMES / "race_to_adventure/records/standard-three.txt"
JOURNEY = GAMES / "journey/records/declared-paths.txt"
SCENES = {
    "race-start": (RACE, 0),
    "race-arrows": (RACE, 3),
    "race-hole": (RACE, 4),
    "rocket-bidding": (ROCKET, 22),
    "rocket-development": (ROCKET, 34),
    "rocket-launch": (ROCKET, 40),
    "rocket-failure": (ROCKET, 42),
    "adventure-start": (STANDARD, 1),
    "adventure-select": (STANDARD, 4),
    "adventure-prisoner": (CAUGHT, 9),
    "adventure-curse": (CAUGHT, 14),
    "adventure-tidy": (CAUGHT, 20),
    "journey-turn": (JOURNEY, 5),
    "journey-find": (JOURNEY, 10),
    "journey-water": (JOURNEY, 24),
    "journey-lightning": (JOURNEY, 28),
    "journey-limit": (JOURNEY, 31),
    "journey-lava": (JOURNEY, 44),
    "journey-over": (JOURNEY, 50),
}
"""Name of a scene -> its record, and after how many of its moves it is."""


def scene(path: Path, moves: int) -> Bulletin:
    """What the screens are told there."""
    text = path.read_text(encoding="utf-8")
    head, _, body = text.partition("\n\n")
    lines = [line for line in body.splitlines() if line and line[0] not in "#="]
    table = Table()
    answer = table.answer(read({"do": "load", "record": "\n".join([head, "", *lines[:moves]])}), "scene")
    if not answer["ok"]:
        raise ValueError(f"{path.name}: {answer['error']['message']}")
    return Bulletin(1, table.view())


def pages_of(bulletin: Bulletin) -> list[str]:
    """The pages worth a picture: the generic ones, the dice if any, and all of the game's own."""
    view = bulletin.view
    if view is None:
        return []
    own = [page.id for page in view.pages if page.id not in GENERIC]
    return [*GENERIC, *(["dice"] if view.dice else []), *own]
