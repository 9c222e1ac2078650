"""The `companion` command: reads its words, and hands them to who does it."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence

from companion.command.archive import LANGUAGE, Archive, fail
from companion.command.entries import ENTRIES, GROUPS, Entry
from companion.command.entries import LANGUAGE as LANGUAGE_OPTION
from companion.kept.sets import SetFault
from companion.registry import GAMES
from companion.table.opening import Games
from companion.words import known_language

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


def main(arguments: Sequence[str] | None = None, games: Games = GAMES) -> int:
    """Runs one subcommand; the exit code is 0, or what the subcommand says. A reader that stops reading is no fault."""
    given = vars(parser().parse_args(arguments))
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    entry: Entry = given.pop("entry")
    LANGUAGE.set(known_language(given["language"] or "en"))
    if "--language" not in entry.arguments:
        del given["language"]
    try:
        code = entry.run(Archive(games, given.pop("state", None)), **given)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains of the rest at exit
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except (SetFault, OSError) as fault:
        return fail(fault)
    return code


def parser() -> argparse.ArgumentParser:
    """All the words that the command takes."""
    top = argparse.ArgumentParser(prog="companion", description="A referee box for physical board games.")
    words = {"": top.add_subparsers(metavar="COMMAND", required=True)}
    for name, entry in ENTRIES.items():
        group, _, word = name.rpartition(" ")
        if group not in words:
            opened = words[""].add_parser(group, help=GROUPS[group])
            words[group] = opened.add_subparsers(metavar="WHAT", required=True)
        command = words[group].add_parser(word, help=entry.about)
        command.set_defaults(entry=entry)
        for argument, how in (LANGUAGE_OPTION | dict(entry.arguments)).items():
            command.add_argument(argument, **how)
    return top


if __name__ == "__main__":
    sys.exit(main())
