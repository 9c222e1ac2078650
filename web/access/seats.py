"""Who a phone acts for: with a seat it makes that seat's moves and the table's, without one any move."""

from __future__ import annotations

from typing import Any

from companion.contract.game import SEATS
from companion.contract.text import Part, Said, Seat, Text, either
from companion.contract.view import View
from web.access.guard import pairing, phone
from web.joined import joined


def own_seat() -> str | None:
    """The seat of the phone that asks now; a seat that this table has not is none."""
    known = phone()
    claimed = pairing().keyring.seat_of(known.phone) if known else None
    return claimed if claimed in seats_at(joined().referee.bulletin.view) else None


def seats_of_others() -> frozenset[str]:
    """The seats that other phones than the one that asks now have claimed; two may share one, but should know."""
    known = phone()
    return pairing().keyring.seats_of_others(known.phone if known else None)


def own_source() -> str:
    """The name under which the table narrows for the phone that asks now."""
    known = phone()
    return f"phone:{known.phone}" if known else "web"


def seats_at(view: View | None) -> tuple[str, ...]:
    """The seats that may be claimed; before the first game it is not known how many there will be."""
    return tuple(seat.seat for seat in view.seats) if view else SEATS


def overreach(request: dict[str, Any], seat: str | None) -> Said:
    """Why a phone with this seat may not ask that; "" if it may."""
    if seat is None:
        return ""
    own = {None, seat}
    others = acting(request) - own
    if not others:
        return ""
    whom = either(*map(_named, sorted(str(other) for other in others)))
    return Text("page-says-acts-for-another", name=_named(seat), others=whom)


def _named(seat: str) -> Part:
    """A seat of this table, or the word itself for one that it has not."""
    return Seat(seat) if seat in seats_at(joined().referee.bulletin.view) else seat


def acting(request: dict[str, Any]) -> set[str | None]:
    """The seats for which a request acts or, if it only narrows, could come to act; None is the whole table."""
    match request:
        case {"do": "move", "move": str(line)}:
            words = line.split()
            return {words[1]} if len(words) > 1 and words[1] in SEATS else {None}
        case {"do": "undo", "seat": str(seat)}:
            return {seat}
        case {"do": "press" | "scan", "token": str(token)}:
            return pressing(token)
    return {None}


def pressing(token: str) -> set[str | None]:
    """A button names a seat or speaks for whoever may move now."""
    kind, _, word = token.partition(":")
    if kind in ("seat", "hold") and word in SEATS:
        return {word}
    if kind in ("undo", "back"):
        return {None}
    return {choice.seat for choice in joined().referee.bulletin.choices}
