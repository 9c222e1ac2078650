"""One value of a state set by hand, where the rest of the table can stand as it is."""

from __future__ import annotations

from typing import Any

from companion.contract.game import Position, Refusal, Rules, Words
from companion.contract.wording import same, shown
from companion.table import options
from companion.table.paths import NOTHING, found_at, takes

MOST = 100_000
"""No count, text or list of a table is larger."""


def correct(rules: Rules[Any], state: Position, path: str, value: Any) -> Position | Refusal:
    """The state with one value set, and all that follows from it."""
    if _among(rules.derived, path):
        text = f"“{path}” is fixed for this game or follows from the rest; it cannot be corrected."
        return Refusal(text, "0.6", "Follows by itself")
    if immense(value):
        return Refusal("No number at this table is that large, no text that long.", "0.6", "Too large")
    values = rules.plain(state)
    parts = path.split(".")
    holder = found_at(values, parts[:-1])
    if not takes(holder, parts[-1]):
        return Refusal(f"The state has no “{path}”.", "0.6", "No such value", "bad-request")
    holder[int(parts[-1]) if isinstance(holder, list) else parts[-1]] = value
    rebuilt: Position | Refusal = rules.rebuild(values)
    if isinstance(rebuilt, Refusal):
        return rebuilt
    found = found_at(rules.plain(rebuilt), parts)
    found = None if found is NOTHING else found
    kept = same(found, value) or (found is None and value == 0)  # a count of 0 may be left out of the state
    if not kept and not _among(rules.used_up, path):
        text = f"“{path}” cannot be {shown(value)} while the rest stands as it is"
        return Refusal(f"{text}; it would be {shown(found)}.", "0.6", "Does not fit the rest")
    names = options.players(rebuilt.players, (len(state.players), len(state.players)))
    return Refusal(names.message, "0.6", "Does not fit") if isinstance(names, Refusal) else rebuilt


def _among(paths: Words, path: str) -> bool:
    """Whether `path` is one of `paths` or lies below one."""
    return any(path == one or path.startswith(one + ".") for one in paths)


def immense(value: Any) -> bool:
    """Whether something in a plain value is larger than anything on a table."""
    if isinstance(value, dict | list):
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        return len(value) > MOST or any(immense(part) for part in parts)
    return len(value) > MOST if isinstance(value, str) else isinstance(value, int | float) and abs(value) > MOST
