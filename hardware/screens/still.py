"""Pictures without a game: the welcome, the farewell, and the doctor's test picture."""

from __future__ import annotations

from PIL import Image

from companion.contract.text import Text
from companion.contract.view import Join
from companion.words import speaker
from hardware.screens.glass import BAR, HEIGHT, LIT, WIDTH, Pane
from hardware.screens.ink import Sheet
from hardware.screens.join import address_lines
from hardware.screens.letters import LINE, SMALL

WHOLE = Pane(0, 0, WIDTH, HEIGHT)
SAFE = (24, 20, 18)


def draw_welcome(sheet: Sheet, join: Join | None, body: Pane) -> None:
    """What stands on the glass before the first game: what to do, and the address for a phone."""
    sheet.bar("Companion box")
    if join is not None and body.height > 40:
        sheet.line("".join(address_lines(join.url)), body._replace(top=body.bottom - 14), SMALL, "centre")
        body = body.shrunk(bottom=14)
    sheet.paragraph(Text("screen-choose-game"), body, (20, 18, 16, *LINE))


def farewell(language: str = "en") -> Image.Image:
    """The last picture before the power may go."""
    sheet = Sheet(speaker(language))
    sheet.line(Text("screen-safe-above"), Pane(0, 4, WIDTH, 34), SAFE, "centre")
    sheet.line(Text("screen-safe-below"), Pane(0, 32, WIDTH, 62), SAFE, "centre")
    return sheet.picture


def test_picture(name: str, driver: str) -> Image.Image:
    """A frame at the very edge, a corner that says which way is up, greys, and what this screen should be.

    A picture shifted by two columns, doubled or torn tells that the chip is another one than `driver`.
    """
    sheet = Sheet()
    sheet.frame(WHOLE)
    sheet.pen.polygon([(2, 2), (14, 2), (2, 14)], fill=LIT)
    for x in range(96, 124):
        for y in range(4, 16):
            if (x + y) % 2 or (x < 110 and y % 4 == 0):
                sheet.pen.point((x, y), fill=LIT)
    sheet.line(name, Pane(4, 16, WIDTH - 4, 42), (24, 20, 18, 16, *LINE), "centre")
    sheet.line(driver, Pane(4, 44, WIDTH - 4, 44 + BAR), (13, *SMALL), "centre")
    return sheet.picture
