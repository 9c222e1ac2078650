"""Tables of Rocket Race for tests: at the start, or with cards lying where a test wants them."""

from __future__ import annotations

from typing import Any

from companion.contract.game import Refusal
from companion.games.rocket_race.model import State
from companion.games.rocket_race.rules import RULES as SILENT
from tests import kit

RULES = kit.in_english(SILENT)

ROW = (
    "reveal capsule reliability=3 electrics=1",
    "reveal propulsion reliability=2 mechanics=1 chemistry=2",
    "reveal event",
    "reveal upgrade skill=electrics+1 chemistry=1",
    "reveal accessory reliability=1 electrics=4",
)
LEAGUES = ("league p1 society-of-aeronauts", "league p2 daedalus-society")
WHOLE = {"c1": "p1 capsule 3", "c2": "p1 propulsion 2", "c3": "p1 steering 2"}
"""A whole rocket of p1 with Reliability 7."""
OTHER = {"c4": "p2 capsule 3", "c5": "p2 propulsion 3", "c6": "p2 steering 2"}
"""A whole rocket of p2 with Reliability 8."""


def standard(*lines: str, seats: int = 3, **options: Any) -> State:
    """The standard game after some lines."""
    return after(kit.set_up("rocket-race", seats, **options), *lines)


def advanced(*lines: str, row: tuple[str, ...] = ROW, **options: Any) -> State:
    """The advanced game of two, the row dealt as `c1` … `c5`, after some lines."""
    return after(kit.set_up("rocket-race", 2, rules="advanced", **options), *LEAGUES, *row, *lines)


def after(state: State, *lines: str) -> State:
    played: State = kit.played(RULES, state, *lines)
    return played


def refused(state: State, line: str) -> Refusal:
    return kit.refusal(RULES, state, line)


def changed(state: State, **values: Any) -> State:
    """The state with some plain values set; keys of `cards` and `rockets` are laid over those there."""
    plain = RULES.plain(state)
    for key, value in values.items():
        plain[key] = {**plain[key], **value} if key in ("cards", "rockets", "research") else value
    rebuilt = RULES.rebuild(plain)
    if isinstance(rebuilt, Refusal):
        raise AssertionError(rebuilt.message)
    return rebuilt


def holding(state: State, cards: dict[str, str], **values: Any) -> State:
    """The state with cards laid out, said as `owner kind worth [cogs]`: `p1 capsule 3`, `p2 event 0 2`."""
    laid = {card_id: _card(text, state.advanced) for card_id, text in cards.items()}
    highest = max(int(card_id[1:]) for card_id in (*cards, "c0"))
    return changed(state, cards=laid, drawn=max(highest, state.drawn), **values)


def _card(text: str, advanced: bool) -> dict[str, Any]:
    owner, kind, worth, *cogs = text.split()
    left = int(cogs[0]) if cogs else 0
    where = "development" if left else "hand" if advanced and kind == "event" else "complete"
    return {
        "kind": kind,
        "name": "",
        "reliability": int(worth) if kind not in ("event", "upgrade") else 0,
        "electrics": 0,
        "mechanics": 0,
        "chemistry": 0,
        "skill": "electrics+1" if kind == "upgrade" else "",
        "owner": owner,
        "where": where,
        "cogs": left,
        "paid": left,
    }


def launching(cards: dict[str, str], *lines: str, seats: int = 3, active: str = "p1", **options: Any) -> State:
    """The Launch step with these cards in the build areas, after some lines."""
    state = kit.set_up("rocket-race", seats, **options)
    return after(holding(state, cards, phase="launch", turn=active, active=active), *lines)
