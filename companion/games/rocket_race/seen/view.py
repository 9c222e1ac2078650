"""What people see of Rocket Race: the phase, the players, what is being counted down."""

from __future__ import annotations

from collections.abc import Iterator

from companion.contract.game import COLOURS, SEATS, Countdown, Fact, Phase, Prompt, SeatView, View, seat_index
from companion.games.rocket_race.choices import choices
from companion.games.rocket_race.facts import DISCIPLINES, POINTS
from companion.games.rocket_race.launch.chances import chance, highest, percent
from companion.games.rocket_race.launch.rockets import best, hopeless
from companion.games.rocket_race.launch.rolls import waiting
from companion.games.rocket_race.model import STAGES, Card, State
from companion.games.rocket_race.plain.write import GAME, scores
from companion.games.rocket_race.seen.blocks import blocks, event_text
from companion.games.rocket_race.seen.pages import pages
from companion.games.rocket_race.turn.research import skills
from companion.games.rocket_race.turn.stage import stage

TITLE = "Rocket Race"
LABELS = {
    "draw": ("Draw a card", "{turn} turns up the next card of the deck."),
    "bidding": ("Bidding", "{turn} bids at least {low}, or passes."),
    "development": ("Development", "Take one cog off each card{fresh}, back to its owner's pool; then confirm."),
    "launch": ("Launch", "{turn} may launch, at best {odds} to land."),
    "rolls": ("Reliability rolls", "{turn} rolls two dice for {rocket}: {limit} or less succeeds."),
    "verdict": ("Verdict", "Who holds an event may play it now; then confirm that the rolls count."),
    "failure": ("Rocket failure", "{turn} picks one component, blind."),
    "league": ("Choose a League", "{turn} chooses a League, or enters one by its three skills."),
    "reveal": ("Fill the row", "Turn up the next card into the row of five."),
    "turn": ("Turn", "{turn}: launch, research or event, then buy or discard."),
    "over": ("Game over", "{winners} landed on the Moon."),
}
TURNS = {
    "launch": ("Buy or discard", "{turn} may buy cards, or discard one; then the turn ends."),
    "breakthrough": ("Breakthrough die", "{turn} rolls one die against each skill."),
    "bought": ("Buy", "{turn} may buy cards; then the turn ends."),
    "discard": ("End of turn", "{turn} has discarded and ends the turn."),
}
"""The turn's own labels, by what it has been used for."""
ROLLED_OFF = ("Roll-off", "{turn} rolls again for {rocket}: the lower roll wins.")
NOTHING_TICKS = ("Development", "No card gives back a cog this time: confirm.")
LAUNCHING = ("Launch", "{turn} may launch another whole rocket; then the rockets roll.")

NO_ROCKET = (
    "No whole rocket can come together any more, unless by an event: end the game, or correct what lies elsewhere."
)


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
    label, hint = _wording(state)
    fresh = next((f" but {card.title}" for yard in state.yards for card in yard if card.id == state.fresh), "")
    words = {
        "turn": state.name(state.turn) if state.turn else "The table",
        "low": max(state.options.min_bid, state.bid + 1),
        "fresh": fresh,
        **(_rolling(state) if state.phase == "rolls" else {}),
        "odds": _odds(state) if state.phase == "launch" else "",
        "winners": " and ".join(state.name(seat) for seat in state.winners),
    }
    return Phase(state.phase, label, hint.format(**words))


def _wording(state: State) -> tuple[str, str]:
    """The phase's label and hint, before names and numbers are filled in."""
    if state.phase == "turn" and stage(state) == "launching":
        return LAUNCHING
    if state.phase == "turn" and state.acted:
        return TURNS["bought"] if state.took else TURNS.get(state.acted, TURNS["launch"])
    if state.phase == "rolls" and state.tie:
        return ROLLED_OFF
    if state.phase == "development" and not any(ticking(state)):
        return NOTHING_TICKS
    return LABELS[state.phase]


def _rolling(state: State) -> dict[str, str | int]:
    """The next rocket to roll, and what it needs."""
    rocket = waiting(state)[0]
    return {"rocket": rocket.id, "limit": highest(rocket.reliability)}


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


def _short(state: State, seat: int) -> str:
    if not state.advanced:
        return f"{state.pool(seat)} cogs"
    return " ".join(f"{word[0].upper()}{at}" for word, at in zip(DISCIPLINES, state.research[seat], strict=True))


def _auction(state: State, seat: int) -> tuple[Fact, ...]:
    yard = state.yards[seat]
    bid: tuple[Fact, ...] = ()
    if state.phase == "bidding":
        standing = "passed" if state.passed[seat] else f"bids {state.bid}" if seat == state.bidder else "in"
        bid = (Fact("Auction", standing, urgent=SEATS[seat] == state.turn),)
    growing = sum(1 for card in yard if card.cogs)
    return (
        Fact("Pool", f"{state.pool(seat)} cogs"),
        *bid,
        Fact("Developing", str(growing)),
        Fact("Complete", str(len(yard) - growing + len(state.hands[seat]))),
    )


def _workshop(state: State, seat: int) -> tuple[Fact, ...]:
    league = state.leagues[seat]
    points = zip(DISCIPLINES, state.research[seat], skills(state, seat), strict=True)
    return (
        Fact("League", (league.name or "without a name").replace("-", " ").title() if league else "none yet"),
        *(Fact(word.capitalize(), f"{at} of {POINTS}, skill {skill}") for word, at, skill in points),
        Fact("Events in hand", str(len(state.hands[seat]))),
    )


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
            "just won" if card.id == state.fresh else "complete next" if card.cogs == 1 else "",
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
            f"{rocket.id} of {state.players[rocket.owner]}",
            state.stages - rocket.stage,
            state.stages,
            rocket.status == "due",
            f"{STAGES[rocket.stage]} {'now' if rocket.status == 'due' else 'next'}",
            SEATS[rocket.owner],
        )
        for rocket in state.rockets
        if rocket.status in ("due", "flying") and rocket.stage < state.stages
    )


def prompts(state: State) -> tuple[Prompt, ...]:
    """What may be thought of: an event to be played, an effect to be entered."""
    if state.over:
        return ()
    asked = [Prompt("no-rocket", NO_ROCKET)] if hopeless(state) else []
    if state.event:
        played = next(card for card in state.out if card.id == state.event)
        text = event_text(state, played) or "say what its text does, effect by effect."
        asked.append(Prompt("effects", f"{played.title} is played: {text}"))
    for seat, hand in zip(SEATS, state.hands, strict=False):
        for card in hand if state.phase == "verdict" else ():
            called = f"the event {card.id}" if state.advanced else card.title
            asked.append(Prompt(f"event:{card.id}", f"{state.name(seat)} may play {called}.", seat))
    return tuple(asked)
