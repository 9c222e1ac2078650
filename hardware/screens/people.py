"""The players: the phase with whom it waits for, and the seats with their scores."""

from __future__ import annotations

from companion.contract.text import Said, Text
from companion.contract.view import SeatView, View
from hardware.screens.glass import DARK, HEIGHT, LIT, WIDTH, Pane
from hardware.screens.ink import Sheet
from hardware.screens.letters import BIG, LINE, NAME, SMALL, fitting, line_height, width_of
from hardware.screens.names import called

TWO_LINES = 21  # the height from which a seat has room for a second line
HINT = 12  # a line of the hint
SHORT = 14  # the second line of a seat
LEAST_BIG = 20  # pixels that the big fact keeps
LEAST_NAME = 44  # pixels that a name keeps, whatever stands beside it


def name_of(view: View, seat: str | None) -> str:
    """The name that goes with a seat's word; "" when there is no such seat."""
    return next((called(one) for one in view.seats if one.seat == seat), "")


def awaited(view: View) -> list[str]:
    """The names of those the box is waiting for."""
    acting = [called(seat) for seat in view.seats if seat.acts]
    turn = name_of(view, view.turn)
    return acting or ([turn] if turn else [])


def draw_phase(sheet: Sheet, view: View, body: Pane) -> None:
    """The phase, and whom the box waits for; the winners after the end."""
    if view.over:
        _draw_end(sheet, view, body)
        return
    sheet.bar(view.phase.label, _round_beside(sheet, view))
    names = awaited(view)
    if len(names) == 1:
        _draw_one(sheet, view, names[0], body)
    elif names:
        _draw_several(sheet, names, body)
    else:
        sheet.paragraph(view.phase.hint or view.phase.label, body.shrunk(left=2, right=2), BIG[6:])


def _round_beside(sheet: Sheet, view: View) -> Said:
    """The round for the end of the bar, if the phase's label leaves room for it."""
    text = Text("screen-round", round=view.round)
    room = WIDTH - 12 - sheet.width(text, SMALL[0])
    return text if view.round and sheet.width(view.phase.label, SMALL[-1]) <= room else ""


def _draw_one(sheet: Sheet, view: View, name: str, body: Pane) -> None:
    """The name, and under it what is awaited, if that can be said in two short lines."""
    body = body.shrunk(left=2, right=2)
    for lines in (1, 2):
        hint = body._replace(top=body.bottom - HINT * lines)
        if view.phase.hint and hint.top - body.top >= LEAST_BIG and sheet.fits(view.phase.hint, hint, SMALL):
            sheet.paragraph(view.phase.hint, hint, SMALL)
            body = body._replace(bottom=hint.top)
            break
    sheet.line(name, body, NAME, "centre")


