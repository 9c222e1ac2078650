"""What the box itself offers beside the games: a new game, teaching tags, checking assumed facts, the end.

The same choices and words as in a game, so that the knob alone reaches all of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.contract.game import Choice, Rules, Slot, Text, Variant, Words
from companion.contract.text import of_game
from companion.contract.view import COLOURS
from companion.protocol import New
from companion.words import speaker

NO = "no"
SURE = Slot("sure", (NO, "yes"), labels=(Text("table-no"), Text("table-yes")))


def choices(
    games: Mapping[str, Rules[Any]],
    tokens: Mapping[str, Words],
    assumed: Words,
    *,
    playing: bool,
    learnt: bool,
    unknown: str | None = None,
) -> tuple[Choice, ...]:
    """All that the box offers now; the current game's `tokens` can be taught, its facts checked and kept.
    `unknown` is a tag that was just laid and that nobody has taught."""
    offers = [Choice("resume", None, Text("table-resume"))] if playing else []
    offers += [_new(rules, variant, playing=playing) for rules in games.values() for variant in rules.variants]
    offers += [Choice("join", None, Text("table-join"))]
    offers += [Choice("check", None, Text("table-fact-right"), (Slot("fact", assumed),))] if assumed else []
    offers += [Choice("keep", None, Text("table-keep-cards"))] if learnt else []
    teach = Text("table-teach-this", tag=unknown[-10:]) if unknown else Text("table-teach-tag")
    offers += [
        Choice("teach", None, teach, (Slot("kind", (kind,)), Slot("word", words)))
        for kind, words in tokens.items()
        if words
    ]
    offers += [Choice("end", None, Text("table-end-game"), (SURE,))] if playing else []
    return tuple(offers)


def _new(rules: Rules[Any], variant: Variant, *, playing: bool) -> Choice:
    numbers = tuple(str(number) for number in range(variant.seats[0], variant.seats[1] + 1))
    slots = (
        Slot("game", (rules.id,), labels=(of_game(rules.id, rules.title),)),
        Slot("variant", (variant.id,), labels=(of_game(rules.id, variant.title),)),
        Slot("players", numbers, labels=tuple(Text("table-players", count=int(number)) for number in numbers)),
    )
    return Choice("new", None, Text("table-new-game"), (*slots, SURE) if playing else slots)


def new_request(words: Words, games: Mapping[str, Rules[Any]], language: str) -> New:
    """The request that the words of such a choice stand for; people are called by the colours of their buttons."""
    game, variant_id, players = words[1:4]
    chosen = next(variant.options for variant in games[game].variants if variant.id == variant_id)
    say = speaker(language).say
    names = [say(Text(f"table-colour-{colour}")) for colour in COLOURS[: int(players)]]
    return New(game=game, players=names, options=chosen)
