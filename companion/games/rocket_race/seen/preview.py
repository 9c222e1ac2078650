"""What a move in the making would mean."""

from __future__ import annotations

from companion.contract.game import Words, seat_index
from companion.contract.text import Part, Said, Text, listed
from companion.games.rocket_race.facts import CORE, DISCIPLINES, POINTS
from companion.games.rocket_race.launch.chances import ROLLS, chance, outcomes, percent
from companion.games.rocket_race.launch.rockets import misbuilt
from companion.games.rocket_race.model import State
from companion.games.rocket_race.turn.research import skills


def preview(state: State, words: Words) -> Said:
    """A chance, a cost, what is missing; "" where there is nothing to tell."""
    if len(words) < 2 or words[1] not in state.seats:
        return ""
    seat = seat_index(words[1])
    match words[0]:
        case "launch":
            return _launch(state, seat, words[2:])
        case "bid" if state.phase == "bidding":
            return _bid(state, seat, words[2:])
        case "buy":
            return _buy(state, seat, words[2:])
        case "research" if state.advanced:
            return _research(state, seat, words[2:])
        case _:
            return ""


def _launch(state: State, seat: int, ids: Words) -> Said:
    cards = tuple(card for card in state.yards[seat] if card.id in ids)
    worth = sum(card.reliability for card in cards)
    missing = [kind for kind in CORE if all(card.kind != kind for card in cards)]
    if missing:
        return Text(
            "reliability-so-far-missing", worth=worth, missing=listed(*(Text(f"word-{kind}") for kind in missing))
        )
    wrong = misbuilt(cards)
    if wrong:
        return wrong.message
    parts: dict[str, Part] = {"worth": worth, "outcomes": outcomes(worth), "rolls": ROLLS, "once": _unbroken(worth, 1)}
    if state.stages == 1:
        return Text("lands", **parts)
    return Text("lands-in-stages", stages=state.stages, all=_unbroken(worth, state.stages), **parts)


def _unbroken(reliability: int, stages: int) -> str:
    """A chance in per cent that no line break tears apart."""
    return percent(chance(reliability, 0, stages)).replace(" ", "\N{NO-BREAK SPACE}")


def _bid(state: State, seat: int, words: Words) -> Said:
    if len(words) != 1 or not words[0].isdecimal() or int(words[0]) > state.pool(seat):
        return ""
    cogs = int(words[0])
    return Text("leaves-cogs-complete-after-developments", count=state.pool(seat) - cogs, cogs=cogs)


def _buy(state: State, seat: int, ids: Words) -> Said:
    card = next((card for card in state.row if ids == (card.id,)), None)
    if card is None or not state.advanced:
        return ""
    have = state.research[seat]
    lacking = [
        Text("points-word", points=price - at, discipline=Text(f"word-{word}"))
        for word, at, price in zip(DISCIPLINES, have, card.cost, strict=True)
        if price > at
    ]
    if lacking:
        return Text("lacks", title=card.title, points=listed(*lacking))
    rest = "/".join(str(at - price) for at, price in zip(have, card.cost, strict=True))
    return Text("costs-and-leaves", title=card.title, price="/".join(map(str, card.cost)), rest=rest)


def _research(state: State, seat: int, words: Words) -> Said:
    if len(words) != 1 or words[0] not in DISCIPLINES:
        return ""
    at = state.research[seat][DISCIPLINES.index(words[0])]
    odds = (
        Text("in-six", discipline=Text(f"word-{word}"), skill=min(6, skill))
        for word, skill in zip(DISCIPLINES, skills(state, seat), strict=True)
    )
    return Text(
        "to-breakthrough",
        discipline=Text(f"discipline-{words[0]}"),
        at=at,
        then=min(POINTS, at + 1),
        odds=listed(*odds),
    )
