"""The rules of the games to read at the table: all that a refusal may cite, chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flask import Blueprint, render_template
from flask.typing import ResponseReturnValue

from companion.contract.game import Rules
from companion.contract.text import Text, listed, of_game
from companion.rulebook import chapters_of
from web.access.guard import said
from web.joined import joined
from web.language import VOICE, Voice, language

routes = Blueprint("rules", __name__)


def written() -> dict[str, Rules[Any]]:
    """The games whose rules are written down."""
    games = joined().referee.games
    return {id: rules for id, rules in games.items() if (Path(rules.home).parent / "RULES.md").is_file()}


@routes.get("/rules")
def of_this_game() -> ResponseReturnValue:
    """The rules of the game on the table; with none, of the first that there is."""
    view, told = joined().referee.bulletin.view, tuple(written())
    return of_one(view.game if view and view.game in told else told[0])


@routes.get("/rules/<game>")
def of_one(game: str) -> ResponseReturnValue:
    games = written()
    if game not in games:
        return said(404, "bad-request", Text("page-says-no-rules", game=game, games=listed(*games)))
    VOICE.set(Voice(None, language()))
    return render_template(
        "rules.html",
        game=game,
        titles={rules.id: of_game(rules.id, rules.title) for rules in games.values()},
        chapters=chapters_of(games[game], language()),
        asset=joined().assets.address,
        language=language(),
    )
