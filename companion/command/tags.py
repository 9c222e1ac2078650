"""`companion tags`: what tags mean, taught and forgotten at a terminal, and labels for them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from companion.command.archive import Archive, fail, say, told
from companion.command.box import held_tag
from companion.contract.game import Refusal, Rules
from companion.contract.text import Text
from companion.inputs.tokens import TAG, TOKEN
from companion.protocol import New
from companion.table import opening
from companion.table.dice import SecretLuck
from companion.words import title_of


def list_tags(archive: Archive) -> int:
    """Every taught tag by set."""
    tags = archive.tags
    if tags.lost:
        print(say(tags.lost), file=sys.stderr)
    for set_name, known in tags.book.items():
        for tag, token in known.items():
            print(f"{set_name or told('command-all-sets'):24} {tag:16} {token}")
    if not any(tags.book.values()):
        print(told("command-no-tag"), file=sys.stderr)
    return 0


def learn_tag(archive: Archive, set_name: str, tag: str | None, token: str, box: Path | None) -> int:
    """Binds a tag, named or held to a reader; a running box hears of it with the next tag."""
    if not TOKEN.fullmatch(token):
        return fail(told("command-no-token", token=token))
    if set_name:
        archive.sets.get(set_name)
    if tag is None and box is None:
        return fail(told("command-which-tag"))
    if tag is None and box is not None:
        print(told("command-hold-tag", token=token), flush=True)
        tag = held_tag(archive, box)
    if tag is None or not TAG.fullmatch(tag):
        return fail(told("command-not-a-tag", tag=tag or ""))
    archive.tags.teach(set_name, tag, token)
    print(told("command-means", tag=tag.upper(), token=token, where=_where(set_name)))
    return 0


def forget_tag(archive: Archive, set_name: str, tag: str) -> int:
    """Unbinds a tag."""
    archive.tags.teach(set_name, tag, None)
    print(told("command-means-nothing", tag=tag.upper(), where=_where(set_name)))
    return 0


def _where(set_name: str) -> Text:
    """How to say with which set a tag means something; the empty name stands for all."""
    return Text("command-with-set", set=set_name) if set_name else Text("command-with-any")


def tag_sheet(archive: Archive, set_name: str) -> int:
    """Labels to cut out and stick on the tags of a set, 46 x 18 mm each, on A4, as SVG."""
    rules = archive.games[archive.sets.get(set_name).game]
    print(sheet_svg(title_of(rules), teachable(archive, rules, set_name)))
    return 0


def teachable(archive: Archive, rules: Rules[Any], set_name: str) -> dict[str, dict[str, None]]:
    """All that tags of a set can be taught, in whichever variant: seats, the game's own words, the set's named cards."""
    found: dict[str, dict[str, None]] = {"seat": dict.fromkeys(f"p{seat}" for seat in range(1, rules.seats[1] + 1))}
    for variant in rules.variants:
        players = [f"P{number}" for number in range(1, variant.seats[0] + 1)]
        request = New(game=rules.id, players=players, options=variant.options, set=set_name)
        opened = opening.from_request(request, archive.games, archive.sets, SecretLuck())
        words_of = rules.token_kinds if isinstance(opened, Refusal) else rules.tokens(opened[2].state)
        for kind, words in words_of.items():
            found.setdefault(kind, {}).update(dict.fromkeys(words))
    return found


def sheet_svg(title: str, tokens: Mapping[str, Iterable[str]]) -> str:
    """The labels of some tokens as one SVG page of A4."""
    labels = [(kind, word) for kind, words in tokens.items() for word in words]
    cells = []
    for place, (kind, word) in enumerate(labels):
        x, y = 10 + place % 4 * 48, 10 + place // 4 * 20
        cells.append(
            f'<rect x="{x}" y="{y}" width="46" height="18" rx="2" fill="none" stroke="#888" stroke-width="0.2"/>'
            f'<text x="{x + 23}" y="{y + 6}" font-size="3" text-anchor="middle" fill="#555">{escape(kind)}</text>'
            f'<text x="{x + 23}" y="{y + 13}" font-size="5" text-anchor="middle">{escape(word.replace("-", " "))}</text>'
        )
    high = max(297, 20 + (len(labels) + 3) // 4 * 20)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="{high}mm" viewBox="0 0 210 {high}" font-family="sans-serif">'
    return "\n".join([head, f"<title>{escape(title)}: labels for tags</title>", *cells, "</svg>"])
