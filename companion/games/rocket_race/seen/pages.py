"""The OLED pages of Rocket Race: development, bidding, launch, research."""

from __future__ import annotations

from companion.contract.game import Page, Row, seat_index
from companion.games.rocket_race.auction import lowest
from companion.games.rocket_race.facts import DISCIPLINES
from companion.games.rocket_race.launch.chances import chance, highest, percent, succeeds
from companion.games.rocket_race.launch.rockets import best
from companion.games.rocket_race.model import STAGES, Card, Rocket, State, cut
from companion.games.rocket_race.seen.blocks import rocket_chance
from companion.games.rocket_race.turn.research import skills

ROWS = 3
NONE = "none"
ROLLING = ("rolls", "verdict", "failure", "over")


def pages(state: State) -> tuple[Page, ...]:
    """What screens may show, the game's own pages only."""
    if state.advanced:
        return (_research(state), _launch(state))
    return (_development(state), _bidding(state), _launch(state))


def _development(state: State) -> Page:
    """The cards with cogs, who owns them, how many are left; in the Development step those that give one back."""
    now = state.phase == "development"
    growing = [(card, seat) for seat, yard in enumerate(state.yards) for card in yard if card.cogs]
    if now:
        growing = [(card, seat) for card, seat in growing if card.id != state.fresh]
    growing.sort(key=lambda pair: (pair[0].id == state.fresh, pair[0].cogs))
    rows = [_growing(state, card, seat) for card, seat in growing]
    if len(rows) > ROWS:
        rows = [*rows[: ROWS - 1], Row("and", f"{len(rows) - ROWS + 1} more")]
    bar = "TAKE A COG EACH" if now and rows else "DEVELOPMENT"
    nothing = ("", "") if rows else (NONE, "no cog to take" if now else "no cogs on cards")
    return Page("development", bar, *nothing, tuple(rows), 3 if now else 0)


def _growing(state: State, card: Card, seat: int) -> Row:
    completes = card.cogs == 1 and card.id != state.fresh
    return Row(cut(card.title, 12), f"{_brief(state.players[seat])} {card.cogs}", completes)


def _brief(player: str) -> str:
    """A player's name in four characters."""
    first = player.split()[0] if player.split() else player
    return first if len(first) <= 4 else f"{first[:3]}."


def _bidding(state: State) -> Page:
    if state.focus is None or state.turn is None:
        return Page("bidding", "NO AUCTION", NONE, "no card is open")
    seat = seat_index(state.turn)
    rows = [Row(cut(state.players[seat], 8), f"has {state.pool(seat)}", urgent=True)]
    if state.bidder >= 0:
        rows.append(Row(cut(state.players[state.bidder], 8), f"bids {state.bid}"))
    rows.append(Row("still in", str(state.passed.count(False))))
    return Page("bidding", cut(f"BID {state.focus.title.upper()}", 16), f"{lowest(state)}+", "", tuple(rows), 1)


def _launch(state: State) -> Page:
    if state.rockets and state.phase in ROLLING:
        return _rockets(state)
    if state.phase == "launch" and state.turn:
        seat = seat_index(state.turn)
        worth = sum(card.reliability for card in best(state.yards[seat]))
        odds = percent(chance(worth, 0, state.stages))
        return Page("launch", f"{cut(state.players[seat].upper(), 8)} LAUNCH?", odds, f"Reliability {worth}", (), 1)
    if state.rockets:
        return _rockets(state)
    return Page("launch", "LAUNCH", NONE, "no rocket is ready")


def _rockets(state: State) -> Page:
    """The one rocket in question, large, or up to three side by side."""
    wanted = sorted(
        state.rockets, key=lambda rocket: ("landed", "beaten", "due", "failed", "flying").index(rocket.status)
    )
    urgency = 1 if state.over else 2 if state.phase in ROLLING else 0
    first = wanted[0]
    if len(wanted) > 1:
        rows = tuple(Row(cut(f"{r.id} {state.players[r.owner]}", 12), _standing(state, r)[:7]) for r in wanted[:ROWS])
        return Page("launch", "ROCKETS", "", "", rows, urgency)
    big = str(sum(first.dice)) if first.dice else percent(rocket_chance(state, first))
    return Page(
        "launch", cut(f"Rocket {first.id[1:]} {state.players[first.owner]}", 16), big, _note(state, first), (), urgency
    )


def _note(state: State, rocket: Rocket) -> str:
    """What the roll of one rocket needs, or what it has meant."""
    if rocket.status == "landed":
        return "landed on the Moon"
    if rocket.dice:
        good = rocket.status != "failed" and succeeds(rocket.dice, rocket.reliability)
        return f"up to {highest(rocket.reliability)}: {'success' if good else 'failure'}"
    if state.stages > 1:
        return f"{STAGES[rocket.stage]}: up to {highest(rocket.reliability)}"
    return f"Reliability {rocket.reliability}"


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
    rows = tuple(Row(f"{word.capitalize()} {at}", f"skill {min(skill, 9)}") for word, at, skill in points)
    rolling = state.phase == "turn" and state.acted == "breakthrough"
    bar = "ROLL THE DIE" if rolling else f"{cut(state.players[seat].upper(), 7)} RESEARCH"
    urgency = 2 if rolling else int(state.phase == "turn")
    return Page("research", bar, "", "", rows, urgency)
