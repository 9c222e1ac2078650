"""A record played from its first state: what the box drew is vouched for, what the record claims is held."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.contract.game import Move, Position, Refusal, Rules, Text, Words
from companion.contract.moves import chance_words
from companion.contract.wording import same, shown
from companion.table.paths import NOTHING, found_at
from companion.table.record import Claim, Script
from companion.table.timeline import Entry, Node, Played, advance, plain_at


def play(rules: Rules[Any], script: Script, start: Position, *, check: bool = False) -> Node | Refusal:
    """Plays a record from its first state; with `check` the claims in it must hold as well."""
    node = Node(start)
    for number, entry in script.lines:
        if isinstance(entry, Claim):
            missed = _missed(rules, node, entry) if check else None
            if missed:
                return Refusal(Text("table-claim", line=number, why=missed), code="bad-request")
            continue
        stepped = advance(rules, node, vouch(rules, node.state, entry))
        if isinstance(stepped, Refusal):
            why = _undrawn(rules, node.state, entry) or stepped.message
            text = Text("table-record-refused", line=number, entry=entry.line, why=why)
            return msgspec.structs.replace(stepped, message=text, short="")
        node = stepped
    return node


def vouch(rules: Rules[Any], state: Position, entry: Entry) -> Entry:
    """Takes the words that the box could have drawn as drawn by it, where the table may not say them."""
    if not isinstance(entry, Played) or not isinstance(rules.play(state, Move(entry.words)), Refusal):
        return entry
    for size in range(1, len(entry.words)):
        draws = rules.draws(state, entry.words[:-size])
        if _possible([draw.options for draw in draws for _ in range(draw.count)], entry.words[-size:]):
            return Played(entry.words, drawn=size)
    return entry


def _undrawn(rules: Rules[Any], state: Position, entry: Entry) -> Text | None:
    """What to say of a move that is whole but for what the box rolled or drew; None of any other."""
    draws = rules.draws(state, entry.words) if isinstance(entry, Played) else ()
    if not isinstance(entry, Played) or not draws:
        return None
    whole = entry.words + chance_words(draw.options[: draw.count] for draw in draws)
    if isinstance(rules.play(state, Move(whole, drawn=True)), Refusal):
        return None
    return Text("table-record-says", line=" ".join(whole))


def _possible(draws: list[Words], drawn: Words) -> bool:
    """Whether words could be one option of each draw, one after the other."""
    if not draws or not drawn:
        return not draws and not drawn
    first = {tuple(option.split()) for option in draws[0]}
    return any(drawn[: len(words)] == words and _possible(draws[1:], drawn[len(words) :]) for words in first)


def _missed(rules: Rules[Any], node: Node, claim: Claim) -> Text | None:
    """What is wrong with a claim; None when it holds."""
    found = found_at(plain_at(rules, node), claim.path.split("."))
    if found is NOTHING:
        return Text("table-claim-no-path", path=claim.path)
    if same(found, claim.value):
        return None
    return Text("table-claim-differs", path=claim.path, found=shown(found), said=shown(claim.value))
