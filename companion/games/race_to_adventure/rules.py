"""Race to Adventure as one `Rules` object."""

from __future__ import annotations

from companion.contract.game import (
    DICE,
    UPKEEP,
    Option,
    Rules,
    Variant,
)
from companion.games.race_to_adventure import choices, play, setup
from companion.games.race_to_adventure.actions.deeds import DEEDS
from companion.games.race_to_adventure.model import GAME, Race
from companion.games.race_to_adventure.pieces import ADVENTURES, CENTURY_CLUB, ITEMS, LOCATIONS
from companion.games.race_to_adventure.plain import read, write
from companion.games.race_to_adventure.seen import preview, view

RULES: Rules[Race] = Rules(
    id=GAME,
    home=__file__,
    title=view.TITLE,
    pages=("danger", "items", "items-2", "first", "grid"),
    seats=(2, 5),
    variants=(Variant("standard", "The rulebook's game", (2, 5)),),
    options=(
        Option("layout", "The grid, row by row", "random", ADVENTURES, many=True, presets=("random",), rule="1.2"),
        Option(
            "shadow",
            "Shadow sides",
            "none",
            (*ADVENTURES, CENTURY_CLUB),
            many=True,
            presets=("none", "first-play", "bold", "treacherous", "impossible"),
            rule="1.3",
        ),
        Option("easier", "An easier game", [], ("no-curse", "no-danger", "no-jet-pack"), many=True),
        Option("positions", "Marker positions", "tracked", ("tracked", "declared")),
        Option("actions", "Order of actions", "free", ("free", "clockwise")),
        DICE,
        UPKEEP,
    ),
    token_kinds={"location": LOCATIONS, "item": ITEMS, "action": (*DEEDS, "confirm")},
    derived=read.DERIVED,
    setup=setup.set_up,
    choices=choices.choices,
    play=play.play,
    plain=write.plain,
    rebuild=read.rebuild,
    view=view.view,
    setup_draws=setup.draws,
    preview=preview.preview,
)
"""Two to five Centurions race for nine stamps."""
