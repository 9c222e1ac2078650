"""Race Through Space as one `Rules` object."""

from __future__ import annotations

from companion.contract.game import DICE, UPKEEP, Rules, Text, Variant
from companion.games.race_through_space import choices, play, roll, setup
from companion.games.race_through_space.model import GAME, SHIPS, State
from companion.games.race_through_space.plain import read, write
from companion.games.race_through_space.seen import view

RULES: Rules[State] = Rules(
    id=GAME,
    home=__file__,
    title=view.TITLE,
    pages=("black-hole",),
    seats=(2, 4),
    variants=(Variant("standard", Text("variant-standard"), (2, 4)),),
    options=(DICE, UPKEEP),
    token_kinds={
        "ship": SHIPS,
        "face": ("1", "2", "3", "4", "5", "arrows"),
        "action": ("go", "stay", "catch-up", "send-back", "confirm"),
    },
    setup=setup.set_up,
    choices=choices.choices,
    play=play.play,
    plain=write.plain,
    rebuild=read.rebuild,
    view=view.view,
    draws=roll.draws,
)
"""Two to four fleets race a black hole to the moon."""
