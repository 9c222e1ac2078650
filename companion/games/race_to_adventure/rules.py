"""Race to Adventure as one `Rules` object."""

from __future__ import annotations

from companion.contract.game import (
    DICE,
    UPKEEP,
    Option,
    Rules,
    Variant,
)
from companion.games.race_to_adventure import choices, plain, play, preview, setup, view
from companion.games.race_to_adventure.deeds import DEEDS
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.places import ADVENTURES, CENTURY_CLUB, ITEMS, LOCATIONS

RULES: Rules[Race] = Rules(
    id=plain.GAME,
    home=__file__,
    title=view.TITLE,
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
    derived=plain.DERIVED,
    setup=setup.set_up,
    choices=choices.choices,
    play=play.play,
    plain=plain.plain,
    rebuild=plain.rebuild,
    view=view.view,
    setup_draws=setup.draws,
    preview=preview.preview,
)
"""Two to five Centurions race for nine stamps."""
