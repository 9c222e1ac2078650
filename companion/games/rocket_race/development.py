"""The Development step: cogs come home (RULES.md, section 4)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Move, Refusal, Seat, Text, happened, listed
from companion.games.rocket_race.model import Deed, Outcome, Part, Pile, State

CONFIRM = (Choice("confirm", None, Text("cogs-are-taken")),)


def _taken(state: State) -> tuple[Choice, ...]:
    return CONFIRM


def _settle(state: State) -> Outcome:
    """Ticks at once with `upkeep` = `auto`, except where no card was won: there the table sets the pace (2.8)."""
    return _tick(state) if state.options.upkeep == "auto" and state.fresh else (state, ())


def _confirm(state: State, move: Move) -> Outcome | Refusal:
    return _tick(state) if len(move.words) == 1 else Refusal(Text("confirm-takes-no-more-words"), "0.1")


def _tick(state: State) -> Outcome:
    """One cog from each card in Development but the one just won; then the launches (4.1, 4.2)."""
    fresh, complete = state.fresh, list[Text]()
    yards, hands = list(state.yards), list(state.hands)
    for seat, yard in enumerate(state.yards):
        ticking = [card for card in yard if card.cogs and card.id != fresh]
        if not ticking:
            continue
        yards[seat] = tuple(
            [replace(card, cogs=card.cogs - 1) if card.cogs and card.id != fresh else card for card in yard]
        )
        done = [Text("whose", seat=Seat(SEATS[seat]), card=card.title) for card in ticking if card.cogs == 1]
        if done:
            yards[seat], hands[seat] = sort_events(yards[seat], hands[seat])
            complete += done
    text = (
        Text("development-complete-now", complete=listed(*complete))
        if complete
        else Text("development-the-cogs-are-taken")
    )
    after = replace(state, phase="launch", turn=SEATS[state.active], yards=tuple(yards), hands=tuple(hands))
    return after, (happened("developed", text, complete=len(complete)),)


DEVELOPMENT = Part((Deed("confirm", _taken, _confirm),), _settle)


def sort_events(yard: Pile, hand: Pile) -> tuple[Pile, Pile]:
    """Events that have become Complete go from the build area to those that may be played (8.2)."""
    ready = tuple(card for card in yard if card.kind == "event" and not card.cogs)
    return tuple(card for card in yard if card not in ready), (*hand, *ready)
