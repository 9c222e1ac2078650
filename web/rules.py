"""The rules of the games to read at the table: all that a refusal may cite, chapter by chapter."""

from __future__ import annotations

from pathlib import Path

from flask import Blueprint, render_template
from flask.typing import ResponseReturnValue

from companion.contract.text import of_game
from companion.rulebook import chapters_of
from web.access.guard import said
from web.joined import joined
from web.language import VOICE, Voice, language

routes = Blueprint("rules", __name__)


@routes.get("/rules")
def of_this_game() -> ResponseReturnValue:
    """The rules of the game on the table; with none, of the first that there is."""
    view = joined().referee.bulletin.view
    told = [rules.id for rules in joined().referee.games.values() if (Path(rules.home).parent / "RULES.md").is_file()]
    return of_one(view.game if view and view.game in told else told[0])


@routes.get("/rules/<game>")
def of_one(game: str) -> ResponseReturnValue:
    games = joined().referee.games
    if game not in games:
        return said(404, "bad-request", f"There are no rules of “{game}” here; there are: {', '.join(games)}.")
    VOICE.set(Voice(None, language()))
    return render_template(
        "rules.html",
        game=game,
        titles={rules.id: of_game(rules.id, rules.title) for rules in games.values()},
        chapters=chapters_of(games[game]),
        asset=joined().assets.address,
        language=language(),
    )
