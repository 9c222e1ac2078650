"""What the validator says, in words for people at a table."""

from __future__ import annotations

import re
from typing import Any

import msgspec

KINDS = {
    "int": "a whole number", "float": "a number", "str": "a text", "bool": "true or false", "array": "a list",
    "object": "an object", "null": "nothing",
}  # fmt: skip
_AT = re.compile(r" - at (?:`key` in )?`\$\.?([^`]*)`$")
_OUT_OF_RANGE = re.compile(r"` [<>]=? |of length")
_SAYINGS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`"), "{at} takes {wanted}, not {given}"),
    (re.compile(r"Expected `\w+` >= (?P<limit>\S+)"), "{at} is at least {limit}"),
    (re.compile(r"Expected `\w+` <= (?P<limit>\S+)"), "{at} is at most {limit}"),
    (re.compile(r"Expected `\w+` of length >= (?P<limit>\d+)"), "{at} is too short: {limit} at least"),
    (re.compile(r"Expected `\w+` of length <= (?P<limit>\d+)"), "{at} is too long: {limit} at most"),
    (re.compile(r"Expected `\w+` of (?:at least )?length (?P<limit>\d+)"), "{at} must have length {limit}"),
    (re.compile(r"Expected `str` matching regex"), "{at} is made of lower-case letters, digits and single hyphens"),
    (re.compile(r"Object contains unknown field `(?P<name>[^`]*)`"), "{at} has no “{name}”"),
    (re.compile(r"Object missing required field `(?P<name>[^`]*)`"), "{at} lacks “{name}”"),
    (re.compile(r"Invalid (?:enum )?value (?P<value>.+)"), "{at} cannot be {value}"),
)


def place_of(error: msgspec.ValidationError) -> str:
    """The dotted path to what an error is about, "" for the value as such."""
    found = _AT.search(str(error))
    return re.sub(r"\[\.\.\.\]|\[\]", "", found[1]) if found else ""


def out_of_range(error: msgspec.ValidationError) -> bool:
    """Whether a value has the right type, and is too small, too large, too short or too long."""
    return bool(_OUT_OF_RANGE.search(str(error)))


def plainly(error: Exception, whole: str = "it") -> str:
    """A validation error as a clause without a full stop; `whole` is what to call the value as such. Any other error
    as it says itself."""
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return text
    path = place_of(error)
    place = f"“{path}”" if path else whole
    text = _AT.sub("", text)
    for pattern, saying in _SAYINGS:
        match = pattern.match(text)
        if match:
            words = {name: _in_words(name, value) for name, value in match.groupdict().items()}
            return saying.format(at=place, **words)
    return f"{place}: {text}"


def _in_words(name: str, value: str) -> str:
    if name in ("wanted", "given"):
        return " or ".join(KINDS.get(kind.strip(), kind.strip()) for kind in value.split("|"))
    return f"“{value.strip(chr(39))}”" if name == "value" else value


def shown(value: Any) -> str:
    """A plain value as people may see it, cut where it is long."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:59] + "…"


def same(one: Any, other: Any) -> bool:
    """Whether two plain values are the same JSON value: 1 is neither true nor 1.0."""
    texts = [msgspec.json.encode(value, order="deterministic") for value in (one, other)]
    return texts[0] == texts[1]


def counted(number: float, thing: str) -> str:
    """`1 move`, `2 moves`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
