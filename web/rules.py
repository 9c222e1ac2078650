"""The rules of the games to read at the table: all that a refusal may cite, chapter by chapter."""

from __future__ import annotations

from flask import Blueprint, render_template
from flask.typing import ResponseReturnValue

from companion.registry import GAMES
from companion.rulebook import chapters_of
from web.guard import said
from web.joined import joined

routes = Blueprint("rules", __name__)


@routes.get("/rules")
def of_this_game() -> ResponseReturnValue:
    """The rules of the game on the table; with none, of the first that there is."""
    view = joined().referee.bulletin.view
    return of_game(view.game if view and view.game in GAMES else next(iter(GAMES)))


@routes.get("/rules/<game>")
def of_game(game: str) -> ResponseReturnValue:
    if game not in GAMES:
        return said(404, "bad-request", f"There are no rules of “{game}” here; there are: {', '.join(GAMES)}.")
    return render_template(
        "rules.html",
        game=GAMES[game],
        games=GAMES.values(),
        chapters=chapters_of(GAMES[game]),
        asset=joined().assets.address,
    )
