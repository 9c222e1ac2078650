"""Dice: the last roll with pips, drawn arrows or words, and the tumble before it comes to rest."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from companion.contract.text import Text
from companion.contract.view import DiceView, View
from hardware.screens.glass import BAR, DARK, HEIGHT, LIT, WIDTH, Pane
from hardware.screens.ink import Sheet
from hardware.screens.letters import BIG, SMALL, clean, width_of
from hardware.screens.names import glass_speaker
from hardware.screens.people import name_of

FRAMES = 10
"""How many pictures a tumble has; the last one is the result."""

PIPS = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
TURNS = (0.6, 1.3, 0.3, 0.9, 0.2, 0.7, 0.35, 0.15, 0.05)  # radians of a die's lean, a frame each
LIFTS = (-3, 0, 3, -3, 0, 2, -2, 0, 1)  # pixels off its place
GAP = 6
LARGEST = 38  # pixels of a die
SUM = 40  # pixels at the right for the sum of two dice

Point = tuple[float, float]


def draw_dice(sheet: Sheet, dice: DiceView | None, view: View | None, body: Pane) -> None:
    """The last roll: who rolled it in the bar, then the dice, the sum of several numbers, the note."""
    if dice is None:
        sheet.bar(Text("screen-dice"))
        sheet.line(Text("screen-no-roll"), body, BIG[5:], "centre")
        return
    roller = name_of(view, dice.seat) if view else ""
    sheet.bar(roller or Text("screen-dice"), Text("screen-table") if dice.source == "table" else "")
    if dice.note and sheet.fits(dice.note, body._replace(top=body.bottom - 12), SMALL):
        sheet.line(dice.note, body._replace(top=body.bottom - 12), SMALL, "centre")
        body = body.shrunk(bottom=12)
    total = _sum(dice.faces)
    lying = body.shrunk(right=SUM if total else 0)
    for pane, face in zip(_places(dice.faces, lying), dice.faces, strict=True):
        _draw_die(sheet, face, pane)
    if total:
        sheet.line(total, body.shrunk(right=2)._replace(left=body.right - SUM), BIG, "centre")


def _sum(faces: tuple[str, ...]) -> str:
    """What two numbers make together; "" for anything else."""
    return str(int(faces[0]) + int(faces[1])) if len(faces) == 2 and all(face.isdecimal() for face in faces) else ""


def _places(faces: tuple[str, ...], body: Pane) -> list[Pane]:
    """Where the dice lie: side by side, or one above the other when a word would be cut."""
    body = body.shrunk(left=1, right=1) if len(faces) == 2 else body.shrunk(left=3, right=3)
    high = min(body.height - 4, LARGEST)
    widths = [_die_width(face, high) for face in faces]
    gaps = GAP * (len(faces) - 1)
    if sum(widths) + gaps > body.width and any(width > high for width in widths) and len(faces) <= 3:
        return [pane.shrunk(4, 1, 4, 1) for pane in body.rows(len(faces))]
    if sum(widths) + gaps > body.width:
        gaps = 3 * (len(faces) - 1)
        high = min(high, (body.width - gaps) // len(faces))
        widths = [high] * len(faces)
    left, top = body.left + (body.width - sum(widths) - gaps) // 2, body.top + (body.height - high) // 2
    panes = []
    for width in widths:
        panes.append(Pane(left, top, left + width, top + high))
        left += width + (gaps // (len(faces) - 1) if len(faces) > 1 else 0)
    return panes


def _die_width(face: str, high: int) -> int:
    if face in PIPS or face == "arrows" or len(face) <= 2:
        return high
    return max(high, width_of(clean(face), 16) + 12)


def _draw_die(sheet: Sheet, face: str, pane: Pane) -> None:
    sheet.pen.rounded_rectangle(
        (pane.left, pane.top, pane.right - 1, pane.bottom - 1), radius=pane.height // 6, fill=LIT
    )
    if face in PIPS:
        centre = ((pane.left + pane.right - 1) / 2, (pane.top + pane.bottom - 1) / 2)
        _draw_pips(sheet, face, centre, min(pane.width, pane.height), 0.0)
    elif face == "arrows":
        _draw_arrows(sheet, pane)
    else:
        sheet.line(face, pane.shrunk(4, 2, 4, 2), BIG[2:], "centre", DARK)


def _draw_pips(sheet: Sheet, face: str, centre: Point, size: int, angle: float) -> None:
    radius = max(1, round(size / 11))
    for column, row in PIPS[face]:
        x, y = _turned((column * size * 0.27, row * size * 0.27), centre, angle)
        left, top = round(x - radius + 0.01), round(y - radius + 0.01)
        sheet.pen.ellipse((left, top, left + 2 * radius, top + 2 * radius), fill=DARK)


def _draw_arrows(sheet: Sheet, pane: Pane) -> None:
    """One arrow up and one down, beside each other."""
    third = pane.width // 4
    middle, reach = (pane.top + pane.bottom - 1) // 2, pane.height * 3 // 8
    for x, way in ((pane.left + third + 1, -1), (pane.right - third - 2, 1)):
        tip, tail, head = middle + way * reach, middle - way * reach, max(3, pane.width // 6)
        sheet.pen.polygon([(x, tip), (x - head, tip - way * head), (x + head, tip - way * head)], fill=DARK)
        half = max(1, pane.width // 16)
        sheet.pen.rectangle((x - half, min(tip - way * head, tail), x + half, max(tip - way * head, tail)), fill=DARK)


def _turned(point: Point, centre: Point, angle: float) -> Point:
    x, y = point
    return centre[0] + x * cos(angle) - y * sin(angle), centre[1] + x * sin(angle) + y * cos(angle)


def tumble(frame: int, dice: DiceView, view: View | None = None, language: str = "en") -> Image.Image:
    """Picture `frame` of a roll; from `FRAMES - 1` on it is the result, the same as the dice page's.

    What tumbles past is no chance and says nothing of the result; when a picture is due is the caller's.
    """
    sheet = Sheet(glass_speaker(view, language))
    body = Pane(0, BAR + 1, WIDTH, HEIGHT)
    if frame >= FRAMES - 1:
        draw_dice(sheet, dice, view, body)
        return sheet.picture
    sheet.bar((name_of(view, dice.seat) if view else "") or Text("screen-dice"), Text("screen-rolls"))
    count = max(1, len(dice.faces))
    size = min(30, (WIDTH - 8) // count - 8)
    for at in range(count):
        step = (max(0, frame) + 4 * at) % len(TURNS)
        centre = (WIDTH * (2 * at + 1) / (2 * count), (body.top + body.bottom) / 2 + LIFTS[step])
        angle = TURNS[step] + pi / 7 * (at + frame)
        corners = [
            _turned((x * size / 2, y * size / 2), centre, angle) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        sheet.pen.polygon(corners, fill=LIT)
        _draw_pips(sheet, str((frame * 5 + at * 2) % 6 + 1), centre, size, angle)
    return sheet.picture
