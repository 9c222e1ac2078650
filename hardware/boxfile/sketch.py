"""The drawing of the 40-pin header with every wire, as SVG; nothing of a particular box stands here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from textwrap import wrap

from companion.contract.text import Said, Text
from hardware.boxfile.header import LINES, Wire, line_name
from hardware.signals.registry import SIGNALS

ROW, TOP, MIDDLE, PITCH = 26, 84, 460, 34  # pixels
WIDTH = 2 * MIDDLE
LABEL = 330  # pixels of a label box
NOTE_LETTERS = 118

COLOURS = {
    "supply": "#c62828", "ground": "#212121", "screens": "#1565c0", **{signal.table: signal.colour for signal in SIGNALS},
    "readers": "#00796b", "overlays": "#1565c0",
}  # fmt: skip
Say = Callable[[Said], str]


def draw_header(wires: Sequence[Wire], notes: Sequence[Said], say: Say) -> str:
    """The whole file. Pin 1 is at the top left, as on a Pi whose header is at the right of the board."""
    written = [line for note in notes for line in wrap(say(note), NOTE_LETTERS, subsequent_indent="   ")]
    bottom = TOP + 20 * ROW
    height = bottom + 70 + 20 * len(written)
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" font-family="DejaVu Sans, Verdana, sans-serif" font-size="14">',
        f'<title>{say(Text("doctor-header-title"))}</title>',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{MIDDLE}" y="30" text-anchor="middle" font-size="18" font-weight="bold">{say(Text("doctor-header"))}</text>',
        f'<text x="{MIDDLE}" y="54" text-anchor="middle" fill="#555">{say(Text("doctor-header-corner"))}</text>',
        f'<rect x="{MIDDLE - 40}" y="{TOP - 4}" width="80" height="{20 * ROW + 8}" rx="6" fill="#333333"/>',
        *_pins(),
        *(line for wire in wires for line in _wire(wire, say)),
        *_legend(wires, bottom + 32, say),
        *(_note(line, bottom + 64 + 20 * at) for at, line in enumerate(written)),
        "</svg>",
    ]) + "\n"  # fmt: skip


def _place(header: int) -> tuple[int, int]:
    """The middle of a pin: odd ones at the left."""
    side = -1 if header % 2 else 1
    return MIDDLE + side * PITCH // 2, TOP + ROW * ((header - 1) // 2) + ROW // 2


def _pins() -> Iterator[str]:
    for header in range(1, len(LINES) + 1):
        x, y = _place(header)
        yield (
            f'<circle cx="{x}" cy="{y}" r="11" fill="#d9c27a"/>'
            if header > 1
            else (f'<rect x="{x - 11}" y="{y - 11}" width="22" height="22" fill="#d9c27a"/>')
        )
        yield f'<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="11" fill="#222">{header}</text>'
        way, anchor = (-1, "end") if header % 2 else (1, "start")
        yield (
            f'<text x="{MIDDLE + way * 48}" y="{y + 5}" text-anchor="{anchor}" font-size="12" fill="#777">'
            f"{line_name(header)}</text>"
        )


def _wire(wire: Wire, say: Say) -> Iterator[str]:
    x, y = _place(wire.header)
    way = -1 if wire.header % 2 else 1
    colour, text = COLOURS[wire.kind], _label(wire, say)
    near, far = MIDDLE + way * 100, MIDDLE + way * (120 + LABEL)
    left = min(near + way * 20, far)
    yield f'<path d="M{x + way * 11} {y}H{MIDDLE + way * 42}M{near} {y}H{near + way * 20}" stroke="{colour}" stroke-width="4"/>'
    yield f'<rect x="{left}" y="{y - 11}" width="{LABEL}" height="22" rx="4" fill="{colour}"/>'
    yield f'<text x="{left + 8}" y="{y + 5}" fill="#ffffff"><title>{escape(text)}</title>{escape(_short(text))}</text>'


def _label(wire: Wire, say: Say) -> str:
    parts = ", ".join(map(say, wire.parts))
    return f"{wire.terminal} – {parts}" if wire.terminal else parts


def _short(text: str, letters: int = 40) -> str:
    return text if len(text) <= letters else text[: letters - 1] + "…"


def _legend(wires: Sequence[Wire], y: int, say: Say) -> Iterator[str]:
    used = {wire.kind for wire in wires}
    shown = [kind for kind in COLOURS if kind in used - {"overlays"}]
    left = MIDDLE - len(shown) * 50
    for at, kind in enumerate(shown):
        x = left + 100 * at
        yield f'<rect x="{x}" y="{y - 12}" width="14" height="14" rx="3" fill="{COLOURS[kind]}"/>'
        yield f'<text x="{x + 20}" y="{y}">{say(Text(f"doctor-legend-{kind}"))}</text>'


def _note(line: str, y: int) -> str:
    return f'<text x="24" y="{y}" font-size="13" xml:space="preserve">{escape(line)}</text>'
