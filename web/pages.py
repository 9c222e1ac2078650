"""The pages themselves: rendered here for the first paint and, part by part, for every change after it.

There is one renderer, the templates in `templates/parts/`. A page in the browser only swaps the parts that
have changed, so what is painted first and what is painted later cannot differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, jsonify, render_template
from flask.typing import ResponseReturnValue
from msgspec.structs import replace

from companion.contract.view import Block, Board, Bulletin, Cards, SeatView, View
from web import drawing
from web.assets import type_of
from web.bidi import isolated
from web.guard import may_control, pairing, said
from web.joined import joined
from web.seats import own_seat, own_source, seats_of_others

routes = Blueprint("pages", __name__)

PARTS: dict[str, tuple[str, ...]] = {
    "phone": ("warnings", "head", "turn", "prompts", "countdowns", "dice", "blocks", "seats", "log"),
    "table": ("head", "warnings", "turn", "dice", "countdowns", "prompts", "blocks", "seats", "log"),
    "box": ("warnings",),
}
"""The parts of each page, by the names of their templates."""


READINGS = 8
"""How often the choices are read anew at most, at a table where moves come faster than answers."""


@dataclass(frozen=True)
class Moment:
    """The table at one moment, with the choices of that very moment."""

    bulletin: Bulletin
    choices: list[dict[str, Any]]


def moment() -> Moment:
    """The newest view and its choices. A move between the two readings makes them be read again."""
    table = joined().table
    bulletin = table.bulletin
    for _ in range(READINGS):
        answer = table.command({"do": "choices"}, own_source())
        before, bulletin = bulletin, table.bulletin
        if bulletin.view == before.view:
            break
    return Moment(bulletin, answer.get("choices", []))


@routes.get("/", defaults={"page": "phone"})
@routes.get("/table", defaults={"page": "table"})
@routes.get("/box", defaults={"page": "box"})
def whole(page: str) -> str:
    return render_template(
        f"{page}.html", page=page, parts=PARTS[page], simulated=joined().panel is not None, **scene()
    )


@routes.get("/parts/<page>")
def parts(page: str) -> ResponseReturnValue:
    if page not in PARTS:
        return said(404, "bad-request", "There is no such page.")
    now = moment()
    shown = scene(now)
    view = shown["view"]
    return jsonify(
        number=now.bulletin.number,
        seq=view.seq if view else None,
        version=joined().assets.version,
        parts={name: render_template(f"parts/{name}.html", page=page, **shown) for name in PARTS[page]},
        choices=isolated(now.choices, list[dict[str, Any]], view),
        me={"control": may_control(), "seat": shown["mine"], "shared": sorted(seats_of_others())},
        names=isolated(names(view), dict[str, dict[str, str]], view),
        labels=labels(view),
        hint=view.phase.hint if view else "",
        turn=view.turn if view else None,
        over=view is not None and view.over,
    )


@routes.get("/static/<version>/<name>")
def asset(version: str, name: str) -> ResponseReturnValue:
    """A file of the version that runs now; an older page asks for its own in vain and reloads."""
    assets = joined().assets
    if version != assets.version or name not in assets.files:
        return said(404, "bad-request", "That version of the page is gone.")
    response = Response(assets.files[name], mimetype=type_of(name))
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response


@routes.get("/favicon.ico")
def icon() -> ResponseReturnValue:
    return Response(joined().assets.files["icon.svg"], mimetype=type_of("icon.svg"))


def scene(now: Moment | None = None) -> dict[str, Any]:
    """What every template may use."""
    bulletin = now.bulletin if now else joined().table.bulletin
    view = readable(bulletin.view)
    mine = own_seat()
    seats = {seat.seat: seat for seat in view.seats} if view else {}
    return {
        "view": view,
        "warnings": bulletin.warnings,
        "seats": seats,
        "mine": mine if mine in seats or not view else None,
        "acting": acting(view),
        "ranking": ranking(view),
        "blocks": own_first(view.blocks, mine) if view else (),
        "asset": joined().assets.address,
        "version": joined().assets.version,
        "control": may_control(),
        "paired": pairing().control == "paired",
        "drawing": drawing,
    }


def readable(view: View | None) -> View | None:
    """The view with names in its sentences kept from turning them; where a name stands alone the page sees to it."""
    return replace(isolated(view, View, view), seats=view.seats) if view else None


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
    return {seat.seat: {"name": seat.name, "colour": seat.colour} for seat in view.seats} if view else {}


def labels(view: View | None) -> dict[str, str]:
    """What people call the cells and cards that moves name by id."""
    found: dict[str, str] = {}
    for block in view.blocks if view else ():
        match block:
            case Board(cells=cells):
                found |= {cell.id: cell.label for cell in cells}
            case Cards(cards=cards):
                found |= {card.id: card.label for card in cards}
    return found
