"""One seat does one thing; nothing of another seat is looked at or touched (RULES.md 2.3 to 2.7)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.game import Refusal, Seat, Step, Text, Words
from companion.games.race_to_adventure.actions.deeds import DEEDS, place_of
from companion.games.race_to_adventure.actions.hand import hand_of
from companion.games.race_to_adventure.model import Race
from companion.games.race_to_adventure.rounds.order import done_if_idle, followed, next_to_act


def play(race: Race, words: Words) -> Step[Race] | Refusal:
    verb, seat, *rest = words
    if race.passport(seat).done:
        return Refusal(Text("done-this-round", seat=Seat(seat)), "2.7")
    if race.turn and seat != race.turn:
        return Refusal(Text("another-acts", seat=Seat(race.turn)), "2.4")
    hand, deed = hand_of(race, seat), DEEDS[verb]
    place = place_of(hand, deed, tuple(rest))
    if isinstance(place, Refusal):
        return place
    if refused := deed.refused(hand, place):
        return refused
    passport, told = deed.do(hand, place)
    race, more = done_if_idle(race.holding(seat, passport), replace(hand, passport=passport))
    return followed(next_to_act(race), told + more)
