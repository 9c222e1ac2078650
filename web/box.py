"""The box in the browser: what its screens show, and the parts of a simulated one that a hand can move."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from flask import Blueprint, Response, jsonify, request
from flask.typing import ResponseReturnValue

from companion.contract.text import Text
from web.access.guard import UNPAIRED, body, may_control, said
from web.joined import joined
from web.ports import Simulated

routes = Blueprint("box", __name__, url_prefix="/api")


@routes.get("/screens")
def screens() -> ResponseReturnValue:
    """Every screen, with a `digest` that changes when its picture does (absent while it may not be seen)."""
    glass = joined().glass
    listed = [dict(screen) for screen in glass.screens()] if glass else []
    if glass and may_look():
        for screen in listed:
            screen["digest"] = digest_of(glass.png(screen["name"]))
    return jsonify(ok=True, screens=listed)


@routes.get("/screens/<name>.png")
def screen(name: str) -> ResponseReturnValue:
    glass = joined().glass
    if not may_look():
        return said(403, "forbidden", Text("page-says-code-on-glass"))
    picture = glass.png(name) if glass else None
    if picture is None:
        return said(404, "bad-request", Text("page-says-no-screen", name=name))
    response = Response(picture, mimetype="image/png")
    response.set_etag(digest_of(picture))
    response.headers["Cache-Control"] = "no-cache"
    return response.make_conditional(request)


def may_look() -> bool:
    """A code proves that somebody stands at the box, so a real box does not show it to the network. The
    screens of a simulated box exist nowhere else."""
    join = joined().referee.bulletin.join
    hides = joined().simulated is None and join is not None and join.code is not None
    return may_control() or not hides


def digest_of(picture: bytes | None) -> str:
    """Short, and different for different pictures."""
    return hashlib.sha256(picture or b"").hexdigest()[:16]


class Push(msgspec.Struct, forbid_unknown_fields=True):
    button: str
    down: bool


MOST_DETENTS = 50
"""More than a hand turns at once; a simulated knob takes a moment for each."""


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    detents: Annotated[int, msgspec.Meta(ge=-MOST_DETENTS, le=MOST_DETENTS)]


class Lay(msgspec.Struct, forbid_unknown_fields=True):
    reader: str
    tag: str


class Lift(msgspec.Struct, forbid_unknown_fields=True):
    reader: str


class Fault(msgspec.Struct, forbid_unknown_fields=True):
    verb: str
    part: str


DEEDS: dict[str, tuple[type[Any], Callable[[Simulated, Any], None]]] = {
    "push": (Push, lambda box, deed: box.push(deed.button, deed.down)),
    "turn": (Turn, lambda box, deed: box.turn(deed.detents)),
    "place": (Lay, lambda box, deed: box.place(deed.reader, deed.tag)),
    "lift": (Lift, lambda box, deed: box.lift(deed.reader)),
    "fault": (Fault, lambda box, deed: box.fault(deed.verb, deed.part)),
}


@routes.get("/box")
def listed_parts() -> ResponseReturnValue:
    simulated = joined().simulated
    if simulated is None:
        return said(404, "bad-request", Text("page-says-not-simulated"))
    return jsonify(ok=True, parts=simulated.parts())


@routes.post("/box/<verb>")
def move_part(verb: str) -> ResponseReturnValue:
    simulated = joined().simulated
    if simulated is None or verb not in DEEDS:
        return said(404, "bad-request", Text("page-says-no-part"))
    if not may_control():
        return said(403, "forbidden", UNPAIRED)
    shape, do = DEEDS[verb]
    try:
        do(simulated, msgspec.convert(body(), shape))
    except (msgspec.ValidationError, LookupError) as fault:
        return said(400, "bad-request", Text("page-says-cannot", fault=str(fault)))
    return jsonify(ok=True)
