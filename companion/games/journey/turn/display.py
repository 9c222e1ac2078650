"""The open equipment cards (RULES.md 1.5, 1.8)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Slot, Text, Words, happened
from companion.games.journey.model import Outcome, State
from companion.games.journey.pieces import EQUIPMENT
from companion.games.journey.turn.cards import refreshed
from companion.games.journey.words import given, label, there

OF_EQUIPMENT = Slot("equipment", EQUIPMENT, labels=tuple(map(label, EQUIPMENT)))
REVEAL = (Choice("reveal", None, Text("fill-display"), (OF_EQUIPMENT,)),)


def reveal(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The card turned up for the display."""
    if len(args) != 1 or args[0] not in EQUIPMENT:
        return Refusal(Text("display-takes", known=there(EQUIPMENT), given=given(args)), "1.5")
    told = happened("displayed", Text("displayed", card=label(args[0])), card=args[0])
    return refreshed(replace(state, display=(*state.display, args[0]))), (told,)
