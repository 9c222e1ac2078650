"""Scripts and styles under an address that carries their version, so that no phone mixes old and new ones."""

from __future__ import annotations

import hashlib
from pathlib import Path

STATIC = Path(__file__).parent / "static"


class Assets:
    """The files in `static/`. Scripts import each other by relative address and so stay in one version."""

    def __init__(self, directory: Path = STATIC) -> None:
        self.directory = directory
        self.version = version_of(directory)

    def address(self, name: str) -> str:
        """The address of one file."""
        return f"/static/{self.version}/{name}"


def version_of(directory: Path) -> str:
    """Changes when any file's name or content does."""
    digest = hashlib.sha256()
    for path in sorted(path for path in directory.rglob("*") if path.is_file()):
        digest.update(path.relative_to(directory).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]
