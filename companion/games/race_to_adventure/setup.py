"""The table before the first marker stands on it (RULES.md 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.contract.game import Draw, Refusal, Setup, Text, listed
from companion.games.race_to_adventure.facts import Facts, read_facts
from companion.games.race_to_adventure.model import Options, Passport, Race, World
from companion.games.race_to_adventure.pieces import (
    ADVENTURES,
    CENTURY_CLUB,
    TITLES,
    Adventure,
)

FIRST_PLAY: tuple[Adventure, ...] = ("brasil", "egypt", "schweiz")
DRAWN_SHADOWS = {"bold": 3, "treacherous": 6}


def draws(setup: Setup) -> tuple[Draw, ...] | Refusal:
    """The grid if it is dealt, then the Shadow tiles if some are drawn."""
    options = read_options(setup.options)
    if isinstance(options, Refusal):
        return options
    grid = (Draw(ADVENTURES, len(ADVENTURES)),) if options.layout == "random" else ()
    count = DRAWN_SHADOWS.get(options.shadow) if isinstance(options.shadow, str) else None
    return grid + ((Draw(ADVENTURES, count),) if count else ())


def set_up(setup: Setup) -> Race | Refusal:
    options, facts = read_options(setup.options), read_facts(setup.facts)
    if isinstance(options, Refusal):
        return options
    if isinstance(facts, Refusal):
        return facts
    luck = [msgspec.convert(words, tuple[Adventure, ...]) for words in setup.luck]
    layout = luck.pop(0) if options.layout == "random" else options.layout
    world = world_of(options, facts, layout, shadow_tiles(options, luck))
    return Race(players=setup.players, phase="start", world=world, passports=(Passport(),) * len(setup.players))


def world_of(options: Options, facts: Facts, layout: tuple[Adventure, ...], shadow: tuple[Adventure, ...]) -> World:
    return World(options, layout, tuple(sorted(shadow)), facts.danger, tuple(sorted(facts.barriers.items())))


def shadow_tiles(options: Options, luck: list[tuple[Adventure, ...]]) -> tuple[Adventure, ...]:
    """The adventure tiles that lie on their Shadow side; the Century Club follows Brasil."""
    if not isinstance(options.shadow, str):
        return tuple(name for name in options.shadow if name != "century-club")
    if options.shadow in DRAWN_SHADOWS:
        return luck.pop(0)
    return {"first-play": FIRST_PLAY, "impossible": ADVENTURES}.get(options.shadow, ())


def read_options(plain: Mapping[str, Any]) -> Options | Refusal:
    try:
        options = msgspec.convert(plain, Options)
    except msgspec.ValidationError as error:
        return Refusal(Text("options-do-not-fit", why=str(error)), "0.7", code="bad-option")
    if options.layout != "random" and (refused := layout_refused(options.layout)):
        return refused
    if not isinstance(options.shadow, str) and CENTURY_CLUB in options.shadow and "brasil" not in options.shadow:
        return Refusal(Text("club-needs-brasil"), "1.4", code="bad-option")
    return options


def layout_refused(layout: tuple[Adventure, ...]) -> Refusal | None:
    """A grid has each of the nine tiles once."""
    missing = [TITLES[tile] for tile in ADVENTURES if tile not in layout]
    twice = [TITLES[tile] for tile in ADVENTURES if layout.count(tile) > 1]
    if not missing and not twice:
        return None
    text = Text("layout-missing" if missing else "layout-twice", tiles=listed(*(missing or twice)))
    return Refusal(text, "1.2", code="bad-option")
