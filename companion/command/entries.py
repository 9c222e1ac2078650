"""All the words that the command takes: for each what it is for, who does it, and what it is given."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.command import box, past, pipe, sets, tags
from companion.settings import PORT

LONGEST_LISTEN_S = 3600


class Entry(Struct, frozen=True):
    """One subcommand. `run` is given the archive and, by their names, the `arguments`, as argparse takes them."""

    about: str
    run: Callable[..., int]
    arguments: Mapping[str, Mapping[str, Any]] = {}


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is 0 to 65535, not {text}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_LISTEN_S:
        raise argparse.ArgumentTypeError(f"seconds are 0 to {LONGEST_LISTEN_S}, not {text}")
    return seconds


def _some_text(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("it is empty")
    return text.strip()


FLAG: dict[str, Any] = {"action": "store_true"}
WORD: dict[str, Any] = {}
STATE: dict[str, Any] = {"--state": {"type": Path, "help": "the folder for journal, sets and tags"}}
BOX: dict[str, Any] = {"type": Path, "help": "the box's file"}
LANGUAGE: dict[str, Any] = {"--language": {"type": _some_text, "help": "the language to answer in: en, de"}}
FILE: dict[str, Any] = {"file": {"type": Path}}
NAMED = STATE | {"name": WORD}
FACT = NAMED | {"fact": WORD, "value": WORD}
OF_SET = STATE | {"set_name": {"metavar": "set"}}

GROUPS = {"sets": "the facts of your own components", "tags": "what your tags mean"}
ENTRIES: Mapping[str, Entry] = {
    "run": Entry(
        "run the box: referee, devices and page",
        box.run,
        {
            "--box": {"type": Path, "help": "the file that names the box's parts"},
            "--simulate": FLAG | {"help": "simulate the parts; they are shown at /box"},
            **STATE,
            "--host": {"help": "the address to listen on (0.0.0.0; with --simulate 127.0.0.1)"},
            "--port": {"type": _port, "default": PORT},
            "--control": {"choices": ("paired", "open"), "help": "who may act from a phone"},
            "--pairing-code": {"type": _some_text, "metavar": "CODE", "help": "a code that never changes"},
            **LANGUAGE,
        },
    ),
    "play": Entry(
        "answer JSON requests, one a line, on standard input",
        pipe.play,
        {"--journal": {"type": _some_text, "help": "keep the games in this file"}, **LANGUAGE},
    ),
    "replay": Entry(
        "play a recorded game and print its end",
        past.replay,
        FILE | {"--check": FLAG | {"help": "hold the record's “= path value” lines against the state"}},
    ),
    "doctor": Entry(
        "look the box over and say how to mend what is wrong",
        box.doctor,
        {
            "--box": BOX,
            **STATE,
            "--port": {"type": _port, "default": PORT, "help": "the page's port"},
            "--listen": {"type": _seconds, "metavar": "SECONDS", "help": "how long to echo buttons and tags"},
            **LANGUAGE,
        },
    ),
    "wiring": Entry(
        "print how a box is wired, as a table and a drawing",
        box.wiring,
        {"--box": BOX | {"required": True}, "--svg": {"type": Path, "help": "write the drawing of the header here"}}
        | LANGUAGE,
    ),
    "sets list": Entry("all sets", sets.list_sets, STATE),
    "sets show": Entry("a set's facts and how each is known", sets.show_set, NAMED),
    "sets check": Entry("whether a set fits its game", sets.check_set, NAMED),
    "sets export": Entry("print a set as a file", sets.export_set, NAMED),
    "sets add": Entry("take a set file into your own sets", sets.add_set, STATE | FILE),
    "sets put": Entry("say what a fact is on your components", sets.put_fact, FACT),
    "sets append": Entry("add an entry to a fact that is a list, such as a card", sets.append_fact, FACT),
    "tags list": Entry("all taught tags", tags.list_tags, STATE),
    "tags learn": Entry(
        "bind a tag to a token; without the tag's id it is held to a reader of --box",
        tags.learn_tag,
        OF_SET | {"tag": {"nargs": "?"}, "token": WORD, "--box": BOX},
    ),
    "tags forget": Entry("unbind a tag", tags.forget_tag, OF_SET | {"tag": WORD}),
    "tags sheet": Entry("print labels for a set's tags as an SVG", tags.tag_sheet, OF_SET),
    "dice": Entry("how the box's dice have fallen", past.show_dice, STATE),
    "history": Entry("the games of the past", past.show_history, STATE),
}
