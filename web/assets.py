"""Scripts and styles under an address that carries their version, so that no phone mixes old and new ones.

They are read once: a request touches no file, so it cannot name one that is not there to be served.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from markupsafe import Markup

from companion.contract.game import Rules

STATIC = Path(__file__).parent / "static"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Assets:
    """The files in `static/`, and what the games bring: `seen/looks/kinds.css` with the hues of their kinds, and a
    picture `KIND.svg` of a kind. Scripts import each other by relative address and so stay in one version."""

    def __init__(self, games: Iterable[Rules[Any]] = (), directory: Path = STATIC) -> None:
        found = {path.name: path.read_bytes() for path in directory.rglob("*") if path.suffix in TYPES}
        looks = [Path(rules.home).parent / "seen" / "looks" for rules in games]
        found["kinds.css"] = b"".join(path.read_bytes() for look in looks for path in sorted(look.glob("*.css")))
        self.icons = {
            path.stem: Markup(path.read_text(encoding="utf-8")) for look in looks for path in sorted(look.glob("*.svg"))
        }
        """Drawings of kinds of cards, as the inside of an SVG of 24 by 24."""
        self.files = found
        self.version = version_of(self.files)

    def address(self, name: str) -> str:
        """The address of one file; `KeyError` for one that is not there."""
        if name not in self.files:
            raise KeyError(name)
        return f"/static/{self.version}/{name}"


def version_of(files: dict[str, bytes]) -> str:
    """Changes when any file's name or content does."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(b"%b\0%d\0%b" % (name.encode(), len(files[name]), files[name]))
    return digest.hexdigest()[:12]


def type_of(name: str) -> str:
    """The media type of a file; the system's own table differs from machine to machine."""
    return TYPES[Path(name).suffix]
