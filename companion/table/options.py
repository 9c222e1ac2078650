"""The options of a game, checked against their domains and completed with their defaults."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from companion.contract.game import Option, Refusal
from companion.contract.wording import shown

NAME_LENGTH = 200
CONTROL = ("Cc", "Zl", "Zp")
"""Unicode's control characters and its two line ends."""


def complete(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any] | Refusal:
    """Every option with its value. An unknown name or value is a `bad-option`."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            return _bad(f"There is no option “{name}”; there are: {' '.join(known)}.")
        if not allowed(known[name], value):
            return _bad(f"Option “{name}” {fault(known[name], value)}; it is {domain_text(known[name])}.")
    return {option.name: given.get(option.name, option.default) for option in options}


def allowed(option: Option, value: Any) -> bool:
    """Whether `value` is in the option's domain; True is not 1 here."""
    if not option.many:
        return any(type(value) is type(word) and value == word for word in option.domain)
    if isinstance(value, str):
        return value in option.presets
    is_list = isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)
    return is_list and all(word in option.domain for word in value) and len(set(value)) == len(value)


def fault(option: Option, value: Any) -> str:
    """What is wrong with a value: one word of its list where one is to blame, else the whole."""
    words = value if option.many and isinstance(value, list | tuple) else ()
    for word in words:
        if word not in option.domain:
            return f"cannot hold {shown(word)}"
    for word in option.domain:
        if words and words.count(word) > 1:
            return f"names “{word}” more than once"
    return f"cannot be {shown(value)}"


def domain_text(option: Option) -> str:
    """The domain in words, as a person would write the values."""
    words = " ".join(str(word).lower() if isinstance(word, bool) else str(word) for word in option.domain)
    if not option.many:
        return f"one of: {words}"
    presets = f", or one of: {' '.join(option.presets)}" if option.presets else ""
    rule = f" (rule {option.rule})" if option.rule else ""
    return f"a list of these, each at most once{rule}: {words}{presets}"


def players(names: Sequence[str], seats: tuple[int, int]) -> tuple[str, ...] | Refusal:
    """The players' names, trimmed. Too few or too many of them is a `bad-option`."""
    trimmed = tuple(name.strip() for name in names)
    if not seats[0] <= len(trimmed) <= seats[1]:
        return _bad(f"{seats[0]} to {seats[1]} people play this game, not {len(trimmed)}.")
    for name in trimmed:
        if not name:
            return _bad("Every player needs a name.")
        if len(name) > NAME_LENGTH:
            return _bad(f"A name has at most {NAME_LENGTH} characters, “{name[:20]}…” has {len(name)}.")
        if any(unicodedata.category(sign) in CONTROL for sign in name):
            return _bad("A name is one line without control characters.")
        if not any(sign.isprintable() and not sign.isspace() for sign in name):
            return _bad("A name needs at least one visible character.")
    return trimmed


def _bad(message: str) -> Refusal:
    return Refusal(message, "0.7", "Check the options", "bad-option")
