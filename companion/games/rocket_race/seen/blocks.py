"""The blocks of the view: cards with their cogs, rockets with their chances, the row, research tracks."""

from __future__ import annotations

from fractions import Fraction

from companion.contract.game import SEATS, Block, Cards, CardView, Fact, Grid, Mark, Said, Seat, Text, Track
from companion.games.rocket_race.facts import COMPONENTS, DISCIPLINES, KINDS, POINTS, totals
from companion.games.rocket_race.launch.chances import chance, percent
from companion.games.rocket_race.model import Card, Rocket, State, skill_of
from companion.games.rocket_race.turn.market import affordable

FACE_DOWN = Text("event-face-down")
ENDED = ("failed", "landed", "beaten")


def blocks(state: State) -> tuple[Block, ...]:
    """Everything open on the table, the most wanted first."""
    middle = (_row(state),) if state.advanced else _auction(state)
    seats = range(len(state.players))
    rockets = tuple(_rocket(state, rocket) for rocket in state.rockets)
    tracks = tuple(_research(state, seat) for seat in seats) if state.advanced else ()
    areas = tuple(area for seat in seats if (area := _build_area(state, seat)).cards)
    return (*middle, *rockets, *tracks, *areas, _deck(state))


def _auction(state: State) -> tuple[Block, ...]:
    if state.focus is None:
        return ()
    standing: dict[int, Said] = {
        seat: Text("has-passed") if out else str(state.bid) if seat == state.bidder else ""
        for seat, out in enumerate(state.passed)
    }
    rows = tuple(
        (Text("player-name", seat=Seat(SEATS[seat])), str(pool), standing[seat])
        for seat, pool in enumerate(state.pools)
    )
    focus = Cards("focus", Text("under-the-hammer"), (card_view(state, state.focus, marked=True),))
    return (focus, Grid("auction", Text("auction"), (Text("player"), Text("pool"), Text("bid")), rows))


def _row(state: State) -> Cards:
    payable = affordable(state) if state.phase == "turn" and state.acted != "discard" else ()
    takable = state.phase == "turn" and not state.acted
    cards = tuple(
        card_view(state, card, marked=card in payable or (takable and card.kind == "event")) for card in state.row
    )
    return Cards("row", Text("the-row-2"), cards)


def _research(state: State, seat: int) -> Track:
    marks = tuple(
        Mark(word[0].upper(), at, SEATS[seat]) for word, at in zip(DISCIPLINES, state.research[seat], strict=True)
    )
    return Track(f"research:{SEATS[seat]}", Text("s-workshop", seat=Seat(SEATS[seat])), POINTS, marks, SEATS[seat])


def _build_area(state: State, seat: int) -> Cards:
    asked = state.phase == "launch" and state.turn == SEATS[seat]
    cards = tuple(
        card_view(state, card, Text("where-development" if card.cogs else "where-complete"), asked and _flies(card))
        for card in state.yards[seat]
    )
    events = tuple(
        CardView(card.id, FACE_DOWN, "event", state=Text("where-hand"))
        if state.advanced
        else card_view(state, card, Text("where-complete"))
        for card in state.hands[seat]
    )
    return Cards(f"build:{SEATS[seat]}", Text("s-build-area", seat=Seat(SEATS[seat])), cards + events, SEATS[seat])


def _flies(card: Card) -> bool:
    return card.kind in COMPONENTS and not card.cogs


def _rocket(state: State, rocket: Rocket) -> Cards:
    label = _flight(state, rocket)
    cards = tuple(card_view(state, card, Text(f"status-{rocket.status}")) for card in rocket.cards)
    return Cards(rocket.id, label, cards, SEATS[rocket.owner])


def _flight(state: State, rocket: Rocket) -> Text:
    """Whose rocket it is, and the sum rolled or the chance that is left."""
    seat, worth = Seat(SEATS[rocket.owner]), rocket.reliability
    if rocket.dice:
        return Text("rocket-rolled", rocket=rocket.id, seat=seat, reliability=worth, sum=sum(rocket.dice))
    if rocket.status in ENDED:
        return Text("rocket-flew", rocket=rocket.id, seat=seat, reliability=worth)
    odds = percent(rocket_chance(state, rocket))
    return Text("rocket-odds", rocket=rocket.id, seat=seat, reliability=worth, odds=odds)


def _deck(state: State) -> Grid:
    rows = tuple(
        (Text(f"kind-{kind}"), str(left), str(total))
        for kind, left, total in zip(KINDS, state.left, totals(state.facts, state.advanced), strict=True)
        if total
    )
    return Grid("deck", Text("left-in-the-deck"), (Text("kind"), Text("left"), Text("of-2")), rows)


def rocket_chance(state: State, rocket: Rocket) -> Fraction:
    """The exact chance that a rocket on its way still lands."""
    bare = rocket.reliability - rocket.bonus
    return chance(bare, rocket.bonus, max(1, state.stages - rocket.stage))


def card_view(state: State, card: Card, where: Said = "", marked: bool = False) -> CardView:
    """A card as it lies open: worth, costs, skill, its text where the set has it, cogs as pips."""
    worth = (Fact(Text("reliability"), str(card.reliability)),) if card.kind in COMPONENTS else ()
    costs = tuple(
        Fact(Text(f"discipline-{word}"), str(price))
        for word, price in zip(DISCIPLINES, card.cost, strict=True)
        if price
    )
    skill = (Fact(Text("skill"), skill_of(card.skill)),) if card.skill else ()
    text = event_text(state, card)
    facts = (*worth, *(costs if state.advanced else ()), *skill, *((Fact(Text("text-2"), text),) if text else ()))
    return CardView(
        card.id, card.title, card.kind, facts, card.cogs, max(card.paid, card.cogs) if card.cogs else 0, where, marked
    )


def event_text(state: State, card: Card) -> str:
    """What the owner has entered as the event's text; "" where that is unknown."""
    if card.kind != "event" or not card.name:
        return ""
    return next((entry.text for entry in state.catalogue if entry.name == card.name), "")
