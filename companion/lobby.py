"""What the box itself offers beside the games: a new game, teaching tags, checking assumed facts, the end.

The same choices and words as in a game, so that the knob alone reaches all of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.game import Choice, Rules, Slot, Words

PLAYER = "Player {}"


def choices(
    games: Iterable[Rules[Any]], current: Rules[Any] | None, assumed: tuple[str, ...], *, playing: bool
) -> tuple[Choice, ...]:
    """All that the box offers now."""
    offers = [choice for rules in games for choice in _new(rules)]
    if playing:
        offers.insert(0, Choice("resume", None, "Back to the game"))
        offers.append(Choice("end", None, "End this game"))
    if assumed:
        offers.append(Choice("check", None, "Facts are right", (Slot("fact", assumed),)))
    if current is not None:
        offers += [
            Choice("teach", None, "Teach a tag", (Slot("kind", (kind,)), Slot("word", words)))
            for kind, words in {"seat": ("p1", "p2", "p3", "p4", "p5"), **current.token_kinds}.items()
        ]
    offers.append(Choice("join", None, "Join by phone"))
    return tuple(offers)


def _new(rules: Rules[Any]) -> list[Choice]:
    return [
        Choice(
            "new",
            None,
            "New game",
            (
                Slot("game", (rules.id,), labels=(rules.title,)),
                Slot("variant", (variant.id,), labels=(variant.title,)),
                Slot(
                    "players",
                    tuple(str(number) for number in range(variant.seats[0], variant.seats[1] + 1)),
                    labels=tuple(f"{number} players" for number in range(variant.seats[0], variant.seats[1] + 1)),
                ),
            ),
        )
        for variant in rules.variants
    ]


def new_request(words: Words, rules: Rules[Any]) -> dict[str, Any]:
    """The request for a new game that the words of such a choice stand for."""
    _, game, variant_id, players = words
    options = next(variant.options for variant in rules.variants if variant.id == variant_id)
    names = [PLAYER.format(number) for number in range(1, int(players) + 1)]
    return {"do": "new", "game": game, "players": names, "options": options}
