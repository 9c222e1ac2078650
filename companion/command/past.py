"""`companion replay`, `dice` and `history`: what was played, out of a record or out of the journal."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

from companion.command.archive import Archive, fail
from companion.contract.game import Refusal
from companion.contract.text import Text
from companion.kept.journal import Journal
from companion.table import opening
from companion.table.dice import Faces, evenness
from companion.table.opening import Games
from companion.words import speaker, title_of


def replay(archive: Archive, file: Path, check: bool) -> int:
    """Plays a record; prints the end, or the line that does not hold and why (exit code 1)."""
    try:
        text = file.read_text(encoding="utf-8")
        opened = opening.from_record(text, archive.games, archive.sets, check=check)
    except UnicodeDecodeError:
        return fail(f"{file.name} is not a text file.")
    if isinstance(opened, Refusal):
        rule = f" (rule {opened.rule})" if opened.rule else ""
        return fail(f"{file.name}: {speaker().say(opened.message)}{rule}")
    rules, header, node = opened
    scores = rules.plain(node.state)["scores"]
    moves = speaker().say(Text("table-moves", moves=len(node.entries())))
    print(f"{title_of(rules)}: {moves}, {'ended' if node.ended else 'over' if node.state.over else 'not over'}.")
    for seat, name in zip(node.state.seats, header.players, strict=True):
        print(f"  {name}: {scores[seat]}" + (" (winner)" if seat in node.state.winners else ""))
    return 0


def show_dice(archive: Archive) -> int:
    """Counts by face and die, with the chance that a fair die falls at least as unevenly."""
    with closing(archive.journal()) as journal:
        rolls = box_rolls(archive.games, journal)
    if not rolls:
        print("The box has rolled no dice yet.")
    for die in evenness(rolls):
        counts = "  ".join(f"{face}: {count}" for face, count in zip(die.faces, die.counts, strict=True))
        print(f"{die.rolls} rolls  {counts}  p = {die.p:.3f}")
    return 0


def box_rolls(games: Games, journal: Journal) -> list[tuple[Faces, str]]:
    """Every die that the box has thrown, as the faces it has and the one it showed."""
    rolls: list[tuple[Faces, str]] = []
    for lines in journal.games():
        replayed = opening.from_journal(lines, games)
        if replayed is not None:
            rolls += replayed[0].box_dice
    return rolls


def show_history(archive: Archive) -> int:
    """The games of the past, the newest first."""
    with closing(archive.journal()) as journal:
        past = journal.history()
        if not past:
            print("No game has been played yet.", file=sys.stderr)
        for row in past:
            summary = row.summary
            names = ", ".join(
                f"{name} {score}" for name, score in zip(summary["players"], summary["scores"].values(), strict=False)
            )
            ended = "over" if summary["over"] else "open"
            print(f"{row.started}{'' if row.sure else ' (clock unsure)'}  {row.title}  {ended}  {names}")
    return 0
