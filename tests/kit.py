"""What tests of every game use: first states, random games, lines that are not offered."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from companion.contract.game import SEATS, Choice, Move, Position, Refusal, Rules, Setup, Step, Words
from companion.contract.moves import chance_words
from companion.contract.text import Said, Short, Text
from companion.kept.sets import Sets
from companion.protocol import NOT_NOW
from companion.registry import GAMES
from companion.table import options
from companion.table.dice import Faces
from companion.words import Speaker, speaker
from tests import lines

NAMES = ("Anna", "Bob", "Cleo", "Dmitri", "Eve", "Fay")


class LoadedLuck:
    """Luck that was told its results: each draw takes the next ones, and only if the options hold them."""

    def __init__(self, *results: str) -> None:
        self.left = list(results)

    def draw(self, options: Faces, count: int) -> Faces:
        drawn, self.left = tuple(self.left[:count]), self.left[count:]
        if len(drawn) < count or Counter(drawn) - Counter(options):
            raise ValueError(f"told to draw {' '.join(drawn) or 'nothing'}, asked for {count} of {' '.join(options)}")
        return drawn


def tables(*games: Rules[Any]) -> list[Any]:
    """Every variant of some games with the fewest and with the most seats, as parameters of a test."""
    return [
        pytest.param(rules, variant, seats, id=f"{rules.id}-{variant.id}-{seats}")
        for rules in games
        for variant in rules.variants
        for seats in sorted(set(variant.seats))
    ]


def set_up(
    game: str | Rules[Any],
    seats: int,
    *,
    facts: dict[str, Any] | None = None,
    set_name: str = "",
    luck: Random | None = None,
    **given: Any,
) -> Any:
    """The first state of a game with the shipped set and some options; what setting up draws comes from `luck`."""
    rules = GAMES[game] if isinstance(game, str) else game
    complete = options.complete(rules.options, given)
    if isinstance(complete, Refusal):
        raise TypeError(complete.message)
    shipped = Sets(games={rules.id: rules}).get(set_name or rules.id).facts
    setup = Setup(NAMES[:seats], complete, {**shipped, **(facts or {})})
    draws = rules.setup_draws(setup)
    if isinstance(draws, Refusal):
        raise TypeError(draws.message)
    dealt = luck or Random(1)
    drawn = tuple(tuple(dealt.sample(draw.options, draw.count)) for draw in draws)
    state = rules.setup(Setup(setup.players, setup.options, setup.facts, drawn))
    if isinstance(state, Refusal):
        raise TypeError(state.message)
    return state


def complete(rules: Rules[Any], state: Position, words: Words, luck: Random) -> Move:
    """The whole move for a line, with what the box has to draw."""
    draws = rules.draws(state, words)
    tail = chance_words(tuple(luck.sample(draw.options, draw.count)) for draw in draws)
    return Move(words + tail, drawn=bool(draws))


def played(rules: Rules[Any], state: Any, *moves: str) -> Any:
    """The state after some lines, each of which must be accepted."""
    for line in moves:
        step = rules.play(state, Move(tuple(line.split())))
        if isinstance(step, Refusal):
            raise AssertionError(f"“{line}” was refused ({step.rule}): {step.message}")
        state = step.state
    return state


def refusal(rules: Rules[Any], state: Any, line: str) -> Refusal:
    """Why a line is refused; an error when it is accepted."""
    step = rules.play(state, Move(tuple(line.split())))
    if not isinstance(step, Refusal):
        raise AssertionError(f"“{line}” was accepted")
    return step


def a_move(rules: Rules[Any], state: Position, luck: Random) -> Move:
    """Any move that is offered, each choice equally likely."""
    choice = luck.choice(rules.choices(state))
    return complete(rules, state, lines.sample(choice, luck), luck)


def random_game(rules: Rules[Any], state: Any, luck: Random, most: int = 2000) -> Iterator[tuple[Any, Move, Step[Any]]]:
    """State, move and step of a game of random moves, until it ends or `most` moves are made."""
    for _ in range(most):
        if state.over:
            return
        move = a_move(rules, state, luck)
        step = rules.play(state, move)
        if isinstance(step, Refusal):
            raise AssertionError(f"offered but refused: “{move.line}” ({step.rule}): {step.message}")
        yield state, move, step
        state = step.state


def offered(rules: Rules[Any], state: Any, words: Words) -> bool:
    """Whether a whole line is offered, or every small move of the chain that it is shorthand for, each after the last."""
    for small in rules.chain(state, words):
        if not any(lines.fits(choice, small) for choice in rules.choices(state)) or rules.draws(state, small):
            return False
        state = played(rules, state, " ".join(small))
    return True


def spoilt(words: Words, choices: tuple[Choice, ...], luck: Random) -> Words:
    """A line made from an offered one by leaving out, doubling, swapping or replacing words."""
    vocabulary = [word for choice in choices for slot in choice.slots for word in slot.options] + [
        "p1",
        "p9",
        "0",
        "-1",
        "x",
    ]
    changed = list(words)
    place = luck.randrange(len(changed))
    match luck.randrange(4):
        case 0:
            del changed[place]
        case 1:
            changed.insert(place, luck.choice(vocabulary))
        case 2:
            changed[place] = luck.choice(vocabulary)
        case _:
            changed.append(luck.choice(vocabulary))
    return tuple(changed)


def say(rules: Rules[Any], state: Position, said: Said | Short, language: str = "en") -> str:
    """A text as it is said at this table."""
    names = dict(zip(state.seats, state.players, strict=True))
    return speaker(language, rules.id, names).say(said)


def narrow(rules: Rules[Any], said: Said, language: str = "en") -> str:
    """A text in its shortest form, with names of three letters."""
    return speaker(language, rules.id, {seat: f"P{seat[1]}…" for seat in SEATS}).short(said)


def said(speak: Speaker, value: Any) -> Any:
    """A value with every text in it said; a refusal has its short form."""
    match value:
        case Text() | Short():
            return speak.say(value)
        case Refusal(message, _, short, _):
            brief = short or (Short(message, NOT_NOW) if isinstance(message, Text) else NOT_NOW)
            return msgspec.structs.replace(value, message=speak.say(message), short=speak.say(brief))
        case tuple() | list():
            return type(value)(said(speak, each) for each in value)
        case dict():
            return {name: said(speak, each) for name, each in value.items()}
        case Position():
            return value
        case msgspec.Struct():
            fields = {name: said(speak, getattr(value, name)) for name in value.__struct_fields__}
            return msgspec.structs.replace(value, **fields)
        case _:
            return value


def in_english(rules: Rules[Any]) -> Rules[Any]:
    """The same game, with everything that it says said in English to the people at its table."""

    def at(state: Any) -> Speaker:
        people = dict(zip(state.seats, state.players, strict=True)) if isinstance(state, Position) else {}
        return speaker("en", rules.id, people)

    def saying(function: Any) -> Any:
        return lambda state, *more: said(at(state), function(state, *more))

    names = ("setup", "choices", "play", "rebuild", "view", "preview")
    return dataclasses.replace(rules, **{name: saying(getattr(rules, name)) for name in names})


def told(said: Said | Short, language: str = "en") -> str:
    """A text of the house, away from any table."""
    return speaker(language).say(said)
