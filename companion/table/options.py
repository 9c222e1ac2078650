"""The options of a game, checked against their domains and completed with their defaults."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from companion.contract.game import Option, Refusal, Text, spaced
from companion.contract.wording import shown

NAME_LENGTH = 200
CONTROL = ("Cc", "Zl", "Zp")
"""Unicode's control characters and its two line ends."""


def complete(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any] | Refusal:
    """Every option with its value. An unknown name or value is a `bad-option`."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            return _bad(Text("table-no-option", option=name, options=spaced(*known)))
        if not allowed(known[name], value):
            return _bad(fault(known[name], value))
    return {option.name: given.get(option.name, option.default) for option in options}


def allowed(option: Option, value: Any) -> bool:
    """Whether `value` is in the option's domain; True is not 1 here."""
    if not option.many:
        return any(type(value) is type(word) and value == word for word in option.domain)
    if isinstance(value, str):
        return value in option.presets
    is_list = isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)
    return is_list and all(word in option.domain for word in value) and len(set(value)) == len(value)


def fault(option: Option, value: Any) -> Text:
    """What is wrong with a value: one word of its list where one is to blame, else the whole."""
    domain = domain_text(option)
    words = value if option.many and isinstance(value, list | tuple) else ()
    for word in words:
        if word not in option.domain:
            return Text("table-option-cannot-hold", option=option.name, value=shown(word), domain=domain)
    for word in option.domain:
        if words and words.count(word) > 1:
            return Text("table-option-twice", option=option.name, word=word, domain=domain)
    return Text("table-option-cannot-be", option=option.name, value=shown(value), domain=domain)


def domain_text(option: Option) -> Text:
    """The domain in words, as a person would write the values."""
    words = spaced(*(str(word).lower() if isinstance(word, bool) else str(word) for word in option.domain))
    if not option.many:
        return Text("table-domain-one", words=words)
    presets = Text("table-domain-presets", presets=spaced(*option.presets)) if option.presets else ""
    rule = Text("table-domain-rule", rule=option.rule) if option.rule else ""
    return Text("table-domain-many", rule=rule, words=words, presets=presets)


def players(names: Sequence[str], seats: tuple[int, int]) -> tuple[str, ...] | Refusal:
    """The players' names, trimmed. Too few or too many of them is a `bad-option`."""
    trimmed = tuple(name.strip() for name in names)
    if not seats[0] <= len(trimmed) <= seats[1]:
        return _bad(Text("table-people", least=seats[0], most=seats[1], given=len(trimmed)))
    for name in trimmed:
        if not name:
            return _bad(Text("table-name-missing"))
        if len(name) > NAME_LENGTH:
            return _bad(Text("table-name-long", most=NAME_LENGTH, name=name[:20], length=len(name)))
        if any(unicodedata.category(sign) in CONTROL for sign in name):
            return _bad(Text("table-name-one-line"))
        if not any(sign.isprintable() and not sign.isspace() for sign in name):
            return _bad(Text("table-name-unseen"))
    return trimmed


def _bad(message: Text) -> Refusal:
    return Refusal(message, "0.7", code="bad-option")
