"""What people see of Rocket Race: the phase, the players, what is being counted down."""

from __future__ import annotations

from collections.abc import Iterator

from companion.contract.game import COLOURS, SEATS, Countdown, Fact, Phase, Prompt, SeatView, View, seat_index
from companion.contract.text import Said, Seat, Text, seats_of
from companion.games.rocket_race.choices import choices
from companion.games.rocket_race.facts import DISCIPLINES, POINTS, League
from companion.games.rocket_race.launch.chances import chance, highest, percent
from companion.games.rocket_race.launch.rockets import best, hopeless
from companion.games.rocket_race.launch.rolls import waiting
from companion.games.rocket_race.model import STAGES, Card, State
from companion.games.rocket_race.plain.write import GAME, scores
from companion.games.rocket_race.seen.blocks import blocks, event_text
from companion.games.rocket_race.seen.pages import pages
from companion.games.rocket_race.turn.research import skills
from companion.games.rocket_race.turn.stage import stage

TITLE = Text("title")
ACTED = ("launch", "breakthrough", "bought", "discard")
"""What a turn may have been used for that has a label of its own."""


def view(state: State) -> View:
    """The table as everybody may see it."""
    return View(
        game=GAME,
        title=TITLE,
        phase=phase(state),
        round=state.round,
        turn=state.turn,
        seats=seats(state),
        countdowns=(*development(state), *flights(state)),
        prompts=prompts(state),
        blocks=blocks(state),
        pages=pages(state),
        over=state.over,
        winners=state.winners,
        scores=scores(state),
    )


def phase(state: State) -> Phase:
    key = _wording(state)
    fresh = next((card.title for yard in state.yards for card in yard if card.id == state.fresh), None)
    rocket = waiting(state)[0] if state.phase == "rolls" else None
    hint = Text(
        f"hint-{key}",
        seat=Seat(state.turn) if state.turn else Text("the-table"),
        low=max(state.options.min_bid, state.bid + 1),
        fresh=Text("but", title=fresh) if fresh else "",
        rocket=rocket.id if rocket else "",
        limit=highest(rocket.reliability) if rocket else 0,
        odds=_odds(state) if state.phase == "launch" else "",
        winners=seats_of(*state.winners),
    )
    return Phase(state.phase, Text(f"phase-{key}"), hint)


def _wording(state: State) -> str:
    """Which label and hint the moment has."""
    if state.phase == "turn" and stage(state) == "launching":
        return "launching"
    if state.phase == "turn" and state.acted:
        return "turn-bought" if state.took else f"turn-{state.acted if state.acted in ACTED else 'launch'}"
    if state.phase == "rolls" and state.tie:
        return "roll-off"
    if state.phase == "development" and not any(ticking(state)):
        return "nothing-ticks"
    return state.phase


def _odds(state: State) -> str:
    """The chance of the best rocket that the seat in turn could launch."""
    worth = sum(card.reliability for card in best(state.yards[seat_index(state.turn or "p1")]))
    return percent(chance(worth, 0, state.stages))


def seats(state: State) -> tuple[SeatView, ...]:
    asked = {choice.seat for choice in choices(state) if not choice.aside}
    return tuple(
        SeatView(
            seat,
            state.players[place],
            COLOURS[place],
            seat == state.turn or seat in asked,
            _short(state, place),
            _workshop(state, place) if state.advanced else _auction(state, place),
        )
        for place, seat in enumerate(state.seats)
    )


def _short(state: State, seat: int) -> Said:
    if not state.advanced:
        return Text("cogs", pool=state.pool(seat))
    return " ".join(f"{word[0].upper()}{at}" for word, at in zip(DISCIPLINES, state.research[seat], strict=True))


def _auction(state: State, seat: int) -> tuple[Fact, ...]:
    yard = state.yards[seat]
    bid: tuple[Fact, ...] = ()
    if state.phase == "bidding":
        standing = (
            Text("has-passed")
            if state.passed[seat]
            else Text("bids-2", bid=state.bid)
            if seat == state.bidder
            else Text("is-in")
        )
        bid = (Fact(Text("auction"), standing, urgent=SEATS[seat] == state.turn),)
    growing = sum(1 for card in yard if card.cogs)
    return (
        Fact(Text("pool"), Text("cogs", pool=state.pool(seat))),
        *bid,
        Fact(Text("developing"), str(growing)),
        Fact(Text("complete"), str(len(yard) - growing + len(state.hands[seat]))),
    )


def _workshop(state: State, seat: int) -> tuple[Fact, ...]:
    league = state.leagues[seat]
    points = zip(DISCIPLINES, state.research[seat], skills(state, seat), strict=True)
    return (
        Fact(Text("league"), _league(league)),
        *(
            Fact(Text(f"discipline-{word}"), Text("of-skill", at=at, of=POINTS, skill=skill))
            for word, at, skill in points
        ),
        Fact(Text("events-in-hand"), str(len(state.hands[seat]))),
    )


def _league(league: League | None) -> Said:
    if league is None:
        return Text("none-yet")
    return league.name.replace("-", " ").title() or Text("without-a-name")


def ticking(state: State) -> Iterator[Card]:
    """The cards that give back a cog in this Development (4.1)."""
    return (card for yard in state.yards for card in yard if card.cogs and card.id != state.fresh)


def development(state: State) -> tuple[Countdown, ...]:
    """Cogs left on each card in Development; urgent where the next tick completes it (4.1)."""
    return tuple(
        Countdown(
            f"development:{card.id}",
            card.title,
            card.cogs,
            max(card.paid, card.cogs),
            card.cogs == 1 and card.id != state.fresh,
            Text("just-won") if card.id == state.fresh else Text("complete-next") if card.cogs == 1 else "",
            seat,
        )
        for seat, yard in zip(SEATS, state.yards, strict=False)
        for card in yard
        if card.cogs
    )


def flights(state: State) -> tuple[Countdown, ...]:
    """Stages left of each rocket on its way (section 9)."""
    if state.stages == 1:
        return ()
    return tuple(
        Countdown(
            f"flight:{rocket.id}",
            Text("of-3", rocket=rocket.id, seat=Seat(SEATS[rocket.owner])),
            state.stages - rocket.stage,
            state.stages,
            rocket.status == "due",
            Text("now" if rocket.status == "due" else "next", stage=STAGES[rocket.stage]),
            SEATS[rocket.owner],
        )
        for rocket in state.rockets
        if rocket.status in ("due", "flying") and rocket.stage < state.stages
    )


def prompts(state: State) -> tuple[Prompt, ...]:
    """What may be thought of: an event to be played, an effect to be entered."""
    if state.over:
        return ()
    asked = [Prompt("no-rocket", Text("no-whole-rocket-can-come"))] if hopeless(state) else []
    if state.event:
        played = next(card for card in state.out if card.id == state.event)
        text = event_text(state, played) or Text("say-what-its-text-does")
        asked.append(Prompt("effects", Text("is-played", title=played.title, text=text)))
    for seat, hand in zip(SEATS, state.hands, strict=False):
        for card in hand if state.phase == "verdict" else ():
            called = Text("the-event", card=card.id) if state.advanced else card.title
            asked.append(Prompt(f"event:{card.id}", Text("may-play", seat=Seat(seat), called=called), seat))
    return tuple(asked)
