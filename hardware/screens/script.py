"""Texts in any script, made fit for a font that knows only some of them.

Emoji and marks without a picture go, letters without one become a question mark a run, and letters
written from right to left are joined and put in the order in which the eye meets them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from itertools import groupby

UNKNOWN = "?"
LONGEST = 120  # characters looked at; a whole screen holds fewer


def legible(text: str, has_glyph: Callable[[str], bool]) -> str:
    """The text with blanks squeezed and everything that cannot be drawn replaced or left out."""
    if text.isascii() and text.isprintable():
        return " ".join(text[:LONGEST].split())
    drawn: list[str] = []
    for kind, run in groupby(unicodedata.normalize("NFC", text[:LONGEST]), lambda sign: _kind(sign, has_glyph)):
        drawn.append(_replaced(kind, "".join(run), has_glyph))
    return " ".join("".join(drawn).split())


def _kind(sign: str, has_glyph: Callable[[str], bool]) -> str:
    if sign.isspace():
        return "blank"
    category = unicodedata.category(sign)
    if category[0] == "C" or sign in "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}\N{ZERO WIDTH JOINER}":
        return "unseen"
    if has_glyph(sign):
        return "drawn"
    return "foreign" if category[0] in "LN" else "unseen"


def _replaced(kind: str, run: str, has_glyph: Callable[[str], bool]) -> str:
    if kind == "blank":
        return " "
    if kind == "drawn":
        return run
    if kind == "foreign":
        bare = "".join(sign for sign in unicodedata.normalize("NFKD", run) if has_glyph(sign))
        return bare or UNKNOWN
    return ""


def is_empty(text: str) -> bool:
    """True when nothing that names anybody is left of a text."""
    return not text.replace(UNKNOWN, "").strip()


@lru_cache(maxsize=256)
def as_seen(text: str) -> str:
    """The text in the order of the screen, left to right, with Arabic letters joined."""
    if not any(_leftward(sign) for sign in text):
        return text
    signs = _joined(text)
    turned: list[str] = []
    start = 0
    while start < len(signs):
        end = _run_end(signs, start)
        turned.append(signs[start:end][::-1] if _leftward(signs[start]) else signs[start:end])
        start = end
    return "".join(turned)


def _leftward(sign: str) -> bool:
    return unicodedata.bidirectional(sign) in ("R", "AL")


def _run_end(signs: str, start: int) -> int:
    """Where the run that begins at `start` ends; blanks between two leftward words belong to the run."""
    leftward = _leftward(signs[start])
    end = last = start + 1
    while end < len(signs):
        if _leftward(signs[end]):
            if not leftward:
                return end
            last = end + 1
        elif unicodedata.bidirectional(signs[end]) in ("L", "EN", "AN") and leftward:
            return last
        end += 1
    return last if leftward else end


def _forms() -> dict[str, dict[str, str]]:
    """Arabic letter -> {"initial" | "medial" | "final" | "isolated": its presentation form}."""
    forms: dict[str, dict[str, str]] = {}
    for code in range(0xFE80, 0xFEF5):
        shape, _, base = unicodedata.decomposition(chr(code)).partition(" ")
        if base and " " not in base:
            forms.setdefault(chr(int(base, 16)), {})[shape.strip("<>")] = chr(code)
    return forms


FORMS = _forms()


def _joined(text: str) -> str:
    letters = [sign for sign in text if unicodedata.category(sign) != "Mn" or not FORMS]
    shaped: list[str] = []
    for at, sign in enumerate(letters):
        before = at > 0 and "initial" in FORMS.get(letters[at - 1], {})
        after = at + 1 < len(letters) and "final" in FORMS.get(letters[at + 1], {})
        shaped.append(_form(sign, before, after))
    return "".join(shaped)


def _form(sign: str, before: bool, after: bool) -> str:
    forms = FORMS.get(sign, {})
    wanted = {(True, True): "medial", (False, True): "initial", (True, False): "final"}.get((before, after), "isolated")
    if wanted not in forms and before:
        wanted = "final"
    return forms.get(wanted, forms.get("isolated", sign))
