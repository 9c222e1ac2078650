"""What the owner's tags mean: for each set, raw tag ids and the tokens they sit on."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from companion.contract.text import Said, Text
from companion.contract.wording import THE_FILE, plainly
from companion.kept.whole_file import write_whole

Book = dict[str, dict[str, str]]


class Tags:
    """The tags of every set, kept in one JSON file where there is a place for it.

    `given` are tags that mean something without having been taught, such as those of a simulated box.
    """

    def __init__(self, path: Path | None = None, given: Mapping[str, str] | None = None) -> None:
        self.path = path
        self.given = given or {}
        self.lost: Said = ""
        """What could not be read at the start, in a sentence."""
        self._seen = 0
        self.book: Book = self._read()

    def _read(self) -> Book:
        if self.path is None or not self.path.exists():
            return {}
        self._seen = self._changed_at()
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Book)
        except (OSError, msgspec.DecodeError) as error:
            self.lost = Text("table-tags-lost", file=self.path.name, fault=plainly(error, THE_FILE))
            with suppress(OSError):
                self.path.replace(self.path.with_suffix(".damaged"))
            return {}

    def meaning(self, set_name: str, tag: str) -> str | None:
        """The token that a tag sits on in that set, or in all; None when it is not taught."""
        if self._changed_at() != self._seen:
            self.book = self._read()
        tag = tag.upper()
        return self.book.get(set_name, {}).get(tag) or self.book.get("", {}).get(tag) or self.given.get(tag)

    def _changed_at(self) -> int:
        """When the file was written last: `companion tags` may have done it beside a running box."""
        try:
            return self.path.stat().st_mtime_ns if self.path else 0
        except OSError:
            return 0

    def teach(self, set_name: str, tag: str, token: str | None) -> None:
        """Binds or forgets a tag; an OSError when that cannot be kept, and then nothing has changed."""
        changed = {name: dict(known) for name, known in self.book.items()}
        known = changed.setdefault(set_name, {})
        known.pop(tag.upper(), None)
        if token is not None:
            known[tag.upper()] = token
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, msgspec.json.format(msgspec.json.encode(changed)))
            self._seen = self._changed_at()
        self.book = changed
