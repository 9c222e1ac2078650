"""What the `companion` command does without a running box: records, sets, dice, history; `tags` in `offline_tags.py`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from companion.command.offline_tags import fail, forget_tag, learn_tag, list_tags, tag_sheet
from companion.contract.game import Refusal, Setup
from companion.contract.wording import counted
from companion.kept.journal import Journal
from companion.kept.sets import SetFault, SetFile, Sets, parse, plain
from companion.registry import GAMES
from companion.settings import default_state
from companion.table import opening
from companion.table.dice import Faces, SecretLuck, evenness
from companion.table.options import complete


def replay(file: Path, *, check: bool) -> int:
    """Plays a record; prints the end, or the line that does not hold and why (exit code 1)."""
    try:
        text = file.read_text(encoding="utf-8")
        opened = opening.from_record(text, GAMES, Sets(default_state() / "sets"), check=check)
    except UnicodeDecodeError:
        return fail(f"{file.name} is no text.")
    except (OSError, SetFault) as fault:
        return fail(str(fault))
    if isinstance(opened, Refusal):
        rule = f" (rule {opened.rule})" if opened.rule else ""
        return fail(f"{file.name}: {opened.message}{rule}")
    rules, header, node = opened
    scores = rules.plain(node.state)["scores"]
    moves = counted(len(node.entries()), "move")
    print(f"{rules.title}: {moves}, {'ended' if node.ended else 'over' if node.state.over else 'not over'}.")
    for seat, name in zip(node.state.seats, header.players, strict=True):
        print(f"  {name}: {scores[seat]}" + (" (winner)" if seat in node.state.winners else ""))
    return 0


def add_commands(commands: Any, held_tag: Callable[[Path], str]) -> None:
    """The words of the subcommands `sets`, `tags`, `dice` and `history`. `held_tag` waits for a tag on a box's reader."""
    sets = commands.add_parser("sets", help="the facts of your own components").add_subparsers(
        metavar="WHAT", required=True
    )
    _command(sets, "list", list_sets, "all sets")
    _command(sets, "show", show_set, "a set's facts and how each is known", "name")
    _command(sets, "check", check_set, "whether a set fits its game", "name")
    _command(sets, "export", export_set, "print a set as a file", "name")
    _command(sets, "add", add_set, "take a set file into your own sets", "file")
    _command(sets, "put", put_fact, "say what a fact is on your components", "name", "fact", "value")
    _command(
        sets, "append", append_fact, "add an entry to a fact that is a list, such as a card", "name", "fact", "value"
    )
    tags = commands.add_parser("tags", help="what your tags mean").add_subparsers(metavar="WHAT", required=True)
    _command(tags, "list", list_tags, "all taught tags")
    _command(
        tags, "learn", partial(learn_tag, held_tag),
        "bind a tag to a token; without the tag's id it is held to a reader of --box", "set", "tag?", "token", "--box",
    )  # fmt: skip
    _command(tags, "forget", forget_tag, "unbind a tag", "set", "tag")
    _command(tags, "sheet", tag_sheet, "print labels for a set's tags as an SVG", "set")
    _command(commands, "dice", show_dice, "how the box's dice have fallen")
    _command(commands, "history", show_history, "the games of the past")


def _command(parent: Any, name: str, run: Callable[..., int], text: str, *words: str) -> None:
    parser = parent.add_parser(name, help=text)
    parser.add_argument("--state", type=Path, default=None, help="the folder for journal, sets and tags")
    for word in words:
        if word.startswith("--"):
            parser.add_argument(word, type=Path, help="the box's file")
        else:
            parser.add_argument(word.rstrip("?"), nargs="?" if word.endswith("?") else None)
    names = [word.strip("-?") for word in words]

    def call(given: argparse.Namespace) -> int:
        try:
            return run(given.state or default_state(), *(getattr(given, name) for name in names))
        except BrokenPipeError:
            raise  # nobody reads on: no fault of the command
        except (SetFault, OSError) as fault:
            return fail(str(fault))

    parser.set_defaults(run=call)


def list_sets(state: Path) -> int:
    """Every set with its game and how many of its facts nobody has checked."""
    sets = Sets(state / "sets")
    for name in sets.names():
        content = sets.get(name)
        unchecked = sum(how == "assumed" for how in content.known.values())
        print(f"{name:32} {content.game:24} {unchecked} assumed")
    for message in sets.damaged.values():
        print(message, file=sys.stderr)
    return 0


