"""The page as one Flask app over a table: what is joined to what, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask

from web import api, box, pages, rules
from web.assets import Assets
from web.guard import guard
from web.joined import Joined
from web.pairing import Pairing
from web.ports import Glass, Panel
from web.stream import STREAMS, Streams
from web.table import Health, Table


def create_app(
    table: Table,
    *,
    pairing: Pairing,
    health: Health,
    glass: Glass | None = None,
    panel: Panel | None = None,
    names: Iterable[str] = (),
    streams: int = STREAMS,
) -> Flask:
    """The app. `names` are host names it answers to, beside this machine's own; `streams` is how many phones
    are told of changes at once, the others ask now and then."""
    app = Flask(__name__, static_folder=None)
    app.url_map.strict_slashes = False
    app.json.sort_keys = False  # type: ignore[attr-defined]  # Flask's own provider has it
    places = Streams(table, allowed=streams)
    app.extensions |= {
        "pairing": pairing,
        "streams": places,
        "joined": Joined(table, glass, panel, health, places, Assets()),
    }
    guard(app, names)
    for routes in (api.routes, box.routes, pages.routes, rules.routes):
        app.register_blueprint(routes)
    return app
