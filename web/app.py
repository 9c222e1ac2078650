"""The page as one Flask app over a table: what is joined to what, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask

from companion.referee import Referee
from web import api, box, language, pages, rules
from web.access.guard import guard
from web.access.pairing import Pairing
from web.assets import Assets
from web.joined import Health, Joined
from web.language import Saying, rich, spell
from web.ports import Glass, Simulated
from web.stream import STREAMS, Streams


def create_app(
    referee: Referee,
    *,
    pairing: Pairing,
    health: Health,
    glass: Glass | None = None,
    simulated: Simulated | None = None,
    names: Iterable[str] = (),
    streams: int = STREAMS,
) -> Flask:
    """The app. `names` are host names it answers to, beside this machine's own; `streams` is how many phones
    are told of changes at once, the others ask now and then."""
    app = Flask(__name__, static_folder=None)
    app.url_map.strict_slashes = False
    app.json = Saying(app)
    app.jinja_env.finalize = spell
    app.jinja_env.filters["rich"] = rich
    app.jinja_env.globals |= language.WORDS
    places = Streams(referee, allowed=streams)
    app.extensions |= {
        "pairing": pairing,
        "streams": places,
        "joined": Joined(
            referee, glass, simulated, health, places, Assets(referee.games.values()), pairing.control == "paired"
        ),
    }
    guard(app, names)
    for routes in (api.routes, box.routes, pages.routes, rules.routes):
        app.register_blueprint(routes)
    return app