def show_set(state: Path, name: str) -> int:
    """A set fact by fact; the assumed ones are marked."""
    content = Sets(state / "sets").get(name)
    print(f"{name}: {content.title or content.game}")
    for fact, value in content.facts.items():
        how = content.known.get(fact, "owner")
        shown = msgspec.json.encode(value).decode()
        print(
            f"  {fact} = {shown if len(shown) <= 100 else f'{len(value)} entries'}  ({how}{', please check' if how == 'assumed' else ''})"
        )
    return 0


def check_set(state: Path, name: str) -> int:
    """Sets the game up with the set's facts; says what does not fit."""
    problem = _misfit(Sets(state / "sets").get(name))
    if problem:
        return fail(f"{name}: {problem}")
    print(f"{name} fits.")
    return 0


def _misfit(content: SetFile) -> str:
    """Why a set cannot be played with; "" when it can."""
    rules = GAMES.get(content.game)
    if rules is None:
        return f"there is no game “{content.game}”; there are: {' '.join(GAMES)}."
    options = complete(rules.options, {})
    players = tuple(f"Player {number}" for number in range(1, rules.seats[1] + 1))
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        if isinstance(options, Refusal):
            return options.message
        setup = Setup(players[:seats], options, content.facts)
        draws = rules.setup_draws(setup)
        luck = (
            () if isinstance(draws, Refusal) else tuple(SecretLuck().draw(draw.options, draw.count) for draw in draws)
        )
        made = draws if isinstance(draws, Refusal) else rules.setup(msgspec.structs.replace(setup, luck=luck))
        if isinstance(made, Refusal) and made.code == "bad-set":
            return made.message
    return ""


def export_set(state: Path, name: str) -> int:
    """A set as the text of a file."""
    print(tomli_w.dumps(plain(Sets(state / "sets").get(name))), end="")
    return 0


def add_set(state: Path, file: str) -> int:
    """Takes a file into the owner's sets, under the file's name, if it fits its game."""
    path = Path(file)
    sets = Sets(state / "sets")
    try:
        content = parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        return fail(f"{path.name} is no text.")
    base = sets.get(content.game).facts
    problem = _misfit(msgspec.structs.replace(content, facts={**base, **content.facts}))
    if problem:
        return fail(f"{path.name}: {problem}")
    sets.save(path.stem, content)
    print(f"The set “{path.stem}” is yours now.")
    return 0


def put_fact(state: Path, name: str, fact: str, value: str) -> int:
    """Sets a fact, given as JSON, in the owner's copy of a set, if the set still fits its game."""
    sets = Sets(state / "sets")
    content = sets.get(name)
    return _amend(sets, name, fact, _json(value), content)


def append_fact(state: Path, name: str, fact: str, value: str) -> int:
    """The same with one more entry, given as JSON, of a fact that is a list."""
    sets = Sets(state / "sets")
    content = sets.get(name)
    entries = content.facts.get(fact)
    if not isinstance(entries, list):
        return fail(f"“{fact}” is no list in the set “{name}”.")
    return _amend(sets, name, fact, [*entries, _json(value)], content)


def _json(text: str) -> Any:
    """A JSON value, or the text itself where it is none."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _amend(sets: Sets, name: str, fact: str, value: Any, content: SetFile) -> int:
    problem = _misfit(msgspec.structs.replace(content, facts={**content.facts, fact: value}))
    if problem:
        return fail(f"{name}: {problem}")
    sets.amend(name, fact, value)
    print(f"{name}: {fact} is kept.")
    return 0


def show_dice(state: Path) -> int:
    """Counts by face and die, with the chance that a fair die falls at least as unevenly."""
    with closing(_journal(state)) as journal:
        rolls = box_rolls(journal)
    if not rolls:
        print("The box has rolled no dice yet.")
    for die in evenness(rolls):
        counts = "  ".join(f"{face}: {count}" for face, count in zip(die.faces, die.counts, strict=True))
        print(f"{die.rolls} rolls  {counts}  p = {die.p:.3f}")
    return 0


def _journal(state: Path) -> Journal:
    """The journal to look into, with a word on what is wrong with it."""
    journal = Journal(state / "journal.sqlite", reading=True)
    for warning in journal.warnings:
        print(warning, file=sys.stderr)
    return journal


def box_rolls(journal: Journal) -> list[tuple[Faces, str]]:
    """Every die that the box has thrown, as the faces it has and the one it showed."""
    rolls: list[tuple[Faces, str]] = []
    for lines in journal.games():
        replayed = opening.from_journal(lines, GAMES)
        if replayed is not None:
            rolls += replayed[0].box_dice
    return rolls


def show_history(state: Path) -> int:
    """The games of the past, the newest first."""
    with closing(_journal(state)) as journal:
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
