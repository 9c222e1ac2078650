"""Race to Adventure as one `Rules` object."""

from __future__ import annotations

from companion.contract.game import (
    DICE,
    UPKEEP,
    Option,
    Rules,
    Text,
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
    title=Text("title"),
    pages=("danger", "items", "items-2", "first", "grid"),
    seats=(2, 5),
    variants=(Variant("standard", Text("variant-standard"), (2, 5)),),
    options=(
        Option("layout", Text("setting-layout"), "random", ADVENTURES, many=True, presets=("random",), rule="1.2"),
        Option(
            "shadow",
            Text("setting-shadow"),
            "none",
            (*ADVENTURES, CENTURY_CLUB),
            many=True,
            presets=("none", "first-play", "bold", "treacherous", "impossible"),
            rule="1.3",
        ),
        Option("easier", Text("setting-easier"), [], ("no-curse", "no-danger", "no-jet-pack"), many=True),
        Option("positions", Text("setting-positions"), "tracked", ("tracked", "declared")),
        Option("actions", Text("setting-actions"), "free", ("free", "clockwise")),
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
