"""One value of a state set by hand, where the rest of the table can stand as it is."""

from __future__ import annotations

from typing import Any

from companion.contract.game import Position, Refusal, Rules, Text, Words
from companion.contract.wording import same, shown
from companion.table import options
from companion.table.paths import NOTHING, found_at, takes

MOST = 100_000
"""No count, text or list of a table is larger."""


def correct(rules: Rules[Any], state: Position, path: str, value: Any) -> Position | Refusal:
    """The state with one value set, and all that follows from it."""
    if _among(rules.derived, path):
        return Refusal(Text("table-fixed", path=path), "0.6")
    if immense(value):
        return Refusal(Text("table-immense"), "0.6")
    values = rules.plain(state)
    parts = path.split(".")
    holder = found_at(values, parts[:-1])
    if not takes(holder, parts[-1]):
        return Refusal(Text("table-no-path", path=path), "0.6", code="bad-request")
    holder[int(parts[-1]) if isinstance(holder, list) else parts[-1]] = value
    rebuilt: Position | Refusal = rules.rebuild(values)
    if isinstance(rebuilt, Refusal):
        return rebuilt
    found = found_at(rules.plain(rebuilt), parts)
    found = None if found is NOTHING else found
    kept = same(found, value) or (found is None and value == 0)  # a count of 0 may be left out of the state
    if not kept and not _among(rules.used_up, path):
        text = Text("table-cannot-be", path=path, value=shown(value), instead=shown(found))
        return Refusal(text, "0.6")
    names = options.players(rebuilt.players, (len(state.players), len(state.players)))
    if isinstance(names, Refusal):
        return Refusal(Text("table-name-does-not-fit", why=names.message), "0.6")
    return rebuilt


def _among(paths: Words, path: str) -> bool:
    """Whether `path` is one of `paths` or lies below one."""
    return any(path == one or path.startswith(one + ".") for one in paths)


def immense(value: Any) -> bool:
    """Whether something in a plain value is larger than anything on a table."""
    if isinstance(value, dict | list):
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        return len(value) > MOST or any(immense(part) for part in parts)
    return len(value) > MOST if isinstance(value, str) else isinstance(value, int | float) and abs(value) > MOST
