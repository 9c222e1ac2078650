"""The OLED pages of Rocket Race: development, bidding, launch, research."""

from __future__ import annotations

from companion.contract.game import SEATS, Page, Row, Said, Seat, Text, seat_index
from companion.games.rocket_race.auction import lowest
from companion.games.rocket_race.facts import DISCIPLINES
from companion.games.rocket_race.launch.chances import chance, highest, percent, succeeds
from companion.games.rocket_race.launch.rockets import best
from companion.games.rocket_race.model import STAGES, Card, Rocket, State
from companion.games.rocket_race.seen.blocks import rocket_chance
from companion.games.rocket_race.turn.research import skills

ROWS = 3
NONE = Text("none")
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
        rows = [*rows[: ROWS - 1], Row(Text("and-2"), Text("more", count=len(rows) - ROWS + 1))]
    bar = Text("take-a-cog-each") if now and rows else Text("development")
    note = "" if rows else Text("no-cog-to-take") if now else Text("no-cogs-on-cards")
    return Page("development", bar, "" if rows else NONE, note, tuple(rows), 3 if now else 0)


def _growing(state: State, card: Card, seat: int) -> Row:
    completes = card.cogs == 1 and card.id != state.fresh
    return Row(card.title, Text("whose-cogs", seat=Seat(SEATS[seat]), cogs=card.cogs), completes)


def _bidding(state: State) -> Page:
    if state.focus is None or state.turn is None:
        return Page("bidding", Text("no-auction"), NONE, Text("no-card-is-open"))
    seat = seat_index(state.turn)
    rows = [Row(Text("player-name", seat=Seat(state.turn)), Text("has", pool=state.pool(seat)), urgent=True)]
    if state.bidder >= 0:
        rows.append(Row(Text("player-name", seat=Seat(SEATS[state.bidder])), Text("bids-2", bid=state.bid)))
    rows.append(Row(Text("still-in"), str(state.passed.count(False))))
    return Page(
        "bidding", Text("bid-on", card=state.focus.title), Text("at-least", low=lowest(state)), "", tuple(rows), 1
    )


def _launch(state: State) -> Page:
    if state.rockets and state.phase in ROLLING:
        return _rockets(state)
    if state.phase == "launch" and state.turn:
        seat = seat_index(state.turn)
        worth = sum(card.reliability for card in best(state.yards[seat]))
        odds = percent(chance(worth, 0, state.stages))
        return Page(
            "launch", Text("launch-who", seat=Seat(state.turn)), odds, Text("reliability-2", worth=worth), (), 1
        )
    if state.rockets:
        return _rockets(state)
    return Page("launch", Text("launch-3"), NONE, Text("no-rocket-is-ready"))


def _rockets(state: State) -> Page:
    """The one rocket in question, large, or up to three side by side."""
    wanted = sorted(
        state.rockets, key=lambda rocket: ("landed", "beaten", "due", "failed", "flying").index(rocket.status)
    )
    urgency = 1 if state.over else 2 if state.phase in ROLLING else 0
    first = wanted[0]
    if len(wanted) > 1:
        rows = tuple(
            Row(Text("rocket-whose", rocket=r.id, seat=Seat(SEATS[r.owner])), _standing(state, r))
            for r in wanted[:ROWS]
        )
        return Page("launch", Text("rockets"), "", "", rows, urgency)
    big = str(sum(first.dice)) if first.dice else percent(rocket_chance(state, first))
    return Page(
        "launch",
        Text("rocket-of", rocket=first.id[1:], seat=Seat(SEATS[first.owner])),
        big,
        _note(state, first),
        (),
        urgency,
    )


def _note(state: State, rocket: Rocket) -> Said:
    """What the roll of one rocket needs, or what it has meant."""
    if rocket.status == "landed":
        return Text("landed-on-the-moon")
    if rocket.dice:
        good = rocket.status != "failed" and succeeds(rocket.dice, rocket.reliability)
        return Text("up-to-success" if good else "up-to-failure", highest=highest(rocket.reliability))
    if state.stages > 1:
        return Text("up-to-stage", stage=STAGES[rocket.stage], highest=highest(rocket.reliability))
    return Text("reliability-2", worth=rocket.reliability)


def _standing(state: State, rocket: Rocket) -> Said:
    if rocket.status == "failed":
        return Text("failed")
    if rocket.status == "landed":
        return Text("landed")
    if rocket.dice:
        return Text("rolled-ok" if succeeds(rocket.dice, rocket.reliability) else "rolled-no", sum=sum(rocket.dice))
    return percent(rocket_chance(state, rocket))


def _research(state: State) -> Page:
    seat = state.active
    points = zip(DISCIPLINES, state.research[seat], skills(state, seat), strict=True)
    rows = tuple(
        Row(Text("points-of", discipline=Text(f"discipline-{word}"), at=at), Text("skill-2", skill=min(skill, 9)))
        for word, at, skill in points
    )
    rolling = state.phase == "turn" and state.acted == "breakthrough"
    bar = Text("roll-the-die") if rolling else Text("research-who", seat=Seat(SEATS[seat]))
    urgency = 2 if rolling else int(state.phase == "turn")
    return Page("research", bar, "", "", rows, urgency)
