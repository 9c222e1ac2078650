"""Where in a TOML text a setting stands, so that a complaint can name its line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

Path = tuple[str, ...]


def line_of(text: str, key: str) -> int:
    """The line, from 1, where a dotted key is set or first spoken of; else that of the nearest table around it; or 0."""
    said = [(f"{'.'.join(path)}.", line) for path, line in _settings(text)]
    exact = [line for path, line in said if path == f"{key}."]
    below = [line for path, line in said if path.startswith(f"{key}.")]
    around = [line for path, line in sorted(said, key=lambda one: -len(one[0])) if f"{key}.".startswith(path)]
    return next(iter(exact + below + around), 0)


def _settings(text: str) -> Iterator[tuple[Path, int]]:
    """Every table and key of a text, whichever way it is written, with the line where it begins."""
    table: Path = ()
    begin, statement = 1, ""
    for number, line in enumerate(text.split("\n"), 1):
        statement += line + "\n"
        try:
            said = tomllib.loads(statement)
        except tomllib.TOMLDecodeError:
            continue  # a value that goes on in the next line
        if statement.lstrip().startswith("["):
            table = _innermost(said)
            yield table, begin
        else:
            yield from ((table + path, begin) for path in _paths(said))
        begin, statement = number + 1, ""


def _innermost(said: Any) -> Path:
    """What the head of a table names: `{"a": {"b": {}}}` -> a, b."""
    if isinstance(said, list):
        return _innermost(said[0])
    return next(((name, *_innermost(below)) for name, below in said.items()), ())


def _paths(said: dict[str, Any]) -> Iterator[Path]:
    for name, below in said.items():
        yield (name,)
        if isinstance(below, dict):
            yield from ((name, *path) for path in _paths(below))
