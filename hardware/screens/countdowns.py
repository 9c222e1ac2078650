"""Pages made from the view's countdowns, for games that bring no page of their own."""

from __future__ import annotations

from companion.contract.text import Said, Seat, Text, tells_of
from companion.contract.view import Countdown, Page, Row, View
from hardware.aliases import KINDS
from hardware.screens.page import MOST_ROWS
from hardware.screens.people import name_of


def countdown_page(page_id: str, view: View) -> Page | None:
    """The page of that id from the view's countdowns; None where the game counts no such thing."""
    bar, kinds = KINDS[page_id]
    found = [countdown for countdown in view.countdowns if countdown.id.partition(":")[0] in kinds]
    if not found:
        return None
    urgency = 2 if any(countdown.urgent for countdown in found) else 0
    if len(found) == 1:
        return _single(page_id, found[0], view, urgency)
    found.sort(key=lambda countdown: (not countdown.urgent, countdown.left))
    bar += f" +{len(found) - MOST_ROWS}" if len(found) > MOST_ROWS else ""
    return Page(page_id, bar, rows=tuple(_row(one, found, view) for one in found[:MOST_ROWS]), urgency=urgency)


def _single(page_id: str, countdown: Countdown, view: View, urgency: int) -> Page:
    owner = name_of(view, countdown.seat)
    told = not owner or tells_of(countdown.label, countdown.seat) or owner in str(countdown.label)
    bar = countdown.label if told else Text("screen-of-seat", label=countdown.label, seat=Seat(countdown.seat or ""))
    return Page(page_id, bar, big=_left(countdown), note=countdown.note or _of(countdown), urgency=urgency)


def _of(countdown: Countdown) -> Said:
    return Text("screen-of", of=countdown.of) if countdown.of > 0 else ""


def _left(countdown: Countdown) -> str:
    """What is left as a number; a lasting thing that counts nothing down is a mark."""
    return str(countdown.left) if countdown.of > 0 else "!"


def _row(countdown: Countdown, among: list[Countdown], view: View) -> Row:
    """The label where it tells the rows apart, else the name of the seat."""
    alike = sum(other.label == countdown.label for other in among) > 1
    text = (name_of(view, countdown.seat) if alike else "") or countdown.label
    return Row(text, _left(countdown), countdown.urgent)
