"""How a game comes onto the table: from a request, from a record, or from the journal's lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.contract.game import SEATS, Draw, Refusal, Rules, Text, Words, spaced
from companion.contract.text import of_game
from companion.kept.journal import JournalLine
from companion.kept.sets import SetFault, SetFile, Sets, merge
from companion.protocol import New
from companion.table import options, record, replaying
from companion.table.dice import Luck, WrittenLuck
from companion.table.record import Header
from companion.table.sitting import Act, Sitting
from companion.table.timeline import Entry, Node, advance

Games = Mapping[str, Rules[Any]]
Opened = tuple[Rules[Any], Header, Node]


def from_request(request: New, games: Games, sets: Sets, luck: Luck) -> Opened | Refusal:
    """A new game, everything checked; an unusable set is a `SetFault`."""
    rules = games.get(request.game)
    if rules is None:
        return _unknown(request.game, games)
    name = request.set if isinstance(request.set, str) else rules.id
    content = _set_for(rules, name, sets)
    given = request.set if isinstance(request.set, dict) else {}
    facts = merge(content, given).facts
    header = Header(rules.id, tuple(request.players), request.options, facts, name, given=tuple(given))
    return _said_away(_started(rules, header, luck), header)


def _unknown(game: str, games: Games) -> Refusal:
    return Refusal(Text("table-no-game-called", game=game[:40], games=spaced(*games)), code="unknown-game")


def _set_for(rules: Rules[Any], name: str, sets: Sets) -> SetFile:
    """The set of that name; a `SetFault` when there is none or it is another game's."""
    content = sets.get(name)
    if content.game != rules.id:
        raise SetFault(Text("table-set-of-other", set=name, other=content.game, game=rules.id))
    return content


def _started(rules: Rules[Any], header: Header, luck: Luck) -> Opened | Refusal:
    """The first node of a game, players and options checked, luck drawn where the header has none."""
    players = options.players(header.players, rules.seats)
    complete = options.complete(rules.options, header.options)
    for problem in (players, complete):
        if isinstance(problem, Refusal):
            return problem
    header = replace(header, players=players, options=complete)
    draws = rules.setup_draws(replace(header, luck=()).setup())
    if isinstance(draws, Refusal):
        return draws
    if not header.luck:
        header = replace(header, luck=tuple(luck.draw(draw.options, draw.count) for draw in draws))
    if not _drawable(header.luck, draws):
        return Refusal(Text("table-luck-wrong"), code="bad-request")
    start = rules.setup(header.setup())
    return start if isinstance(start, Refusal) else (rules, header, Node(start))


def _drawable(luck: tuple[Words, ...], draws: tuple[Draw, ...]) -> bool:
    """Whether setting up could have drawn that."""
    return len(luck) == len(draws) and all(
        len(drawn) == draw.count and not Counter(drawn) - Counter(draw.options)
        for drawn, draw in zip(luck, draws, strict=True)
    )


def from_record(text: str, games: Games, sets: Sets, *, check: bool = False) -> Opened | Refusal:
    """The game that a record holds, played to its end.

    Facts that it leaves out come from its set; a layout that it leaves out is the same on every machine.
    """
    try:
        script = record.read(text)
    except record.RecordFault as fault:
        return Refusal(fault.text, code="bad-request")
    header = script.header
    rules = games.get(header.game)
    if rules is None:
        return _unknown(header.game, games)
    told = header.facts and header.set_name and header.set_name not in sets.names(rules.id)
    known = {} if told else _set_for(rules, header.set_name or rules.id, sets).facts
    luck = WrittenLuck(" ".join((header.game, *header.players)))
    opened = _started(rules, replace(header, facts={**known, **header.facts}), luck)
    if isinstance(opened, Refusal):
        return _said_away(opened, header)
    node = replaying.play(rules, script, opened[2].state, check=check)
    return _said_away(node if isinstance(node, Refusal) else (rules, opened[1], node), header)


def _said_away(opened: Opened | Refusal, header: Header) -> Opened | Refusal:
    """A refusal as it is said while another game is on the table, or none."""
    if not isinstance(opened, Refusal):
        return opened
    names = dict(zip(SEATS, header.players, strict=False))
    message, short = (of_game(header.game, said, names) for said in (opened.message, opened.short))
    return replace(opened, message=message, short=short)


def from_journal(lines: list[JournalLine], games: Games) -> tuple[Sitting, int] | None:
    """The game that the journal's lines replay to, and how many of them; None when not even the first reads."""
    sitting = _begun(lines[0], games)
    if sitting is None:
        return None
    for number, line in enumerate(lines[1:], 1):
        try:
            act = msgspec.convert(line.body, Act)
        except msgspec.ValidationError:
            return sitting, number
        if sitting.act(act) is not None:
            return sitting, number
        sitting.stand_at(line.seq)
    return sitting, len(lines)


def _begun(line: JournalLine, games: Games) -> Sitting | None:
    try:
        header = msgspec.convert(line.body["header"], Header)
        entries = msgspec.convert(line.body["entries"], list[Entry])
    except (msgspec.ValidationError, KeyError, TypeError):
        return None
    rules = games.get(header.game)
    start = rules.setup(header.setup()) if rules else None
    if rules is None or start is None or isinstance(start, Refusal):
        return None
    node: Node | Refusal = Node(start)
    for entry in entries:
        node = advance(rules, node, entry) if isinstance(node, Node) else node
    return Sitting(rules, header, node, line.seq) if isinstance(node, Node) else None
