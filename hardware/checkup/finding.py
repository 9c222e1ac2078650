"""One thing found, how bad it is, and what to do about it."""

from __future__ import annotations

from typing import Literal, TextIO

from msgspec import Struct

from companion.contract.text import Said, Text
from companion.words import Speaker

Level = Literal["ok", "note", "warning", "fault"]
EXIT_CODES: dict[Level, int] = {"ok": 0, "note": 0, "warning": 1, "fault": 2}
INDENT = 8


class Finding(Struct, frozen=True):
    """`subject` is a word or two, `text` what was seen; `repair` says what to do, and is there unless all is well."""

    level: Level
    subject: Said
    text: Said
    repair: Said = ""


def tell(finding: Finding, out: TextIO, speaker: Speaker) -> None:
    """Writes a finding for a person: one line, and its repair under it."""
    level = speaker.say(Text(f"doctor-level-{finding.level}"))
    print(f"{level:<{INDENT}} {speaker.say(finding.subject)}: {speaker.say(finding.text)}", file=out)
    if finding.repair:
        print(f"{'':<{INDENT}} -> {speaker.say(finding.repair)}", file=out)
    out.flush()