def _draw_several(sheet: Sheet, names: list[str], body: Pane) -> None:
    """Up to three names one under another, more in two columns."""
    columns = 1 if len(names) <= 3 else 2
    width = body.width // columns
    panes = body.rows(max(2, -(-len(names) // columns)))
    size = _common_size(names, Pane(0, 0, width - 6, panes[0].height - 3), (20, 18, 16, 14, *LINE))
    for at, name in enumerate(names):
        row, column = divmod(at, columns)
        left = body.left + width * column
        pane = Pane(left + 2, panes[row].top, left + width - 4, panes[row].bottom)
        sheet.line(name, pane, (size,), "left" if columns == 2 else "centre")


def _common_size(names: list[str], pane: Pane, sizes: tuple[int, ...]) -> int:
    """The largest size for all names; one that is cut in any size does not make the others small."""
    whole = [name for name in names if width_of(name, sizes[-1]) <= pane.width]
    return min((fitting(name, pane, sizes) for name in whole), default=sizes[-1])


def _draw_end(sheet: Sheet, view: View, body: Pane) -> None:
    names = [name_of(view, seat) for seat in view.winners]
    won = Text("screen-winner") if len(names) == 1 else Text("screen-shared-win")
    sheet.bar(won if names else Text("screen-game-over"))
    points = [view.scores[seat] for seat in view.winners if seat in view.scores]
    if points:
        sheet.line(Text("screen-points", points=points[0]), body._replace(top=body.bottom - 16), (13, *SMALL), "centre")
        body = body.shrunk(bottom=16)
    if len(names) > 1:
        _draw_several(sheet, names, body)
    else:
        sheet.line(names[0] if names else Text("screen-no-winner"), body.shrunk(left=2, right=2), NAME, "centre")


def draw_seats(sheet: Sheet, view: View) -> None:
    """All seats over the whole sheet, one under another, those that act inverted."""
    panes = [pane.shrunk(left=3, right=3) for pane in Pane(0, 0, WIDTH, HEIGHT).rows(max(2, len(view.seats)))]
    scored = any(view.scores.values()) or not any(seat.short for seat in view.seats)
    scores = [str(view.scores[seat.seat]) if scored and seat.seat in view.scores else "" for seat in view.seats]
    two_lines = scored and panes[0].height >= TWO_LINES
    size = _line_size(sheet, view.seats, scores, panes[0])
    for seat, score, pane in zip(view.seats, scores, panes, strict=False):
        acts = seat.acts or seat.seat == view.turn
        if acts:
            sheet.fill(Pane(0, pane.top, WIDTH, pane.bottom - 1))
        ink = DARK if acts else LIT
        if two_lines:
            _draw_two_lines(sheet, seat, score, pane, ink)
        else:
            _draw_one_line(sheet, seat, score, pane, ink, size)


def _line_size(sheet: Sheet, seats: tuple[SeatView, ...], scores: list[str], pane: Pane) -> int:
    """The largest size in which all that is to be said of a seat fits its line, for every seat that fits in any."""
    sizes = _sizes_for(pane.height)
    said = [(called(seat), sheet.text(seat.short), score) for seat, score in zip(seats, scores, strict=True)]
    lines = ["  ".join(filter(None, texts)) for texts in said]
    return _common_size(lines, pane, sizes)


def _draw_two_lines(sheet: Sheet, seat: SeatView, score: str, pane: Pane, ink: int) -> None:
    """The name, under it what stands to be said of the seat, and the score at the right over both."""
    left = _put_right(sheet, score, pane.shrunk(top=2, bottom=1), (28, 20), ink)
    name = pane._replace(right=left)
    if seat.short:
        tall = SHORT if pane.height > TWO_LINES else SHORT - 3
        sheet.line(seat.short, Pane(pane.left, pane.bottom - tall, left, pane.bottom - 1), SMALL, ink=ink)
        name = name._replace(bottom=pane.bottom - tall)
    sheet.line(called(seat), name, _sizes_for(name.height + 1), ink=ink)


def _draw_one_line(sheet: Sheet, seat: SeatView, score: str, pane: Pane, ink: int, size: int) -> None:
    """The name, then the rest if the name keeps enough room."""
    left = _put_right(sheet, score, pane, (size,), ink)
    short = sheet.text(seat.short)
    if short and left - pane.left - width_of(short, size) - 6 >= min(width_of(called(seat), size), LEAST_NAME):
        left = _put_right(sheet, seat.short, pane._replace(right=left), (size,), ink)
    sheet.line(called(seat), pane._replace(right=left), (size, *SMALL), ink=ink)


def _sizes_for(height: int) -> tuple[int, ...]:
    """The sizes whose lines keep clear of those above and below."""
    return tuple(size for size in (16, *LINE) if line_height(size) < height) or LINE[-1:]


def _put_right(sheet: Sheet, said: Said, pane: Pane, sizes: tuple[int, ...], ink: int) -> int:
    """Writes a text at the right end; where the next one to its left has to end."""
    if not said:
        return pane.right
    size = fitting(sheet.text(said), pane, sizes)
    left = pane.right - sheet.width(said, size)
    sheet.line(said, pane._replace(left=left), (size,), "right", ink)
    return left - 6
