"""How an answer tells of a game and of what may be done in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.contract.game import Choice, Option, Rules, Slot, Words
from companion.contract.text import of_game


def choice_out(choice: Choice) -> dict[str, Any]:
    """A choice as the contract writes it."""
    out = {
        "verb": choice.verb,
        "seat": choice.seat,
        "label": choice.label,
        "slots": [_slot_out(slot) for slot in choice.slots],
    }
    return out | {"aside": True} if choice.aside else out


def _slot_out(slot: Slot) -> dict[str, Any]:
    """A slot as the contract writes it, with the options' labels where there are any."""
    out: dict[str, Any] = {"name": slot.name, "options": list(slot.options), "min": slot.min, "max": slot.max}
    if slot.labels:
        out["labels"] = list(slot.labels)
    if slot.free:
        out["free"] = True
    return out


def rules_out(rules: Rules[Any], sets: list[str], tokens: Mapping[str, Words]) -> dict[str, Any]:
    """A game as the verb `games` describes it, with the sets that it can be played with, and what tags can be taught."""
    return {
        "id": rules.id,
        "title": of_game(rules.id, rules.title),
        "variants": [
            {**msgspec.structs.asdict(variant), "title": of_game(rules.id, variant.title)} for variant in rules.variants
        ],
        "seats": list(rules.seats),
        "options": [_option_out(rules.id, option) for option in rules.options],
        "sets": sets,
        "tokens": {kind: list(words) for kind, words in tokens.items()},
        "follows": list(rules.derived),
    }


def _option_out(game: str, option: Option) -> dict[str, Any]:
    out: dict[str, Any] = {
        "name": option.name,
        "label": of_game(game, option.label),
        "domain": list(option.domain),
        "default": option.default,
    }
    if option.many:
        out |= {"many": True, "presets": list(option.presets)}
    return out
