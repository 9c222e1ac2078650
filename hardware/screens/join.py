"""How a phone gets here: a QR on a lit ground, and beside it the pairing code or the address in words."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import urlsplit

import segno

from companion.contract.text import Text
from companion.contract.view import Join
from hardware.screens.glass import DARK, HEIGHT, WIDTH, Pane
from hardware.screens.ink import Sheet
from hardware.screens.letters import LINE, fitting

PIXELS = 2  # a module; one pixel is too fine for a phone's camera
LARGEST = 2  # the QR version that leaves two light modules around it on 64 pixels
BESIDE = Pane(HEIGHT + 3, 0, WIDTH, HEIGHT)


def draw_join(sheet: Sheet, join: Join | None) -> None:
    """The whole sheet; without an address it says how to get one."""
    if join is None:
        sheet.bar(Text("screen-join"))
        sheet.paragraph(Text("screen-no-network"), Pane(0, 16, WIDTH, HEIGHT), (20, 16))
        return
    modules = qr(join.url)
    if modules is None:
        _draw_words(sheet, join)
        return
    sheet.fill(Pane(0, 0, HEIGHT, HEIGHT))
    margin = (HEIGHT - PIXELS * len(modules)) // 2
    for y, row in enumerate(modules):
        for x, dark in enumerate(row):
            if dark:
                left, top = margin + PIXELS * x, margin + PIXELS * y
                sheet.fill(Pane(left, top, left + PIXELS, top + PIXELS), DARK)
    _draw_beside(sheet, join)


@lru_cache(maxsize=8)
def qr(url: str) -> tuple[bytes, ...] | None:
    """The QR's rows of modules, 1 for dark; None for an address too long for a code of this size."""
    for error in ("m", "l"):
        code = segno.make(shortest(url), error=error, boost_error=False, micro=False)
        if isinstance(code.version, int) and code.version <= LARGEST:
            return tuple(bytes(row) for row in code.matrix)
    return None


def shortest(url: str) -> str:
    """The address in capitals as far as its meaning allows: they make a smaller QR."""
    parts = urlsplit(url)
    path = url.split(parts.netloc, 1)[1] if parts.netloc else ""
    path = "" if path == "/" else path
    return f"{parts.scheme}://{parts.netloc}".upper() + path if parts.netloc else url


def _draw_beside(sheet: Sheet, join: Join) -> None:
    if join.code:
        sheet.line(Text("screen-code"), BESIDE._replace(bottom=14), LINE, "centre")
        half = (len(join.code) + 1) // 2
        for part, top in ((join.code[:half], 16), (join.code[half:], 40)):
            sheet.line(part, BESIDE._replace(top=top, bottom=top + 23), (28, 24, 20, 16, *LINE), "centre")
        return
    lines = address_lines(join.url)
    size = min(fitting(line, BESIDE, LINE) for line in lines)
    room = BESIDE.shrunk(top=10, bottom=10)
    for line, pane in zip(lines, room.rows(len(lines)), strict=True):
        sheet.line(line, pane, (size,))


def address_lines(url: str) -> list[str]:
    """An address in short lines, broken after its dots and before its port: `192.168.`, `178.123`, `:8080`."""
    parts = urlsplit(url)
    host, port = parts.hostname or url, f":{parts.port}" if parts.port else ""
    if ":" in host:
        host = f"[{host}]"
    labels = re.findall(r"[^.:]+[.:]*", host)
    half = (len(labels) + 1) // 2
    return [line for line in ("".join(labels[:half]), "".join(labels[half:]), port) if line]


def _draw_words(sheet: Sheet, join: Join) -> None:
    sheet.bar(Text("screen-join"))
    bottom = HEIGHT - 22 if join.code else HEIGHT
    first, *others = address_lines(join.url)
    upper, lower = Pane(0, 16, WIDTH, bottom).rows(2)
    sheet.line(first, upper, LINE, "centre")
    sheet.line("".join(others), lower, LINE, "centre")
    if join.code:
        sheet.line(Text("screen-code-is", code=join.code), Pane(0, bottom, WIDTH, HEIGHT), (20, 16, *LINE), "centre")
