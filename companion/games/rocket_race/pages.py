"""The OLED pages of Rocket Race: development, bidding, launch, research."""

from __future__ import annotations

from companion.game import Page, Row
from companion.games.rocket_race.auction import lowest
from companion.games.rocket_race.blocks import rocket_chance
from companion.games.rocket_race.chances import chance, percent, succeeds
from companion.games.rocket_race.launch import best
from companion.games.rocket_race.model import DISCIPLINES, POINTS, SEAT, Rocket, State, name
from companion.games.rocket_race.turn import skills

ROWS = 3
ROLLING = ("rolls", "verdict", "failure", "over")


def pages(state: State) -> tuple[Page, ...]:
    """What screens may show, the game's own pages only."""
    if state.advanced:
        return (_research(state), _launch(state))
    return (_development(state), _bidding(state), _launch(state))


def _development(state: State) -> Page:
    growing = [(card, seat) for seat, yard in enumerate(state.yards) for card in yard if card.cogs]
    growing.sort(key=lambda pair: (pair[0].id == state.fresh, pair[0].cogs))
    rows = tuple(
        Row(
            card.title[:12],
            f"{'won' if card.id == state.fresh else card.cogs} {name(state, seat)}"[:7],
            card.cogs == 1 and card.id != state.fresh,
        )
        for card, seat in growing[:ROWS]
    )
    now = state.phase == "development"
    bar = "TAKE A COG EACH" if now else "DEVELOPMENT"
    return Page("development", bar, "" if rows else "-", "" if rows else "no cogs on cards", rows, 3 if now else 0)


def _bidding(state: State) -> Page:
    if state.focus is None or state.turn is None:
        return Page("bidding", "NO AUCTION", "-", "no card is open")
    seat = SEAT[state.turn]
    rows = [Row(name(state, seat)[:8], f"has {state.pools[seat]}", urgent=True)]
    if state.bidder >= 0:
        rows.append(Row(name(state, state.bidder)[:8], f"bids {state.bid}"))
    rows.append(Row("still in", str(state.passed.count(False))))
    return Page("bidding", f"BID {state.focus.title.upper()}"[:16], f"{lowest(state)}+", "", tuple(rows), 1)


def _launch(state: State) -> Page:
    if state.rockets and state.phase in ROLLING:
        return _rockets(state)
    if state.phase == "launch" and state.turn:
        seat = SEAT[state.turn]
        worth = sum(card.reliability for card in best(state.yards[seat]))
        odds = percent(chance(worth, 0, state.stages))
        return Page("launch", f"{name(state, seat).upper()[:8]} LAUNCH?", odds, f"Reliability {worth}", (), 1)
    if state.rockets:
        return _rockets(state)
    return Page("launch", "LAUNCH", "-", "no rocket is ready")


def _rockets(state: State) -> Page:
    """The one rocket in question, large, or up to three side by side."""
    wanted = sorted(state.rockets, key=lambda rocket: ("landed", "due", "failed", "flying").index(rocket.status))
    urgency = 1 if state.over else 2 if state.phase in ROLLING else 0
    first = wanted[0]
    if len(wanted) > 1:
        rows = tuple(Row(f"{r.id} {name(state, r.owner)}"[:12], _standing(state, r)[:7]) for r in wanted[:ROWS])
        return Page("launch", "ROCKETS", "", "", rows, urgency)
    big = str(sum(first.dice)) if first.dice else percent(rocket_chance(state, first))
    note = f"{_standing(state, first)}, R {first.reliability}" if first.dice else f"Reliability {first.reliability}"
    return Page("launch", f"{first.id.upper()} {name(state, first.owner)}"[:16], big, note[:18], (), urgency)


def _standing(state: State, rocket: Rocket) -> str:
    if rocket.status == "failed":
        return "failed"
    if rocket.status == "landed":
        return "LANDED"
    if rocket.dice:
        return f"{sum(rocket.dice)} ok" if succeeds(rocket.dice, rocket.reliability) else f"{sum(rocket.dice)} no"
    return percent(rocket_chance(state, rocket))


def _research(state: State) -> Page:
    seat = state.active
    points = zip(DISCIPLINES, state.research[seat], skills(state, seat), strict=True)
    rows = tuple(Row(word.capitalize(), f"{at}/{POINTS} s{skill}") for word, at, skill in points)
    rolling = state.phase == "turn" and state.acted == "breakthrough"
    bar = "ROLL THE DIE" if rolling else f"{name(state, seat).upper()[:7]} RESEARCH"
    urgency = 2 if rolling else int(state.phase == "turn")
    return Page("research", bar[:16], "", "", rows, urgency)
