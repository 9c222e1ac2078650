"""Race Through Space as one `Rules` object."""

from __future__ import annotations

from companion.contract.game import DICE, UPKEEP, Rules, Variant
from companion.games.race_through_space import choices, plain, play, setup, view
from companion.games.race_through_space.model import SHIPS, State

RULES: Rules[State] = Rules(
    id="race-through-space",
    home=__file__,
    title=view.TITLE,
    seats=(2, 4),
    variants=(Variant("standard", "The rulebook's game", (2, 4)),),
    options=(DICE, UPKEEP),
    token_kinds={
        "ship": SHIPS,
        "face": ("1", "2", "3", "4", "5", "arrows"),
        "action": ("go", "stay", "catch-up", "send-back", "confirm"),
    },
    setup=setup.set_up,
    choices=choices.choices,
    play=play.play,
    plain=plain.plain,
    rebuild=plain.rebuild,
    view=view.view,
    draws=play.draws,
)
"""Two to four fleets race a black hole to the moon."""
