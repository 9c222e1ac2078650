"""Set files: the facts that only the components of a physical game show, and how each is known.

Shipped sets lie with their game; the owner's lie in the state directory and are laid over the shipped
set of their game, fact by fact. A file that cannot be read is left alone and told about.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
import tomli_w
from msgspec import Struct

from companion.contract.game import Rules, Said, Text, spaced
from companion.contract.wording import THE_FILE, plainly
from companion.kept.whole_file import write_whole
from companion.registry import GAMES
from companion.words import Fault

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
LONGEST_SAID = 60
Known = Literal["rulebook", "public", "assumed", "owner"]


class SetFault(Fault):
    """A set that cannot be used; its text says which and why."""


class NoSuchSet(SetFault, LookupError):
    """There is no set of that name."""


class SetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of one file. `known` says of a fact by name how it is known."""

    game: str
    facts: dict[str, Any]
    known: dict[str, Known] = {}
    title: str = ""


class Sets:
    """All sets that can be named: the shipped ones and the owner's."""

    def __init__(self, owned: Path | None = None, games: Mapping[str, Rules[Any]] = GAMES) -> None:
        self.owned = owned
        self._shipped = {game: Path(rules.home).with_name("sets") for game, rules in games.items()}
        self.damaged: dict[str, Said] = {}
        """What could not be read, by the set's name."""

    def names(self, game: str | None = None) -> list[str]:
        """The names of all readable sets, of one game or of all."""
        return [name for name in self._stems() if self._fits(name, game)]

    def _fits(self, name: str, game: str | None) -> bool:
        try:
            found = self.get(name).game
        except SetFault:
            return False
        return game in (None, found)

    def _folders(self) -> tuple[Path, ...]:
        return (*self._shipped.values(), *filter(None, (self.owned,)))

    def get(self, name: str) -> SetFile:
        """The set of that name, complete; `NoSuchSet` or `SetFault` with the reason."""
        layers = self._layers(name)
        if not layers:
            named = spaced(*self._stems())
            raise NoSuchSet(self.damaged.get(name) or Text("table-no-set", set=name, sets=named))
        game = layers[-1].game
        base = self._shipped[game] / f"{game}.toml" if game in self._shipped and game != name else None
        return lay_over(([read_file(base)] if base and base.is_file() else []) + layers)

    def _layers(self, name: str) -> list[SetFile]:
        """The files of that name, the owner's last; a damaged one is told about and passed over."""
        layers = []
        self.damaged.pop(name, None)
        for path in (folder / f"{name}.toml" for folder in self._folders()):
            try:
                layers += [read_file(path)] if NAME.fullmatch(name) and path.is_file() else []
            except SetFault as fault:
                self.damaged[name] = fault.text
        return layers

    def _stems(self) -> list[str]:
        """The names of all set files; one that could not be asked for is told about."""
        files = [path for folder in self._folders() for path in folder.glob("*.toml") if path.is_file()]
        for path in files:
            if not NAME.fullmatch(path.stem):
                self.damaged[path.stem] = Text("table-set-file-misnamed", file=path.name)
        return sorted({path.stem for path in files if NAME.fullmatch(path.stem)})

    def save(self, name: str, content: SetFile) -> Path:
        """Writes an owner's set whole or not at all. `SetFault` where nothing can be kept."""
        if self.owned is None:
            raise SetFault(Text("table-set-no-folder"))
        if not NAME.fullmatch(name):
            raise SetFault(Text("table-set-misnamed", set=name))
        try:
            self.owned.mkdir(parents=True, exist_ok=True)
            path = self.owned / f"{name}.toml"
            write_whole(path, tomli_w.dumps(plain(content)).encode())
        except OSError as error:
            raise SetFault(Text("table-set-unwritten", set=name, why=error.strerror or str(error))) from error
        return path

    def amend(self, name: str, fact: str, value: Any) -> SetFile:
        """Keeps one fact, known from the owner now, in the owner's copy of a set."""
        current = self.get(name)
        if fact not in current.facts:
            raise NoSuchSet(Text("table-set-lacks-fact", set=name, fact=fact, facts=spaced(*current.facts)))
        amended = msgspec.structs.replace(
            current, facts={**current.facts, fact: value}, known={**current.known, fact: "owner"}
        )
        self.save(name, amended)
        return amended


def assumed(content: SetFile) -> tuple[str, ...]:
    """The facts that nobody has checked against the components yet. One that says nothing needs no checking."""
    facts = content.facts
    return tuple(fact for fact, how in content.known.items() if how == "assumed" and says_something(facts.get(fact)))


def says_something(fact: Any) -> bool:
    """Whether a fact holds more than empty lists, tables and texts."""
    if isinstance(fact, dict):
        return any(map(says_something, fact.values()))
    return fact is not None and fact not in ("", [])


def said_of(fact: str, value: Any) -> Text:
    """A fact as a prompt tells it; a long one by its name alone."""
    text = msgspec.json.encode(value).decode()
    if len(text) <= LONGEST_SAID:
        return Text("table-fact-is", fact=fact, value=text)
    return Text("table-fact-as-set", fact=fact)


def lay_over(layers: list[SetFile]) -> SetFile:
    """Later sets laid over earlier ones, fact by fact."""
    facts: dict[str, Any] = {}
    known: dict[str, Known] = {}
    for layer in layers:
        facts |= layer.facts
        known |= {fact: layer.known.get(fact, "owner") for fact in layer.facts}
    return msgspec.structs.replace(layers[-1], facts=facts, known=known)


def plain(content: SetFile) -> dict[str, Any]:
    """A set as the tables of its file."""
    built: dict[str, Any] = msgspec.to_builtins(content)
    return {key: value for key, value in built.items() if value}


def read_file(path: Path) -> SetFile:
    """The set in a file; `SetFault` names the file and the reason."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SetFault(Text("table-set-unreadable", file=path.name, why=str(error))) from error
    except SetFault as error:
        raise SetFault(Text("table-set-unreadable", file=path.name, why=error.text)) from error


def parse(text: str) -> SetFile:
    """The set that a TOML text holds."""
    try:
        return msgspec.convert(tomllib.loads(text), SetFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SetFault(Text("table-set-fault", fault=plainly(error, THE_FILE))) from error


def merge(content: SetFile, facts: Mapping[str, Any]) -> SetFile:
    """A set with some facts declared for this game alone."""
    known: dict[str, Known] = {**content.known, **dict.fromkeys(facts, "owner")}
    return msgspec.structs.replace(content, facts={**content.facts, **facts}, known=known)
