"""Scripts and styles under an address that carries their version, so that no phone mixes old and new ones.

They are read once: a request touches no file, so it cannot name one that is not there to be served.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

STATIC = Path(__file__).parent / "static"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Assets:
    """The files in `static/`. Scripts import each other by relative address and so stay in one version."""

    def __init__(self, directory: Path = STATIC) -> None:
        self.files = {path.name: path.read_bytes() for path in directory.iterdir() if path.suffix in TYPES}
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
