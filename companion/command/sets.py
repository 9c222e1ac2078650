"""`companion sets`: the facts of one's own components, listed, checked, added to."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from companion.command.archive import LANGUAGE, Archive, fail, say, told
from companion.contract.game import Refusal, Setup
from companion.contract.text import spaced
from companion.kept.sets import SetFile, parse, plain
from companion.table.dice import SecretLuck
from companion.table.opening import Games
from companion.table.options import complete
from companion.words import speaker

LONGEST_SHOWN = 100


def list_sets(archive: Archive) -> int:
    """Every set with its game and how many of its facts nobody has checked."""
    sets = archive.sets
    for name in sets.names():
        content = sets.get(name)
        unchecked = sum(how == "assumed" for how in content.known.values())
        print(f"{name:32} {content.game:24} {told('command-assumed', count=unchecked)}")
    for message in sets.damaged.values():
        print(say(message), file=sys.stderr)
    return 0


def show_set(archive: Archive, name: str) -> int:
    """A set fact by fact; the assumed ones are marked."""
    content = archive.sets.get(name)
    print(f"{name}: {content.title or content.game}")
    for fact, value in content.facts.items():
        how = content.known.get(fact, "owner")
        text = msgspec.json.encode(value).decode()
        said = text if len(text) <= LONGEST_SHOWN else told("command-entries", count=len(value))
        print(f"  {fact} = {said}  ({how}{told('command-please-check') if how == 'assumed' else ''})")
    return 0


def check_set(archive: Archive, name: str) -> int:
    """Sets the game up with the set's facts; says what does not fit."""
    problem = _misfit(archive.games, archive.sets.get(name))
    if problem:
        return fail(f"{name}: {problem}")
    print(told("command-fits", name=name))
    return 0


def _misfit(games: Games, content: SetFile) -> str:
    """Why a set cannot be played with; "" when it can."""
    rules = games.get(content.game)
    if rules is None:
        return told("command-no-such-game", game=content.game, games=spaced(*games))
    options = complete(rules.options, {})
    if isinstance(options, Refusal):
        return say(options.message)
    players = tuple(f"Player {number}" for number in range(1, rules.seats[1] + 1))
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        setup = Setup(players[:seats], options, content.facts)
        made: Any = rules.setup_draws(setup)
        if not isinstance(made, Refusal):
            luck = tuple(SecretLuck().draw(draw.options, draw.count) for draw in made)
            made = rules.setup(msgspec.structs.replace(setup, luck=luck))
        if isinstance(made, Refusal) and made.code == "bad-set":
            return speaker(LANGUAGE.get(), rules.id).say(made.message)
    return ""


def export_set(archive: Archive, name: str) -> int:
    """A set as the text of a file."""
    print(tomli_w.dumps(plain(archive.sets.get(name))), end="")
    return 0


def add_set(archive: Archive, file: Path) -> int:
    """Takes a file into the owner's sets, under the file's name, if it fits its game."""
    try:
        content = parse(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        return fail(told("command-no-text-file", file=file.name))
    base = archive.sets.get(content.game).facts
    problem = _misfit(archive.games, msgspec.structs.replace(content, facts={**base, **content.facts}))
    if problem:
        return fail(f"{file.name}: {problem}")
    archive.sets.save(file.stem, content)
    print(told("command-set-yours", set=file.stem))
    return 0


def put_fact(archive: Archive, name: str, fact: str, value: str) -> int:
    """Sets a fact, given as JSON, in the owner's copy of a set, if the set still fits its game."""
    content = archive.sets.get(name)
    return _amend(archive, name, fact, _json(value), content)


def append_fact(archive: Archive, name: str, fact: str, value: str) -> int:
    """The same with one more entry, given as JSON, of a fact that is a list."""
    content = archive.sets.get(name)
    entries = content.facts.get(fact)
    if not isinstance(entries, list):
        return fail(told("command-no-list", fact=fact, set=name))
    return _amend(archive, name, fact, [*entries, _json(value)], content)


def _json(text: str) -> Any:
    """A JSON value, or the text itself where it is not one."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _amend(archive: Archive, name: str, fact: str, value: Any, content: SetFile) -> int:
    problem = _misfit(archive.games, msgspec.structs.replace(content, facts={**content.facts, fact: value}))
    if problem:
        return fail(f"{name}: {problem}")
    archive.sets.amend(name, fact, value)
    print(told("command-kept", name=name, fact=fact))
    return 0
