"""Rocket Race as one `Rules` object."""

from __future__ import annotations

from companion.contract.game import DICE, FOLLOWS, UPKEEP, Option, Rules, Text, Variant
from companion.games.rocket_race import choices, play, setup
from companion.games.rocket_race.deck import catalogue, tags
from companion.games.rocket_race.facts import DISCIPLINES
from companion.games.rocket_race.model import State
from companion.games.rocket_race.plain import read, write
from companion.games.rocket_race.seen import preview, view

RULES: Rules[State] = Rules(
    id=write.GAME,
    home=__file__,
    title=view.TITLE,
    pages=("development", "bidding", "launch", "research"),
    seats=(2, 6),
    variants=(
        Variant("standard", Text("standard-rules"), (3, 6), {"rules": "standard"}),
        Variant("advanced", Text("advanced-rules"), (2, 4), {"rules": "advanced"}),
    ),
    options=(
        Option("rules", Text("rules"), "standard", ("standard", "advanced")),
        Option("three_stage", Text("three-stage-moon-trip"), False, (False, True)),
        Option("workshop_boost", Text("workshop-boost-advanced"), False, (False, True)),
        Option("ties", Text("equal-landings-standard"), "share", ("share", "reroll")),
        Option("min_bid", Text("lowest-bid-standard"), 1, (1, 0)),
        DICE,
        UPKEEP,
    ),
    token_kinds={
        "discipline": DISCIPLINES,
        "action": ("pass", "ready", "confirm", "end", "launch"),
    },
    derived=(*FOLLOWS, "pools", "deck", "drawn", "launched"),
    setup=setup.set_up,
    choices=choices.choices,
    play=play.play,
    plain=write.plain,
    rebuild=read.rebuild,
    view=view.view,
    draws=play.draws,
    preview=preview.preview,
    learnt=catalogue.learnt,
    meanings=tags.meanings,
    tokens_of_set=tags.tokens,
)
"""Leagues of gentlefolk bid for rocket parts, or research them, and race each other to the Moon."""
