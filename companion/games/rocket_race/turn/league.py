"""Leagues and the row of five, advanced game (RULES.md, section 10)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from companion.contract.game import SEATS, Choice, Draw, Move, Refusal, Slot, Words, happened, put, seat_index
from companion.contract.text import Said, Seat, Text
from companion.games.rocket_race.deck import coming_up, offers
from companion.games.rocket_race.facts import DISCIPLINES, LEAGUES, ROW, League, Trio
from companion.games.rocket_race.model import Deed, Outcome, Part, State, initialled, spoken, valued

LEVELS: dict[str, Words] = {discipline: tuple(f"{discipline}={n}" for n in (1, 2, 3)) for discipline in DISCIPLINES}
LEVEL = {word: (discipline, n) for discipline, words in LEVELS.items() for n, word in enumerate(words, 1)}


def taken(state: State) -> tuple[League, ...]:
    return tuple(league for league in state.leagues if league)


def free(state: State) -> tuple[League, ...]:
    """The Leagues of the set that nobody has chosen."""
    gone = {league.skills for league in taken(state)}
    return tuple(league for league in state.facts.leagues if league.skills not in gone)


def unnamed_left(state: State) -> bool:
    """Whether a League that the set does not name may still be on the table (10.2)."""
    return sum(not league.name for league in taken(state)) < LEAGUES - len(state.facts.leagues)


def _leagues(state: State) -> tuple[Choice, ...]:
    seat = state.turn or ""
    leagues = free(state)
    labels = tuple(
        Text("league-skills", league=_titled(league), skills=initialled(league.skills)) for league in leagues
    )
    named = Choice(
        "league", seat, Text("choose-a-league"), (Slot("league", tuple(x.name for x in leagues), labels=labels),)
    )
    by_numbers = _numbers(seat, frozenset(league.skills for league in taken(state))) if unnamed_left(state) else ()
    return ((named,) if leagues else ()) + by_numbers


@lru_cache(maxsize=512)  # up to 27 products, asked for again by every refused line
def _numbers(seat: str, gone: frozenset[Trio]) -> tuple[Choice, ...]:
    """Every trio of levels but those that are `gone`, as few full products as that takes."""
    return tuple(
        Choice("league", seat, Text("choose-a-league"), tuple(map(_level_slot, DISCIPLINES, words)))
        for words in _products((), gone)
    )


def _titled(league: League) -> Said:
    return league.name.replace("-", " ").title() or Text("a-league")


def _slashed(skills: Trio) -> str:
    return "/".join(map(str, skills))


def _level_slot(discipline: str, words: Words) -> Slot:
    return Slot(discipline, words, labels=tuple(map(valued, words)))


def _products(fixed: tuple[int, ...], gone: frozenset[Trio]) -> list[tuple[Words, ...]]:
    place = len(fixed)
    words = LEVELS[DISCIPLINES[place]]
    hit = [level for level in (1, 2, 3) if any(trio[: place + 1] == (*fixed, level) for trio in gone)]
    clear = tuple(words[level - 1] for level in (1, 2, 3) if level not in hit)
    whole = [(clear, *(LEVELS[later] for later in DISCIPLINES[place + 1 :]))] if clear else []
    if place == len(DISCIPLINES) - 1:
        return whole
    return whole + [((words[level - 1],), *rest) for level in hit for rest in _products((*fixed, level), gone)]


def _settle(state: State) -> Outcome:
    """Each seat in turn chooses; then the row is dealt (10.1)."""
    for seat, league in zip(SEATS, state.leagues, strict=False):
        if league is None:
            return state if state.turn == seat else replace(state, turn=seat), ()
    return replace(state, phase="reveal", turn=None), ()


def _not_choosing(state: State, words: Words) -> Refusal | None:
    if words[1:2] == (state.turn,):
        return None
    return Refusal(Text("chooses-a-league-now", turn=Seat(state.turn or "p1")), "10.1")


def _choose(state: State, move: Move) -> Outcome | Refusal:
    words, seat = move.words, seat_index(move.words[1])
    chosen = _by_name(state, words[2]) if len(words) == 3 else _by_numbers(state, words[2:])
    if isinstance(chosen, Refusal):
        return chosen
    text = Text("leads", seat=Seat(SEATS[seat]), league=_titled(chosen), skills=_slashed(chosen.skills))
    told = happened("league", text, words[1], league=chosen.name, skills=list(chosen.skills))
    start = chosen.skills if state.options.workshop_boost else (0, 0, 0)
    leagues, research = put(state.leagues, seat, chosen), put(state.research, seat, start)
    return replace(state, leagues=leagues, research=research), (told,)


def _by_name(state: State, word: str) -> League | Refusal:
    leagues = free(state)
    found = next((league for league in leagues if league.name == word), None)
    names = spoken(tuple(league.name for league in leagues))
    return found or Refusal(Text("is-no-league-free-to", word=word, names=names), "10.1")


def _by_numbers(state: State, words: Words) -> League | Refusal:
    levels: dict[str, int] = dict(LEVEL[word] for word in words if word in LEVEL)
    if len(words) != len(DISCIPLINES) or len(levels) != len(DISCIPLINES):
        text = Text("name-a-league-or-say")
        return Refusal(text, "10.2")
    skills: Trio = (levels["electrics"], levels["mechanics"], levels["chemistry"])
    if any(league.skills == skills for league in taken(state)):
        return Refusal(Text("the-league-with-is-taken", skills=_slashed(skills)), "10.1")
    if not unnamed_left(state):
        return Refusal(Text("all-other-leagues-have-a"), "10.2")
    known = next((league for league in state.facts.leagues if league.skills == skills), None)
    return known or League("", *skills)


LEAGUE = Part((Deed("league", _leagues, _choose, _not_choosing),), _settle)


def _cards_to_come(state: State) -> tuple[Choice, ...]:
    return offers.choices(state, "reveal", None)


def short(state: State) -> bool:
    """Whether the row lacks a card that could still come (10.5)."""
    return len(state.row) < ROW and (bool(state.discards) or not state.deck_empty)


def _settle_reveal(state: State) -> Outcome:
    if not short(state):
        return replace(state, phase="turn", turn=SEATS[state.active]), ()
    return coming_up.reshuffled(state) if state.deck_empty else (state, ())


def _reveal(state: State, move: Move) -> Outcome | Refusal:
    found = coming_up.come_up(state, move.words[1:])
    if isinstance(found, Refusal):
        return found
    card, known = found
    told = happened("revealed", Text("comes-up-in-the-row", title=card.title), card=card.id, kind=card.kind)
    return replace(state, row=(*state.row, card), drawn=state.drawn + 1, known=known), (told,)


def _box_draws(state: State, words: Words) -> tuple[Draw, ...]:
    return coming_up.draws(state) if len(words) == 1 else ()


REVEAL = Part((Deed("reveal", _cards_to_come, _reveal, draws=_box_draws),), _settle_reveal)
