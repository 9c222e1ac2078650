"""Files that are replaced as a whole: found either old or new, never cut, even after a power cut.

The new content is written beside the file and brought to the disk before it takes the file's name.
"""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, content: bytes, *, private: bool = False) -> None:
    """Replaces a file; at no instant can others read a `private` one."""
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)  # a power cut may have left half of one
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666), "wb") as file:
        file.write(content)
    put_in_place(fresh, path)


def put_in_place(fresh: Path, path: Path) -> None:
    """Gives a file that lies beside it the name of `path`, once all of its content is on the disk."""
    _on_disk(fresh)
    fresh.replace(path)
    _on_disk(path.parent)


def _on_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
