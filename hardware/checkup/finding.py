"""One thing found, how bad it is, and what to do about it."""

from __future__ import annotations

from typing import Literal, TextIO

from msgspec import Struct

Level = Literal["ok", "note", "warning", "fault"]
EXIT_CODES: dict[Level, int] = {"ok": 0, "note": 0, "warning": 1, "fault": 2}


class Finding(Struct, frozen=True):
    """`subject` is a word or two, `text` what was seen; `repair` says what to do, and is there unless all is well."""

    level: Level
    subject: str
    text: str
    repair: str = ""


def tell(finding: Finding, out: TextIO) -> None:
    """Writes a finding for a person: one line, and its repair under it."""
    print(f"{finding.level:<8} {finding.subject}: {finding.text}", file=out)
    if finding.repair:
        print(f"{'':<8} -> {finding.repair}", file=out)
    out.flush()
