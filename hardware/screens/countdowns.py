"""Pages made from the view's countdowns, for games that bring no page of their own."""

from __future__ import annotations

from companion.contract.text import Said, Seat, Text, tells_of
from companion.contract.view import Countdown, Page, Row, View
from hardware.aliases import COUNTDOWNS
from hardware.screens.page import MOST_ROWS
from hardware.screens.people import name_of


def countdown_page(page_id: str, view: View) -> Page | None:
    """The view's countdowns as the page that a screen asks for; None where the game has pages, or counts nothing."""
    found = list(view.countdowns)
    if view.pages or not found:
        return None
    urgency = 2 if any(countdown.urgent for countdown in found) else 0
    if len(found) == 1:
        return _single(page_id, found[0], view, urgency)
    found.sort(key=lambda countdown: (not countdown.urgent, countdown.left))
    bar: Said = Text("screen-countdowns") if page_id == COUNTDOWNS else page_id.replace("-", " ").capitalize()
    if len(found) > MOST_ROWS:
        bar = Text("screen-more", label=bar, more=len(found) - MOST_ROWS)
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
