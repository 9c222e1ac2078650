"""Journey to the Center of the Earth, as one `Rules` object."""

from __future__ import annotations

from companion.contract.game import DICE, UPKEEP, Option, Rules, Text, Variant
from companion.games.journey import choices, play, setup
from companion.games.journey.model import State
from companion.games.journey.pieces import EQUIPMENT, FIGURES, KINDS
from companion.games.journey.plain import read, write
from companion.games.journey.seen import preview, view
from companion.games.journey.walking import shorthand

RULES: Rules[State] = Rules(
    id=write.GAME,
    home=__file__,
    title=view.TITLE,
    pages=("turn", "hands", "water", "find", "sea", "lava", "score", "score-2"),
    seats=setup.SEATS,
    variants=(Variant("standard", Text("variant-standard"), setup.SEATS),),
    options=(Option("lamp", Text("lamp-keeps"), "keep-due", ("keep-due", "keep-all")), DICE, UPKEEP),
    token_kinds={"fossil": KINDS, "equipment": EQUIPMENT, "explorer": FIGURES},
    derived=("game", "options", "set", "phase", "active", "over", "winners", "scores", "opening", "decks"),
    used_up=("water",),
    setup=setup.set_up,
    choices=choices.choices,
    play=play.play,
    plain=write.plain,
    rebuild=read.rebuild,
    view=view.view,
    draws=play.draws,
    chain=shorthand.chain,
    preview=preview.preview,
    meanings=lambda state, kind, word: (word,),
)
"""Three legs through the earth: down the mountain, over the sea, up the lava."""
