"""What the validator says, in words for people at a table."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from companion.contract.text import Part, Said, Text, either

KINDS = ("int", "float", "str", "bool", "array", "object", "null")
IT = Text("table-fault-it")
THE_FILE = Text("table-fault-file")
THE_REQUEST = Text("table-fault-request")
_AT = re.compile(r" - at (?:`key` in )?`\$\.?([^`]*)`$")
_OUT_OF_RANGE = re.compile(r"` [<>]=? |of length")
_SAYINGS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`"), "takes"),
    (re.compile(r"Expected `\w+` >= (?P<limit>\S+)"), "at-least"),
    (re.compile(r"Expected `\w+` <= (?P<limit>\S+)"), "at-most"),
    (re.compile(r"Expected `\w+` of length >= (?P<limit>\d+)"), "too-short"),
    (re.compile(r"Expected `\w+` of length <= (?P<limit>\d+)"), "too-long"),
    (re.compile(r"Expected `\w+` of (?:at least )?length (?P<limit>\d+)"), "length"),
    (re.compile(r"Expected `str` matching regex"), "slug"),
    (re.compile(r"Object contains unknown field `(?P<name>[^`]*)`"), "unknown"),
    (re.compile(r"Object missing required field `(?P<name>[^`]*)`"), "lacks"),
    (re.compile(r"Invalid (?:enum )?value (?P<value>.+)"), "value"),
)


def place_of(error: msgspec.ValidationError) -> str:
    """The dotted path to what an error is about, "" for the value as such."""
    found = _AT.search(str(error))
    return re.sub(r"\[\.\.\.\]|\[\]", "", found[1]) if found else ""


def out_of_range(error: msgspec.ValidationError) -> bool:
    """Whether a value has the right type, and is too small, too large, too short or too long."""
    return bool(_OUT_OF_RANGE.search(str(error)))


def plainly(error: Exception, whole: Text = IT) -> Said:
    """A validation error as a clause without a full stop; `whole` is what to call the value as such. Any other error
    as it says itself."""
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return text
    path = place_of(error)
    place = Text("table-fault-at", path=path) if path else whole
    text = _AT.sub("", text)
    for pattern, fault in _SAYINGS:
        if match := pattern.match(text):
            words = {name: _in_words(name, value) for name, value in match.groupdict().items()}
            return Text(f"table-fault-{fault}", at=place, **words)
    return Text("table-fault-other", at=place, text=text)


def _in_words(name: str, value: str) -> Part:
    if name in ("wanted", "given"):
        kinds = map(str.strip, value.split("|"))
        return either(*(Text(f"table-kind-{kind}") if kind in KINDS else kind for kind in kinds))
    return value.strip("'") if name == "value" else value


def shown(value: Any) -> str:
    """A plain value as people may see it, cut where it is long."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:59] + "…"


def same(one: Any, other: Any) -> bool:
    """Whether two plain values are the same JSON value: 1 is neither true nor 1.0."""
    texts = [msgspec.json.encode(value, order="deterministic") for value in (one, other)]
    return texts[0] == texts[1]
