"""`companion replay`, `dice` and `history`: what was played, out of a record or out of the journal."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

from companion.command.archive import LANGUAGE, Archive, fail, say, told
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
        return fail(told("command-no-text-file", file=file.name))
    if isinstance(opened, Refusal):
        message = speaker(LANGUAGE.get()).say(opened.message)
        told_rule = told("command-rule", message=message, rule=opened.rule) if opened.rule else message
        return fail(f"{file.name}: {told_rule}")
    rules, header, node = opened
    scores = rules.plain(node.state)["scores"]
    moves = say(Text("table-moves", moves=len(node.entries())))
    how = Text("command-ended" if node.ended else "command-over" if node.state.over else "command-not-over")
    print(told("command-replayed", game=title_of(rules, LANGUAGE.get()), moves=moves, how=how))
    for seat, name in zip(node.state.seats, header.players, strict=True):
        print(f"  {name}: {scores[seat]}" + (told("command-winner") if seat in node.state.winners else ""))
    return 0


def show_dice(archive: Archive) -> int:
    """Counts by face and die, with the chance that a fair die falls at least as unevenly."""
    with closing(archive.journal()) as journal:
        rolls = box_rolls(archive.games, journal)
    if not rolls:
        print(told("command-no-dice"))
    for die in evenness(rolls):
        counts = "  ".join(f"{face}: {count}" for face, count in zip(die.faces, die.counts, strict=True))
        print(told("command-rolls", rolls=die.rolls, counts=counts, p=f"{die.p:.3f}"))
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
            print(told("command-no-game"), file=sys.stderr)
        for row in past:
            summary = row.summary
            names = ", ".join(
                f"{name} {score}" for name, score in zip(summary["players"], summary["scores"].values(), strict=False)
            )
            ended = told("command-over" if summary["over"] else "command-open")
            print(f"{row.started}{'' if row.sure else told('command-unsure')}  {row.title}  {ended}  {names}")
    return 0
