"""The open equipment cards (RULES.md 1.5, 1.8)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Choice, Refusal, Slot, Words, happened
from companion.games.journey.model import Outcome, State
from companion.games.journey.pieces import EQUIPMENT, said
from companion.games.journey.turn.cards import refreshed

OF_EQUIPMENT = Slot("equipment", EQUIPMENT, labels=tuple(map(str.capitalize, EQUIPMENT)))
REVEAL = (Choice("reveal", None, "Fill the display", (OF_EQUIPMENT,)),)


def reveal(state: State, seat: str, args: Words) -> Outcome | Refusal:
    """The card turned up for the display."""
    if len(args) != 1 or args[0] not in EQUIPMENT:
        given = said(args) or "nothing"
        return Refusal(f"The display takes one of {' '.join(EQUIPMENT)}, not “{given}”.", "1.5", "Which equipment?")
    told = happened("displayed", f"{args[0].capitalize()} comes to the display.", card=args[0])
    return refreshed(replace(state, display=(*state.display, args[0]))), (told,)
