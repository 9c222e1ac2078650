"""The pages themselves: rendered here for the first paint and, part by part, for every change after it.

There is one renderer, the templates in `templates/parts/`. A page in the browser only swaps the parts that
have changed, so what is painted first and what is painted later cannot differ.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Flask, Response, current_app, jsonify
from flask.typing import ResponseReturnValue

from companion.contract.moves import Choice
from companion.contract.text import Text
from companion.contract.view import Block, Board, Bulletin, Cards, SeatView, View
from companion.table.telling import choice_out
from companion.words import Speaker
from web import geometry
from web.access.guard import may_control, pairing, phone, said
from web.access.seats import own_seat, seats_of_others
from web.assets import type_of
from web.joined import Joined, joined
from web.language import VOICE, Voice, isolated, language

routes = Blueprint("pages", __name__)

WORD = re.compile(r"[a-z][a-z0-9-]*")
"""A word that can be the id of a message."""

PARTS: dict[str, tuple[str, ...]] = {
    "phone": ("warnings", "head", "turn", "prompts", "countdowns", "dice", "blocks", "seats", "log"),
    "table": ("head", "warnings", "turn", "dice", "countdowns", "prompts", "blocks", "seats", "log"),
    "box": ("warnings",),
}
"""The parts of each page, by the names of their templates."""


@dataclass(frozen=True)
class Viewer:
    """Who looks: whether they may control, the seat they act for, the seats of other phones, their language."""

    control: bool
    seat: str | None
    shared: frozenset[str]
    language: str


def viewer() -> Viewer:
    """Who asks now."""
    return Viewer(may_control(), own_seat(), seats_of_others(), language())


def watching() -> Callable[[], Viewer]:
    """The same for a stream that outlives its request: asked anew for every picture, for seats change hands."""
    known, tongue, keeper, open_to_all = phone(), language(), pairing(), may_control()
    name = known.phone if known else None

    def now() -> Viewer:
        seat = keeper.keyring.seat_of(name) if name else None
        return Viewer(open_to_all, seat, keeper.keyring.seats_of_others(name), tongue)

    return now


@routes.get("/", defaults={"page": "phone"})
@routes.get("/table", defaults={"page": "table"})
@routes.get("/box", defaults={"page": "box"})
def whole(page: str) -> str:
    bulletin, own = joined().referee.bulletin, viewer()
    VOICE.set(Voice(bulletin.view, own.language))
    shown = scene(joined(), bulletin, own)
    template = current_app.jinja_env.get_template(f"{page}.html")
    return template.render(page=page, part_names=PARTS[page], simulated=joined().simulated is not None, **shown)


@routes.get("/parts/<page>")
def parts(page: str) -> ResponseReturnValue:
    if page not in PARTS:
        return said(404, "bad-request", Text("page-says-no-page"))
    return jsonify(news(current_app, joined().referee.bulletin, page, viewer()))


def news(app: Flask, bulletin: Bulletin, page: str, own: Viewer) -> dict[str, Any]:
    """All that a page in a browser shows of a bulletin, as plain values. It needs no request, so a stream can ask."""
    together: Joined = app.extensions["joined"]
    view, voice = bulletin.view, Voice(bulletin.view, own.language)
    VOICE.set(voice)
    shown = scene(together, bulletin, own)
    drawn = {name: app.jinja_env.get_template(f"parts/{name}.html").render(page=page, **shown) for name in PARTS[page]}
    rest = {
        "number": bulletin.number,
        "seq": view.seq if view else None,
        "version": together.assets.version,
        "parts": drawn,
        "choices": [choice_out(choice) for choice in bulletin.choices],
        "me": {"control": own.control, "seat": shown["mine"], "shared": sorted(own.shared)},
        "names": names(view),
        "labels": labels(view),
        "called": called(bulletin.choices, voice.speaker),
        "hint": view.phase.hint if view else "",
        "turn": view.turn if view else None,
        "over": view is not None and view.over,
    }
    return voice.speaker.plain(rest)  # type: ignore[no-any-return]


@routes.get("/static/<version>/<name>")
def asset(version: str, name: str) -> ResponseReturnValue:
    """A file of the version that runs now; an older page asks for its own in vain and reloads."""
    assets = joined().assets
    if version != assets.version or name not in assets.files:
        return said(404, "bad-request", Text("page-says-old-version"))
    response = Response(assets.files[name], mimetype=type_of(name))
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response


@routes.get("/favicon.ico")
def icon() -> ResponseReturnValue:
    return Response(joined().assets.files["icon.svg"], mimetype=type_of("icon.svg"))


def scene(together: Joined, bulletin: Bulletin, own: Viewer) -> dict[str, Any]:
    """What every template may use."""
    view = bulletin.view
    seats = {seat.seat: seat for seat in view.seats} if view else {}
    return {
        "view": view,
        "warnings": bulletin.warnings,
        "seats": seats,
        "mine": own.seat if own.seat in seats or not view else None,
        "acting": acting(view),
        "ranking": ranking(view),
        "blocks": own_first(view.blocks, own.seat) if view else (),
        "asset": together.assets.address,
        "icons": together.assets.icons,
        "version": together.assets.version,
        "control": own.control,
        "paired": together.paired,
        "geometry": geometry,
        "language": own.language,
    }


def acting(view: View | None) -> tuple[SeatView, ...]:
    """The seats that the box waits for; the one in turn where the game names nobody."""
    if view is None or view.over:
        return ()
    return tuple(seat for seat in view.seats if seat.acts) or tuple(s for s in view.seats if s.seat == view.turn)


def ranking(view: View | None) -> tuple[tuple[SeatView, int | float], ...]:
    """Seats with their scores, the best first."""
    if view is None:
        return ()
    scored = [(seat, view.scores[seat.seat]) for seat in view.seats if seat.seat in view.scores]
    return tuple(sorted(scored, key=lambda entry: -entry[1]))


def own_first(blocks: tuple[Block, ...], mine: str | None) -> tuple[Block, ...]:
    """What belongs to the table, then what belongs to this phone's seat, then to the others."""
    owners = [getattr(block, "seat", None) for block in blocks]
    order = sorted(range(len(blocks)), key=lambda at: owners[at] not in (None, mine) if mine else False)
    return tuple(blocks[at] for at in order)


def names(view: View | None) -> dict[str, dict[str, str]]:
    """Each seat's name and colour."""
    return {seat.seat: {"name": isolated(seat.name), "colour": seat.colour} for seat in view.seats} if view else {}


def called(choices: tuple[Choice, ...], speaker: Speaker) -> dict[str, str]:
    """What slots, and words without a label, are called, where the game has a word for them."""
    slots = [slot for choice in choices for slot in choice.slots]
    words = {slot.name for slot in slots} | {word for slot in slots if not slot.labels for word in slot.options}
    texts = {word: Text(f"word-{word}") for word in words if WORD.fullmatch(word)}
    return {word: speaker.say(text) for word, text in sorted(texts.items()) if speaker.has(text)}


def labels(view: View | None) -> dict[str, Any]:
    """What people call the cells and cards that moves name by id."""
    found: dict[str, Any] = {}
    for block in view.blocks if view else ():
        match block:
            case Board(cells=cells):
                found |= {cell.id: cell.label for cell in cells}
            case Cards(cards=cards):
                found |= {card.id: card.label for card in cards}
    return found
